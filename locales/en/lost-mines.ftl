### Lost Mines.

## The game

lost-mines-title = Lost Mines
lost-mines-summary = Two clans of dwarves race through the forest to four mines, and nobody knows who secretly works for the other side.
lost-mines-facts-known = The rulebook and published reviews give the numbers: 40 path cards, 23 action cards, 4 mines, 12 treasures, 10 dwarves, a board of 11 by 7, and which kinds of cards and roles there are.
lost-mines-facts-ours = How often each card occurs, where starts and mines lie, the exits of the mines and what each treasure is worth are our own.
lost-mines-section-setup = Setup
lost-mines-section-board = The board
lost-mines-section-turn = Turns
lost-mines-section-paths = Path cards
lost-mines-section-tools = Tools
lost-mines-section-information = Secret information
lost-mines-section-traps = Traps
lost-mines-section-trolls = Trolls
lost-mines-section-storms = Storms
lost-mines-section-discarding = Discarding
lost-mines-section-movement = Walking
lost-mines-section-mines = Mines and treasures
lost-mines-section-drawing = Drawing
lost-mines-section-round-end = End of a round
lost-mines-section-scoring = Sharing the treasures
lost-mines-section-game-end = Next round and end of the game

## Rules

rule-LM-001 = Three to nine dwarves play; turns pass to the left.
rule-LM-002 = The board has eleven columns and seven rows, and room for nine treasures beside it.
rule-LM-003 = The four mines are shuffled and laid face down on the mine cells; nobody knows which is where.
rule-LM-004 = The two start cards lie face up on the start cells.
rule-LM-005 = Beside the board lie as many treasures as there are players; everybody sees their kind, nobody their value.
rule-LM-006 = All ten dwarf cards are used with seven or more players; with five or six one loyal dwarf of each clan is left out, with three or four two.
rule-LM-007 = Everybody gets one dwarf card: all see the clan, only you see your role until the round ends.
rule-LM-008 = Your pawn begins on the start card of your clan.
rule-LM-009 = Ten of the 63 cards are set aside unseen; everybody gets five cards, or four with seven or more players, and the rest is the draw pile.
rule-LM-010 = Tokens lie ready beside the board.
rule-LM-011 = Who starts the first round is drawn by lot, unless the table names a seat.
rule-LM-030 = Cells are neighbors to the north, east, south and west, never diagonally.
rule-LM-031 = Between two neighboring cells lies an edge; the rim of the board is not an edge.
rule-LM-032 = A card may be laid as printed or turned by half a turn, never sideways.
rule-LM-033 = All exits of a card are connected with each other.
rule-LM-034 = A side is open, closed, unknown at a face-down mine, or without a card.
rule-LM-035 = You can walk where two open sides meet, or an open side meets a face-down mine.
rule-LM-036 = An open side toward an empty cell is an open end.
rule-LM-037 = A path may run off the board; that exit is useless.
rule-LM-050 = Players take their turns one after another, clockwise.
rule-LM-051 = At the start of your turn your troll leaves before anything else happens.
rule-LM-052 = Without cards in hand you skip your whole turn, even on a mine.
rule-LM-053 = A turn has three steps: play or discard, then walk if you like, then draw.
rule-LM-054 = First you play one path card or one action card from your hand, or discard one or two cards.
rule-LM-055 = After you have drawn, the player to your left takes the next turn.
rule-LM-070 = A path card goes on an empty cell of the board.
rule-LM-071 = It must lie next to a start, path or mine card.
rule-LM-072 = It must match every face-up neighbor: open meets open, closed meets closed.
rule-LM-073 = It must continue a path: at least one open side has to meet an open side.
rule-LM-074 = You may continue any path on the board, not only one that leads to a start.
rule-LM-075 = You choose whether the card is turned.
rule-LM-076 = A face-down mine matches any side, and an open side toward it continues a path, unless the table says only revealed mines do.
rule-LM-077 = Nobody enters a trunk, lake or pit until the right tool lies there.
rule-LM-078 = Rocks have room for one dwarf; meanwhile nobody else may enter or pass.
rule-LM-079 = A campfire has room for everybody.
rule-LM-080 = Obstacles, rocks and campfires are laid like any other path card.
rule-LM-090 = An axe is for a trunk, a boat for a lake, a rope for a pit; a tool needs such an obstacle without its token.
rule-LM-091 = The tool’s token stays on the obstacle and opens it for everybody, however far away your dwarf is.
rule-LM-092 = An obstacle with its tool has room for one dwarf, like rocks.
rule-LM-100 = Choose one symbol of the card and look secretly at one such thing.
rule-LM-101 = The mine symbol lets you look at a mine that is still face down.
rule-LM-102 = The treasure symbol lets you look at a treasure that still lies beside the board.
rule-LM-103 = The dwarf symbol lets you look at another player’s dwarf card.
rule-LM-104 = Everybody sees what you looked at, but only you see what it is.
rule-LM-105 = You may look again at something you already know.
rule-LM-110 = A trap card puts a trap between two cells.
rule-LM-111 = Traps and trolls lie where two cards are joined or at an open end, never two on one edge.
rule-LM-112 = Every dwarf that crosses the edge springs the trap, in either direction, even the dwarf of whoever set it.
rule-LM-113 = The trap costs a card from your hand, chosen blindly and discarded face down; with no cards it costs nothing.
rule-LM-114 = The lost card is not replaced: your hand stays smaller for the rest of the round.
rule-LM-115 = A trap stays and springs again, unless the table removes it once it has cost a card.
rule-LM-116 = A trap does not stop your walk.
rule-LM-117 = Each trap you cross costs a card.
rule-LM-118 = A path may be extended past a trap or a troll.
rule-LM-120 = A troll card lies face up in front of you while your troll stands on an edge.
rule-LM-121 = Nobody may cross the troll’s edge, not even you.
rule-LM-122 = The troll stays until your next turn.
rule-LM-123 = At the start of your next turn the troll goes home, even if you skip that turn.
rule-LM-124 = You have at most one troll at a time; trolls of different players stand on different edges.
rule-LM-130 = A storm removes one path card on which no dwarf stands.
rule-LM-131 = Start cards and mine cards can never be removed.
rule-LM-132 = A tool on the removed card is gone.
rule-LM-133 = A trap or troll stays as long as an open path lies on one side of its edge.
rule-LM-134 = The network may be cut; dwarves stay where they are, and the gap may be filled again.
rule-LM-140 = You may discard one or two cards face down without showing them.
rule-LM-141 = With one card in hand you can discard only one.
rule-LM-145 = You may walk up to three steps with your own dwarf, or stay.
rule-LM-146 = A step leads across one join to the next card.
rule-LM-147 = After each step first the trap springs, then the mine is revealed, then you choose the next step.
rule-LM-148 = If you start your walk on a campfire you may walk five steps.
rule-LM-149 = An obstacle without its tool can be neither entered nor crossed.
rule-LM-150 = Rocks or an overcome obstacle with another dwarf on it can be neither entered nor crossed.
rule-LM-151 = All other cards hold any number of dwarves.
rule-LM-152 = You cannot cross an edge with a troll.
rule-LM-153 = Both start cards are open to everybody, and you may visit a card more than once.
rule-LM-154 = Your walk ends when you say so, when your steps are used up, or when you cannot go on.
rule-LM-170 = The first dwarf to step onto a face-down mine reveals it for everybody.
rule-LM-171 = The mine is turned so that the side you came from is open; other sides need not match.
rule-LM-172 = Revealing a mine ends your walk.
rule-LM-173 = If your walk ends on a revealed treasure mine, you must take one treasure of its kind, if any is left.
rule-LM-174 = If several are left, you choose one.
rule-LM-175 = Everybody sees the kind of your treasure; only you see its value, unless the table hides it from you too.
rule-LM-176 = Passing through a mine gives nothing.
rule-LM-177 = You take at most one treasure each turn.
rule-LM-178 = A mine without treasures gives nothing, but you may stand on it and cross it.
rule-LM-179 = Whoever reveals the dragon takes its token.
rule-LM-180 = From then on the dragon’s mine is a harmless crossing.
rule-LM-181 = Later path cards must match a revealed mine.
rule-LM-190 = You draw as many cards as you used in the first step.
rule-LM-191 = If the pile is too small you draw what is left; the discard pile is never reshuffled.
rule-LM-200 = The round ends at once when nobody has a card and the pile is empty.
rule-LM-201 = The round ends at once when the last treasure is taken.
rule-LM-202 = Before playing you may propose once a turn to end the round; everybody must agree.
rule-LM-203 = At the end of a round all roles and collected treasures are turned up.
rule-LM-204 = If the table says so, the turn of the last card is completed first.
rule-LM-210 = A selfish dwarf scores their own treasures and nothing else.
rule-LM-211 = Loyal dwarves are scored with their clan, a saboteur with the other clan.
rule-LM-212 = A team’s pool is the value of all treasures its members collected.
rule-LM-213 = The pool is divided equally among the members.
rule-LM-214 = What cannot be divided goes to the member with the most valuable treasure.
rule-LM-215 = If several hold a treasure of that value, they share it equally; what still remains is lost.
rule-LM-216 = The dragon then costs two points, but never points of earlier rounds.
rule-LM-217 = A team without members scores nothing.
rule-LM-230 = A new round is dealt from scratch when everybody is ready; you keep your points.
rule-LM-231 = The player to the left of whoever last played a card starts the new round; discarding does not count.
rule-LM-240 = The game ends after two rounds, or as many as agreed.
rule-LM-241 = The most points win.
rule-LM-242 = Players with equal points win together.
rule-LM-243 = If the table says so, another round is played as long as several players are tied for the lead.

## Options

lost-mines-option-rounds = Rounds
lost-mines-option-rounds-help = How many rounds are played.
lost-mines-option-first_player = First player
lost-mines-option-first_player-help = Who starts the first round.
lost-mines-option-first_player-random = By lot
lost-mines-option-first_player-seat-0 = Seat 1
lost-mines-option-first_player-seat-1 = Seat 2
lost-mines-option-first_player-seat-2 = Seat 3
lost-mines-option-first_player-seat-3 = Seat 4
lost-mines-option-first_player-seat-4 = Seat 5
lost-mines-option-first_player-seat-5 = Seat 6
lost-mines-option-first_player-seat-6 = Seat 7
lost-mines-option-first_player-seat-7 = Seat 8
lost-mines-option-first_player-seat-8 = Seat 9
lost-mines-option-mine_anchor = Building from a mine
lost-mines-option-mine_anchor-help = Whether a path may begin at a mine that is still face down.
lost-mines-option-mine_anchor-any = At any mine
lost-mines-option-mine_anchor-revealed_only = Only at revealed mines
lost-mines-option-info_cards = Scouts
lost-mines-option-info_cards-help = How many symbols an information card shows; one of them is used.
lost-mines-option-info_cards-dual = Two symbols
lost-mines-option-info_cards-single = One symbol
lost-mines-option-trap_mode = Traps
lost-mines-option-trap_mode-help = What happens to a trap that has cost a card.
lost-mines-option-trap_mode-permanent = They stay
lost-mines-option-trap_mode-one_shot = They are used up
lost-mines-option-trap_picker = Card lost to a trap
lost-mines-option-trap_picker-help = Who picks the card, without seeing it.
lost-mines-option-trap_picker-random = Chance
lost-mines-option-trap_picker-neighbour = The left neighbor
lost-mines-option-last_turn = Last turn
lost-mines-option-last_turn-help = Whether the player with the very last card still walks and takes a treasure.
lost-mines-option-last_turn-complete = Played to its end
lost-mines-option-last_turn-cut = Ends with the card
lost-mines-option-owner_sees_treasure = Look at your treasures
lost-mines-option-owner_sees_treasure-help = Whether you see what a treasure you took is worth.
lost-mines-option-end_round_vote = End a round by agreement
lost-mines-option-end_round_vote-help = Whether the players may vote to end a round early.
lost-mines-option-balanced_clans = Balanced clans
lost-mines-option-balanced_clans-help = Deal until the clans differ by at most one dwarf.
lost-mines-option-storm_tokens = Tokens in a storm
lost-mines-option-storm_tokens-help = Which traps and trolls stay beside a card that a storm took.
lost-mines-option-storm_tokens-open_path = Those with an open path
lost-mines-option-storm_tokens-path_card = Those with a path card
lost-mines-option-storm_tokens-stay = All of them
lost-mines-option-tie_round = Extra round after a tie
lost-mines-option-tie_round-help = Whether another round is played while several players are tied for the lead.

## Why a move is refused

lost-mines-refusal-game_over = The game is over.
lost-mines-refusal-not_your_turn = It’s not your turn.
lost-mines-refusal-wrong_step = This cannot be done now. { $phase_name }
lost-mines-refusal-not_in_hand = This card is not in your hand: { $card_name }.
lost-mines-refusal-wrong_kind = This card cannot be played like that: { $card_name }.
lost-mines-refusal-same_turned = This card looks the same turned: { $card_name }.
lost-mines-refusal-not_free = { $at } is not an empty cell of the board.
lost-mines-refusal-no_neighbor = There is no card next to { $at }.
lost-mines-refusal-mismatch = The card at { $at } does not match its neighbor to the { $side_name }.
lost-mines-refusal-nothing_continued = At { $at } the card would not continue any path.
lost-mines-refusal-no_obstacle = No obstacle at { $at } still needs this tool.
lost-mines-refusal-no_symbol = The card does not show this symbol: { $symbol_name }.
lost-mines-refusal-mine_known = Mine { $mine_number } is not a face-down mine.
lost-mines-refusal-treasure_gone = There is no treasure on space { $slot_number }.
lost-mines-refusal-not_another_dwarf = You can only look at the dwarf card of another player.
lost-mines-refusal-no_path_here = No path crosses this edge.
lost-mines-refusal-edge_taken = There is already a trap or a troll on this edge.
lost-mines-refusal-not_removable = The start or mine card at { $at } cannot be removed.
lost-mines-refusal-no_path_card = There is no path card at { $at }.
lost-mines-refusal-dwarf_on_card = A dwarf is standing on the card at { $at }.
lost-mines-refusal-discard_count = Discard one or two cards, not { $count }.
lost-mines-refusal-named_twice = A card cannot be discarded twice: { $card_name }.
lost-mines-refusal-only_one_card = You have only one card to discard.
lost-mines-refusal-no_way = No path leads { $dir_name }.
lost-mines-refusal-obstacle_ahead = The obstacle at { $at } has not been overcome.
lost-mines-refusal-no_room = Another dwarf is standing on the narrow card at { $at }.
lost-mines-refusal-troll_ahead = A troll bars the way { $dir_name }.
lost-mines-refusal-wrong_treasure = There is no treasure of this mine on space { $slot_number }.
lost-mines-refusal-no_such_card =
    { $size ->
        [one] Card { $index_number } does not exist: the hand has { $size } card.
       *[other] Card { $index_number } does not exist: the hand has { $size } cards.
    }
lost-mines-refusal-vote_off = At this table a round cannot be ended by agreement.
lost-mines-refusal-already_proposed = You have already proposed to end the round this turn.
lost-mines-refusal-already_voted = You have already answered.
lost-mines-refusal-already_ready = You have already said you are ready.

## What happens

lost-mines-event-path_played =
    { $you ->
        [player] You lay a path card at { $at }: { $card_name }.
       *[none] { $player } lays a path card at { $at }: { $card_name }.
    }
lost-mines-event-tool_played =
    { $you ->
        [player] You use a tool at { $at }: { $tool_name }.
       *[none] { $player } uses a tool at { $at }: { $tool_name }.
    }
lost-mines-event-mine_looked_at =
    { $you ->
        [player] You peek at the mine at { $at }.
       *[none] { $player } peeks at the mine at { $at }.
    }
lost-mines-event-mine_seen = You see what lies at { $at }: { $content_name }.
lost-mines-event-treasure_looked_at =
    { $you ->
        [player] You peek at treasure { $slot_number } ({ $kind_name }).
       *[none] { $player } peeks at treasure { $slot_number } ({ $kind_name }).
    }
lost-mines-event-treasure_seen = Treasure { $slot_number } ({ $kind_name }) is worth { $value }.
lost-mines-event-dwarf_looked_at =
    { $you ->
        [player] You peek at { $target_seat }’s role.
        [target_seat] { $player } peeks at your role.
       *[none] { $player } peeks at { $target_seat }’s role.
    }
lost-mines-event-role_seen = You see { $target_seat }’s role: { $role_name }.
lost-mines-event-trap_set =
    { $you ->
        [player] You set a trap between { $ends }.
       *[none] { $player } sets a trap between { $ends }.
    }
lost-mines-event-troll_set =
    { $you ->
        [player] You put a troll between { $ends }.
       *[none] { $player } puts a troll between { $ends }.
    }
lost-mines-event-troll_left =
    { $you ->
        [player] Your troll goes home.
       *[none] { $player }’s troll goes home.
    }
lost-mines-event-storm_played =
    { $you ->
        [player] You call a storm: the path card at { $at } is gone ({ $removed_name }).
       *[none] { $player } calls a storm: the path card at { $at } is gone ({ $removed_name }).
    }
lost-mines-event-token_lost = The token between { $ends } no longer has a path and is removed.
lost-mines-event-discarded =
    { $you ->
        [player] You discard
       *[none] { $player } discards
    } { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
lost-mines-event-stepped =
    { $you ->
        [player] You walk to { $at }.
       *[none] { $player } walks to { $at }.
    }
lost-mines-event-trap_sprung =
    { $you ->
        [player] { $costs ->
            [true] You step into a trap and lose a card.
           *[false] You step into a trap, but have no card to lose.
        }
       *[none] { $costs ->
            [true] { $player } steps into a trap and loses a card.
           *[false] { $player } steps into a trap, but has no card to lose.
        }
    }
lost-mines-event-card_lost = You lose a card: { $card_name }.
lost-mines-event-trap_removed = The trap between { $ends } is sprung and gone.
lost-mines-event-mine_revealed =
    { $you ->
        [player] You reveal the mine at { $at }: { $content_name }.
       *[none] { $player } reveals the mine at { $at }: { $content_name }.
    }
lost-mines-event-dragon_woken =
    { $you ->
        [player] You have woken the dragon!
       *[none] { $player } has woken the dragon!
    }
lost-mines-event-treasure_taken =
    { $you ->
        [player] You take treasure { $slot_number }: { $kind_name }.
       *[none] { $player } takes treasure { $slot_number }: { $kind_name }.
    }
lost-mines-event-drew =
    { $you ->
        [player] You draw
       *[none] { $player } draws
    } { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
lost-mines-event-cards_drawn = You draw: { $cards }.
lost-mines-event-skipped =
    { $you ->
        [player] You have no cards left and sit out.
       *[none] { $player } has no cards left and sits out.
    }
lost-mines-event-turn_began =
    { $you ->
        [player] Your turn.
       *[none] { $player }’s turn.
    }
lost-mines-event-end_proposed =
    { $you ->
        [player] You propose to end the round.
       *[none] { $player } proposes to end the round.
    }
lost-mines-event-voted =
    { $you ->
        [player] You have answered.
       *[none] { $player } has answered.
    }
lost-mines-event-vote_closed =
    { $accepted ->
        [true] Everybody agrees: { $yes_seats }. The round ends.
       *[false] The round goes on. Yes: { $yes_seats }. No: { $no_seats }.
    }
lost-mines-event-round_ended = Round { $round } is over: { $reason_name }.
lost-mines-event-was_ready =
    { $you ->
        [player] You are ready.
       *[none] { $player } is ready.
    }
lost-mines-event-round_began =
    { $you ->
        [player] Round { $round } begins; you start.
       *[none] Round { $round } begins; { $player } starts.
    }
lost-mines-event-dealt = Your role: { $role_name }; your clan: { $clan_name }. Your cards: { $cards }.
lost-mines-event-game_ended =
    { $players_count ->
        [1] { $you ->
            [players] You win the game.
           *[none] { $players } wins the game.
        }
       *[other] Shared victory: { $players }.
    }

## What to do

lost-mines-move-play_path = Lay the path card
lost-mines-move-play_tool = Use the tool
lost-mines-move-play_info = Look secretly
lost-mines-move-play_trap = Set the trap
lost-mines-move-play_troll = Place the troll
lost-mines-move-play_storm = Call the storm
lost-mines-move-discard = Discard
lost-mines-move-step = Walk on
lost-mines-move-end_move = Stay here
lost-mines-move-take_treasure = Take the treasure
lost-mines-move-pick_trap_card = Pick this card
lost-mines-move-propose_end_round = Propose to end the round
lost-mines-move-vote_end_round = Answer the proposal
lost-mines-move-ready = Ready
lost-mines-phase-play_card = Play a card or discard one or two
lost-mines-phase-end_vote = Shall the round end now?
lost-mines-phase-moving = Walk, or stay where you are
lost-mines-phase-trap_pick = Pick the card the trap costs
lost-mines-phase-take_treasure = Take a treasure
lost-mines-phase-round_break = The round is scored; get ready for the next
lost-mines-phase-game_over = The game is over

## Things

lost-mines-clan-blue = blue
lost-mines-clan-yellow = yellow
lost-mines-role-loyal = loyal
lost-mines-role-selfish = selfish
lost-mines-role-saboteur = saboteur
lost-mines-kind-gold = gold
lost-mines-kind-silver = silver
lost-mines-kind-gems = gems
lost-mines-mine-gold = gold mine
lost-mines-mine-silver = silver mine
lost-mines-mine-gems = gem mine
lost-mines-mine-dragon = dragon’s mine
lost-mines-special-plain = plain
lost-mines-special-trunk = trunk
lost-mines-special-lake = lake
lost-mines-special-pit = pit
lost-mines-special-rocks = rocks
lost-mines-special-campfire = campfire
lost-mines-tool-axe = axe
lost-mines-tool-boat = boat
lost-mines-tool-rope = rope
lost-mines-symbol-mine = mine
lost-mines-symbol-treasure = treasure
lost-mines-symbol-dwarf = dwarf
lost-mines-dir-n = north
lost-mines-dir-e = east
lost-mines-dir-s = south
lost-mines-dir-w = west
lost-mines-side-n = north
lost-mines-side-e = east
lost-mines-side-s = south
lost-mines-side-w = west
lost-mines-reason-cards = nobody has a card left
lost-mines-reason-treasures = the last treasure was taken
lost-mines-reason-vote = everybody agreed

## Cards by name

lost-mines-card-cross1 = crossroads
lost-mines-card-cross2 = { lost-mines-card-cross1 }
lost-mines-card-cross3 = { lost-mines-card-cross1 }
lost-mines-card-cross4 = { lost-mines-card-cross1 }
lost-mines-card-cross5 = { lost-mines-card-cross1 }
lost-mines-card-tee_h1 = fork along the row
lost-mines-card-tee_h2 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h3 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h4 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_v1 = fork across the row
lost-mines-card-tee_v2 = { lost-mines-card-tee_v1 }
lost-mines-card-tee_v3 = { lost-mines-card-tee_v1 }
lost-mines-card-bend_a1 = bend north–east
lost-mines-card-bend_a2 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_a3 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_b1 = bend north–west
lost-mines-card-bend_b2 = { lost-mines-card-bend_b1 }
lost-mines-card-bend_b3 = { lost-mines-card-bend_b1 }
lost-mines-card-line_h1 = straight path east–west
lost-mines-card-line_h2 = { lost-mines-card-line_h1 }
lost-mines-card-line_h3 = { lost-mines-card-line_h1 }
lost-mines-card-line_v1 = straight path north–south
lost-mines-card-stub_h1 = dead end west
lost-mines-card-stub_v1 = dead end north
lost-mines-card-line_h_trunk1 = straight path east–west, trunk
lost-mines-card-tee_h_trunk1 = fork along the row, trunk
lost-mines-card-tee_v_trunk1 = fork across the row, trunk
lost-mines-card-line_h_lake1 = straight path east–west, lake
lost-mines-card-tee_h_lake1 = fork along the row, lake
lost-mines-card-tee_v_lake1 = fork across the row, lake
lost-mines-card-line_h_pit1 = straight path east–west, pit
lost-mines-card-tee_h_pit1 = fork along the row, pit
lost-mines-card-tee_v_pit1 = fork across the row, pit
lost-mines-card-cross_rocks1 = crossroads, rocks
lost-mines-card-tee_h_rocks1 = fork along the row, rocks
lost-mines-card-line_h_rocks1 = straight path east–west, rocks
lost-mines-card-line_v_rocks1 = straight path north–south, rocks
lost-mines-card-cross_fire1 = crossroads, campfire
lost-mines-card-bend_a_fire1 = bend north–east, campfire
lost-mines-card-bend_b_fire1 = bend north–west, campfire
lost-mines-card-axe1 = axe
lost-mines-card-axe2 = { lost-mines-card-axe1 }
lost-mines-card-axe3 = { lost-mines-card-axe1 }
lost-mines-card-boat1 = boat
lost-mines-card-boat2 = { lost-mines-card-boat1 }
lost-mines-card-boat3 = { lost-mines-card-boat1 }
lost-mines-card-rope1 = rope
lost-mines-card-rope2 = { lost-mines-card-rope1 }
lost-mines-card-rope3 = { lost-mines-card-rope1 }
lost-mines-card-scout1 = scout
lost-mines-card-scout2 = { lost-mines-card-scout1 }
lost-mines-card-scout3 = { lost-mines-card-scout1 }
lost-mines-card-scout4 = { lost-mines-card-scout1 }
lost-mines-card-scout5 = { lost-mines-card-scout1 }
lost-mines-card-scout6 = { lost-mines-card-scout1 }
lost-mines-card-trap1 = trap
lost-mines-card-trap2 = { lost-mines-card-trap1 }
lost-mines-card-trap3 = { lost-mines-card-trap1 }
lost-mines-card-troll1 = troll
lost-mines-card-troll2 = { lost-mines-card-troll1 }
lost-mines-card-troll3 = { lost-mines-card-troll1 }
lost-mines-card-storm1 = storm
lost-mines-card-storm2 = { lost-mines-card-storm1 }
lost-mines-content-gold = { lost-mines-mine-gold }
lost-mines-content-silver = { lost-mines-mine-silver }
lost-mines-content-gems = { lost-mines-mine-gems }
lost-mines-content-dragon = { lost-mines-mine-dragon }
lost-mines-removed-cross1 = { lost-mines-card-cross1 }
lost-mines-removed-cross2 = { lost-mines-card-cross2 }
lost-mines-removed-cross3 = { lost-mines-card-cross3 }
lost-mines-removed-cross4 = { lost-mines-card-cross4 }
lost-mines-removed-cross5 = { lost-mines-card-cross5 }
lost-mines-removed-tee_h1 = { lost-mines-card-tee_h1 }
lost-mines-removed-tee_h2 = { lost-mines-card-tee_h2 }
lost-mines-removed-tee_h3 = { lost-mines-card-tee_h3 }
lost-mines-removed-tee_h4 = { lost-mines-card-tee_h4 }
lost-mines-removed-tee_v1 = { lost-mines-card-tee_v1 }
lost-mines-removed-tee_v2 = { lost-mines-card-tee_v2 }
lost-mines-removed-tee_v3 = { lost-mines-card-tee_v3 }
lost-mines-removed-bend_a1 = { lost-mines-card-bend_a1 }
lost-mines-removed-bend_a2 = { lost-mines-card-bend_a2 }
lost-mines-removed-bend_a3 = { lost-mines-card-bend_a3 }
lost-mines-removed-bend_b1 = { lost-mines-card-bend_b1 }
lost-mines-removed-bend_b2 = { lost-mines-card-bend_b2 }
lost-mines-removed-bend_b3 = { lost-mines-card-bend_b3 }
lost-mines-removed-line_h1 = { lost-mines-card-line_h1 }
lost-mines-removed-line_h2 = { lost-mines-card-line_h2 }
lost-mines-removed-line_h3 = { lost-mines-card-line_h3 }
lost-mines-removed-line_v1 = { lost-mines-card-line_v1 }
lost-mines-removed-stub_h1 = { lost-mines-card-stub_h1 }
lost-mines-removed-stub_v1 = { lost-mines-card-stub_v1 }
lost-mines-removed-line_h_trunk1 = { lost-mines-card-line_h_trunk1 }
lost-mines-removed-tee_h_trunk1 = { lost-mines-card-tee_h_trunk1 }
lost-mines-removed-tee_v_trunk1 = { lost-mines-card-tee_v_trunk1 }
lost-mines-removed-line_h_lake1 = { lost-mines-card-line_h_lake1 }
lost-mines-removed-tee_h_lake1 = { lost-mines-card-tee_h_lake1 }
lost-mines-removed-tee_v_lake1 = { lost-mines-card-tee_v_lake1 }
lost-mines-removed-line_h_pit1 = { lost-mines-card-line_h_pit1 }
lost-mines-removed-tee_h_pit1 = { lost-mines-card-tee_h_pit1 }
lost-mines-removed-tee_v_pit1 = { lost-mines-card-tee_v_pit1 }
lost-mines-removed-cross_rocks1 = { lost-mines-card-cross_rocks1 }
lost-mines-removed-tee_h_rocks1 = { lost-mines-card-tee_h_rocks1 }
lost-mines-removed-line_h_rocks1 = { lost-mines-card-line_h_rocks1 }
lost-mines-removed-line_v_rocks1 = { lost-mines-card-line_v_rocks1 }
lost-mines-removed-cross_fire1 = { lost-mines-card-cross_fire1 }
lost-mines-removed-bend_a_fire1 = { lost-mines-card-bend_a_fire1 }
lost-mines-removed-bend_b_fire1 = { lost-mines-card-bend_b_fire1 }

## Why a move is good

lost-mines-why-your_way =
    { $turns ->
        [one] At best you need { $turns } turn to a mine.
       *[other] At best you need { $turns } turns to a mine.
    }
lost-mines-why-no_way = There is no way to a mine yet.
lost-mines-why-suspect = Judging by what everybody saw, { $player } looks most like a saboteur ({ $percent } %).
lost-mines-why-your_way_shorter = It brings you nearer to a mine; steps saved: { $steps }.
lost-mines-why-less_instead = The move played saves only this many: { $steps }.
lost-mines-why-helps_friend = It helps { $player }, who seems to be on your side.
lost-mines-why-hinders_foe = It holds up { $player }, who seems to be against you.
lost-mines-why-helped_foe = The move played helps { $player }, who seems to be against you.
lost-mines-why-know_mine = Then you know what one of the mines holds.
lost-mines-why-know_role = Then you know which side { $target_seat } is on.
lost-mines-why-know_treasure = Then you know what one of the treasures is worth.
lost-mines-why-keep_better_cards = No card of yours does any good now; this one you will miss least.
lost-mines-why-nearer = This step is on your shortest way to a mine.
lost-mines-why-stay_here = No step brings you nearer to a mine.
lost-mines-why-best_treasure =
    { $value ->
        [none] You do not know what it is worth, but nothing you know of is better.
       *[other] It is the best treasure you know of, worth { $value }.
    }
lost-mines-why-round_is_lost = Nobody on your side can reach a treasure anymore.
lost-mines-why-round_is_open = Your side can still reach a treasure.

lost-mines-part-paths = path cards
lost-mines-part-actions = action cards
lost-mines-part-mines = mine cards
lost-mines-part-treasures = treasure cards
lost-mines-part-dwarves = dwarf cards
lost-mines-part-tokens = forest tokens
lost-mines-part-places = places of starts and mines on the board
