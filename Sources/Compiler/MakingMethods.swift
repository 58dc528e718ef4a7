internal import Diagnostics
package import Syntax

/// A method of a program's class that says that it answers an object of the class, or at least some object.
package struct MakingMethod: Sendable {
  package var selector: String
  package var isClassMethod: Bool
  /// It says `instancetype` or the class; else it says `id`, and may mean anything.
  package var namesClass: Bool
  /// Without arguments there is one way to send it; with them each is a try, with values that their types allow.
  package var messages: [String]
  package var hasArguments: Bool { selector.utf8.contains(UInt8(ascii: ":")) }
  /// As the language itself groups methods: whoever is sent it has to be new.
  package var isInitializer: Bool { !isClassMethod && Self.isFamily("init", selector) }

  /// `init`, `initWithName:`, not `initialise`.
  private static func isFamily(_ family: String, _ selector: String) -> Bool {
    guard selector.hasPrefix(family) else { return false }
    return !(selector.dropFirst(family.count).first?.isLowercase ?? false)
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
      let all = Array(info.classMethods.values) + Array(info.instanceMethods.values)
      for method in all.sorted(by: { $0.place.start < $1.place.start }) {
        guard let isNamed = answersObject(method, of: id),
          seen.insert("\(method.isClassMethod)\(names[method.selector])").inserted
        else { continue }
        found.append(
          MakingMethod(
            selector: names[method.selector], isClassMethod: method.isClassMethod,
            namesClass: isNamed, messages: messages(method, of: name, names)))
      }
    }
    return found
  }

  /// Whether a method names the class as what it answers; nil: it answers something else.
  private func answersObject(_ method: MethodInfo, of name: NameID) -> Bool? {
    let type = types.plain(method.result)
    if type.kind == .instancetype { return true }
    guard type.kind == .objectPointer else { return nil }
    if type.a == TypeTable.anyObject { return false }
    return type.a > 0 && isSubclass(name, of: NameID(type.a)) ? true : nil
  }

  /// Tries of a message: all first values, then all second ones.
  private func messages(_ method: MethodInfo, of name: String, _ names: NameTable) -> [String] {
    let selector = names[method.selector]
    if method.parameters.isEmpty { return [selector] }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    let values = method.parameters.map { self.values($0, of: name, names) }
    guard parts.count == values.count else { return [] }
    return (0..<(values.map(\.count).max() ?? 0)).map { number in
      zip(parts, values).map { "\($0):\($1[min(number, $1.count - 1)])" }.joined(separator: " ")
        + (method.isVariadic ? ", nil" : "")
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
