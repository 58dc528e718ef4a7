import Foundation
import FuzzInputs
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bounds that a process keeps, whatever program it runs: Ctrl-C ends it at once, in the middle of the
/// largest natives, too; SIGTERM likewise; 256 MB for a program are less than 400 MB of the host's; the limit of
/// steps is one of time.
///
/// Each program runs in a process of its own. `make long` asks at a thousand moments instead of some.
@Suite(.serialized) struct BoundTests {
  static let isLong = ProcessInfo.processInfo.environment["SELFSAME_LONG"] != nil
  #if DEBUG || SANITIZED
    static let isFast = false
  #else
    static let isFast = true
  #endif

  /// Endless, and nearly all of it within natives on texts and blocks of many megabytes.
  static let endless: [(name: String, text: String)] = [
    (
      "doubling.m",
      "while ([text length] < 60000000) [text appendString:text]; while (1) [text copy];"
    ),
    ("hash.m", "NSUInteger n = 0; while (1) n += [text hash];"),
    (
      "compare.m",
      "NSString *b = [text copy]; NSMutableString *c = [NSMutableString stringWithString:b]; while (1) [c compare:b];"
    ),
    (
      "equal.m",
      "NSMutableString *c = [NSMutableString stringWithString:text]; while (1) [c isEqual:text];"
    ),
    (
      "search.m",
      "NSString *part = [[text substringToIndex:1000000] stringByAppendingString:@\"x\"]; while (1) [text rangeOfString:part];"
    ),
    ("folded.m", "while (1) [text rangeOfString:@\"ABC\" options:NSCaseInsensitiveSearch];"),
    (
      "insert.m",
      "while (1) { [text insertString:@\"x\" atIndex:3]; [text deleteCharactersInRange:NSMakeRange(3, 1)]; }"
    ),
    (
      "names.m",
      "while (1) { @autoreleasepool { NSStringFromSelector(@selector(description)); NSStringFromClass([NSString class]); } }"
    ),
    ("case.m", "while (1) { @autoreleasepool { [text uppercaseString]; } }"),
    (
      "wide.m",
      "[text appendString:@\"\\u00e9\"]; while (1) { @autoreleasepool { [text lowercaseString]; } }"
    ),
    (
      "utf8.m",
      "[text appendString:@\"\\u00e9\"]; while (1) { @autoreleasepool { [NSString stringWithUTF8String:[[text mutableCopy] UTF8String]]; } }"
    ),
    (
      "format.m",
      "while (1) { @autoreleasepool { [NSString stringWithFormat:@\"%@%@\", text, text]; } }"
    ),
    ("memset.m", "char *c = malloc(100000000); while (1) memset(c, 1, 100000000);"),
    ("memmove.m", "char *c = calloc(100000000, 1); while (1) memmove(c + 8, c, 90000000);"),
    (
      "strlen.m",
      "char *c = malloc(100000000); memset(c, 65, 99999999); c[99999999] = 0; long n = 0; while (1) n += strlen(c);"
    ),
    (
      "strstr.m",
      "char *c = malloc(50000000); memset(c, 65, 49999999); c[49999999] = 0; while (1) strstr(c, \"AAAAAAAAB\");"
    ),
    (
      "keypath.m",
      "NSMutableArray *a = [NSMutableArray array]; for (int i = 0; i < 300000; i++) [a addObject:@(i)]; while (1) [a valueForKeyPath:@\"@sum.self\"];"
    ),
    ("realloc.m", "char *p = malloc(10000000); while (1) p = realloc(p, 10000000);"),
    ("digits.m", "char *p = malloc(1000); while (1) snprintf(p, 1000, \"%.300f\", 1e300);"),
    (
      "predicate.m",
      "NSPredicate *p = [NSPredicate predicateWithFormat:@\"SELF > 3 AND SELF < 9\"]; while (1) [p evaluateWithObject:@4];"
    ),
    (
      "classes.m",
      "while (1) @autoreleasepool { NSStringFromSelector(@selector(hash)); NSClassFromString(@\"NSString\"); }"
    ),
    // Numbers in texts of megabytes, and names as long.
    (
      "atoi.m",
      "char *c = malloc(4000001); memset(c, '0', 4000000); c[4000000] = 0; while (1) atoi(c);"
    ),
    (
      "strtod.m",
      "char *c = malloc(4000001); memset(c, '9', 4000000); c[4000000] = 0; while (1) atof(c);"
    ),
    (
      "double.m",
      "[text setString:@\"ab \\u00e9,x\"]; for (int i = 0; i < 17; i++) [text appendString:text]; while (1) [text doubleValue];"
    ),
    ("names of classes.m", "[text appendString:@\"\\u00e9\"]; while (1) NSClassFromString(text);"),
    (
      "names of selectors.m",
      "[text appendString:@\"\\u00e9\"]; while (1) NSSelectorFromString(text);"
    ),
    (
      "precision.m",
      "char *p = malloc(4000001); while (1) snprintf(p, 4000000, \"%.1000000g\", 1e-308);"
    ),
    (
      "decode.m",
      "[text appendString:@\"\\u00e9\"]; NSData *d = [text dataUsingEncoding:4]; while (1) @autoreleasepool { [[NSString alloc] initWithData:d encoding:4]; }"
    ),
    ("output.m", "while (1) printf(\"%s\\n\", \"a line\");"),
    ("throw.m", "while (1) { @try { @throw @\"x\"; } @catch (id e) { } }"),
    ("loop.m", "while (1) { }"),
  ]

  /// Ends with too much memory.
  static let greedy: [(name: String, text: String)] = [
    ("strings.m", "while (1) [text appendString:text];"),
    ("texts.m", "NSString *t = text; while (1) t = [t stringByAppendingString:t];"),
    (
      "arrays.m",
      "NSMutableArray *a = [NSMutableArray arrayWithObject:@1]; while (1) [a addObjectsFromArray:a];"
    ),
    (
      "data.m",
      "NSMutableData *d = [NSMutableData dataWithLength:1000]; while (1) [d appendData:d];"
    ),
    ("malloc.m", "while (1) { char *p = malloc(40); p[0] = 1; p[39] = 1; }"),
    (
      "growing.m",
      "for (long s = 1000; ; s = s * 3 / 2) { char *p = malloc(s); memset(p, 1, s); free(p); }"
    ),
    (
      "sizes.m",
      "for (long s = 16; ; s += 16) for (int i = 0; i < 4000; i++) { char *p = malloc(s); memset(p, 1, s); if (i & 1) free(p); }"
    ),
    (
      "queue.m",
      "dispatch_queue_t q = dispatch_queue_create(\"q\", NULL); for (long i = 0; ; i++) dispatch_async(q, ^{ printf(\"%ld\", i); });"
    ),
    (
      "tables.m",
      "NSMutableDictionary *d = [NSMutableDictionary dictionary]; for (long i = 0; ; i++) d[@(i)] = @(i);"
    ),
    ("pooled.m", "while (1) { [NSMutableArray array]; }"),
    (
      "operations.m",
      "NSOperationQueue *q = [NSOperationQueue new]; for (long i = 0; ; i++) [q addOperationWithBlock:^{ printf(\"%ld\", i); }];"
    ),
    // What the runtime is told by name stays.
    (
      "selectors.m",
      "for (int i = 0; i < 17; i++) [text appendString:text]; while (1) @autoreleasepool { [text appendString:@\"x\"]; NSSelectorFromString(text); }"
    ),
    (
      "registered.m",
      "char *c = malloc(1000020); memset(c, 'a', 1000000); for (int i = 0; ; i++) { snprintf(c + 1000000, 19, \"%d\", i); sel_registerName(c); }"
    ),
    (
      "pairs.m",
      "char *c = malloc(1000020); memset(c, 'a', 1000000); for (int i = 0; ; i++) { snprintf(c + 1000000, 19, \"%d\", i); objc_allocateClassPair([NSObject class], c, 0); }"
    ),
    (
      "ivars.m",
      "char *c = malloc(1000020); memset(c, 'a', 1000000); Class k = objc_allocateClassPair([NSObject class], \"K\", 0); for (int i = 0; ; i++) { snprintf(c + 1000000, 19, \"%d\", i); class_addIvar(k, c, 8, 3, c); }"
    ),
    (
      "protocols.m",
      "char *c = malloc(1000020); memset(c, 'a', 1000000); for (int i = 0; ; i++) { snprintf(c + 1000000, 19, \"%d\", i); objc_allocateProtocol(c); }"
    ),
    (
      "zones.m",
      "while (1) { NSSetZoneName(NSCreateZone(4096, 4096, YES), text); [text appendString:@\"x\"]; }"
    ),
    // Thousands of classes that are sent messages from all over the table of selectors: rows of answers.
    (
      "rows.m",
      """
      SEL s[40]; int n = 0;
      for (int i = 0; i < 36000; i++) {
        SEL q = NSSelectorFromString([NSString stringWithFormat:@"s%d", i]);
        if (i % 1000 == 0) {
          s[n++] = q; class_addMethod([NSObject class], q, [NSObject instanceMethodForSelector:@selector(self)], "@@:");
        }
      }
      for (int i = 0; i < 9000; i++) @autoreleasepool {
        Class c = objc_allocateClassPair([NSObject class], [[NSString stringWithFormat:@"K%d", i] UTF8String], 0);
        objc_registerClassPair(c);
        id o = [c new];
        for (int j = 0; j < n; j++) [o performSelector:s[j]];
      }
      while (1) [text appendString:text];
      """
    ),
    ("new.cpp", "int main() { while (true) new int(3); }"),
    ("text.cpp", "#include <string>\nint main() { std::string s = \"abc\"; while (true) s += s; }"),
    ("texts.swift", "var s = \"abc\"\nwhile true { s += s }\n"),
    ("lists.swift", "var s = [1]\nwhile true { s += s }\n"),
    (
      "closures.swift",
      "var all: [() -> Int] = []\nvar i = 0\nwhile true { let k = i; all.append { k + i }; i += 1 }\n"
    ),
  ]

  static func whole(_ name: String, _ text: String, megabytes: Int) -> String {
    if !name.hasSuffix(".m") { return text }
    return """
      #import <Foundation/Foundation.h>
      int main(void) {
        NSMutableString *text = [NSMutableString stringWithString:@"abcdefgh"];
        while ([text length] < \(megabytes) * 1000000) [text appendString:text];
        \(text)
        return 0;
      }
      """
  }

  struct Ended {
    var status: Int32
    var signal: Int32
    /// Seconds of CPU in all, and seconds from the signal to the end.
    var cpu: Double
    var late: Double
    var megabytes: Int
  }

  static let binary = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("selfsame").path

  /// Runs a program and sends a signal after so many seconds.
  static func run(
    _ name: String, _ text: String, _ arguments: [String] = [], signal: Int32 = 0,
    after: Double = 0, directory: URL, output: Int32? = nil
  ) throws -> Ended {
    let file = directory.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return try run(
      ["run"] + arguments + [file.path], signal: signal, after: after, output: output)
  }

  /// Runs a command; a signal comes so many seconds after its beginning.
  static func run(
    _ arguments: [String], signal: Int32 = 0, after: Double = 0, output: Int32? = nil
  ) throws -> Ended {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    let words = [binary] + arguments
    var strings: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    // Threads of the tests may hold signals back, and a shell's & ignores Ctrl-C: not so the program.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let problem = posix_spawn(&process, binary, &actions, &attributes, &strings, environ)
    try #require(problem == 0, "\(binary) cannot be run")
    var sent = Date()
    if signal != 0 {
      usleep(UInt32(after * 1_000_000))
      sent = Date()
      kill(process, signal)
    }
    var status: Int32 = 0
    var usage = rusage()
    // What wait4 says of memory counts the tests' own before exec; the process's record says it while it runs.
    var highest = 0
    while case let ended = wait4(process, &status, WNOHANG, &usage), ended <= 0 {
      if ended < 0, errno != EINTR { break }
      highest = max(highest, Self.highWater(process))
      usleep(2000)
    }
    let cpu =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    #if canImport(Darwin)
      let megabytes = usage.ru_maxrss >> 20
    #else
      let megabytes = highest
    #endif
    let ended = status & 0x7F
    return Ended(
      status: ended == 0 ? status >> 8 & 0xFF : -1, signal: ended, cpu: cpu,
      late: Date().timeIntervalSince(sent), megabytes: megabytes)
  }

  /// The most memory that a running process has had, in MB; 0 where nobody says.
  static func highWater(_ process: pid_t) -> Int {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
      >> 10
  }

  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "selfsame-bounds-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// From the moment when the handlers stand, whatever is at work: a program that has not begun is not begun.
  @Test func controlCIsHeardBeforeTheFirstInstruction() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for round in 0..<12 {
      let ended = try Self.run(
        "early.m", "int main(void) { while (1) ; }", signal: SIGINT,
        after: Double(round) * 0.008, directory: folder)
      #expect(ended.status == 130 || ended.signal == SIGINT, "round \(round): \(ended)")
      #expect(ended.late < 5, "round \(round): \(ended)")
    }
  }

  @Test func controlCIsHeardInTheMiddleOfEveryNative() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var dice = ProgramWriter.Dice(state: 4711)
    let rounds = Self.isLong ? 1000 : Self.endless.count
    // A fixed third of them, unless there is time.
    for round in stride(from: 0, to: rounds, by: Self.isLong ? 1 : 3) {
      let (name, text) = Self.endless[round % Self.endless.count]
      let after = (Self.isFast ? 0.15 : 0.6) + Double(dice.roll(500)) / 1000
      let ended = try Self.run(
        name, Self.whole(name, text, megabytes: Self.isFast ? 16 : 2), signal: SIGINT,
        after: after, directory: folder)
      // A slow endless program may reach a limit before it hears of anything.
      #expect(
        ended.status == 130 || ended.status == 70 && ended.late < 0.1,
        "\(name) after \(after) s: \(ended)")
      #expect(ended.late < (Self.isFast ? 1 : 5), "\(name) after \(after) s: \(ended)")
    }
  }

  /// Somebody holds the other end of a pipe and reads nothing: a pager that waits.
  @Test(arguments: [SIGINT, SIGTERM]) func aReaderThatDoesNotReadHoldsNobody(_ signal: Int32) throws
  {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let ended = try Self.run(
      "output.m", Self.whole("output.m", "while (1) puts(\"a line\");", megabytes: 1),
      signal: signal, after: Self.isFast ? 0.5 : 2, directory: folder, output: ends[1])
    #expect(ended.status == 128 + signal && ended.late < 10, "\(ended)")
  }

  @Test func terminationIsAtOnce() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.endless.suffix(3) {
      let ended = try Self.run(
        name, Self.whole(name, text, megabytes: 1), signal: SIGTERM, after: 0.5, directory: folder)
      #expect(ended.late < 2 && ended.status != 0, "\(name): \(ended)")
    }
  }

  /// Sessions come and go while a class is marked or a lesson is written: whichever is at work is stopped, none that is
  /// gone, and what was worked out by half is neither told nor written.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func commandsOfManySessionsEndAtOnce(_ signal: Int32) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let lesson = folder.appendingPathComponent("lesson")
    let source = FuzzTests.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Lessons/one-instance/strict")
    try FileManager.default.copyItem(at: source, to: lesson)
    let students = folder.appendingPathComponent("class")
    for name in ["ann", "ben"] {
      let answers = students.appendingPathComponent("\(name)/singleton.strict")
      try FileManager.default.createDirectory(at: answers, withIntermediateDirectories: true)
      try Data("int x;\n".utf8).write(to: answers.appendingPathComponent("close-alloc.m"))
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: lesson.path).filter {
      $0.hasSuffix(".md")
    }
    let before = try files.map { try Data(contentsOf: lesson.appendingPathComponent($0)) }
    for number in 0..<(Self.isLong ? 60 : 6) {
      let after = 0.01 + Double(number) * (Self.isLong ? 0.007 : 0.05)
      for words in [
        ["grade", "--jobs", "1", lesson.path, students.path], ["lesson", "bless", lesson.path],
        ["lesson", "preview", lesson.path], ["check", lesson.path],
      ] {
        let ended = try Self.run(words, signal: signal, after: after)
        // It may have ended before, or not have begun to listen.
        let isRight = [0, 128 + signal].contains(ended.status) || ended.signal == signal
        #expect(isRight && ended.late < 5, "\(words) after \(after) s: \(ended)")
        let now = try files.map { try Data(contentsOf: lesson.appendingPathComponent($0)) }
        #expect(now == before, "\(words) after \(after) s")
      }
    }
  }

  @Test(.enabled(if: isFast || isLong)) func theLimitOfMemoryIsTheProcesses() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, (name, text)) in Self.greedy.enumerated() where Self.isLong || number % 3 == 0 {
      let ended = try Self.run(
        name, Self.whole(name, text, megabytes: 1),
        ["--limit", "bytes=268435456,steps=2000000000"],
        directory: folder)
      #expect(ended.status == 70, "\(name): \(ended)")
      #expect(ended.megabytes < 400, "\(name): \(ended)")
    }
  }

  /// The default limit of 200 million steps, with steps of every kind. The aim is 6 seconds.
  @Test(.enabled(if: isFast && isLong)) func theLimitOfStepsIsOneOfTime() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.endless {
      let ended = try Self.run(
        name, Self.whole(name, text, megabytes: 16), directory: folder)
      #expect(ended.status == 70 && ended.cpu < 20, "\(name): \(ended)")
    }
  }
}
