import Bytecode
import Diagnostics
import Syntax

/// Compiles one tree in one pass: each declaration is entered, each expression is checked and turned into
/// instructions at the moment it is met.
///
/// The floor has no intermediate representation: the tree is already resolved text, the target is a
/// register machine, and what little there is to optimise (fused branches, folded constants, results
/// built where they are wanted) can be seen while walking. The extensions of this class are grouped by
/// what they compile: types, declarations, classes, statements, expressions, messages.
final class UnitCompiler {
  /// Expressions that are looked at before their code is made: their types, and what their conditions decide.
  struct LookingAhead {
    /// While > 0, code is made only to learn a type.
    var depth = 0
    var types: [NodeID: TypeID] = [:]
    var promotedTypes: [NodeID: TypeID] = [:]
    var staticLiterals: [NodeID: GlobalVariable] = [:]
    var conditions: [NodeID: Bool?] = [:]
    var blocks: [NodeID: TypeID] = [:]
    /// Constant variables stand for what they began with, as clang folds them.
    var folds = false
  }

  /// The types that are being read.
  struct TypeReading {
    /// While > 0, the types of parameters are read: lengths of arrays in them are not computed.
    var prototypeDepth = 0
    /// Structs and enums by the node of their body: several declarators share one.
    var bodies: [NodeID: TypeID] = [:]
    /// The variable whose type is being read, for what is said about the type.
    var declaredName: NameID = 0
    /// The type parameters of the class whose interface is being declared.
    var typeParameters: [NameID: TypeID] = [:]
  }

  /// The classes that are being declared and implemented.
  struct ClassesInProgress {
    /// Declarations met so far in this unit, for "duplicate interface".
    var declared: Set<NameID> = []
    var layouts: ClassLayouts
    /// The category whose @implementation is being compiled; 0 in a class's own.
    var category: NameID = 0
    /// The class whose members are being compiled; 0 outside of an @implementation.
    var implemented: NameID = 0
    /// The ivars visible in the class compiled last.
    var visibleIvars = VisibleIvars()
    /// Of the method being compiled.
    var duties = MethodDuties()
    /// Of the implementation being compiled.
    var designated: DesignatedInitializers?
  }

  /// What is known of where ivars lie, from one pass over the unit to the next.
  struct ClassLayouts {
    /// Final instance sizes from a first pass in which a class grew after its subclass was compiled.
    var sizeHints: [NameID: Int]
    /// Classes whose ivars' offsets are in code already.
    var used: Set<NameID> = []
    var needsSecondPass = false
  }

  struct VisibleIvars {
    var className: NameID = 0
    var ownCount = 0
    var table: [NameID: IvarInfo] = [:]
  }

  /// Globals of this unit.
  struct Globals {
    /// By link name.
    var index: [String: Int] = [:]
    /// Those that have an initialiser.
    var initialised: Set<Int> = []
  }

  /// How far the unit had come when something was begun that may be taken back.
  struct UnitMark {
    var codes, functions, globals: Int
  }
  var unitMark: UnitMark {
    UnitMark(
      codes: unit.codes.count, functions: unit.functions.count, globals: unit.globals.count)
  }
  /// What bodies of blocks have added since goes again.
  func takeBack(to mark: UnitMark) {
    for index in mark.globals..<unit.globals.count {
      globals.index[unit.globals[index].linkName] = nil
      globals.initialised.remove(index)
    }
    unit.globals.removeLast(unit.globals.count - mark.globals)
    unit.codes.removeLast(unit.codes.count - mark.codes)
    unit.functions.removeLast(unit.functions.count - mark.functions)
  }

  let tree: Tree
  var names: NameTable
  let sources: SourceMap
  var state: CompilerState
  let options: CompileOptions
  var unit = CodeUnit()
  /// What the unit is compiled to, but for the unit itself.
  var compiled = CompileResult()
  /// Which diagnostics stand at a place: a warning a line is looked up, not searched for.
  private var reportedAt: [Reported: [Int]] = [:]

  /// What tells one report from another: a class that lacks ten thousand methods has all of them at one place.
  private struct Reported: Hashable {
    var code: DiagnosticCode
    var place: SourceRange
    var arguments: [String]

    init(_ diagnostic: Diagnostic) {
      (code, place, arguments) = (diagnostic.code, diagnostic.place, diagnostic.arguments)
    }
  }
  var errorCount = 0
  var globals = Globals()

  /// The function that is being made.
  var builder: FunctionBuilder
  /// Instructions of the function under way when somebody looked last whether to go on.
  private var writtenAtLook = 0
  var function = FunctionContext()
  var scopes = ScopeStack()
  var classes: ClassesInProgress
  var remembered = RememberedMethods()
  var reading = TypeReading()
  var lookingAhead = LookingAhead()
  /// The strong variables that a block captures, by their indices among the names in scope, with where each is named
  /// first.
  var capturesOfBlocks: [NodeID: [Int: SourceRange]] = [:]
  /// Under manual counting: the blocks that lie on the stack until somebody copies them.
  var capturingBlocks: Set<NodeID> = []
  var fieldLookup = FieldLookup()
  /// Elements that the initialiser of an array without a size reaches.
  var arrayExtent = 0
  /// At the prompt and in a file of statements, globals may be initialised by code.
  var allowsCodeInitialisers = false
  let addressTaken: AddressTaken
  let known: KnownNames

  init(
    tree: Tree, names: NameTable, sources: SourceMap, state: CompilerState,
    options: CompileOptions, sizeHints: [NameID: Int] = [:]
  ) {
    classes = ClassesInProgress(layouts: ClassLayouts(sizeHints: sizeHints))
    self.tree = tree
    addressTaken = AddressTaken(tree)
    var names = names
    known = KnownNames(&names)
    self.names = names
    self.sources = sources
    self.state = state
    self.options = options
    builder = FunctionBuilder(name: "", parameterSlots: 0, place: .none)
  }

  /// It has neither `main` nor statements.
  private var mayRunDeclarations = false

  /// A program that is nothing but declarations, of which some send a message or call a function: what at the prompt
  /// would run, one after the other. To copy a variable does nothing that a program would be written for.
  var isOfRunningDeclarations: Bool {
    let problems = compiled.diagnostics.filter { $0.severity == .error }
    return mayRunDeclarations && !problems.isEmpty
      && problems.allSatisfy { $0.code == .notConstant && $0.title == Self.notConstantTitle }
      && tree.nodes.contains { node in
        (node.kind == .messageSend || node.kind == .call)
          && problems.contains {
            $0.place.file == node.place.file && $0.place.start <= node.place.start
              && node.place.end <= $0.place.end
          }
      }
  }

  static let notConstantTitle = "initializer element is not a compile-time constant"

  var isPrompt: Bool {
    if case .input = options.form { return true }
    return false
  }
  var isPrelude: Bool { options.form == .prelude }
  /// What the library keeps to itself its texts declare with two underscores in front. They alone are asked for that:
  /// from here on it is a mark, and a program may have what names it likes.
  func isInternal(_ name: String, at place: SourceRange) -> Bool {
    name.hasPrefix("__") && isLibrarys(place)
  }

  /// Whether a text is the library's: its own units, and what the libraries of C++ and Swift bring into a program's.
  func isLibrarys(_ place: SourceRange) -> Bool {
    isPrelude || sources.file(of: place)?.origin == .prelude
  }

  /// What came of it; no unit where there was an error.
  var result: CompileResult {
    var result = compiled
    result.unit = errorCount == 0 ? unit : nil
    result.assumedSizes = assumedSizes
    return result
  }

  /// How large this file takes the classes to be that it knows from their `@interface` alone.
  private var assumedSizes: [String: Int] {
    var sizes: [String: Int] = [:]
    for info in state.classes where !info.isPrelude && !info.isImplemented && !info.isForward {
      sizes[names[info.name]] = classes.layouts.sizeHints[info.name] ?? info.instanceSize
    }
    return sizes
  }

  // MARK: Reporting

  static let maxErrors = 20
  /// Of how many diagnostics it is asked what was meant: each answer reads all names.
  private static let mostSuggestions = 100

  /// Of what is not told any more nobody looks for a name like it.
  func error(
    _ code: DiagnosticCode, _ title: String?, _ arguments: [String] = [], at place: SourceRange,
    related: [Diagnostic.Related] = [], suggestion: @autoclosure () -> String? = nil
  ) {
    if errorCount > UnitCompiler.maxErrors {
      errorCount += 1
      return
    }
    report(
      Diagnostic(
        code, .error, title: title, arguments: arguments, at: place, related: related,
        suggestion: suggestion()))
  }
  func warning(
    _ code: DiagnosticCode, _ title: String?, _ arguments: [String] = [], at place: SourceRange,
    related: [Diagnostic.Related] = [], suggestion: @autoclosure () -> String? = nil
  ) {
    if isPrelude { return }
    let isOneOfMany = compiled.diagnostics.count > UnitCompiler.mostSuggestions
    report(
      Diagnostic(
        code, .warning, title: title, arguments: arguments, at: place, related: related,
        suggestion: isOneOfMany ? nil : suggestion()))
  }
  private func report(_ diagnostic: Diagnostic) {
    // An expression may be looked at twice (for its type, then for its code): say things once.
    let key = Reported(diagnostic)
    let before = reportedAt[key] ?? []
    if before.contains(where: {
      $0 < compiled.diagnostics.count && compiled.diagnostics[$0] == diagnostic
    }) {
      return
    }
    if diagnostic.severity == .error {
      errorCount += 1
      if errorCount > UnitCompiler.maxErrors {
        compiled.diagnostics.append(
          Diagnostic(
            .tooManyErrors, .error, title: "too many errors emitted, stopping now",
            at: diagnostic.place))
        return
      }
    }
    reportedAt[key, default: []].append(compiled.diagnostics.count)
    compiled.diagnostics.append(diagnostic)
  }
  func notBuilt(_ what: String, at place: SourceRange) {
    error(.constructNotBuilt, nil, [what], at: place)
  }

  /// Says so where a name that nothing here has is one of Apple's.
  func isOfUnbuiltLibrary(_ name: String, at place: SourceRange) -> Bool {
    guard let subject = UnbuiltLibrary.subject(of: name) else { return false }
    error(.libraryNotBuilt, nil, [name, subject.key], at: place)
    return true
  }

  func spell(_ type: TypeID) -> String { state.types.quoted(type, names: names) }
  func encoding(_ type: TypeID) -> String { state.types.encoding(type, names: names) }
  /// Of a variable of the program: with the names of its struct's members, for whoever looks into it.
  func variableEncoding(_ type: TypeID) -> String { state.types.namedEncoding(type, names: names) }

  func declaredHereNote(_ place: SourceRange) -> [Diagnostic.Related] {
    place.isNone ? [] : [Diagnostic.Related(label: "note.declaredHere", place: place)]
  }

  // MARK: The unit

  func compileUnit() {
    checkAttributeNames()
    scopes.prepare(nameCount: names.count)
    var hasMain = false
    var hasStatements = false
    let mainName = names.find("main")
    for root in tree.roots {
      let node = tree[root]
      if node.kind == .functionDeclaration, node.c != 0, node.a == mainName { hasMain = true }
      if isStatement(node.kind) { hasStatements = true }
    }
    mayRunDeclarations = options.form == .file && !hasMain && !hasStatements
    let isScript =
      options.form == .file && !hasMain && hasStatements
      || mayRunDeclarations && options.runsDeclarations
    allowsCodeInitialisers = isPrompt || isScript
    beginEntry()
    let last = tree.roots.last
    for root in tree.roots {
      if heeds(at: tree[root].place) { break }
      compileRoot(root, isLast: root == last)
      if errorCount > UnitCompiler.maxErrors { break }
    }
    finishEntry(isWanted: isPrompt || isScript)
    addDestructors()
  }

  /// Whether the work is to be given up. Every loop over what a text may write any number of times asks.
  func heeds(at place: SourceRange) -> Bool {
    // A `return` behind many variables that own writes a release for each of them: that counts, too.
    let written = builder.code.instructions.count
    if written + 4096 > builder.code.instructions.capacity {
      options.interruption.expect(2 * written * MemoryLayout<Instruction>.stride)
    }
    let work = max(0, written - writtenAtLook) >> 5
    writtenAtLook = written
    guard options.interruption.isRaised(after: work) else { return false }
    if errorCount <= UnitCompiler.maxErrors {
      compiled.diagnostics.append(options.interruption.problem(at: place))
      errorCount = UnitCompiler.maxErrors + 1
    }
    return true
  }

  private func beginEntry() {
    var name = "file"
    if case .input(let number) = options.form { name = "input \(number)" }
    // The last may be one that a front end wrote, which stands nowhere.
    let place = tree.roots.reduce(SourceRange.none) { $0.joined(with: tree[$1].place) }
    builder = FunctionBuilder(name: name, parameterSlots: 0, place: place)
    builder.code.isManual = !isARC
    builder.usesLongJumps = tree.nodes.count > 6_000
    function = FunctionContext()
    function.isEntry = true
    function.displayName = name
    function.place = place
  }

  private func finishEntry(isWanted: Bool) {
    // An endless loop may be a single instruction: only what made no code at all is left out.
    let hasCode = builder.pc > 0
    if builder.isReachable { builder.emitReturn(nil) }
    finishGotos()
    guard isWanted, hasCode || unit.shown != nil else { return }
    builder.code.resultEncoding = unit.shown?.encoding ?? "v"
    if !builder.finish() { error(.functionTooLarge, nil, at: function.place) }
    checkUninitialized()
    unit.codes.append(builder.code)
    unit.entry = unit.codes.count - 1
  }

  func isStatement(_ kind: NodeKind) -> Bool {
    switch kind {
    case .compound, .expressionStatement, .emptyStatement, .ifStatement, .whileStatement,
      .doStatement, .forStatement, .forInStatement, .switchStatement, .returnStatement,
      .gotoStatement, .labelStatement, .autoreleasepoolStatement, .synchronizedStatement,
      .tryStatement, .throwStatement, .caseStatement, .defaultStatement, .breakStatement,
      .continueStatement:
      true
    default: false
    }
  }

  private func compileRoot(_ root: NodeID, isLast: Bool) {
    let node = tree[root]
    switch node.kind {
    case .declarationStatement:
      let list = Array(tree.list(node.a))
      for (index, declaration) in list.enumerated() {
        if heeds(at: tree[declaration].place) { break }
        compileTopLevel(declaration, isLast: isLast && index == list.count - 1)
      }
    case .expressionStatement where isLast && isPrompt:
      compileShownExpression(node)
    default:
      if isStatement(node.kind) {
        compileStatement(root)
      } else {
        compileTopLevel(root, isLast: isLast)
      }
    }
  }

  /// What may stand at the top of a file and between the members of a class; false: it is something else.
  func compileDeclaration(_ id: NodeID, isLast: Bool = false) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .declarationStatement:
      for each in tree.list(node.a) where !heeds(at: tree[each].place) {
        _ = compileDeclaration(each, isLast: isLast)
      }
    case .variableDeclaration: declareGlobal(node, isLast: isLast)
    case .typedefDeclaration: declareTypedef(node)
    case .functionDeclaration: compileFunction(node)
    case .tagDeclaration: _ = resolveType(node.a)
    case .staticAssert: checkStaticAssert(node)
    case .classForward:
      for name in tree.list(node.a) where !heeds(at: node.place) {
        checkNewClass(name, at: node.place)
        forwardClass(name, at: node.place)
      }
    case .protocolForward:
      for name in tree.list(node.a) where state.protocols[name] == nil {
        state.protocols[name] = ProtocolInfo(name: name)
      }
    default: return false
    }
    return true
  }

  private func compileTopLevel(_ id: NodeID, isLast: Bool) {
    if compileDeclaration(id, isLast: isLast) { return }
    let node = tree[id]
    switch node.kind {
    case .interface: declareInterface(node)
    case .categoryInterface: declareCategory(node)
    case .protocolDeclaration: declareProtocol(node)
    case .implementation: compileImplementation(node)
    case .categoryImplementation: compileCategory(node)
    case .emptyStatement, .none, .attribute: break
    default:
      if isStatement(node.kind) { compileStatement(id) }
    }
  }

  func checkStaticAssert(_ node: Node) {
    guard let value = constantInteger(node.a) else {
      error(
        .notConstant, "static assertion expression is not an integral constant expression",
        at: tree[node.a].place)
      return
    }
    if value == 0 {
      var text = ""
      if node.b != 0, tree[node.b].kind == .stringLiteral {
        text = ": " + String(decoding: tree.strings[Int(tree[node.b].a)], as: UTF8.self)
      }
      // A number by itself is no requirement that could be told.
      let isNumber = tree[node.a].kind == .integerLiteral
      let requirement =
        isNumber ? "" : " due to requirement '\(sources.text(of: tree[node.a].place))'"
      error(
        .staticAssertion, "static assertion failed" + requirement + text, at: tree[node.a].place)
    }
  }
}

/// A property access that is not yet a message.
struct PropertyReference {
  /// Register of the receiver, or -1 for `super`.
  var receiver: Int
  var isSuper: Bool
  /// The receiver is a class.
  var isClass: Bool
  var receiverType: TypeID
  var getter: MethodInfo?
  var getterSelector: NameID
  var setter: MethodInfo?
  var setterSelector: NameID
  var place: SourceRange
  /// For `object[index]`: register of the index or key; -1 for others.
  var index = -1
  var isKeyed = false
  /// The receiver has no variable.
  var isOutlived = false
  /// What `@property` says, where one does.
  var declared: PropertyInfo?
  /// What is there afterwards is the setter's: a copy, or what a setter of the program's makes of it.
  var makesOwn = false
}

/// Names that mean something to the compiler itself, found once.
struct KnownNames {
  enum VariadicBuiltin { case start, end, copy }
  let variadicBuiltins: [NameID: VariadicBuiltin]
  let selfName, command, superName, release, retain, copy, dealloc, initialize: NameID
  let nsString, format, rootClass: NameID
  let noReturn: [NameID]
  let alloc, new, `init`, autorelease: NameID

  init(_ names: inout NameTable) {
    selfName = names.intern("self")
    command = names.intern("_cmd")
    superName = names.intern("super")
    release = names.intern("release")
    retain = names.intern("retain")
    copy = names.intern("copy")
    dealloc = names.intern("dealloc")
    initialize = names.intern("initialize")
    nsString = names.intern("NSString")
    variadicBuiltins = [
      names.intern("__builtin_va_start"): .start, names.intern("va_start"): .start,
      names.intern("__builtin_va_end"): .end, names.intern("va_end"): .end,
      names.intern("__builtin_va_copy"): .copy, names.intern("va_copy"): .copy,
    ]
    format = names.intern("format")
    noReturn = [names.intern("noreturn"), names.intern("__noreturn__")]
    rootClass = names.intern("objc_root_class")
    alloc = names.intern("alloc")
    new = names.intern("new")
    `init` = names.intern("init")
    autorelease = names.intern("autorelease")
  }
}
