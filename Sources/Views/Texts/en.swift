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
    note.macroDefinition = the macro is defined here
    note.canonicalStep = the step in the original lesson
    zone.defaultShort = default
    note.toMatch = the partner stands here
    note.startedHere = it begins here
    argument.endOfInput = the end of the input
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
    story.title = The story of {1}:
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
    cli.lessons.missing = there is no lessons folder {1}.
    check.proofs = {1} {1|one: proof|other: proofs}
    check.sum = {1} passed, {2} failed
    proof.worldBroken = The code before this step does not run.
    proof.solutionFails = The solution does not pass ({1}): {2} {3}
    proof.wrongPasses = An answer that is not right passes.
    proof.otherMistake = It should be told the mistake {1}, but is told: {2}
    proof.wordless = It fails, but no words tell why.
    proof.solutionIsMistake = The solution matches the mistake {1}.
    proof.outputDiffers = It should print: {1}
      \nIt prints: {2}
    proof.runStopped = The run was stopped or does not compile.
    proof.noAnswer = The prediction needs exactly one right answer; these hold: {1}
    proof.hintTells = Hint {1} gives the solution away: {2}
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
    cli.help.check = selfsame check [OPTIONS] PATH…      prove lessons: each solution passes,
      each wrong answer fails with its own words
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
    E0101.title = {1} cannot be read
    E0101.label = nothing could be read here
    E0101.text = It is not there, it is a folder, or this user may not read it.
    E0102.title = this text is not UTF-8
    E0102.label = this byte belongs to no UTF-8 character
    E0102.text = Source texts are read as UTF-8, in which every character has its fixed pattern of
      bytes.
    E0102.next = save the file as UTF-8.
    E0103.title = a character that Objective-C does not know
    E0103.label = not a character of the language
    E0103.text = {1} may stand in strings and comments, but not in code.
    E0104.label = {1} is a wide or typographic character
    E0104.text = Code is written with ASCII punctuation, here {2}. In strings and comments every
      character is welcome.
    E0105.title = the word {1} holds a letter of another alphabet
    E0105.label = {2} only looks like the Latin {3}
    E0105.text = The compiler compares letters by their codes, not by their shapes, so to it this
      is another word.
    E0106.label = the string begins here; its line ends first
    E0106.text = A string begins and ends with a quotation mark on the same line.
    E0106.next = close the string with a quotation mark.
    E0107.label = the character constant begins here
    E0107.text = A character constant is one character between two apostrophes, such as 'a'.
    E0107.next = close it with an apostrophe, or use quotation marks for a string.
    E0108.label = the comment begins here and never ends
    E0108.text = A comment that begins with /* ends with */.
    E0108.next = add */ where the comment ends.
    E0109.label = not a number as C writes it
    E0109.text = C reads 42, 0x2A, 052, 3.5 and 1e3, with endings such as u, L and f. It does not
      understand {1}.
    E0110.label = this escape sequence is not known
    E0110.text = C knows \\n, \\t, \\\\, \\", \\0, \\x41, \\u00e9 and a few more, but not {1}.
    E0111.label = this header is not here
    E0111.text = Selfsame brings Foundation's headers and the everyday ones of C. {1} is not among
      them.
    E0112.label = this file is not here
    E0112.text = A name in quotation marks is looked for in the folder of the file that names it.
    E0113.label = files include one another too deeply
    E0113.text = Most often a file includes itself, directly or in a circle.
    E0113.next = use #import, which reads a file only once.
    E0114.label = the preprocessor cannot use this line
    E0114.text = A line that begins with # speaks to the preprocessor. It does not understand {1}
      here.
    E0115.label = the number of arguments does not fit
    E0115.text = The macro {1} has {2} {2|one: parameter|other: parameters}; here it
      gets {3} {3|one: argument|other: arguments}.
    E0116.label = the text itself asks to stop here
    E0116.text = #error ends the compilation on purpose, most often because a condition above it
      is not met.
    E0117.label = not a condition that the preprocessor can compute
    E0117.text = Behind #if stands an expression of whole numbers, macros and defined(NAME).
    E0118.label = this condition is never closed
    E0118.text = Every #if, #ifdef and #ifndef ends with its own #endif.
    E0118.next = add #endif below the lines it guards.
    E0119.label = the call begins here and is never closed
    E0119.text = The arguments of the macro {1} end with a closing parenthesis.
    E0119.next = add the missing ).
    E0120.label = this definition does not hold together
    E0120.text = A macro reads #define NAME text or #define NAME(a, b) text. In the text, # stands
      before a parameter and ## between two pieces.
    E0121.label = modules are not built
    E0121.text = Selfsame reads headers; @import {1} asks for a module.
    E0121.next = write #import <Foundation/Foundation.h>.
    E0122.label = these two pieces do not make one word
    E0122.text = ## joins two pieces into one name, number or operator. {1} is none of these.
    E0123.title = the macro {1} grows too large
    E0123.label = its expansion does not fit
    E0123.text = A macro whose pieces multiply at each step can grow without bound, so its
      expansion has a limit.
    E0124.title = string prefix {1} is not built
    E0124.label = a prefix that Selfsame does not read
    E0124.text = Strings are written "…" (UTF-8, as C has them) or @"…" (an NSString).
    E0125.label = the line goes on after this backslash
    E0125.text = A backslash joins a line with the one below it, and has to be the last character
      of its line.
    W0101.label = the text itself warns here
    W0101.text = #warning shows its words and changes nothing.
    W0102.label = from here on the new definition holds
    W0102.text = The macro {1} had another definition before.
    W0102.next = write #undef {1} above if that is what you want.
    """#

  // MARK: diagnostics E02

  private static let diagnostics02: StaticString = #"""
    E0201.label = expected {1} here
    E0201.text = The grammar asks for {1} at this place and finds {2}.
    E0202.label = an expression belongs here
    E0202.text = An expression is something with a value: a number, a name, a message such as [a
      retain], or several of them joined by operators.
    E0203.label = a name belongs here
    E0203.text = A name begins with a letter or _ and goes on with letters, digits and _.
    E0204.label = a type belongs here
    E0204.text = A type is a name such as int or id, or a class with a star, such as NSString *.
    E0205.label = this begins here and is never ended
    E0205.text = @interface, @implementation and @protocol end with @end.
    E0205.next = add @end.
    E0206.label = this brace closes nothing
    E0206.text = Every } closes one { above it, and here none is open.
    E0206.next = delete this brace, or add the { it belongs to.
    E0207.label = too deep from here on
    E0207.text = Parentheses, braces and types may stand 256 deep in one another.
    E0208.label = the body of the method belongs here
    E0208.text = In an @implementation a method is followed by its body in braces.
    E0209.label = this cannot stand here
    E0209.text = Each kind of declaration has its place: methods inside @interface or
      @implementation, instance variables in the braces below it, classes at the top level.
    E0210.label = these words do not make one type
    E0210.text = C does not know the combination {1}.
    E0211.title = {1}: not built yet
    E0211.label = Selfsame knows this, but cannot run it yet
    E0211.text = This is correct Objective-C. It is refused by name, so that it is never half
      done.
    E0212.label = a statement belongs here
    E0212.text = A statement is an expression with a semicolon, a declaration, a block in braces,
      or one of if, for, while, do, switch, return, break, continue.
    E0213.label = no word of Objective-C
    E0213.text = After @ comes a word of the language, such as @interface, @implementation, @end
      or @selector, or a literal such as @"text".
    E0214.label = nothing follows this @try
    E0214.text = @try is followed by @catch, by @finally, or by both.
    E0214.next = add @catch (NSException *e) { } behind it.
    E0215.label = a statement outside of every function
    E0215.text = Between the classes of a file stand declarations. Statements stand inside
      functions and methods.
    E0215.next = move it into a function or a method.
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
    E0701.title = a lesson without front matter
    E0701.label = the front matter belongs here
    E0701.text = A lesson begins with a line ---, then lines such as id: lifetime.retain, then ---
      again.
    E0702.title = a line that is not key: value
    E0702.label = this line is not understood
    E0702.text = The front matter holds lines of the form key: value, with one-line values and
      lists such as [a, b].
    E0703.title = unknown key {1}
    E0703.label = no such key
    E0703.text = The front matter knows lesson, id, title, mode, needs, teaches, covers and limit.
    E0704.title = {1} is given twice
    E0704.label = the second one
    E0704.text = Each key stands once, so that there is one answer.
    E0704.next = delete one of the two lines.
    E0705.title = {1} is missing
    E0705.label = the front matter does not name it
    E0705.text = The checker and the shell need {1} to tell lessons apart and to show them.
    E0705.next = add a line that begins with {1}:
    E0706.title = {2} does not fit {1}
    E0706.label = not a value for this key
    E0706.text = A value for {1} looks like {3}.
    E0707.title = version {1} of the lesson format
    E0707.label = this version is not known
    E0707.text = This program reads version 1.
    E0707.next = write lesson: 1.
    E0708.title = unknown role {1}
    E0708.label = no such role
    E0708.text = The words behind the back-quotes say the language and then the role: objc task,
      objc solution, check, output and so on.
    E0709.title = {2} has no attribute {1}
    E0709.label = no such attribute
    E0709.text = A block of this role does not take {1}.
    E0710.title = the value of {1} is not usable
    E0710.label = missing, repeated or unknown
    E0710.text = An attribute reads key=value, stands once, and its value is one of those that the
      role knows.
    E0711.title = this step comment is not understood
    E0711.label = not a step
    E0711.text = A step begins with a comment of the form <!-- step: id points=2 -->; the id is a
      word of small letters, digits and hyphens.
    E0712.title = a second step named {1}
    E0712.label = this id is taken
    E0712.text = Progress is kept by step ids, so each is used once in a lesson.
    E0713.title = a code block without an end
    E0713.label = the block begins here
    E0713.text = A block ends with as many back-quotes as it began with, on a line of their own.
    E0714.title = {1} without {2}
    E0714.label = this block needs another one in the same step
    E0714.text = In the same step as {1} stands {2}; without it nobody would ever use this block.
    E0715.title = no mistake is named {1}
    E0715.label = say= names a mistake of this step
    E0715.text = A wrong answer says which mistake it shows, and that mistake is described in the
      same step.
    E0716.title = the probe {1} has no partner
    E0716.label = a probe and its check share a name
    E0716.text = After the answer the probe runs, and the check of the same name judges it.
    E0717.title = {1} appears twice in one step
    E0717.label = the second one
    E0717.text = Within a step each name, task and solution stands once.
    E0718.title = the task of step {1} has no solution
    E0718.label = nobody can prove this task
    E0718.text = The checker runs the solution to prove that the task can be solved.
    E0718.next = add a block objc solution to the step.
    E0719.title = the task of step {1} has no check
    E0719.label = every answer would pass
    E0719.text = A check says by states and events what the answer has to reach.
    E0719.next = add a block check to the step.
    E0720.title = a note for {1}, which does not exist
    E0720.label = no mistake and no hint of this name
    E0720.text = A quoted block begins with [!hint] or with the name of a mistake of the same
      step.
    E0721.title = {1} is empty
    E0721.label = nothing stands in it
    E0721.text = An empty block tells the learner nothing, and the checker proves nothing with it.
    E0721.next = fill it or delete it.
    E0722.title = this check line is not understood
    E0722.label = not a condition
    E0722.text = A line reads condition -- text, where the condition is an Objective-C expression
      or one of the check language, such as b same a or count(a) == 2.
    E0723.title = unknown check word {1}
    E0723.label = no such word
    E0723.text = The check language knows count, same, class, zone, live, made, deallocs, inits,
      sent, answered and pooled, among others.
    E0724.title = {1}: not built yet
    E0724.label = this program knows it, but cannot do it yet
    E0724.text = It belongs to the lesson format. It is refused by name, so that no proof is ever
      skipped in silence.
    E0725.title = nested too deeply
    E0725.label = too deep from here on
    E0725.text = Lists and quotations in a lesson may stand {1} deep in one another.
    E0726.title = the mistake {1} has no words
    E0726.label = a learner who makes it would read nothing
    E0726.text = Each mistake has a quoted block that begins with its name and tells the learner
      what happened.
    E0726.next = add a block > [!{1}] to the step.
    E0727.title = no wrong answer shows the mistake {1}
    E0727.label = nothing proves this mistake
    E0727.text = A block objc wrong say={1} proves that the mistake is recognised.
    E0730.title = the step {1} is not translated
    E0730.label = the translation lacks this step
    E0730.text = Until it is there, the learner reads this step in the original language.
    E0731.title = the original has no step {1}
    E0731.label = only the translation has it
    E0731.text = A translation has the steps of the original and no others.
    E0732.title = code or checks of {1} differ from the original
    E0732.label = differs from here on
    E0732.text = A translation carries the code of the original; only comments and strings marked
      /*tr*/ may differ. Until then the original is shown.
    E0733.title = the original of step {1} has changed
    E0733.label = translated from an older text
    E0733.text = The prose was edited after it was translated; the reader is told so.
    E0733.next = go through the translation, then write from={2}.
    E0734.title = step {1} does not say what it was translated from
    E0734.label = from= is missing
    E0734.text = With the hash of the original's prose the checker notices when the original
      changes.
    E0734.next = write from={2} into the step comment.
    E0740.title = this entry links to no lesson
    E0740.label = a link to a lesson folder belongs here
    E0740.text = Each item of course.md is a link to a lesson; the order of the items is the order
      of the course.
    E0741.title = there is no lesson {1}
    E0741.label = this link leads nowhere
    E0741.text = The folder {1} holds no lesson.md.
    E0742.title = the lesson {1} is listed twice
    E0742.label = the second one
    E0742.text = A lesson has one place in a course.
    E0743.title = the lesson {1} is not in course.md
    E0743.label = learners never reach it
    E0743.text = The folder is there, but the table of contents does not list it.
    E0743.next = add a link to it, or move the folder away.
    """#

  // MARK: diagnostics E08

  private static let diagnosticsE08: StaticString = #"""
    """#
}
