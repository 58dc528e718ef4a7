/// The conversation at the prompt. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let shell: StaticString = #"""
    shell.welcome = Selfsame: Objective-C with every count in sight. :help lists the commands,
      :quit leaves.
    shell.bye = Good bye.
    # {1} title of the lesson; {2} number of the step
    shell.bye.lesson = Good bye. Next time it goes on here: {1}, step {2}.
    shell.language.question = Which language shall we speak? (1, 2 or 3, then Enter; :lang changes
      it later)
    shell.noState = The state folder cannot be written, so history, language and progress are not
      kept this time.
    # {1} number of the line; {2} number of the byte in the line
    shell.pipe.notUTF8 = Line {1} of the input is not UTF-8 text (byte {2} of the line). It was
      skipped; save the text as UTF-8.
    # {1} what was typed
    shell.unknownCommand = There is no command :{1}. :help lists all of them.
    shell.noCommand.redo = There is no command redo. What :undo took back stands on a line of its own: :branches lists them,
      :branches N goes to the end of one.
    # {1} what was typed; {2} the nearest command
    shell.unknownCommand.near = There is no command :{1}. Did you mean :{2}?
    # {1} what was typed; {2} the commands that begin so
    shell.unknownCommand.several = There is no command :{1}. It could be the beginning of {2}.
    # {1} the command with its colon; {2} what stands behind it
    shell.noArgument = {1} stands alone, and here “{2}” stands behind it. Write {1}
    # {1} what was typed; {2} the command that was meant
    shell.layout = {1} is read as {2} (another keyboard layout).
    # {1} the command with its colon
    shell.notBuilt = {1} is not built yet. :help lists what is.
    shell.mode.mrc = Manual reference counting: retain and release are written by you.
    shell.mode.arc = ARC: from the next input on the compiler writes retain and release. :inserted
      shows where.
    shell.group.lesson = Lessons
    shell.group.look = Looking at the objects
    shell.group.time = Going through time
    shell.group.shell = The shell
    # {1} a programming language
    shell.help.end = Anything else is {1} and runs at once. Tab completes, Ctrl-C drops
      what is half typed or stops a program, Ctrl-D leaves. :help COMMAND tells more.
    # {1} commands, with commas
    shell.help.notBuilt = Not built yet: {1}
    shell.source.native = { ... }: the machine does this itself.
    # {1} names of a command, with commas
    shell.help.alsoNamed = Also: {1}
    shell.help.example = Example:
    # {1} the name that was typed
    shell.noFunction = No function, method or class of yours is called {1}.
    # {1} an object's number, as #2.6; {2} the thread that made it; {3} its number among those
    numbers.thread = {1} is number {3} of the objects that thread {2} made; a number without a
      point was given by the main thread.
    # {1} and {2} numbers of objects
    numbers.group = {1} … {2}: the whole group, from its first number to its last.
    shell.source.which = Whose source? For example :source NSObject.
    # {1} what was typed
    shell.unknownClass = There is no class {1}. :class lists the ones there are.
    # {1} what was typed; {2} the nearest class
    shell.unknownClass.near = There is no class {1}. Did you mean {2}?
    shell.drain.empty = No object waits in the pool of the prompt.
    shell.trace.on = From now on every event of an input is shown.
    shell.trace.none = The last input has no event: no object was made, counted or freed. A variable that is only written is none.
    shell.trace.off = Back to the short form: what matters, in a few lines.
    # {1} what was typed
    # {1} the language's own name
    shell.lang.current = We speak {1}. :lang en, :lang ru or :lang zh changes it.
    # {1} what was typed; {2} the codes of all languages
    shell.lang.unknown = {1} is not one of the languages: {2}.
    shell.lang.now = English it is.
    # {1} 1 or 2
    shell.width.usage = How wide does your terminal draw ambiguous characters: :width 1 or :width
      2? Now it is {1}. Take 2 if frames look torn.
    # {1} 1 or 2
    shell.width.now = Ambiguous characters count as {1} from now on.
    shell.load.which = Which file? For example :load Car.m.
    shell.lesson.none = No lesson is open. :lessons lists them, :start opens the next one.
    shell.lesson.noCourse = No lessons were found. Give their folder with --lessons DIR or
      SELFSAME_LESSONS.
    # {1} what was typed
    shell.lesson.unknown = There is no lesson {1}. :lessons lists them.
    # {1} what was typed; {2} names of lessons, with commas
    shell.lesson.namesake = Also called {1}: {2}.
    # {1} number of the step; {2} of how many
    shell.lesson.stepOf = Step {1} of {2}
    shell.lesson.goOn = Enter goes on.
    shell.lesson.goOn.pipe = :next goes on.
    shell.lesson.yourTurn = Your turn: type your answer, then :check. :hint helps.
    shell.lesson.notYet = This step has a task. Answer it and type :check, or :next to go on
      without it.
    shell.lesson.end = That was the last step of this lesson. :lessons lists the others; the
      prompt stays yours.
    shell.lesson.first = This is the first step.
    shell.lesson.noTask = There is no task to check in this step. :next goes on.
    shell.lesson.nothingTyped = Nothing has been typed for this task yet.
    shell.lesson.solvedBefore = This task was solved before, and nothing has been typed since. :next goes on, :solution
      shows it.
    shell.lesson.right = Right.
    # {1} the right answer, in the learner's language
    shell.lesson.rightWas = Not quite. It is {1}.
    shell.lesson.fail = Not yet.
    # {1} a condition of the check language
    shell.lesson.failedLine = This does not hold: {1}
    shell.lesson.triedToo = Everything typed in this step belongs to the answer. If you tried something
      out, :reset and give the answer alone.
    shell.lesson.invalid = The lesson itself is at fault: this step cannot be judged. Please tell
      its author.
    shell.lesson.limit = Your answer was stopped: it ran past the limits of this lesson.
    shell.lesson.noHint = This step has no hints.
    # {1} how many tries
    shell.lesson.solutionLater = The solution can be shown after {1} {1|one: try|other: tries}
      more. :hint helps until then.
    shell.lesson.reset = The step begins anew: the objects are as its text left them.
    # {1} a path; {2} why, in the system's words
    shell.lesson.progress = Progress could not be kept in {1}: {2}.
    # {1} the folder
    shell.state.notKept = Settings could not be kept in {1}.
    # {1} the file of progress, {2} where it is kept
    shell.progress.damaged = {1} is damaged. What can be read in it counts; the file as it was is {2}.
    # {1} the file of progress
    shell.progress.damagedOnly = {1} is damaged. What can be read in it counts.
    # {1} id of the lesson
    shell.lesson.broken = The lesson {1} cannot be opened:
    shell.lesson.predict.number = Before it runs: which number will it be? Type it.
    shell.lesson.predict.choice = Before it runs: which is right? Type its letter.
    shell.lesson.stale = The translation of this step is older than the English text.
    shell.lesson.untranslated = This step is in English: no translation of it fits yet.
    # {1} title of the lesson
    shell.lesson.nextIs = Enter opens the next one: {1}.
    # {1} title of a lesson
    shell.lesson.nextIs.pipe = :next opens the next one: {1}.
    shell.lesson.maySee = :solution shows the solution, if you like.
    # {1} how many events
    shell.trace.between = … {1} {1|one: event|other: events} in between
    shell.classes.own = Yours
    shell.classes.prelude = Foundation's
    shell.reset.free = Everything typed so far is gone: a fresh world.
    # {1} the word; {2} the command with its colon
    shell.bareCommand = {1} means nothing as code. Did you mean {2}?
    # {1} :find weak
    shell.bareCommand.words = If a command was meant: {1}
    # {1} a path
    write.replace = {1} is there already. Replace it?
    shell.lesson.gapsAgain = The gaps once more: Enter keeps what stands in the brackets.
    shell.lesson.gapLines = More lines may follow; an empty line ends them.
    shell.lesson.gapLeft = The ordinary prompt. Type what you like; :check judges it, :reset brings the gap back.
    shell.lesson.fillGap = Type only what belongs in the gap. :hint helps; an empty line gives the ordinary
      prompt.
    shell.errors.none = The last input had no errors.
    # {1} what is set now, a sentence
    shell.raw.usage = Write :raw on or :raw off. {1}
    shell.raw.on = What a program prints reaches the terminal as it is, control characters and all.
    shell.raw.off = Control characters that a program prints are shown, not obeyed.
    """#
}
