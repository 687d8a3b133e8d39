//! The preview that other programs show for a link to a table: title, text and picture (Open Graph), per game and
//! language.

use klad_server::Invited;
use klad_text::{Lang, Words};

/// The size of the pictures that `npm run previews` draws.
const PICTURE: (u32, u32) = (1200, 630);

/// The document with the preview of an invitation in its head.
pub(super) fn into_document(document: &str, lang: Lang, invited: &Invited) -> String {
    let words = Words::new(lang);
    let game = words.text(&format!("web-game-{}", invited.game));
    let title = words.format("web-invited", &[("game", game.into())]);
    let about = words.text(&format!("web-game-{}-about", invited.game));
    let picture = format!("{}/previews/{}.{lang}.jpg", invited.base_url, invited.game);
    let (width, height) = PICTURE;
    let properties = [
        ("og:type", "website".to_owned()),
        ("og:site_name", "Klad".to_owned()),
        ("og:title", title.clone()),
        ("og:description", about),
        ("og:url", invited.url.clone()),
        ("og:locale", lang.to_string()),
        ("og:image", picture),
        ("og:image:width", width.to_string()),
        ("og:image:height", height.to_string()),
        ("og:image:alt", title.clone()),
    ];
    let tag = |(name, content): &(&str, String)| {
        format!("<meta property=\"{name}\" content=\"{}\" />", escaped(content))
    };
    let tags: String = properties.iter().map(tag).collect();
    let card = "<meta name=\"twitter:card\" content=\"summary_large_image\" />";
    document
        .replacen("<title>Klad</title>", &format!("<title>{} · Klad</title>", escaped(&title)), 1)
        .replacen("</head>", &format!("{tags}{card}</head>"), 1)
}

/// Escapes a text for HTML, both between tags and inside quotes.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "<html><head><title>Klad</title></head><body></body></html>";

    fn invited(game: &str, base_url: &str) -> Invited {
        Invited { game: game.into(), url: format!("{base_url}/t/7m2kq9x4t0vb"), base_url: base_url.into() }
    }

    #[test]
    fn an_invitation_names_its_game_in_every_language() {
        let invited = invited("my-treasure", "https://klad.example");
        let titles = Lang::ALL.map(|lang| {
            let document = into_document(DOCUMENT, lang, &invited);
            assert!(
                document
                    .contains(&format!("content=\"https://klad.example/previews/my-treasure.{lang}.jpg\"")),
                "{document}"
            );
            assert!(!document.contains("&lt;web-"), "a message is missing: {document}");
            let (_, rest) = document.split_once("og:title\" content=\"").unwrap();
            rest.split_once('"').unwrap().0.to_owned()
        });
        assert_eq!(titles[0], "You are invited to My Treasure");
        for (index, title) in titles.iter().enumerate() {
            assert!(!titles[..index].contains(title), "{title:?} is the same in two languages");
        }
    }

    #[test]
    fn text_from_a_request_cannot_break_out_of_its_quotes() {
        let invited = invited("klatz", "http://x\"><script>alert('1')</script>&");
        let document = into_document(DOCUMENT, Lang::En, &invited);
        assert!(!document.contains("<script>") && !document.contains("x\">"), "{document}");
        assert!(
            document.contains("http://x&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;/t/")
        );
    }
}
