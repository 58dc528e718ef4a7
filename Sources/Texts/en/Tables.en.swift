/// `:objects`, `:pools`, `:zones`, `:memory`: tables of what there is. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let tables: StaticString = #"""
    # {1} the rows shown, as objects with commas; {2} how many
    table.more = {1} and {2} more
    objects.none = No objects are alive.
    objects.object = object
    objects.count = count
    objects.instance = instance
    objects.block = block
    objects.zone = zone
    objects.variables = held by
    objects.cpp.made = made at
    objects.cpp.note = An object of C++ has no count: it lives until somebody deletes it.
    objects.deallocating = dealloc not finished
    # {1} how many
    objects.constants = {1} constant {1|one: string is|other: strings are} not counted and not
      shown.
    zones.address = address
    pools.none = There is no autorelease pool.
    # {1} number of the pool; {2} how many releases
    pools.base = pool {1}, under the prompt: {2} {2|one: release waits|other: releases wait}
    # {1} number of the pool; {2} how many releases
    pools.pool = pool {1}: {2} {2|one: release waits|other: releases wait}
    inserted.none = ARC has put nothing in: there is no function compiled under ARC, or nothing
      in it owns an object.
    inserted.variable = variable
    inserted.temporary = the temporary result
    # {1} name of what is retained
    inserted.retain = retain {1}
    # {1} name of what is released
    inserted.release = release {1}
    # {1} name of what is autoreleased
    inserted.autorelease = autorelease {1}
    # {1} name of the value
    inserted.claim = take over {1}, with the count it comes with
    # {1} name of the value
    inserted.handOver = hand {1} over to the caller, without a pool if the caller takes it over
    # {1} name of the variable
    inserted.loadWeak = read the weak {1}: nil if the object is gone, else retained for the moment
    # {1} name of the variable
    inserted.storeWeak = register the weak {1}
    # {1} name of the variable
    inserted.destroyWeak = the weak {1} ends
    trace.noPool = no pool
    # {1} number of the thread
    trace.thread = thread {1}
    # {1} how many threads
    trace.waiting = {1} waiting
    # {1} the count
    trace.count = count {1}
    # {1} how many bytes
    class.size = an instance takes {1} {1|one: byte|other: bytes}; the isa pointer takes the first
      8
    class.offset = offset
    stack.none = Nothing is stopped.
    stack.topLevel = top level
    # {1} an object, as #1 Car
    stack.receiver = self = {1}
    # {1} the sign of an omission; {2} how many frames
    stack.same = {1} {2} {2|one: more frame|other: more frames} of the same
    """#
}
