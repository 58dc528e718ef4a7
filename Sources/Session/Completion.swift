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

  /// Source of a class as it was typed, or the prelude's; nil when unknown.
  package func source(ofClass name: String) -> String? {
    if let text = swiftSource(ofType: name) { return text }
    guard let index = world.classIndex(named: name), let info = world.classInfo(index) else {
      return cppSource(ofClass: name)
    }
    var places: [SourceRange] = info.place.isNone ? [] : [info.place]
    // Methods that were typed again, or come from a category, stand elsewhere. What the compiler made of a
    // property, or for the end of an object, is no text of its own.
    for method in info.methods where !method.place.isNone && isWritten(method.place) {
      let covered = places.contains {
        $0.file == method.place.file && $0.start <= method.place.start
          && method.place.end <= $0.end
      }
      if !covered { places.append(method.place) }
    }
    var texts = places.map { sources.text(of: $0) }.filter { !$0.isEmpty }
    if info.isPrelude {
      texts = texts.map { LibraryText($0).text }
    } else if let first = texts.firstIndex(where: { $0.hasPrefix("-") || $0.hasPrefix("+") }) {
      // As it would have to be typed: a method stands nowhere else, and a class is implemented once.
      let methods = texts[first...].joined(separator: "\n")
      let head = info.place.isNone ? name : name + " (More)"
      texts[first...] = ["@implementation \(head)\n\(methods)\n@end"]
    }
    if let interface = interfaceText(of: name, first: places.first) {
      texts.insert(interface, at: 0)
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// A method, and not the property that it was made of.
  private func isWritten(_ place: SourceRange) -> Bool {
    guard let first = sources.text(of: place).utf8.first else { return false }
    return first != UInt8(ascii: "@")
  }

  /// What declares a class of the program's, where that is another place than its methods.
  private func interfaceText(of name: String, first: SourceRange?) -> String? {
    guard let first, sources.file(of: first)?.origin != .prelude else { return nil }
    for file in sources.files.reversed() where file.origin != .prelude {
      let text = String(decoding: file.text, as: UTF8.self)
      guard let start = text.firstRange(of: "@interface \(name)"),
        let end = text[start.upperBound...].firstRange(of: "@end")
      else { continue }
      let behind = text[start.upperBound...].first { $0 != " " }
      guard behind.map({ !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "(" }) == true else {
        continue
      }
      return String(text[start.lowerBound..<end.upperBound])
    }
    return nil
  }
}
