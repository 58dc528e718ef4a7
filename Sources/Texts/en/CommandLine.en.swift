/// The command line and its help. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let commandLine: StaticString = #"""
    # {1} what was asked for, as a word of the command line
    cli.notBuilt = {1} is not built yet.
    # {1} what was typed
    cli.unknownCommand = {1} is not a command. selfsame --help lists them.
    # {1} a subcommand
    cli.commandFirst = {1} comes first, and its options behind it: selfsame {1} --help
    # {1} a path
    cli.fileWithoutRun = to run a program, write: selfsame run {1}
    # {1} the option; {2} what shows the help, as run --help
    cli.unknownOption = the option {1} is not known. Try selfsame {2}.
    # {1} the option
    cli.missingValue = {1} needs a value behind it.
    cli.emptyWord = an empty word names no file and no folder. Is a variable of your script not set?
    # {1} what was typed
    cli.badLimit = '{1}' is not a limit. Write steps=N, objects=N or bytes=N with N above 0, with
      commas between.
    # {1} what was typed
    cli.badSeed = '{1}' is not a seed. Write a number from 0 on; 0 is the usual schedule.
    # {1} what was typed; {2} the codes of all languages
    cli.badLanguage = {1} is not one of the languages: {2}.
    cli.run.noFile = which program? For example: selfsame run --mrc Car.m
    # {1} a path
    cli.file.missing = there is no file {1}.
    # {1} a path
    cli.file.folder = {1} is a folder; a file is needed.
    # {1} a path; {2} the system's reason
    cli.file.unreadable = {1} cannot be read: {2}.
    # {1} a path; {2} number of the line; {3} number of the byte in the line
    cli.file.notUTF8 = {1} is not UTF-8 text: line {2}, byte {3} of the line. Save the file as
      UTF-8.
    cli.check.noPath = which lessons? For example: selfsame check Lessons
    # {1} what was typed
    cli.check.badFormat = {1} is not a format: text, json, tap or junit.
    # {1} a path
    cli.lessons.missing = there is no lessons folder {1}.
    # {1} how many
    check.proofs = {1} {1|one: proof|other: proofs}
    # {1} how many proofs; {2} how many proofs
    check.sum = {1} passed, {2} failed
    proof.worldBroken = The code before this step does not run.
    # {1} what ended it, a text of ours; {2} the line that failed; {3} the words of that line
    proof.solutionFails = The solution does not pass ({1}): {2} {3}
    proof.wrongPasses = An answer that is not right passes.
    # {1} name of the mistake
    proof.noMistake = It should be told the mistake {1}, but no mistake of the step matches it.
    # {2} what is told
    proof.someMistake = It should be told no mistake, but is told: {2}
    # {1} name of the mistake; {2} what is told instead
    proof.otherMistake = It should be told the mistake {1}, but is told: {2}
    proof.wordless = It fails, but no words tell why.
    # {1} name of the mistake
    proof.solutionIsMistake = The solution matches the mistake {1}.
    # {1} the output as written; {2} the output as it came
    proof.outputDiffers = It should print: {1}
      \nIt prints: {2}
    # {1} the events as written; {2} the events as they came
    proof.timelineDiffers = It should happen: {1}
      \nIt happens: {2}
    proof.runStopped = The run was stopped or does not compile.
    # {1} the answers that hold, with commas
    proof.noAnswer = The prediction needs exactly one right answer; these hold: {1}
    proof.nothingToOrder = The code prints one line, or the same line again and again: there is no order to predict. Let it
      print two different lines, or ask for a number or a choice.
    proof.tooManyLines = The code prints more than 26 different lines: there are no letters for them.
    proof.nothingPredicted = The prediction has no right answer: none of the choices holds, or the code before it gives no
      number and no lines.
    # {1} number of the hint; {2} the stretch that both have
    proof.hintTells = Hint {1} gives the solution away: {2}
    cli.hostMemory = the system gives this process no more memory. ulimit -v shows the limit.
    cli.help = selfsame: learn how objects live and die in Objective-C
      \n
      \n  selfsame [--lessons DIR]      the shell, on the lesson where you left off
      \n  selfsame run FILE             run a program
      \n  selfsame compare FILE …       two runs side by side
      \n  selfsame explore FILE         every schedule of its threads
      \n  selfsame doors FILE CLASS     every way to a second object
      \n  selfsame check PATH…          prove lessons
      \n  selfsame explain CODE         explain a diagnostic
      \n  selfsame grade LESSON… DIR    mark a class
      \n  selfsame lesson COMMAND       write lessons
      \n  selfsame work LESSON DIR      its tasks as files, judged on each save
      \n  selfsame course COMMAND       install courses, or hand one on
      \n  selfsame SUBCOMMAND --help    more about one of them
      \n  selfsame --version
      \n
      \nExamples:
      \n  selfsame
      \n  selfsame run Car.m
      \n  echo '[[NSObject new] retainCount]' | selfsame
      \n
      \nExit status: the program's own; 64 usage, 65 does not compile, 66 cannot be read, 70
      stopped by the machine, 74 cannot be written, 130 interrupted.
    cli.help.run = selfsame run [OPTIONS] FILE…     run a program (- reads standard input); several files
      are one program
      \n
      \n  --mrc, --arc       who writes retain and release: you, or the compiler.
      Default: the file's own // mode: mrc, else ARC
      \n  -D NAME[=VALUE]    define a macro
      \n  --include DIR      let #import read headers from DIR, too
      \n  --short            a line for each error, for editors and CI
      \n  --trace            show afterwards what happened to the objects
      \n  --trace=KINDS      only these: counts, alloc, init, pool, weak, zone, lock, thread,
      message, library (what the library does for itself, too), joined by commas
      \n  --events FILE      write every event to a file, as JSON Lines
      \n  --film FILE.html   write a page that shows the run step by step in any browser
      \n  --nslog-prefix     date, time, program and thread before each line of NSLog
      \n  --limit LIMITS     steps=N,objects=N,bytes=N: stop a program that needs more
      \n  --seed N           let the threads take turns in another order, the same one for each N
      \n  --schedule TOKEN   follow one schedule of threads, as explore tells it
      \n  -W, -w             always or never show warnings, leaks and retain cycles (else where
      standard error is a terminal)
      \n
      \nExamples:
      \n  selfsame run --mrc Car.m
      \n  selfsame run --mrc -DDEBUG=1 --limit steps=100000 Loop.m
      \n  selfsame run --mrc --trace=message,counts Singleton.m
    # {1} the codes of all languages
    cli.help.check = selfsame check [OPTIONS] PATH…      prove lessons: each solution passes,
      each wrong answer fails with its own words
      \n
      \n  --format NAME    text (default), json, tap or junit
      \n  --lang NAME      one of {1}
      \n  --shard K/N      the K-th of N parts of the work
      \n  --jobs N         how many processes prove (else one a core)
      \n  --memory MB      what each of them may have (else 2048)
      \n
      \nExamples:
      \n  selfsame check Lessons
      \n  selfsame check --format junit Lessons/one-instance
      \n
      \nExit status: 0 all proved, 1 a proof failed, 3 a lesson is malformed, 5 only
      the code of a translation differs from its lesson's, 64 usage, 66 cannot be read.
    # {1} what was typed
    cli.help.later = selfsame {1} is not built yet. selfsame --help lists what is.
    # {1} a path
    cli.file.notPlain = {1} is no ordinary file (a pipe, a device or a socket).
    """#
}
