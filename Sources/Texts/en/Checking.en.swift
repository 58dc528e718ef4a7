/// What the checker and the grader say. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let checking: StaticString = #"""
    # {1} what was typed
    cli.check.badShard = {1} is no part of the work. --shard 2/4 takes the second of four parts.
    # {1} what was typed
    cli.grade.badFormat = {1} is not a format: text, csv, details, json, tap, junit, markdown,
      gradescope, lines.
    # {1} what was typed
    cli.grade.badPercent = {1} is no share. Write a number from 0 to 100, such as --require 60.
    cli.grade.paths = lessons and a folder of answers are needed, such as: selfsame grade
      Lessons/one-instance/strict class/
    # {1} ids of steps, with commas
    cli.grade.unsolvable = the lesson's own solution does not pass, so nobody was marked: {1}
    # {1} a path
    cli.include.noFolder = --include: {1} is no folder.
    # {1} a path
    cli.grade.noFolder = {1} is no folder; the answers of a class lie in one.
    cli.grade.noWorkers = no process can be started for the answers; nobody was marked.
    cli.grade.mergePaths = which result lines? For example: selfsame grade merge one.jsonl two.jsonl
    cli.grade.hiddenOne = --hidden adds probes to one lesson; name one.
    # {1} what was typed
    cli.badJobs = {1} is no number of processes. Write one from 1 to 256, such as --jobs 4.
    # {1} what was typed
    cli.badMemory = {1} is no amount of memory. Write megabytes, such as --memory 2048.
    # {1} file:line
    merge.notLines = {1}: these are no result lines of this version (selfsame grade --format lines).
    # {1} file:line
    merge.otherTasks = {1}: other lessons or tasks than in the file before, or another number of parts.
    # {1} file:line; {2} a student, or a part such as 2/4
    merge.twice = {1}: {2} is there twice.
    # {1} file:line; {2} a part such as 2/4
    merge.shardMissing = {1}: part {2} is missing.
    # {1} file:line; {2} a student
    merge.marksMissing = {1}: answers of {2} are missing; was the file cut off?
    # {1} the condition expected, as again:2; {2} the one that failed
    proof.otherCheck = It should fail at {1}, but fails at {2}
    # {1} how many steps; follows “12 passed, 0 failed”
    check.stale = , {1} {1|one: step|other: steps} with old words
    # {1} how many
    check.moreWarnings = … and {1} {1|one: more warning|other: more warnings}
    E0755.title = {1} was not there before your answer
    E0755.label = added by the answer
    E0755.text = This task is to be done without adding methods to classes that were there before.
    E0755.next = write the method in a class of your own, or a function.
    grade.refused.link = a link is not followed
    grade.refused.unreadable = unreadable
    grade.refused.tooLarge = larger than an answer may be
    grade.refused.nameNotUTF8 = the name of its folder is not UTF-8: rename the folder
    grade.refused.nulBytes = NUL bytes
    grade.refused.notUTF8 = not UTF-8
    # {1} how many; {2} the first of them
    grade.leftOut = {1} {1|one: line is|other: lines are} left out, since code is judged by its
      definitions: {2}
    # {1} how it ended: one of the worker.… texts
    proof.processDied = the process that judged it ended: {1}
    # {1} a number
    worker.signal = signal {1}
    # {1} a number
    worker.status = exit status {1}
    worker.unknown = it is not known how
    # {1} megabytes
    worker.memory = more than {1} MB of memory
    worker.nonsense = it said something else
    grade.below = below what is required
    grade.pass = right
    grade.fail = wrong
    grade.error = does not compile, or was stopped
    grade.limit = ran past the limits
    grade.lesson-invalid = the lesson is at fault
    grade.missing = nothing handed in
    grade.mistakes = Mistakes
    # {1} how many students; {2} how many tasks
    grade.sum = {1} {1|one: student|other: students}, {2} {2|one: task|other: tasks}
    # {1} the codes of all languages
    cli.help.grade = selfsame grade [OPTIONS] LESSON… DIR      mark a class
      \n  selfsame grade merge [OPTIONS] FILE…      put together what several machines marked
      \n
      \n  DIR/<student>/<lesson-id>/<step>.m are the answers, as :submit writes them
      \n
      \n  --hidden FILE      judge by more probes, which the students have not seen
      \n  --format NAME      text (default), csv, details, json, tap, junit, markdown, gradescope
      (one student), or lines, for grade merge
      \n  --lang NAME        the words of the lesson and the report: one of {1}
      \n  --partial          points for each condition that holds
      \n  --require PERCENT  status 1 when somebody reaches less
      \n  --jobs N           how many processes judge (else one a core)
      \n  --memory MB        what each of them may have (else 2048)
      \n  --shard K/N        the K-th of N parts of the class
      \n
      \nExamples:
      \n  selfsame grade Lessons/one-instance/strict class/
      \n  selfsame grade --format csv --require 60 Lessons/one-instance/strict class/ > marks.csv
      \n
      \nExit status: 0 all were graded, 1 somebody is below --require, 3 the lesson or FILE is
      malformed, 64 usage, 66 cannot be read.
    # {1} names of concepts, with commas
    proof.untaught = The code uses what the reader has not been taught: {1}
    # {1} what was changed, as drop-release 3; {2} the changed line
    proof.mutantSurvives = The checks pass although the solution was spoilt ({1}): {2} Add a
      check that notices it, or a line “{1} -- why” to a block survives.
    # {1} the name in the block, as drop-release 3
    proof.noSuchMutant = The block survives lists {1}, but no such change passes the checks.
    # {1} the name of the block when
    proof.neverTold = What “when {1}” tells is told after no answer of this step.
    E0728.title = a line of {1} columns
    E0728.label = too wide
    E0728.text = Lines of a lesson are at most {2} columns wide, a Chinese letter counting as two.
    E0728.next = break the line.
    E0729.title = the link to {1} leads nowhere
    E0729.label = in this paragraph
    E0729.text = No such file stands beside the lesson.
    E0729.next = mend the path, which counts from the lesson's folder.
    E0744.title = no lesson is named {1}
    E0744.label = needed, but not there
    E0744.text = The ids behind needs: belong to lessons of the same course.
    E0744.next = write the id of a lesson, or delete it here.
    E0745.title = the lesson {1} needs itself
    E0745.label = by way of {2}
    E0745.text = A reader could never begin with it.
    E0745.next = take one of the needs out of the circle.
    E0746.title = {1} stands before {2}, which it needs
    E0746.label = the order of the course
    E0746.text = A lesson that is needed comes earlier in the table of contents.
    E0746.next = move {2} above {1}.
    E0780.title = nothing in this file judges an answer
    E0780.label = no check below a step
    E0780.text = What is judged besides the lesson's own stands in probe and check blocks, below a comment that names
      the step.
    E0780.next = write <!-- step: ID --> and below it a probe and its check.
    E0747.title = the lesson has no task in a step {1}
    E0747.label = only this file has it
    E0747.text = Hidden probes stand in steps that carry the names of the lesson's tasks.
    E0747.next = write the name of a step that has a task.
    E0748.title = a word that this course avoids: {1}
    E0748.label = not the course's word
    E0748.text = The glossary gives another word for it, which readers know from books.
    E0748.next = write: {2}.
    proof.unknownNames = A condition names something that nothing declares.
    E0749.title = nothing here is named {1}
    E0749.label = not known where the condition is asked
    E0749.text = A condition about something that does not exist could never fail, or never hold, and
      is not judged; a command has nothing to show of it.
    E0749.next = write a name that is declared there.
    E0750.title = the condition does not compile: {1}
    E0750.label = not with all that is defined there by then, either
    E0750.text = What the functions of the check language leave over is an expression of the program's
      language, and its compiler refuses this one.
    E0750.next = try the expression at the prompt.
    E0751.title = a block in {1}, in a step whose mode is {2}
    E0751.label = another language than the step's
    E0751.text = A step speaks one language: mrc and arc mean objc, swift means swift, cpp means cpp.
    E0751.next = write the block in the step's language, or give it a step of its own with mode=.
    # {1} a function's head, a class or a method, as code
    E0752.title = the task asks for {1}
    E0752.label = not there, or of another form
    E0752.text = What tries your answer calls it just so: name, parameters and result.
    # {1} a method or function, as code
    E0735.title = the opening does not say what it was translated from
    E0735.label = from: is missing in the front matter
    E0735.text = With the hash of the original's prose the checker notices when the original
      changes.
    E0735.next = write from: {2} between the lines --- at the top.
    E0736.title = a byte order mark in front of the text
    E0736.label = three bytes that nobody sees
    E0736.text = Some editors begin a file of UTF-8 so. Then its first line is not --- any more.
    E0736.next = save the file as UTF-8 without a mark (BOM).
    E0753.title = {1} was there before your answer
    E0753.label = replaced by the answer
    E0753.text = The library and what the lesson set up may be added to, not replaced: with another
      {1} anything would look right.
    E0753.next = give your own method, function or type another name.
    # {1} the method of the answer; {2} the one that the class inherits
    hides.title = {1} would stand in front of {2}
    hides.label = the answer gives it to a class of the lesson
    hides.text = Whoever judges the answer sends this message to objects of the lesson, and would reach yours
      instead of what their class inherits.
    hides.next = write it in a class of your own, or below the lesson's class.
    # {1} a class; {2} another class
    E0756.title = an object of {1} was made one of {2}
    E0756.label = changed by the answer
    E0756.text = Objects stay of the class that they were made of: who counts those of a class would not find
      one in disguise.
    E0756.next = make an object of the class that is asked for.
    # {1} a word of the check language; {2} a mode
    E0757.title = {1} in a step whose mode is {2}
    E0757.label = not asked in this language
    E0757.text = A step in Swift has no some and no every, one in C++ none of what asks an object for its count,
      zone or class.
    E0757.next = let a probe print it, and look at the output.
    # {1} a key of the front matter, or a word of a step's comment
    E0778.title = {1} is not what the original says
    E0778.label = something else in the translation
    E0778.text = Ids, modes, limits, points and beginnings are those of the original; what a translation says of them
      is not used.
    E0778.next = write what stands in the original, or leave it out.
    E0779.title = the first step of a lesson goes on from nothing
    E0779.label = no step stands before it
    E0779.text = goes-on begins with the world that the step before has left.
    E0779.next = leave goes-on out, or write the step that this one goes on from.
    # {1} a condition, as code; {2} the words that the original has behind it
    E0781.title = the words behind {1} are missing in the translation
    E0781.label = no words, and the original has some
    E0781.text = Who fails here reads what stands behind the condition, in the language of the file: {2}
    E0781.next = translate the words behind --, or take them out of the original.
    # {1} a function, a construct, or what the search ran out of
    E0754.title = not every schedule could be tried: {1}
    E0754.label = the search ends here
    E0754.text = The answer is judged under every order in which its threads can take turns. What cannot
      be searched to its end is not taken for right.
    E0754.next = use the locks, queues and functions of the lesson, and as few steps as will do.
    # {1} how many students
    cli.grade.oneStudent = Gradescope marks one student at a time, and the folder has {1}: name the folder of one of
      them.
    grade.unmatched = Files that belong to no step
    # {1} a file; {2} a condition or a mistake; {3} the words for it
    proof.rightFails = The right answer {1} does not pass: {2} {3}
    # {1} a file; {2} a condition or a mistake; {3} the words for it; {4} how many lines; {5} the first of them
    proof.rightFailsWithout = The right answer {1} does not pass: {2} {3} ({4}
      {4|one: line of it is|other: lines of it are} left out, since code is judged by its definitions: {5})
    # {1} a file; {2} what it could be named after
    E0770.title = {1} belongs to nothing here
    E0770.label = never judged
    E0770.text = Answers beside a lesson lie in a folder named after a step with a task, and begin with
      right or wrong: answers/STEP/right-NAME.m. Whatever is named otherwise would prove nothing.
    E0770.next = name it after {2}.
    # {1} a condition
    E0771.title = nothing fails {1}
    E0771.label = holds after every wrong answer and every spoilt solution
    E0771.text = A condition that no answer has ever failed proves nothing: perhaps it cannot fail.
    E0771.next = add a wrong answer that fails here, or take the line out.
    # {1} an id; {2} a folder
    E0772.title = another lesson has the id {1}
    E0772.label = the same as in {2}
    E0772.text = Progress is kept under a lesson's id: two lessons with one id would share it.
    E0772.next = give one of them another id.
    # {1} a name
    E0773.title = no concept is named {1}
    E0773.label = almost the name of one
    E0773.text = What a lesson teaches is looked for in code by its name; under another name nothing is found.
    # {1} a file; {2} letters
    E0774.title = {1}: {2} is no language of this program
    E0774.label = never read
    E0774.text = A translation is named after its language: lesson.ru.md, lesson.zh.md.
    E0775.title = the program was left before the answer was done
    E0775.label = left here
    E0775.text = The answer calls exit, or something like it, and what stands behind that call is never
      reached: nobody knows whether it would have been right.
    E0775.next = take the exit out and let the function return.
    proof.compiling = It compiles, although it is marked with compiles=no
    proof.notCompiling = It does not compile, so it proves nothing about the checks: mend it, or mark it with
      compiles=no.
    proof.neverFails = A condition is failed by no answer.
    """#
}
