/// Everything said to a person in English. How to write a text: `Catalogue.swift`. The same keys, in the
/// same order, stand in the other two files.
enum EnglishTexts {
  static var sections: [StaticString] {
    [
      words, outcome, tables, shell, commands, lessons, commandLine,
      diagnostics01, diagnostics02, diagnostics03, diagnostics04, diagnostics05, diagnosticsW03,
      diagnosticsR06, diagnosticsE07, diagnosticsE08,
      trace, ownership, timeTravel, pictures, comparing,
      mistakes, undefined, swift, cpp, learning, checking, authoring,
      schedules,
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
    note.allocatedHere = made here
    note.releasedHere = last released here
    note.threadWaits = thread T{1} waits here
    note.deallocatedHere = deallocated here
    note.freedHere = given back here
    note.previousCase = the same value stands here
    argument.read = read
    argument.write = write
    note.previousDefinition = defined here before
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
    fact.group = {1} × {2} ({3} … {4})
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
    zones.address = address
    pools.none = There is no autorelease pool.
    pools.base = pool {1}, under the prompt: {2} {2|one: release waits|other: releases wait}
    pools.pool = pool {1}: {2} {2|one: release waits|other: releases wait}
    inserted.none = ARC has put nothing in: there is no function compiled under ARC, or nothing
      in it owns an object.
    inserted.variable = variable
    inserted.temporary = the temporary result
    inserted.retain = retain {1}
    inserted.release = release {1}
    inserted.autorelease = autorelease {1}
    inserted.claim = take over {1}, with the count it comes with
    inserted.handOver = hand {1} over to the caller, without a pool if the caller takes it over
    inserted.loadWeak = read the weak {1}: nil if the object is gone, else retained for the moment
    inserted.storeWeak = register the weak {1}
    inserted.destroyWeak = the weak {1} ends
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
    shell.mode.mrc = Manual reference counting: retain and release are written by you.
    shell.mode.arc = ARC: from the next input on the compiler writes retain and release. :inserted
      shows where.
    shell.group.lesson = Lessons
    shell.group.look = Looking at the objects
    shell.group.time = Going through time
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
    shell.trace.none = The last input did nothing to any object.
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
    shell.lesson.noTask = There is no task to check in this step. :next goes on.
    shell.lesson.nothingTyped = Nothing has been typed for this task yet.
    shell.lesson.right = Right.
    shell.lesson.rightWas = Not quite. It is {1}.
    shell.lesson.fail = Not yet.
    shell.lesson.failedLine = This does not hold: {1}
    shell.lesson.triedToo = Everything typed in this step belongs to the answer. If you tried something
      out, :reset and give the answer alone.
    shell.lesson.invalid = The lesson itself is at fault: this step cannot be judged. Please tell
      its author.
    shell.lesson.limit = Your answer was stopped: it ran past the limits of this lesson.
    shell.lesson.noHint = This step has no hints.
    shell.lesson.solutionLater = The solution can be shown after {1} {1|one: try|other: tries}
      more. :hint helps until then.
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
    command.reset.help = Begin the step anew; outside of lessons (:leave): forget everything
      typed.
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
    command.trace.argument = [on|off] [KINDS]
    command.trace.help = Show every event of each input, or once those of the last one. Kinds: counts
      alloc init pool weak zone lock thread message, joined by commas; library: what
      the library does for itself, too.
    command.inserted.name = inserted
    command.inserted.argument = [NAME]
    command.inserted.help = Show what ARC wrote into your functions, line by line.
    command.disasm.name = disasm
    command.disasm.help = Show the bytecode of what you wrote.
    command.load.name = load
    command.load.argument = FILE
    command.load.help = Take a file as if it were typed here.
    command.mrc.name = mrc
    command.mrc.help = Compile what follows with manual reference counting.
    command.arc.name = arc
    command.arc.help = From now on with ARC: the compiler writes retain and release.
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
    cli.badSeed = '{1}' is not a seed. Write a number from 0 on; 0 is the usual schedule.
    cli.badLanguage = {1} is not one of the languages: en, ru, zh.
    cli.run.noFile = which program? For example: selfsame run --mrc Car.m
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
      \n  selfsame compare FILE …       two runs side by side
      \n  selfsame check PATH…          prove lessons
      \n  selfsame explain CODE         explain a diagnostic
      \n  selfsame grade LESSON DIR     mark a class
      \n  selfsame lesson COMMAND       write lessons
      \n  selfsame SUBCOMMAND --help    more about one of them
      \n  selfsame --version
      \n
      \nExamples:
      \n  selfsame
      \n  selfsame run Car.m
      \n  echo '[[NSObject new] retainCount]' | selfsame
      \n
      \nExit status: the program's own; 64 usage, 65 does not compile, 66 cannot be read, 70
      stopped by the machine, 130 interrupted.
    cli.help.run = selfsame run [OPTIONS] FILE…     run a program (- reads standard input); several files
      are one program
      \n
      \n  --mrc, --arc       who writes retain and release: you, or the compiler.
      Default: the file's own // mode: mrc, else ARC
      \n  -D NAME[=VALUE]    define a macro
      \n  --trace            show afterwards what happened to the objects
      \n  --trace=KINDS      only these: counts, alloc, init, pool, weak, zone, lock, thread,
      message, library (what the library does for itself, too), joined by commas
      \n  --events FILE      write every event to a file, as JSON Lines
      \n  --nslog-prefix     date, time, program and thread before each line of NSLog
      \n  --limit LIMITS     steps=N,objects=N,bytes=N: stop a program that needs more
      \n  --seed N           let the threads take turns in another order, the same one for each N
      \n  -W, -w             always or never show warnings, leaks and retain cycles (else where
      standard error is a terminal)
      \n
      \nExamples:
      \n  selfsame run --mrc Car.m
      \n  selfsame run --mrc -DDEBUG=1 --limit steps=100000 Loop.m
      \n  selfsame run --mrc --trace=message,counts Singleton.m
    cli.help.check = selfsame check [OPTIONS] PATH…      prove lessons: each solution passes,
      each wrong answer fails with its own words
      \n
      \n  --format NAME    text (default), json, tap or junit
      \n  --lang NAME      en, ru or zh
      \n  --shard K/N      the K-th of N parts of the work
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
    E0301.label = this name is not known here
    E0301.text = A name is declared before it is used: a variable with its type, a class with
      @interface or #import.
    E0302.label = no function of this name is declared
    E0302.text = A function is declared or defined above its first call, or in a header that is
      included.
    E0303.label = no type of this name is known
    E0303.text = A type is a word of C, a typedef, or a class that is declared above.
    E0304.label = no protocol of this name is known
    E0304.text = A protocol is declared with @protocol above its first use.
    E0305.label = this name is taken
    E0305.text = Within one scope a name means one thing, and its type stays the same.
    E0305.next = choose another name, or delete one of the two.
    E0306.label = its size is not known here
    E0306.text = The compiler sets memory aside, so it has to know the whole type. Objects are
      held by pointers: NSString *s, not NSString s.
    E0307.label = the types do not fit
    E0307.text = A value of this type cannot stand where that type is needed, and no conversion
      leads from one to the other.
    E0308.label = a number and a pointer
    E0308.text = {1} does not turn into {2} by itself: a number is a value, a pointer is an
      address.
    E0308.next = write a cast if that is really what you want.
    E0309.label = this operator does not work on {1}
    E0309.text = Arithmetic works on numbers and, in part, on pointers. Objects are compared with
      == or isEqual:, and changed by messages.
    E0310.label = this cast is not possible
    E0310.text = A cast turns numbers and pointers into one another. Structures and void cannot be
      cast.
    E0311.label = nothing can be stored here
    E0311.text = Left of = stands a place in memory that may change: a variable, a member, an
      element, *pointer or a property.
    E0312.label = this has no address
    E0312.text = & gives the address of a place in memory. The result of an expression, a
      bit-field or a property is no such place.
    E0312.next = store the value in a variable first.
    E0313.label = this is no pointer
    E0313.text = * follows a pointer to what it points at, and here stands {1}.
    E0314.label = this operator does not fit {1}
    E0314.text = Members of a structure are reached with a dot, those behind a pointer with ->,
      properties of an object with a dot.
    E0315.label = no member named {1}
    E0315.text = {2} does not declare such a member.
    E0316.label = no such property here
    E0316.text = A dot behind an object calls the getter of a property or a method of that name
      without arguments; here there is none. On id no dot works. A message with an argument has
      square brackets: [lamp setLevel:3].
    E0317.label = this property cannot be set
    E0317.text = Setting a property calls its setter. A readonly property has none.
    E0318.label = this cannot be indexed
    E0318.text = Square brackets reach the elements of an array or of what a pointer points at,
      and the index is a whole number.
    E0319.label = {2} {2|one: argument|other: arguments}, where {1} {1|one: is|other: are}
      expected
    E0319.text = A call passes as many arguments as the declaration has parameters.
    E0320.label = this cannot be called
    E0320.text = Before the parenthesis stands {1}; only functions, pointers to functions and
      blocks can be called. Methods are called with [receiver message].
    E0321.label = this cannot be tested
    E0321.text = Conditions are numbers or pointers: 0, NULL and nil are false, everything else is
      true.
    E0322.label = not known before the program runs
    E0322.text = Here the compiler needs the value itself: a number, a constant of an enum,
      sizeof, or an expression of such.
    E0323.label = an array of this size is not possible
    E0323.text = The number of elements is at least 0, and the whole array fits into memory.
    E0324.label = too many bits
    E0324.text = A bit-field is at most as wide as its type.
    E0325.label = this condition is false
    E0325.text = _Static_assert is checked by the compiler, before the program runs.
    E0326.label = a value is needed here
    E0326.text = A name of a type or of a class has no value. A class can receive messages:
      [NSObject alloc].
    E0327.label = this designator does not fit
    E0327.text = .name = value sets a member of a structure, [index] = value an element of an
      array within its bounds.
    E0328.label = the result of {1} does not fit its declaration
    E0328.text = A function or method with a result returns one on every path; one that is void
      returns none.
    E0329.label = there is nothing here to jump in
    E0329.text = break belongs to a loop or a switch, continue to a loop, case and default to a
      switch. goto cannot jump into a block that it would have to begin.
    E0330.label = no label of this name in the function
    E0330.text = A label is a name with a colon before a statement of the same function.
    E0331.label = this value has a branch already
    E0331.text = Each value leads to one branch of a switch, and there is one default.
    E0332.label = there is no object here
    E0332.text = A method with + runs on the class. Instance variables belong to objects, so it
      has none to look into: {1}.
    E0332.next = use a static variable, or make it an instance method with -.
    E0333.label = not visible here
    E0333.text = Instance variables are @protected unless the class says otherwise: its own
      methods and those of its subclasses see them. @private ones only its own methods see.
    E0333.next = use a method or a property of the object.
    E0334.label = super has no meaning here
    E0334.text = super sends a message to the same object, with the search beginning in the
      superclass. So it stands inside methods, of classes that have a superclass.
    E0335.label = this cannot receive messages
    E0335.text = Messages go to objects, to classes and to nil. Here stands {1}.
    E0336.label = no @interface for {1} above
    E0336.text = The compiler has to know a class before it can build upon it. @class only says
      that there is one.
    E0337.label = {1} is only announced by @class
    E0337.text = A subclass needs the instance variables of its superclass, so the @interface
      of {1} has to stand above.
    E0338.label = a category has no room for it
    E0338.text = A category adds methods to a class. The size of its objects is settled by the
      @interface.
    E0338.next = put the instance variable into the @interface, or into a class extension
      @interface Name ().
    E0339.label = a function inside a function
    E0339.text = In C functions stand beside one another at the top level.
    E0340.label = this function has a fixed list of arguments
    E0340.text = va_start reads the arguments that are passed for ... in the list of parameters.
    E0341.label = {1} is weak
    E0341.text = Weak references become nil by themselves when their object goes; under manual
      reference counting the compiler does not write them.
    E0341.next = use assign, and set it to nil yourself.
    E0342.title = this function is too large
    E0342.label = more than one frame of the machine can hold
    E0342.text = A function has room for a few thousand values and jumps.
    E0342.next = split it into smaller functions.
    E0343.title = the machine has no part named {1}
    E0343.label = not built into the machine
    E0343.text = Only the library that Selfsame brings may name parts of the machine.
    E0344.label = {1} belongs to ARC here
    E0344.text = Under ARC the compiler writes every retain, release, autorelease and dealloc, and
      takes their names and results at their word. By hand they would be counted twice.
    E0344.next = delete it; or compile with manual reference counting (:mrc, // mode: mrc).
    E0345.label = {1} becomes {2}
    E0345.text = ARC counts objects, but not plain pointers. Where one becomes the other it has to be
      told who owns the object afterwards.
    E0345.next = write __bridge in a cast if nothing changes hands, __bridge_retained or
      __bridge_transfer if the ownership does.
    E0346.label = who owns the object is not said
    E0346.text = Behind a pointer to an object pointer ARC has to know whether the reference is
      strong, weak or autoreleased.
    E0346.next = write __strong, __weak or __autoreleasing between the stars.
    E0347.label = {1} counts by hand
    E0347.text = {1} goes past the counts that the compiler writes, so ARC does not have it.
    E0347.next = do without it; or compile with manual reference counting (:mrc, // mode: mrc).
    E0348.label = no method {1} is declared
    E0348.text = ARC takes from the declaration who owns the result, so without one the message cannot
      be compiled. Under manual counting this is only a warning.
    E0348.next = declare {1} in an @interface, a category or a @protocol.
    E0349.label = the result is dropped
    E0349.text = An init consumes self and may answer with another object. The object that it took
      must not be used any further.
    E0349.next = write self = before it, or return before it.
    E0350.label = {1} sounds like alloc, new, copy or mutableCopy
    E0350.text = A method with such a name hands an object over to its caller. The getter of a property
      only shows one, so ARC would release it once too often.
    E0350.next = give the property another name, or its getter one: getter=theName.
    E0351.label = {1} must not be used here
    E0351.text = The class declares the method in order to forbid it, as a strict singleton does with
      new and init.
    E0351.next = make or get the object in the way the class offers instead.
    E0352.label = the angle brackets do not fit
    E0352.text = A class takes as many types in angle brackets as its interface names parameters, each
      an object or a block, and within the bounds it sets.
    E0352.next = look at the interface of the class (`:source` shows it), or leave the brackets out.
    """#

  // MARK: diagnostics E04

  private static let diagnostics04: StaticString = #"""
    E0401.title = {1}: not built yet
    E0401.label = Selfsame knows this, but cannot run it yet
    E0401.text = This is correct Objective-C. It is refused by name, so that it is never half
      done.
    E0402.title = {1}: nothing outside of the program can be reached
    E0402.label = there is no input, no file and no other process here
    E0402.text = A program runs in a world of its own, the same on every run, with nothing to read from.
    E0402.next = write the values into the program; files of its own are there with NSFileManager.
    """#

  // MARK: diagnostics E05

  private static let diagnostics05: StaticString = #"""
    E0501.title = a class without an @implementation
    E0501.label = declared, but never implemented
    E0501.text = @interface promises what a class can do; @implementation keeps the promise. Until
      it is there, the class cannot be used.
    E0501.next = write the @implementation of the class.
    E0502.title = this class is in use
    E0502.label = instances of the old form are alive
    E0502.text = Living objects keep the instance variables and the superclass they were made
      with, so these cannot change now.
    E0502.next = release the instances first (:objects shows them), or give the class another
      name.
    E0503.title = the world is full
    E0503.label = there is no room for this
    E0503.text = A session has room for a fixed number of classes, functions and selectors.
    E0503.next = begin anew with a fresh session.
    E0504.title = the superclass has no @implementation
    E0504.label = it is declared, but never implemented
    E0504.text = A class is built upon its superclass, so that one has to be implemented first.
    E0504.next = write the @implementation of the superclass above.
    E0505.title = nothing to run
    E0505.label = neither main nor a statement
    E0505.text = A program begins with main, or with the first statement that stands outside of
      every function.
    E0505.next = add a main function.
    """#

  // MARK: diagnostics W03

  private static let diagnosticsW03: StaticString = #"""
    W0301.label = {1} and {2} are different pointers
    W0301.text = The address is passed on as it is. Whether the object behind it understands the
      messages is seen only at run time.
    W0302.label = a pointer beside a number
    W0302.text = An address and a number are compared as bare bits. For pointers, NULL and nil are
      the value that says "nothing".
    W0303.label = no method {1} is declared for this receiver
    W0303.text = The program is compiled all the same: the receiver may understand the message at
      run time. If it does not, an exception follows.
    W0304.label = {1} is only announced by @class
    W0304.text = The compiler does not see its methods, so it cannot check this message.
    W0304.next = put the @interface of {1} above, or import its header.
    W0305.label = the divisor is the constant 0
    W0305.text = When this line runs, the program is stopped.
    W0306.label = more values than places
    W0306.text = The values beyond the last place are dropped.
    W0307.label = format and arguments do not match
    W0307.text = Each % in a format takes one argument of its own type: %d an int, %lu an unsigned
      long, %s a C string, %@ an object.
    W0308.label = differs from the declaration
    W0308.text = Callers rely on the types in the @interface; the @implementation should say the
      same.
    W0309.label = promised, but not here
    W0309.text = The @interface or a protocol declares {1}. A caller believes it, and gets an
      exception at run time.
    W0309.next = write the method, or delete its declaration.
    W0310.label = dealloc ends here
    W0310.text = Only the dealloc of NSObject gives the memory back, and [super dealloc] is the
      way to it. Without it the object stays in memory for ever.
    W0310.next = write [super dealloc]; as the last line.
    W0311.label = no superclass
    W0311.text = Such a class is a root of its own: it has neither alloc nor retain nor any other
      method of NSObject.
    W0311.next = write : NSObject behind the name.
    W0312.label = {1} can end here without a result
    W0312.text = Whoever uses its result gets nothing sensible; the machine stops there.
    W0312.next = add a return on this path.
    W0313.label = no @interface for {1} above
    W0313.text = The class is taken as a root class without a superclass, so it has neither alloc
      nor retain.
    W0313.next = write @interface {1} : NSObject with @end above.
    W0314.label = {1} receives a message
    W0314.text = The pointer is taken as id: if no object lies at its address, the program is
      stopped there.
    W0315.label = nobody keeps the new object
    W0315.text = A {1} variable owns nothing. The object has no other owner, so ARC releases it as
      soon as it is assigned.
    W0315.next = hold it in a strong variable first.
    W0316.label = [super {1}] is not sent
    W0316.text = The superclass asks every override to send the message to super as well. Its own part
      of the work is left out here.
    W0316.next = write [super {1}]; in the method.
    W0317.label = the chain of initialisers breaks here
    W0317.text = A designated initialiser sends one to super; every other one, a convenience
      initialiser, sends an init to self. Only so each class sets up its own part, once.
    W0330.label = {1} means nothing here
    W0330.text = An attribute that the compiler does not know is left out; the program may then do
      something else than it seems to say.
    W0330.next = look for a misspelling, or remove it.
    """#

  // MARK: diagnostics R06

  private static let diagnosticsR06: StaticString = #"""
    R0601.label = the exception comes from here
    R0601.text = Nobody catches {1}, so the program ends.
    R0602.label = {1} does not understand {2}
    R0602.text = At run time the receiver's class decides what it understands. Neither this class
      nor its superclasses have a method {2}.
    R0603.label = {1} is no longer there
    R0603.text = It was deallocated when its count reached 0, but the variable still holds the old
      address. A real program may crash here, or seem to work.
    R0603.next = retain the object where it has to live longer, or set the variable to nil after
      the last release.
    R0604.label = a release too many
    R0604.text = Each release gives back one claim made by alloc, new, copy or retain. {1} had
      none left.
    R0604.next = find the release that has no alloc, new, copy or retain of its own, and remove
      it.
    R0605.title = the message {2} is sent to something that is no object
    R0605.label = {1} is no object
    R0605.text = At this address no object begins. Most often a variable was never set, or a cast
      promises more than is true.
    R0606.title = {1} is damaged
    R0606.label = its isa pointer was overwritten
    R0606.text = An object begins with isa, the pointer to its class. Something wrote over it,
      most often past the end of another block, so {2} cannot be delivered.
    R0607.title = access through a null pointer
    R0607.label = this pointer is NULL
    R0607.text = A {3} of {2} {2|one: byte|other: bytes} at {1}. A message to nil is harmless; ->
      and * need a real address.
    R0608.title = use of memory that was given back
    R0608.label = this memory is freed
    R0608.text = A {3} of {2} {2|one: byte|other: bytes} at {1}, which belonged to {4}. A real
      program may crash here, or find the data of somebody else.
    R0609.title = access outside of a block
    R0609.label = outside
    R0609.text = A {3} of {2} {2|one: byte|other: bytes} at {1}: offset {5} in a block of {4}.
    R0610.title = a constant cannot be changed
    R0610.label = read-only memory
    R0610.text = A {3} of {2} {2|one: byte|other: bytes} at {1}. String literals and other
      constants lie in memory that is only read.
    R0610.next = copy the text into an array of your own first.
    R0611.title = a pointer to a local variable that is gone
    R0611.label = its function has returned
    R0611.text = A {3} of {2} {2|one: byte|other: bytes} at {1}. Local variables live until their
      function returns.
    R0611.next = return the value itself, or keep it in memory from malloc.
    R0612.title = access to an address where nothing is
    R0612.label = no memory here
    R0612.text = A {3} of {2} {2|one: byte|other: bytes} at {1}: no object, variable or block lies
      there.
    R0613.title = division by zero
    R0613.label = the divisor is 0
    R0613.text = A whole number cannot be divided by 0. C leaves open what happens; most machines
      stop the program.
    R0613.next = test the divisor before the division.
    R0614.title = the quotient does not fit
    R0614.label = the smallest number divided by -1
    R0614.text = The smallest number of a type has no positive partner: the quotient is larger by
      one than the largest number. Intel's processors stop the program here; Apple's give back
      the smallest number (as a remainder, 0).
    R0615.title = the program runs too long
    R0615.label = stopped here
    R0615.text = It has carried out as many instructions as it may. Most often this is a loop whose
      condition never becomes false.
    R0616.title = too many objects
    R0616.label = stopped here
    R0616.text = Most often a loop makes objects and nobody releases them.
    R0616.next = look at :objects for the class that fills the list.
    R0617.title = too much memory
    R0617.label = stopped here
    R0617.text = The program has used up its memory. Most often a loop takes memory and nobody
      gives it back.
    R0618.title = too much output
    R0618.label = stopped here
    R0618.text = The program has printed as much as it may. Most often this is a loop that does
      not end.
    R0619.title = {1} calls are nested in one another
    R0619.label = stopped in {2}
    R0619.text = Most often a method calls itself, directly or by way of another one, and nothing
      ends it.
    R0619.next = look at :stack to see who calls whom.
    R0620.title = a limit is reached: {1}
    R0620.label = stopped here
    R0620.text = The machine keeps each table within a fixed size, so that no program can harm the
      computer it runs on.
    R0621.title = memory is given back twice
    R0621.label = {1} is free already
    R0621.text = Each block from malloc is given back once.
    R0621.next = set the pointer to NULL after free; free(NULL) does nothing.
    R0622.title = free of something that malloc did not give
    R0622.label = {1} is not the beginning of a block
    R0622.text = free takes exactly the addresses that malloc and its kin have given. Objects are
      given back by release.
    R0623.title = this pool is not there any more
    R0623.label = drained already, or out of order
    R0623.text = Pools are a stack: the youngest is drained first, and draining one drains all
      that were made after it.
    R0624.title = {2} cannot use this zone
    R0624.label = {1} is no usable zone here
    R0624.text = A zone comes from NSCreateZone or NSDefaultMallocZone, and a recycled one is
      gone.
    R0625.label = {1} is called, but has no body
    R0625.text = A declaration promises a function; somewhere a definition has to keep the
      promise.
    R0625.next = write the body of {1}.
    R0626.title = a call of something that is no function
    R0626.label = {1} is no function
    R0626.text = The pointer holds an address at which no function begins. Most often it was never
      set.
    R0627.title = {1} ends without return
    R0627.label = its value is used here
    R0627.text = A function with a result has to reach a return on every path, as soon as somebody
      uses the result.
    R0627.next = add a return at the end of {1}.
    R0628.title = more arguments are read than were passed
    R0628.label = no argument is left
    R0628.text = va_arg and formats such as %d take one argument each; a list of objects ends with
      nil.
    R0629.title = {1}: not built yet
    R0629.label = the machine knows this, but cannot do it yet
    R0629.text = It is refused by name, so that it is never half done.
    R0630.title = interrupted
    R0630.label = stopped here
    R0630.text = Ctrl-C stopped the program at this place.
    R0631.label = the program ends itself here
    R0631.text = abort ends a program at once, most often because something is found that must
      never happen.
    R0632.label = {1} is being deallocated
    R0632.text = Once deallocation of an object has begun, nobody can begin to refer to it weakly:
      there is nothing left to come back to.
    R0632.next = store weak references to self before -dealloc, or not at all.
    R0633.title = deadlock: no thread can go on
    R0633.label = thread T{3} waits here
    R0633.text = {1} {1|one: thread waits|other: threads wait} for ever: {2}. (T1 is the main thread; in
      parentheses stands who holds what is waited for.)
    R0633.next = let every thread take the locks in the same order, or signal what is waited for.
    R0634.label = dispatch_once is entered again while its own block is running
    R0634.text = The block of a dispatch_once leads back to the same dispatch_once on the same thread. It
      waits for itself; current systems stop the program, older ones hung.
    R0634.next = look at the stack (:stack): inside the block, nothing may call what runs the block.
    R0635.title = the thread waits for itself
    R0635.label = this {1} is held by the thread that now waits for it
    R0635.text = A plain lock is not recursive: taking it twice on one thread waits for ever.
    R0635.next = give the lock back before taking it again, or use a recursive lock.
    R0636.label = the running block belongs to this very queue
    R0636.text = dispatch_sync waits until the queue has run the block. The queue runs one block at a time,
      and that is the one that waits. Current systems stop the program, older ones hung.
    R0636.next = call the code directly, or hand it over with dispatch_async.
    R0640.title = an array of {1} elements
    R0640.label = the length is {1} here
    R0640.text = An array of variable length needs at least one element and lies on the stack, which is
      small. A real program goes on with memory that is not its own, or crashes.
    R0640.next = check the length first; take large arrays from malloc.
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
