internal import Bytecode
internal import Compiler
internal import Diagnostics
internal import Syntax

/// An input in C++ on its way through the session: after its own front end it is compiled like any other.
struct CppInput {
  var displayNames: [String: String]

  /// Not one of the functions that the front end adds.
  func isOwn(_ notice: Notice) -> Bool {
    switch notice {
    case .functionDefined(let name), .functionReplaced(let name):
      guard let shown = displayNames[name] else { return false }
      return !shown.hasPrefix("std::") && !shown.hasPrefix("(")
    default: return true
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
    }
    for index in unit.globals.indices {
      if let name = displayNames[unit.globals[index].displayName] {
        unit.globals[index].displayName = name
      }
    }
  }
}

extension ProgramSession {
  /// The names by which modules of the library are called, for a text in C++.
  func cppModuleText(_ text: [UInt8]) -> [UInt8] {
    var whole = "__cpp_support "
    let words = String(decoding: text, as: UTF8.self).split {
      !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_")
    }
    var added: Set<Substring> = []
    for word in words where added.insert(word).inserted {
      if CppLibrary.furtherC.contains(String(word)) { whole += word + " " }
      // Statics of functions are made once, also with several threads.
      if ["static", "mutex", "lock_guard", "unique_lock", "call_once"].contains(word) {
        whole += "pthread_mutex_lock "
      }
    }
    return Array(whole.utf8)
  }

  /// The parts of the library that a text names for the first time.
  private func cppLibrary(_ file: UInt32, _ names: inout [String: String]) -> [LoweredPiece] {
    guard Int(file) < state.sources.files.count else { return [] }
    let text = String(decoding: state.sources.files[Int(file)].text, as: UTF8.self)
    let words = Set(
      text.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }.map(String.init))
    var wanted = CppLibrary.parts.filter { $0.words.isEmpty || !$0.words.isDisjoint(with: words) }
    let known = state.cpp.libraryParts.union(wanted.map(\.name))
    if known.contains("string"), known.contains("iostream") { wanted.append(CppLibrary.both) }
    var pieces: [LoweredPiece] = []
    for part in wanted where state.cpp.libraryParts.insert(part.name).inserted {
      let library = state.sources.add(
        name: part.name + ".cpp", origin: .prelude, text: part.text.withUTF8Buffer { Array($0) })
      let options = ReadingOptions(form: .file, arc: false)
      switch state.readCppText(library, options) {
      case .tree(let tree):
        let made = compileCpp(tree, state: &state.cpp, isPrompt: false, isLibrary: true)
        assert(made.diagnostics.isEmpty, "\(part.name): \(made.diagnostics)")
        names.merge(made.displayNames) { $1 }
        pieces += made.pieces
      case .incomplete(let problem): assertionFailure("\(problem)")
      case .failed(let problems): assertionFailure("\(problems)")
      }
    }
    return pieces
  }

  /// Reads a text in C++ and answers the tree of what it was turned into.
  func readCppInput(
    _ file: UInt32, _ options: ReadingOptions, _ input: inout CppInput?
  ) -> ReadingResult {
    onDeepStack {
      var names: [String: String] = [:]
      let library = cppLibrary(file, &names)
      switch state.readCppText(file, options) {
      case .incomplete(let problem):
        return options.form == .input ? .incomplete(problem) : .failed([problem])
      case .failed(let problems): return .failed(problems)
      case .tree(let tree):
        let result = compileCpp(tree, state: &state.cpp, isPrompt: options.form == .input)
        if !result.diagnostics.isEmpty { return .failed(result.diagnostics) }
        input = CppInput(displayNames: names.merging(result.displayNames) { $1 })
        return readLowered(
          library + result.pieces, file: file, state: &state.syntax, form: options.form)
      }
    }
  }
}

extension SessionState {
  fileprivate mutating func readCppText(_ file: UInt32, _ options: ReadingOptions) -> CppReading {
    readCpp(file: file, in: &sources, state: &cpp.syntax, options: options)
  }
}
