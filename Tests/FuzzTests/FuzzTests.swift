import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// Right programs, bent: whatever is typed, the process stays, answers in time, and stays small.
///
/// A program of `ProgramWriter` is cut into tokens, and some of them are dropped, doubled, exchanged, or taken from
/// another language's program; numbers become the ones where widths end. So most inputs get past the parser.
/// `make fuzz` runs for a minute, `make fuzz FOR=8h` for a night. The input under way lies in
/// `.build/fuzz/current`: a crash leaves it there. What was found once lies in `Corpus`, made small, and is
/// replayed in every test run.
@Suite struct FuzzTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let corpus: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Corpus").path)
    return (files ?? []).sorted()
  }()

  /// `SELFSAME_FUZZ`: seconds, or `90m`, `8h`. nil: a small sample.
  static let seconds: Double? = {
    guard let wanted = ProcessInfo.processInfo.environment["SELFSAME_FUZZ"] else { return nil }
    let unit: Double = wanted.hasSuffix("h") ? 3600 : wanted.hasSuffix("m") ? 60 : 1
    return (Double(wanted.filter { $0.isNumber || $0 == "." }) ?? 60) * unit
  }()

  private static func limited(_ file: String) -> ProgramSession {
    var options = SessionOptions()
    options.maxSteps = 300_000
    options.maxBytes = 16 << 20
    options.maxOutputBytes = 1 << 16
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    session.inputLanguage = InputLanguage(ofFile: file) ?? .objectiveC
    return session
  }

  /// Seconds of CPU that the process has used.
  private static var cpu: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// As a file, and typed; answers how long that took.
  private static func feed(_ text: String, _ file: String) -> Double {
    let start = cpu
    let whole = limited(file)
    let outcome = whole.runFile(path: file, text: Array(text.utf8))
    _ = whole.mistakes(in: outcome, isOver: true)
    let typed = limited(file)
    let answer = typed.evaluate(text, picturing: true)
    _ = typed.mistakes(in: answer, isOver: false)
    _ = typed.goBack(1)
    _ = typed.goToEnd()
    _ = typed.undoInput()
    return cpu - start
  }

  @Test(arguments: corpus)
  func whatWasFoundOnceIsAnswered(_ file: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("Corpus/" + file))
    let took = Self.feed(String(decoding: data, as: UTF8.self), file)
    #expect(took < 30, "\(file) took \(took) s of CPU")
  }

  @Test func bentProgramsAreAnswered() throws {
    let place = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/fuzz")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let end = Self.seconds.map { Date().addingTimeInterval($0) }
    var seed = Self.seconds == nil ? 0 : UInt64(Date().timeIntervalSince1970) &* 1_000_003
    var count = 0
    while end.map({ Date() < $0 }) ?? (count < 9) {
      let language = ProgramWriter.Language.allCases[count % 3]
      var bender = Bender(language, seed: seed)
      let text = bender.bent()
      let file = "current." + language.rawValue
      try Data(text.utf8).write(to: place.appendingPathComponent(file))
      let took = Self.feed(text, file)
      if took > 20 {
        let kept = place.appendingPathComponent("slow-\(seed)." + language.rawValue)
        try Data(text.utf8).write(to: kept)
        Issue.record("\(took) s of CPU: \(kept.path)")
      }
      seed &+= 1
      count += 1
    }
    if Self.seconds != nil { print("fuzz: \(count) inputs") }
  }
}

/// Bends a program.
struct Bender {
  private var writer: ProgramWriter
  private var other: ProgramWriter

  init(_ language: ProgramWriter.Language, seed: UInt64) {
    writer = ProgramWriter(language, seed: seed)
    other = ProgramWriter(
      ProgramWriter.Language.allCases[Int(seed / 7 % 3)], seed: seed &+ 77)
  }

  /// Names, numbers, texts and single signs, white space kept.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var current = ""
    var kind = 0
    for scalar in text.unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
      let isSpace = scalar.properties.isWhitespace
      let next = isWord ? 1 : isSpace ? 2 : 3
      if next != kind || next == 3 {
        if !current.isEmpty { tokens.append(current) }
        current = ""
      }
      kind = next
      current.unicodeScalars.append(scalar)
    }
    if !current.isEmpty { tokens.append(current) }
    return tokens
  }

  private static let edges = [
    "0", "-1", "1", "127", "128", "255", "2147483647", "2147483648", "4294967295",
    "9223372036854775807", "18446744073709551615", "99999999999999999999", "1e400", "0x", "0.1",
  ]
  private static let signs = [
    "(", ")", "{", "}", "[", "]", "<", ">", ";", ",", ":", "::", "->", ".", "&", "*", "^", "@", "#",
    "?", "!", "??", "=", "==", "\"", "'", "\\", "//", "/*", "*/", "\0", "\u{202E}", "é", "😀",
  ]

  mutating func bent() -> String {
    var tokens = Bender.tokens(writer.program(statements: 1 + writer.dice.roll(10)))
    let foreign = Bender.tokens(other.program(statements: 6))
    for _ in 0..<(1 + writer.dice.roll(6)) where !tokens.isEmpty {
      let at = writer.dice.roll(tokens.count)
      switch writer.dice.roll(9) {
      case 0: tokens.remove(at: at)
      case 1: tokens.insert(tokens[at], at: at)
      case 2: tokens.swapAt(at, writer.dice.roll(tokens.count))
      case 3: tokens[at] = writer.dice.one(of: Bender.edges)
      case 4: tokens.insert(writer.dice.one(of: Bender.signs), at: at)
      case 5: tokens[at] = writer.dice.one(of: foreign)
      case 6:
        let end = min(tokens.count, at + 1 + writer.dice.roll(12))
        tokens.replaceSubrange(at..<end, with: [])
      case 7:
        let end = min(tokens.count, at + 1 + writer.dice.roll(30))
        let piece = Array(tokens[at..<end])
        for _ in 0..<(1 + writer.dice.roll(40)) { tokens.insert(contentsOf: piece, at: at) }
      default: tokens[at] = writer.dice.one(of: tokens)
      }
    }
    return tokens.joined()
  }
}
