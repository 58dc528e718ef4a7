/// Diagnostics of the grammar. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsE02: StaticString = #"""
    E0201.label = expected {1} here
    E0201.text = The grammar asks for {1} at this place and finds {2}.
    E0202.label = an expression belongs here
    E0202.text = An expression is something with a value: a number, a name, a message such as [a
      retain], or several of them joined by operators.
    E0203.label = a name belongs here
    E0203.text = A name begins with a letter or _ and goes on with letters, digits and _.
    E0204.label = a type belongs here
    E0204.text = A type is a name such as int or id, or a class with a star, such as NSString *.
    E0205.label = here @end is missing
    E0205.text = @interface, @implementation and @protocol end with @end.
    E0205.next = add @end.
    E0206.label = this brace closes nothing
    E0206.text = Every } closes one { above it, and here none is open.
    E0206.next = delete this brace, or add the { it belongs to.
    E0207.label = too deep from here on
    E0207.text = Parentheses, braces and types may stand 256 deep in one another.
    E0208.label = the body of the method belongs here
    E0208.text = In an @implementation a method is followed by its body in braces.
    E0209.label = this cannot stand here
    E0209.text = Each kind of declaration has its place: methods inside @interface or
      @implementation, instance variables in the braces below it, classes at the top level.
    E0210.label = these words do not make one type
    E0210.text = C does not know the combination {1}.
    E0211.title = {1}: not built yet
    E0211.label = Selfsame knows this, but cannot run it yet
    E0211.text = This is correct Objective-C. It is refused by name, so that it is never half
      done.
    E0213.label = no word of Objective-C
    E0213.text = After @ comes a word of the language, such as @interface, @implementation, @end
      or @selector, or a literal such as @"text".
    E0214.label = nothing follows this @try
    E0214.text = @try is followed by @catch, by @finally, or by both.
    E0214.next = add @catch (NSException *e) { } behind it.
    E0215.label = a statement outside of every function
    E0215.text = Between the classes of a file stand declarations. Statements stand inside
      functions and methods.
    E0215.next = move it into a function or a method.
    """#
}
