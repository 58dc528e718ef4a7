/// Names and help of the commands. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let commands: StaticString = #"""
    command.help.name = help
    command.help.argument = [COMMAND]
    command.help.help = List the commands, or tell more about one.
    command.lessons.name = lessons
    command.lessons.help = List the parts and the lessons of the open one, and how far you are; all lessons; those of
      a part; the steps of a lesson.
    command.start.name = start
    command.start.argument = [LESSON [STEP]|WORD]
    command.start.help = Open a lesson by number or name, at a step if you like, or the one about a word; alone: where
      you left off.
    command.next.name = next
    command.next.help = Go to the next step. Enter on an empty line does the same where no task and no question is
      open.
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
    command.objects.help = List the live objects with their true counts. "instance" is what the class
      needs (class_getInstanceSize), "block" the memory that was taken (malloc_size), in bytes.
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
    # Words behind commands, as in :trace on and :why same a b; several of one meaning with blanks, the first is shown.
    command.word.on = on
    command.word.off = off
    command.word.all = all
    command.word.dead = dead
    command.word.alive = alive
    command.word.same = same
    command.trace.name = trace
    command.trace.argument = [on|off] [KINDS]
    command.trace.help = Show every event of each input, or once those of the last one. Kinds: counts
      alloc init pool weak zone lock thread message, joined by commas; library: what
      the library does for itself, too.
    command.inserted.name = inserted
    command.inserted.argument = [NAME]
    command.inserted.help = Show the calls that ARC wrote into your functions, where it put them: all
      of them, or those of one function, method or class.
    command.disasm.name = disasm
    command.disasm.argument = [NAME]
    command.disasm.help = Show the bytecode of what you wrote, or of one function, method or class.
    command.load.name = load
    command.load.argument = FILE
    command.load.help = Take a file as if it were typed here.
    command.mrc.name = mrc
    command.mrc.help = Compile what follows with manual reference counting.
    command.arc.name = arc
    command.arc.help = From now on with ARC: the compiler writes retain and release.
    command.lang.name = lang
    # {1} the codes of all languages, en|ru|zh
    command.lang.argument = [{1}]
    command.lang.help = Speak another language.
    command.width.name = width
    command.width.argument = 1|2
    command.width.help = Say how wide your terminal draws ambiguous characters.
    command.quit.name = quit
    command.quit.help = Leave.
    command.errors.name = errors
    command.errors.help = All errors of the last input.
    command.raw.name = raw
    command.raw.argument = on|off
    command.raw.help = Let control characters of programs through to the terminal, or show them.
    """#
}
