import Diagnostics
import Foundation
import FuzzInputs
import LessonEngine
import Session
import Testing

/// Right programs, lessons, lines and answers, bent: whatever is given, the process stays, answers in time, and
/// stays small.
///
/// `FuzzInput` makes an input from a number; `make fuzz COVERAGE=1` lets libFuzzer choose by what is reached.
/// `make fuzz` runs for a minute, `make fuzz FOR=8h` for a night, `SEED=7` from that number on (`COUNT=1`: that one
/// alone). The input under way lies in `.build/fuzz/current`: a crash leaves it there. What was found once lies in
/// `Corpus`, made small, and is replayed in every test run.
@Suite struct FuzzTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let corpus: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Corpus").path)
    return (files ?? []).sorted()
  }()

  private static func wanted(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["SELFSAME_FUZZ" + name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `SELFSAME_FUZZ`: seconds, or `90m`, `8h`. nil: a small sample.
  static let seconds: Double? = {
    guard let wanted = wanted("") else { return nil }
    let unit: Double = wanted.hasSuffix("h") ? 3600 : wanted.hasSuffix("m") ? 60 : 1
    return (Double(wanted.filter { $0.isNumber || $0 == "." }) ?? 60) * unit
  }()

  @Test(arguments: corpus)
  func whatWasFoundOnceIsAnswered(_ file: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("Corpus/" + file))
    let answered = feed(String(decoding: data, as: UTF8.self), file)
    #expect(answered.seconds < 30, "\(file) took \(answered.seconds) s of CPU")
    #expect(answered.broken == nil)
  }

  @Test func theSameNumberIsTheSameInput() {
    for seed in UInt64(0)..<240 {
      #expect(FuzzInput(seed: seed).text == FuzzInput(seed: seed).text)
    }
    #expect(Set((UInt64(0)..<24).map { FuzzInput(seed: $0).kind }) == Set(FuzzInput.Kind.allCases))
  }

  /// What is bent is right before: else most of it would only meet the reader.
  @Test(arguments: ProgramWriter.Language.allCases)
  func anUnbentLessonHasItsTask(_ language: ProgramWriter.Language) {
    for seed in UInt64(0)..<8 {
      var writer = LessonWriter(language, seed: seed)
      let lesson = LoadedLesson(text: writer.lesson())
      #expect(lesson.diagnostics.allSatisfy { $0.severity != .error }, "\(seed)")
      #expect(lesson.lesson?.steps.last?.isTask == true, "\(seed)")
    }
  }

  @Test func bentInputsAreAnswered() throws {
    let place = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/fuzz")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let end = Self.seconds.map { Date().addingTimeInterval($0) }
    let first =
      Self.wanted("_SEED").flatMap { UInt64($0) }
      ?? (end == nil ? 0 : UInt64(Date().timeIntervalSince1970) &* 1_000_003)
    let count = Self.wanted("_COUNT").flatMap { UInt64($0) } ?? (end == nil ? 24 : .max)
    var seed = first
    func goesOn() -> Bool { seed &- first < count && end.map({ Date() < $0 }) ?? true }
    while goesOn() {
      // One deep stack for many inputs, as `selfsame check` has one for many lessons: each text would start threads of
      // its own, and on a busy machine waiting for those is most of the time. What is found is told outside, since
      // the test is not known on another thread.
      let found = onDeepStack { () -> String? in
        while goesOn() {
          let (input, number) = (FuzzInput(seed: seed), seed)
          seed &+= 1
          let file = place.appendingPathComponent(
            "current-\(first)." + input.kind.rawValue)
          guard (try? Data(input.text.utf8).write(to: file)) != nil else {
            return "\(file.path) cannot be written"
          }
          let answered = feed(input.text, file.lastPathComponent)
          if seed % 100_000 == 0, end != nil {
            print("fuzz: \(seed &- first) inputs from \(first)")
          }
          if answered.seconds > 20 || answered.broken != nil {
            let kept = place.appendingPathComponent("found-\(number)." + input.kind.rawValue)
            try? Data(input.text.utf8).write(to: kept)
            return "\(answered): \(kept.path)"
          }
        }
        return nil
      }
      if let found { Issue.record("\(found)") }
    }
    if end != nil { print("fuzz: \(seed &- first) inputs from \(first), the next is \(seed)") }
  }
}
