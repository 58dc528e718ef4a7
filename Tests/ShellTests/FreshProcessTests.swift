import Foundation
import Testing

/// What a process of its own says: a token is the same schedule in each, and what is no folder is refused.
@Suite struct FreshProcessTests {
  static let rounds = ProcessInfo.processInfo.environment["SELFSAME_LONG"] == nil ? 6 : 100
  let place: TestFolder

  init() throws { place = try TestFolder() }

  private func run(_ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: WorkerTests.binary)
    process.arguments = arguments
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": place.path]
    let said = Pipe()
    process.standardOutput = said
    process.standardError = said
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = said.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  static let text = """
    #import <Foundation/Foundation.h>
    static NSMutableArray *log;
    static int next;
    void setup(void) { log = [NSMutableArray new]; }
    int take(void) { int mine = next; next = mine + 1; return mine; }
    void body(int thread) { int mine = take(); @synchronized (log) { [log addObject:@(mine)]; } }
    """

  /// Two who give way to each other for ever: the token leads into the circle, and says so.
  @Test func theTokenOfALivelockGoesRoundAgain() throws {
    let path = place.path + "/polite.m"
    try """
    #import <Foundation/Foundation.h>
    static int mine, yours;
    void body(int n) {
      int *own = n ? &mine : &yours, *other = n ? &yours : &mine;
      do { *own = 0; *own = 1; } while (*other);
      *own = 0;
    }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let question = ["--parallel", "body"]
    let found = try run(["explore", "--json"] + question + [path])
    #expect(found.status == 1)
    let token = try #require(found.text.firstMatch(of: /"token":"([^"]+)"/)).output.1
    let replayed = try run(["run", "--schedule", String(token)] + question + [path])
    #expect(replayed.status == 70)
    #expect(replayed.text.contains("This schedule fails: a livelock."))
  }

  @Test func aTokenIsTheSameScheduleInEveryProcess() throws {
    let path = place.path + "/take.m"
    try Self.text.write(toFile: path, atomically: true, encoding: .utf8)
    let question = ["--setup", "setup", "--parallel", "body", "--times", "3"]
    let check = ["--check", "next == 3"]
    let found = try run(["explore", "--json"] + question + check + [path])
    #expect(found.status == 1)
    let token = try #require(found.text.firstMatch(of: /"token":"([^"]+)"/)).output.1
    #expect(token.count <= 16)
    let replay = ["run", "--schedule", String(token)] + question + check + [path]
    let first = try run(replay)
    #expect(first.status == 70)
    #expect(first.text.contains("T2"))
    #expect(first.text.contains("This schedule fails: a lost update."))
    for _ in 1..<Self.rounds {
      let again = try run(replay)
      #expect(again.text == first.text)
      #expect(again.status == first.status)
    }
    // What has nothing to do with it may change; that the text is another one is said.
    try ("// An edit.\n" + Self.text + "\nint unused(void) { return 1; }\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let edited = try run(replay)
    #expect(edited.status == 70)
    #expect(edited.text.contains("has changed since"))
    #expect(edited.text.contains(first.text.split(separator: "\n")[0]))
  }

  @Test(arguments: [["run"], ["compare", "--mrc", "--arc"]])
  func whatIsIncludedIsAFolder(_ command: [String]) throws {
    let path = place.path + "/take.m"
    try Self.text.write(toFile: path, atomically: true, encoding: .utf8)
    for wrong in [path, place.path + "/nowhere"] {
      let ended = try run(command + ["--include", wrong, path])
      #expect(ended.status == 66)
      #expect(ended.text.contains("\(wrong) is no folder"))
    }
  }
}
