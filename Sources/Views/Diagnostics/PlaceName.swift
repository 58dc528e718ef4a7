import Diagnostics

/// What a place is called: files by path, line and column, as editors and terminals link them; inputs and
/// the prelude in words.
func placeName(_ range: SourceRange, in sources: SourceMap, page: Page) -> String? {
  guard let file = sources.file(of: range) else { return nil }
  let line = file.line(at: range.start)
  let lineStart = file.lineStarts.indices.contains(line) ? file.lineStarts[line] : 0
  let number = String(line + 1)
  switch file.origin {
  case .file, .lesson:
    let bytes = file.lineText(line).prefix(Int(range.start &- min(lineStart, range.start)))
    // Characters are dear to count, and the line may be megabytes long.
    let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    let column = (isPlain ? bytes.count : String(decoding: bytes, as: UTF8.self).count) + 1
    return "\(visible(file.name)):\(number):\(column)"
  case .input where file.isGiven: return givenPlace(range, number, in: sources, page: page)
  case .input(let input):
    return page.text("place.input", [String(input), number])
  case .prelude:
    return page.text("place.prelude", [visible(file.name), number])
  }
}

/// The same in a few letters, for the end of a line.
func shortPlaceName(_ range: SourceRange, in sources: SourceMap, page: Page) -> String? {
  guard let file = sources.file(of: range) else { return nil }
  let number = String(file.line(at: range.start) + 1)
  switch file.origin {
  case .file, .lesson:
    let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
    return "\(visible(name)):\(number)"
  case .input where file.isGiven: return givenPlace(range, number, in: sources, page: page)
  case .input(let input):
    return page.text("place.input", [String(input), number])
  case .prelude:
    return nil
  }
}

/// A line of what the lesson gave; where it gave several texts, of which of them, in their order.
private func givenPlace(
  _ range: SourceRange, _ number: String, in sources: SourceMap, page: Page
) -> String {
  let given = sources.files.indices.filter { sources.files[$0].isGiven }
  guard given.count > 1, let place = given.firstIndex(of: Int(range.file)) else {
    return page.text("place.given", [number])
  }
  return page.text("place.givenOf", [number, String(place + 1)])
}
