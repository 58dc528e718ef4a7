/// Everything said to a person in English. How to write a text: `Catalogue.swift`. The same keys, in the
/// same order, stand in the other two files.
enum EnglishTexts {
  static var sections: [StaticString] {
    [
      words, outcome, tables, shell, commands, lessons, commandLine,
      diagnostics01, diagnostics02, diagnostics03, diagnostics04, diagnostics05, diagnosticsW03,
      diagnosticsR06, diagnosticsE07, diagnosticsE08,
    ]
  }

  // MARK: words used by several views

  private static let words: StaticString = #"""
    place.input = input {1}, line {2}
    place.prelude = prelude {1}, line {2}
    zone.default = the default zone
    zone.named = zone {1}
    zone.unknown = zone no. {1}
    diagnostic.error = error
    diagnostic.warning = warning
    diagnostic.note = note
    words.colon = :
    diagnostic.hint = Hint
    diagnostic.didYouMean = did you mean {1}?
    diagnostic.untitled = this cannot be done
    diagnostic.more = … and {1} {1|one: more problem|other: more problems}, perhaps an echo of the
      first ones
    note.declaredHere = declared here
    """#

  // MARK: outcome

  private static let outcome: StaticString = #"""
    value.count = count {1}
    value.claimed = true count {1}, -retainCount answers {2}
    value.immortal = a constant, not counted
    value.dead = already deallocated
    value.length =  ({1} {1|one: character|other: characters})
    fact.allocated = {1}: allocated in {2}
    fact.bitwiseCopy = {1}: made as a byte-for-byte copy of {2}
    fact.retained = {1}: retain
    fact.released = {1}: release
    fact.count = , count {1}
    fact.andDeallocated = , deallocated
    fact.deallocated = {1}: deallocated
    fact.deallocIncomplete = {1}: -dealloc ended without [super dealloc], so the memory is not
      given back
    fact.autoreleased = {1}: autorelease, a release waits in the pool
    fact.autoreleasedBase = {1}: autorelease, a release waits in the prompt's pool (:drain)
    fact.autoreleasedNowhere = {1}: autorelease with no pool around: the release never comes
    fact.initAgain = {1} #{2} on {3}: its state is set a second time
    fact.initOnceMore = {1} #{2} on {3}: its state is set once more
    fact.initAnswered = {1}: {2} answered {3} instead
    fact.initAnsweredNil = {1}: {2} answered nil
    fact.answeredInstead = {1} answered instead of {2}
    fact.answered = {1} answered
    fact.countStays = : count stays {1}
    fact.countMoves = : count {2}
    fact.claims = : it says {1}, the true count is {2}
    fact.gaveNil = : nil
    fact.made = : it made {1}
    fact.gaveSame = : nothing new is made, the answer is {1}
    fact.nilMessage = {1} was sent to nil: nothing happens, the answer is 0
    fact.poolDrained = a pool is drained: {1} {1|one: release|other: releases}
    fact.zoneCreated = {1} is created
    fact.zoneRecycled = {1} is recycled
    fact.blockTaken = C memory: {1} {1|one: byte|other: bytes} taken from {2}
    fact.blockFreed = C memory: a block is given back to {1}
    fact.initialized = {1}: +initialize runs, before the class's first message
    fact.times = {1} (×{2})
    fact.group = {1} × {2} (#{3} … #{4})
    fact.about = {1}: {2}
    fact.in = , in {1}
    fact.inAt = , in {1} ({2})
    fact.more = {1} and {2} more (:trace on shows all)
    notice.classDefined = class {1} is defined
    notice.methodReplaced = {1} is replaced; objects stay, calls already running keep the old one
    notice.functionDefined = function {1} is defined
    notice.functionReplaced = function {1} is replaced; calls already running keep the old one
    notice.variableRedeclared = {1} is declared anew; it holds the new value
    outcome.stopped = Everything this input did is undone. Until the next input, :stack, :objects
      and :trace show the moment of the stop.
    outcome.interrupted = Interrupted. Everything this input did is undone.
    outcome.exited = the program called exit({1})
    """#

  // MARK: tables

  private static let tables: StaticString = #"""
    table.more = {1} and {2} more
    objects.none = No objects are alive.
    objects.object = object
    objects.count = count
    objects.bytes = bytes
    objects.zone = zone
    objects.variables = held by
    objects.deallocating = in -dealloc
    objects.inits = init ×{1}
    objects.constants = {1} constant {1|one: string is|other: strings are} not counted and not
      shown.
    zones.zone = zone
    zones.objects = objects
    zones.blocks = C blocks
    zones.bytes = bytes
    zones.address = address
    pools.none = There is no autorelease pool.
    pools.base = pool {1}, under the prompt: {2} {2|one: release waits|other: releases wait}
    pools.pool = pool {1}: {2} {2|one: release waits|other: releases wait}
    trace.noPool = no pool
    trace.thread = thread {1}
    trace.waiting = {1} waiting
    trace.count = count {1}
    class.size = an instance takes {1} {1|one: byte|other: bytes}; the isa pointer takes the first
      8
    class.offset = offset
    class.bytes = bytes
    class.ivar = instance variable
    stack.none = Nothing is stopped.
    stack.topLevel = top level
    stack.receiver = self = {1}
    stack.same = {1} {2} {2|one: more frame|other: more frames} of the same
    """#

  // MARK: shell

  private static let shell: StaticString = #"""
    shell.welcome = Selfsame: Objective-C with every count in sight. :help lists the commands,
      :quit leaves.
    shell.bye = Good bye.
    shell.language.question = Which language shall we speak? (1, 2 or 3, then Enter; :lang changes
      it later)
    shell.noState = The state folder cannot be written, so history, language and progress are not
      kept this time.
    shell.unfinished = The last input is not finished: a brace, bracket, quote or @end is missing.
    shell.pipe.notUTF8 = Line {1} of the input is not UTF-8 text (byte {2} of the line). It was
      skipped; save the text as UTF-8.
    shell.unknownCommand = There is no command :{1}. :help lists all of them.
    shell.unknownCommand.near = There is no command :{1}. Did you mean :{2}?
    shell.layout = {1} is read as {2} (another keyboard layout).
    shell.notBuilt = {1} is not built yet. :help lists what is.
    shell.notBuilt.arc = ARC is not built yet, so :arc cannot be chosen. Write retain and release
      yourself under :mrc.
    shell.mode.mrc = Manual reference counting: retain and release are written by you.
    shell.group.lesson = Lessons
    shell.group.look = Looking at the objects
    shell.group.shell = The shell
    shell.help.end = Anything else is Objective-C and runs at once. Tab completes, Ctrl-C drops
      what is half typed or stops a program, Ctrl-D leaves. :help COMMAND tells more.
    shell.help.notBuilt = Not built yet: {1}
    shell.help.alsoNamed = Also: {1}
    shell.source.which = Whose source? For example :source NSObject.
    shell.unknownClass = There is no class {1}. :class lists the ones there are.
    shell.unknownClass.near = There is no class {1}. Did you mean {2}?
    shell.drain.empty = No object waits in the pool of the prompt.
    shell.trace.on = From now on every event of an input is shown.
    shell.trace.off = Back to the short form: what matters, in a few lines.
    shell.trace.usage = Write :trace on, :trace off, or :trace alone for the events of the last
      input (not {1}).
    shell.lang.current = We speak {1}. :lang en, :lang ru or :lang zh changes it.
    shell.lang.unknown = {1} is not one of the languages: en, ru, zh.
    shell.lang.now = English it is.
    shell.width.usage = How wide does your terminal draw ambiguous characters: :width 1 or :width
      2? Now it is {1}. Take 2 if frames look torn.
    shell.width.now = Ambiguous characters count as {1} from now on.
    shell.load.which = Which file? For example :load Car.m.
    shell.load.unfinished = {1} ends too early: a brace, bracket, quote or @end is missing.
    shell.lesson.none = No lesson is open. :lessons lists them, :start opens the next one.
    shell.lesson.noCourse = No lessons were found. Give their folder with --lessons DIR or
      SELFSAME_LESSONS.
    shell.lesson.unknown = There is no lesson {1}. :lessons lists them.
    shell.lesson.stepOf = Step {1} of {2}
    shell.lesson.goOn = Enter goes on.
    shell.lesson.yourTurn = Your turn: type your answer, then :check. :hint helps.
    shell.lesson.notYet = This step has a task. Answer it and type :check, or :next to go on
      without it.
    shell.lesson.end = That was the last step of this lesson. :lessons lists the others; the
      prompt stays yours.
    shell.lesson.first = This is the first step.
    shell.lesson.noTask = This step asks nothing. Enter goes on.
    shell.lesson.nothingTyped = Nothing has been typed for this task yet.
    shell.lesson.right = Right.
    shell.lesson.rightWas = Not quite. It is {1}.
    shell.lesson.fail = Not yet.
    shell.lesson.failedLine = This does not hold: {1}
    shell.lesson.probe = (seen when it was tried: {1})
    shell.lesson.invalid = The lesson itself is at fault: this step cannot be judged. Please tell
      its author.
    shell.lesson.limit = Your answer was stopped: it ran past the limits of this lesson.
    shell.lesson.noHint = This step has no hints.
    shell.lesson.solutionLater = The solution can be shown after {1} {1|one: try|other: tries}.
      :hint helps until then.
    shell.lesson.reset = The step begins anew: the objects are as its text left them.
    shell.lesson.progress = Progress could not be kept in {1}.
    shell.lesson.broken = The lesson {1} cannot be opened:
    shell.lesson.predict.number = Before it runs: which number will it be? Type it.
    shell.lesson.predict.choice = Before it runs: which is right? Type its letter.
    shell.lesson.stale = The translation of this step is older than the English text.
    shell.lesson.nextIs = Enter opens the next one: {1}.
    shell.lesson.maySee = :solution shows the solution, if you like.
    shell.trace.between = … {1} {1|one: event|other: events} in between
    shell.classes.own = Yours
    shell.classes.prelude = Foundation's
    shell.reset.free = Everything typed so far is gone: a fresh world.
    """#

  // MARK: commands

  private static let commands: StaticString = #"""
    command.help.name = help
    command.help.argument = [COMMAND]
    command.help.help = List the commands, or tell more about one.
    command.lessons.name = lessons
    command.lessons.help = List the lessons and how far you are.
    command.start.name = start
    command.start.argument = [LESSON]
    command.start.help = Open a lesson by number or name; alone: where you left off.
    command.next.name = next
    command.next.help = Go to the next step. Enter on an empty line does the same.
    command.prev.name = prev
    command.prev.help = Go back to the step before.
    command.hint.name = hint
    command.hint.help = Show the next hint.
    command.check.name = check
    command.check.help = Judge what you typed since the step began.
    command.solution.name = solution
    command.solution.help = Show the solution, after two tries.
    command.reset.name = reset
    command.reset.help = Begin the step anew; without a lesson: forget everything typed.
    command.objects.name = objects
    command.objects.help = List the live objects with their true counts.
    command.class.name = class
    command.class.argument = [CLASS]
    command.class.help = Show a class: parents, instance variables, methods. Alone: list the
      classes.
    command.source.name = source
    command.source.argument = CLASS
    command.source.help = Show the source of a class, also of Foundation's.
    command.zones.name = zones
    command.zones.help = List the memory zones and what lies in them.
    command.pools.name = pools
    command.pools.help = List the autorelease pools and who waits in them.
    command.drain.name = drain
    command.drain.help = Drain the pool of the prompt: each waiting object is released once.
    command.stack.name = stack
    command.stack.help = Show where the last stopped input stood.
    command.trace.name = trace
    command.trace.argument = [on|off]
    command.trace.help = Show every event of each input, or once those of the last one.
    command.load.name = load
    command.load.argument = FILE
    command.load.help = Take a file as if it were typed here.
    command.mrc.name = mrc
    command.mrc.help = Compile what follows with manual reference counting.
    command.arc.name = arc
    command.arc.help = Compile what follows with ARC (not built yet).
    command.lang.name = lang
    command.lang.argument = [en|ru|zh]
    command.lang.help = Speak another language.
    command.width.name = width
    command.width.argument = 1|2
    command.width.help = Say how wide your terminal draws ambiguous characters.
    command.quit.name = quit
    command.quit.help = Leave.
    """#

  // MARK: lessons

  private static let lessons: StaticString = #"""
    lesson.hintNumber = Hint {1} of {2}
    lesson.progress = {1} of {2} {2|one: step|other: steps}
    """#

  // MARK: command line

  private static let commandLine: StaticString = #"""
    cli.notBuilt = {1} is not built yet.
    cli.unknownCommand = {1} is not a command. selfsame --help lists them.
    cli.fileWithoutRun = to run a program, write: selfsame run {1}
    cli.unknownOption = the option {1} is not known. Try selfsame {2}.
    cli.missingValue = {1} needs a value behind it.
    cli.badLimit = '{1}' is not a limit. Write steps=N, objects=N or bytes=N with N above 0, with
      commas between.
    cli.badLanguage = {1} is not one of the languages: en, ru, zh.
    cli.run.noFile = which program? For example: selfsame run --mrc Car.m
    cli.run.arc = {1} would be compiled with ARC (the default), and ARC is not built yet. If the
      program writes retain and release itself, give --mrc, or begin the file with // mode: mrc.
    cli.file.missing = there is no file {1}.
    cli.file.folder = {1} is a folder; a file is needed.
    cli.file.unreadable = {1} cannot be read: {2}.
    cli.file.notUTF8 = {1} is not UTF-8 text: line {2}, byte {3} of the line. Save the file as
      UTF-8.
    cli.check.noPath = which lessons? For example: selfsame check Lessons
    cli.check.badFormat = {1} is not a format: text, json, tap or junit.
    cli.help = selfsame: learn how objects live and die in Objective-C
      \n
      \n  selfsame [--lessons DIR]      the shell, on the lesson where you left off
      \n  selfsame run FILE             run a program
      \n  selfsame check PATH…          prove lessons
      \n  selfsame SUBCOMMAND --help    more about one of them
      \n  selfsame --version
      \n
      \nExamples:
      \n  selfsame
      \n  selfsame run --mrc Car.m
      \n  echo '[[NSObject new] retainCount]' | selfsame
      \n
      \nExit status: the program's own; 64 usage, 65 does not compile, 66 cannot be read, 70
      stopped by the machine, 130 interrupted.
    cli.help.run = selfsame run [OPTIONS] FILE      run a program (- reads standard input)
      \n
      \n  --mrc, --arc       who writes retain and release: you, or the compiler (not built yet).
      Default: the file's own // mode: mrc, else ARC
      \n  -D NAME[=VALUE]    define a macro
      \n  --trace            show afterwards what happened to the objects
      \n  --limit LIMITS     steps=N,objects=N,bytes=N: stop a program that needs more
      \n  -W, -w             always or never show warnings (else where standard error is a
      terminal)
      \n
      \nExamples:
      \n  selfsame run --mrc Car.m
      \n  selfsame run --mrc -DDEBUG=1 --limit steps=100000 Loop.m
      \n  selfsame run --mrc --trace Singleton.m
    cli.help.check = selfsame check [OPTIONS] PATH…      prove lessons: each solution passes, each wrong answer fails with its own words
      \n
      \n  --format NAME    text (default), json, tap or junit
      \n  --lang NAME      en, ru or zh
      \n
      \nExamples:
      \n  selfsame check Lessons
      \n  selfsame check --format junit Lessons/one-instance
      \n
      \nExit status: 0 all proved, 1 a proof failed, 3 a lesson is malformed, 5 only a
      translation is out of date, 64 usage, 66 cannot be read.
    cli.help.later = selfsame {1} is not built yet. selfsame --help lists what is.
    """#

  // MARK: diagnostics E01

  private static let diagnostics01: StaticString = #"""
    E0101.label = this file cannot be read
    E0101.text = Selfsame needs a readable text file here.
    E0102.label = this is not UTF-8
    E0102.text = Byte {2} of line {1} belongs to no UTF-8 character. Source files are read as
      UTF-8.
    E0102.next = save the file as UTF-8.
    """#

  // MARK: diagnostics E02

  private static let diagnostics02: StaticString = #"""
    """#

  // MARK: diagnostics E03

  private static let diagnostics03: StaticString = #"""
    """#

  // MARK: diagnostics E04

  private static let diagnostics04: StaticString = #"""
    """#

  // MARK: diagnostics E05

  private static let diagnostics05: StaticString = #"""
    """#

  // MARK: diagnostics W03

  private static let diagnosticsW03: StaticString = #"""
    """#

  // MARK: diagnostics R06

  private static let diagnosticsR06: StaticString = #"""
    """#

  // MARK: diagnostics E07

  private static let diagnosticsE07: StaticString = #"""
    """#

  // MARK: diagnostics E08

  private static let diagnosticsE08: StaticString = #"""
    """#
}
