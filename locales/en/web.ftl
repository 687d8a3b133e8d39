# The page.
web-skip = Skip to the content
web-nav = Pages
web-language = Language
web-close = Close
web-dismiss = Dismiss
web-cancel = Cancel
web-back = Back
web-home = Home
web-nowhere = Nothing here
web-loading = One moment …
web-title-table = Table
web-title-rules = Rules
web-title-watch = Watch
web-title-replays = Replays
web-title-replay = Replay
web-title-profile = You
web-title-about = About
web-title-local = On this device
web-title-review = Review
web-title-nowhere = Nothing here

web-hello = Four treasure games, one table
web-hello-more = Play right away against bots, or send your friends a link. No account needed.
web-game-my-treasure = My Treasure
web-game-my-treasure-about = Loot the cave and get out before the sixth orc comes.
web-game-treasure-maps = Treasure Maps
web-game-treasure-maps-about = Everybody crosses off the same shape at once. Who makes the most of it?
web-game-lost-mines = Lost Mines
web-game-lost-mines-about = Dig for your clan. Nobody says who is on whose side.
web-game-klatz = Klatz!
web-game-klatz-about = Build the wall and be the first to call the photo.
web-seats = { $least }–{ $most } players
web-play-now = Play now
web-play-friends = Play with friends
web-opening = Opening …
web-aim-my-treasure = Fill your pile, then grab it for one kind of treasure before the sixth orc comes. The first with eight silver coins wins.
web-aim-treasure-maps = Everybody crosses off the same shape, each on their own islands. Complete islands, chain bonuses and collect the most points.
web-aim-lost-mines = You belong to a clan, and your role is secret. Lay trails to the mines, walk there and take the treasure, and find out who is with you.
web-aim-klatz = Everybody builds one wall. When it shows one of your compositions, be the first to shout Klatz! and take the photo. Photos are points.
web-just-play = Just play
web-show-how = Show me how
web-help = Help
web-keys = Keys
web-keys-my-treasure = D: draw a card; 1–4: a pile; 5–0: a kind of treasure; Esc: clear your choice
web-keys-treasure-maps = R: turn the shape; F: flip it; S: a single cross instead; U: take back; 1–5: take a card
web-keys-lost-mines = 1–7: a card in your hand; R: turn it; ← ↑ → ↓: walk; D: discard; E: end your turn; Esc: clear your choice
web-keys-klatz = Space: Klatz!; 1–3: a card on offer; B: draw blind; ← →: an end of the wall; E: end your turn; Esc: clear your choice
web-rules = Rules
web-rules-search = Search the rules
web-rules-link = Link to rule { $rule }

web-new-table = New table: { $game }
web-how-many = Players
web-who = Who’s playing
web-seat = Player { $number }
web-you = You
web-friend = A friend
web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-fill-bots = Fill up with bots
web-clock = Clock
web-clock-none = no clock
web-clock-quick = 30 seconds per move
web-clock-relaxed = 2 minutes per move
web-clock-bank = 10 minutes each, plus 10 seconds per move
web-clock-days = 2 days per move
web-chat = Chat
web-chat-off = off
web-chat-phrases = phrases and emoji
web-chat-free = anything
web-chat-off-here = Chat is off at this table.
web-say = Message
web-send = Send
web-listed = Public: anybody can join
web-options = Rules options
web-advanced = Advanced
web-open-table = Open the table

web-lobby = Waiting for players
web-closed = This table is closed
web-invites = { $player } invites you to { $game }
web-invited = You are invited to { $game }
web-your-name = Your name
web-name-example = e.g. Sam
web-table-full = Every seat is taken. You can watch from here.
web-meanwhile = While you wait
web-learn-quickly = Learn it in five minutes
web-invite = Invite your friends
web-copy = Copy link
web-copied = Copied.
web-qr = QR code of the link
web-host = host
web-open-seat = free seat
web-sit = Sit down here
web-start = Start the game
web-start-when-full = Waiting until every seat is taken.
web-wait-host = The host will start the game.
web-leave = Leave the table
web-leave-sure = A bot will play on for you.
web-leave-device = The game will be deleted from this device.
web-leave-yes = Yes, leave
web-commitment = Fair shuffle: the fingerprint

web-your-turn = Your turn
web-waiting = Waiting for { $players }
web-over = Game over
web-acts = to play
web-online = online
web-away = away
web-bot-plays = a bot is playing
web-log = Log
web-menu = Menu
web-no-table = No such table
web-reconnecting = Connection lost. Trying again …
web-offline = You are offline.
web-offline-seat = You are offline. Your seat is kept.
web-volume = Sound
web-volume-off = off
web-pace = Pace of the bots
web-pace-calm = relaxed
web-pace-normal = normal
web-skip-turn = Skip to my turn
web-fullscreen = Full screen
web-winners = { $count ->
    [one] { $names } won!
   *[other] { $names } share the win!
  }
web-place = Place
web-player = Player
web-points = Points
web-won = You won!
web-won-with = You share the win! { $names } won as well.
web-winners-many = { $count ->
    [one] One player won!
   *[other] { $count } players share the win!
  }
web-won-with-many = { $count ->
    [one] You share the win! One other player won as well.
   *[other] You share the win! { $count } others won as well.
  }
web-rematch = { $player } wants to play again.
web-join = Join
web-follow = Watch the next game
web-share-picture = Share as a picture
web-look-table = Look at the table
web-result = Result
web-result-round = Round { $number }
web-result-earlier = Earlier
web-result-coins = Coins
web-result-cups = Cups
web-result-palms = Palms
web-result-cards = Islands
web-result-seals = Seals
web-result-photos = Photos
web-result-points = Points
web-result-pool = To share
web-result-share = Share
web-result-extra = Left over
web-result-dragon = Dragon
web-result-total = Total
web-fair-dealt = The shuffle was fair: checked just now.
web-fair-drawn = The shuffle is the one everybody committed to. This device could not deal the cards again.
web-fair-record = The server’s record of the shuffle is consistent. This device has nothing of its own from before the start to compare it with.
web-fair-broken = The shuffle does not check out!
web-again = Play again
web-replay = Replay
web-review = Review the game
web-hint = Hint
web-verify = Check the shuffle
web-transcript = Transcript

web-phrase-hello = Hello!
web-phrase-good_luck = Good luck!
web-phrase-well_played = Well played!
web-phrase-thanks = Thanks!
web-phrase-oops = Oops!
web-phrase-one_moment = One moment, please.
web-phrase-your_turn = Your turn!
web-phrase-good_game = Good game!
web-phrase-again = Another one?
web-phrase-bye = Bye!
web-emote-smile = smile
web-emote-laugh = laugh
web-emote-wow = wow
web-emote-think = think
web-emote-sad = sad
web-emote-clap = applause
web-emote-heart = heart
web-emote-sleep = sleepy

web-theme = Theme
web-theme-auto = system
web-theme-light = light
web-theme-dark = dark
web-motion = Animation
web-motion-auto = system
web-motion-reduced = reduced
web-motion-full = full
web-confirm = Ask before moves you cannot take back
web-notify = Notify me when it’s my turn

web-guest = Guest { $number }
web-name = Name
web-save = Save
web-saved = Saved.
web-picture = Picture
web-picture-number = Picture { $number }
web-device = Continue on another device
web-device-more = Open this link there within a few minutes. It works once.
web-device-make = Create a link
web-devices = Your devices
web-devices-show = Show my devices
web-device-unnamed = A device
web-device-this = (this one)
web-device-used = last used { $day }
web-device-sign-out = Sign out
web-device-signed-out = That device is signed out.
web-device-back = Switch back to { $name }
web-two-guests = You are { $now } on this device. Switch to { $then }?
web-two-guests-more = This link is for another guest. { $now } is not deleted: you can switch back on this page.
web-two-guests-stay = Stay { $now }
web-two-guests-change = Switch to { $then }
web-data = My data
web-data-more = Everything the server keeps about you, in one file: name, devices, games, what you said.
web-data-get = Download my data
web-person-menu = More about { $name }
web-mute = Hide what { $name } says
web-unmute = Show what { $name } says
web-muted = (hidden)
web-report = Report { $name } to the operator: what happened?
web-report-send = Send report
web-reported = Thank you. The operator can read it now.
web-continued = You are signed in here as the same guest.
web-forget = Forget me
web-forget-more = Your name, your devices and what you said are deleted for good. Games you played stay, with a nameless seat.
web-forget-yes = Yes, forget me

web-watch-none = No public game right now.
web-replays-none = No finished games yet. Play one, and it will be here.
web-state-open = waiting for players
web-state-playing = in progress
web-state-over = finished
web-state-closed = closed
web-replay-of = Replay: { $game }
web-replay-eyes = View as
web-spectator = a spectator
web-first = To the start
web-last = To the end
web-forward = Forward
web-pause = Pause
web-run = Play
web-speed = Speed
web-share = Share this position
web-scrub = Step
web-step = Step { $step } of { $of }.

web-about = Klad is a digital table for four treasure games. Its rules are written down and tested one by one, nothing hidden leaves the server, and every shuffle can be checked.
web-about-credits = All drawings and texts are our own. The titles only say which game is meant. Typefaces: Alegreya and Source Sans 3, SIL Open Font License.
web-fair = Fair shuffles
web-fair-1 = When a table opens, the server draws a secret and publishes its fingerprint.
web-fair-2 = Everybody who sits down draws random bytes of their own and sends only their fingerprint. When all seats are filled and fixed, all bytes are revealed at once, so that nobody chooses last.
web-fair-3 = Secret and bytes together decide every card and who sits where. Nobody knew them all while anything could still be changed.
web-fair-4 = After the game the secret is revealed. Your device compares everything with what it recorded from before the start.
web-fair-table = The table's name (the last part of its link)
web-fair-open = The game is not over, so the secret is not revealed yet.
web-fair-fits = The secret has the fingerprint that the server shows.
web-fair-commitment = Fingerprint of the secret, as the server shows it
web-fair-secret = Secret, shown after the game
web-fair-seed = Seed of every card
web-drawing = The seats are fixed. Everybody’s device now reveals what it committed to …
web-drawing-for = The seats are fixed. Waiting for { $players } to reveal …
web-restarts =
    { $count ->
        [one] This table was started over once
       *[other] This table was started over { $count } times
    } because somebody did not reveal: { $players }.
web-old-scheme = This table was opened under the older way of shuffling: anybody with access to the server’s files could choose among shuffles.
web-liar = Do not trust this server: it contradicts what it told you before.
web-liar-scheme = The way this table is shuffled was changed.
web-liar-commitment = The server’s secret is not the one it committed to.
web-liar-own = The server shows something else for your seat than this device sent. Unless you also sit here on another device, it has swapped your part of the shuffle.
web-liar-chairs = What the others committed to was changed after the seats were fixed.
web-liar-restart = The server is not telling the truth about a restart.
web-liar-beacon = The public value is not the one that was named.
web-liar-seats = Who sits where does not follow from the shuffle.
web-liar-view = You were shown something that does not follow from the deal.
web-liar-transcript = The record of the game does not check out.
web-liar-save = Save the evidence

web-error = That didn’t work. Please try again.
web-error-no-identity = The server doesn’t recognize you anymore. Please reload the page.
web-error-not-host = Only the host can do that.
web-error-not-seated = Only players at this table can do that.
web-error-not-found = Nothing found under that name.
web-error-seat-taken = This seat is taken.
web-error-wrong-state = That is not possible at this table right now.
web-error-stale = The table has changed in the meantime. Please look again.
web-error-not-over = The game is not over yet.
web-error-bad-options = These options do not fit together.
web-error-bad-name = This name or text cannot be used.
web-error-chat-off = Chat of this kind is off at this table.
web-error-bad-link = This link is unknown, used or expired.
web-error-barred = The host or the operator of this server does not allow that.
web-error-wrong-password = This table has a password, and that is not it.
web-error-no-spectators = This table is closed to spectators.
web-error-other-identity = This link is for another guest.
web-error-too-fast = Too fast. Please wait a moment.
web-error-too-slow = The connection is too slow. Please try again.
web-error-too-many = Too many tables are open. Finish or leave one first.
web-error-rules-changed = The server has been updated and no longer plays the rules this table began with.
web-error-stopped = This table had to be stopped. Its moves are kept.
web-error-try-again = The server is busy. Please try again in a moment.

web-title-learn = Learn
web-learn = Learn
web-your-games = Your games
web-opponents = Choose opponents
web-alone = Solo, for points
web-opponents-count = Opponents
web-opponent = Opponent { $number }
web-turn-of = { $player }’s turn
web-remove-game = Leave { $game }
web-leave-open = Your seat becomes free for somebody else.
web-waiting-tables = Tables waiting for players
web-waiting-none = Nobody is waiting right now. Open a table with friends, tick “public”, and others can join.
web-watch-bots = Watch the bots play
web-watch-bots-more = Pick a game. You watch as a spectator and see nobody’s secrets.
web-being-played = Games in progress
web-sit-down = Sit down
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-unreachable = This page could not be loaded
web-retry = Try again
web-offline-page = You are offline. Games on this device, lessons and settings work; tables wait for the network and keep your seat.
web-free-seat = Free this seat
web-away-self = A bot is playing for you.
web-take-back = I’m back
web-stand-in = Let a bot play
web-rules-sections = Sections
web-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
  }
web-players = Players
web-send-link = Share link
web-doors = Who may join or watch
web-doors-spectators = Others may watch
web-doors-password = Password for sitting down (empty: none)
web-doors-locked = This table has a password. Saving replaces it.
web-password = Password of this table
web-watchers =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
