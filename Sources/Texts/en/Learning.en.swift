/// The learner's way through the course. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let learning: StaticString = #"""
    # {1} number of the hint; {2} how many hints
    lesson.hintNumber = Hint {1} of {2}
    # {1} how many steps are done; {2} of how many
    lesson.progress = {1} of {2} {2|one: step|other: steps}
    command.save.name = save
    command.save.argument = FILE
    command.save.help = Keep what was typed in a file; in a lesson: the answer to this step.
    command.submit.name = submit
    command.submit.argument = [DIR]
    command.submit.help = Hand in the answer to this step, for a teacher's selfsame grade.
    shell.save.which = Where to? Write :save FILE.
    shell.save.nothing = Nothing has been typed yet.
    # {1} a path; {2} the system's reason
    shell.save.failed = {1} cannot be written: {2}.
    # {1} a path
    shell.save.done = Written to {1}.
    command.route.name = route
    command.route.argument = [short|full]
    command.route.help = The short way through the course, or all of it.
    route.short = short
    route.full = full
    # {1} how many
    shell.route.short = The short route: {1} {1|one: lesson|other: lessons}.
    # {1} how many
    shell.route.full = The full route: {1} {1|one: lesson|other: lessons}.
    # {1} how many
    shell.route.rest = The full route has {1} more (:route full).
    shell.route.none = This course has no short route.
    # {1} what was typed
    shell.route.usage = :route short or :route full, not {1}.
    command.narrate.name = narrate
    command.narrate.argument = on|off
    command.narrate.help = Sentences instead of frames and bars, for a screen reader.
    command.lessons.argument = [LESSON]
    shell.narrate.on = From now on in words, without frames and bars.
    shell.narrate.off = From now on with frames and bars.
    # {1} what is set now, a sentence
    shell.narrate.usage = Write :narrate on or :narrate off. {1}
    shell.lessons.end = :start NUMBER opens a lesson, :lessons NUMBER lists its steps.
    shell.lesson.changed = This lesson has changed since you learnt it. What you have solved
      counts; new steps are open.
    narrate.code = Code
    # {1} the answer that was understood
    narrate.meant = Meant is: {1}
    narrate.passed = Right
    narrate.failed = Not right
    lesson.open = open now
    lesson.done = done
    lesson.kind.prediction = prediction
    lesson.kind.task = task
    lesson.fate.ends = it runs to its end
    lesson.fate.hangs = it never ends: it hangs, or runs for ever
    lesson.fate.crashes = it is stopped on the way: an exception or a crash
    lesson.fate.refused = it does not compile
    shell.lesson.predict.again = Enter goes on; :reset asks once more, and a right answer then counts.
    # {1} ids of steps, with commas
    shell.lesson.open = Steps still open: {1}.
    shell.lesson.predict.fate = Before it runs: how will it end? Type a letter.
    # {1} how many lines
    shell.lesson.predict.lines = Before it runs: it prints {1} {1|one: line|other: lines}. In which
      order? Type the letters, such as A B A; a dash stands for a line you do not know.
    # {1} how many right; {2} of how many; {3} number of the line; {4} letter of what was
    # said; {5} letter of what came
    shell.lesson.lines.difference = {1} of {2} {2|one: line|other: lines} right. The first
      difference is in line {3}: you said {4}, it printed {5}.
    shell.lesson.lines.nothing = nothing
    command.cancel.name = cancel
    command.cancel.help = Throw away an input that is not finished, as Ctrl-C does.
    command.leave.name = leave
    command.leave.help = Out of the lesson, into a fresh world of your own; :start leads back to the
      step that was open.
    # {1} a mark of code, as } or @end
    shell.unfinished.missing = {1} is missing
    shell.unfinished.something = a brace, bracket, quote or @end is missing
    # {1} the command with its colon; {2} what is missing, a text of ours
    shell.unfinished.command = {1} is a command, but the input above it is not finished: {2}. It is
      kept: write on, or throw it away with :cancel or Ctrl-C.
    # {1} what is missing, a text of ours
    shell.unfinished.kept = The input is kept as it was: {1}. :cancel or Ctrl-C throws it away.
    # {1} what is missing, a text of ours
    shell.unfinished.goOn = The input is not finished: {1}. Write on, or throw it away with :cancel
      or Ctrl-C.
    # {1} name of the variable; {2} the line that failed
    shell.lostDeclaration = {1} was to be declared by an input that failed, and nothing of such an
      input stays: {2}
    shell.cancel.done = Thrown away. Nothing of it has run.
    shell.cancel.nothing = No input is unfinished. :undo takes the last one back.
    shell.leave.done = Out of the lesson: a fresh world of your own. :start goes on in the lesson
      where you left it.
    shell.leave.none = No lesson is open: this world is your own. :start opens the next one.
    # {1} what was typed
    shell.quit.alone = :quit leaves the program and takes no word behind it (not {1}). :leave goes
      out of the lesson and stays here.
    # {1} how many; {2} the folder of the course
    shell.lesson.leftOut = {1} {1|one: entry|other: entries} of the course cannot be read here and
      {1|one: is|other: are} left out. What is wrong with {1|one: it|other: them} is told by:
      selfsame check {2}
    shell.lesson.lastHint = There are no more hints.
    # {1} the last letter
    shell.lesson.predict.letters = Type a letter, A to {1}; :next goes on without an answer.
    # {1} the last letter
    shell.lesson.predict.order = Type letters from A to {1}, one for each line, such as A B A; :next
      goes on without an answer.
    shell.lesson.predict.digits = Type a number in digits, such as 7; :next goes on without an
      answer.
    command.answer.name = answer
    command.answer.help = Show what will be judged of what you typed in this step.
    shell.lesson.wantsCode = Your turn. Write the code. Try it out as you like: only what you
      define counts.
    shell.lesson.wantsLines = Your turn. Type lines. What counts is how the world stands; :undo and
      :reset take lines back.
    # {1} names of methods, functions and classes
    shell.lesson.judged = Judged: {1}
    # {1} names of methods, functions and classes; {2} how many lines
    shell.lesson.judgedWithout = Judged: {1} ({2} {2|one: line|other: lines} left out: :answer)
    # {1} how many inputs
    shell.lesson.judgedLines = Judged: {1} {1|one: input|other: inputs}, all of this step
    shell.lesson.triedOut = Tried out, not judged:
    shell.lesson.doesNotCompile = It does not compile:
    shell.lesson.stopped = It was stopped:
    """#
}
