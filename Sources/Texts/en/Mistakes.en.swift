/// The named mistakes. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let mistakes: StaticString = #"""
    note.firstInit = initialised here already
    note.superDealloc = the memory goes here
    note.autoreleasedHere = autorelease was sent here
    note.takenHere = the new one is taken here, later
    note.drainedHere = drained here
    # {1} the class
    note.sharedAccessor = the accessor of {1}, with its one static variable
    note.lockedHere = the lock is taken here
    note.leavesHere = left here, with the lock taken
    note.otherOrder = taken in the other order here
    note.removedHere = the collection let go here
    command.explain.name = explain
    command.explain.argument = [CODE]
    command.explain.help = Explain a diagnostic by its code, with an example; alone: the last one.
    explain.which = There is no diagnostic yet. Write :explain CODE, as in :explain M0816.
    # {1} what was typed
    explain.unknown = There is no diagnostic '{1}'. A code is a letter and four digits, as in M0816.
    # {1} the code; {2} the sign of an omission
    explain.noPage = There is no page about {1}. What it says of every case ({2} stands for what
      differs):
    # {1} a text of ours
    explain.label = Under the place it writes: {1}
    # {1} the code
    explain.thisOne = There is no page about {1}. This is the one that came last:
    explain.wrong = wrong
    explain.right = right
    cli.explain.usage = explain takes one code, as in: selfsame explain M0816
    # {1} languages
    cli.help.explain = selfsame explain [--lang NAME] [--lessons DIR] CODE
      \n
      \nExplains a diagnostic: what it means, an example that is wrong, and the same one mended.
      \n
      \n  --lang NAME     one of {1}
      \n  --lessons DIR   where its page lies (else SELFSAME_LESSONS, else the built-in course)
      \n
      \nExample:
      \n  selfsame explain M0816
    # {1} codes, with commas
    mistakes.codes = {1}: selfsame explain CODE tells more.
    M0801.label = {1} was never initialised
    M0801.text = alloc gives memory full of zeros and nothing more. Without an init the object
      never gets the values that its methods count on.
    M0801.next = write [[… alloc] init], or the init of the class that takes arguments.
    M0802.label = the answer of {1} is dropped
    M0802.text = An init may answer with another object than the one it was sent to, or with nil.
      Only its answer may be used from then on.
    M0802.next = keep the answer: object = [object init…].
    M0803.label = {1} is initialised a second time
    M0803.text = init is written for fresh memory: it overwrites what is there without giving it
      back.
    M0803.next = send init once, right behind alloc; write a method of its own for starting over.
    M0804.label = the answer of [super {1}] is not put into self
    M0804.text = The superclass may answer with another object, or with nil when it cannot be
      made. Then self still means the old one.
    M0804.next = write self = [super {1}] and go on only if self is not nil.
    M0805.label = {1} never asks its superclass
    M0805.text = What {2} keeps in the object is not set up. The chain of initialisers has to
      reach the root class.
    M0805.next = begin with self = [super init].
    M0806.label = {2} runs again on {1}
    M0806.text = alloc answers with the one object that exists, and init behind it sets everything
      back to the beginning.
    M0806.next = let init ask whether it has run before, or keep the values out of init.
    M0807.label = {2} answers nil and leaves {1} behind
    M0807.text = The caller gets nil and has nothing to release. Only the init itself still knows
      the object.
    M0807.next = send [self release] before return nil.
    M0808.label = {1} promises a claim and lends
    M0808.text = Names that begin with alloc, new, copy or mutableCopy hand a claim to the caller,
      who will release it. This answer is already in a pool.
    M0808.next = drop the autorelease, or give the method another name.
    M0809.label = {1} hands out a claim that nobody expects
    M0809.text = Its name begins neither with alloc, new, copy nor mutableCopy, so a caller will
      not release what it gets: the object leaks.
    M0809.next = autorelease the object before it is returned, or begin the name with new.
    M0811.label = {1} is destroyed by hand
    M0811.text = dealloc takes the memory away, whoever else may still hold the object. It is sent
      by the last release, and by nobody else.
    M0811.next = send release, once for each claim of your own.
    M0812.label = {1} dies while a pool still has to release it
    M0812.text = autorelease has promised a release already. One more, sent at once or promised as
      well, is a release too many; it shows only later, when the pool is drained.
    M0812.next = drop one of the two: a release, or an autorelease.
    M0813.label = the count is asked, and then changed
    M0813.text = The number holds the claims of others too: of frameworks, pools and collections.
      It may say anything, and a class may override the answer.
    M0813.next = release once for each claim of your own; do not ask how many there are.
    M0814.label = {1} releases {2} before it retains the new object
    M0814.text = When both are the same object and nobody else holds it, the release is the last
      one, and retain goes to a dead object.
    M0814.next = retain the new object first, then release the old one.
    M0815.label = {1} overwrites {2} without releasing what it held
    M0815.text = The old object loses its last pointer and keeps its claim. It leaks at every call
      but the first.
    M0815.next = release the old object, after the new one is retained.
    M0816.label = {1} is never released: nobody points to it, and its count is {2}
    M0816.text = A claim was taken here and never given back. Since no variable holds the object
      any more, nobody can.
    M0816.next = send release (or autorelease) before the last variable that holds it goes.
    M0817.label = {1} is gone, and {2} of {3} still points to it
    M0817.text = The accessor lends its object. A caller that releases it ends it for everybody,
      and the accessor goes on handing out the address.
    M0817.next = drop this release, or retain the object before it is kept.
    M0818.label = {1} is used after [super dealloc]
    M0818.text = [super dealloc] gives the memory back. Whatever stands behind it works on an
      object that is gone.
    M0818.next = make [super dealloc] the last line.
    M0819.label = {1} was kept in {2} of {3}, and outlives it
    M0819.text = The owner is gone without giving back what it held. Its dealloc has to release
      every ivar that owns something.
    M0819.next = release {2} in -dealloc of {3}.
    M0820.label = {1} ignores retain and obeys release
    M0820.text = The second owner takes nothing and gives something back. Whoever releases first
      ends the object for all others.
    M0820.next = override release as well, or neither of the two.
    M0821.label = {1} is autoreleased, and there is no pool
    M0821.text = autorelease means: release this when the pool is drained. Without a pool the
      release never comes.
    M0821.next = put @autoreleasepool { … } around the work of this thread.
    M0822.label = {1} is never drained
    M0822.text = Pools are a stack. Its objects wait until an outer pool is drained, or for ever;
      the pool itself leaks.
    M0822.next = send drain to each pool, the youngest first; or write @autoreleasepool { … }.
    M0823.label = {1} objects wait in one pool
    M0823.text = Each turn of the loop leaves its objects to a pool that is drained only after the
      last turn. Memory grows with every turn.
    M0823.next = put an @autoreleasepool { … } inside of the loop.
    M0824.label = {1} was held by a collection alone
    M0824.text = objectAtIndex: lends. When the collection lets go of the object, the last claim
      goes with it.
    M0824.next = retain the element before it is removed, and release it afterwards.
    M0825.label = {2} of {3} points to {1}, and never claimed it
    M0825.text = A plain pointer does not keep an object alive. Its owner let go, and the ivar
      still holds the address.
    M0825.next = retain the object in the setter; or make the reference weak, if somebody else
      owns it.
    M0831.label = objects hold each other: {1}
    M0831.text = Each waits for the other to go first. Nobody outside reaches them, and none of
      their counts can fall.
    M0831.next = make {2} weak.
    M0832.label = an object and its delegate hold each other: {1}
    M0832.text = The delegate usually owns the object that reports to it. If that one owns its
      delegate too, neither can go.
    M0832.next = declare {2} as weak (assign under manual counting).
    M0833.label = a block and its owner hold each other: {1}
    M0833.text = A block holds the objects that it uses. When one of them keeps the block, the
      ring is closed.
    M0833.next = capture a weak reference: __weak id weakSelf = self; and use weakSelf in the
      block.
    M0834.label = a timer and its target hold each other: {1}
    M0834.text = A timer retains its target until it is invalidated. An invalidate in dealloc
      comes too late: dealloc waits for the timer.
    M0834.next = invalidate the timer in a method that somebody sends while the object is still
      needed.
    M0835.label = a collection closes a ring: {1}
    M0835.text = Arrays, sets and dictionaries retain what they hold. Objects that hold each other
      by way of a collection can never go.
    M0835.next = take one of them out in time, or keep it in a collection of weak references.
    # {1} how many objects
    M0836.label = {1} {1|one: object owns itself|other: objects own each other} by shared_ptr
    M0836.text = Each shared_ptr of a ring is an owner of the next object. When the last variable goes,
      no count falls to 0, and no destructor runs.
    M0836.next = make one shared_ptr of the ring a weak_ptr, and lock() it where it is used.
    M0841.label = {1} has no {2}
    M0841.text = NSObject knows copy and mutableCopy, but only asks: the class itself has to say
      how a copy of it is made.
    M0841.next = adopt NSCopying (or NSMutableCopying) and write {2}.
    M0842.label = {2} answers with {1} itself and takes no claim
    M0842.text = Whoever sends copy will send release. The count does not know of this second
      owner, and the object dies too early.
    M0842.next = return [self retain].
    M0843.label = {2} hands {1} out again and takes no claim
    M0843.text = alloc promises a claim to each caller. They will all release, and the count knows
      of one only.
    M0843.next = return [shared retain]; or override release so that it does nothing, with its
      whole set.
    M0844.label = {1} is declared {2} and marked copy: what it holds cannot be changed
    M0844.text = The setter sends copy, and copy answers with the immutable kind. The first
      addObject: or appendString: finds no such method.
    M0844.next = declare {1} with the immutable class; or use strong, or a setter that sends
      mutableCopy.
    M0845.label = {1} has its own isEqual:, and the hash of NSObject
    M0845.text = Sets and dictionaries look by hash first. Two equal objects with two hashes are
      not found again.
    M0845.next = write - (NSUInteger)hash from the same ivars as isEqual:.
    M0846.label = two addresses are compared, not two texts
    M0846.text = == asks whether both are one and the same object. Equal strings may be two
      objects; whether they are is left to chance.
    M0846.next = write [a isEqual:b], for strings [a isEqualToString:b].
    M0847.label = the block lay on the stack of code that is over
    M0847.text = A block that captures variables begins on the stack. Without copy it is gone when
      its function, or the input at the prompt, is over.
    M0847.next = send copy to the block before it is kept or returned (and release it at the end).
    M0851.label = {1} is asked for {3}, and the answer is a {2}
    M0851.text = The accessor is inherited, and its static variable exists once. The parent was
      first, so the subclass gets the parent's object.
    M0851.next = give the subclass an accessor with a static of its own, or keep one instance per
      class.
    M0852.label = {1} is asked for {3}, and the answer is a {2}
    M0852.text = The only static variable holds an object of the subclass: it was asked first, or an
      inherited +initialize ran once more for it. Everybody gets that object, the parent included.
    M0852.next = give each class its own static variable, or name the class in the accessor.
    M0853.label = {1} comes back to itself before it has an instance
    M0853.text = To make the object it sends alloc (or init), and that asks for the shared
      instance again. Nobody ever makes one.
    M0853.next = make the object with [[super allocWithZone:NULL] init]: super goes past your own
      override.
    M0854.label = the token of dispatch_once lies in a variable that comes and goes
    M0854.text = Each call finds a fresh token and runs the block again. A token must live as long
      as the program, and there must be one of it.
    M0854.next = declare it static: static dispatch_once_t token;
    M0855.label = the block of {1} runs a second time
    M0855.text = Somebody wrote 0 into the token. The next call makes another instance, and
      whoever keeps the old one goes on using it.
    M0855.next = leave the token alone; where an instance has to be replaced, replace what is in
      it.
    M0856.label = {1} is not 0 at the first call
    M0856.text = -1 means done: the block is never run. Any other number means that somebody is at
      it: everybody waits for ever.
    M0856.next = leave the token without an initial value; a static variable is 0.
    M0857.label = {1} is nil: {2} is gone, and dispatch_once makes no other
    M0857.text = A weak static keeps nothing alive. When the last user let go, the object went,
      and its token still says done.
    M0857.next = use a strong static; or, if it may come and go, a lock instead of dispatch_once.
    M0858.label = the variable is read outside of the lock that guards its writing
    M0858.text = Another processor may see the pointer before it sees what init wrote. Then a
      half-built object is handed out.
    M0858.next = use dispatch_once, or look inside the lock only.
    M0859.label = {1} is made by {2}, past the allocWithZone: of its class
    M0859.text = The class guards its door, and the function goes through the wall: this is one object
      more than the class knows of.
    M0859.next = use alloc; call such functions only inside of allocWithZone:.
    M0860.label = {1} is answered by {2}
    M0860.text = The two methods were exchanged. If the class inherits alloc, that is the alloc of
      NSObject: every class of the program goes through the replacement.
    M0860.next = override allocWithZone: in the class itself.
    M0861.label = {1} calls itself
    M0861.text = self.name = … is the message setName:. Inside of setName: it has no end.
    M0861.next = use the ivar inside its own accessors.
    M0871.label = {1} can return without giving the lock back
    M0871.text = On this path nobody unlocks. The next one who wants the lock waits for ever.
    M0871.next = give the lock back before every return, or use @synchronized.
    M0872.label = the lock is nil: nothing is locked
    M0872.text = @synchronized takes the lock of an object. nil has none, so the block runs
      unprotected, and nothing says so.
    M0872.next = lock an object that exists and that all threads share: self, or an ivar made in
      init.
    M0873.label = the lock is made here, and nobody else has it
    M0873.text = A lock works when all threads take the same one. This one is new at each call:
      everybody has a key to a door of his own.
    M0873.next = lock self, or an object that is made once and kept.
    M0874.label = {1} and {2} are taken in one order here, in the other one there
    M0874.text = When both threads have their first lock, each waits for the other's. One schedule
      comes to that, another does not.
    M0874.next = take the locks in the same order everywhere.
    M0875.label = {1} runs on two threads, and neither holds a lock
    M0875.text = A setter reads the old pointer, writes the new one and releases the old. If two
      threads do it at once, both may release the same object.
    M0875.next = guard the property with a lock, or let one thread alone write it.
    M0882.label = the collection changes under the loop that walks it
    M0882.text = A for-in loop remembers where it is. When elements come or go, that place means
      nothing, and the loop is stopped.
    M0882.next = walk over a copy, or collect what is to be removed and remove it after the loop.
    M0883.label = nil is put into a collection
    M0883.text = Collections hold objects, and nil is none. Foundation throws an exception.
    M0883.next = test for nil first, or store [NSNull null] where an empty place is meant.
    M0884.label = the index lies outside of the collection
    M0884.text = Indices run from 0 to count - 1. Beyond that nothing lies, and Foundation throws
      NSRangeException.
    M0884.next = compare with count, or use for-in.
    M0885.label = {1} is sent to nil, and nothing is stored
    M0885.text = A message to nil does nothing and says nothing. The collection that was to take
      this was never made.
    M0885.next = make the collection in init, before anything is put into it.
    M0886.label = {1} is gone, and still listed as an observer
    M0886.text = The observed object does not own its observers. It keeps the address and tells
      a dead object of the change.
    M0886.next = send removeObserver:forKeyPath: before the observer goes, in its -dealloc at
      the latest.
    """#
}
