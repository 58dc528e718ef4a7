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
    places.removeAll { sources.text(of: $0).isEmpty }
    var texts = places.map { sources.text(of: $0) }
    if info.isPrelude {
      texts = texts.map { LibraryText($0).text }
    } else if let first = texts.firstIndex(where: { $0.hasPrefix("-") || $0.hasPrefix("+") }) {
      // As it would have to be typed: a method stands nowhere else, and a class is implemented once.
      var bodies: [(head: String, methods: [String])] = []
      var categoriesOf: [UInt32: [(start: Int, category: String?)]] = [:]
      for (place, text) in zip(places[first...], texts[first...]) {
        let known = categoriesOf[place.file] ?? sources.file(of: place).map(categories) ?? []
        categoriesOf[place.file] = known
        let category =
          known.last { $0.start < Int(place.start) }?.category
          ?? (info.place.isNone ? nil : "More")
        let head = category.map { "\(name) (\($0))" } ?? name
        let at = bodies.firstIndex { $0.head == head } ?? bodies.count
        if at == bodies.count { bodies.append((head, [])) }
        bodies[at].methods.append(text)
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

  /// The categories in whose `@implementation`s the methods of a file stand, by where those begin: of the byte of a
  /// method the last one before it counts. A macro may have written the rest of it.
  private func categories(in file: SourceFile) -> [(start: Int, category: String?)] {
    let tokens = CodeTokens(String(decoding: file.text, as: UTF8.self))
    return tokens.tokens.indices.compactMap { index in
      if tokens.isText(index, "@end") { return (tokens.tokens[index].start, nil) }
      guard tokens.isText(index, "@implementation") else { return nil }
      let isCategory = tokens.isText(index + 2, "(")
      return (tokens.tokens[index].start, isCategory ? tokens.text(index + 3) : nil)
    }
  }
}
