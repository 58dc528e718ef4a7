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
    let words = Self.cppCalls(text)
    for part in LibraryPart.cPlusPlus where part.isCalled(by: words) { whole += "\(part.calls) " }
    let called = Self.declarationsOfC(words) { _ in false }
    whole += called.map { $0.name + " " }.joined()
    for word in words {
      if word == "assert" || AskedQuestion.isAsked(by: word) { whole += word + " " }
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

  /// What of C a text names, and what that names in turn, as far as it is not known; without the numbers of headers that
  /// nobody includes.
  private static func declarationsOfC(
    _ words: Set<String>, known: (String) -> Bool
  ) -> [(name: String, text: String)] {
    let isWithMacros = !words.isDisjoint(with: ["errno", "cerrno", "math", "cmath", "pthread"])
    var called: Set<String> = []
    // What a declaration names stands in front of it.
    return LibraryPart.declarationsOfC.reversed().filter { name, text in
      guard words.contains(name) || called.contains(name), !known(name),
        isWithMacros || !text.hasPrefix("#")
      else { return false }
      called.formUnion(cppWords(Array(text.utf8)))
      return true
    }.reversed()
  }

  /// The classes, structs and enums that a text defines.
  private static func definedTypes(_ text: [UInt8]) -> Set<String> {
    let words = text.split { !isASCIILetter($0) && !(0x30...0x39).contains($0) }
    var found: Set<String> = []
    for (key, word) in zip(words, words.dropFirst())
    where ["struct", "class", "union", "enum"].contains(where: { key.elementsEqual($0.utf8) }) {
      let behind = text[word.endIndex...].first { $0 > 0x20 }
      if behind == UInt8(ascii: "{") || behind == UInt8(ascii: ":") {
        found.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return found
  }

  /// Names with a sign: `<math.h>`, and `map<`, which is no method of that name. Each with a word of it.
  private static let signedNames: [(name: String, word: String)] = LibraryPart.cPlusPlus.flatMap {
    "\($0.names)".utf8.split(separator: 0x20).compactMap { name in
      guard name.contains(UInt8(ascii: "<")) else { return nil }
      let word = name.split { !isASCIILetter($0) }.first ?? name
      return (String(decoding: name, as: UTF8.self), String(decoding: word, as: UTF8.self))
    }
  }

  /// The words of a text, and the names with a sign that it has.
  private static func cppCalls(_ text: [UInt8]) -> Set<String> {
    var words = Set(cppWords(text))
    let whole = String(decoding: text, as: UTF8.self)
    for (name, word) in signedNames where words.contains(word) && whole.contains(name) {
      words.insert(name)
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
    var wanted = LibraryPart.cPlusPlus.filter { part in
      let isWanted =
        part.announcesNothing
        ? part.requires.allSatisfy(known.contains) : called.contains(part.name)
      if isWanted { known.insert(part.name) }
      return isWanted
    }
    let isFresh = state.cpp.isUntouched && options.definitions.isEmpty
    let calls = wanted.flatMap { Self.cppWords(Array("\($0.calls)".utf8)) }
    let first = isFresh ? Set(Self.cppWords(wanted.first?.text ?? [])) : []
    let own = Self.definedTypes(state.sources.files[Int(file)].text)
    let named = Self.declarationsOfC(words.union(calls)) {
      first.contains($0) || state.cpp.knows($0)
    }
    state.cpp.reserve(namesOfC: named.map(\.name))
    let ofC = named.filter { !own.contains($0.name) }
    if !ofC.isEmpty { wanted.insert(LibraryPart(ofC: ofC), at: isFresh ? 1 : 0) }
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
    // The types of C are the program's to name.
    if part.made.isEmpty { state.cpp.syntax.swapLibrary() }
    defer { if part.made.isEmpty { state.cpp.syntax.swapLibrary() } }
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
