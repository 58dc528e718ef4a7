/// `selfsame lesson …` and its commands. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let authoring: StaticString = #"""
    # {1} what was typed; {2} the commands, with commas
    cli.lesson.unknown = {1} is none of the lesson commands: {2}.
    # {1} the command
    cli.lesson.noPath = lesson {1} needs the path of a lesson or of a folder of lessons.
    lesson.new.task = Make `mine` a second owner of the lamp.
    lesson.new.task.cpp = Let `mine` point to the lamp in the hall.
    lesson.new.owned = the lamp should have two owners
    lesson.new.owned.cpp = to light one is to light the other
    lesson.new.told = `mine` knows where the lamp is, but did not claim it: the count is still 1.
    lesson.new.told.cpp = That is another lamp, however much it looks like the first.
    lesson.new.hint = Which message says "I use it, too"?
    lesson.new.hint.arc = Under ARC a plain variable owns what it points to.
    lesson.new.hint.swift = A plain variable owns what it refers to.
    lesson.new.hint.cpp = A pointer may be copied without copying what it points to.
    # {1} what was typed
    cli.lesson.badMode = {1} is no mode: mrc, arc, swift or cpp.
    cli.help.lesson = selfsame lesson COMMAND PATH…      write lessons
      \n
      \n  new FOLDER        a small lesson that is right as it stands; --title TEXT, --id ID,
      --lang NAME, --mode mrc, arc, swift or cpp
      \n  lint PATH…        everything that check proves, and warnings count
      \n  bless PATH…       write what the programs really print into the lesson
      \n  preview PATH…     the lesson as a learner sees it, with the right answers; --lang NAME
      \n  sync PATH…        give the translations the code of the lesson; --lang NAME; --mark:
      they count as translated from the words of today
      \n  status PATH…      how far the translations are
      \n  watch PATH…       prove a lesson whenever it is saved
      \n  film PATH…        write a page for each film block, beside the lesson; --lang NAME
      \n  adopt FILE LESSON      make a learner's saved answer a wrong answer of the lesson;
      --step NAME
      \n
      \nExamples:
      \n  selfsame lesson new kites/two-owners --title 'Two owners, one kite'
      \n  selfsame lesson watch kites
      \n  selfsame lesson adopt answer.m kites/two-owners
      \n
      \nExit status: as selfsame check; lint: 1 also for a warning; status: 5 when a
      translation is behind.
    # {1} a path
    author.noLesson = there is no lesson.md in {1} nor in a folder below it.
    # {1} how many
    author.done = {1} {1|one: lesson|other: lessons} done.
    # {1} a path
    author.new.exists = {1} is there already.
    # {1} what was given
    author.new.badID = {1} is no id: 1 to 100 letters, digits, dots, hyphens and underscores.
    # {1} what was given
    author.new.badTitle = “{1}” is no title: it is one line, not in quotes or brackets, without a #
      behind a space.
    # {1} a path
    author.new.done = {1} is written. Prove it with selfsame lesson lint, see it with selfsame
      lesson preview.
    # {1} how many
    author.lint.warnings = {1} {1|one: warning|other: warnings}.
    # {1} how many are noticed; {2} of how many
    author.lint.mutants = {1} of {2} spoilt solutions are noticed, or listed with a reason.
    # {1} id of the lesson; {2} how many; {3} a path
    author.bless.changed = {1}: {2} {2|one: block|other: blocks} rewritten in {3}.
    # {1} a path; {2} how many
    author.sync.changed = {1}: {2} {2|one: place|other: places} mirrored.
    # {1} a path; {2} ids of steps, with commas
    author.sync.translate = {1}: still to be translated: {2}.
    # {1} how many steps; {2} how many; {3} how many
    author.status.counts = {1} fresh, {2} older than the original, {3} missing or different
    author.status.missing = no translation
    # {1} ids of steps, with commas
    author.status.soft = older than the original: {1}
    # {1} ids of steps, with commas
    author.status.hard = missing, or with other code: {1}
    # {1} ids of steps, with commas
    author.preview.stuck = these steps cannot be finished: {1}
    # {1} how many
    author.watch.begins = Watching {1} {1|one: lesson|other: lessons}. Ctrl-C ends it.
    author.adopt.paths = lesson adopt needs two paths: the saved answer and the lesson's folder.
    # {1} a path; {2} id of the step; {3} name of the mistake
    author.adopt.done = {1}: step {2} has a new wrong answer, told as {3}.
    # {1} a path; {2} id of the step
    author.adopt.unnamed = {1}: step {2} has a new wrong answer. No mistake matches it yet:
      describe one, and write its name behind say=.
    # {1} id of the step
    author.adopt.passes = the answer to {1} is right: there is nothing to adopt.
    # {1} id of the step
    author.adopt.known = step {1} has this wrong answer already.
    # {1} id of the step
    author.adopt.noStep = {1} does not say which step it answers (:save and :submit write that). Name it with --step.
    # {1} id of the step
    author.adopt.unknownStep = the lesson has no task in a step "{1}". Name one with --step.
    """#
}
