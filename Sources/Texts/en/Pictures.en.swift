/// Classes, stacks, zones, pools and objects drawn as text. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let pictures: StaticString = #"""
    # {1} messages, with commas
    class.overrides = overrides {1}
    # {1} names of static variables, with commas
    class.keeps = keeps {1}
    # {1} how many objects; {2} how many blocks of C memory; {3} how many bytes
    zones.contents = {1} {1|one: object|other: objects}, {2} C {2|one: block|other: blocks}, {3}
      {3|one: byte|other: bytes}
    # {1} an object, as #1 Car; {2} the address; {3} how many bytes
    memory.head = {1} at {2}, {3} {3|one: byte|other: bytes}
    # {1} how many bytes
    memory.bytes = {1} {1|one: byte|other: bytes}
    memory.bytesHeading = bytes
    memory.field = field
    memory.value = value
    memory.hidden = hidden header
    # {1} the count
    memory.hiddenCount = count {1}
    memory.gap = gap (alignment)
    memory.extra = extra bytes
    memory.which = Which object? Write :memory #1, or a variable's name.
    # {1} an object, as #1 Car
    memory.dead = {1} is dead: its memory was given back.
    # {1} an object, as #1 Car
    life.head = The life of {1}: event, count, what changed it
    # {1} an object, as #1 Car
    life.none = The log holds nothing about {1}.
    life.freed = memory given back
    # {1} the method, as -[Car retain]
    life.override = {1} answers
    life.which = Whose life? Write :life #1, or a variable's name.
    weak.none = No weak variable refers to an object.
    weak.variable = weak variable
    threads.thread = thread
    threads.state = state
    threads.stands = stands in
    # {1} number of the thread
    threads.name = thread T{1}
    threads.running = running
    threads.ready = ready
    threads.idle = at the prompt
    threads.finished = ended
    # {1} what it waits for, a text of ours
    threads.waiting = waits for {1}
    threads.kind.lock = a lock
    threads.kind.semaphore = a semaphore
    threads.kind.join = the end of a thread
    threads.kind.condition = a signal
    threads.kind.queue = a queue
    threads.kind.once = dispatch_once
    threads.kind.sleep = time to pass
    threads.kind.initialize = +initialize
    threads.kind.group = a group
    threads.kind.idle = something to do
    threads.waitsFor = Who waits for whom:
    threads.ring = a ring: none of them can ever go on
    graph.none = There is no object to draw.
    graph.strong = owns
    graph.weak = weak
    graph.unsafe = points only
    graph.dead = dead
    # {1} the count
    graph.count = count {1}
    # {1} an object, as #1 Car
    graph.lost = {1} held by nobody
    graph.nothing = (nothing)
    graph.element = inside
    graph.capture = captured
    graph.association = associated
    graph.memory = C memory
    # {1} how many objects; {2} classes, with commas
    graph.rest = Not drawn: {1} {1|one: object|other: objects} ({2})
    graph.usage = Write :graph, :graph > FILE.dot, or :graph > FILE.svg.
    # {1} a path
    graph.wrote = Written: {1}
    # {1} a path; {2} the system's reason
    graph.cannotWrite = {1} cannot be written: {2}
    # {1} name of the file without its ending
    graph.noDot = There is no program dot, so no SVG can be drawn. Install Graphviz (Debian: apt
      install graphviz; macOS: brew install graphviz), or write {1}.dot.
    # {1} a path; {2} the status
    graph.dotFailed = dot could not draw {1}; it ended with status {2}.
    command.graph.name = graph
    command.graph.argument = [> FILE]
    command.graph.help = Draw who holds whom: what owns, what is weak, what only points. Into a file:
      :graph > FILE.svg (through Graphviz) or :graph > FILE.dot.
    command.life.name = life
    command.life.argument = #N | NAME
    command.life.help = Draw the count of an object over time, with the message that changed it.
    command.memory.name = memory
    command.memory.argument = #N | NAME
    command.memory.help = Show an object's bytes: isa, instance variables at their offsets, the hidden
      count.
    command.weak.name = weak
    command.weak.help = List the weak variables and what they refer to.
    command.threads.name = threads
    command.threads.help = List the threads, where each stands and what it waits for.
    """#
}
