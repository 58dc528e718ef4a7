internal import Diagnostics
internal import VirtualMachine

/// `:source`: a class as it was typed.
extension ProgramSession {
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
      let further = places.filter { !sources.text(of: $0).isEmpty }[first...]
      var bodies: [(head: String, methods: [String])] = []
      for place in further {
        let category = categoryName(around: place) ?? (info.place.isNone ? nil : "More")
        let head = category.map { "\(name) (\($0))" } ?? name
        let at = bodies.firstIndex { $0.head == head } ?? bodies.count
        if at == bodies.count { bodies.append((head, [])) }
        bodies[at].methods.append(sources.text(of: place))
      }
      texts[first...] =
        bodies.map {
          "@implementation \($0.head)\n\($0.methods.joined(separator: "\n"))\n@end"
        }[...]
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

  /// The category in whose `@implementation` a method stands; nil: in none, or a macro wrote it.
  private func categoryName(around method: SourceRange) -> String? {
    guard let file = sources.file(of: method) else { return nil }
    var reader = WordReader(file.text[..<min(Int(method.start), file.text.count)])
    var name: String?
    while let word = reader.next() {
      if word == "@end" { name = nil }
      guard word == "@implementation" else { continue }
      _ = reader.next()
      let isCategory = reader.next() == "("
      name = isCategory ? reader.next() : nil
    }
    return name
  }
}

/// The words and signs of a text in Objective-C, without its comments, strings and characters.
private struct WordReader {
  private let text: ArraySlice<UInt8>
  private var at: Int

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    at = text.startIndex
  }

  mutating func next() -> String? {
    while at < text.endIndex {
      let (byte, start) = (text[at], at)
      at += 1
      switch byte {
      case 0...0x20: continue
      case UInt8(ascii: "/") where follows("/"): skip(until: "\n")
      case UInt8(ascii: "/") where follows("*"):
        at += 1
        skip(until: "*/")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        while at < text.endIndex, text[at] != byte, text[at] != 0x0A {
          at += text[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        at += 1
      case UInt8(ascii: "@"), UInt8(ascii: "_"), 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...:
        while at < text.endIndex, isWord(text[at]) { at += 1 }
        return String(decoding: text[start..<at], as: UTF8.self)
      default: return String(UnicodeScalar(byte))
      }
    }
    return nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private func follows(_ sign: Unicode.Scalar) -> Bool {
    at < text.endIndex && text[at] == UInt8(ascii: sign)
  }

  private mutating func skip(until end: String) {
    while at < text.endIndex, !text[at...].starts(with: end.utf8) { at += 1 }
    at = min(at + end.utf8.count, text.endIndex)
  }
}
