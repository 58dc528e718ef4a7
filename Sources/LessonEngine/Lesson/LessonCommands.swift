/// What a lesson may ask the shell for, in a block `commands`.
///
/// A lesson shows: it looks at objects, at code, and at what schedules could do. Whatever else a person can do there (open
/// a lesson, read or write a file, start a program, go to another moment, change how the shell is set, let control
/// characters through) a lesson could do behind the reader's back, or within itself without end. So these words, in
/// English, are all that it has.
package enum LessonCommands {
  package static let names: Set<String> = [
    "objects", "class", "source", "why", "leaks", "zones", "pools", "stack", "trace", "life",
    "memory", "graph", "events", "legend", "doors", "weak", "threads", "explain", "inserted",
    "disasm", "errors", "branches", "race",
  ]

  /// Whether a line as it stands in the lesson is one of these. A graph goes to the screen, what is traced stays as it
  /// is, and a race is searched, of code if any is named, and not played.
  package static func mayStand(_ line: String) -> Bool {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.first == ":" else { return false }
    let name = line.dropFirst().prefix { $0 != " " && $0 != "\t" }
    let rest = line.dropFirst(1 + name.count)
    switch name {
    case "graph": return !rest.contains(">")
    case "trace": return rest.allSatisfy(\.isWhitespace)
    case "race": return rest.allSatisfy(\.isWhitespace) || rest.contains { "([".contains($0) }
    default: return names.contains(String(name))
    }
  }
}
