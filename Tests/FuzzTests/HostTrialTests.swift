import Foundation
import Testing

/// A host that gives little: streams that are closed, memory, files and their sizes bounded by `ulimit`.
///
/// Whatever is missing, the program ends with a sentence where there is somewhere to say it, and a status of its own,
/// never by a signal of its own making; and what it writes goes where it belongs.
@Suite struct HostTrialTests {
  struct Trial {
    var status: Int32
    var isSignal: Bool
    var output: String
  }

  #if SANITIZED
    static let isFrugal = false
  #else
    static let isFrugal = true
  #endif

  /// A line of the shell's with `$0` for the program, in a folder of its own.
  private static func sh(_ line: String, in folder: URL) throws -> Trial {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, BoundTests.binary]
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C", "TMPDIR": folder.path,
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Trial(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      output: String(decoding: output, as: UTF8.self))
  }

  private static func withProgram(_ body: (URL) throws -> Void) throws {
    let folder = try BoundTests.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      #import <Foundation/Foundation.h>
      int main(void) {
        for (int i = 0; i < 20000; i++) printf("line %d\\n", i);
        [[NSObject alloc] init];
        return 0;
      }
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("a.m"))
    try body(folder)
  }

  /// The numbers of closed streams must not go to files that the program opens.
  @Test(arguments: [
    "<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-",
  ])
  func closedStreamsStayClosed(_ closed: String) throws {
    try Self.withProgram { folder in
      for command in ["run a.m", "run --events e a.m", "doctor", "explain E0101", ""] {
        let trial = try Self.sh("timeout 60 \"$0\" \(command) \(closed)", in: folder)
        #expect(!trial.isSignal && trial.status < 124, "\(command) \(closed): \(trial)")
        if closed.contains(" >&-") || closed.hasPrefix(">&-"), !command.isEmpty {
          #expect(trial.status == 74, "\(command) \(closed): \(trial)")
        }
        let events = folder.appendingPathComponent("e")
        if let written = try? String(contentsOf: events, encoding: .utf8) {
          #expect(!written.contains("line "), "output went into the file of events")
          try FileManager.default.removeItem(at: events)
        }
      }
    }
  }

  /// What a host refuses is said, and is no trap of Swift's. (The sanitizer reserves terabytes for itself.)
  @Test(.enabled(if: isFrugal)) func aHostWithoutMemoryIsToldOf() throws {
    try Self.withProgram { folder in
      for kilobytes in [150_000, 400_000, 1_000_000, 1_800_000] {
        let trial = try Self.sh(
          "ulimit -v \(kilobytes); \"$0\" run a.m 2>&1 >/dev/null", in: folder)
        #expect(!trial.isSignal, "\(kilobytes): \(trial)")
        #expect(
          trial.status == 0 || trial.status == 70 && trial.output.contains("ulimit -v"),
          "\(kilobytes): \(trial)")
      }
    }
  }

  /// A file that may not grow is told like a full disk, and no half of it stays.
  @Test func aBoundOfFilesIsAFullDisk() throws {
    try Self.withProgram { folder in
      let trial = try Self.sh("ulimit -f 1; \"$0\" run --events e a.m >/dev/null", in: folder)
      #expect(!trial.isSignal, "\(trial)")
      let film = try Self.sh("ulimit -f 8; \"$0\" run --film f.html a.m >/dev/null", in: folder)
      #expect(!film.isSignal && film.status == 74, "\(film)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/f.html"))
      let output = try Self.sh("ulimit -f 8; \"$0\" run a.m >o", in: folder)
      #expect(!output.isSignal && output.status == 74, "\(output)")
    }
  }

  /// What an author has written stays whole where what is put in its place does not fit.
  @Test func aLessonThatCannotBeWrittenStaysAsItIs() throws {
    try Self.withProgram { folder in
      let made = try Self.sh("\"$0\" lesson new kites", in: folder)
      #expect(made.status == 0, "\(made)")
      let file = folder.appendingPathComponent("kites/lesson.md")
      let text =
        try String(contentsOf: file, encoding: .utf8)
        + "\n<!-- step: told -->\n\n## Told\n\n```objc run\nfor (int i = 0; i < 9999; i++) printf(\"%d\\n\", i);\n```\n\n```output\nnothing\n```\n"
      try text.write(to: file, atomically: true, encoding: .utf8)
      let trial = try Self.sh("ulimit -f 8; \"$0\" lesson bless kites", in: folder)
      #expect(!trial.isSignal && trial.status == 74, "\(trial)")
      #expect(trial.output.contains("kites/lesson.md cannot be written"), "\(trial)")
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      #expect(try Self.sh("\"$0\" lesson bless kites", in: folder).status == 0)
    }
  }
}
