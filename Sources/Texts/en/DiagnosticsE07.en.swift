/// Diagnostics of lessons and their files. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsE07: StaticString = #"""
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
    E0703.text = The front matter knows {2}.
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
    E0708.title = unknown language or role {1}
    E0708.label = no such language, no such role
    E0708.text = The words behind the back-quotes say the language and then the role: objc task,
      objc solution, check, output and so on.
    E0709.title = {2} has no attribute {1}
    E0709.label = no such attribute
    E0709.text = A block of this role does not take {1}.
    E0710.title = {1} lacks its value, or stands twice
    E0710.label = missing, or repeated
    E0710.text = An attribute reads key=value and stands once; a name stands behind its role.
    E0710.next = write one of {3}.
    E0711.title = this step comment is not understood
    E0711.label = not a step
    E0711.text = A step begins with a comment of the form <!-- step: id points=2 -->; the id is a
      word of letters, digits, dots, hyphens and underscores.
    E0712.title = a second step named {1}
    E0712.label = this id is taken
    E0712.text = Progress is kept by step ids, so each is used once in a lesson.
    E0713.title = a code block without an end
    E0713.label = the block begins here
    E0713.text = A block ends with as many back-quotes as it began with, on a line of their own.
    E0714.title = {1} without {2}
    E0714.label = this block needs another one in the same step
    E0714.text = {1} and {2} belong together and stand in the same step.
    E0715.title = no mistake is named {1}
    E0715.label = say= names a mistake of this step
    E0715.text = A wrong answer says which mistake it shows, and that mistake is described in the
      same step.
    E0716.title = no {2} is named {1}
    E0716.label = a probe and its check share a name
    E0716.text = After the answer the probe runs, and the check of the same name judges it. A check
      without a name judges the answer itself.
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
    E0720.label = neither a mistake nor a when nor an answer
    E0720.text = A quoted block begins with [!hint], with the name of a mistake or of a when of the same
      step, or behind a prediction with what a learner may answer: a number, the letter of a choice.
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
    E0724.title = blocks in {1} are not run
    E0724.label = a role for what is only shown
    E0724.text = Blocks in objc, swift and cpp have a role. All others are shown as they stand, and have none.
    E0725.title = nested too deeply
    E0725.label = too deep from here on
    E0725.text = Lists and quotations in a lesson may stand {1} deep in one another.
    E0726.title = {2} {1} has no words
    E0726.label = nobody would read anything
    E0726.text = A mistake and a when have a quoted block each, which begins with their name and tells the
      learner what happened.
    E0726.next = add a block > [!{1}] to the step.
    E0727.title = no wrong answer shows the mistake {1}
    E0727.label = nothing proves this mistake
    E0727.text = A block objc wrong say={1} proves that the mistake is recognised.
    E0730.title = the step {1} is not translated
    E0730.label = the translation lacks it, or has the words of the original
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
    E0737.title = a lesson may not give the command {1}
    E0737.label = not one that only shows
    E0737.text = A block commands looks: at objects, code and what schedules could do. It neither opens lessons, nor
      reads and writes files, nor goes to other moments, nor changes how the shell is set.
    E0737.next = tell the reader to type it, in the prose.
    # {1} the line
    E0738.title = {1} leads to no moment
    E0738.label = no command that goes through time
    E0738.text = Where a step asks for a moment, the task and its answers are commands such as
      :goto write kite.length, :goto 24, :back 3 and :forward.
    E0739.title = a choice of one
    E0739.label = nothing to choose from
    E0739.text = A block choices has two lines or more: a condition each, and behind -- its words.
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
}
