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
    command.narrate.name = narrate
    command.narrate.argument = on|off
    command.narrate.help = Sentences instead of frames and bars, for a screen reader.
    command.lessons.argument = [all|PART|LESSON]
    shell.narrate.on = From now on in words, without frames and bars.
    shell.narrate.off = From now on with frames and bars.
    # {1} on or off
    shell.narrate.usage = Write :narrate on or :narrate off. Now: {1}
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
    shell.unfinished.gap = an empty line ends it
    shell.unfinished.something = a brace, bracket, quote or @end is missing
    # {1} the command with its colon; {2} what is missing, a text of ours
    shell.unfinished.command = {1} is a command, but the input above it is not finished: {2}. It is
      kept: write on, or throw it away with :cancel or Ctrl-C.
    # {1} what is missing, a text of ours
    shell.unfinished.kept = The input is kept as it was: {1}. :cancel or Ctrl-C throws it away.
    # {1} what is missing, a text of ours
    shell.unfinished.goOn = The input is not finished: {1}. Write on, or throw it away with :cancel
      or Ctrl-C.
    # {1} number of bytes
    shell.leftOut = (Here the program printed {1} bytes more, which are left out.)
    # {1} name of the variable; {2} the line that failed
    shell.lostDeclaration = {1} was to be declared by an input that failed, and nothing of such an
      input stays: {2}
    # {1} name of a language; {2} a command
    shell.readsAs = By its grammar this is {1}: after {2} the prompt reads {1}.
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
    # {1} the letter; {2} the option
    shell.lesson.predict.read = {1} was read as {2}.
    # {1} a name
    shell.lesson.inTemplate = {1} stands in the template of this step, which nobody has typed yet: type that part
      too, or take the whole with :edit.
    # {1} what was typed
    shell.lesson.predict.over = That question is over, so {1} is no answer any more; :reset asks it again.
    command.answer.name = answer
    command.answer.help = Show what will be judged of what you typed in this step.
    # {1} names of methods, functions and classes
    shell.lesson.judged = Judged: {1}
    # {1} names of methods, functions and classes; {2} how many lines
    shell.lesson.judgedWithout = Judged: {1} ({2} {2|one: line|other: lines} left out: :answer)
    # {1} how many inputs
    shell.lesson.judgedLines = Judged: {1} {1|one: input|other: inputs}, all of this step
    shell.lesson.onlyTried = Only things that were tried out have been typed here: nothing of it could be judged,
      and no try was counted. Write what the task asks for.
    shell.lesson.pagerKey = That q came behind the end of the page. To leave, type it once more, or :quit.
    shell.lesson.triedOut = Tried out, not judged:
    shell.lesson.doesNotCompile = It does not compile:
    shell.lesson.stopped = It was stopped:
    command.route.argument = [ROUTE]
    command.route.help = The ways through the course; :route 2 takes the second.
    # {1} how many lessons; {2} how many steps
    shell.route.extent = {1} {1|one: lesson|other: lessons}, {2} {2|one: step|other: steps}
    shell.route.how = :route NUMBER takes another one; nothing that you did is lost.
    # {1} title of the route; {2} its extent
    shell.route.taken = {1}: {2}.
    # {1} title of a lesson; {2} its id
    shell.route.first = It begins with “{1}”; `:start {2}` goes there.
    # {1} title of the route; {2} its extent
    shell.route.done = You have come to the end of your way, “{1}”: {2}.
    # {1} how many
    shell.route.rest = The course has {1} more (:lessons all).
    shell.route.none = This course has one way: all of its lessons.
    # {1} what was typed; {2} how many routes
    shell.route.usage = There is no route {1}. :route lists them, 1 to {2}.
    # {1} how many routes
    shell.route.which = Type the number of a way, 1 to {1}.
    # heading in :lessons
    shell.lessons.beside = Beside your way
    shell.lessons.end = :start NAME opens a lesson, :lessons NAME lists its steps.
    shell.lessons.end.short = :start NAME opens a lesson, :lessons all lists every one, :find WORD looks for one.
    command.find.name = find
    command.find.argument = WORD
    command.find.help = Where the course speaks of something: lessons, words, explanations.
    shell.find.which = What are you looking for? For example :find weak.
    # {1} how many; {2} what :start calls them, with commas
    shell.find.more = {1} more {1|one: lesson speaks|other: lessons speak} of it: {2}.
    # {1} what was looked for
    shell.find.none = Nothing here speaks of {1}. :lessons lists what there is.
    command.step.name = step
    command.step.argument = [NUMBER]
    command.step.help = Show the page of this step again, or go to another one.
    # {1} what was typed; {2} how many steps
    shell.step.usage = There is no step {1}: this lesson has 1 to {2}.
    command.skip.name = skip
    command.skip.help = Leave this step open and go on to the next.
    command.card.name = card
    command.card.argument = [FILE]
    command.card.help = What this lesson taught, with your answers; with FILE it is written there.
    command.edit.name = edit
    command.edit.help = Write the answer in your own editor ($VISUAL, $EDITOR); what you save is run.
    shell.edit.pipe = :edit needs a terminal.
    # {1} the editor
    shell.edit.failed = {1} could not be used. $VISUAL or $EDITOR names the editor.
    # {1} bytes of the file, {2} the most that an answer may have
    shell.edit.tooLong = The file has {1} bytes, and an answer {2} at most: nothing was run.
    shell.edit.unchanged = Nothing was changed, so nothing runs.
    shell.lesson.wants.code = Write the code. Try it out as you like: only what you define counts.
    shell.lesson.wants.lines = Type lines. What counts is how the world stands; :undo and :reset
      take lines back.
    shell.lesson.wants.place = Go there with :goto, :back and :forward.
    # {1} names of variables, with commas
    shell.lesson.gone = This step goes on from the lesson's own answer in the place of yours; your names are
      not in it: {1}.
    shell.lesson.yourTurn.again = Your turn.   :hint   :check
    shell.lesson.fillGap.again = Type only what belongs in the gap.   :hint   :source
    shell.lesson.ownAnswer = Your answer:
    shell.lesson.authorsAnswer = The lesson's:
    shell.lesson.predict.anew = The code runs as it stands on the page. What you tried before is not part of it; :branches
      lists it.
    shell.lesson.predict.onceMore = :reset asks it once more.
    shell.lesson.predict.again = It will be asked again at the end of this part; :reset asks now.
    # {1} how many
    shell.review.begins = Before the next part: {1} {1|one: prediction|other: predictions} that went
      wrong the first time. Enter goes on after each.
    # {1} how many
    shell.review.begins.pipe = Before the next part: {1} {1|one: prediction|other: predictions} that
      went wrong the first time. :next goes on after each.
    shell.review.ends = On to the next part.
    # on a step whose prediction was wrong
    lesson.wrongOnce = wrong once
    # {1} number of the screen; {2} of how many
    prompt.pager = {1}/{2}   Enter: on   b: back   q: to the end
    """#
}
