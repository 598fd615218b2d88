## The server: what a table, a socket or a request is refused for.

# Tables
table-closed = This table is closed. Open a new one.
table-unknown = There is no table { $code }. Check the code, or open a table of your own.
table-full = No more guests fit at this table.
table-host-only = Only the host of the table can do that.
table-not-a-guest = You are not a guest of this table. Join it first.
table-no-recovery = This recovery code does not open a seat here. It works once; on the old device you can make another in the menu.
table-recovered = You have taken your seat to another device.
table-no-name = A name needs at least one visible character.
table-stale = Somebody moved before you. Look again: your move was not made.
table-undo-not-yours = Only your own last move can be taken back.
table-undo-seen = Others have seen what you did, or dice or cards have fallen: that move stands.
table-no-passive = This game has no move that simply lets things happen.
table-no-odds = The odds helper is switched off at this table.
table-paused = The match is paused. The host can let it go on.
table-no-match = No match is being played. The host starts one.
table-watching = You are watching. Take a seat first.
table-nothing-said = There is nothing to read in that message.
table-muted = The host has muted your chat.
table-chatter = That is a lot of talk. Wait { $seconds } s.
table-busy = That is a lot at once. Wait { $seconds } s, then try again.
table-in-match = Not while a match is being played.
table-dealing = The match is being dealt. Wait a moment.
table-no-deal = Nothing can be added to the chance of this match.
table-deal-other = That was meant for another match. Look at the table again.
table-share-early = It is too early for that: tell your device’s share when the host has started the match.
table-share-none = Your device has pledged no share of this match’s chance.
table-share-wrong = That is not the share that your device has pledged.
table-share-told = The share of your device is here already.
table-seat-taken = Somebody sits there already.
table-no-seat = There is no such seat: this table has { $seats }.
table-no-bot = No bot sits there.
table-no-guest = There is no such guest at this table.
table-kick-yourself = You cannot send yourself away. Leave the table instead.
table-not-paused = The match is not paused.
push-turn = { $slow ->
    [False] It is your turn.
   *[other] It is your turn. { $days ->
        [0] You have { $hours } hours.
        [one] You have a day.
       *[other] You have { $days } days.
    }
}
push-soon = { $hours ->
    [0] Your time is almost over: it is your turn.
    [one] It is your turn, and you have an hour left.
   *[other] It is your turn, and you have { $hours } hours left.
}
push-over = The match is over. See who won.
push-off = Do not call me
push-none = This house cannot call anybody: its operator has not installed bluffhouse[push].
push-endpoint = That is no address of a push service: it must begin with https:// and lead to the public network.
push-keys = The keys of this subscription cannot be used: subscribe again in the browser.
serve-webhook-secret = A webhook needs webhook_secret, of { $least } characters or more, so that it can tell who calls.
serve-push-contact = { $value } is no contact: give mailto:you@example.org, or an address with https://.
table-delayed = Who only watches sees this table { $seconds } seconds later: ask again in a moment.
table-show-no-delay = Hands can be shown only where watchers see the table later: set “Watchers see it” first.
table-hands-open = Watchers can see the hands of this match, so nobody can sit down in it any more. Wait for the next one.
table-hands-silent = Who can see all hands is not heard at the table. Take a seat for the next match.
table-not-slow = Only at a slow table, where a move may take days, somebody can be on vacation.
table-vacation-spent = In one match a person can be away for 21 days. { $days ->
    [0] You have none left.
    [one] You have one left: choose one day.
   *[other] You have { $days } left: choose no more.
}
table-two-clocks = A table has days for a move or a clock, not both: leave one of them out.
table-store = The server could not store that, so nothing has happened. Try again in a moment.
table-kicked = The host has sent you away from this table.
table-left = You have left the table.
table-hand-seen = You have seen another hand of this match. Until it ends, only the seat you had is open to you.
table-seat-emptied = You sent away who sat there. In this match the seat cannot be yours.
table-nobody-consents = Nobody who plays is here to agree. Wait for somebody, or for the next match.
table-asked-enough = You have asked often enough. Wait for the next match.
table-not-asked = It is not for you to agree to this.
table-nobody-asks = This guest is not asking for a seat any more.
table-locked = The host has locked this table: nobody new can join. Ask the host to open it.
table-banned = The host sent somebody away who came from the same network as you. Ask the host to let you in, or come back in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
table-no-ban = This guest may come back already.
table-lesson = This table is a lesson: one person plays here, with bots. Open a table to play with others.
table-restart = The server restarts. You will be back in a moment, and nothing is lost.
table-later = The table is just being fetched. Try again in a moment.
table-out-of-reach = The table is at a machine that this one cannot reach right now. Try again in a moment.
hall-full = The house is full. Try again later.
hall-many = You have { $most } tables open already. Close one of them, or leave it for a minute, and try again.

# Sockets
socket-late = Nothing was said for too long. Connect again and say hello.
socket-text-only = Only text messages are understood here.
socket-flood = Too many messages at once. Connect again in a moment.
socket-unreadable = That message cannot be read: { $why }
socket-nonsense = Too many messages that cannot be read.
socket-hello-first = Say hello first.
socket-hello-once = Hello was said already.
socket-slow = You read too slowly. Connect again.

# Requests
http-origin = Requests from other sites are not taken here.
http-too-many = Too many requests. Try again in { $seconds } s.
http-host = The header “Host” is not the name of a server. Open the address again as it was given to you.
http-late = The request took too long to arrive. Ask again.
http-request-large = The request is too large. Ask for less at once.
http-unreadable = The request cannot be read as HTTP. See docs/protocol.md for what can be asked.
http-busy = The house has many others to serve. Ask again in { $seconds } s.
http-missing = There is nothing here. See docs/protocol.md for what can be asked.
http-method = That cannot be done here: use { $allowed }.
http-large = That is too large: { $most } bytes at most.
http-body = The body cannot be read: { $why }
http-query = The query cannot be read: { $why }
http-token = This needs the header “Authorization: Bearer …” with a guest’s token.
http-running = The match is not over yet: its record stays secret until then.
http-no-match = There is no such match at this table.
http-no-lesson = There is no lesson here. A lesson begins at the door.
http-review-compiling = The house is still getting ready to judge this game. Ask again in a minute.
http-review-thinking = The review is under way: move { $done } of { $moves }. Ask again in a moment.
http-failed = Something went wrong on our side. Try again; if it happens again, tell us.
http-game-failed = This game has a fault of its own, and this table cannot go on. Other tables are not harmed; the server's log says what it is.
page-unbuilt = This house has no pages: they were not built. In the folder of its source, `make web` builds them; then load this page again.
page-unbuilt-instead = Until then the tables are open in the terminal (`bluffhouse join`) and to bots.

# Starting
serve-no-setting = There is no setting “{ $name }”: docs/hosting.md lists them all.
serve-no-setting-near = There is no setting “{ $name }”: perhaps “{ $near }” is meant.
serve-bad-value = The setting “{ $name }” can only be: { $allowed }.
serve-bad-file = The file “{ $path }” cannot be read as settings: { $why }.
serve-bad-url = “{ $url }” is no address of a web page: write it as https://example.org.
serve-bad-origin = “{ $url }” cannot be the address of this house: write https://HOST or https://HOST:PORT, and nothing behind it.
serve-no-door = The server cannot listen on { $host }, port { $port } ({ $why }). If another program uses it, stop that one or choose another port with --port.
serve-few-files = The system lets this process have { $files } open files, and the server needs { $least } or more: raise the limit (ulimit -n, or LimitNOFILE of the service).
serve-bad-bot = “{ $value }” names no bot to allow: write NAME=FILE.py:CLASS, or the name of an installed bot behind the “=”.
serve-bad-bot-name = A bot cannot be called “{ $name }” here: up to 20 letters, digits, dots and dashes, and not the name of a level.
serve-bad-bot-class = The bot { $name } cannot be allowed. { $why }
serve-no-own-bots = This system cannot keep the bots of others in processes of their own: leave out --allow-bot.
serve-no-workers = This system cannot share tables among several processes: leave --workers at 1.
serve-no-workers-started = The server's processes did not start: what they wrote above says why.
serve-no-store = The tables cannot be used. { $why }
serve-cluster-store = Several servers can share tables only in PostgreSQL: add --store postgresql://USER@HOST/DATABASE.
serve-cluster-workers = A node of a cluster is one process: leave --workers at 1, and start as many nodes as this machine has cores.
serve-bad-inner = “{ $value }” is no address for other nodes: write HOST:PORT.
serve-no-inner = Other nodes cannot come in at “{ $value }” ({ $why }): give another address of this machine as “inner”, HOST:PORT.
serve-inner-local = Other nodes, such as { $name }, are on other machines and cannot reach this one at { $address }: name the database as they do (not “localhost”), or set “inner” to an address of this machine, HOST:PORT.
serve-same-node = Another node is called “{ $name }”, too, at { $address }: give this one a name of its own as “node”, so that logs and figures can be told apart.
serve-two-clusters = Nodes of another cluster, “{ $other }”, use this database, and this one is of “{ $own }”: give each cluster a database of its own.
serve-wrong-clock = The clock of this machine differs by { $seconds } s from that of the database: set it right, then start again.
serve-mixed-versions = The node { $name } runs a version of Bluffhouse that cannot work beside this one: stop all nodes of the other version first.
serve-older = A newer version of Bluffhouse ({ $other }) kept all tables of this database, and this is { $own }: install { $other } or a later one, then start again.
serve-no-neighbour = The node { $name } cannot be reached at { $address } ({ $why }): let the nodes reach each other there, or set its “inner” address.

# Tables as files
archive-unknown = The store has no table { $code }. “bluffhouse tables” lists those it has.
archive-unreadable = This is not a table as “bluffhouse export” saves it: { $why }.
archive-code = “{ $code }” cannot be the code of a table: six or eight letters were expected. The file was changed or is damaged; nothing was imported.
archive-gap = Event { $version } of the log is missing. The file was changed or is damaged; nothing was imported.
archive-broken = Event { $version } of the log cannot have happened ({ $why }). The file was changed or is damaged; nothing was imported.
archive-rules = A match was played by version { $theirs } of its rules, and this Bluffhouse knows versions { $since } to { $ours }. Import it with the Bluffhouse that exported it.
archive-match = Match { $number } is not the one that the log tells of. The file was changed or is damaged; nothing was imported.
archive-there = Table { $code } is in this store already; nothing was imported.

# The siege: what must hold
siege-held = held
siege-broken = BROKEN
siege-done = { $attacks } attacks; promises broken: { $broken }.
siege-unknown = There is no attack “{ $name }”. There are: { $names }.
siege-no-server = The server that was to be besieged did not open: { $why }.
siege-ping-flood = Pings count, and answers that nobody reads do not pile up.
siege-broken-frames = Frames that break the rules end their own connection alone.
siege-empty-close = A close frame without a code gets a proper one.
siege-idle-talk = One connection says only so much.
siege-guess-by-request = Codes cannot be guessed over HTTP.
siege-guess-by-socket = Codes cannot be guessed over sockets.
siege-no-oracle = Who has guessed too much learns nothing; guests of a table get in.
siege-guess-recovery = Recovery codes of seats cannot be guessed.
siege-endless-head = A request’s head has an end.
siege-endless-body = A request’s body has an end.
siege-silent-crowd = Who says nothing keeps nobody out.
siege-queue-of-requests = Only a few requests wait in line.
siege-slow-heads = A request that does not come to its end is not waited for.
siege-renames = A guest renames himself only so often.
siege-switches = A guest switches things only so often.
siege-come-and-go = Who comes and goes is told seldom.
siege-many-tables = One address opens only so many tables.
siege-ghosts = Who leaves and listens freezes no table.
siege-broken-off = Connections that break off give their places back.
siege-unread = Who does not read holds nobody up.
siege-seat-walk = Nobody walks through the hands of bots.
siege-another-name = Nobody sees a second hand under another name.
siege-back-in-the-chair = Who was sent away is not back at once.
siege-minted-time = Moves that are taken back earn no time.
siege-replays = Replays take bots no time.
siege-emptied-chair = A host does not inherit the hand of whom he sent away.
siege-strange-requests = Nonsense is refused, without a failure of the server.
siege-half-a-body = Who goes in the middle of a request leaves no trace.
bot-not-allowed = There is no bot “{ $value }” at this server. Choose one of: { $allowed }, each also with a persona, as in thumb/honest. Its operator can allow others: bluffhouse serve --allow-bot NAME=FILE.py:CLASS.
