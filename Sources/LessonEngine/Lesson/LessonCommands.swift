/// What a lesson may ask the shell for, in a block `commands`.
///
/// A lesson shows: it looks at objects, at code, at other moments and schedules. Whatever else a person can do there
/// (open a lesson, read or write a file, start a program, let control characters through) a lesson could do behind the
/// reader's back, or within itself without end. So these words, in English, are all that it has.
package enum LessonCommands {
  package static let names: Set<String> = [
    "objects", "class", "source", "why", "leaks", "zones", "pools", "stack", "trace", "life",
    "memory", "graph", "events", "legend", "doors", "weak", "threads", "explain", "inserted",
    "disasm", "errors", "back", "forward", "goto", "branches", "compare", "race", "replay",
  ]

  /// Whether a line as it stands in the lesson is one of these. A graph may go to the screen alone.
  package static func mayStand(_ line: String) -> Bool {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.first == ":" else { return false }
    let name = line.dropFirst().prefix { $0 != " " && $0 != "\t" }
    return names.contains(String(name)) && !(name == "graph" && line.contains(">"))
  }
}
