/// Warnings of what compiles. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsW03: StaticString = #"""
    W0301.label = {1} and {2} are different pointers
    W0301.text = The address is passed on as it is. Whether the object behind it understands the
      messages is seen only at run time.
    W0302.label = a pointer beside a number
    W0302.text = An address and a number are compared as bare bits. For pointers, NULL and nil are
      the value that says "nothing".
    W0303.label = no method {1} is declared for this receiver
    W0303.text = The program is compiled all the same: the receiver may understand the message at
      run time. If it does not, an exception follows.
    W0304.label = {1} is only announced by @class
    W0304.text = The compiler does not see its methods, so it cannot check this message.
    W0304.next = put the @interface of {1} above, or import its header.
    W0305.label = the divisor is the constant 0
    W0305.text = When this line runs, the program is stopped.
    W0306.label = more values than places
    W0306.text = The values beyond the last place are dropped.
    W0307.label = format and arguments do not match
    W0307.text = Each % in a format takes one argument of its own type: %d an int, %lu an unsigned
      long, %s a C string, %@ an object.
    W0308.label = differs from the declaration
    W0308.text = Callers rely on the types in the @interface; the @implementation should say the
      same.
    W0309.label = promised, but not here
    W0309.text = The @interface or a protocol declares {1}. A caller believes it, and gets an
      exception at run time.
    W0309.next = write the method, or delete its declaration.
    W0310.label = dealloc ends here
    W0310.text = Only the dealloc of NSObject gives the memory back, and [super dealloc] is the
      way to it. Without it the object stays in memory for ever.
    W0310.next = write [super dealloc]; as the last line.
    W0311.label = no superclass
    W0311.text = Such a class is a root of its own: it has neither alloc nor retain nor any other
      method of NSObject.
    W0311.next = write : NSObject behind the name.
    W0312.label = {1} can end here without a result
    W0312.text = Whoever uses its result gets nothing sensible; the machine stops there.
    W0312.next = add a return on this path.
    W0313.label = no @interface for {1} above
    W0313.text = The class is taken as a root class without a superclass, so it has neither alloc
      nor retain.
    W0313.next = write @interface {1} : NSObject with @end above.
    W0314.label = {1} receives a message
    W0314.text = The pointer is taken as id: if no object lies at its address, the program is
      stopped there.
    W0315.label = nobody keeps the new object
    W0315.text = What is {1} owns nothing. The object has no other owner, so ARC releases it as soon as it
      is assigned.
    W0315.next = hold it in a strong variable first.
    W0321.label = the block holds {1} from here on
    W0321.text = A block that is kept holds what it captures. {1} keeps the block and the block keeps {1}, so
      that neither is ever given up, unless the block is taken away again.
    W0321.next = capture a weak reference: __weak typeof({1}) weakReference = {1}; outside of the block.
    W0322.label = {1} keeps the accessors that it inherits
    W0322.text = The superclass has a property of that name, so nothing is made for it here: its getter, its
      setter and the way in which it owns are the superclass's, whatever is written here.
    W0322.next = write @dynamic {1}; if that is what you want, or write the accessors yourself.
    W0323.label = nobody can see what is sent
    W0323.text = ARC learns from a method's name whether its result is given away. Of a selector that is in a
      variable it takes it that the result is not: if it is, an object is left over.
    W0323.next = send the message itself, or ask methodForSelector: and call what it answers.
    W0324.label = the class has {1} itself
    W0324.text = A category's method takes the place of the class's own, for all objects and all callers, and super
      does not lead to the old one. Of two categories that do so the one that is loaded last wins.
    W0324.next = override it in a subclass, or give the category's method a name of its own.
    W0316.label = [super {1}] is not sent
    W0316.text = The superclass asks every override to send the message to super as well. Its own part
      of the work is left out here.
    W0316.next = write [super {1}]; in the method.
    W0317.label = the chain of initialisers breaks here
    W0317.text = A designated initialiser sends one to super; every other one, a convenience
      initialiser, sends an init to self. Only so each class sets up its own part, once.
    W0325.label = nobody takes this
    W0325.text = The value is computed and thrown away; nothing else happens here. What has an effect is
      an assignment, a call or a message.
    W0325.next = use the value, delete the line, or write (void) in front if that is what you mean.
    W0326.label = the text is read as a format
    W0326.text = Each % in it takes an argument that nobody passes. As long as there is none, nothing
      happens; with the first % the function reads whatever lies there.
    W0326.next = print it with a format of your own: "%s", or @"%@" for an object.
    W0327.label = from here on this is {1}
    W0327.text = The instance variable of the same name cannot be reached by its bare name while this
      variable is there.
    W0327.next = give the variable another name, or write self->{1} where you mean the other one.
    W0328.label = {1} is changed and used in one expression
    W0328.text = C does not say which of the two comes first. Here it is one way; another compiler, or the
      same one another day, may do it the other way.
    W0328.next = write two statements.
    W0329.label = this one counts
    W0329.text = Two values are given for one place. The earlier one is not stored, and it is not even
      computed.
    W0329.next = delete the one that you do not mean.
    W0330.label = {1} means nothing here
    W0330.text = An attribute that the compiler does not know is left out; the program may then do
      something else than it seems to say.
    W0330.next = look for a misspelling, or remove it.
    W0331.label = several characters, one number
    W0331.text = Between single quotes stands one character. Several are one number, and which one the
      compiler decides; it is no text.
    W0331.next = write "…" for a text in C, @"…" for an NSString.
    W0332.label = who keeps what {1} points to?
    W0332.text = A property that does not say how it keeps its object only stores the pointer: the object may be
      gone while the pointer is still there. A block is kept by a copy; a retain leaves it on the stack.
    W0332.next = write retain (an object), copy (a string, a block) or assign (nobody keeps it).
    W0333.label = {1} ends with the function
    W0333.text = A local variable lives in the frame of its function. When the function returns, the frame is given
      back, and the address leads to memory that others use.
    W0333.next = return the value itself, or memory from malloc or the caller; static makes a variable last.
    """#
}
