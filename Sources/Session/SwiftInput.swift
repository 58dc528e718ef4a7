internal import Bytecode
internal import Compiler
internal import Diagnostics
internal import Syntax

/// The language that an input is written in.
package enum InputLanguage: String, Sendable { case objectiveC, swift }

/// An input in Swift on its way through the session: after its own front end it is compiled like any other.
struct SwiftInput {
  var displayNames: [String: String]
  var shownType: String?

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
    if let shownType { unit.shown?.typeName = shownType }
  }
}

extension ProgramSession {
  /// The names by which modules of the library are called, for a text in Swift: its own, and Foundation's
  /// with their prefix.
  func swiftModuleText(_ text: [UInt8]) -> [UInt8] {
    var whole = Array("__selfsame_swift dispatch_once ^ ".utf8)
    let words = String(decoding: text, as: UTF8.self).split { !($0.isLetter || $0 == "_") }
    let prefixed: Set<Substring> = [
      "UserDefaults", "FileManager", "NotificationCenter", "ProcessInfo",
    ]
    var added: Set<Substring> = []
    for word in words where prefixed.contains(word) && added.insert(word).inserted {
      whole += Array("NS\(word) ".utf8)
    }
    if words.contains("UIApplication") {
      whole += Array("UIApplication __selfsame_swift_application ".utf8)
    }
    return whole
  }

  /// Reads a text in Swift and answers the tree of what it was turned into.
  func readSwiftInput(
    _ file: UInt32, form: ReadingOptions.Form, _ input: inout SwiftInput?
  ) -> ReadingResult {
    onDeepStack {
      switch readSwift(file: file, in: state.sources) {
      case .incomplete(let problem):
        return form == .input ? .incomplete(problem) : .failed([problem])
      case .failed(let problems): return .failed(problems)
      case .tree(let tree):
        if let name = state.sources.file(of: SourceRange(file: file, start: 0, end: 0))?.name,
          form == .file
        {
          state.swift.moduleName = moduleName(of: name)
        }
        let result = compileSwift(tree, state: &state.swift, isPrompt: form == .input)
        if !result.diagnostics.isEmpty { return .failed(result.diagnostics) }
        input = SwiftInput(displayNames: result.displayNames, shownType: result.shownType)
        return readLowered(result.pieces, file: file, state: &state.syntax, form: form)
      }
    }
  }

  /// What swiftc calls the program in a file.
  private func moduleName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : "main"
  }
}
