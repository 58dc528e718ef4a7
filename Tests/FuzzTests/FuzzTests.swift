import Foundation
import FuzzInputs
import Testing

/// Right programs, bent: whatever is typed, the process stays, answers in time, and stays small.
///
/// A program of `ProgramWriter` is bent by `Bender`; `make fuzz COVERAGE=1` lets libFuzzer choose by what is reached.
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

  @Test(arguments: corpus)
  func whatWasFoundOnceIsAnswered(_ file: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("Corpus/" + file))
    let took = feed(String(decoding: data, as: UTF8.self), file)
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
      let took = feed(text, file)
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
