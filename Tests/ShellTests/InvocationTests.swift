import Session
import Shell
import Testing

/// Command lines and what they ask for.
@Suite struct InvocationTests {
  static func run(_ path: String, _ change: (inout FileRun) -> Void = { _ in }) -> Invocation {
    var run = FileRun(path: path)
    change(&run)
    return .run(run)
  }

  static func check(_ change: (inout LessonCheck) -> Void) -> Invocation {
    var check = LessonCheck()
    change(&check)
    return .check(check)
  }

  static let table: [(line: String, expected: Invocation)] = [
    ("", .shell(lessons: nil)),
    ("--lessons Kurs", .shell(lessons: "Kurs")),
    ("--lessons=Kurs", .shell(lessons: "Kurs")),
    ("--lessons", .usage(key: "cli.missingValue", arguments: ["--lessons"])),
    ("--help", .help(topic: "")),
    ("-h", .help(topic: "")),
    ("help run", .help(topic: "run")),
    ("--version", .version),
    ("Car.m", .usage(key: "cli.fileWithoutRun", arguments: ["Car.m"])),
    ("walk", .usage(key: "cli.unknownCommand", arguments: ["walk"])),
    ("--walk", .usage(key: "cli.unknownOption", arguments: ["--walk", "--help"])),
    ("run Car.m", run("Car.m")),
    ("run -", run("-")),
    ("run -- -odd.m", run("-odd.m")),
    ("run --mrc Car.m", run("Car.m") { $0.mode = .mrc }),
    ("run Car.m --arc", run("Car.m") { $0.mode = .arc }),
    ("run -DA -D B=2 Car.m", run("Car.m") { $0.definitions = ["A", "B=2"] }),
    ("run --trace -w Car.m", run("Car.m") { ($0.traces, $0.showsWarnings) = (true, false) }),
    (
      "run --limit steps=9,objects=8,bytes=7 Car.m",
      run("Car.m") { ($0.maxSteps, $0.maxObjects, $0.maxBytes) = (9, 8, 7) }
    ),
    ("run --limit=steps=9 Car.m", run("Car.m") { $0.maxSteps = 9 }),
    ("run --limit steps=0 Car.m", .usage(key: "cli.badLimit", arguments: ["steps=0"])),
    ("run --limit steps Car.m", .usage(key: "cli.badLimit", arguments: ["steps"])),
    ("run --limit miles=3 Car.m", .usage(key: "cli.badLimit", arguments: ["miles=3"])),
    (
      "run --limit steps=99999999999999999999 Car.m",
      .usage(key: "cli.badLimit", arguments: ["steps=99999999999999999999"])
    ),
    ("run", .usage(key: "cli.run.noFile", arguments: [])),
    ("run A.m B.m", .notBuilt("run FILE FILE…")),
    ("run --seed 3 A.m", run("A.m") { $0.seed = 3 }),
    ("run --seed -3 A.m", .usage(key: "cli.badSeed", arguments: ["-3"])),
    ("run --odd A.m", .usage(key: "cli.unknownOption", arguments: ["--odd", "run --help"])),
    ("run --help", .help(topic: "run")),
    ("check Lessons", check { $0.paths = ["Lessons"] }),
    (
      "check --format tap --lang ru A B",
      check { ($0.paths, $0.format, $0.languageName) = (["A", "B"], .tap, "ru") }
    ),
    ("check --format xml A", .usage(key: "cli.check.badFormat", arguments: ["xml"])),
    ("check --lang fr A", .usage(key: "cli.badLanguage", arguments: ["fr"])),
    ("check", .usage(key: "cli.check.noPath", arguments: [])),
    ("check --help", .help(topic: "check")),
    ("lesson new", .notBuilt("lesson")),
    ("lesson --help", .help(topic: "lesson")),
    ("explore A.m", .notBuilt("explore")),
  ]

  @Test(arguments: table.indices)
  func aCommandLineIsRead(index: Int) {
    let (line, expected) = Self.table[index]
    #expect(Invocation(line.split(separator: " ").map(String.init)) == expected, "\(line)")
  }
}
