//! `klad verify --mine` compares a transcript with what a player saw, and reports what was seen and when.
#![expect(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{Finished, Folder, run};
use klad_catalog::catalog;
use klad_engine::{
    Chance, Seat, Sight, Viewer,
    draw::{self, Chair, Draw, Share},
    transcript::{MoveLine, Transcript, hex},
};
use klad_protocol::witness::{Fixed, Try, Witness};

/// The seconds at which the player saw the commitment, committed, saw the seats fixed and revealed.
const SEEN: u32 = 1_700_000_000;
const COMMITTED: u32 = 1_700_000_001;
const FIXED: u32 = 1_700_000_002;
const REVEALED: u32 = 1_700_000_003;

/// How a table of two people and a bot was drawn from these nonces.
fn drawn(secret: &[u8; 32], nonces: [u8; 2]) -> Draw {
    let person = |byte| Share { commitment: draw::nonce_commitment(&[byte; 32]), nonce: [byte; 32] };
    let chair = |share| Chair { seat: Seat(0), share };
    let mut draw = Draw {
        table: "7m2kq9x4t0vb".into(),
        restarts: Vec::new(),
        chairs: vec![chair(Some(person(nonces[0]))), chair(None), chair(Some(person(nonces[1])))],
        beacon: None,
    };
    for (seat, chair) in (0..).map(Seat).zip(draw::seating(&draw.seed(secret), 3)) {
        draw.chairs[usize::from(chair)].seat = seat;
    }
    draw
}

/// A whole game of random moves.
fn played(secret: [u8; 32], nonces: [u8; 2]) -> Transcript {
    let catalog = catalog();
    let mut transcript = Transcript {
        game: "my-treasure".into(),
        rules: catalog.find("my-treasure").unwrap().info.rules_version,
        options: serde_json::json!({}),
        players: ["Anna", "bot easy", "Boris"].map(str::to_owned).to_vec(),
        commitment: Some(draw::commitment(&secret)),
        secret: Some(secret),
        nonces: Vec::new(),
        draw: Some(drawn(&secret, nonces)),
        result: None,
        moves: Vec::new(),
        lines: Default::default(),
    };
    let mut table = transcript.open(&catalog).unwrap();
    transcript.options = table.options();
    let mut chance = Chance::fast(5);
    while table.outcome().is_none() {
        let seat = table.turn().must.iter().next().unwrap();
        let mv = chance.pick(&table.legal(seat)).text.clone();
        table.play(seat, &mv).unwrap();
        transcript.moves.push(MoveLine::new(seat, mv, None));
    }
    transcript.result = table.outcome();
    transcript
}

/// What the person on the first chair saw of an honest game.
fn seen(transcript: &Transcript) -> Witness {
    let draw = transcript.draw.as_ref().unwrap();
    let own = draw.chairs[0];
    let mut witness = Witness::of(draw.table.parse().unwrap());
    witness.tries.push(Try {
        scheme: draw::SCHEME,
        restarts: 0,
        commitment: hex(&transcript.commitment.unwrap()),
        seen: SEEN,
        nonce: own.share.map(|share| hex(&share.nonce)),
        committed: Some(COMMITTED),
        fixed: Some(Fixed {
            at: FIXED,
            chairs: draw.chairs.iter().map(|chair| Some(hex(&chair.share?.commitment))).collect(),
            beacon: None,
        }),
        revealed: Some(REVEALED),
    });
    let mut table = transcript.open(&catalog()).unwrap();
    for index in 0..=transcript.moves.len() {
        let view = table.view(Viewer::Seat(own.seat), Sight::Table);
        witness.see_view(&serde_json::from_str(view.get()).unwrap());
        if index < transcript.moves.len() {
            transcript.step(table.as_mut(), index).unwrap();
        }
    }
    witness
}

/// An honest game and what was seen of it.
fn honest() -> (Transcript, Witness) {
    let transcript = played([9; 32], [1, 2]);
    let witness = seen(&transcript);
    (transcript, witness)
}

/// Compares a transcript with what was seen.
fn verify(name: &str, transcript: &Transcript, witness: &Witness) -> Finished {
    let folder = Folder::new(name);
    let game = folder.write("game.klad", transcript.to_string());
    let mine = folder.write("mine.json", serde_json::to_string_pretty(witness).unwrap());
    run(&["verify", &game, "--mine", &mine])
}

/// Expects that the transcript verifies alone, that the comparison fails, and that it says this.
#[track_caller]
fn check_noticed(name: &str, transcript: &Transcript, witness: &Witness, said: &[String]) {
    transcript.verify(&catalog()).unwrap();
    let found = verify(name, transcript, witness).no();
    for words in said {
        assert!(found.contains(words), "wanted {words:?} in {found:?}");
    }
}

#[test]
fn the_game_that_was_seen_is_confirmed() {
    let (transcript, witness) = honest();
    let said = verify("mine-honest", &transcript, &witness).yes();
    assert!(said.contains(&format!("it is the game you saw ({} views)", witness.views.len())), "{said}");
}

#[test]
fn the_transcript_in_the_file_is_compared_if_none_is_named() {
    let (transcript, mut witness) = honest();
    let folder = Folder::new("mine-alone");
    let write = |witness: &Witness| folder.write("mine.json", serde_json::to_string(witness).unwrap());
    let said = run(&["verify", "--mine", &write(&witness)]).nonsense();
    assert!(said.contains("contains no transcript"), "{said}");
    witness.transcript = Some(transcript.to_string());
    let said = run(&["verify", "--json", "--mine", &write(&witness)]).yes();
    let found: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!((&found["ok"], &found["witnessed"]), (&true.into(), &true.into()), "{said}");
}

#[test]
fn a_commitment_other_than_the_one_seen_is_reported_with_both_and_when() {
    let (transcript, mut witness) = honest();
    let seen = hex(&[7; 32]);
    witness.tries[0].commitment = seen.clone();
    let found = hex(&transcript.commitment.unwrap());
    let said = [
        "the server's secret is not the one it committed to".into(),
        format!("{seen} (seen at {SEEN}), then {found} (at "),
    ];
    check_noticed("mine-commitment", &transcript, &witness, &said);
}

#[test]
fn a_game_dealt_from_another_secret_is_reported() {
    let (_, witness) = honest();
    let other = played([8; 32], [1, 2]);
    let said = [witness.tries[0].commitment.clone(), hex(&other.commitment.unwrap()), "seen at".into()];
    check_noticed("mine-secret", &other, &witness, &said);
}

#[test]
fn a_seed_drawn_without_the_players_nonce_is_reported() {
    let (_, witness) = honest();
    let other = played([9; 32], [3, 2]);
    let said = [
        format!(
            "what the server shows for your seat is not what you sent: {} (seen at {COMMITTED})",
            hex(&[1; 32])
        ),
        format!(
            "what the others committed to was changed after the seats were fixed: {}",
            hex(&draw::nonce_commitment(&[1; 32]))
        ),
        format!("(seen at {FIXED})"),
    ];
    check_noticed("mine-nonce", &other, &witness, &said);
}

#[test]
fn a_commitment_hidden_before_the_seats_were_fixed_is_missing_in_the_transcript() {
    // The server put somebody else's commitment on the chair, before the client saw the seats fixed, and dealt all the same.
    let other = played([9; 32], [3, 2]);
    let mut witness = seen(&other);
    witness.tries[0].nonce = Some(hex(&[1; 32]));
    witness.tries[0].revealed = None;
    let said = [format!("{} (seen at {COMMITTED}), then it is not in the transcript", hex(&[1; 32]))];
    check_noticed("mine-hidden", &other, &witness, &said);
}

#[test]
fn a_card_that_was_shown_but_not_dealt_is_reported() {
    let (transcript, mut witness) = honest();
    let middle = witness.views.len() / 2;
    witness.views[middle] = "0123456789abcdef".into();
    let said = [
        "you were shown something that does not follow from the deal: 0123456789abcdef".into(),
        format!("(seen at {SEEN})"),
    ];
    check_noticed("mine-card", &transcript, &witness, &said);
}

#[test]
fn a_device_without_a_nonce_of_its_own_confirms_no_more_than_it_can() {
    // The same person had committed on another device first.
    let (transcript, mut witness) = honest();
    (witness.tries[0].nonce, witness.tries[0].committed, witness.tries[0].revealed) = (None, None, None);
    let said = verify("mine-second", &transcript, &witness).yes();
    assert!(said.contains("the seed was drawn without a nonce of yours"), "{said}");
    let folder = Folder::new("mine-second-json");
    witness.transcript = Some(transcript.to_string());
    let mine = folder.write("mine.json", serde_json::to_string(&witness).unwrap());
    assert!(run(&["verify", "--json", "--mine", &mine]).yes().contains("\"witnessed\":false"));
    // Still, what it was shown has to be what one of the seats saw.
    witness.views[3] = "0123456789abcdef".into();
    check_noticed("mine-second-card", &transcript, &witness, &["0123456789abcdef".into()]);
}
