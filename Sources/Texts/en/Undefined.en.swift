/// What C leaves undefined. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let undefined: StaticString = #"""
    W0318.label = {1} has no value yet
    W0318.text = A local variable begins with whatever its memory held before. Give it a value
      before you read it.
    W0318.next = write a first value where {1} is declared.
    W0319.label = does not fit
    W0319.text = The compiler computes this itself, and the result does not fit the type.
    W0319.next = make one of the numbers longer: 1L instead of 1.
    # {1} the value that is left
    narrowing.next = use a type that the value fits, or write {1} if that is what is meant.
    W0320.label = is this what you mean?
    W0320.text = A single = stores a value, == compares; a ; right behind the condition is an empty
      body; a comparison by itself changes nothing.
    W0320.next = write what is meant, or put the assignment into a second pair of parentheses.
    W0401.label = {1} does not fit in {2}; the program goes on with {3}
    W0401.text = C leaves open what a signed overflow gives. Here, as on most machines, the number
      wraps around; an optimising compiler may do something else.
    W0401.next = use a wider type, or an unsigned one if wrapping is what you want.
    W0402.label = a shift by {1}; the program goes on with {3}
    W0402.text = C leaves open what happens when the number of places is negative or not smaller
      than the width of the type. Most processors use only the low bits of it.
    W0402.next = keep the number of places between 0 and the width of the type less one.
    R0637.title = {1} is read before it has a value
    R0637.label = nothing was stored here yet
    R0637.text = A local variable and a block from malloc begin with whatever the memory held
      before. A real program goes on with that; it may even look right for a while.
    R0637.next = store a value first: write one where it is declared, or use calloc.
    # {1} the variable
    R0650.title = {1} is a new token at each call
    R0650.label = nobody can tell whether this one was used before
    R0650.text = {2} remembers in its token that its work is done. A local variable
      is another one at each call, and begins with whatever the memory held before.
    R0650.next = declare it `static`, so that all calls look at the same token.
    R0638.title = access outside of {4}
    R0638.label = outside of {4}
    R0638.text = A {3} of {2} {2|one: byte|other: bytes} at offset {6} of {4}, which has {5}. A real
      program would reach the variable that happens to lie beside it.
    R0638.next = count from 0: the last element of an array of n has the number n - 1.
    R0639.title = {4} is used after its block has ended
    R0639.label = {4} is gone
    R0639.text = A local variable lives until the closing brace of its block; a pointer to it leads
      nowhere after that.
    R0639.next = declare {4} outside of the inner braces.
    E0357.label = {1} allows no subclasses
    E0357.text = objc_subclassing_restricted promises the compiler that a class is the last of its
      line.
    E0357.next = inherit from another class, or keep an object of {1} in an instance variable.
    E0355.label = the reading ends here
    E0355.text = There are more errors than anybody wants to read at once. Most often the later ones
      follow from the first.
    E0355.next = mend the first error, then look again.
    E0126.title = {1} is no lesson
    E0126.label = nothing to check here
    E0126.text = check proves lessons: a folder with a lesson.md, that file itself, or a folder of
      such folders.
    E0126.next = give the lesson's folder; a program is started with selfsame run.
    E0356.title = the variables of {1} are larger than the stack
    E0356.label = no room for them
    E0356.text = The variables of a function lie on the stack, which has a few megabytes. A real
      program crashes as soon as it touches them.
    E0356.next = take large arrays from malloc, or make them static.
    R0644.title = something that is no object is used as one
    R0644.label = {1} is no object
    R0644.text = A function of the library needs an object here, and at this address none begins.
    R0644.next = look where the value comes from: a number, or a pointer to something else.
    R0645.title = a chain of objects is too long to be freed at one go
    R0645.label = {1} calls are nested
    R0645.text = Each object gives up the next one in its own -dealloc, so the calls nest as deep as
      the chain is long. A real program overflows its stack here, too.
    R0645.next = free the chain in a loop: keep the next one, cut it off, release the first.
    R0646.title = {1} contains itself
    R0646.label = this never ends
    R0646.text = To describe, compare or count a collection every element is asked, and one of them is
      the collection itself. A real program overflows its stack here.
    R0646.next = take the collection out of itself.
    R0647.title = the variables of {1} are larger than the stack
    R0647.label = no room for them
    R0647.text = The variables of a function lie on the stack, which has a few megabytes. A real
      program crashes as soon as it touches them.
    R0647.next = take large arrays from malloc, or make them static.
    # {1} name of the variable
    note.variableDeclared = {1} is declared here
    note.uninitializedUse = it is read here
    """#
}
