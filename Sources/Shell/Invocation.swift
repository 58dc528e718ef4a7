import LessonEngine
import Session
import Texts
import VirtualMachine

/// What the words behind `selfsame` ask for.
///
/// Reading them changes nothing and prints nothing: the result is a value, so a table of command lines can
/// test it. A word that is not understood becomes `usage` with the key of its text; the program then
/// exits with 64, as every subcommand does.
package enum Invocation: Equatable {
  case shell(lessons: String?, shown: Shown? = nil)
  case doors(FileDoors)
  case run(FileRun)
  case check(LessonCheck)
  case explain(ExplainRequest)
  case grade(ClassGrading)
  case lesson(LessonAuthoring)
  case compare(FileComparison)
  case course(CourseOrder)
  case work(LessonWork)
  case doctor
  case generate(GeneratedText)
  case explore(ScheduleExploration)
  /// Named by the design, not built in this version.
  case notBuilt(String)
  case help(topic: String)
  case version
  case usage(key: String, arguments: [String])

  package init(_ words: [String]) {
    if words.first == WorkSharing.mark {
      self = Invocation(Array(words.dropFirst())).asWorker
      return
    }
    var words = ArgumentReader(words)
    guard let first = words.peek else {
      self = .shell(lessons: nil)
      return
    }
    words.known = Subcommand.named(first) ?? .shell
    var all = words
    words.skip()
    do throws(Refused) {
      self =
        switch first {
        case "run" where words.holds("--schedule"): try Invocation.replaying(&words)
        case "run": try Invocation.readingRun(&words)
        case "explain": try Invocation.readingExplain(&words)
        case "check": try Invocation.readingCheck(&words)
        case "doors": try Invocation.readingDoors(&words)
        case "compare": try Invocation.readingCompare(&words)
        case "grade": try Invocation.readingGrade(&words)
        case "lesson": try Invocation.readingLesson(&words)
        case "course": try Invocation.readingCourse(&words)
        case "work": try Invocation.readingWork(&words)
        case "doctor": try Invocation.readingDoctor(&words)
        case "generate": try Invocation.readingGenerate(&words)
        case "explore": try Invocation.readingExplore(&words)
        case "help": try Invocation.readingHelp(&words)
        default: try Invocation.readingShell(&all)
        }
    } catch {
      self = error.answer
    }
  }

  /// What is done instead where the words cannot be followed.
  struct Refused: Error {
    var answer: Invocation
    init(_ answer: Invocation) { self.answer = answer }
    init(_ key: String, _ arguments: String...) { answer = .usage(key: key, arguments: arguments) }

    static func unknown(_ option: String, _ topic: String) -> Refused {
      Refused("cli.unknownOption", option, topic.isEmpty ? "--help" : topic + " --help")
    }
  }

  /// The same as one of many processes.
  private var asWorker: Invocation {
    switch self {
    case .check(var check):
      check.sharing.isWorker = true
      return .check(check)
    case .grade(var grading):
      grading.sharing.isWorker = true
      return .grade(grading)
    default: return .usage(key: "cli.unknownCommand", arguments: [WorkSharing.mark])
    }
  }

  /// `--jobs` and `--memory`.
  private static func share(
    _ name: String, _ text: String, _ sharing: inout WorkSharing
  ) throws(Refused) {
    if name == "--jobs" {
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw Refused("cli.badJobs", text)
      }
      sharing.jobs = jobs
    } else {
      guard let memory = Int(text), (1...1_048_576).contains(memory) else {
        throw Refused("cli.badMemory", text)
      }
      sharing.memory = memory
    }
  }

  private static func shard(_ text: String) throws(Refused) -> Checker.Shard {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let number = sides[0], let count = sides[1],
      let shard = Checker.Shard(number: number, count: count)
    else { throw Refused("cli.check.badShard", text) }
    return shard
  }

  private static func language(_ name: String) throws(Refused) -> String {
    guard Language(code: name) != nil else { throw Refused("cli.badLanguage", name, Language.list) }
    return name
  }

  /// Which of the words that a table of them has.
  private static func chosen<Choice: RawRepresentable<String>>(
    _ word: String, else key: String
  ) throws(Refused) -> Choice {
    guard let choice = Choice(rawValue: word) else { throw Refused(key, word) }
    return choice
  }

  private static func readingHelp(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    let topic = words.peek ?? ""
    if topic.isEmpty || Subcommand.named(topic) != nil { return .help(topic: topic) }
    throw Refused("cli.unknownCommand", topic)
  }

  private static func readingShell(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    var lessons: String?
    var shown: Shown?
    let files = try words.read("") { name, value throws(Refused) in
      switch name {
      case "--version": throw Refused(.version)
      case "--lessons": lessons = value
      default: shown = try chosen(value, else: "cli.badShow")
      }
    }
    if let name = files.first {
      // A file alone is the commonest slip: it is `run` that takes one.
      if Subcommand.named(name) != nil { throw Refused("cli.commandFirst", name) }
      throw Refused(name.hasSuffix(".m") ? "cli.fileWithoutRun" : "cli.unknownCommand", name)
    }
    return .shell(lessons: lessons, shown: shown)
  }

  private static func readingDoors(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    var doors = FileDoors()
    let names = try words.read("doors") { name, _ throws(Refused) in
      switch name {
      case "--strict": doors.isStrict = true
      case "--mrc": doors.mode = .mrc
      default: doors.mode = .arc
      }
    }
    guard names.count == 2 else { throw Refused("cli.doors.usage") }
    doors.path = names[0]
    doors.className = names[1]
    return .doors(doors)
  }

  private static func readingWork(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    var work = LessonWork()
    let names = try words.read("work") { name, value throws(Refused) in
      if name == "--once" { work.once = true } else { work.lessons = value }
    }
    guard names.count == 2 else { throw Refused("cli.work.usage") }
    work.lesson = names[0]
    work.folder = names[1]
    return .work(work)
  }

  private static func readingRun(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    var run = FileRun(path: "")
    let files = try words.read("run") { name, value throws(Refused) in
      switch name {
      case "--mrc": run.mode = .mrc
      case "--arc": run.mode = .arc
      case "--trace" where value.isEmpty: run.traces = true
      case "--trace" where value == "none": run.recordsOnly = true
      case "--trace": try read(kinds: value, into: &run)
      case "--events": run.eventsPath = value
      case "--film": run.filmPath = value
      case "-W": run.showsWarnings = true
      case "-w": run.showsWarnings = false
      case "-D":
        if value.first == "=" { throw Refused("cli.badDefinition", value) }
        run.definitions.append(value)
      case "--seed":
        guard let seed = UInt64(value) else { throw Refused("cli.badSeed", value) }
        run.seed = seed
      case "--limit": try read(limits: value, into: &run)
      case "--short": run.isShort = true
      case "--include": run.included.append(value)
      case "--nslog-prefix": run.prefixesLog = true
      default: throw .unknown(name, "run")
      }
    }
    guard let file = files.first else { throw Refused("cli.run.noFile") }
    run.path = file
    run.further = Array(files.dropFirst())
    return .run(run)
  }

  /// `counts,alloc,…`, in any order.
  private static func read(kinds: String, into run: inout FileRun) throws(Refused) {
    var chosen: Set<TraceKind> = []
    for word in kinds.split(separator: ",", omittingEmptySubsequences: false) {
      chosen.insert(try Invocation.chosen(String(word), else: "cli.badTraceKind"))
    }
    run.traces = true
    run.traceKinds = chosen
  }

  /// `steps=N,objects=N,bytes=N`, in any order.
  private static func read(limits: String, into run: inout FileRun) throws(Refused) {
    for part in limits.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let number = Int(sides[1]), number > 0 else {
        throw Refused("cli.badLimit", String(part))
      }
      switch sides[0] {
      case "steps": run.maxSteps = UInt64(number)
      case "objects": run.maxObjects = number
      case "bytes": run.maxBytes = number
      default: throw Refused("cli.badLimit", String(part))
      }
    }
  }

  private static func readingCompare(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    var comparison = FileComparison()
    comparison.paths = try words.read("compare") { name, value throws(Refused) in
      switch name {
      case "--mrc": comparison.modes.append(.mrc)
      case "--arc": comparison.modes.append(.arc)
      default: comparison.included.append(value)
      }
    }
    guard (1...2).contains(comparison.paths.count), comparison.modes.count <= 2 else {
      throw Refused("cli.compare.files")
    }
    return .compare(comparison)
  }

  private static func readingCheck(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    var check = LessonCheck()
    check.paths = try words.read("check") { name, value throws(Refused) in
      switch name {
      case "--format": check.format = try chosen(value, else: "cli.check.badFormat")
      case "--lang": check.languageName = try language(value)
      case "--shard": check.shard = try shard(value)
      default: try share(name, value, &check.sharing)
      }
    }
    if check.paths.isEmpty { throw Refused("cli.check.noPath") }
    return .check(check)
  }

  private static func readingGrade(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    var grading = ClassGrading()
    let isMerge = words.peek == "merge"
    if isMerge { words.skip() }
    var paths = try words.read("grade") { name, value throws(Refused) in
      switch name {
      case "--format": grading.format = try chosen(value, else: "cli.grade.badFormat")
      case "--lang": grading.languageName = try language(value)
      case "--hidden": grading.hidden = value
      case "--require":
        let digits = value.hasSuffix("%") ? String(value.dropLast()) : value
        guard let percent = Int(digits), (0...100).contains(percent) else {
          throw Refused("cli.grade.badPercent", value)
        }
        grading.required = percent
      case "--partial": grading.inParts = true
      case "--shard": grading.shard = try shard(value)
      default: try share(name, value, &grading.sharing)
      }
    }
    if isMerge {
      if paths.isEmpty { throw Refused("cli.grade.mergePaths") }
      grading.merged = paths
      return .grade(grading)
    }
    if paths.count < 2 { throw Refused("cli.grade.paths") }
    if grading.hidden != nil, paths.count > 2 { throw Refused("cli.grade.hiddenOne") }
    grading.folder = paths.removeLast()
    grading.lessons = paths
    return .grade(grading)
  }

  private static func readingExplain(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    var request = ExplainRequest(code: "")
    let codes = try words.read("explain") { name, value throws(Refused) in
      if name == "--lang" {
        request.languageName = try language(value)
      } else {
        request.lessons = value
      }
    }
    guard codes.count == 1, let code = codes.first else { throw Refused("cli.explain.usage") }
    request.code = code
    return .explain(request)
  }

  private static func readingLesson(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    let action: LessonAuthoring.Action = try words.action("lesson")
    var order = LessonAuthoring(action)
    order.paths = try words.read("lesson", help: "lesson \(action.rawValue)") {
      name, value throws(Refused) in
      switch (name, action) {
      case ("--mark", .sync): order.marks = true
      case ("--title", .new): order.title = value
      case ("--id", .new): order.id = value
      case ("--mode", .new): order.mode = try chosen(value, else: "cli.lesson.badMode")
      case ("--step", .adopt): order.step = value
      case ("--lang", _): order.languageName = try language(value)
      default: throw .unknown(name, "lesson")
      }
    }
    if order.paths.isEmpty { throw Refused("cli.lesson.noPath", action.rawValue) }
    return .lesson(order)
  }

  private static func readingCourse(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    let action: CourseOrder.Action = try words.action("course")
    var order = CourseOrder(action)
    let operands = try words.read("course", help: "course \(action.rawValue)") {
      name, _ throws(Refused) in
      guard action == .pack else { throw .unknown(name, "course") }
      order.isForTeachers = true
    }
    guard operands.count == action.operands else {
      throw Refused("cli.course.operands", action.rawValue, String(action.operands))
    }
    order.operand = operands.first ?? ""
    return .course(order)
  }

  private static func readingDoctor(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    let files = try words.read("doctor") { name, _ throws(Refused) in
      throw .unknown(name, "doctor")
    }
    if let file = files.first { throw .unknown(file, "doctor") }
    return .doctor
  }

  private static func readingGenerate(_ words: inout ArgumentReader) throws(Refused) -> Invocation {
    switch words.next() {
    case .file(let name):
      if let text = GeneratedText(rawValue: name), words.next() == nil { return .generate(text) }
    case .option("--help", _), .option("-h", _): return .help(topic: "generate")
    default: break
    }
    let names = GeneratedText.allCases.map(\.rawValue)
    throw Refused("cli.generate.usage", names.joined(separator: ", "))
  }
}

/// Words one by one: `--name=value` is taken apart, `-Dvalue` as well, and `--` ends the options.
struct ArgumentReader {
  enum Word: Equatable {
    /// With its value, which is empty where it takes none.
    case option(String, String)
    /// An option that stands in no row of the table for this subcommand, or has a value that it does not take.
    case unknown(String)
    /// An option without its value.
    case missing(String)
    case file(String)
  }

  private var words: ArraySlice<String>
  private var onlyFiles = false
  /// Whose options may come.
  var known = Subcommand.shell

  init(_ words: [String]) { self.words = words[...] }

  var peek: String? { words.first }

  func holds(_ option: String) -> Bool {
    words.contains { $0 == option || $0.hasPrefix(option + "=") }
  }

  mutating func skip() { words = words.dropFirst() }

  mutating func next() -> Word? {
    guard let word = words.popFirst() else { return nil }
    if onlyFiles || !word.hasPrefix("-") || word == "-" { return .file(word) }
    if word == "--" {
      onlyFiles = true
      return next()
    }
    var name = word
    var value: String?
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      name = String(word[..<equals])
      value = String(word[word.index(after: equals)...])
    } else if word.hasPrefix("-D"), word.count > 2 {
      name = "-D"
      value = String(word.dropFirst(2))
    }
    guard let option = known.option(name) else { return .unknown(name) }
    if case .none = option.value { return value == nil ? .option(name, "") : .unknown(name) }
    if option.isValueOptional {
      return value == "" ? .missing(name + "=") : .option(name, value ?? "")
    }
    guard let value = value ?? words.popFirst(), !value.isEmpty else { return .missing(name) }
    return .option(name, value)
  }

  /// Goes through the words behind a subcommand: hands out its options and answers its files.
  mutating func read(
    _ topic: String, help: String? = nil,
    _ take: (String, String) throws(Invocation.Refused) -> Void
  ) throws(Invocation.Refused) -> [String] {
    var files: [String] = []
    while let word = next() {
      switch word {
      case .option("--help", _), .option("-h", _):
        throw Invocation.Refused(.help(topic: help ?? topic))
      case .option(let name, let value): try take(name, value)
      case .unknown(let name): throw .unknown(name, topic)
      case .missing(let name): throw Invocation.Refused("cli.missingValue", name)
      // As a script has it whose variable is not set: it names nothing, and must not become the root folder.
      case .file(""): throw Invocation.Refused("cli.emptyWord")
      case .file(let name): files.append(name)
      }
    }
    return files
  }

  /// What the first word behind `lesson` or `course` says is to be done.
  mutating func action<Action: RawRepresentable<String> & CaseIterable>(
    _ topic: String
  ) throws(Invocation.Refused) -> Action {
    guard let first = peek, first != "--help", first != "-h" else {
      throw Invocation.Refused(.help(topic: topic))
    }
    guard let action = Action(rawValue: first) else {
      let actions = Action.allCases.map(\.rawValue).joined(separator: ", ")
      throw Invocation.Refused("cli.\(topic).unknown", first, actions)
    }
    skip()
    return action
  }
}
