/// Courses that are handed on, and what is installed where. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let courses: StaticString = #"""
    # {1} what was typed; {2} the commands, with commas
    cli.course.unknown = {1} is none of the course commands: {2}.
    # {1} the command; {2} how many words it takes
    cli.course.operands = course {1} takes {2} {2|one: word|other: words} behind it. See selfsame
      course --help.
    cli.help.course = selfsame course COMMAND      hand a course on
      \n
      \n  new DIR           a course that checks green, with a page for students and a file for CI
      \n  pack DIR          write ID-VERSION.zip, the student's edition: solutions and checks are
      sealed; --teacher: ID-VERSION-teacher.zip, with everything open
      \n  install FILE|DIR  put a course among your own
      \n  list              which ones those are
      \n  update FILE|DIR   replace one by a newer version; what you did in it is kept
      \n  remove ID         take one away; what you did in it is kept
      \n
      \nExamples:
      \n  selfsame course new harbour
      \n  selfsame course pack harbour
      \n  selfsame course install harbour-1.0.zip
      \n
      \nIn the shell, :courses lists the courses and :course ID opens one.
      \n
      \nExit status: 0 done, 3 the course is not as it has to be, 64 usage, 66 something cannot
      be read or written.
    cli.help.doctor = selfsame doctor      what is where, what is missing, what is damaged
      \n
      \nIt changes nothing. Exit status: 0 all is well, 1 something is not.
    # {1} the names, with commas
    cli.generate.usage = generate takes one of {1}.
    cli.help.generate = selfsame generate man|bash|zsh|fish
      \n
      \nWrites the manual page, or completions for a shell, to standard output.
      \n
      \nExample:
      \n  selfsame generate bash > ~/.local/share/bash-completion/completions/selfsame
    # {1} a file; {2} how many files are in it
    course.packed = {1} is written: {2} {2|one: file|other: files}.
    course.packed.sealed = Solutions, wrong answers, probes and checks are sealed: hidden from the
      eye, not from a cryptographer. :check and :solution work as before. The open edition: --teacher.
    # {1} the id; {2} the version
    course.installed = {1} {2} is installed. selfsame, then :course {1}
    # {1} the id; {2} the old version; {3} the new one
    course.updated = {1}: {2} is now {3}.
    # {1} lessons, with commas
    course.added = New: {1}
    # {1} lessons, with commas
    course.changed = Changed: {1}
    # {1} lessons, with commas
    course.removed = Gone: {1}
    course.kept = What you did in it is kept.
    # {1} the id
    course.gone = {1} is removed. What you did in it is kept, should it come back.
    course.none = No course is installed. selfsame course install FILE brings one.
    course.firstLesson = A lamp in the hall
    # {1} the course's folder
    course.new.next = Try it: selfsame check {1}; then selfsame --lessons {1}
    # {1} the id; {2} the title
    course.readme = # {2}
      \n
      \nA course for selfsame, which teaches how objects live and die in Objective-C.
      \n
      \n    selfsame course install {1}-1.0.zip
      \n    selfsame
      \n    :course {1}
      \n
      \nYour answers are saved by `:submit`, and what you did is kept when the course is updated.
    # {1} a path
    course.problem.unreadable = {1} cannot be read, or is larger than a file of a course may be.
    # {1} a path
    course.problem.unwritable = {1} cannot be written.
    # {1} a path
    course.problem.noArchive = {1} is no zip archive. A packed course or a folder with a course.md is
      expected.
    # {1} a path
    course.problem.damaged = {1} is damaged. Nothing was written; fetch it again.
    # {1} a path
    course.problem.badPath = refused: the path {1} does not lead down into the course, or has a name
      that not every system takes. Nothing was written.
    # {1} a path
    course.problem.link = refused: {1} is a link or a device, no plain file. Nothing was written.
    # {1} a path
    course.problem.locked = refused: {1} is encrypted. Nothing was written.
    # {1} a path
    course.problem.twice = refused: {1} is there twice. Nothing was written.
    # {1} a path
    course.problem.tooLarge = refused: {1} is larger than a course may be. Nothing was written.
    # {1} a path
    course.problem.noCourse = {1} has no course.md.
    # {1} a path
    course.problem.noID = course.md in {1} has no id. Write between --- and --- at its top: id: a.name
    # {1} a path
    course.problem.noVersion = course.md in {1} has no version. Write between --- and --- at its top:
      version: 1.0
    # {1} a file; {2} what is wrong with it
    course.problem.notSound = {1} has a fault: {2}
    # {1} the version wanted; {2} this one
    course.problem.needsNewer = the course needs selfsame {1}; this is {2}.
    # {1} the id
    course.problem.installed = {1} is installed already. selfsame course update brings a newer one.
    # {1} the id
    course.problem.notInstalled = no course {1} is installed. selfsame course list tells which are.
    # {1} the id; {2} the version installed
    course.problem.notNewer = {1} {2} is installed, and this one is not newer. Nothing was changed.
    course.problem.noHome = there is no home folder, and so no place for courses. Set HOME or
      XDG_DATA_HOME.
    # {1} version and commit; {2} the program's path
    doctor.program = selfsame {1}: {2}
    # {1} the folder asked for, or nothing
    doctor.lessons.missing = no lessons are found {1}. Set SELFSAME_LESSONS to their folder.
    # {1} a folder; {2} how many lessons; {3} the course's version
    doctor.lessons = lessons: {1}, {2} {2|one: lesson|other: lessons}, version {3}
    # {1} how many; {2} a folder
    doctor.lessons.faults = {1} {1|one: fault|other: faults} in course.md. selfsame check {2} names
      them.
    doctor.state.noHome = there is no home folder: nothing can be remembered. Set HOME.
    # {1} a folder
    doctor.state.none = nothing is remembered yet; it will be in {1}
    # {1} a folder
    doctor.state.closed = {1} cannot be read and written. Give its owner the rights: chmod u+rwx
    # {1} a folder
    doctor.state = what is remembered: {1}
    # {1} a file; {2} how many lines
    doctor.progress.damaged = {1} has {2} damaged {2|one: line|other: lines}. The others count;
      progress is written anew when a step is done.
    # {1} how many; {2} a folder
    doctor.courses = {1} installed {1|one: course|other: courses}: {2}
    # {1} an id; {2} a version
    doctor.course.newer = the course {1} needs selfsame {2}.
    # {1} columns
    doctor.terminal = the screen is {1} columns wide
    doctor.well = All is well.
    doctor.unwell = Not all is well.
    E0760.title = this course needs selfsame {1}; this is {2}
    E0760.label = a newer version
    E0760.text = The course uses what this version does not have yet.
    E0760.next = install a newer selfsame, or an older version of the course.
    command.courses.name = courses
    command.courses.help = The installed courses
    command.course.name = course
    command.course.argument = ID
    command.course.help = Open an installed course; alone: the built-in one
    # {1} an id
    shell.course.unknown = There is no course {1}. :courses lists what is installed.
    shell.course.builtIn = the built-in course
    # {1} a route; {2} a lesson; {3} concepts
    E0761.title = on the route {1} nobody has taught {3} before {2}
    E0761.label = this lesson's code uses {3}
    E0761.text = On a route everything that code uses is taught on the way, assumed, or named in
      back-quotes by the bridge before the lesson.
    E0761.next = put {3} into assumes, name it in a bridge, or add the lesson that teaches it.
    # {1} a route; {2} a lesson; {3} lessons
    E0762.title = the route {1} jumps over {3} to {2}
    E0762.label = a bridge belongs here
    E0762.text = Where a route leaves out what a lesson needs, a bridge says in a few lines what was
      skipped.
    E0762.next = write it below the link as a quotation: > …
    # {1} a lesson; {2} how many lines; {3} how many at most
    E0763.title = the bridge before {1} has {2} lines
    E0763.label = at most {3}
    E0763.text = A bridge says what was skipped, and no more.
    # {1} a route; {2} a name
    E0764.title = the route {1} assumes {2}, which is no concept
    E0764.label = no lesson teaches this
    E0764.text = What a route assumes is named as in the lessons' teaches.
    # {1} the code of a language
    E0765.title = the course is said to be there in {1}, and is not
    E0765.label = no file of this language
    E0765.text = What stands behind languages: is what a course can be read in: a table of contents or a
      lesson named after the language, course.{1}.md or lesson.{1}.md.
    E0765.next = translate it, or take {1} out of the list.
    cli.help.work = selfsame work [--once] [--lessons DIR] LESSON DIR
      \n
      \nWrites the tasks of a lesson as files into DIR and judges each one whenever it is saved, for
      those who want their own editor. A file that is there already stays as it is.
      \n
      \n  --once          judge what is there and leave: exit status 0 all right, 1 not all
      \n  --lessons DIR   the course with the lesson (else SELFSAME_LESSONS, else the built-in one)
      \n
      \nExample: selfsame work strict ~/printers
    # {1} a path
    work.untouched = {1}: no answer yet.
    # {1} what was typed
    cli.work.unknown = the course has no lesson {1}.
    cli.work.usage = which lesson and which folder? For example: selfsame work strict ~/printers
    """#
}
