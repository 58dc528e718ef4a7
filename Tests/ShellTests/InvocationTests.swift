import Explorer
import LessonEngine
import Session
import Shell
import Testing
import VirtualMachine

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

  static func authoring(
    _ action: LessonAuthoring.Action, _ change: (inout LessonAuthoring) -> Void
  ) -> Invocation {
    var order = LessonAuthoring(action)
    order.paths = ["a"]
    change(&order)
    return .lesson(order)
  }

  static func grading(_ change: (inout ClassGrading) -> Void) -> Invocation {
    var order = ClassGrading()
    (order.lessons, order.folder) = (["a"], "b")
    change(&order)
    return .grade(order)
  }

  static func exploring(_ change: (inout ScheduleExploration) -> Void) -> Invocation {
    var exploration = ScheduleExploration()
    (exploration.path, exploration.parallel) = ("a.m", "body")
    change(&exploration)
    return .explore(exploration)
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
    ("run A.m B.m C.m", run("A.m") { $0.further = ["B.m", "C.m"] }),
    (
      "run --trace=counts,message --events out.jsonl --nslog-prefix A.m",
      run("A.m") {
        ($0.traces, $0.traceKinds) = (true, [.counts, .message])
        ($0.eventsPath, $0.prefixesLog) = ("out.jsonl", true)
      }
    ),
    ("run --trace=counts,odd A.m", .usage(key: "cli.badTraceKind", arguments: ["odd"])),
    ("run --trace= A.m", .usage(key: "cli.missingValue", arguments: ["--trace="])),
    ("run -D= A.m", .usage(key: "cli.badDefinition", arguments: ["="])),
    ("run -D =3 A.m", .usage(key: "cli.badDefinition", arguments: ["=3"])),
    ("run --events", .usage(key: "cli.missingValue", arguments: ["--events"])),
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
    ("check --lang fr A", .usage(key: "cli.badLanguage", arguments: ["fr", "en, ru, zh"])),
    ("check", .usage(key: "cli.check.noPath", arguments: [])),
    ("check --help", .help(topic: "check")),
    (
      "check --shard 2/3 A",
      check { ($0.paths, $0.shard) = (["A"], Checker.Shard(number: 2, count: 3)) }
    ),
    ("check --shard 4/3 A", .usage(key: "cli.check.badShard", arguments: ["4/3"])),
    ("check --shard 2 A", .usage(key: "cli.check.badShard", arguments: ["2"])),
    ("lesson new", .usage(key: "cli.lesson.noPath", arguments: ["new"])),
    ("lesson", .help(topic: "lesson")),
    ("lesson new a --id b --title c", authoring(.new) { ($0.id, $0.title) = ("b", "c") }),
    ("lesson sync --mark a", authoring(.sync) { $0.marks = true }),
    (
      "lesson lint --mark a",
      .usage(key: "cli.unknownOption", arguments: ["--mark", "lesson --help"])
    ),
    ("grade --help", .help(topic: "grade")),
    ("lesson new --help", .help(topic: "lesson new")),
    ("course pack --help", .help(topic: "course pack")),
    ("lesson new --mode swift a", authoring(.new) { $0.mode = .swift }),
    ("lesson new --mode C a", .usage(key: "cli.lesson.badMode", arguments: ["C"])),
    (
      "lesson bless --mode arc a",
      .usage(key: "cli.unknownOption", arguments: ["--mode", "lesson --help"])
    ),
    ("grade a c b", grading { $0.lessons = ["a", "c"] }),
    ("grade --jobs 3 --memory 99 a b", grading { ($0.sharing.jobs, $0.sharing.memory) = (3, 99) }),
    ("grade --jobs 0 a b", .usage(key: "cli.badJobs", arguments: ["0"])),
    ("grade --memory x a b", .usage(key: "cli.badMemory", arguments: ["x"])),
    ("grade --partial --lang ru a b", grading { ($0.inParts, $0.languageName) = (true, "ru") }),
    ("grade --shard 2/3 a b", grading { $0.shard = Checker.Shard(number: 2, count: 3) }),
    ("grade --shard 4/3 a b", .usage(key: "cli.check.badShard", arguments: ["4/3"])),
    ("grade --hidden h a b c", .usage(key: "cli.grade.hiddenOne", arguments: [])),
    ("grade merge", .usage(key: "cli.grade.mergePaths", arguments: [])),
    (
      "grade merge --format csv 1 2",
      grading { ($0.lessons, $0.folder, $0.merged, $0.format) = ([], "", ["1", "2"], .csv) }
    ),
    (
      "--worker grade a b", grading { $0.sharing.isWorker = true }
    ),
    ("--worker run a", .usage(key: "cli.unknownCommand", arguments: ["--worker"])),
    ("check --jobs 2 a", check { ($0.paths, $0.sharing.jobs) = (["a"], 2) }),
    ("grade a", .usage(key: "cli.grade.paths", arguments: [])),
    ("grade --format xml a b", .usage(key: "cli.grade.badFormat", arguments: ["xml"])),
    ("grade --require 101 a b", .usage(key: "cli.grade.badPercent", arguments: ["101"])),
    (
      "grade --require 60% --format csv --hidden h.md a b",
      grading { ($0.required, $0.format, $0.hidden) = (60, .csv, "h.md") }
    ),
    ("lesson --help", .help(topic: "lesson")),
    ("explore --parallel body --ascii a.m", exploring { $0.isPlain = true }),
    (
      "run --schedule S1-K7QD-1b --parallel body --times 3 a.m",
      exploring { ($0.schedule, $0.times) = (ScheduleToken("S1-K7QD-1b"), 3) }
    ),
    (
      "run --schedule=S1-K7QD-1b -w --parallel body a.m",
      exploring { $0.schedule = ScheduleToken("S1-K7QD-1b") }
    ),
    (
      "run a.m --schedule S1-K7QD-1b -W",
      .usage(key: "cli.explore.notReplayed", arguments: ["-W"])
    ),
    (
      "run --trace=counts --schedule S1-K7QD-1b a.m",
      .usage(key: "cli.explore.notReplayed", arguments: ["--trace"])
    ),
    (
      "run --schedule S1-K7QD-1b --loud a.m",
      .usage(key: "cli.unknownOption", arguments: ["--loud", "run --help"])
    ),
    (
      "run --schedule S1-K7QD-1b --json a.m",
      .usage(key: "cli.explore.notReplayed", arguments: ["--json"])
    ),
    (
      "explore --schedule S1-K7QD-1b a.m",
      .usage(key: "cli.explore.scheduleOfRun", arguments: ["S1-K7QD-1b"])
    ),
    ("explore -w a.m", .usage(key: "cli.unknownOption", arguments: ["-w", "explore --help"])),
    ("explore", .usage(key: "cli.explore.oneFile", arguments: [])),
  ]

  @Test func anEmptyNameIsNoProgram() {
    for words in [
      ["run", ""], ["run", "A.m", ""], ["check", ""], ["compare", "A.m", ""], ["doors", "", "A"],
      ["explore", "", "--parallel", "f"], ["grade", "a", ""], ["work", "locks", ""],
      ["explain", ""],
      ["lesson", "new", ""], ["lesson", "bless", "a", ""], ["course", "pack", ""], [""],
    ] {
      #expect(Invocation(words) == .usage(key: "cli.emptyWord", arguments: []), "\(words)")
    }
  }

  @Test(arguments: table.indices)
  func aCommandLineIsRead(index: Int) {
    let (line, expected) = Self.table[index]
    #expect(Invocation(line.split(separator: " ").map(String.init)) == expected, "\(line)")
  }
}
