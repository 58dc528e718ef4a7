import Foundation
import FuzzInputs
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C typed at a pseudo-terminal, at a random moment of every phase: reading, macros, types, generation, a
/// run, its reports and pages, a comparison, a search, a grading, the views at the prompt. A command ends, the
/// shell is back at its prompt, within a tenth of a second of CPU.
///
/// A few moments in every test run; `make long` asks for a thousand.
@Suite(.serialized) struct TerminalTests {
  struct Phase {
    var name: String
    /// `FILE` stands for the file, `FOLDER` for its folder.
    var arguments: [String]
    var ending = "m"
    var text = ""
    /// What is typed at the prompt, for a shell; `FOLDER` as above.
    var typed: [String] = []
  }

  /// A debug build is some twenty times as slow, so what it reads is smaller.
  static let size = BoundTests.isFast ? 20 : 1
  static let endless = ["--limit", "steps=100000000000,bytes=1000000000"]

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<(count * size)).map(line).joined(separator: "\n") + "\n"
  }

  static let phases: [Phase] = {
    let foundation = "#import <Foundation/Foundation.h>\n"
    let main = "int main(void) { return 0; }\n"
    let many = foundation + "int main(void) { for (int i = 0; i < 300000; i++) { "
    var phases = [
      Phase(
        name: "comments", arguments: ["run", "FILE"],
        text: lines(100_000) { _ in "// a comment /* of */ a line" } + main),
      Phase(
        name: "strings", arguments: ["run", "FILE"],
        text: "char *all[] = {" + lines(10_000) { "\"text \($0)\"," } + "};\n" + main),
      Phase(
        name: "macros", arguments: ["run", "FILE"],
        text: "#define F(a, b) ((a) + (b) * (a))\nint main(void) { int x = 0;\n"
          + lines(2000) { _ in "x = F(F(1, x), F(x, F(2, 3)));" } + "return 0; }\n"),
      Phase(
        name: "types", arguments: ["run", "FILE"],
        text: lines(4000) { "struct S\($0 + 1) { struct S\($0) *next; int a[3]; };" } + main),
      Phase(
        name: "classes", arguments: ["run", "FILE"],
        text: foundation
          + lines(300) {
            "@interface K\($0) : NSObject\n@property id a, b;\n@end\n@implementation K\($0)\n@end"
          } + main),
      Phase(
        name: "code", arguments: ["run", "FILE"],
        text: foundation + "int main(void) { long x = 0;\n"
          + lines(4000) { "x = x * 3 + [@\"a\" length] + \($0);" } + "return 0; }\n"),
      Phase(
        name: "C++", arguments: ["run", "FILE"], ending: "cpp",
        text: "#include <string>\n"
          + lines(200) { "class K\($0) { std::string s; public: int m() { return \($0); } };" }
          + "int main() { return 0; }\n"),
      Phase(
        name: "Swift", arguments: ["run", "FILE"], ending: "swift",
        text: lines(150) { "class K\($0) { var v = \($0)\n func m() -> Int { return v } }" }),
      Phase(
        name: "events", arguments: ["run", "--events", "FOLDER/events"] + endless + ["FILE"],
        text: many + "[[NSObject alloc] init]; } return 0; }\n"),
      Phase(
        name: "trace", arguments: ["run", "--trace"] + endless + ["FILE"],
        text: many + "[[NSObject alloc] init]; } return 0; }\n"),
      Phase(
        name: "leaks", arguments: ["run", "-W", "--mrc"] + endless + ["FILE"],
        text: many + "[[NSMutableArray alloc] init]; } return 0; }\n"),
      Phase(
        name: "film", arguments: ["run", "--film", "FOLDER/film.html"] + endless + ["FILE"],
        text: many + "[[NSObject alloc] init]; } return 0; }\n"),
      Phase(
        name: "comparison", arguments: ["compare", "FILE", "FILE"],
        text: many + "[[NSObject alloc] init]; } return 0; }\n"),
      Phase(
        name: "schedules", arguments: ["explore", "--parallel", "f", "--times", "6", "FILE"],
        text: foundation + "int n; void f(void) { for (int i = 0; i < 6; i++) n++; }\n" + main),
      Phase(
        name: "standard input", arguments: ["run"] + endless + ["FILE"],
        text: foundation + "int main(void) { while (getchar() != -2); return 0; }\n"),
    ]
    for (name, text) in BoundTests.endless {
      phases.append(
        Phase(
          name: name, arguments: ["run"] + endless + ["FILE"],
          text: BoundTests.whole(name, text, megabytes: BoundTests.isFast ? 16 : 2)))
    }
    let chain =
      ":mrc\nid a = nil; for (int i = 0; i < \(1000 * size); i++) { "
      + "id b = [[NSMutableArray alloc] init]; if (a) [b addObject:a]; a = b; }"
    for view in [
      ":objects", ":leaks", ":graph", ":memory a", ":events", ":why a", ":life a", ":trace",
      ":why alive a", ":why same a a", ":zones", ":weak", ":graph > FOLDER/g.svg", "while (1);",
      "while (1) puts(\"line\");", ":back 100000", ":undo",
    ] {
      phases.append(Phase(name: view, arguments: [], typed: [chain, view]))
    }
    return phases
  }()

  struct Ended {
    var status: Int32
    var signal: Int32
    /// From Ctrl-C to the end.
    var cpu: Double
    var seconds: Double
    var megabytes = 0
    /// Beginnings of control sequences that were sent to the terminal.
    var escapes = 0
  }

  /// Seconds of CPU of a running process; nil where nobody says.
  private static func cpu(_ process: pid_t) -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let close = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[close...].split(separator: " ").compactMap { Double($0) }
    return fields.count > 11 ? (fields[9] + fields[10]) / Double(sysconf(Int32(_SC_CLK_TCK))) : nil
  }

  /// The end where keys are pressed, and the name of the other one.
  private static func pseudoTerminal() -> (Int32, String)? {
    #if canImport(Glibc)
      // Swift's module of the C library leaves posix_openpt out.
      let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (unlocked, number): (Int32, Int32) = (0, 0)
      guard terminal >= 0, ioctl(terminal, 0x4004_5431, &unlocked) == 0,
        ioctl(terminal, 0x8004_5430, &number) == 0
      else { return nil }
      return (terminal, "/dev/pts/\(number)")
    #else
      let terminal = posix_openpt(O_RDWR | O_NOCTTY)
      guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0 else { return nil }
      return (terminal, String(cString: ptsname(terminal)))
    #endif
  }

  /// nil: it was over before the key was pressed.
  private static func press(
    _ phase: Phase, after: Double, folder: URL, window: (lines: UInt16, columns: UInt16)? = nil,
    typing: Int = 0, resized: [(lines: UInt16, columns: UInt16)] = []
  ) throws -> Ended? {
    let file = folder.appendingPathComponent("program." + phase.ending).path
    for old in ["events", "film.html"] {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(old))
    }
    try Data(phase.text.utf8).write(to: URL(fileURLWithPath: file))
    let (terminal, name) = try #require(pseudoTerminal())
    defer { close(terminal) }
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    func resize(_ window: (lines: UInt16, columns: UInt16)) {
      var size = winsize(ws_row: window.lines, ws_col: window.columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }
    if let window { resize(window) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session opens is its own: Ctrl-C comes from there.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for descriptor: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    #if canImport(Darwin)
      let ownSession: Int32 = 0x0400
    #else
      let ownSession: Int32 = 0x80
    #endif
    posix_spawnattr_setflags(
      &attributes,
      Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | ownSession))
    let words =
      [BoundTests.binary]
      + phase.arguments.map {
        $0 == "FILE" ? file : $0.replacingOccurrences(of: "FOLDER", with: folder.path)
      }
    var strings: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let values = [
      resized.isEmpty ? "TERM=dumb" : "TERM=xterm", "LC_ALL=C", "HOME=\(folder.path)",
      "PATH=/usr/bin:/bin",
    ]
    var environment: [UnsafeMutablePointer<CChar>?] = values.map { strdup($0) } + [nil]
    defer { for string in strings + environment { free(string) } }
    var process: pid_t = 0
    try #require(
      posix_spawn(&process, words[0], &actions, &attributes, &strings, &environment) == 0)
    var status: Int32 = 0
    var usage = rusage()
    func typed(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
        if count > 0 { bytes = bytes.dropFirst(count) } else { usleep(1000) }
        read()
      }
    }
    var escapes = 0
    func read() {
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        #if canImport(Glibc)
          let count = Glibc.read(terminal, &block, block.count)
        #else
          let count = Darwin.read(terminal, &block, block.count)
        #endif
        if count <= 0 { return }
        escapes += block[..<count].count { $0 == 0x1B }
      }
    }
    /// Whether it is still there after so many seconds.
    func wait(_ seconds: Double) -> Bool {
      let end = Date().addingTimeInterval(seconds)
      while Date() < end {
        read()
        if wait4(process, &status, WNOHANG, &usage) == process { return false }
        usleep(1000)
      }
      return true
    }
    for line in phase.typed {
      if !wait(BoundTests.isFast ? 1 : 4) { return nil }
      typed(line.replacingOccurrences(of: "FOLDER", with: folder.path) + "\n")
    }
    // A line that is being typed, and windows of other sizes.
    typed(String(repeating: "x", count: typing))
    for size in resized {
      if !wait(0.2) { break }
      resize(size)
      if !wait(0.2) { break }
      typed("y")
    }
    if !wait(after) {
      return resized.isEmpty ? nil : Ended(status: -1, signal: status & 0x7F, cpu: 0, seconds: 0)
    }
    let before = cpu(process) ?? 0
    let megabytes = BoundTests.highWater(process)
    let pressed = Date()
    typed("\u{3}")
    if !phase.typed.isEmpty {
      // A prompt that is there takes it; a command that goes on does not.
      usleep(20_000)
      typed("\n:quit\n")
    }
    let isThere = wait(30)
    if isThere {
      kill(process, SIGKILL)
      wait4(process, &status, 0, &usage)
    }
    let used =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    let signal = status & 0x7F
    // What was used before was read a moment before the key: no more than has passed since can have been used.
    let seconds = Date().timeIntervalSince(pressed)
    return Ended(
      status: signal == 0 ? status >> 8 & 0xFF : -1, signal: signal,
      cpu: min(used - before, seconds),
      seconds: seconds, megabytes: megabytes, escapes: escapes)
  }

  /// The names of each moment are kept, and not all of them anew for each.
  @Test func aThousandNamesAreSmall() throws {
    let folder = try BoundTests.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // One piece of typing: the phase waits before each.
    let lines = (0..<1_500).map { "int v\($0) = \($0);" }.joined(separator: "\n")
    let phase = Phase(name: "names", arguments: [], typed: [lines])
    let ended = try Self.press(phase, after: 6, folder: folder)
    #expect(ended?.signal == 0, "\(String(describing: ended))")
    if BoundTests.isFast { #expect(ended?.megabytes ?? 0 < 150, "\(String(describing: ended))") }
    // This terminal says that it takes plain lines alone.
    #expect(ended?.escapes == 0, "\(String(describing: ended))")
  }

  /// How a run ends, and the most memory that it has had, in MB.
  static func memory(
    of arguments: [String], reading input: URL? = nil, home: URL
  ) throws -> (status: Int32, megabytes: Int) {
    let run = Process()
    run.executableURL = URL(fileURLWithPath: BoundTests.binary)
    run.arguments = arguments
    run.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
    run.standardOutput = FileHandle.nullDevice
    run.standardError = FileHandle.nullDevice
    run.environment = ["HOME": home.path]
    try run.run()
    var highest = 0
    while run.isRunning {
      highest = max(highest, BoundTests.highWater(run.processIdentifier))
      usleep(2000)
    }
    return (run.terminationStatus, highest)
  }

  /// What a moment shares with the one before is not copied, whatever an input declares: each of these tables was, and
  /// 2,000 inputs took up to a gigabyte.
  @Test(
    .enabled(if: BoundTests.isFast),
    arguments: [
      "typedef struct s% { int a; } *t%;", "#define M% %", "enum e% { c% };", "@class K%;",
      "@protocol P%\n@end", "@interface NSObject (C%)\n- (int)m%;\n@end", "NSObject *v% = nil;",
      "int f%(void) { return %; }",
    ])
  func declarationsAreSmall(_ shape: String) throws {
    let folder = try BoundTests.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputs = folder.appendingPathComponent("inputs")
    try (0..<1_500).map { shape.replacingOccurrences(of: "%", with: "\($0)") + "\n" }.joined()
      .write(to: inputs, atomically: true, encoding: .utf8)
    let (status, highest) = try Self.memory(of: [], reading: inputs, home: folder)
    #expect(status == 0)
    #expect(highest < 110, "\(shape): \(highest) MB")
  }

  /// A window as large as a number can say, or of nothing; settings of the line editor that never end.
  @Test func aStrangeTerminalHangsNobody() throws {
    let folder = try BoundTests.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(mkfifo(folder.appendingPathComponent(".editrc").path, 0o600) == 0)
    for size in [(65535, 65535), (0, 0), (1, 1), (65535, 1), (1, 65535), (24, 80)] {
      let phase = Phase(name: "window \(size)", arguments: [], typed: ["1", "1 + 1"])
      let ended = try Self.press(
        phase, after: 0.2, folder: folder, window: (UInt16(size.0), UInt16(size.1)))
      #expect(ended?.status == 0 && ended?.signal == 0, "\(size): \(String(describing: ended))")
    }
  }

  /// The editor keeps the row of its cursor, and the new window may have no such row.
  private static let shrinking: [(Int, [(Int, Int)])] = [
    (1000, [(24, 80), (12, 40)]), (300, [(24, 80), (3, 80)]), (3000, [(50, 80), (24, 80)]),
    (100, [(24, 80), (3, 20), (50, 20), (1, 1), (24, 80)]), (0, [(24, 4), (1, 4), (24, 4)]),
    (0, [(24, 9), (1, 9), (2, 9)]), (400, [(2, 80), (1, 80), (2, 80)]), (60, [(1, 2), (65535, 2)]),
    (7, [(24, 80), (65535, 65535), (24, 80), (0, 65535)]), (0, [(24, 80), (65535, 65535), (0, 0)]),
  ]

  @Test(arguments: shrinking)
  func aWindowShrinksWhileALineIsTyped(_ length: Int, _ sizes: [(Int, Int)]) throws {
    let folder = try BoundTests.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let windows = sizes.map { (lines: UInt16($0.0), columns: UInt16($0.1)) }
    let phase = Phase(name: "window", arguments: [], typed: ["1"])
    let ended = try Self.press(
      phase, after: 0.2, folder: folder, window: windows[0], typing: length,
      resized: Array(windows.dropFirst()))
    #expect(ended?.status == 0 && ended?.signal == 0, "\(String(describing: ended))")
    if BoundTests.isFast { #expect(ended?.megabytes ?? 0 < 150, "\(String(describing: ended))") }
  }

  @Test func ctrlCIsHeardInEveryPhase() throws {
    let folder = try BoundTests.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var dice = ProgramWriter.Dice(state: 1711)
    // Each phase many times, or each third of them once.
    let all = Self.phases.indices
    let rounds =
      BoundTests.isLong
      ? (0..<1000).map { $0 % all.count } : Array(stride(from: 0, to: all.count, by: 3))
    var pressed = 0
    for round in rounds {
      let phase = Self.phases[round]
      let after = 0.05 + pow(Double(dice.roll(1000)) / 1000, 2) * 1.5
      guard let ended = try Self.press(phase, after: after, folder: folder) else { continue }
      pressed += 1
      let told = "\(phase.name) after \(after) s: \(ended)"
      if phase.typed.isEmpty {
        // At the very end the program's own status may come first, within the time that is promised.
        #expect(
          ended.status == 130 || ended.signal == SIGINT || ended.seconds < 0.1, "\(told)")
      } else {
        #expect(ended.signal == 0, "\(told)")
      }
      // The ticks in which the kernel counts, and giving back a gigabyte of memory, are not ours.
      #expect(ended.cpu < (BoundTests.isFast ? 0.2 : 6), "\(told)")
    }
    #expect(pressed > rounds.count / 2)
    if BoundTests.isLong { print("Ctrl-C: pressed \(pressed) of \(rounds.count) times in time") }
  }
}
