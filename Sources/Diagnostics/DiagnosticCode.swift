/// The stable codes of everything that can go wrong. The letter tells the kind (E: does not compile,
/// W: compiles, but look; R: stopped while running; M: a mistake that the run showed), the first two
/// digits the phase. A code is never reused; its words live in the catalogue (`Texts`), under `<code>.title` (only where clang has no
/// sentence), `<code>.label` (what was found, behind the carets), `<code>.text` (what was expected and
/// why) and `<code>.next` (one next step).
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // MARK: E01 reading, characters, preprocessor
  case unreadableFile = "E0101"
  case notUTF8 = "E0102"
  case invalidCharacter = "E0103"
  /// {1} the character, {2} the ASCII one that was meant
  case fullWidthPunctuation = "E0104"
  /// {1} the word, {2} the foreign letter, {3} the Latin one, {4} the word as it was meant
  case lookAlikeLetter = "E0105"
  case unterminatedString = "E0106"
  case unterminatedCharacter = "E0107"
  case unterminatedComment = "E0108"
  /// {1} the literal
  case invalidNumber = "E0109"
  /// {1} the escape sequence
  case invalidEscape = "E0110"
  /// {1} the header; suggestion: the nearest known one
  case unknownHeader = "E0111"
  case headerNotFound = "E0112"
  case includeTooDeep = "E0113"
  /// {1} the directive
  case invalidDirective = "E0114"
  /// {1} the macro, {2} parameters, {3} arguments
  case macroArgumentCount = "E0115"
  /// {1} the text after #error
  case errorDirective = "E0116"
  case invalidCondition = "E0117"
  /// {1} the directive that lacks its #endif
  case unterminatedConditional = "E0118"
  /// {1} the macro
  case unterminatedMacroCall = "E0119"
  /// {1} the macro
  case invalidMacroDefinition = "E0120"
  /// {1} the module
  case moduleImport = "E0121"
  /// {1} the two pieces run together
  case invalidPaste = "E0122"
  /// {1} the macro
  case macroTooLarge = "E0123"
  /// {1} the prefix, such as u8
  case literalPrefix = "E0124"
  case lineContinuation = "E0125"
  /// {1} the path; a file that is there and no lesson
  case notALesson = "E0126"
  /// {1} the header; one more than an input may read
  case tooManyIncludes = "E0127"
  /// Reading or compiling it would take more memory than there is for that.
  case textTooLarge = "E0128"
  case warningDirective = "W0101"
  /// {1} the macro
  case macroRedefined = "W0102"

  // MARK: E02 grammar
  /// {1} what was expected, {2} what was found
  case expectedToken = "E0201"
  case expectedExpression = "E0202"
  case expectedIdentifier = "E0203"
  case expectedType = "E0204"
  case missingEnd = "E0205"
  case extraneousBrace = "E0206"
  case nestingTooDeep = "E0207"
  case expectedMethodBody = "E0208"
  case misplacedDeclaration = "E0209"
  /// {1} the combination
  case invalidTypeSpecifiers = "E0210"
  /// {1} the construct that is known and not built
  case constructNotSupported = "E0211"
  case unknownAtWord = "E0213"
  case incompleteTry = "E0214"
  case statementOutsideFunction = "E0215"

  // MARK: E03 names, types, messages
  case undeclared = "E0301"
  case undeclaredFunction = "E0302"
  case unknownType = "E0303"
  case unknownProtocol = "E0304"
  case redefinition = "E0305"
  case incompleteType = "E0306"
  case incompatibleTypes = "E0307"
  case integerPointer = "E0308"
  case invalidOperand = "E0309"
  case invalidCast = "E0310"
  case notAssignable = "E0311"
  case addressOf = "E0312"
  case indirection = "E0313"
  case memberAccess = "E0314"
  case noMember = "E0315"
  case noProperty = "E0316"
  case readOnlyProperty = "E0317"
  case `subscript` = "E0318"
  case argumentCount = "E0319"
  case notCallable = "E0320"
  case notScalar = "E0321"
  case notConstant = "E0322"
  case arraySize = "E0323"
  case bitFieldWidth = "E0324"
  case staticAssertion = "E0325"
  case expectedValue = "E0326"
  case designator = "E0327"
  case returnMismatch = "E0328"
  case strayJump = "E0329"
  case undeclaredLabel = "E0330"
  case duplicateCase = "E0331"
  case ivarInClassMethod = "E0332"
  case ivarAccess = "E0333"
  case superOutsideMethod = "E0334"
  case badReceiver = "E0335"
  case noInterface = "E0336"
  case forwardSuperclass = "E0337"
  case categoryIvars = "E0338"
  case variadicUse = "E0340"
  case weakProperty = "E0341"
  case functionTooLarge = "E0342"
  case unknownNative = "E0343"
  // What ARC forbids; {1} the name of the method, function or type
  case arcForbids = "E0344"
  case bridgedCast = "E0345"
  case ownershipMissing = "E0346"
  case arcUnavailable = "E0347"
  case noKnownMethod = "E0348"
  case delegateInit = "E0349"
  case ownedProperty = "E0350"
  /// A method marked NS_UNAVAILABLE. {1} its name
  case unavailable = "E0351"
  /// Arguments in angle brackets that a class does not take. {1} the class or parameter, often empty
  case typeArguments = "E0352"
  /// The compiler gives up after 20 errors.
  case tooManyErrors = "E0355"
  /// {1} the function; its variables are larger than the stack
  case frameTooLarge = "E0356"
  /// A superclass that says it has no subclasses.
  case restrictedSuperclass = "E0357"
  /// {1} a word with which Swift begins a declaration
  case swiftDeclaration = "E0358"
  /// {1} the selector, {2} the type that it answers
  case unrelatedInit = "E0359"
  /// An array whose length is no constant, where only a constant may stand.
  case variableLength = "E0360"
  /// A variable between `@interface` and `@end`, outside of braces. {1}: its name.
  case variableInInterface = "E0361"
  /// {1}: a property, {2}: the instance variable behind it, which is of another type or owns otherwise.
  case ivarMismatch = "E0362"
  /// A method that answers an object in its declaration and none in its code, or the reverse. {1}: its name, {2}: what
  /// the code answers, {3}: what was declared.
  case lostConvention = "E0363"
  /// A constant of an enumeration whose type is said, and has no such value.
  case enumeratorOutOfRange = "E0364"
  /// A block that captures something is answered where nobody copies it (manual counting).
  case stackBlock = "E0365"

  // MARK: E04 known constructs that are not built yet, refused by name
  /// {1}: the construct, as "blocks" or "@try".
  case constructNotBuilt = "E0401"
  /// A function that reaches outside of the process: files, input, other processes. {1} its name
  case noOutsideWorld = "E0402"
  /// A name of Apple's libraries that is not built. {1} the name; {2} the key of what it belongs to
  case libraryNotBuilt = "E0403"

  /// A construct of Swift that this front end does not build. {1} its name
  case swiftNotBuilt = "E0411"
  /// The grammar of Swift; the title is swiftc's sentence.
  case swiftSyntax = "E0412"
  /// Names, types and access in Swift; the title is swiftc's sentence.
  case swiftError = "E0413"

  /// A construct of C++ that this front end does not build. {1} its name
  case cppNotBuilt = "E0421"
  /// The grammar of C++; the title is clang's sentence.
  case cppSyntax = "E0422"
  /// Names, types and access in C++; the title is clang's sentence.
  case cppError = "E0423"
  /// Declared and used, but nowhere defined: what the linker says. {1} its name
  case cppNotDefined = "E0424"

  // MARK: E05 linking and loading a unit
  /// A class that is declared but has no @implementation.
  case classNotImplemented = "E0501"
  /// New ivars or another superclass while instances live.
  case layoutInUse = "E0502"
  case worldFull = "E0503"
  case superclassNotImplemented = "E0504"
  /// A file without main and without statements.
  case nothingToRun = "E0505"
  /// Two files of one program define the same name. {1} the name
  case duplicateSymbol = "E0506"
  /// A part of the library and what the program defined exclude each other.
  case libraryPartClashes = "E0507"
  /// A name is unknown because the program declares a class of that part of the library itself.
  case libraryPartWithheld = "E0508"

  // MARK: W03 warnings of the type checker
  case incompatiblePointers = "W0301"
  case pointerComparison = "W0302"
  case methodNotFound = "W0303"
  case forwardReceiver = "W0304"
  case constantDivisionByZero = "W0305"
  case excessElements = "W0306"
  case formatMismatch = "W0307"
  case methodMismatch = "W0308"
  case missingDefinition = "W0309"
  case missingSuperDealloc = "W0310"
  case rootClass = "W0311"
  case valueNotReturned = "W0312"
  case implementationWithoutInterface = "W0313"
  case pointerReceiver = "W0314"
  case retainedAssignment = "W0315"
  /// NS_REQUIRES_SUPER. {1} the selector
  case missingSuperCall = "W0316"
  /// The rules of NS_DESIGNATED_INITIALIZER.
  case designatedInitializer = "W0317"
  /// {1} the word
  case unknownAttribute = "W0330"
  /// `'ab'`.
  case multiCharacter = "W0331"
  /// How a property keeps its object is not said, or keeps no block. {1}: the property
  case propertyOwnership = "W0332"
  /// {1}: the variable whose address a function answers with
  case stackAddress = "W0333"

  /// A variable is read before anything was stored in it. {1} its name
  case uninitialized = "W0318"
  /// A constant expression that overflows, or shifts too far.
  case constantOverflow = "W0319"
  /// Right C that is seldom meant: `if (a = b)`, `if (a);`, `a == b;`
  case suspiciousStatement = "W0320"
  /// Arguments: the variable that the block captures.
  case retainCycle = "W0321"
  /// Arguments: the property.
  case notSynthesized = "W0322"
  /// Arguments: none.
  case performedSelector = "W0323"
  /// Arguments: the selector.
  case categoryReplaces = "W0324"
  /// What an expression answers is thrown away, and it does nothing else.
  case unusedResult = "W0325"
  /// What is printed is itself read as a format.
  case formatNotLiteral = "W0326"
  /// Arguments: the variable.
  case hiddenIvar = "W0327"
  /// Arguments: the variable that is changed and used at once.
  case unsequenced = "W0328"
  /// An initialiser never runs, or its value is written over.
  case overriddenInitialiser = "W0329"

  // MARK: W04 what a running program did that C leaves undefined, and that was no reason to stop it
  /// {1} the operation, {2} its type, {3} the wrapped result
  case signedOverflow = "W0401"
  /// {1} the number of places, {2} the type, {3} the result; the compiler, which sees a negative one, tells the number alone
  case shiftCount = "W0402"

  // MARK: R06 stops of the machine
  case uncaughtException = "R0601"
  case unrecognizedSelector = "R0602"
  case messageToZombie = "R0603"
  case overRelease = "R0604"
  case notAnObject = "R0605"
  case brokenObject = "R0606"
  case nullAccess = "R0607"
  case useAfterFree = "R0608"
  case outOfBounds = "R0609"
  case readOnlyMemory = "R0610"
  case returnedFrame = "R0611"
  case unmappedAccess = "R0612"
  case divisionByZero = "R0613"
  case divisionOverflow = "R0614"
  case limitSteps = "R0615"
  case limitObjects = "R0616"
  case limitBytes = "R0617"
  case limitOutput = "R0618"
  case limitCallDepth = "R0619"
  case limitOther = "R0620"
  case doubleFree = "R0621"
  case freeOfForeign = "R0622"
  /// {1} the address; C++: `delete` of what is deleted
  case doubleDelete = "R0648"
  /// {1} the address; C++: `delete` of what `new` did not make
  case deleteOfForeign = "R0649"
  case poolMisuse = "R0623"
  case zoneMisuse = "R0624"
  case undefinedFunction = "R0625"
  case notAFunction = "R0626"
  case missingReturn = "R0627"
  case argumentsExhausted = "R0628"
  case machineNotBuilt = "R0629"
  case interrupted = "R0630"
  case aborted = "R0631"
  case weakInDealloc = "R0632"
  case deadlock = "R0633"
  case onceRecursion = "R0634"
  case selfDeadlock = "R0635"
  case queueSelfDeadlock = "R0636"
  /// {1} the variable, or what the memory is; {2} bytes; a read of something never stored
  case uninitializedRead = "R0637"
  /// {1} the variable; `dispatch_once` was given a token of the call's own
  case tokenOfCall = "R0650"
  /// Past the end of a variable. {1} address, {2} bytes, {3} read or write, {4} it, {5} size, {6} offset
  case variableOverrun = "R0638"
  /// A local whose block has ended. {1} address, {2} bytes, {3} read or write, {4} the variable
  case endedScope = "R0639"
  /// {1} the address; a function of the library was given something that is no object
  case strangerUsed = "R0644"
  /// {1} depth; each object gives the next one up in its own -dealloc
  case limitChain = "R0645"
  /// {1} the collection; it contains itself
  case limitSelfContained = "R0646"
  /// {1} the function; its variables are larger than the stack
  case limitFrame = "R0647"
  /// Few objects live, but too many have lived.
  case limitSerials = "R0651"

  /// A Swift program stopped itself: nil unwrapped, an index out of range, an overflow.
  case swiftTrap = "R0660"

  // MARK: M08 named mistakes: the program ran, and this is what was wrong with it
  // Birth. {1}: the object, selector or method
  case allocWithoutInit = "M0801"
  case initResultDropped = "M0802"
  case initTwice = "M0803"
  case selfNotAssigned = "M0804"
  case missingSuperInit = "M0805"
  /// {1} the object, {2} the init that ran again
  case singletonReset = "M0806"
  case failedInitLeaks = "M0807"
  /// {1} the method
  case familyReturnsBorrowed = "M0808"
  case factoryReturnsOwned = "M0809"
  // Counts
  /// {1} the variable, or empty
  case deallocByHand = "M0811"
  /// {1} the object
  case releasedWhileAutoreleased = "M0812"
  case retainCountAsLogic = "M0813"
  /// {1} the setter, {2} the ivar
  case setterReleasesFirst = "M0814"
  case setterForgetsOld = "M0815"
  /// {1} the object, {2} its count
  case leak = "M0816"
  /// {1} the object, {2} the static variable
  case sharedReleased = "M0817"
  /// {1} the class
  case codeAfterSuperDealloc = "M0818"
  /// {1} the object, {2} the ivar, {3} the class
  case deallocForgetsIvar = "M0819"
  /// {1} the class
  case unbalancedOverride = "M0820"
  /// {1} the object
  case autoreleaseWithoutPool = "M0821"
  case poolNotDrained = "M0822"
  /// {1} how many objects waited
  case poolGrows = "M0823"
  /// {1} the object
  case borrowedFromCollection = "M0824"
  /// {1} the object, {2} the ivar
  case unretainedReference = "M0825"
  // Cycles. {1} the chain of objects, {2} the reference to make weak
  case cycleParentChild = "M0831"
  case cycleDelegate = "M0832"
  case cycleBlock = "M0833"
  case cycleTimer = "M0834"
  case cycleCollection = "M0835"
  /// {1} how many objects
  case cycleShared = "M0836"
  // Copies and comparisons
  /// {1} the class, {2} the selector
  case copyWithoutMethod = "M0841"
  /// {1} the object
  case copyForgetsRetain = "M0842"
  /// {1} the object, {2} the method
  case allocUnretained = "M0843"
  /// {1} the property, {2} its class
  case copiedMutableProperty = "M0844"
  /// {1} the class
  case equalWithoutHash = "M0845"
  case identityForEquality = "M0846"
  case blockNotCopied = "M0847"
  // Singletons
  /// {1} the class that was asked, {2} the class of the answer, {3} the message
  case singletonThroughParent = "M0851"
  case singletonThroughChild = "M0852"
  /// {1} the method that comes back to itself
  case singletonRecursion = "M0853"
  case tokenNotStatic = "M0854"
  /// {1} the token
  case tokenReused = "M0855"
  case tokenNotZero = "M0856"
  /// {1} the variable
  case weakSingletonDied = "M0857"
  case doubleCheckedLocking = "M0858"
  /// {1} the object, {2} the function
  case allocationBypass = "M0859"
  /// {1} the method, {2} what answers in its place
  case swizzledAlloc = "M0860"
  /// {1} the method
  case accessorRecursion = "M0861"
  // Threads
  /// {1} the method
  case lockForgotten = "M0871"
  case lockOfNil = "M0872"
  case lockOnTemporary = "M0873"
  /// {1} {2} the two locks
  case lockOrder = "M0874"
  /// {1} the setter
  case sharedWithoutLock = "M0875"
  // Collections and messages
  case mutatedWhileEnumerating = "M0882"
  case nilInCollection = "M0883"
  case indexBeyondBounds = "M0884"
  /// {1} the selector
  case messageToNilCollection = "M0885"
  /// {1} the object
  case observerNotRemoved = "M0886"

  /// {1} the number of elements, {2} the size of one
  case variableArrayBound = "R0640"

  // MARK: E07 lesson files
  case lessonNoFrontMatter = "E0701"
  case lessonFrontMatterLine = "E0702"
  case lessonUnknownKey = "E0703"
  case lessonDuplicateKey = "E0704"
  case lessonMissingKey = "E0705"
  case lessonBadValue = "E0706"
  case lessonUnsupportedVersion = "E0707"
  case lessonUnknownRole = "E0708"
  case lessonUnknownAttribute = "E0709"
  case lessonBadAttribute = "E0710"
  case lessonStepComment = "E0711"
  case lessonDuplicateStep = "E0712"
  case lessonUnterminatedFence = "E0713"
  case lessonMisplacedFence = "E0714"
  case lessonUnknownMistake = "E0715"
  case lessonUnknownProbe = "E0716"
  case lessonDuplicateName = "E0717"
  case lessonTaskWithoutSolution = "E0718"
  case lessonTaskWithoutCheck = "E0719"
  case lessonUnknownNote = "E0720"
  case lessonEmptyBlock = "E0721"
  case lessonCheckSyntax = "E0722"
  case lessonCheckUnknownFunction = "E0723"
  case lessonNotBuilt = "E0724"
  case lessonTooDeep = "E0725"
  case lessonMistakeWithoutNote = "E0726"
  case lessonUnprovedMistake = "E0727"
  case lessonTooWide = "E0728"
  case lessonBrokenLink = "E0729"
  case translationMissingStep = "E0730"
  case translationUnknownStep = "E0731"
  case translationCodeDiffers = "E0732"
  /// {1} a key of the front matter, or a word of a step's comment
  case translationMarkDiffers = "E0778"
  /// A file of hidden probes that judges nothing.
  case hiddenWithoutCheck = "E0780"
  /// A translation has a condition of the original without the words behind it.
  case translationWithoutWords = "E0781"
  /// A first step that says `goes-on`.
  case lessonFirstGoesOn = "E0779"
  case translationProseChanged = "E0733"
  case translationWithoutHash = "E0734"
  /// {2} the hash of the original's opening
  case translationOpeningWithoutHash = "E0735"
  case lessonByteOrderMark = "E0736"
  /// A line of a `commands` block that a lesson may not give. Arguments: the line.
  case lessonCommand = "E0737"
  /// A line of a `wants=place` task or its answers that goes nowhere. Arguments: the line.
  case lessonTimeCommand = "E0738"
  case lessonFewChoices = "E0739"
  case courseBadEntry = "E0740"
  case courseMissingLesson = "E0741"
  case courseDuplicateLesson = "E0742"
  case courseUnlistedLesson = "E0743"
  case lessonUnknownNeed = "E0744"
  case lessonNeedsItself = "E0745"
  case courseOrder = "E0746"
  case hiddenUnknownStep = "E0747"
  case lessonAvoidedWord = "E0748"
  /// {1} a name in a condition that nothing declares, or the compiler's sentence about it
  case lessonUnknownName = "E0749"
  /// {1} the compiler's sentence about a condition
  case lessonCheckRefused = "E0750"
  /// {1} the language of a block, {2} the mode of its step
  case lessonOtherLanguage = "E0751"
  /// {1} a function, a class or a method that the task asks for
  case answerLacks = "E0752"
  /// {1} a method or a function that was there before the answer
  case answerReplaces = "E0753"
  /// {1} how far the search through schedules came, or what kept it from beginning
  case answerNotSearched = "E0754"
  /// {1} a method that the answer adds to a class of others
  case answerExtends = "E0755"
  /// {1} the class that an object was made of, {2} the one that the answer gave it
  case answerDisguises = "E0756"
  /// {1} a word of the check language, {2} the mode of a step that has no such question
  case lessonNotAsked = "E0757"
  /// {1} the version that the course requires, {2} this program's
  case courseNeedsNewer = "E0760"
  /// {1} a route, {2} a lesson, {3} concepts, with commas
  case courseRouteUntaught = "E0761"
  /// {1} a route, {2} a lesson, {3} lessons that it needs, with commas
  case courseRouteJump = "E0762"
  /// {1} a lesson, {2} how many lines, {3} how many it may have
  case courseBridgeLong = "E0763"
  /// {1} a route, {2} a name
  case courseRouteConcept = "E0764"
  /// {1} the code of a language that `languages` lists
  case courseLanguageMissing = "E0765"

  /// {1} a file beside the lesson, {2} what it should be named after
  case answerMatchesNothing = "E0770"
  /// {1} a condition
  case checkNeverFails = "E0771"
  /// {1} a lesson's id, {2} the other lesson's folder
  case lessonDuplicateID = "E0772"
  /// {1} a name in `teaches`
  case lessonUnknownConcept = "E0773"
  /// {1} a file, {2} the ending that is no language's
  case lessonUnknownLanguage = "E0774"
  /// An answer called `exit` before what was asked of it was done.
  case answerLeaves = "E0775"

  // MARK: E08 the command line and the shell
}

extension DiagnosticCode {
  /// A leak or a cycle: what the report of lost objects tells in full.
  package var isLoss: Bool {
    switch self {
    case .leak, .cycleParentChild, .cycleDelegate, .cycleBlock, .cycleCollection,
      .cycleShared:
      true
    default: false
    }
  }
}
