import LessonEngine
import Shell
import Testing
import Texts
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Conversations with the real shell, as a person would see them.
///
/// A `.transcript` file begins with settings (`language: ru`, `lesson: yes`, `width: 60`) and an empty
/// line; below it stands the screen: prompts with what is typed behind them, and the answers. The lines
/// behind the prompts are typed again (`^C` and `^D` are these keys) and the screen must be the same.
/// `make record` writes what the shell says now; the diff is reviewed like code.
@Suite struct TranscriptTests {
  static let folder = #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
  static let transcripts = folder + "/Transcripts"
  static let names: [String] = {
    guard let stream = opendir(transcripts) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".transcript") { names.append(name) }
    }
    return names.sorted()
  }()

  @Test(arguments: names)
  func theConversationGoesAsWritten(name: String) throws {
    let path = Self.transcripts + "/" + name
    guard case .bytes(let bytes) = readFile(path) else {
      Issue.record("\(path) cannot be read")
      return
    }
    let transcript = Transcript(String(decoding: bytes, as: UTF8.self))
    let screen = transcript.play(lessons: Self.folder + "/../../Lessons")
    if environmentValue("SELFSAME_RECORD") != nil {
      let file = try #require(fopen(path, "w"))
      defer { fclose(file) }
      fputs(transcript.header + screen, file)
      return
    }
    #expect(screen == transcript.screen, "run `make record` if the new screen is right")
  }

  @Test func thereAreTranscripts() { #expect(!Self.names.isEmpty) }
}

struct Transcript {
  var settings: [String: String] = [:]
  /// The settings as written, with the empty line.
  var header: String
  var screen: String

  static let prompts =
    ["mrc> ", "arc> ", "swift> ", "...> ", "1/2/3 [1]> ", "___> "]
    + Language.allCases.map { Texts.text("prompt.number", in: $0) + "> " }

  /// The prompt that a line of the screen begins with: one of these, or one in the past (`mrc 12/57> `).
  static func prompt(of line: Substring) -> String? {
    if let plain = prompts.first(where: { line.hasPrefix($0) }) { return plain }
    guard let past = line.prefixMatch(of: #/(mrc|arc|swift|race) \d+/\d+> /#) else { return nil }
    return String(past.0)
  }

  init(_ text: String) {
    var rest = text[...]
    header = ""
    while let end = rest.firstIndex(of: "\n") {
      let line = rest[..<end]
      rest = rest[rest.index(after: end)...]
      header += line + "\n"
      if line.isEmpty { break }
      let sides = line.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
      if sides.count == 2 { settings[sides[0]] = sides[1] }
    }
    screen = String(rest)
  }

  var typed: [LineRead] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      guard let prompt = Self.prompt(of: line) else { return nil }
      switch line.dropFirst(prompt.count) {
      case "^C": return .interrupted
      case "^D": return .end
      case let text: return .line(String(text))
      }
    }
  }

  func play(lessons: String) -> String {
    var screen: [UInt8] = []
    let width = Int(settings["width"] ?? "") ?? 80
    let terminal = Terminal(
      isInteractive: true, columns: { width }, sink: { _, bytes in screen += bytes })
    let lines = ScriptedLines(typed) { prompt, read in
      let words: String
      switch read {
      case .line(let text): words = text
      case .interrupted: words = "^C"
      default: words = "^D"
      }
      screen += Array((prompt + words + "\n").utf8)
    }
    var options = Conversation.Settings(
      language: Language(code: settings["language"] ?? "en") ?? .en)
    options.lessonsFolder = lessons
    options.shown = settings["show"].flatMap { Shown(rawValue: $0) } ?? .log
    options.opensLesson = settings["lesson"] == "yes"
    options.languageIsKnown = settings["question"] != "yes"
    // Where no state is kept the shell says so; a transcript is not about that.
    options.saysMissingState = false
    _ = Conversation(lines: lines, terminal: terminal, settings: options).run()
    return String(decoding: screen, as: UTF8.self)
  }
}
