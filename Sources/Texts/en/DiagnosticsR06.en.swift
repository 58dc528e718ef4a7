/// What stops a running program. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsR06: StaticString = #"""
    R0601.label = the exception comes from here
    R0601.text = Nobody catches {1}, so the program ends.
    R0602.label = {1} does not understand {2}
    R0602.text = At run time the receiver's class decides what it understands. Neither this class
      nor its superclasses have a method {2}.
    R0603.label = {1} is no longer there
    R0603.text = It was deallocated, and the message went to its old address, which somebody still
      holds. A real program may crash here, or seem to work.
    R0603.next = hold the object where it has to live longer (a strong variable under ARC, a retain
      by hand), or let nothing point to it after the last release.
    R0604.label = a release too many
    R0604.text = Each release gives back one claim made by alloc, new, copy or retain. {1} had
      none left.
    R0604.next = find the release that has no alloc, new, copy or retain of its own, and remove
      it.
    R0605.title = the message {2} is sent to something that is no object
    R0605.label = {1} is no object
    R0605.text = At this address no object begins. Most often a variable was never set, or a cast
      promises more than is true.
    R0606.title = {1} is damaged
    R0606.label = its isa pointer was overwritten
    R0606.text = An object begins with isa, the pointer to its class. Something wrote over it,
      most often past the end of another block, so {2} cannot be delivered.
    R0607.title = access through a null pointer
    R0607.label = this pointer is NULL
    R0607.text = A {3} of {2} {2|one: byte|other: bytes} at {1}. A message to nil is harmless; ->
      and * need a real address.
    nearNull.label = this pointer is NULL, or close to it
    R0608.title = use of memory that was given back
    R0608.label = this memory is freed
    R0608.text = A {3} of {2} {2|one: byte|other: bytes} at {1}, which belonged to {4}. A real
      program may crash here, or find the data of somebody else.
    R0609.title = access outside of a block
    R0609.label = outside
    R0609.text = A {3} of {2} {2|one: byte|other: bytes} at {1}: offset {5} in a block of
      {4} {4|one: byte|other: bytes}.
    R0610.title = a constant cannot be changed
    R0610.label = read-only memory
    R0610.text = A {3} of {2} {2|one: byte|other: bytes} at {1}. String literals and other
      constants lie in memory that is only read.
    R0610.next = copy the text into an array of your own first.
    R0611.title = a pointer to a local variable that is gone
    R0611.label = its function has returned
    R0611.text = A {3} of {2} {2|one: byte|other: bytes} at {1}. Local variables live until their
      function returns.
    R0611.next = return the value itself, or keep it in memory from malloc.
    R0612.title = access to an address where nothing is
    R0612.label = no memory here
    R0612.text = A {3} of {2} {2|one: byte|other: bytes} at {1}: no object, variable or block lies
      there.
    R0613.title = division by zero
    R0613.label = the divisor is 0
    R0613.text = A whole number cannot be divided by 0. C leaves open what happens; most machines
      stop the program.
    R0613.next = test the divisor before the division.
    R0614.title = the quotient does not fit
    R0614.label = the smallest number divided by -1
    R0614.text = The smallest number of a type has no positive partner: the quotient is larger by
      one than the largest number. Intel's processors stop the program here; Apple's give back
      the smallest number (as a remainder, 0).
    R0615.title = the program runs too long
    R0615.label = stopped here
    R0615.text = It has carried out as many instructions as it may. Most often this is a loop whose
      condition never becomes false.
    R0616.title = too many objects
    R0616.label = stopped here
    R0616.text = Most often a loop makes objects and nobody releases them.
    R0616.next = look at :objects for the class that fills the list.
    R0617.title = too much memory
    R0617.label = stopped here
    R0617.text = The program has used up its memory. Most often a loop takes memory and nobody
      gives it back.
    R0618.title = too much output
    R0618.label = stopped here
    R0618.text = The program has printed as much as it may. Most often this is a loop that does
      not end.
    R0619.title = {1} calls are nested in one another
    R0619.label = stopped in {2}
    R0619.text = Most often a method calls itself, directly or by way of another one, and nothing
      ends it. A long chain of objects goes in this way, too: each lets go of the next while it
      goes itself.
    R0619.next = give the calls an end: a case in which nothing is called again. Take a long
      chain apart in a loop, one object after the other.
    R0620.title = a limit is reached: {1}
    R0620.label = stopped here
    R0620.text = The machine keeps each table within a fixed size, so that no program can harm the
      computer it runs on.
    R0621.title = memory is given back twice
    R0621.label = {1} is free already
    R0621.text = Each block from malloc is given back once.
    R0621.next = set the pointer to NULL after free; free(NULL) does nothing.
    R0622.title = free of something that malloc did not give
    R0622.label = {1} is not the beginning of a block
    R0622.text = free takes exactly the addresses that malloc and its kin have given. Objects are
      given back by release.
    R0651.title = too many objects have lived
    R0651.label = the numbers of this thread are used up
    R0651.text = Each object has a number for good, so that #7 is always the same one. A thread has
      {1} of them, for the living and the dead, and threads that follow one another share them. How many live at a time does not matter here.
    R0651.next = let the loop end earlier, or make the object once and use it again.
    R0648.title = delete of what is deleted already
    R0648.label = what stood at {1} is gone
    R0648.text = Each object that new has made is deleted once. Its destructor has run, and its
      memory may belong to another object by now.
    R0648.next = set the pointer to nullptr after delete (delete nullptr does nothing), or say who alone
      deletes.
    R0649.title = delete of something that new did not make
    R0649.label = {1} is not the beginning of anything that new has made
    R0649.text = delete takes exactly what new has given: no local or static object, no part of an object,
      no element of an array. What new T[n] has made is given back by delete[].
    R0623.title = this pool is not there any more
    R0623.label = drained already, or out of order
    R0623.text = Pools are a stack: the youngest is drained first, and draining one drains all
      that were made after it.
    R0624.title = {2} cannot use this zone
    R0624.label = {1} is no usable zone here
    R0624.text = A zone comes from NSCreateZone or NSDefaultMallocZone, and a recycled one is
      gone.
    R0625.label = {1} is called, but has no body
    R0625.text = A declaration promises a function; somewhere a definition has to keep the
      promise.
    R0625.next = write the body of {1}.
    R0626.title = a call of something that is no function
    R0626.label = {1} is no function
    R0626.text = The pointer holds an address at which no function begins. Most often it was never
      set.
    R0627.title = {1} ends without return
    R0627.label = its value is used here
    R0627.text = A function with a result has to reach a return on every path, as soon as somebody
      uses the result.
    R0627.next = add a return at the end of {1}.
    R0628.title = more arguments are read than were passed
    R0628.label = no argument is left
    R0628.text = va_arg and formats such as %d take one argument each; a list of objects ends with
      nil.
    R0629.title = {1}: not built yet
    R0629.label = the machine knows this, but cannot do it yet
    R0629.text = It is refused by name, so that it is never half done.
    R0630.title = interrupted
    R0630.label = stopped here
    R0630.text = Ctrl-C stopped the program at this place.
    R0631.label = the program ends itself here
    R0631.text = abort ends a program at once, most often because something is found that must
      never happen.
    R0632.label = {1} is being deallocated
    R0632.text = Once deallocation of an object has begun, nobody can begin to refer to it weakly:
      there is nothing left to come back to.
    R0632.next = store weak references to self before -dealloc, or not at all.
    R0633.title = deadlock: no thread can go on
    R0633.label = thread T{3} waits here
    R0633.text = {1} {1|one: thread waits|other: threads wait} for ever: {2}.
    deadlock.holders = In parentheses stands who holds what is waited for.
    # {4} threads
    deadlock.ended = {4} ended without giving it back.
    deadlock.main = T1 is the main thread.
    R0633.next = let every thread take the locks in the same order, or signal what is waited for.
    locks.next = let every thread take the locks in the same order.
    signals.next = give what is waited for on every way: a signal for each wait, an unlock for each lock, and nothing that
      waits for itself.
    R0634.label = dispatch_once is entered again while its own block is running
    R0634.text = The block of a dispatch_once leads back to the same dispatch_once on the same thread. It
      waits for itself; current systems stop the program, older ones hung.
    R0634.next = inside the block, nothing may call what runs the block.
    # {1} the variable
    staticOnce.label = {1} is asked for while it is still being made
    # {1} the variable
    staticOnce.text = The making of {1} leads back to {1} on the same thread, before there is a value that
      it could be given. It would wait for itself.
    staticOnce.next = what makes the value may not ask for it; take this, or self, instead.
    # {1} the function, as pthread_once
    functionOnce.title = {1} waits for itself
    # {1} the function, as pthread_once
    functionOnce.label = {1} is entered again while its own function is running
    # {1} the function, as pthread_once
    functionOnce.text = The function that {1} runs leads back to the same {1} on the same thread, which waits
      until that function is done. It never is.
    functionOnce.next = inside the function, nothing may call what runs it.
    R0635.title = the thread waits for itself
    R0635.label = this {1} is held by the thread that now waits for it
    R0635.text = A plain lock is not recursive: taking it twice on one thread waits for ever.
    R0635.next = give the lock back before taking it again, or use a recursive lock.
    R0636.label = what runs here belongs to this very queue
    R0636.text = dispatch_sync waits until the queue has run the block. The queue does one thing at a time,
      and that is the one that waits. Current systems stop the program, older ones hung.
    R0636.next = call the code directly, or hand it over with dispatch_async.
    R0640.title = an array of {1} elements
    R0640.label = the length is {1} here
    R0640.text = An array of variable length needs at least one element and lies on the stack, which is
      small. A real program goes on with memory that is not its own, or crashes.
    R0640.next = check the length first; take large arrays from malloc.
    """#
}
