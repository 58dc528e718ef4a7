import Foundation
import Testing

/// A shell that is killed while a learner goes on: what the learner was told is right stays learnt, and the next
/// start finds nothing damaged.
@Suite struct KilledShellTests {
  static let rounds = WorkerTests.isLong ? 1000 : 12
  static let steps = 12
  let place: TestFolder

  init() throws {
    place = try TestFolder()
    let lesson = "\(place.path)/course/first"
    try FileManager.default.createDirectory(atPath: lesson, withIntermediateDirectories: true)
    try "# Kites\n\n## Strings\n\n- [One](first)\n".write(
      toFile: "\(place.path)/course/course.md", atomically: true, encoding: .utf8)
    let steps = (0..<Self.steps).map {
      "\n<!-- step: s\($0) -->\n\n```objc predict kind=number\n\($0) * 7\n```\n\nGuessed.\n"
    }
    try ("---\nlesson: 1\nid: first\ntitle: First kite\n---\n\nWelcome.\n" + steps.joined()).write(
      toFile: "\(lesson)/lesson.md", atomically: true, encoding: .utf8)
  }

  private func shell(_ home: String) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: WorkerTests.binary)
    process.arguments = ["--lessons", "\(place.path)/course"]
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": home]
    return process
  }

  /// Types all answers, kills the shell when so many were right and a moment has passed, and says how many
  /// it had called right by then.
  private func killed(home: String, after right: Int, microseconds: UInt32) throws -> Int {
    let process = shell(home)
    let (typed, said) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (typed, said)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let answers = (0..<Self.steps).map { ":next\n\($0 * 7)\n" }.joined()
    try typed.fileHandleForWriting.write(contentsOf: Data((":start first\n" + answers).utf8))
    var text = Data()
    func count() -> Int {
      String(decoding: text, as: UTF8.self).split(separator: "✓", omittingEmptySubsequences: false)
        .count - 1
    }
    while count() < right {
      let more = said.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += more
    }
    usleep(microseconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    text += said.fileHandleForReading.readDataToEndOfFile()
    return count()
  }

  @Test func whatWasCalledRightStaysLearntWhenItIsKilled() throws {
    var kept = 0
    for round in 0..<Self.rounds {
      let home = "\(place.path)/home-\(round)"
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      let right = try killed(
        home: home, after: round % Self.steps, microseconds: UInt32(round &* 2_654_435 % 4000))
      let process = shell(home)
      let (typed, said, complained) = (Pipe(), Pipe(), Pipe())
      (process.standardInput, process.standardOutput) = (typed, said)
      process.standardError = complained
      try process.run()
      try typed.fileHandleForWriting.write(contentsOf: Data(":lessons\n".utf8))
      try typed.fileHandleForWriting.close()
      let text = String(
        decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let complaint = complained.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && complaint.isEmpty, "\(text)")
      // The step that welcomes counts as one more when the learner has left it.
      let learnt = try #require(text.firstMatch(of: /(\d+) of 13 steps/))
      #expect(try #require(Int(learnt.1)) >= right, "round \(round): \(right) right, \(text)")
      if right > 0 { kept += 1 }
      try FileManager.default.removeItem(atPath: home)
    }
    #expect(kept > Self.rounds / 2)
    if WorkerTests.isLong { print("Killed \(Self.rounds) shells, \(kept) with something learnt") }
  }
}
