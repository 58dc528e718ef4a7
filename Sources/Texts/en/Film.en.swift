/// The film: its page, its sentences, `:film`. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let film: StaticString = #"""
    film.step = step
    film.line = line
    film.sentence = what happened
    # {1} what was typed
    film.input = Typed: {1}
    # {1} the object, as #1 Car; {2} its count; {3} brackets
    film.made = {1} came to be, count {2} {3}.
    # {1} the object, as #1 Car
    film.cameAndWent = {1} came to be and died.
    # {1} the object, as #1 Car
    film.lost = No owner that can be reached leads to {1} any more.
    # {1} the object, as #1 Car
    film.died = {1} died.
    # {1} the object, as #1 Car; {2} brackets of what still points to it
    film.diedPointed = {1} died; still pointing to it: {2}.
    # {1} the object, as #1 Car; {2} the count before; {3} after; {4} brackets
    film.count = Count of {1}: {2} -> {3} {4}.
    # {1} the object, as #1 Car; {2} brackets
    film.holders = {1} changed hands: {2}.
    # {1} the object, as #1 Car
    film.asked = Nothing new was made: the answer is {1}, which was there before.
    # {1} a variable, as #1.last; {2} the value before; {3} after
    film.value = {1}: {2} -> {3}.
    # {1} a variable, as #1.last; {2} the value before; {3} after; {4} the method; {5} which time it runs
    film.valueInit = {1}: {2} -> {3}, in {4}, which runs for this object for time number {5}.
    # {1} a variable; {2} its value
    film.variable = {1} = {2}.
    # {1} a function
    film.begins = {1} begins.
    # {1} a method; {2} an object, as #1
    film.beginsFor = {1} begins; self is {2}.
    # {1} a function
    film.returns = {1} returned.
    # {1} a thread, as T2
    film.threadBegins = Thread {1} is there.
    # {1} a thread, as T2
    film.threadEnds = Thread {1} has ended.
    # {1} a thread, as T2
    film.waits.lock = {1} waits for a lock.
    # {1} a thread, as T2
    film.waits.semaphore = {1} waits for a semaphore.
    # {1} a thread, as T2
    film.waits.join = {1} waits for the end of a thread.
    # {1} a thread, as T2
    film.waits.condition = {1} waits for a signal.
    # {1} a thread, as T2
    film.waits.queue = {1} waits for a queue.
    # {1} a thread, as T2
    film.waits.once = {1} waits for dispatch_once.
    # {1} a thread, as T2
    film.waits.sleep = {1} lets time pass.
    # {1} a thread, as T2
    film.waits.initialize = {1} waits for +initialize.
    # {1} a thread, as T2
    film.waits.group = {1} waits for a group.
    # {1} a thread, as T2
    film.waits.idle = {1} waits for something to do.
    # {1} what the program printed
    film.printed = Printed: {1}
    film.nothing = Nothing of what is shown changed.
    # {1} how many
    film.more = And {1} {1|one: more change|other: more changes}.
    # {1} how many
    film.rest = And {1} more {1|one: step|other: steps}, for which the page needs JavaScript.
    film.crowded = There are too many objects to be drawn.
    # {1} the object, as #1 Car
    film.event.alloc = alloc: {1} came to be.
    # {1} the object, as #1 Car; {2} the method
    film.event.init = init: {2} begins for {1}.
    # {1} the object, as #1 Car; {2} the count before; {3} after
    film.event.retain = retain: count of {1} {2} -> {3}.
    # {1} the object, as #1 Car; {2} the count before; {3} after
    film.event.release = release: count of {1} {2} -> {3}.
    # {1} the object, as #1 Car; {2} its count
    film.event.autorelease = autorelease: {1} waits in the pool, count {2}.
    # {1} the object, as #1 Car
    film.event.deallocBegin = dealloc of {1} begins.
    # {1} the object, as #1 Car
    film.event.dealloc = The memory of {1} was given back.
    # {1} the object or class; {2} the method that answers
    film.event.override = {2} answers, asked by a message to {1}.
    # {1} the object, as #1 Car; {2} the original, as #1
    film.event.copy = NSCopyObject made {1} from {2}.
    # {1} how many
    film.event.drain = A pool was drained: {1} {1|one: release|other: releases} sent.
    # {1} a thread, as T2
    film.event.thread = Thread {1} begins.
    # {1} a thread, as T2
    film.event.threadEnd = Thread {1} ends.
    # {1} number of the zone
    film.event.zoneCreate = Zone {1} was made.
    # {1} number of the zone
    film.event.zoneRecycle = Zone {1} went.
    # {1} the selector
    film.event.nilMessage = {1} was sent to nil: nothing happened.
    film.event.poolPush = A pool begins.
    # {1} the object, as #1 Car
    film.event.retainCount = -retainCount of {1} was asked.
    # {1} the object, as #1 Car
    film.event.weak = A weak variable refers to {1}.
    # {1} the object, as #1 Car
    film.event.zeroed = {1} went, and a weak variable is nil now.
    # {1} the object that the lock belongs to, or nothing
    film.event.lock = A lock was taken. {1}
    # {1} the object that the lock belongs to, or nothing
    film.event.unlock = A lock was given back. {1}
    # {1} the object that the lock belongs to, or nothing
    film.event.waits = A lock has to be waited for. {1}
    film.event.once = dispatch_once: the block begins.
    film.event.onceSkip = dispatch_once: it was run before.
    film.event.lockNil = @synchronized(nil): nothing was locked.
    # {1} the object, as #1 Car
    film.event.throw = An exception was thrown: {1}
    film.take.failing = the schedule that fails
    film.take.passing = its nearest twin that ends well
    film.ui.code = Code
    film.ui.names = Names
    film.ui.objects = Objects
    film.ui.statics = statics and variables
    film.ui.printed = Printed so far
    film.ui.pool = pool
    # {1} name of the zone
    film.ui.zone = zone {1}
    film.ui.dead = dead
    film.ui.lost = lost: no owner leads to it
    film.ui.nobody = nobody
    # {1} the object, as #1 Car; {2} its count; {3} its owners
    film.ui.narrated = {1}, count {2}, held by {3}.
    film.ui.owns = owns
    film.ui.points = points only
    film.ui.weak = weak
    film.ui.dangles = points to a dead object
    film.ui.taken = Where was this unit taken?
    # {1} a bracket; {2} the object, as #1 Car; {3} number of the step; {4} number of the line
    film.ui.takenAt = {1} of {2} was taken at step {3}, line {4}.
    # {1} number of the step
    film.ui.goBack = back to step {1}
    # {1} the object, as #1 Car
    film.ui.why = Why is {1} alive?
    # {1} the object, as #1 Car
    film.ui.isDead = {1} is dead.
    # {1} the object, as #1 Car
    film.ui.notThere = {1} is not there at this step.
    film.ui.noWay = No owner that can be reached leads to it, yet its count is not 0: a leak.
    film.ui.lostWith = Only what is lost, too, holds it:
    film.ui.noName = No name of the program holds it; a claim without an owner does.
    film.ui.whoSet = Who set this?
    # {1} a variable; {2} its value; {3} number of the step; {4} number of the line
    film.ui.setAt = {1} became {2} at step {3}, line {4}.
    # {1} a variable
    film.ui.neverSet = {1} has not been set yet.
    film.ui.goThere = go there
    # {1} a variable
    film.ui.hideValue = hide {1}
    film.ui.chooseValue = Choose a variable first: click its name.
    # {1} number of the line; {2} how often it ran
    film.ui.visits = Line {1} ran {2} {2|one: time|other: times}, at step:
    # {1} number of the line
    film.ui.neverRan = Line {1} never ran.
    # {1} number of the line; {2} number of the step; {3} how many steps
    film.ui.where = line {1}, step {2} of {3}
    # {1} number of the event
    film.ui.event = event {1}
    film.ui.cut = the film ends here, the run went on
    film.ui.empty = Nothing of this program ran.
    film.ui.first = first step (Home)
    film.ui.back = step back (Left)
    film.ui.forward = step forward (Right)
    film.ui.last = last step (End)
    film.ui.play = play (Space)
    film.ui.pause = pause (Space)
    film.ui.find = find
    film.ui.notFound = not found
    # {1} which of them; {2} how many were found
    film.ui.hit = {1} of {2}
    film.ui.options = hide …
    film.ui.hideLibrary = library
    film.ui.hideDead = dead objects
    film.ui.predict = predict
    # {1} number of the line
    film.ui.predictLine = Line {1} runs next. What will it change?
    film.ui.show = show
    film.ui.present = present
    film.ui.mark = mark
    film.ui.marked = Marked:
    film.ui.help = keys and signs
    film.ui.take = which run
    film.ui.strip = the run: calls and marks
    # {1} an object, as #1
    film.ui.curve = count of {1}
    # {1} a thread, as T2
    film.ui.heldBy = held by {1}
    film.ui.thread.running = runs
    film.ui.thread.ready = ready
    film.ui.thread.finished = ended
    film.ui.thread.lock = waits for a lock
    film.ui.thread.semaphore = waits for a semaphore
    film.ui.thread.join = waits for the end of a thread
    film.ui.thread.condition = waits for a signal
    film.ui.thread.queue = waits for a queue
    film.ui.thread.once = waits for dispatch_once
    film.ui.thread.sleep = lets time pass
    film.ui.thread.initialize = waits for +initialize
    film.ui.thread.group = waits for a group
    film.ui.thread.idle = has nothing to do
    film.ui.keys = Left, Right: step back, step forward
      \nShift with them: by event, within a statement
      \nUp, Down: to the caller, into the call
      \nHome, End: first and last step; a number: that step
      \nn, N: next and last visit of the line, or of what was found
      \nw, W: next and last write of the chosen variable
      \n/: find
      \nSpace: play
      \np: large letters, for a class
      \nm: mark this step for printing
      \nEsc: choose nothing
    film.ui.signs = [x]: x owns a unit of the count
      \n[-x]: x has just given it back
      \n[?]: a unit that nobody holds
      \n[pool]: a pool will give it back
      \n[self]: a call in progress holds it
      \n(x): points only
      \n(~x): weak
      \n(!x): points to a dead object
      \n+ ~ = x ?: made, changed, asked and the same, died, lost
    film.ui.moreSigns = [in #3]: an element of the collection #3
      \n[block #5]: the block #5 has captured it
      \n[with #4]: attached to #4
      \n[memory], [library]: C memory or the library itself keeps it
      \nslanted: a word of the page, no name; a variable may be called pool, too
      \n#s1: a string that the library made
      \n#2.1: the first object that thread T2 made
      \nT1, T2: the main thread, the next one
      \nx -> y: the value before and after; of a name, what it leads to
      \n>: an input begins
      \nbars of the strip: calls, a call within another below it; ▼ a marked step
    # {1} a path; {2} the system's reason
    cli.film.cannotWrite = {1} cannot be written: {2}
    # {1} a path
    cli.film.ownProgram = {1} is the program itself: the film would overwrite it. Name another file behind
      --film.
    # {1} a path; {2} how many steps
    film.wrote = Written: {1}, {2} {2|one: step|other: steps}. Open it in a browser.
    # {1} a path; {2} how many steps
    film.wroteCut = Written: {1}, the first {2} {2|one: step|other: steps}; the run went on. Open it in a
      browser.
    film.which = Which file? Write :film run.html; it shows everything typed since the beginning.
    film.nothingRan = There is nothing to show yet: nothing has been typed, or its beginning was given up.
    film.worth = That is worth a look in a browser: :film run.html
    command.film.name = film
    command.film.argument = FILE.html
    command.film.help = Write a page that shows the run step by step in any browser.
    # {1} a path; {2} how many steps
    author.film.done = {1}: {2} {2|one: step|other: steps}.
    # {1} a path
    author.film.none = {1} has no film block.
    # {1} how many objects at most
    graph.tooMany = Without Graphviz at most {1} objects are drawn; the others are left out.
    """#
}
