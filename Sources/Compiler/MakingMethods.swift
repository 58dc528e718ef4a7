internal import Diagnostics
package import Syntax

/// A method of a program's class by which somebody might come to an object of it.
package struct MakingMethod: Sendable {
  package var selector: String
  package var isClassMethod: Bool
  package enum Answer: Sendable {
    /// `instancetype` or the class.
    case object
    /// `id`: that may mean anything.
    case anything
    /// No object: what it does to the class's own variables is all that can come of it.
    case nothing
  }
  package var answer: Answer
  /// Without arguments there is one way to send it; with them each is a try, with values that their types allow.
  package var messages: [String]
  package var hasArguments: Bool { selector.utf8.contains(UInt8(ascii: ":")) }
  /// As the language itself groups methods: whoever is sent it has to be new.
  package var isInitializer: Bool {
    !isClassMethod && answer != .nothing && isOfFamily(selector, "init")
  }
}

extension CompilerState {
  /// Of a class and of the program's classes above it, in the order of their declaration.
  package func makingMethods(ofClass name: String, names: NameTable) -> [MakingMethod] {
    guard let id = names.find(name) else { return [] }
    var found: [MakingMethod] = []
    var seen: Set<String> = []
    forEachAncestor(of: id) { index in
      if classes[index].isPrelude { return }
      let info = classes[index]
      let all = info.classMethods.values + info.instanceMethods.values
      for method in all.sorted(by: { $0.place.start < $1.place.start }) {
        guard let answer = answer(of: method, in: id),
          seen.insert("\(method.isClassMethod)\(names[method.selector])").inserted
        else { continue }
        found.append(
          MakingMethod(
            selector: names[method.selector], isClassMethod: method.isClassMethod,
            answer: answer, messages: messages(method, of: name, names)))
      }
    }
    return found
  }

  /// The program's functions without arguments that answer an object of a class.
  package func functions(answeringClass name: String, names: NameTable) -> [String] {
    guard let id = names.find(name) else { return [] }
    var found: [String] = []
    symbols.eachEntry { name, symbol in
      guard case .function(let function) = symbol, function.isDefined, !function.isPrelude,
        types.parameters(function.type).isEmpty
      else { return }
      let result = types.plain(types.result(function.type))
      if result.kind == .objectPointer, result.a > 0, isSubclass(result.a, of: id) {
        found.append(names[name])
      }
    }
    return found.sorted()
  }

  /// nil: it answers an object of another class.
  private func answer(of method: MethodInfo, in name: NameID) -> MakingMethod.Answer? {
    let type = types.plain(method.result)
    if type.kind == .instancetype { return .object }
    guard type.kind == .objectPointer else { return .nothing }
    if type.a == TypeTable.anyObject { return .anything }
    return type.a > 0 && isSubclass(name, of: NameID(type.a)) ? .object : nil
  }

  /// Tries of a message: all first values, then all second ones.
  private func messages(_ method: MethodInfo, of name: String, _ names: NameTable) -> [String] {
    let selector = names[method.selector]
    if method.parameters.isEmpty { return [selector] }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    let values = method.parameters.map { self.values($0, of: name, names) }
    guard parts.count == values.count else { return [] }
    return (0..<(values.map(\.count).max() ?? 0)).map { number in
      let arguments = zip(parts, values).map { part, values -> String in
        "\(part):\(values[min(number, values.count - 1)])"
      }
      return arguments.joined(separator: " ") + (method.isVariadic ? ", nil" : "")
    }
  }

  private func values(_ type: TypeID, of name: String, _ names: NameTable) -> [String] {
    let entry = types.plain(type)
    switch entry.kind {
    case .objectPointer:
      if entry.a == TypeTable.anyClass { return ["[\(name) class]"] }
      if entry.a == TypeTable.anyObject { return ["nil", "@\"a\""] }
      let other = names[NameID(entry.a)]
      return ["nil", other == "NSString" ? "@\"a\"" : "[[\(other) alloc] init]"]
    case .blockPointer, .typeParameter, .instancetype: return ["nil"]
    case .pointer, .array, .function: return ["NULL"]
    case .selector: return ["@selector(self)"]
    case .record: return ["(\(types.spelling(type, names: names))){0}"]
    default: return ["0", "1"]
    }
  }
}
