/// `#if DEBUG … #else … #endif`: which lines of a text are there at all.
///
/// No flags are given to a program here, as swiftc gives it none by itself. What asks for anything else stays as it
/// stands, and is refused where it is read.
enum SwiftConditions {
  private static let words: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  static func chosen(_ tokens: [SwiftToken]) -> [SwiftToken] {
    func isDirective(_ token: SwiftToken) -> Bool {
      token.kind == .identifier && token.startsLine && words.contains(token.text)
    }
    if !tokens.contains(where: isDirective) { return tokens }
    var kept: [SwiftToken] = []
    var open: [(isRead: Bool, wasRead: Bool)] = []
    var at = 0
    while at < tokens.count {
      let token = tokens[at]
      at += 1
      guard isDirective(token) else {
        if token.kind == .endOfInput || open.allSatisfy({ $0.isRead }) { kept.append(token) }
        continue
      }
      let start = at
      while at < tokens.count - 1, !tokens[at].startsLine { at += 1 }
      switch token.text {
      case "#if":
        guard let holds = holds(tokens[start..<at]) else { return tokens }
        open.append((holds, holds))
      case "#endif":
        if open.popLast() == nil { return tokens }
      default:
        let condition = token.text == "#else" ? true : holds(tokens[start..<at])
        guard let holds = condition, let last = open.popLast() else { return tokens }
        open.append((holds && !last.wasRead, holds || last.wasRead))
      }
    }
    return open.isEmpty ? kept : tokens
  }

  /// nil: it asks for something else than a flag.
  private static func holds(_ condition: ArraySlice<SwiftToken>) -> Bool? {
    let isNegated = condition.count == 2 && condition.first?.text == "!"
    guard condition.count == 1 || isNegated, let flag = condition.last, flag.kind == .identifier
    else { return nil }
    return (flag.text == "true") != isNegated
  }
}
