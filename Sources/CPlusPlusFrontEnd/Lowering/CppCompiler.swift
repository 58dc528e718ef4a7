package import Diagnostics
package import Syntax

/// The C++ front end: names, types, overloads and access over the tree of a text, and its translation.
///
/// As the first C++ compiler did, it writes the program down in C: a class is a struct, `this` a parameter,
/// a reference a pointer, a virtual call goes through a struct of function pointers, and an object that goes
/// out of scope is handed to its destructor by C's `cleanup`. Each piece of C has the place in the program
/// that it stands for, so the machine's compiler, its stops and its pictures tell of C++. Objects of C++ have
/// no counts: `new` is malloc and `delete` is free, and whoever forgets one of them sees it in the same views.
package struct CppResult: Sendable {
  package var pieces: [LoweredPiece] = []
  package var diagnostics: [Diagnostic] = []
  /// What clang warns of.
  package var warnings: [Diagnostic] = []
  /// What a person reads instead of the made-up names of functions and variables.
  package var displayNames: [String: String] = [:]
  /// The program's names of those variables of functions that have another in C.
  package var variableNames: [String: String] = [:]
  /// What remembers that a variable was made, and that variable's name.
  package var guards: [String: String] = [:]
  /// The classes with a name that the text defines, in order.
  package var classes: [String] = []
  /// Its functions that are no class's, by their names in C.
  package var freeFunctions: [String: String] = [:]
}

/// Checks and translates one tree. `state` goes in and comes out; the caller puts the old one back where
/// there are errors.
package func compileCpp(
  _ tree: CppTree, state: inout CppState, isPrompt: Bool, isLibrary: Bool = false,
  interruption: Interruption = Interruption()
) -> CppResult {
  var moved = CppState()
  swap(&moved, &state)
  let compiler = CppCompiler(state: moved, tree: tree, isPrompt: isPrompt, isLibrary: isLibrary)
  compiler.interruption = interruption
  let result = compiler.run()
  state = compiler.state
  return result
}

final class CppCompiler {
  var state: CppState
  let isPrompt: Bool
  let isLibrary: Bool
  /// The text of this input in `state.trees`, and the one that is being read.
  let unitTree: Int
  var tree: CppTree
  var treeIndex: Int
  var diagnostics: [Diagnostic] = []
  var reported: Set<SourceRange> = []
  var result = CppResult()

  // What is written, in the order in which it is put together.
  var types = LoweredCode()
  var prototypes = LoweredCode()
  var globals = LoweredCode()
  var tables = LoweredCode()
  var functions = LoweredCode()
  /// Initialisation of variables outside of functions, in order.
  var beginning = LoweredCode()
  var statements = LoweredCode()

  // The function that is being made.
  var function: CppFunctionContext?
  var scopes: [CppScope] = []
  /// See `templates(like:named:in:)`.
  var templateShapes: [String: CppTemplateShapes] = [:]
  /// Names in C that some local has, or had, which are not its own.
  var strangeNames: Set<String> = []
  /// The class whose member is being made, and the namespace around.
  var currentRecord: Int?
  var namespace = ""
  /// Variables of the full expression that is being made.
  var temporaries: [CppTemporary] = []
  /// Which of them the last reference was bound to.
  var boundTemporaries: [Int] = []
  /// Functions to be written, by index.
  var pending: [Int] = []
  /// First use of each function that needs a definition somewhere.
  var used: [(function: Int, place: SourceRange)] = []
  var usedSet: Set<Int> = []
  var usedVariables: [(variable: Int, place: SourceRange)] = []
  var constructed: [(record: Int, place: SourceRange)] = []
  let stack = StackGuard()
  var interruption = Interruption()
  /// Only mistakes are looked for.
  var isChecking = false
  /// Variables whose values are known are written as these: to C a `const` variable is none of its constants.
  var spellsConstants = false
  /// No more instances are made: what is missing from here on says nothing.
  var hasTooMany = false
  /// Where the function is called that is looked for: what is made of a template for it is asked for there.
  var callPlace: SourceRange?
  /// Classes to which a value is being converted by a template of theirs.
  var convertsItself: Set<Int> = []
  /// The use of a template in whose instance the work is.
  var use: Int?
  /// Which of its values the packs of the expression that is being made have.
  var packPosition: Int?
  /// `constexpr` functions that are being worked out.
  var openConstants: Set<Int> = []
  /// Default arguments that are being evaluated, each of the function that it is of.
  var openDefaults: Set<CppOpenDefault> = []
  /// A `return` of the destructor being made leads to what follows its body.
  var usesEnd = false
  /// See `CppCompiler+Waiting`.
  var tried: [CppTriedFunction] = []
  /// Methods of classes within classes wait until the outermost is complete.
  var deferredBodies: [Int] = []
  /// The lambdas whose bodies are being made, the innermost last.
  var openLambdas: [CppOpenLambda] = []
  /// How many evaluations are under way that leave nothing behind, and what lambdas made in them leave.
  var quietDepth = 0
  /// The exceptions that the handlers around are for, the innermost last: their names in C.
  var caught: [String] = []
  /// A function has said `using namespace`.
  var hasLocalUses = false
  /// Those of this text that give a member a value.
  var classesWithValues: [Int] = []
  /// Something may be caught, so that what is made is destroyed on that way, too.
  let catches: Bool
  /// What is called in the function that is being made may throw.
  var mayThrow = false
  var callsC = false
  /// Which constructor a constructor leaves the work to.
  var delegations: [Int: Int] = [:]
  var layouts: [Int: (size: Int, alignment: Int)] = [:]
  /// The temporaries to which references within an aggregate are bound, by what the aggregate is part of.
  var heldTemporaries: [(holder: String, temporary: String)] = []
  var leftByLambdas: [CppLambdaTraces] = []
  var lambdasMade = 0

  init(state: CppState, tree: CppTree, isPrompt: Bool, isLibrary: Bool) {
    self.state = state
    self.isPrompt = isPrompt
    self.isLibrary = isLibrary
    self.tree = tree
    // What nothing leaves catches, too, where something is thrown.
    catches =
      isPrompt || tree.nodes.contains { $0.kind == .tryStatement }
      || tree.nodes.contains { $0.kind == .throwExpression }
        && tree.nodes.contains { $0.kind == .function && $0.flags.contains(.isNoexcept) }
    unitTree = state.trees.count
    treeIndex = unitTree
    self.state.trees.append(tree)
    if isLibrary, let first = tree.nodes.dropFirst().first {
      self.state.libraryFiles.insert(first.place.file)
    }
  }

  // MARK: Problems

  func error(_ title: String, at place: SourceRange, _ related: [Diagnostic.Related] = []) {
    let (place, notes) = told(place, related)
    if diagnostics.count >= 20 || !reported.insert(place).inserted { return }
    diagnostics.append(
      Diagnostic(.cppError, title: CppCompiler.withAliases(title), at: place, related: notes))
  }
  func refuse(_ what: String, at place: SourceRange) {
    let (place, notes) = told(place, [])
    if diagnostics.count >= 20 || !reported.insert(place).inserted { return }
    diagnostics.append(Diagnostic(.cppNotBuilt, arguments: [what], at: place, related: notes))
  }
  /// An instance of a template says the same once more.
  func warn(_ title: String, at place: SourceRange, _ related: [Diagnostic.Related]) {
    let (place, notes) = told(place, related)
    if result.warnings.count >= 20 || result.warnings.contains(where: { $0.place == place }) {
      return
    }
    var warning = Diagnostic(.cppError, title: title, at: place, related: notes)
    warning.severity = .warning
    result.warnings.append(warning)
  }
  func unlinked(_ what: String, at place: SourceRange, declared: SourceRange) {
    let (place, _) = told(place, [])
    if diagnostics.count >= 20 || !reported.insert(place).inserted { return }
    diagnostics.append(
      Diagnostic(
        .cppNotDefined, title: "undefined reference to `\(what)'", arguments: [what], at: place,
        related: declared.isNone ? [] : [.init(label: "note.declaredHere", place: declared)]))
  }
  /// Whether the work is to be given up. Every loop over what a text may write any number of times asks.
  func heeds(at place: SourceRange) -> Bool {
    guard interruption.isRaised else { return false }
    // Within an instance of the library's, the place is where the program asks for it.
    let problem = interruption.problem(at: told(place, []).0)
    if diagnostics.first?.code != problem.code { diagnostics.insert(problem, at: 0) }
    return true
  }
  /// Whoever goes down as deep as the text says asks first.
  func isTooDeep(at place: SourceRange) -> Bool {
    if heeds(at: place) { return true }
    guard stack.isExhausted else { return false }
    if diagnostics.count < 20, reported.insert(place).inserted {
      diagnostics.append(Diagnostic(.nestingTooDeep, at: told(place, []).0))
    }
    return true
  }
  func declaredHere(_ place: SourceRange) -> [Diagnostic.Related] {
    place.isNone ? [] : [.init(label: "note.declaredHere", place: place)]
  }

  func fresh(_ base: String) -> String {
    state.counter += 1
    return "\(base)_\(state.counter)"
  }

  // MARK: The whole

  /// Classes that a `dynamic_cast` asks for: see `CppCompiler+DynamicCast`.
  var askedClasses: Set<Int> = []

  func run() -> CppResult {
    scopes = []
    declareAll(tree.roots)
    if diagnostics.isEmpty { compileTopLevel() }
    retryIncomplete()
    buildPending()
    if diagnostics.isEmpty {
      buildTables()
      checkWaiting()
      buildClassTests()
    }
    if diagnostics.isEmpty { checkLinks() }
    // Beside something that is not built, what looks wrong may be its consequence.
    let unbuilt = diagnostics.filter { $0.code == .cppNotBuilt }
    result.diagnostics = (unbuilt.isEmpty ? diagnostics : unbuilt)
      .sorted { $0.place.start < $1.place.start }
    if diagnostics.isEmpty { assemble() }
    return result
  }

  private func assemble() {
    var whole = LoweredCode()
    whole += types
    whole += "\n"
    whole += prototypes
    whole += globals
    whole += tables
    whole += functions
    if isPrompt {
      whole += statements
    } else if !beginning.isEmpty {
      let name = fresh("__cpp_global_initialisation")
      result.displayNames[name] = "(static initialisation)"
      whole +=
        "__attribute__((constructor)) static void \(name)(void) {\n\(beginning)}\n"
    }
    if !isPrompt, !isLibrary {
      let name = fresh("__cpp_end")
      result.displayNames[name] = "(static destruction)"
      whole += "__attribute__((destructor)) static void \(name)(void) { __cpp_run_exits(); }\n"
    }
    // Pieces that stand in several places are there once for each of them from here on, and are read as tokens.
    interruption.expect(whole.count &* 2 &* MemoryLayout<LoweredPiece>.stride)
    if let first = tree.roots.first, heeds(at: tree[first].place) {
      result.diagnostics = diagnostics
    } else {
      result.pieces = whole.pieces
    }
  }

  /// Runs something in the text and the names of another place.
  func within<T>(_ ref: CppRef, record: Int?, namespace space: String, _ body: () -> T) -> T {
    let old = (currentRecord, namespace)
    (currentRecord, namespace) = (record, space)
    defer { (currentRecord, namespace) = old }
    // A tree that is held twice would be copied as soon as something is added to it.
    guard ref.tree != treeIndex else { return body() }
    let around = (tree, treeIndex)
    (tree, treeIndex) = (state.trees[ref.tree], ref.tree)
    defer { (tree, treeIndex) = around }
    return body()
  }

  // MARK: Names

  static let reservedInC: Set<String> = [
    "malloc", "free", "exit", "abort", "printf", "fprintf", "this", "register", "restrict",
    "signed", "inline", "typeof", "memcpy", "memset", "strlen",
  ]
  static func cName(_ name: String) -> String {
    if reservedInC.contains(name) { return name + "_" }
    return CName.of(name)
  }
  static func variableName(_ name: String) -> String {
    CName.isMade(name) ? CName.ofVariable(name) : cName(name)
  }
  /// A field's: beside it lie those that the front end adds.
  static func fieldName(_ name: String) -> String {
    ["__table", "__base", "__empty"].contains(name) ? CName.ofVariable(name) : cName(name)
  }
  /// `A::b` as a C name.
  static func flat(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": text.unicodeScalars.append(scalar)
      case ":": if !text.hasSuffix("__") { text += "_" }
      case "~": text += "destroy_"
      case " ", "(", ")": text += "_"
      default: text += "u" + String(scalar.value, radix: 16)
      }
    }
    return text
  }
}

/// A variable of C that a full expression needs.
struct CppTemporary {
  /// In C.
  var name: String
  /// Its declaration.
  var code: LoweredCode
  /// Something is to be done when it goes.
  var isCleanedUp = false
}

struct CppLocal: Sendable {
  var type: CppType
  var cname: String
  var place: SourceRange
  var constant: Int?
  var isParameter = false
  /// It is a pointer in C, though no reference: an object handed in, or the place of the result.
  var isPointer = false
  /// It outlives the function's call: nothing may be moved out of it because it is returned.
  var isStatic = false
  /// It stands where the function's result belongs.
  var isResult = false
  /// What keeps it from being destroyed as soon as it is returned: `alive` of this variable is 0 then.
  var holder: String?
  /// The `new` that the variable begins with.
  var new: (isArray: Bool, place: SourceRange)?
  /// A type or enumerator declared within the function.
  var entity: CppEntity?
  /// The namespaces that a block has opened.
  var opened: [String] = []
}

/// What a parameter is by default. The text is a template's: each function that is made of it has one.
struct CppOpenDefault: Hashable {
  var function: Int
  var text: CppRef
}

struct CppFunctionContext: Sendable {
  var function: Int?
  var result: CppType
  var isConst = false
  var isStatic = true
  /// It makes what shared owners count with (`ValueShape.counts`).
  var makesCounts = false
  var owner: Int?
  var name = ""
  /// The declarations of variables that are the result from the beginning (the copy is left out).
  var namedResults: Set<CppTree.ID> = []
  /// How many scopes are open in the function's own block.
  var outermost = 0
  /// How many were open where each `try` around began.
  var tryScopes: [Int] = []
  var loopDepth = 0
  var switchDepth = 0
  /// Nothing that is thrown leaves it, and what its variables are is not undone on that way: so many have said so.
  var isKept = false
  var holds = 0
  /// `return` of a destructor runs what follows the body.
  var end: String?
  /// How many scopes are open where a block's names are those of the statement around, too.
  var continued: Set<Int> = []
  /// It is a lambda's: names of the functions around are captured.
  var isLambda = false
  /// Its result is what its first `return` says: `auto`, or `auto &`.
  var pattern: CppType?
  /// Which of the scopes is its own first: those before are of the functions around a lambda.
  var begins = 0
}
