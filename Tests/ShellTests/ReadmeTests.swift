import Foundation
import Testing

/// What README.md shows is what the program says: its first block of Objective-C through a pipe, the first block of
/// text behind it the answer. `make record` writes it anew.
@Suite struct ReadmeTests {
  @Test func theReadmeShowsWhatThePipeSays() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../README.md").standardizedFileURL
    let page = try String(contentsOf: url, encoding: .utf8)
    let match = try #require(
      page.firstMatch(of: /```objc\n(?<typed>(?s:.*?))```\n(?s:.*?)```text\n(?<shown>(?s:.*?))```/))
    let place = try TestFolder()
    let typed = place.path + "/strict.txt"
    try String(match.output.typed).write(toFile: typed, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: WorkerTests.binary)
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": place.path]
    process.standardInput = FileHandle(forReadingAtPath: typed)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    if ProcessInfo.processInfo.environment["SELFSAME_RECORD"] != nil {
      var new = page
      new.replaceSubrange(match.output.shown.startIndex..<match.output.shown.endIndex, with: said)
      try new.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    #expect(String(match.output.shown) == said, "run `make record` if the new text is right")
  }
}
