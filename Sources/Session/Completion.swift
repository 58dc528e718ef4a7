internal import Diagnostics
internal import VirtualMachine

/// What Tab offers in code: classes, variables and functions by name, and behind `[receiver ` the selectors
/// that the receiver understands.
extension ProgramSession {
  /// Functions of the program.
  package func functionNames() -> [String] {
    world.functionDisplayNames().filter { world.callable(ofFunction: $0) != nil }
  }

  /// Names that complete the word before `cursor` (a character offset).
  package func completions(line: String, cursor: Int) -> [String] {
    let before = Array(line.prefix(max(0, cursor)))
    var start = before.count
    while start > 0, isNameCharacter(before[start - 1]) { start -= 1 }
    let prefix = String(before[start...])
    let candidates: [String]
    if let receiver = receiver(in: before[..<start]) {
      candidates = lookingAt(className: receiver) { selectors(of: receiver) }
    } else {
      guard !prefix.isEmpty else { return [] }
      candidates =
        world.classNames().map(\.name) + ModuleIndex.classNames
        + world.globalInfos().map(\.displayName) + world.functionDisplayNames()
    }
    return Array(
      Set(candidates.filter { $0.hasPrefix(prefix) && isOffered($0) })
    ).sorted()
  }

  /// Variables that outlive the input which made them.
  package var variableNames: [String] {
    world.globalInfos().map(\.displayName).filter(isOffered)
  }

  private func isOffered(_ name: String) -> Bool { !name.hasPrefix("__") && !name.isEmpty }

  private func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == ":"
  }

  /// The receiver of the innermost open bracket, when the cursor stands where a selector goes.
  private func receiver(in text: ArraySlice<Character>) -> String? {
    var depth = 0
    var index = text.endIndex
    while index > text.startIndex {
      index -= 1
      switch text[index] {
      case "]", ")": depth += 1
      case "(" where depth > 0: depth -= 1
      case "[" where depth > 0: depth -= 1
      case "[":
        let inside = String(text[(index + 1)...])
        guard inside.last?.isWhitespace == true || inside.last == "]" else { return nil }
        let trimmed = inside.split(separator: " ").joined(separator: " ")
        return trimmed.isEmpty ? nil : trimmed
      case ";", "{": return nil
      default: break
      }
    }
    return nil
  }

  /// Selectors of a class named, of the object in a variable, or of anything.
  private func selectors(of receiver: String) -> [String] {
    if let index = world.classIndex(named: receiver) { return methods(index, onClass: true) }
    if receiver == "super" || receiver.contains(" ") || receiver.hasSuffix("]") {
      return world.allClasses().flatMap { $0.methods }.filter { !$0.isClassMethod }
        .map(\.selector)
    }
    if let serial = objectSerial(inVariable: receiver),
      let object = world.objectInfo(serial: serial)
    {
      return methods(object.classIndex, onClass: false)
    }
    let type = world.globalInfos().last { $0.displayName == receiver }?.typeName ?? ""
    let name = type.split(separator: " ").first.map(String.init) ?? ""
    if let index = world.classIndex(named: name) { return methods(index, onClass: false) }
    return world.classIndex(named: "NSObject").map { methods($0, onClass: false) } ?? []
  }

  private func methods(_ index: Int, onClass: Bool) -> [String] {
    world.selectors(ofClass: index, onClass: onClass)
  }
}
