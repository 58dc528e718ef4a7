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
    switch first {
    case "run":
      words.skip()
      if words.holds("--schedule") {
        words.known = .replay
        self = Invocation.readingExplore(&words, replays: true)
      } else {
        self = Invocation.readingRun(&words)
      }
    case "explain":
      words.skip()
      self = Invocation.readingExplain(&words)
    case "check":
      words.skip()
      self = Invocation.readingCheck(&words)
    case "doors":
      words.skip()
      self = Invocation.readingDoors(&words)
    case "compare":
      words.skip()
      self = Invocation.readingCompare(&words)
    case "grade":
      words.skip()
      self = Invocation.readingGrade(&words)
    case "lesson":
      words.skip()
      self = Invocation.readingLesson(&words)
    case "course":
      words.skip()
      self = Invocation.readingCourse(&words)
    case "work":
      words.skip()
      self = Invocation.readingWork(&words)
    case "doctor":
      words.skip()
      self = Invocation.readingDoctor(&words)
    case "generate":
      words.skip()
      self = Invocation.readingGenerate(&words)
    case "explore":
      words.skip()
      self = Invocation.readingExplore(&words)
    case "help":
      words.skip()
      let topic = words.peek ?? ""
      self =
        topic.isEmpty || Subcommand.named(topic) != nil
        ? .help(topic: topic) : .usage(key: "cli.unknownCommand", arguments: [topic])
    default: self = Invocation.readingShell(&words)
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

  private static func read(jobs text: String, into sharing: inout WorkSharing) -> Invocation? {
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      return .usage(key: "cli.badJobs", arguments: [text])
    }
    sharing.jobs = jobs
    return nil
  }

  private static func read(memory text: String, into sharing: inout WorkSharing) -> Invocation? {
    guard let memory = Int(text), (1...1_048_576).contains(memory) else {
      return .usage(key: "cli.badMemory", arguments: [text])
    }
    sharing.memory = memory
    return nil
  }

  private static func shard(_ text: String) -> Checker.Shard? {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let number = sides[0], let count = sides[1] else { return nil }
    return Checker.Shard(number: number, count: count)
  }

  private static func readingShell(_ words: inout ArgumentReader) -> Invocation {
    var lessons: String?
    var shown: Shown?
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil): return .help(topic: "")
      case .option("--version", nil): return .version
      case .option("--lessons", let value):
        guard let folder = value ?? words.value() else { return missingValue("--lessons") }
        lessons = folder
      case .option("--show", let value):
        guard let name = value ?? words.value() else { return missingValue("--show") }
        guard let wanted = Shown(rawValue: name) else {
          return .usage(key: "cli.badShow", arguments: [name])
        }
        shown = wanted
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "--help"])
      case .file(let name):
        // A file alone is the commonest slip: it is `run` that takes one.
        let key = name.hasSuffix(".m") ? "cli.fileWithoutRun" : "cli.unknownCommand"
        return .usage(key: key, arguments: [name])
      }
    }
    return .shell(lessons: lessons, shown: shown)
  }

  private static func readingDoors(_ words: inout ArgumentReader) -> Invocation {
    var doors = FileDoors()
    var names: [String] = []
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil): return .help(topic: "doors")
      case .option("--strict", nil): doors.isStrict = true
      case .option("--mrc", nil): doors.mode = .mrc
      case .option("--arc", nil): doors.mode = .arc
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "doors --help"])
      case .file(let name): names.append(name)
      }
    }
    guard names.count == 2 else { return .usage(key: "cli.doors.usage", arguments: []) }
    doors.path = names[0]
    doors.className = names[1]
    return .doors(doors)
  }

  private static func readingWork(_ words: inout ArgumentReader) -> Invocation {
    var work = LessonWork()
    var names: [String] = []
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil): return .help(topic: "work")
      case .option("--once", nil): work.once = true
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "work --help"])
      case .file(let name): names.append(name)
      }
    }
    guard names.count == 2 else { return .usage(key: "cli.work.usage", arguments: []) }
    work.lesson = names[0]
    work.folder = names[1]
    return .work(work)
  }

  private static func readingRun(_ words: inout ArgumentReader) -> Invocation {
    var run = FileRun(path: "")
    var files: [String] = []
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil): return .help(topic: "run")
      case .option("--mrc", nil): run.mode = .mrc
      case .option("--arc", nil): run.mode = .arc
      case .option("--trace", nil): run.traces = true
      case .option("--trace", "none"): run.recordsOnly = true
      case .option("--trace", ""?): return missingValue("--trace=")
      case .option("--trace", let value?):
        if let problem = read(kinds: value, into: &run) { return problem }
      case .option("--events", let value):
        guard let path = value ?? words.value(), !path.isEmpty else {
          return missingValue("--events")
        }
        run.eventsPath = path
      case .option("--film", let value):
        guard let path = value ?? words.value(), !path.isEmpty else {
          return missingValue("--film")
        }
        run.filmPath = path
      case .option("-W", nil): run.showsWarnings = true
      case .option("-w", nil): run.showsWarnings = false
      case .option("-D", let value):
        guard let definition = value ?? words.value(), !definition.isEmpty else {
          return missingValue("-D")
        }
        guard definition.first != "=" else {
          return .usage(key: "cli.badDefinition", arguments: [definition])
        }
        run.definitions.append(definition)
      case .option("--seed", let value):
        guard let text = value ?? words.value() else { return missingValue("--seed") }
        guard let seed = UInt64(text) else {
          return .usage(key: "cli.badSeed", arguments: [text])
        }
        run.seed = seed
      case .option("--limit", let value):
        guard let limits = value ?? words.value() else { return missingValue("--limit") }
        if let problem = read(limits: limits, into: &run) { return problem }
      case .option("--short", nil): run.isShort = true
      case .option("--include", let value):
        guard let folder = value ?? words.value(), !folder.isEmpty else {
          return missingValue("--include")
        }
        run.included.append(folder)
      case .option("--nslog-prefix", nil): run.prefixesLog = true
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "run --help"])
      case .file(let name): files.append(name)
      }
    }
    guard let file = files.first, !files.contains("") else {
      return .usage(key: "cli.run.noFile", arguments: [])
    }
    run.path = file
    run.further = Array(files.dropFirst())
    return .run(run)
  }

  /// `counts,alloc,…`, in any order.
  private static func read(kinds: String, into run: inout FileRun) -> Invocation? {
    var chosen: Set<TraceKind> = []
    for word in kinds.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = TraceKind(rawValue: String(word)) else {
        return .usage(key: "cli.badTraceKind", arguments: [String(word)])
      }
      chosen.insert(kind)
    }
    run.traces = true
    run.traceKinds = chosen
    return nil
  }

  /// `steps=N,objects=N,bytes=N`, in any order.
  private static func read(limits: String, into run: inout FileRun) -> Invocation? {
    for part in limits.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let number = Int(sides[1]), number > 0 else {
        return .usage(key: "cli.badLimit", arguments: [String(part)])
      }
      switch sides[0] {
      case "steps": run.maxSteps = UInt64(number)
      case "objects": run.maxObjects = number
      case "bytes": run.maxBytes = number
      default: return .usage(key: "cli.badLimit", arguments: [String(part)])
      }
    }
    return nil
  }

  private static func readingCompare(_ words: inout ArgumentReader) -> Invocation {
    var comparison = FileComparison()
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil): return .help(topic: "compare")
      case .option("--mrc", nil): comparison.modes.append(.mrc)
      case .option("--arc", nil): comparison.modes.append(.arc)
      case .option("--include", let value):
        guard let folder = value ?? words.value(), !folder.isEmpty else {
          return missingValue("--include")
        }
        comparison.included.append(folder)
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "compare --help"])
      case .file(let path): comparison.paths.append(path)
      }
    }
    guard (1...2).contains(comparison.paths.count), comparison.modes.count <= 2 else {
      return .usage(key: "cli.compare.files", arguments: [])
    }
    return .compare(comparison)
  }

  private static func readingCheck(_ words: inout ArgumentReader) -> Invocation {
    var check = LessonCheck()
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil): return .help(topic: "check")
      case .option("--format", let value):
        guard let name = value ?? words.value() else { return missingValue("--format") }
        guard let format = CheckReport.Form(rawValue: name) else {
          return .usage(key: "cli.check.badFormat", arguments: [name])
        }
        check.format = format
      case .option("--lang", let value):
        guard let name = value ?? words.value() else { return missingValue("--lang") }
        guard Language(code: name) != nil else {
          return .usage(key: "cli.badLanguage", arguments: [name, Language.list])
        }
        check.languageName = name
      case .option("--shard", let value):
        guard let text = value ?? words.value() else { return missingValue("--shard") }
        guard let shard = shard(text) else {
          return .usage(key: "cli.check.badShard", arguments: [text])
        }
        check.shard = shard
      case .option("--jobs", let value):
        guard let text = value ?? words.value() else { return missingValue("--jobs") }
        if let problem = read(jobs: text, into: &check.sharing) { return problem }
      case .option("--memory", let value):
        guard let text = value ?? words.value() else { return missingValue("--memory") }
        if let problem = read(memory: text, into: &check.sharing) { return problem }
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "check --help"])
      case .file(let path): check.paths.append(path)
      }
    }
    guard !check.paths.isEmpty else { return .usage(key: "cli.check.noPath", arguments: []) }
    return .check(check)
  }

  private static func readingGrade(_ words: inout ArgumentReader) -> Invocation {
    var grading = ClassGrading()
    var paths: [String] = []
    let isMerge = words.peek == "merge"
    if isMerge { words.skip() }
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil): return .help(topic: "grade")
      case .option("--format", let value):
        guard let name = value ?? words.value() else { return missingValue("--format") }
        guard let format = ClassGrading.Format(rawValue: name) else {
          return .usage(key: "cli.grade.badFormat", arguments: [name])
        }
        grading.format = format
      case .option("--lang", let value):
        guard let name = value ?? words.value() else { return missingValue("--lang") }
        guard Language(code: name) != nil else {
          return .usage(key: "cli.badLanguage", arguments: [name, Language.list])
        }
        grading.languageName = name
      case .option("--hidden", let value):
        guard let path = value ?? words.value() else { return missingValue("--hidden") }
        grading.hidden = path
      case .option("--require", let value):
        guard let text = value ?? words.value() else { return missingValue("--require") }
        let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
        guard let percent = Int(digits), (0...100).contains(percent) else {
          return .usage(key: "cli.grade.badPercent", arguments: [text])
        }
        grading.required = percent
      case .option("--partial", nil): grading.inParts = true
      case .option("--shard", let value):
        guard let text = value ?? words.value() else { return missingValue("--shard") }
        guard let shard = shard(text) else {
          return .usage(key: "cli.check.badShard", arguments: [text])
        }
        grading.shard = shard
      case .option("--jobs", let value):
        guard let text = value ?? words.value() else { return missingValue("--jobs") }
        if let problem = read(jobs: text, into: &grading.sharing) { return problem }
      case .option("--memory", let value):
        guard let text = value ?? words.value() else { return missingValue("--memory") }
        if let problem = read(memory: text, into: &grading.sharing) { return problem }
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "grade --help"])
      case .file(let path): paths.append(path)
      }
    }
    if isMerge {
      guard !paths.isEmpty else { return .usage(key: "cli.grade.mergePaths", arguments: []) }
      grading.merged = paths
      return .grade(grading)
    }
    guard paths.count >= 2 else { return .usage(key: "cli.grade.paths", arguments: []) }
    if grading.hidden != nil, paths.count > 2 {
      return .usage(key: "cli.grade.hiddenOne", arguments: [])
    }
    grading.folder = paths.removeLast()
    grading.lessons = paths
    return .grade(grading)
  }

  private static func readingExplain(_ words: inout ArgumentReader) -> Invocation {
    var codes: [String] = []
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil): return .help(topic: "explain")
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "explain --help"])
      case .file(let code): codes.append(code)
      }
    }
    guard codes.count == 1, let code = codes.first else {
      return .usage(key: "cli.explain.usage", arguments: [])
    }
    return .explain(ExplainRequest(code: code))
  }

  private static func readingLesson(_ words: inout ArgumentReader) -> Invocation {
    let actions = LessonAuthoring.Action.allCases.map(\.rawValue)
    guard let first = words.peek else { return .help(topic: "lesson") }
    if first == "--help" || first == "-h" { return .help(topic: "lesson") }
    guard let action = LessonAuthoring.Action(rawValue: first) else {
      return .usage(
        key: "cli.lesson.unknown", arguments: [first, actions.joined(separator: ", ")])
    }
    words.skip()
    var order = LessonAuthoring(action)
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        return .help(topic: "lesson \(first)")
      case .option("--mark", nil) where action == .sync: order.marks = true
      case .option("--title", let value) where action == .new:
        guard let text = value ?? words.value() else { return missingValue("--title") }
        order.title = text
      case .option("--id", let value) where action == .new:
        guard let text = value ?? words.value() else { return missingValue("--id") }
        order.id = text
      case .option("--mode", let value) where action == .new:
        guard let text = value ?? words.value() else { return missingValue("--mode") }
        guard let mode = LessonMode(rawValue: text) else {
          return .usage(key: "cli.lesson.badMode", arguments: [text])
        }
        order.mode = mode
      case .option("--step", let value) where action == .adopt:
        guard let text = value ?? words.value() else { return missingValue("--step") }
        order.step = text
      case .option("--lang", let value):
        guard let name = value ?? words.value() else { return missingValue("--lang") }
        guard Language(code: name) != nil else {
          return .usage(key: "cli.badLanguage", arguments: [name, Language.list])
        }
        order.languageName = name
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "lesson --help"])
      case .file(let path): order.paths.append(path)
      }
    }
    guard !order.paths.isEmpty else {
      return .usage(key: "cli.lesson.noPath", arguments: [action.rawValue])
    }
    return .lesson(order)
  }

  private static func readingCourse(_ words: inout ArgumentReader) -> Invocation {
    let actions = CourseOrder.Action.allCases.map(\.rawValue)
    guard let first = words.peek else { return .help(topic: "course") }
    if first == "--help" || first == "-h" { return .help(topic: "course") }
    guard let action = CourseOrder.Action(rawValue: first) else {
      return .usage(
        key: "cli.course.unknown", arguments: [first, actions.joined(separator: ", ")])
    }
    words.skip()
    var order = CourseOrder(action)
    var operands: [String] = []
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        return .help(topic: "course \(first)")
      case .option("--teacher", nil) where action == .pack: order.isForTeachers = true
      case .option(let name, _), .unknown(let name):
        return .usage(key: "cli.unknownOption", arguments: [name, "course --help"])
      case .file(let word): operands.append(word)
      }
    }
    guard operands.count == action.operands else {
      return .usage(
        key: "cli.course.operands", arguments: [action.rawValue, String(action.operands)])
    }
    order.operand = operands.first ?? ""
    return .course(order)
  }

  private static func readingDoctor(_ words: inout ArgumentReader) -> Invocation {
    switch words.next() {
    case nil: .doctor
    case .option("--help", nil), .option("-h", nil): .help(topic: "doctor")
    case .option(let name, _), .unknown(let name), .file(let name):
      .usage(key: "cli.unknownOption", arguments: [name, "doctor --help"])
    }
  }

  private static func readingGenerate(_ words: inout ArgumentReader) -> Invocation {
    switch words.next() {
    case .file(let name):
      if let text = GeneratedText(rawValue: name), words.next() == nil { return .generate(text) }
    case .option("--help", nil), .option("-h", nil): return .help(topic: "generate")
    case nil, .option, .unknown: break
    }
    let names = GeneratedText.allCases.map(\.rawValue)
    return .usage(key: "cli.generate.usage", arguments: [names.joined(separator: ", ")])
  }

  private static func missingValue(_ option: String) -> Invocation {
    .usage(key: "cli.missingValue", arguments: [option])
  }
}

/// Words one by one: `--name=value` is taken apart, `-Dvalue` as well, and `--` ends the options.
struct ArgumentReader {
  enum Word: Equatable {
    case option(String, String?)
    /// An option that stands in no row of the table for this subcommand.
    case unknown(String)
    case file(String)

    var spelling: String {
      switch self {
      case .option(let name, nil): name
      case .option(let name, let value?): name + "=" + value
      case .file(let name), .unknown(let name): name
      }
    }
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

  /// The value of the option just read, as a word of its own.
  mutating func value() -> String? { words.popFirst() }

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
    return known.option(name) == nil ? .unknown(name) : .option(name, value)
  }
}
