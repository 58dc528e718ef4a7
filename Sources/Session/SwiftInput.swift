internal import Bytecode
internal import Compiler
internal import Diagnostics
internal import Library
internal import Ownership
internal import SwiftFrontEnd
internal import Syntax

/// An input in Swift on its way through the session: after its own front end it is compiled like any other.
struct SwiftInput {
  var result: SwiftResult
  /// Classes that came with it, of the part of the library that is itself Swift.
  var library: Set<String> = []

  /// Not one of the functions and classes that the front end adds.
  func isOwn(_ notice: Notice) -> Bool {
    switch notice {
    case .functionDefined(let name), .functionReplaced(let name):
      // Of a method the type is told.
      result.displayNames[name].map { $0.contains("(") && !$0.contains(".") } == true
        && !result.made.contains(name)
    case .classDefined(let name): !result.made.contains(name) && !library.contains(name)
    default: true
    }
  }

  /// Gives the unit the names that the program has.
  func finish(_ unit: inout CodeUnit) {
    for index in unit.functions.indices {
      var around: String?
      if case .code(let code) = unit.functions[index].body { around = unit.codes[code].blockOf }
      if let name = shown(unit.functions[index].displayName, blockOf: around) {
        unit.functions[index].displayName = name
      }
    }
    for index in unit.codes.indices {
      if result.made.contains(unit.codes[index].name) {
        let isPart = result.displayNames[unit.codes[index].name] != nil
        unit.codes[index].maker = isPart ? .part : .frontEnd
      }
      if [.block, .blockEnd].contains(unit.codes[index].maker) {
        // What copies and ends a closure is the closure's own.
        unit.codes[index].name = "closure"
      } else if let name = shown(unit.codes[index].name, blockOf: unit.codes[index].blockOf) {
        unit.codes[index].name = name
      } else if index != unit.entry, unit.codes[index].maker == .program,
        unit.codes[index].blockOf == nil, isOwnFunction(unit.codes[index].name)
      {
        unit.codes[index].maker = .frontEnd
      }
      for number in unit.codes[index].variables.indices {
        let name = unit.codes[index].variables[number].name
        unit.codes[index].variables[number].name = nameOfVariable(name)
      }
    }
    for index in unit.globals.indices {
      if let variable = result.guards[unit.globals[index].displayName] {
        let guarding = OnceGuard(of: variable, .swift)
        unit.globals[index].guarding = guarding
        unit.globals[index].displayName = guarding.name
      } else {
        unit.globals[index].displayName = nameOfVariable(unit.globals[index].displayName)
      }
    }
    for index in unit.classes.indices {
      unit.classes[index].isMade = result.made.contains(unit.classes[index].name)
      for number in unit.classes[index].ivars.indices {
        let key = "\(unit.classes[index].name).\(unit.classes[index].ivars[number].name)"
        if let type = result.fieldTypes[key] { unit.classes[index].ivars[number].typeName = type }
        // What the front end added for itself no program names; its own classes are read by theirs.
        if let name = result.fieldNames[key] {
          unit.classes[index].ivars[number].name = name
        } else if !unit.classes[index].isMade {
          unit.classes[index].ivars[number].name = madeName(
            unit.classes[index].ivars[number].name)
        }
      }
    }
    if let type = result.shownType { unit.shown?.typeName = type }
    unit.shown?.isDescription = result.isShownAsText
    if unit.shown?.variableName != nil {
      if let name = result.shownName {
        unit.shown?.variableName = name
      } else {
        // The last one that the text behind sets is the front end's own, or one of several.
        unit.shown = nil
      }
    }
  }

  /// The program's name of a variable, or that of one that the front end made.
  private func nameOfVariable(_ name: String) -> String {
    result.variableNames[name] ?? (CName.isMade(name) ? madeName(name) : CName.written(name))
  }

  /// A function that no name of the program's stands for: it puts a value into words, copies or boxes one.
  private func isOwnFunction(_ name: String) -> Bool {
    name != "main" && !name.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "[") }
  }

  /// Swift's name of a function, a method or a block in one of them; nil: it stays.
  private func shown(_ name: String, blockOf outer: String?) -> String? {
    if let known = result.displayNames[name] { return known }
    guard let outer else { return nil }
    guard let known = result.displayNames[outer] else {
      // What no function is around stands among the outermost statements.
      return outer == "input" ? "closure" : nil
    }
    return outer.hasSuffix("_address") ? known : "closure in \(known)"
  }
}

extension ProgramSession {
  /// The text of a type of Swift with its extensions; nil: the program declares none of that name.
  func swiftSource(ofType name: String) -> String? {
    let written = state.swift.places(ofType: name).filter {
      sources.file(of: $0)?.origin != .prelude
    }
    return written.isEmpty ? nil : written.map { sources.text(of: $0) }.joined(separator: "\n\n")
  }

  /// The names by which modules of the library are called, for a text in Swift: its own, and Foundation's
  /// with their prefix.
  func swiftModuleText(_ text: [UInt8]) -> [UInt8] {
    var whole = Array("__selfsame_swift dispatch_once ^ ".utf8)
    let words = Self.swiftWords(text)
    let named = Set(words)
    /// Whether a part that is itself Swift will be read: what it stands on has to be there.
    func calls(_ part: String) -> Bool {
      LibraryPart.swift.contains { $0.name == part && $0.isCalled(by: named) }
    }
    let prefixed: Set<String> = [
      "UserDefaults", "FileManager", "ProcessInfo", "Thread", "Timer",
    ]
    for word in words where prefixed.contains(word) { whole += Array("NS\(word) ".utf8) }
    for word in words where ["NSLock", "NSRecursiveLock", "NSCondition"].contains(word) {
      whole += Array("\(word) ".utf8)
    }
    for word in ["sleep", "usleep"] where words.contains(word) {
      whole += Array("\(word) ".utf8)
    }
    if !named.isDisjoint(with: ["Notification", "NotificationCenter"]) {
      whole += Array("NSNotificationCenter addObserverForName ".utf8)
    }
    if words.contains(where: { $0.hasPrefix("Dispatch") }) || calls("Dispatch.swift") {
      whole += Array("__selfsame_swift_queues ".utf8)
    }
    if words.contains(where: AskedQuestion.isAsked) {
      whole += Array((AskedQuestion.integer.function + " ").utf8)
    }
    let foundation: [String: String] = [
      "Date": "run_loops", "RunLoop": "run_loops", "Timer": "run_loops", "Operation": "operations",
      "OperationQueue": "operations", "BlockOperation": "operations", "UserDefaults": "defaults",
    ]
    for part in Set(words.compactMap { foundation[$0] }) {
      whole += Array("__selfsame_swift_\(part) ".utf8)
    }
    if !named.isDisjoint(with: ["Unmanaged", "ObjectIdentifier"]) {
      whole += Array("__selfsame_swift_unmanaged ".utf8)
    }
    let ofCharacters: Set<String> = [
      "isLetter", "isNumber", "isUppercase", "isLowercase", "isWhitespace", "isNewline",
      "isPunctuation", "isASCII", "isHexDigit", "asciiValue", "wholeNumberValue", "hexDigitValue",
      "components", "trimmingCharacters", "padding", "capitalized", "radix",
    ]
    if !named.isDisjoint(with: ofCharacters) { whole += Array("__selfsame_swift_characters ".utf8) }
    if words.contains("UIApplication") {
      whole += Array("UIApplication __selfsame_swift_application ".utf8)
    }
    if words.contains("UIView") || calls("UIKit.swift") {
      whole += Array("UIView UIViewController ".utf8)
    }
    return whole
  }

  /// Letters beyond ASCII belong to a word.
  private static func swiftWords(_ text: [UInt8]) -> [String] {
    textWords(text) { isASCIILetter($0) || $0 >= 0x80 }
  }

  /// What of the library is itself Swift, for a text that names it for the first time.
  private func swiftLibrary(
    _ file: UInt32, beside tree: SwiftTree, _ refused: inout [Diagnostic]
  ) -> [LoweredPiece] {
    guard Int(file) < state.sources.files.count else { return [] }
    let words = Set(Self.swiftWords(state.sources.files[Int(file)].text))
    let own = tree.typeNames.union(state.swift.typeNames)
    var pieces: [LoweredPiece] = []
    for (number, part) in LibraryPart.swift.enumerated()
    where part.isCalled(by: words)
      // A program with a type of that name means its own.
      && !part.isCalled(by: own)
      && state.swiftParts.insert(number).inserted
    {
      pieces += swiftPart(part, &refused)
    }
    return pieces
  }

  /// What a part written in Swift is turned into; nothing, and a word about it, where it does not compile.
  func swiftPart(_ part: LibraryPart, _ refused: inout [Diagnostic]) -> [LoweredPiece] {
    let library = state.sources.add(name: part.name, origin: .prelude, text: part.text)
    let module = state.swift.moduleName
    state.swift.moduleName = String(part.name.prefix { $0 != "." && $0 != "," })
    defer { state.swift.moduleName = module }
    switch readSwift(file: library, in: state.sources) {
    case .tree(let tree):
      let made = compileSwift(tree, state: &state.swift, isPrompt: true)
      guard let problem = made.diagnostics.first(where: { $0.severity == .error }) else {
        return made.pieces
      }
      refused.append(part.refusal(problem))
    case .incomplete(let problem): refused.append(part.refusal(problem))
    case .failed(let problems): refused.append(part.refusal(problems.first))
    }
    return []
  }

  /// Reads a text in Swift and answers the tree of what it was turned into.
  func readSwiftInput(_ file: UInt32, form: ReadingOptions.Form) -> ReadInput {
    var input: SwiftInput?
    var refused: [Diagnostic] = []
    let result: ReadingResult = onDeepStack {
      switch readSwift(file: file, in: state.sources, interruption: interruption) {
      case .incomplete(let problem):
        return form == .input ? .incomplete(problem) : .failed([problem])
      case .failed(let problems): return .failed(problems)
      case .tree(let tree):
        if let name = state.sources.file(of: SourceRange(file: file, start: 0, end: 0))?.name,
          form == .file
        {
          state.swift.moduleName = moduleName(of: name)
        }
        let known = state.swift.classNames
        var parts = [swiftLibrary(file, beside: tree, &refused)]
        let added = state.swift.classNames.subtracting(known)
        var result = compileSwift(
          tree, state: &state.swift, isPrompt: form == .input, interruption: interruption)
        if !result.diagnostics.isEmpty { return .failed(result.diagnostics) }
        parts.append(result.pieces)
        result.pieces = []
        input = SwiftInput(result: result, library: added)
        let reading = readLowered(
          &parts, file: file, state: &state.syntax, form: form,
          interruption: interruption)
        switch reading {
        case .tree(var lowered, let warnings):
          lowered.isSwift = true
          return .tree(lowered, warnings: warnings)
        case .failed(let problems): return .failed(inSwiftWords(problems))
        case .incomplete: return reading
        }
      }
    }
    return ReadInput(
      result: result, translated: input.map(TranslatedInput.swift), refused: refused)
  }

  /// The language behind complains about a text that nobody wrote: what reaches a person is the place, and
  /// that this is not built.
  func inSwiftWords(_ problems: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<SourceRange> = []
    return problems.compactMap { problem in
      guard problem.severity == .error, problem.code.rawValue.hasPrefix("E0"),
        problem.code != .nestingTooDeep, problem.code != .swiftNotBuilt,
        problem.code != .textTooLarge
      else { return problem }
      guard seen.insert(problem.place).inserted else { return nil }
      let text = state.sources.file(of: problem.place).map { file in
        let start = Int(problem.place.start)
        let end = min(Int(problem.place.end), start + 60, file.text.count)
        return String(decoding: file.text[min(start, max(0, end - 1))..<end], as: UTF8.self)
      }
      let line = text?.split(separator: "\n").first.map(String.init) ?? ""
      return Diagnostic(
        .swiftNotBuilt, title: nil, arguments: [line.isEmpty ? "…" : line], at: problem.place)
    }
  }

  /// What swiftc calls the program in a file: by the file's name, where that could be one of a type's.
  private func moduleName(of path: String) -> String {
    let file = path.split(separator: "/").last ?? Substring(path)
    let name = file.hasSuffix(".swift") ? file.dropLast(6) : "main"
    let isWord = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isWord && name.first?.isNumber == false ? String(name) : "main"
  }
}
