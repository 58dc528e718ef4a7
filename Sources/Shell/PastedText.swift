/// What was copied from the screen and pasted, without what the screen put around it.
///
/// Code stands there behind a bar (`  │ [a release];`), behind a prompt (`arc> `, `...> `), or with the number of
/// its line (`12 │ `); the line of carets below it is no code at all. None of these can begin a line of
/// Objective-C, Swift or C++ (`|` may, so that bar is taken off only where every line has it).
struct PastedText {
  static func unframed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(unprompted)
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let bars: [Character] =
      filled.count > 0 && filled.allSatisfy { barred($0, ["|"]) != nil } ? ["|", "│"] : ["│"]
    let hasNumbers = filled.contains { (barred($0, bars)?.number).map { !$0.isEmpty } ?? false }
    var kept: [Substring] = []
    for line in lines {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("┌─") { continue }
      guard let (number, code) = barred(line, bars) else {
        kept.append(line)
        continue
      }
      // Below a numbered line: carets and the words behind them.
      if hasNumbers, number.isEmpty { continue }
      kept.append(code)
    }
    return kept.joined(separator: "\n")
  }

  /// The number before a bar (often none) and what stands behind it.
  private static func barred(
    _ line: Substring, _ bars: [Character]
  ) -> (number: Substring, code: Substring)? {
    let start = line.drop { $0 == " " }
    let number = start.prefix { $0.isASCII && $0.isNumber }
    let rest = start[number.endIndex...].drop { $0 == " " }
    guard let bar = rest.first, bars.contains(bar), number.isEmpty || bar == "│" else { return nil }
    let code = rest.dropFirst()
    return (number, code.first == " " ? code.dropFirst() : code)
  }

  private static let names = ["arc", "mrc", "swift", "cpp", "...", "___"]

  /// `arc> x`, `mrc 12/30> x`, `...> x`
  private static func unprompted(_ line: Substring) -> Substring {
    guard let name = names.first(where: { line.hasPrefix($0) }) else { return line }
    var rest = line.dropFirst(name.count)
    if rest.first == " " {
      let place = rest.dropFirst().prefix { $0.isASCII && $0.isNumber || $0 == "/" }
      guard place.contains("/") else { return line }
      rest = rest.dropFirst(1 + place.count)
    }
    if rest == ">" { return "" }
    return rest.hasPrefix("> ") ? rest.dropFirst(2) : line
  }
}
