/// Writes what somebody types at the prompt, from a number: statements of a program, and between them commands about
/// what these made. No command among them writes a file, starts a program or waits for a key.
package struct TranscriptWriter {
  package var writer: ProgramWriter

  package init(_ language: ProgramWriter.Language, seed: UInt64) {
    writer = ProgramWriter(language, seed: seed)
  }

  private static let commands = [
    "objects", "class", "why", "leaks", "zones", "pools", "drain", "stack", "trace", "life",
    "memory", "graph",
    "events", "doors", "weak", "threads", "explain", "inserted", "disasm", "back", "forward",
    "goto", "undo",
    "branches", "compare", "race", "replay", "lang", "width", "errors", "raw", "narrate", "show",
    "help", "legend",
    "source", "find", "mrc", "arc", "swift", "start", "step", "next", "check", "hint", "card",
    "reset", "цикл", "帮助",
  ]
  private static let arguments = [
    "", "", "first", "Bead", "b1", "#1", "#2 Bead", "list", "text", "NSObject", "NSString", "total",
    "0", "-1", "3",
    "2..9", "99999999999999999999", "M0801", "E0101", "on", "off", "all", "library", "@",
    "first->next",
    "[first sum]", "zones", "ru", "zh", "en", "40", "picture", "log", "#1 #2", "sum", "-[Bead sum]",
    "\u{202E}", "—",
  ]

  /// A file of lines.
  package mutating func transcript() -> String {
    var lines: [String] = []
    if writer.language == .swift { lines.append(":swift") }
    if writer.language != .cpp { lines.append(writer.beginning) }
    for _ in 0..<(3 + writer.dice.roll(8)) {
      if writer.dice.roll(2) == 0, writer.language != .cpp {
        lines.append(writer.statement())
      } else {
        lines.append(
          ":" + writer.dice.one(of: Self.commands) + " " + writer.dice.one(of: Self.arguments))
      }
    }
    return lines.joined(separator: "\n")
  }
}
