import Foundation
import Testing

/// A course on its way: written and packed by one person, learnt by another, mended, packed again and updated. The
/// program itself is run, by two people with homes of their own.
@Suite struct TravelTests {
  let place: TestFolder
  init() throws {
    place = try TestFolder()
    for name in ["teacher", "learner"] {
      try FileManager.default.createDirectory(
        atPath: place.path + "/" + name, withIntermediateDirectories: true)
    }
  }

  /// What the program says to somebody, standard error included, and its status.
  func run(
    _ person: String, _ arguments: [String], typed: [String] = []
  ) throws -> (said: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: WorkerTests.binary)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: place.path)
    process.environment = ["HOME": place.path + "/" + person, "LC_ALL": "C.UTF-8"]
    let file = place.path + "/typed"
    try typed.map { $0 + "\n" }.joined().write(toFile: file, atomically: true, encoding: .utf8)
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: file))
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: said, as: UTF8.self), process.terminationStatus)
  }

  func edit(_ path: String, _ change: (inout String) -> Void) throws {
    let file = place.path + "/" + path
    var text = try String(contentsOfFile: file, encoding: .utf8)
    let before = text
    change(&text)
    #expect(text != before)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  @Test func whatWasLearntIsKept() throws {
    #expect(try run("teacher", ["course", "new", "harbour"]).status == 0)
    #expect(try run("teacher", ["check", "harbour"]).status == 0)
    #expect(try run("teacher", ["course", "pack", "harbour"]).status == 0)

    #expect(try run("learner", ["course", "install", "harbour-1.0.zip"]).status == 0)
    // Nobody else has it now.
    #expect(try run("teacher", ["course", "list"]).said.contains("harbour") == false)
    let lesson = try run(
      "learner", [],
      typed: [
        ":course harbour", ":next", ":next", ":next", "Lamp *mine = [hall retain];", ":check",
      ])
    #expect(lesson.status == 0 && lesson.said.contains("✓ Right."), "\(lesson.said)")
    let before = try run("learner", [], typed: [":course harbour", ":lessons"]).said
    #expect(before.contains("3/3"), "\(before)")
    // The solution is nowhere in the clear.
    let folder = place.path + "/learner/.local/share/selfsame/courses/harbour"
    let installed = try String(contentsOfFile: folder + "/first/lesson.md", encoding: .utf8)
    #expect(installed.contains("Lamp *mine = ___;") && !installed.contains("[hall retain];"))

    // Other words, a lesson more, and a version that is larger.
    try edit("harbour/first/lesson.md") {
      $0 = $0.replacing("A lamp hangs", with: "One lamp hangs")
    }
    #expect(
      try run(
        "teacher", ["lesson", "new", "--mode", "swift", "--id", "harbour.two", "harbour/two"]
      ).status == 0)
    try edit("harbour/course.md") {
      $0 = $0.replacing("version: 1.0", with: "version: 2.0") + "- [Two](two/lesson.md)\n"
    }
    #expect(try run("teacher", ["check", "harbour"]).status == 0)
    #expect(try run("teacher", ["course", "pack", "harbour"]).status == 0)
    let update = try run("learner", ["course", "update", "harbour-2.0.zip"])
    #expect(update.status == 0)
    #expect(update.said.contains("New: two") && update.said.contains("Changed: first"))
    let after = try run("learner", [], typed: [":course harbour", ":lessons"]).said
    #expect(after.contains("3/3") && after.contains("0/3"), "\(after)")
    // There is no way back, and what was done outlives the course.
    #expect(try run("learner", ["course", "update", "harbour-1.0.zip"]).status == 3)
    #expect(try run("learner", ["course", "remove", "harbour"]).status == 0)
    #expect(try run("learner", ["course", "install", "harbour-2.0.zip"]).status == 0)
    let again = try run("learner", [], typed: [":course harbour", ":lessons"]).said
    #expect(again.contains("3/3"), "\(again)")
  }

  /// Who only asks leaves nothing behind: a home is as it was.
  @Test func whoOnlyAsksLeavesNothing() throws {
    #expect(try run("teacher", ["course", "new", "harbour"]).status == 0)
    try "int main(void) { return 3; }".write(
      toFile: place.path + "/three.m", atomically: true, encoding: .utf8)
    for (words, status) in [
      (["--version"], 0), (["doctor"], 0), (["run", "three.m"], 3), (["check", "harbour"], 0),
      (["course", "list"], 0), (["course", "remove", "none"], 66), (["--help"], 0),
    ] {
      let said = try run("learner", words)
      #expect(said.status == status, "\(words): \(said.said)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: place.path + "/learner").isEmpty,
        "\(words)")
    }
    #expect(try run("learner", ["doctor"]).said.contains("nothing is remembered yet"))
    #expect(try run("learner", [], typed: ["int x = 1;"]).status == 0)
    #expect(try run("learner", ["doctor"]).said.contains("what is remembered"))
  }

  /// A lesson of each mode is right as it stands, in each language.
  @Test(arguments: ["mrc", "arc", "swift", "cpp"]) func aNewLessonIsRight(mode: String) throws {
    for language in ["en", "ru", "zh"] {
      let folder = "new-\(language)"
      let made = try run(
        "teacher", ["lesson", "new", "--mode", mode, "--lang", language, folder])
      #expect(made.status == 0, "\(made.said)")
      let lint = try run("teacher", ["lesson", "lint", folder])
      #expect(lint.status == 0, "\(lint.said)")
    }
  }

  /// Each command of an author explains itself, and not the others.
  @Test func eachCommandHasItsHelp() throws {
    var pages: Set<String> = []
    let commands = [
      ("lesson", ["new", "lint", "bless", "preview", "sync", "status", "watch", "film", "adopt"]),
      ("course", ["new", "pack", "install", "list", "update", "remove"]),
    ]
    for (command, actions) in commands {
      for action in actions {
        let page = try run("teacher", [command, action, "--help"])
        #expect(page.status == 0 && page.said.hasPrefix("selfsame \(command) \(action)"))
        #expect(pages.insert(page.said).inserted)
      }
    }
  }

  /// A lesson that comes, and a changed table of contents, are noticed.
  @Test func watchingSeesNewLessonsAndTheContents() throws {
    #expect(try run("teacher", ["course", "new", "harbour"]).status == 0)
    let process = Process()
    process.executableURL = URL(filePath: WorkerTests.binary)
    process.arguments = ["lesson", "watch", "harbour"]
    process.currentDirectoryURL = URL(filePath: place.path)
    process.environment = ["HOME": place.path, "LC_ALL": "C.UTF-8"]
    let output = place.path + "/seen"
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    defer {
      // Threads of the tests may hold other signals back.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    func wait(for words: String) -> Bool {
      let end = Date(timeIntervalSinceNow: 30)
      while Date() < end {
        let seen = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        if seen.contains(words) { return true }
        usleep(50_000)
      }
      return false
    }
    #expect(wait(for: "harbour/first/lesson.md"))
    #expect(try run("teacher", ["lesson", "new", "--id", "harbour.b", "harbour/b"]).status == 0)
    #expect(wait(for: "harbour/b/lesson.md"))
    try edit("harbour/course.md") { $0 += "- [C](c/lesson.md)\n" }
    #expect(wait(for: "E0741"))
  }
}
