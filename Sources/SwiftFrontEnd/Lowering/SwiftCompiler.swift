package import Diagnostics
package import Syntax

/// The Swift front end: names, types and inference over the tree of a text, and its translation.
///
/// Swift's classes *are* the machine's objects, its closures blocks, its `static let` a `dispatch_once`, its
/// `weak` the weak table. So the front end decides everything that is Swift's own (types, access, overloads,
/// exhaustiveness, when something traps) and writes the rest down in the language the machine's compiler
/// reads already, each piece with the place in the program that it stands for. That compiler then inserts
/// retain and release as for any other program, and nothing behind it knows of Swift.
package struct SwiftResult: Sendable {
  package var pieces: [LoweredPiece] = []
  package var diagnostics: [Diagnostic] = []
  /// What a person reads instead of the names that functions and methods have behind.
  package var displayNames: [String: String] = [:]
  /// The same for variables whose name was taken, and for statics.
  package var variableNames: [String: String] = [:]
  /// What remembers that a variable was made, and that variable's name.
  package var guards: [String: String] = [:]
  /// Classes and methods that this front end made: not in the program's text.
  package var made: Set<String> = []
  /// Structs, enums and protocols that an input at the prompt defines.
  package var definedTypes: [String] = []
  /// Types of instance variables, by class and name.
  package var fieldTypes: [String: String] = [:]
  /// What the program calls such a field, by the same key.
  package var fieldNames: [String: String] = [:]
  /// Type of the value that the prompt shows, in Swift's words, and the variable that holds it.
  package var shownType: String?
  package var shownName: String?
  /// Several variables that a declaration at the prompt makes, or those of its pattern: the prompt shows each.
  package var shownVariables: [(name: String, type: String)] = []
  /// What is shown is a text about it: of an array, a struct, an optional, an enum.
  package var isShownAsText = false
}

/// Checks and translates one tree. `state` goes in and comes out; the caller puts the old one back where
/// there are errors.
package func compileSwift(
  _ tree: SwiftTree, state: inout SwiftState, isPrompt: Bool,
  interruption: Interruption = Interruption()
) -> SwiftResult {
  let compiler = SwiftCompiler(state: state, tree: tree, isPrompt: isPrompt)
  compiler.interruption = interruption
  let before = state
  var result = compiler.run()
  state = compiler.state
  let isWhole = !result.diagnostics.contains { ![.swiftError, .swiftNotBuilt].contains($0.code) }
  if isWhole, compiler.effort > 0, SwiftCompiler.isGeneric(tree, in: before) {
    let second = SwiftCompiler(state: before, tree: tree, isPrompt: isPrompt)
    second.interruption = interruption
    let problems = second.problemsOfGenerics()
    if let choices = compiler.choicesToFollow(second) {
      result = compileSwift(tree, following: choices, before, &state, isPrompt, interruption)
    }
    state.choices.merge(second.choices) { $1 }
    if !problems.isEmpty {
      result.diagnostics = second.joined(result.diagnostics, with: problems)
    }
  } else if isWhole, compiler.effort > 0, !compiler.unread.isEmpty {
    let choices = Dictionary(uniqueKeysWithValues: compiler.unread.map { ($0, Set<SwiftChoice>()) })
    result = compileSwift(tree, following: choices, before, &state, isPrompt, interruption)
  }
  return result
}

/// The same once more, where calls in generic code mean what its bounds say.
private func compileSwift(
  _ tree: SwiftTree, following choices: [SwiftCallSite: Set<SwiftChoice>], _ before: SwiftState,
  _ state: inout SwiftState, _ isPrompt: Bool, _ interruption: Interruption
) -> SwiftResult {
  var given = before
  given.choices.merge(choices) { $1 }
  let compiler = SwiftCompiler(state: given, tree: tree, isPrompt: isPrompt)
  compiler.interruption = interruption
  let result = compiler.run()
  state = compiler.state
  return result
}

package final class SwiftCompiler {
  var state: SwiftState
  let isPrompt: Bool
  /// The text of this input in `state.trees`, and the one that is being read.
  let unitTree: Int
  var tree: SwiftTree
  var treeIndex: Int
  var diagnostics: [Diagnostic] = []
  var result = SwiftResult()

  // What is written, in the order in which it is put together.
  var typeDefinitions = LoweredCode()
  var interfaces = LoweredCode()
  var prototypes = LoweredCode()
  var globals = LoweredCode()
  var implementations = LoweredCode()
  var statements = LoweredCode()
  var forwardClasses: [String] = []

  // The function that is being made.
  var scopes: [[String: SwiftVariable]] = []
  var context = SwiftContext()
  /// `__block` marks whose variable a closure captured.
  var captured: Set<Int> = []
  /// Type parameters of the generic function that is being made.
  var bindings: [String: SwiftType] = [:]
  /// Values of the chain being made: see `chain`.
  var chains: [[SwiftChainStep]] = []
  /// The property whose observer is being made: its stores are plain there.
  var observing: String?
  /// Declarations of this text: node and type.
  var nodeOf: [Int: Int] = [:]
  var order: [(root: Int, index: Int)] = []
  var extensions: [(root: Int, index: Int)] = []
  /// Of generic types: each type that is made of one has the members.
  var genericExtensions: [String: [Int]] = [:]
  var earlierExtensions: [SwiftRef: [Int]] = [:]
  /// See `SwiftCompiler+Sizes`: how deep the values lie within one another in a type's values.
  var heights: [Int: Int] = [:]
  var isInherited: Set<Int> = []
  var isCompleted: Set<Int> = []
  /// Where each type says which protocols it keeps.
  var adopted: [Int: [String: SwiftRef]] = [:]
  var isOverriding: Set<Int> = []
  /// See `SwiftCompiler+Selectors`: classes whose members have their names, what these are, and what stands for a
  /// member above.
  var isNamedBehind: Set<Int> = []
  var selectors: [Int: Set<String>] = [:]
  lazy var variablesOfObjects = collectVariablesOfObjects()
  /// What the methods of protocols take, by their names behind; nil: nobody has asked yet.
  var requirements: [String: SwiftSignature]?
  var methodBridges: [Int: [(own: SwiftFunction, above: SwiftFunction)]] = [:]
  var getterBridges: [Int: [(own: SwiftProperty, above: SwiftProperty)]] = [:]
  /// Members that a class of an earlier input gets through a protocol.
  var late: [(index: Int, function: SwiftFunction)] = []
  var lateProperties: [(index: Int, property: SwiftProperty)] = []
  /// Members waiting until all types are known.
  var pending: [() -> Void] = []
  /// Instances of generic types that wait until all types are declared.
  /// Properties without a type that may be told later, by owner and number; nil: not now.
  var unsettled: [(Int, Int)]?
  /// Functions whose code waits until all types are whole.
  var declared: [SwiftFunction] = []
  var isDeclaring = false
  /// Aliases outside of all types that are not known yet, by name, and those that are being found out.
  var openAliases: [String: Int] = [:]
  var closingAliases: Set<String> = []
  var waitingInstances: [Int] = []
  /// Types inside of an instance of a generic type.
  var nestedInstances: [Int: [Int]] = [:]
  /// See `SwiftCompiler+Opaque`: whether the text is read with types of which nothing is known, and these types.
  var isOpaqueReading = false
  var opaques: Set<Int> = []
  /// The node of the declaration whose parameter such a type stands for.
  var homeOfOpaque: [Int: Int] = [:]
  var openingHome = 0
  /// See `SwiftCompiler+Constraints`: what was chosen, calls that depend on types and were not read without them, and
  /// where generic code stands.
  var choices: [SwiftCallSite: Set<SwiftChoice>] = [:]
  var unread: Set<SwiftCallSite> = []
  var genericRegions: [Int: [SwiftGenericRegion]] = [:]
  /// See `SwiftCompiler+Constants`: sums of literals that are worked out.
  var constants: [SwiftRef: (type: SwiftType, value: Int?)] = [:]
  /// How many parts of made-up types may still be made for the function that is looked at.
  var partsLeft = 0
  /// See `SwiftCompiler+LocalTypes`: types inside of functions, and those of each block by their names.
  var localTypes: Set<Int> = []
  var typesOfBlocks: [SwiftRef: [String: SwiftType]] = [:]
  /// Generic ones by their names, with the block, and where the text speaks of which type.
  var localGenericTypes: [String: Int] = [:]
  lazy var spreads = collectSpreads()
  /// Extensions of arrays and the like by the type's name: see `SwiftCompiler+Collections`.
  var collectionExtensions: [String: [SwiftRef]] = [:]
  var collections: Set<Int> = []
  var waitingCollections: [Int] = []
  /// What earlier inputs had written of boxes and the like.
  let earlierSupport: Set<String>
  /// Places that have their complaint.
  var reported: Set<SourceRange> = []
  /// The label of the loop whose body comes next.
  var pendingLabel: String?
  var instances: [String: SwiftFunction] = [:]
  /// Expressions between a `?` and the whole that it belongs to.
  var spine: Set<Int> = []
  /// See `SwiftCompiler+Branches`.
  var branchResult: BranchResult?
  var branchBlocks: Set<Int> = []
  /// The names of the pattern being read become variables that can be changed.
  var bindsVariables = false
  /// `return nil` says nothing about the type of a closure.
  var passesOverNil = false
  /// The chain that is asked whether it came to its end, though it has no value.
  var askedChain: Int?
  /// What lets go of the value before a `?`, by its node: see `chained`.
  var chainRests: [Int: LoweredCode] = [:]
  /// Names of the functions in the blocks around, whether their text was reached or not.
  var announced: [Set<String>] = []
  /// The same of variables, and the global one whose value is being read.
  var upcoming: [Set<String>] = []
  var declaring: String?
  /// Functions inside of functions, by the name of their block.
  var localFunctions: [String: SwiftFunction] = [:]
  /// See `SwiftCompiler+LocalGenerics`: by the mark where each stands, and the blocks made of it.
  var localGenerics: [String: LocalGeneric] = [:]
  var localCode: [String: LoweredCode] = [:]
  var placesOfLocalGenerics: [SourceRange] = []
  var memberNames = MemberNames()
  /// See `SwiftCandidates`: by the place of the list in memory.
  var candidateTables: [UInt: SwiftCandidates] = [:]
  /// The methods of one name where they are many, with the number of all methods there were.
  var methodLists: [MethodName: (count: Int, list: [SwiftFunction])] = [:]
  /// Initialisers where they are many, with the numbers there were in the class and above.
  var initializerLists: [Int: (counts: [Int], list: [SwiftFunction])] = [:]
  struct MethodName: Hashable {
    var name: String
    var owner: Int
    var isStatic: Bool
  }
  /// Where a type's members from an extension lie among the others, by the extension.
  var extensionParts: [SwiftRef: [Int: (methods: Range<Int>, properties: Range<Int>)]] = [:]
  /// Protocols that others adopt.
  var adoptedAnywhere: Set<Int> = []
  /// Classes at the top of a line with variables to give back, found when there were so many types.
  var owningRoots: (classes: Int, roots: Set<Int>) = (0, [])
  /// What the checking may still cost: see `SwiftCompiler+Limits`.
  var effort = 0
  var spentAt = SourceRange.none
  var escapes = SwiftEscapes()
  /// Types of keys that were written down: looked at when all types are whole.
  var writtenKeys: [(type: SwiftType, place: SourceRange)] = []
  var promises: [(type: SwiftType, wanted: String, title: String?, place: SourceRange)] = []
  /// See `SwiftCompiler+Initialization`.
  lazy var namesOfNever = collectNamesOfNever()
  lazy var changingNames = collectChangingNames()
  /// Whether the expression being translated calls code of a property or a subscript, itself or beneath, or an
  /// operator of the program's.
  var accessorCalls = (here: false, beneath: false, isOperator: false)
  /// See `SwiftCompiler+Lingering`: values of protocol types that nobody holds, and what was asked of them.
  var unheldProtocols: Set<Int> = []
  var lingering: Set<Int> = []
  /// A call whose answer nobody takes: it goes before the receiver, where that has a name until then.
  var unheldCall: SourceRange?
  /// How often something lingered so far.
  var lingerings = 0
  /// Variables outside of all functions that this text has entered, with their places.
  var entered: [(name: String, place: SourceRange)] = []
  /// What a name may call: see `SwiftCompiler+Exclusivity`.
  lazy var bodies = collectBodies()
  let stack = StackGuard()
  var interruption = Interruption()
  /// Default arguments that are being written where they are left out.
  var openDefaults: Set<SwiftRef> = []
  /// The expression that is asked for a member.
  var askedForMember: SourceRange?
  /// A closure that may throw was handed to a method of the library.
  var isRethrown = false
  /// The call behind a `try` whose answer nobody takes.
  var droppedCall: SourceRange?
  /// The condition of `?:` is being read.
  var isChoosing = false
  /// The type being read says what another one has to be.
  var resolvesBound = false
  lazy var globalNames = collectGlobalNames()
  lazy var declarationNames = collectDeclarationNames()
  /// Nodes on the way down to what is being changed, and what has to be done first: see
  /// `SwiftCompiler+Places`.
  var placeNodes: Set<Int> = []
  var setup = LoweredCode()
  /// Those of them that are changed within, and whether a `?` stands behind; and what was opened so far.
  var innerPlaces: [Int: Bool] = [:]
  /// Of tuples that are written down, the parts that nobody uses.
  var unusedParts: [Int: Set<Int>] = [:]
  var opened = SwiftOpened()
  var restIsQuiet = true
  /// Arguments of a member of the library go into the setup.
  var collects = false
  /// What a call has to do before and after it for its arguments' sake.
  var callBefore = LoweredCode()
  var callAfter = LoweredCode()

  init(state: SwiftState, tree: SwiftTree, isPrompt: Bool) {
    self.state = state
    earlierSupport = state.support
    self.isPrompt = isPrompt
    let tree = SpelledOut.of(tree, earlier: state.protocolsWithTypes)
    self.tree = tree
    unitTree = state.trees.count
    treeIndex = unitTree
    self.state.trees.append(tree)
    self.state.modules.append(state.moduleName)
    effort = SwiftCompiler.greatestEffort + SwiftCompiler.perNode * tree.nodes.count
  }

  // MARK: Problems

  func error(_ title: String, at place: SourceRange, _ arguments: [String] = []) {
    if title.hasPrefix("value of optional type"), mayUnwrapImplicitly {
      return refuse("using a value of type T! without '!' or '?'", at: place)
    }
    // What nobody worked out any more is no mistake.
    if effort <= 0 { return }
    if diagnostics.count >= 20 || !reported.insert(place).inserted { return }
    diagnostics.append(
      Diagnostic(.swiftError, title: title, arguments: arguments, at: place))
  }
  /// A value of type `T!` is an optional here, so what swiftc says of optionals may be untrue of it.
  private var mayUnwrapImplicitly: Bool {
    state.trees.contains { $0.nodes.contains { $0.kind == .unwrappedType } }
  }
  func refuse(_ what: String, at place: SourceRange) {
    if diagnostics.count >= 20 || !reported.insert(place).inserted { return }
    diagnostics.append(Diagnostic(.swiftNotBuilt, title: nil, arguments: [what], at: place))
  }

  /// Where `__block` will stand if a closure captures the variable.
  func mark(_ variable: SwiftVariable) -> LoweredCode {
    let text = "\u{1}" + String(variable.mark)
    return LoweredCode(text)
  }

  func fresh(_ base: String) -> String {
    state.counter += 1
    return "__\(base)_\(state.counter)"
  }

  // MARK: The whole

  func run() -> SwiftResult {
    installLibrary()
    noteReplacements()
    collectCollections()
    scopes = [[:]]
    checkImports()
    checkForms()
    if !diagnostics.isEmpty {
      result.diagnostics = diagnostics.sorted { $0.place.start < $1.place.start }
      return result
    }
    declareTypes(tree.roots, outer: nil)
    declareLocalTypes()
    declareMembersOfAll()
    writeFunctions()
    if isOpaqueReading { openGenerics() }
    compileTopLevel()
    while !pending.isEmpty { for job in drained() where goesOn(at: lastPlace) { job() } }
    if effort <= 0, diagnostics.isEmpty {
      // It was refused within something that was only tried.
      reported = []
      refuse("a text that unfolds to so much", at: spentAt)
    }
    for index in state.nominals.indices where !state.nominals[index].isSealed {
      state.nominals[index].isSealed = true
    }
    if diagnostics.isEmpty { checkKeys() }
    checkPromises()
    if diagnostics.isEmpty { checkAccessLevels() }
    if diagnostics.isEmpty { checkEscapes() }
    if diagnostics.isEmpty { checkInitialization() }
    // Beside something that is not built, what looks wrong may be its consequence.
    let unbuilt = diagnostics.filter { $0.code == .swiftNotBuilt }
    result.diagnostics = (unbuilt.isEmpty ? diagnostics : unbuilt)
      .sorted { $0.place.start < $1.place.start }
    if diagnostics.isEmpty { assemble() }
    forgetLocalGenerics()
    return result
  }

  /// For what is found when all has been read.
  private var lastPlace: SourceRange { tree.roots.last.map { tree[$0].place } ?? .none }

  private func drained() -> [() -> Void] {
    let jobs = pending
    pending = []
    return jobs
  }

  private func assemble() {
    var whole = LoweredCode()
    if !forwardClasses.isEmpty {
      whole += LoweredCode("@class \(forwardClasses.joined(separator: ", "));\n")
    }
    whole += typeDefinitions
    whole += interfaces
    whole += prototypes
    whole += globals
    whole += implementations
    whole += statements
    let local = localCode.values.reduce(0) { $0 + $1.count }
    if whole.count + local > SwiftCompiler.greatestText + SwiftCompiler.perNode * tree.nodes.count {
      refuse("a text that unfolds to so much", at: lastPlace)
      result.diagnostics = diagnostics
      return
    }
    // They are read as tokens, beside which they stand.
    interruption.expect((whole.count + local) &* 2 &* MemoryLayout<LoweredPiece>.stride)
    guard spend(0, at: lastPlace) else {
      result.diagnostics = diagnostics
      return
    }
    result.pieces = withLocalGenerics(whole.pieces)
    for index in result.pieces.indices {
      let text = result.pieces[index].text
      guard text.utf8.first == 1, let mark = Int(text.dropFirst()) else { continue }
      result.pieces[index].text = captured.contains(mark) ? "__block " : " "
    }
  }

  // MARK: Top level

  private func compileTopLevel() {
    context = SwiftContext()
    context.isTopLevel = true
    context.throwTarget = .topLevel
    if !isPrompt { context.deferred = [[]] }
    var body = LoweredCode()
    let last = tree.roots.last
    for root in tree.roots {
      let node = tree[root]
      switch node.kind {
      case .structDeclaration, .enumDeclaration, .protocolDeclaration:
        if isPrompt { result.definedTypes.append(node.text) }
        continue
      case .classDeclaration, .extensionDeclaration, .importDeclaration, .typeAlias, .function:
        continue
      default: break
      }
      if isPrompt, root == last, isExpression(node.kind), node.text != "=" || node.kind != .binary {
        let value = expression(root, expected: nil)
        if value.type == .void || value.type == .never {
          body.add("\(value.code);\n", at: node.place)
        } else {
          result.shownType = name(of: value.type)
          if isAggregate(value.type) || isShownAsText(value.type) {
            result.isShownAsText = true
            let text = describe(value.code, value.type, debug: "1")
            body.add("__swift_shown(\(text));\n", at: node.place)
          } else if value.type == .string || value.type == .character {
            body.add("__swift_shown(\(value.code));\n", at: node.place)
          } else {
            body.add("\(value.code);\n", at: node.place)
          }
        }
      } else {
        body += statement(root)
        if isPrompt, root == last { showVariables(of: node) }
      }
    }
    for each in context.atEnd.reversed() { body += each }
    // The language behind takes a function to lie between the places where it begins and ends.
    if !context.atEnd.isEmpty, let last { body.add("0;\n", at: endOf(tree[last].place)) }
    // A text that does nothing is a program all the same.
    if !isPrompt, tree.roots.allSatisfy({ doesNothing($0) }) { body += "if (0) {}" }
    statements = body
  }

  private func doesNothing(_ root: Int) -> Bool {
    let node = tree[root]
    switch node.kind {
    case .variables: return node.kids.allSatisfy { isQuiet(tree[$0].kid(1)) }
    case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration,
      .extensionDeclaration, .importDeclaration, .typeAlias, .function:
      return true
    default: return isExpression(node.kind) && isQuiet(root)
    }
  }

  /// What the prompt shows of a declaration, or of a guard that binds.
  private func showVariables(of node: SwiftNode) {
    let names = entered.filter {
      $0.place.start >= node.place.start && $0.place.end <= node.place.end
    }.sorted { $0.place.start < $1.place.start }
    let variables = names.compactMap { name, _ in
      state.globals[name].map { (name: name, type: self.name(of: $0.type)) }
    }
    if node.kind == .variables, node.kids.count == 1, variables.count == 1,
      tree[node.kid(0)].text == variables[0].name
    {
      (result.shownName, result.shownType) = (variables[0].name, variables[0].type)
    } else {
      result.shownVariables = variables
    }
  }

  private func isShownAsText(_ type: SwiftType) -> Bool {
    switch type {
    case .array, .slice, .set, .dictionary: return true
    default: break
    }
    guard case .nominal(let index) = type else { return false }
    return state.nominals[index].kind == .enumType
  }

  func isExpression(_ kind: SwiftNodeKind) -> Bool {
    kind.rawValue >= SwiftNodeKind.integer.rawValue
      && kind.rawValue <= SwiftNodeKind.inoutArgument.rawValue
  }

  // MARK: Scopes

  func withScope<T>(_ body: () -> T) -> T {
    scopes.append([:])
    defer { scopes.removeLast() }
    return body()
  }

  /// A variable of the functions and closures around.
  func lookup(_ name: String) -> SwiftVariable? {
    for scope in scopes.reversed() {
      if let found = scope[name] {
        if found.depth >= 0, found.depth < context.closureDepth, !found.isLet || found.isDeferred,
          found.mark >= 0
        {
          captured.insert(found.mark)
        }
        // Whether `self` is meant is known only when a member of that name was found.
        if found.depth >= 0, found.depth < context.closureDepth, name != "self" {
          noteCaptured(name, found)
        }
        return found
      }
    }
    return nil
  }

  /// Enters a local variable and gives it a name that nothing visible has.
  func declareLocal(
    _ name: String, _ type: SwiftType, isLet: Bool, place: SourceRange
  ) -> SwiftVariable {
    var cname = CName.ofVariable(name)
    if scopes.contains(where: { $0[name] != nil }) || state.globals[name] != nil
      || state.functions[name] != nil || state.types[name] != nil
    {
      cname = fresh(cname)
    }
    var variable = SwiftVariable(type: type, cname: cname, isLet: isLet, place: place)
    guard goesOn(at: place, toNote: scopes[scopes.count - 1]) else { return variable }
    result.variableNames[cname] = name
    variable.depth = context.closureDepth
    state.counter += 1
    variable.mark = state.counter
    scopes[scopes.count - 1][name] = variable
    return variable
  }
}

/// What the function being made is.
/// An argument that is wanted as a value of a type.
struct SwiftArgument: Hashable {
  var node: Int
  var wanted: SwiftType?
}

struct SwiftContext {
  var isTopLevel = false
  /// The type whose member it is.
  var owner: Int?
  var isStatic = false
  /// In a closure that speaks of `Self`: the variable that holds the class, so that the object is not held for it.
  var ownClass: String?
  var isInitializer = false
  /// The first value of a stored property: a name there is one of the type's, not of the object's.
  var isFirstValue = false
  /// The same of a static one: there is no `self` yet.
  var isValueOfType = false
  var isDeinitializer = false
  var isInDefer = false
  var isMutating = false
  var result: SwiftType = .void
  /// In a closure whose result is inferred: what `return` gave.
  var inferred: SwiftType?
  var isInferring = false
  var closureDepth = 0
  /// The closures around, with how deep they lie among closures and functions.
  var closures: [(depth: Int, place: SourceRange)] = []
  /// It stands in the extension of a protocol that structs may adopt, too.
  var isOfAnyType = false
  /// The protocol whose extension it stands in.
  var extended: Int?
  /// A class's initialiser has called `super.init` or `self.init`.
  var calledInit = false
  /// The class's initialiser that is written down.
  var initializer: SwiftFunction?
  /// From where on each property of its object has a value, once that was asked.
  var wholeFrom: UInt32?
  /// Types of arguments that are calls, as they were found out for the type parameters of the calls around.
  var argumentTypes: [SwiftArgument: SwiftType] = [:]
  var failable = false
  /// `return` of an initialiser or a closure is written in its own way.
  var returnText: LoweredCode?
  /// What `fallthrough` sets.
  var fallFlag: String?
  /// The blocks of `defer` around, innermost scope last.
  var deferred: [[SwiftDeferred]] = []
  /// Those of the outermost level.
  var atEnd: [LoweredCode] = []
  var deferMarks: [Int] = []
  /// The same of the loops alone: `continue` passes over a `switch`.
  var loopMarks: [Int] = []
  /// Loops around, and statements that only a `break` with their name leaves.
  var loops = 0
  var switches = 0
  /// Each `fallthrough` that stands in a case itself.
  var falls: Set<Int> = []
  var branches = 0
  /// What is worked out later, by a function that expects no error.
  static let autoclosure = "a non-throwing autoclosure"
  /// What nothing is thrown out of: `a defer body`.
  var unthrowing: String?
  /// Where a throw goes; nil: it may not happen here.
  var throwTarget: SwiftThrowTarget?
  /// Something left the function or the closure with an error.
  var hasThrown = false
  /// The closure says itself that it throws.
  var isMarkedThrowing = false
  /// What the function answers in place of `some P`, once that is known.
  var someResult: SwiftType?
  var answersSome = false
  /// Number of `try`s around the expression.
  var trying = 0
  /// Labels of the statements around, with the scopes of `defer` that stand outside of them.
  var labels: [(name: String, label: String, deferred: Int, isLoop: Bool)] = []

  /// A body is written where it stands, of a closure or of a function within a function: the statements around are
  /// none of its own.
  mutating func enterBody() {
    closureDepth += 1
    returnText = nil
    (isInitializer, isDeinitializer, isInDefer) = (false, false, false)
    isTopLevel = false
    deferred = []
    (deferMarks, loopMarks) = ([], [])
    (loops, branches, switches) = (0, 0, 0)
    labels = []
    trying = 0
    answersSome = false
    // Read once more, its parameters may be of other types.
    argumentTypes = [:]
  }
}

/// An expression that was checked: its type, its text, and how it is changed where it can be.
struct SwiftValue {
  var type: SwiftType
  var code: LoweredCode
  var place: SwiftPlace = .none
  /// What stands before everything else, of a place.
  var setup = LoweredCode()
  /// What stands around the change itself, of a place.
  var opened = SwiftOpened()
  /// The program's own code that runs where it is read or written.
  var ownCode = SwiftOwnCode.none
  /// Of a place that is found by calls: how it is opened, or what is in an optional there.
  var opening: SwiftOpening?
  /// Why it cannot be assigned to, in swiftc's words.
  var immutable: String?
  var isType = false
  /// An optional of a type `T!`, unwrapped where it has to be.
  var isImplicit = false
  /// A view of a collection (`ReversedCollection`) that is an array here: it is used as one, but prints as itself.
  var view: String?
  /// Of what the library puts together with a closure: the code up to it, and the variable.
  var built: (body: LoweredCode, variable: LoweredCode)?
}

/// What a place calls of the program's code: nothing; an observer; a getter and a setter.
enum SwiftOwnCode { case none, observers, accessors }

enum SwiftPlace {
  case none
  /// The text itself stands for the variable.
  case direct
  /// Read and written by calls: the code of the value is the reading.
  case accessor((LoweredCode) -> LoweredCode)
}
