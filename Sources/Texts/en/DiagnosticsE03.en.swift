/// Diagnostics of names, types and messages. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsE03: StaticString = #"""
    E0301.label = this name is not known here
    E0301.text = A name is declared before it is used: a variable with its type, a class with
      @interface or #import.
    E0302.label = no function of this name is declared
    E0302.text = A function is declared or defined above its first call, or in a header that is
      included.
    E0303.label = no type of this name is known
    E0303.text = A type is a word of C, a typedef, or a class that is declared above.
    E0304.label = no protocol of this name is known
    E0304.text = A protocol is declared with @protocol above its first use.
    E0305.label = this name is taken
    E0305.text = Within one scope a name means one thing, and its type stays the same.
    E0305.next = choose another name, or delete one of the two.
    E0306.label = its size is not known here
    E0306.text = The compiler sets memory aside, so it has to know the whole type. Objects are
      held by pointers: NSString *s, not NSString s.
    E0307.label = the types do not fit
    E0307.text = A value of this type cannot stand where that type is needed, and no conversion
      leads from one to the other.
    E0308.label = a number and a pointer
    E0308.text = {1} does not turn into {2} by itself: a number is a value, a pointer is an
      address.
    E0308.next = write a cast if that is really what you want.
    E0309.label = this operator does not work on {1}
    E0309.text = Arithmetic works on numbers and, in part, on pointers. Objects are compared with
      == or isEqual:, and changed by messages.
    E0310.label = this cast is not possible
    E0310.text = A cast turns numbers and pointers into one another. Structures and void cannot be
      cast.
    E0311.label = nothing can be stored here
    E0311.text = Left of = stands a place in memory that may change: a variable, a member, an
      element, *pointer or a property. What a property or a message answers is a copy: its
      members are changed in a variable, which is then stored as a whole.
    E0312.label = this has no address
    E0312.text = & gives the address of a place in memory. The result of an expression, a
      bit-field or a property is no such place.
    E0312.next = store the value in a variable first.
    E0313.label = this is no pointer
    E0313.text = * follows a pointer to what it points at, and here stands {1}.
    E0314.label = this operator does not fit {1}
    E0314.text = Members of a structure are reached with a dot, those behind a pointer with ->,
      properties of an object with a dot.
    E0315.label = no member named {1}
    E0315.text = {2} does not declare such a member.
    E0316.label = no such property here
    E0316.text = A dot behind an object calls the getter of a property or a method of that name
      without arguments; here there is none. On id no dot works. A message with an argument has
      square brackets: [lamp setLevel:3].
    E0317.label = this property cannot be set
    E0317.text = Setting a property calls its setter. A readonly property has none.
    E0318.label = this cannot be indexed
    E0318.text = Square brackets reach the elements of an array or of what a pointer points at,
      and the index is a whole number.
    E0319.label = {2} {2|one: argument|other: arguments}, where {1} {1|one: is|other: are}
      expected
    E0319.text = A call passes as many arguments as the declaration has parameters.
    E0320.label = this cannot be called
    E0320.text = Before the parenthesis stands {1}; only functions, pointers to functions and
      blocks can be called. Methods are called with [receiver message].
    E0321.label = this cannot be tested
    E0321.text = Conditions are numbers or pointers: 0, NULL and nil are false, everything else is
      true.
    E0322.label = not known before the program runs
    E0322.text = Here the compiler needs the value itself: a number, a constant of an enum,
      sizeof, or an expression of such.
    E0323.label = an array of this size is not possible
    E0323.text = The number of elements is at least 0, and the whole array fits into memory.
    E0324.label = too many bits
    E0324.text = A bit-field is at most as wide as its type.
    E0325.label = this condition is false
    E0325.text = _Static_assert is checked by the compiler, before the program runs.
    E0326.label = a value is needed here
    E0326.text = A name of a type or of a class has no value. A class can receive messages:
      [NSObject alloc].
    E0327.label = this designator does not fit
    E0327.text = .name = value sets a member of a structure, [index] = value an element of an
      array within its bounds.
    E0328.label = the result of {1} does not fit its declaration
    E0328.text = A function or method with a result returns one on every path; one that is void
      returns none.
    E0329.label = it has no place here
    E0329.text = break belongs into a loop or a switch, continue into a loop, case and default into a
      switch, return into a function, a bare @throw into a @catch; a block ^{ } begins anew. Nor may
      case or goto jump past the place where a variable begins that is given back at the end.
    E0329.next = move it to where it belongs. A value typed at the prompt is shown without return;
      braces around what a case does end its variables there.
    E0358.label = with {1} Swift begins a declaration
    E0358.text = Objective-C writes the type where Swift has {1}: with a star for an object
      (Car *car = …), in front of a function that of its result (int price(int grams)).
    E0358.next = write the type; or :swift makes this a prompt for Swift, outside of lessons in
      Objective-C.
    E0359.label = answers {2}
    E0359.text = What is named init… takes the object that it is sent to and answers it, or another
      of its kind. ARC counts by that name, so that the answer is the class itself, one above or
      one below it.
    E0359.next = answer instancetype; or choose a name that does not begin with init.
    E0360.label = this length is known only when the program runs
    E0360.text = Outside of functions, at the prompt, and for what is static, an array has a length
      that is a constant. Within { } or a function it may vary; such an array takes no values in
      { } at its declaration.
    E0360.next = write a number or a constant of an enum. In a function, or between { and }, a length may vary
      where the array is no static and has no first values.
    E0361.label = {1} stands outside of braces
    E0361.text = Instance variables stand in braces directly behind the first line of an @interface. Further down
      are methods and properties.
    E0361.next = put { and } around it, above the first method; or make it a @property. Shared by all objects is
      a static variable above the @interface.
    E0362.label = {1} and {2} do not fit together
    E0362.text = A property keeps its value in an instance variable. Where the class declares that itself, it is of
      the property's type and owns as the property says: strong and copy in a strong variable, weak in a
      __weak one, assign and unsafe_unretained in an __unsafe_unretained one.
    E0362.next = delete the variable, since the compiler makes the one that fits; or make the two agree.
    E0363.label = answers {2}, was declared with {3}
    E0363.text = Methods named alloc, new, copy, mutableCopy or init… hand an object over to their caller. ARC
      counts by the name and by the declared result, so that the code answers an object where the
      declaration does.
    E0363.next = answer what was declared; or choose another name.
    E0364.label = {1} has no value {2}
    E0364.text = An enumeration that names its type (enum E : type) has that type's size, and its constants are values
      of that type. One that is not given a value is one more than the one before it.
    E0364.next = take a wider type behind the colon, or a smaller value.
    E0365.label = this block lies on the stack
    E0365.text = A block that captures something begins its life in the frame of the function that makes it. The
      frame ends with the return, and the block with it; only a copy lies on the heap.
    E0365.next = return [[block copy] autorelease].
    E0330.label = no label of this name in the function
    E0330.text = A label is a name with a colon before a statement of the same function.
    E0331.label = this value has a branch already
    E0331.text = Each value leads to one branch of a switch, and there is one default.
    E0332.label = there is no object here
    E0332.text = A method with + runs on the class. Instance variables belong to objects, so it
      has none to look into: {1}.
    E0332.next = use a static variable, or make it an instance method with -.
    E0333.label = not visible here
    E0333.text = Instance variables are @protected unless the class says otherwise: its own
      methods and those of its subclasses see them. @private ones only its own methods see.
    E0333.next = use a method or a property of the object.
    E0334.label = super has no meaning here
    E0334.text = super sends a message to the same object, with the search beginning in the
      superclass. So it stands inside methods, of classes that have a superclass.
    E0335.label = this cannot receive messages
    E0335.text = Messages go to objects, to classes and to nil. Here stands {1}.
    E0336.label = no @interface for {1} above
    E0336.text = The compiler has to know a class before it can build upon it. @class only says
      that there is one.
    E0337.label = {1} is only announced by @class
    E0337.text = A subclass needs the instance variables of its superclass, so the @interface
      of {1} has to stand above.
    E0338.label = a category has no room for it
    E0338.text = A category adds methods to a class. The size of its objects is settled by the
      @interface.
    E0338.next = put the instance variable into the @interface, or into a class extension
      @interface Name ().
    E0340.label = this function has a fixed list of arguments
    E0340.text = va_start reads the arguments that are passed for ... in the list of parameters.
    E0341.label = {1} is weak
    E0341.text = Weak references become nil by themselves when their object goes; under manual
      reference counting the compiler does not write them.
    E0341.next = use assign, and set it to nil yourself.
    E0342.title = this function is too large
    E0342.label = more than one frame of the machine can hold
    E0342.text = A function has room for a few thousand values and jumps.
    E0342.next = split it into smaller functions.
    E0343.title = the machine has no part named {1}
    E0343.label = not built into the machine
    E0343.text = Only the library that Selfsame brings may name parts of the machine.
    E0344.label = {1} belongs to ARC here
    E0344.text = Under ARC the compiler writes every retain, release, autorelease and dealloc, and
      takes their names and results at their word. By hand they would be counted twice.
    E0344.next = delete it; or compile with manual reference counting (:mrc, // mode: mrc).
    E0345.label = {1} becomes {2}
    E0345.text = ARC counts objects, but not plain pointers. Where one becomes the other it has to be
      told who owns the object afterwards.
    E0345.next = between an object and a pointer to void or to a struct write __bridge in a cast if
      nothing changes hands, __bridge_retained or __bridge_transfer if the ownership does; a number
      becomes an object with @( ).
    E0346.label = who owns the object is not said
    E0346.text = Behind a pointer to an object pointer ARC has to know whether the reference is
      strong, weak or autoreleased.
    E0346.next = write __strong, __weak or __autoreleasing between the stars.
    E0347.label = {1} counts by hand
    E0347.text = {1} goes past the counts that the compiler writes, so ARC does not have it.
    E0347.next = do without it; or compile with manual reference counting (:mrc, // mode: mrc).
    E0348.label = no method {1} is declared
    E0348.text = ARC takes from the declaration who owns the result, so without one the message cannot
      be compiled. Under manual counting this is only a warning.
    E0348.next = declare {1} in an @interface, a category or a @protocol.
    E0349.label = the result is dropped
    E0349.text = An init consumes self and may answer with another object. The object that it took
      must not be used any further.
    E0349.next = write self = before it, or return before it.
    E0350.label = {1} sounds like alloc, new, copy or mutableCopy
    E0350.text = A method with such a name hands an object over to its caller. The getter of a property
      only shows one, so ARC would release it once too often.
    E0350.next = give the property another name, or its getter one: getter=theName.
    E0351.label = {1} must not be used here
    E0351.text = The class declares the method in order to forbid it, as a strict singleton does with
      new and init.
    E0351.next = make or get the object in the way the class offers instead.
    E0352.label = the angle brackets do not fit
    E0352.text = A class takes as many types in angle brackets as its interface names parameters, each
      an object or a block, and within the bounds it sets.
    E0352.next = look at the interface of the class (`:source` shows it), or leave the brackets out.
    """#
}
