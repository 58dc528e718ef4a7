internal import Bytecode
internal import CPlusPlusFrontEnd
internal import Compiler
internal import Diagnostics
internal import Library
internal import Ownership
internal import Synchronization
internal import Syntax

/// An input in C++ on its way through the session: after its own front end it is compiled like any other.
struct CppInput {
  var displayNames: [String: String]
  /// The program's names of those variables of functions that have another in the code.
  var variableNames: [String: String]
  /// What remembers that a variable was made, and that variable's name.
  var guards: [String: String]
  /// What the program defines, and no part of the library.
  var classes: [String]
  var freeFunctions: [String: String]

  /// In the program's words: classes, and functions that are no class's. What the front end adds is nobody's to know.
  func told(_ notice: Notice) -> Notice? {
    switch notice {
    case .functionDefined(let name): freeFunctions[name].map(Notice.functionDefined)
    case .functionReplaced(let name): freeFunctions[name].map(Notice.functionReplaced)
    default: notice
    }
  }

  /// Gives the unit the names that the program has.
  func finish(_ unit: inout CodeUnit) {
    for index in unit.functions.indices {
      if let name = displayNames[unit.functions[index].linkName] {
        unit.functions[index].displayName = name
      }
    }
    for index in unit.codes.indices {
      if let name = displayNames[unit.codes[index].name] { unit.codes[index].name = name }
      for number in unit.codes[index].variables.indices {
        let name = unit.codes[index].variables[number].name
        unit.codes[index].variables[number].name =
          variableNames[name] ?? (CName.isMade(name) ? madeName(name) : CName.written(name))
      }
    }
    for index in unit.globals.indices {
      let name = unit.globals[index].displayName
      if let variable = guards[name] {
        let guarding = OnceGuard(of: variable, .cpp)
        unit.globals[index].guarding = guarding
        unit.globals[index].displayName = guarding.name
      } else {
        unit.globals[index].displayName =
          displayNames[name] ?? (CName.isMade(name) ? madeName(name) : name)
      }
    }
  }
}

/// Parts of the library in C++, read once for all sessions whose first text calls for them at the same place: to read
/// `<string>` takes longer than most programs do.
private struct CppLibrary: Sendable {
  let state: CppState
  let names: [String: String]
  let pieces: [LoweredPiece]

  /// By the place of their files in the session and the parts' names.
  static let known = Mutex<[[String]: CppLibrary]>([:])
  static let kept = 24
}

extension ProgramSession {
  /// The names by which modules of the library are called, for a text in C++.
  func cppModuleText(_ text: [UInt8]) -> [UInt8] {
    var whole = "__cpp_support "
    for word in Self.cppWords(text) {
      if furtherC.contains(word) || AskedQuestion.isAsked(by: word) {
        whole += word + " "
      }
      if word == "stod" || word == "stof" { whole += "strtod " }
      if word == "stoul" || word == "stoull" { whole += "isxdigit " }
      // Statics of functions are made once, also with several threads; atomics stand on C's.
      if ["static", "mutex", "lock_guard", "unique_lock", "call_once", "thread"].contains(word)
        || word.hasPrefix("atomic")
      {
        whole += "pthread_mutex_lock "
      }
    }
    return Array(whole.utf8)
  }

  private static func cppWords(_ text: [UInt8]) -> [String] {
    textWords(text) { isASCIILetter($0) || (0x30...0x39).contains($0) }
  }

  /// The words of a text, and those headers of C that show functions of std's without `std::`.
  private static func cppCalls(_ text: [UInt8]) -> Set<String> {
    var words = Set(cppWords(text))
    for header in ["math", "stdlib"] where words.contains(header) && words.contains("h") {
      let name = "<\(header).h>"
      if String(decoding: text, as: UTF8.self).contains(name) { words.insert(name) }
    }
    return words
  }

  /// The parts of the library that a text names for the first time.
  private func cppLibrary(
    _ file: UInt32, _ names: inout [String: String], _ refused: inout [Diagnostic]
  ) -> [LoweredPiece] {
    guard Int(file) < state.sources.files.count else { return [] }
    let words = Self.cppCalls(state.sources.files[Int(file)].text)
    var known = state.cpp.libraryParts
    var called = Set(LibraryPart.cPlusPlus.filter { $0.isCalled(by: words) }.map(\.name))
    // What a part requires stands in front of it.
    for part in LibraryPart.cPlusPlus.reversed() where called.contains(part.name) {
      called.formUnion(part.requires)
    }
    // What announces no name comes as soon as what it requires is there.
    let wanted = LibraryPart.cPlusPlus.filter { part in
      let isWanted =
        part.announcesNothing
        ? part.requires.allSatisfy(known.contains) : called.contains(part.name)
      if isWanted { known.insert(part.name) }
      return isWanted
    }
    let isFresh = state.cpp.isUntouched && options.definitions.isEmpty
    let key = [String(state.sources.files.count)] + wanted.map(\.name)
    if isFresh, let known = CppLibrary.known.withLock({ $0[key] }) {
      for part in wanted {
        _ = state.sources.add(name: part.name, origin: .prelude, text: part.text)
      }
      state.cpp = known.state
      names = known.names
      return known.pieces
    }
    var pieces: [LoweredPiece] = []
    for part in wanted where state.cpp.libraryParts.insert(part.name).inserted {
      pieces += cppPart(part, &names, &refused)
    }
    if isFresh, refused.isEmpty {
      let made = CppLibrary(state: state.cpp, names: names, pieces: pieces)
      CppLibrary.known.withLock { if $0.count < CppLibrary.kept { $0[key] = made } }
    }
    return pieces
  }

  /// What a part written in C++ is turned into; nothing, and a word about it, where it does not compile.
  func cppPart(
    _ part: LibraryPart, _ names: inout [String: String], _ refused: inout [Diagnostic]
  ) -> [LoweredPiece] {
    let library = state.sources.add(name: part.name, origin: .prelude, text: part.text)
    state.cpp.syntax.swapLibrary()
    defer { state.cpp.syntax.swapLibrary() }
    switch state.readCppText(library, ReadingOptions(form: .file, arc: false)) {
    case .tree(let tree):
      let made = compileCpp(tree, state: &state.cpp, isPrompt: false, isLibrary: true)
      if let problem = made.diagnostics.first(where: { $0.severity == .error }) {
        refused.append(part.refusal(problem))
        return []
      }
      names.merge(made.displayNames) { $1 }
      names.merge(made.guards.mapValues { OnceGuard(of: $0, .cpp).name }) { $1 }
      return made.pieces
    case .incomplete(let problem): refused.append(part.refusal(problem))
    case .failed(let problems): refused.append(part.refusal(problems.first))
    }
    return []
  }

  /// Reads a text in C++ and answers the tree of what it was turned into.
  func readCppInput(_ file: UInt32, _ options: ReadingOptions) -> ReadInput {
    var input: CppInput?
    var refused: [Diagnostic] = []
    let result: ReadingResult = onDeepStack {
      var names: [String: String] = [:]
      var parts = [cppLibrary(file, &names, &refused)]
      switch state.readCppText(file, options) {
      case .incomplete(let problem):
        return options.form == .input ? .incomplete(problem) : .failed([problem])
      case .failed(let problems): return .failed(problems)
      case .tree(let tree):
        var result = compileCpp(
          tree, state: &state.cpp, isPrompt: options.form == .input, interruption: interruption)
        if !result.diagnostics.isEmpty { return .failed(result.diagnostics + result.warnings) }
        refused += result.warnings
        input = CppInput(
          displayNames: names.merging(result.displayNames) { $1 },
          variableNames: result.variableNames, guards: result.guards,
          classes: result.classes.filter { !isReserved($0) },
          freeFunctions: result.freeFunctions.filter { !isReserved($0.value) })
        parts.append(result.pieces)
        result.pieces = []
        return readLowered(
          &parts, file: file, state: &state.syntax, form: options.form,
          interruption: interruption)
      }
    }
    return ReadInput(
      result: result, translated: input.map(TranslatedInput.cpp), refused: refused)
  }
}

extension SessionState {
  fileprivate mutating func readCppText(_ file: UInt32, _ options: ReadingOptions) -> CppReading {
    readCpp(file: file, in: &sources, state: &cpp.syntax, options: options)
  }
}

/// Whether a name is of std's: an instance of a template is made by the program's own text, and is the library's affair all
/// the same (`std::vector<M>::__row`, `std::make_shared<M>`).
private func isReserved(_ name: String) -> Bool { name.hasPrefix("std::") }

/// Functions of C that lie in a part of the library of their own.
private let furtherC: Set<String> = [
  "qsort", "atof", "atoll", "strtod", "isxdigit", "isprint", "strcasecmp", "sin", "cos", "tan",
  "exp", "log", "log10", "log2", "fmin", "fmax", "trunc", "asin", "acos", "atan", "atan2", "getenv",
  "memchr", "strspn", "strcspn", "strpbrk", "strtok", "strtol", "strtoul", "assert", "getchar",
  "cbrt", "hypot", "lround",
]
