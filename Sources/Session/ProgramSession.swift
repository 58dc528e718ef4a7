internal import Bytecode
internal import CPlusPlusFrontEnd
internal import Compiler
package import Diagnostics
internal import Mistakes
internal import Ownership
internal import SwiftFrontEnd
internal import Syntax
package import VirtualMachine

/// How counts are written: by the learner or by the compiler.
package enum MemoryMode: String, Sendable { case mrc, arc }

/// What a session is started with.
package struct SessionOptions: Sendable {
  package var mode: MemoryMode = .mrc
  package var mask: EventMask = .standard
  /// Limits; a program that reaches one is stopped with a story.
  package var maxSteps: UInt64 = 200_000_000
  package var maxObjects: Int = 2_000_000
  package var maxBytes: Int = 256 << 20
  package var maxOutputBytes: Int = 16 << 20
  /// What the process may hold while a text is read and compiled; nil: nobody looks.
  package var maxCompilingBytes: Int?
  /// No input follows the file that is run.
  package var endsWithItsFile = false
  /// NSLog's lines begin with time, program and thread.
  package var prefixesLog = false
  /// Another schedule of the threads than the default one (0), repeatably.
  package var seed: UInt64 = 0
  /// Inputs can be gone back to (`Time/`).
  package var keepsHistory = false
  /// Whose Ctrl-C stops it; nil: its own.
  package var interrupt: InterruptFlag?
  /// `-D` definitions: NAME or NAME=VALUE.
  package var definitions: [String] = []
  /// Finds the text behind `#import "name"`; nil: there are no local headers.
  package var readHeader: (@Sendable (_ name: String, _ from: String) -> [UInt8]?)?
  /// The program's standard input, a line at a time with its newline, nil at the end; nil: there is none, and
  /// who reads is refused.
  package var readInput: (@Sendable () -> [UInt8]?)?
  package init() {}
}

/// One running program: text in, outcome out. Headless: it prints nothing and knows no lesson.
/// A reference with one owner at a time; not for use by two threads.
///
/// An input goes through four doors (read, compile, load, run), and a copy of everything is taken before
/// the first. What fails at one of the first three is undone at once and leaves no trace. What is stopped
/// while running stays as it stopped, to be looked at, and is undone when the next input comes.
package final class ProgramSession {
  let world: World
  var state: SessionState
  let options: SessionOptions
  /// Mode of the next input.
  package var mode: MemoryMode
  /// Which front end compiles the next input.
  package var inputLanguage = InputLanguage.objectiveC
  /// The world before an input that was stopped: put back when the next input comes.
  var rollback: Checkpoint?
  /// What is under way, or stands suspended in the past; the newest last.
  var activities: [Activity] = []
  /// What the last activity returned.
  var lastResult: UInt64 = 0
  /// The code of the input that was loaded last, nil where it has no statements.
  var lastEntry: Int?
  /// The account of a moment, until the next input needs it.
  var ownersKept: (place: OwnersPlace, owners: OwnersOfMoment)?
  /// Everything that was typed; nil: nobody wants to go back.
  var history: History?
  /// What the last input lacks, if it was the beginning of one.
  private var unfinished: UnfinishedInput?
  /// The program's functions as the finders of mistakes have read them.
  let readings = FunctionReadings()
  /// Sees every statement and every event of what runs.
  var watcher: Watcher?
  /// Runs in the copy of the loop that counts every instruction; the benchmarks' exact counts use it.
  package var countsInstructions = false

  /// What is wrong with the library's core, without which nothing can be done.
  private let brokenCore: Diagnostic?

  package convenience init(options: SessionOptions = SessionOptions()) {
    self.init(options: options, core: .core)
  }

  init(options: SessionOptions = SessionOptions(), core image: LibraryImage) {
    self.options = options
    world = World(interrupt: options.interrupt ?? InterruptFlag())
    room = CompilingRoom(options)
    mode = options.mode
    brokenCore = image.problem
    world.restore(image.snapshot)
    state = image.state
    world.mask = options.mask
    world.prefixesLog = options.prefixesLog
    world.standardInput.read = options.readInput
    world.limits.steps = options.maxSteps
    world.limits.objects = UInt64(max(0, options.maxObjects))
    world.limits.bytes = UInt64(max(0, options.maxBytes))
    world.limits.outputBytes = UInt64(max(0, options.maxOutputBytes))
    if options.keepsHistory { beginHistory() }
  }

  /// Sources of everything seen so far, for drawing diagnostics.
  package var sources: SourceMap { state.sources }

  /// Raised from a signal handler (Ctrl-C): the running input stops within a fraction of a second.
  /// The pointer lives as long as the session.
  package var interruptFlag: UnsafeMutablePointer<Int32> { world.interruptFlag }
  var interruption: Interruption { Interruption(world.interruptFlag, room: room) }
  private let room: CompilingRoom?

  // MARK: Inputs

  /// Runs one input (declarations, definitions, statements, expressions; one or more lines).
  /// `name`: of the file that the text comes from; nil: it was typed.
  /// `picturing`: the outcome tells what it changed, object by object. `mayGoOn`: more lines may come, so
  /// what is not finished is no error.
  package func evaluate(
    _ text: String, named name: String? = nil, picturing: Bool = false, mayGoOn: Bool = false
  ) -> Outcome {
    if let brokenCore { return undo(checkpoint(), .failed, [brokenCore]) }
    if mayGoOn, let waiting = unfinished?.outcome, unfinished?.goesOn(in: text) == true {
      return waiting
    }
    unfinished = nil
    rollBack()
    let owners = picturing ? ownersNow() : nil
    lastEntry = nil
    let before = checkpoint()
    let made = activities.isEmpty ? world.objectNumbers() : nil
    var outcome = input(text, named: name, mayGoOn: mayGoOn, before: before)
    if outcome.status == .failed {
      outcome.diagnostics += withheldParts(Array(text.utf8), outcome.diagnostics)
    }
    if outcome.status == .incomplete {
      unfinished = UnfinishedInput(text, outcome, isSwift: inputLanguage == .swift)
    }
    if outcome.status == .done {
      noteClaims(of: outcome.events)
      if let made { noteBeginning(Beginning(text, name, before, world.classesMade(since: made))) }
    }
    if let owners { outcome.picture = picture(since: owners, of: outcome, entry: lastEntry) }
    return outcome
  }

  /// `holding`: what begins it is not run, only what runs by itself when it is loaded.
  func input(
    _ text: String, named name: String?, mayGoOn: Bool = false, holding: Bool = false,
    before: Checkpoint
  ) -> Outcome {
    let refused = loadModules(moduleText(Array(text.utf8)), from: "")
    openBasePool()
    state.inputNumber += 1
    let file = state.sources.add(
      name: name ?? "input \(state.inputNumber)",
      origin: name == nil ? .input(state.inputNumber) : .file, text: Array(text.utf8))
    return run(
      ProgramText(
        file: file, form: .input, compileForm: .input(number: state.inputNumber), text: text,
        mayGoOn: mayGoOn, refused: refused, holding: { _ in holding }),
      before: before)
  }

  /// What the compiler has against a text that is typed; nothing is run, and nothing stays.
  func problems(in text: String) -> [Diagnostic] {
    let before = checkpoint()
    _ = loadModules(moduleText(Array(text.utf8)), from: "")
    let number = state.inputNumber + 1
    let file = state.sources.add(
      name: "input \(number)", origin: .input(number), text: Array(text.utf8))
    let outcome = run(
      ProgramText(
        file: file, form: .input, compileForm: .input(number: number), text: text, refused: [],
        holding: { _ in true }),
      before: before)
    if outcome.status == .failed { return outcome.diagnostics }
    restore(before)
    return []
  }

  /// Compiles a file and runs its main (or its top-level statements). `live` receives output as it is
  /// made; the outcome then holds none.
  package func runFile(
    path: String, text: [UInt8], further: [(path: String, text: [UInt8])] = [],
    live: ((OutputChunk) -> Void)? = nil
  ) -> Outcome {
    loadFile(path: path, text: text, further: further, live: live, holding: { _ in false })
  }

  /// The same; what begins the program is shown to `holding` first, and where that takes it, it is left to it.
  func loadFile(
    path: String, text: [UInt8], further: [(path: String, text: [UInt8])] = [],
    live: ((OutputChunk) -> Void)? = nil, holding: @escaping (EntryPoint) -> Bool
  ) -> Outcome {
    if let brokenCore { return undo(checkpoint(), .failed, [brokenCore]) }
    rollBack()
    let before = checkpoint()
    inputLanguage = InputLanguage(ofFile: path) ?? inputLanguage
    let further = further.map { FurtherFile(path: $0.path, text: $0.text) }
    var refused = loadModules(moduleText(text), from: path)
    for each in further { refused += loadModules(each.text, from: each.path) }
    let file = state.sources.add(name: path, origin: .file, text: text)
    world.live = live
    defer { world.live = nil }
    var outcome = run(
      ProgramText(
        file: file, form: .file, compileForm: .file, further: further, refused: refused,
        holding: holding),
      before: before)
    if outcome.status == .failed {
      outcome.diagnostics += withheldParts(text, outcome.diagnostics)
    }
    return outcome
  }

  /// What is about to be read, compiled and run.
  private struct ProgramText {
    var file: UInt32
    var form: ReadingOptions.Form
    var compileForm: CompileOptions.Form
    /// Where it was typed.
    var text = ""
    /// Whether lines may follow that finish it.
    var mayGoOn = false
    /// Files that are compiled together with it.
    var further: [FurtherFile] = []
    /// What the outcome has to tell of parts of the library that are not there.
    var refused: [Diagnostic]
    /// Whether somebody else calls what begins it.
    var holding: (EntryPoint) -> Bool = { _ in false }
  }

  /// What begins a program: its main, or its statements.
  struct EntryPoint {
    var callable: Int
    var arguments: [UInt64] = []
    var isMain = false
  }

  private func run(_ program: ProgramText, before: Checkpoint) -> Outcome {
    var program = program
    while true {
      // What was read and compiled is given back before the program runs: it may be more than the program takes.
      switch prepare(&program, before: before) {
      case .again: continue
      case .over(let outcome): return told(outcome, program)
      case .ready(let ready):
        if state.sources.files[Int(program.file)].text.count >= 256 << 10 {
          if options.endsWithItsFile { state.forgetTexts() }
          giveBackFreedMemory()
          limitMemoryBesideText()
        }
        return told(perform(ready, program, before: before), program)
      }
    }
  }

  private func told(_ outcome: Outcome, _ program: ProgramText) -> Outcome {
    var outcome = outcome
    outcome.diagnostics += program.refused
    return outcome
  }

  /// What has been loaded and waits to run.
  private struct ReadyProgram {
    var report: LoadReport
    var entry: EntryPoint?
    var diagnostics: [Diagnostic]
    var notices: [Notice]
    var shown: ShownValue?
    /// Variables that are shown besides, for what was typed.
    var setVariables: [SetVariable]
    var firstEvent: Int
  }

  private enum Preparation {
    /// It calls for parts of the library, which are there now.
    case again
    case over(Outcome)
    case ready(ReadyProgram)
  }

  /// Reads, compiles and loads.
  private func prepare(_ program: inout ProgramText, before: Checkpoint) -> Preparation {
    room?.begin()
    let (file, form) = (program.file, program.form)
    let firstEvent = world.eventCount
    var reading = ReadingOptions(form: form, arc: mode == .arc, readHeader: headerReader)
    reading.definitions = options.definitions
    reading.libraryDeclares = ModuleIndex.shared.isAnnounced
    reading.interruption = interruption
    if let problem = unjoinable(file, program.further) {
      return .over(undo(before, .failed, [problem]))
    }
    let tree: Tree
    let clean = state
    var diagnostics: [Diagnostic] = []
    let input = readInput(file, reading)
    let translated = input.translated
    program.refused += input.refused
    switch input.result {
    case .incomplete(let problem):
      return .over(undo(before, program.mayGoOn ? .incomplete : .failed, [problem]))
    case .failed(let problems):
      return .over(undo(before, .failed, problems))
    case .tree(let read, let warnings):
      tree = read
      diagnostics = warnings
    }
    let read = state
    let result = state.compile(
      tree, program.compileForm, arc: countsByARC(translated), isPart: !program.further.isEmpty,
      interruption: interruption)
    // What is only doubtful in C was not written by the program's author.
    switch inputLanguage {
    case .objectiveC: diagnostics += result.diagnostics
    default:
      let errors = result.diagnostics.filter { $0.severity == .error }
      diagnostics += inputLanguage == .swift ? inSwiftWords(errors) : errors
    }
    var unknownSelectors = result.unknownSelectors
    if let refused = callForParts(unknownSelectors, clean) {
      program.refused += refused
      return .again
    }
    guard var unit = result.unit else {
      return .over(undo(before, .failed, withClassesOfLibrary(diagnostics)))
    }
    translated?.finish(&unit)
    if !program.further.isEmpty {
      let first = CompiledFile(
        tree: tree, before: read, unit: unit, assumedSizes: result.assumedSizes)
      let whole = join(
        program.further, to: first, clean: clean, reading, &diagnostics, &unknownSelectors)
      if let refused = callForParts(unknownSelectors, clean) {
        program.refused += refused
        return .again
      }
      guard let whole else {
        return .over(undo(before, .failed, withClassesOfLibrary(diagnostics)))
      }
      unit = whole
    }
    if let problem = layoutProblem(unit) {
      return .over(undo(before, .failed, diagnostics + [problem]))
    }
    let report = world.load(unit)
    if let problem = report.problem {
      return .over(undo(before, .failed, diagnostics + [loadDiagnostic(problem, unit)]))
    }
    let notices =
      (translated?.definedTypes ?? [])
      + result.definitions.map(Notice.init).compactMap {
        translated == nil ? $0 : translated?.told($0)
      }
    let entry = entryPoint(report, form: form)
    if entry == nil, form == .file {
      let problem = Diagnostic(
        .nothingToRun, title: "Undefined symbols: \"_main\"",
        at: SourceRange(file: file, start: 0, end: 0))
      return .over(undo(before, .failed, diagnostics + [problem]))
    }
    let ofTree = unit.shown?.variableName == nil ? [] : variablesSet(in: tree)
    return .ready(
      ReadyProgram(
        report: report, entry: entry, diagnostics: diagnostics, notices: notices, shown: unit.shown,
        setVariables: activities.isEmpty ? translated?.setVariables ?? ofTree : [],
        firstEvent: firstEvent))
  }

  /// Runs what has been loaded.
  private func perform(
    _ ready: ReadyProgram, _ program: ProgramText, before: Checkpoint
  ) -> Outcome {
    let (form, report, entry) = (program.form, ready.report, ready.entry)
    let firstEvent = ready.firstEvent
    world.seedSchedule(options.seed)
    func calls(_ functions: [LoadCall]) -> [Activity.Phase] {
      functions.map { .call(callable: $0.callable, arguments: $0.arguments) }
    }
    var phases = calls(report.loads)
    if !report.loads.isEmpty, let drain = world.callable(ofFunction: "__selfsame_drain") {
      // The loader puts a pool around all of them.
      let pool = world.withoutEvents { world.openPool() }
      phases.append(.call(callable: drain, arguments: [pool]))
    }
    phases += calls(report.constructors)
    if let entry, !program.holding(entry) {
      phases.append(.call(callable: entry.callable, arguments: entry.arguments))
    }
    lastEntry = report.entry
    let isOnTop = !activities.isEmpty
    if form == .input, entry != nil, !isOnTop { phases.append(.settle) }
    activities.append(Activity(text: program.text, phases: phases, isOnTop: isOnTop))
    if form == .input { recordBeginning(.input, text: program.text, before: before) }
    let end = runActivity()
    var outcome = Outcome(
      status: .done, diagnostics: ready.diagnostics, events: firstEvent..<world.eventCount,
      output: world.output, notices: ready.notices)
    world.output = []
    outcome.diagnostics += ArithmeticWarnings(world: world, sources: state.sources)
      .warnings(world.takeArithmeticNotes())
    switch end {
    case .over, .cut:
      if entry?.isMain == true {
        outcome.status = .exited(Int32(truncatingIfNeeded: lastResult))
      } else {
        outcome.values =
          values(of: ready.setVariables, besides: ready.shown)
          + (ready.shown.map { [displayedValue(bits: lastResult, shown: $0)] } ?? [])
      }
    case .stopped(.exited(let code)):
      outcome.status = .exited(code)
      if isOnTop {
        rollback = before
      } else {
        activities = []
        if form == .input { rollback = nil }
      }
    case .stopped(let reason):
      stopped(by: reason, before: before, firstEvent: firstEvent, &outcome)
    }
    if case .exited = outcome.status, form == .file, !world.leavesAtOnce {
      runDestructors(report, &outcome)
    }
    if form == .input { recordEnd(outcome.status, stop: outcome.stop) }
    return outcome
  }

  /// As many as C promises room for in `atexit`, and then some.
  private static let mostExits = 256

  /// What `atexit` was given, then functions marked `destructor`, run when the program ends, by `exit` or by its own.
  private func runDestructors(_ report: LoadReport, _ outcome: inout Outcome) {
    let farewells = world.callable(ofFunction: "__selfsame_runFarewells").map {
      [LoadCall(callable: $0, arguments: [])]
    }
    var calls = (farewells ?? []) + report.destructors
    var exits = 0
    while let call = calls.first {
      activities = [
        Activity(
          text: "", phases: [.call(callable: call.callable, arguments: call.arguments)],
          isOnTop: false)
      ]
      let end = runActivity()
      outcome.output += world.output
      world.output = []
      switch end {
      case .over, .cut: calls.removeFirst()
      // Who ends the program once more says its status; what is left to be called is called.
      // Each way out has steps of its own, so it is counted how often it is taken: what bids farewell may end the
      // program anew, and register itself before.
      case .stopped(.exited) where exits == Self.mostExits:
        outcome.status = .stopped
        outcome.stop = .limit(.steps)
        outcome.diagnostics.append(
          stopDiagnostics.diagnostic(for: .limit(.steps)))
        return
      case .stopped(.exited(let code)):
        exits += 1
        outcome.status = .exited(code)
        if world.leavesAtOnce { return }
        if call.callable != farewells?.first?.callable { calls.removeFirst() }
      case .stopped(let reason):
        outcome.status = reason == .interrupted ? .interrupted : .stopped
        outcome.stop = reason
        outcome.diagnostics.append(
          stopDiagnostics.diagnostic(for: reason))
        return
      }
    }
  }

  /// Which callable begins the run, with its arguments.
  private func entryPoint(
    _ report: LoadReport, form: ReadingOptions.Form
  ) -> EntryPoint? {
    if form == .file, let main = world.callable(ofFunction: "main") {
      // argc, argv: the program's name and NULL.
      let name = world.internCString(Array("program".utf8)) ?? 0
      let argv = world.makeWords([name, 0]) ?? 0
      return EntryPoint(callable: main, arguments: [1, argv, 0], isMain: true)
    }
    return report.entry.map { EntryPoint(callable: $0) }
  }

  /// The outcome of what the machine stopped; the next input undoes it.
  func stopped(
    by reason: Stop, before: Checkpoint, firstEvent: Int, _ outcome: inout Outcome
  ) {
    outcome.status = reason == .interrupted ? .interrupted : .stopped
    outcome.diagnostics.append(
      stopDiagnostics.diagnostic(for: reason))
    outcome.events = firstEvent..<world.eventCount
    outcome.stop = reason
    rollback = before
  }

  /// Puts everything back and reports.
  private func undo(
    _ before: Checkpoint, _ status: Outcome.Status, _ diagnostics: [Diagnostic]
  ) -> Outcome {
    // The text stays registered, so that the diagnostic can show it.
    let sources = state.sources
    restore(before)
    if status != .incomplete { state.sources = sources }
    let events = world.eventCount..<world.eventCount
    // Ctrl-C while the text was read or compiled: that is the answer, whatever else was found.
    // What was found behind the moment of Ctrl-C was found in a text half looked at.
    let isCut = status == .failed && world.interruptFlag.pointee != 0
    let cut = isCut ? diagnostics.first.map { Diagnostic(.interrupted, at: $0.place) } : nil
    if let interrupted = diagnostics.first(where: { $0.code == .interrupted }) ?? cut {
      world.interrupt.hear()
      return Outcome(status: .interrupted, diagnostics: [interrupted], events: events)
    }
    if var tooLarge = diagnostics.first(where: { $0.code == .textTooLarge }) {
      tooLarge.place = ownPlace(of: tooLarge.place)
      return Outcome(status: .failed, diagnostics: [tooLarge], events: events)
    }
    return Outcome(status: status, diagnostics: diagnostics, events: events)
  }

  /// What was asked of the library came to an end in the library's text, which nobody wrote here: it is told behind the
  /// text that asked.
  private func ownPlace(of place: SourceRange) -> SourceRange {
    guard state.sources.file(of: place)?.origin == .prelude,
      let own = state.sources.files.indices.last(where: {
        state.sources.files[$0].origin != .prelude
      })
    else { return place }
    let end = UInt32(state.sources.files[own].text.count)
    return SourceRange(file: UInt32(own), start: end, end: end)
  }

  /// A stopped input is undone when the next one comes.
  func rollBack() {
    guard let checkpoint = rollback else { return }
    let sources = state.sources
    let number = state.inputNumber
    // The mode is the learner's choice, not the input's doing.
    let chosen = (mode, inputLanguage)
    forgetStopped(checkpoint)
    restore(checkpoint)
    (mode, inputLanguage) = chosen
    state.sources = sources
    state.inputNumber = number
  }

  /// The pool under the prompt: what is autoreleased waits there until `:drain`.
  func openBasePool() {
    if world.poolInfos().isEmpty {
      world.withoutEvents { _ = world.openPool() }
    }
  }

  // MARK: Loading

  /// New ivars or another superclass while instances live would leave them in the old shape.
  private func layoutProblem(_ unit: CodeUnit) -> Diagnostic? {
    for definition in unit.classes {
      guard let index = world.classIndex(named: definition.name),
        let old = world.classInfo(index)
      else { continue }
      let parent = old.superclass.flatMap { world.classInfo($0)?.name }
      if old.ivars == definition.ivars, parent == definition.superclass,
        old.instanceSize == definition.instanceSize
      {
        continue
      }
      let living = world.liveObjects(includingStrings: true).filter { object in
        var current: Int? = object.classIndex
        while let each = current {
          if each == index { return true }
          current = world.classInfo(each)?.superclass
        }
        return false
      }
      // Who was not asked to the end is not allowed anything.
      if world.isLookOver { return Diagnostic(.interrupted, at: definition.place) }
      if let first = living.first {
        return Diagnostic(
          .layoutInUse,
          arguments: [definition.name, String(living.count), objectName(first.serial)],
          at: definition.place)
      }
    }
    return nil
  }

  private func loadDiagnostic(_ problem: LoadProblem, _ unit: CodeUnit) -> Diagnostic {
    let place = unit.codes.last?.place ?? .none
    switch problem {
    case .unknownClass(let name):
      return Diagnostic(
        .classNotImplemented, title: "Undefined symbols: \"_OBJC_CLASS_$_\(name)\"",
        arguments: [name], at: firstUse(unit) { $0 == .classObject(name) } ?? place)
    case .unknownSuperclass(let name, let child):
      return Diagnostic(
        .superclassNotImplemented, title: "Undefined symbols: \"_OBJC_CLASS_$_\(name)\"",
        arguments: [name, child],
        at: unit.classes.first { $0.name == child }?.place ?? place)
    case .undefinedVariable(let name):
      let use = firstUse(unit) { constant in
        if case .global(name, _) = constant { true } else { false }
      }
      return Diagnostic(
        .cppNotDefined, title: "Undefined symbols: \"_\(name)\"", arguments: [name],
        at: use ?? place)
    case .limit(let limit):
      return Diagnostic(.worldFull, arguments: [limit.rawValue], at: place)
    }
  }

  /// Place of the first instruction that names something.
  private func firstUse(_ unit: CodeUnit, _ isMeant: (Constant) -> Bool) -> SourceRange? {
    for code in unit.codes {
      guard let constant = code.constants.firstIndex(where: isMeant) else { continue }
      let naming: [Opcode] = [.loadConstant, .loadGlobal64, .storeGlobal64]
      let pc = code.instructions.firstIndex { instruction in
        instruction.imm32 == constant && naming.contains { $0.rawValue == instruction.op }
      }
      if let pc { return code.lines.place(at: pc) }
    }
    return nil
  }

  // MARK: Branches

  /// A copy of everything, to come back to. Costs about a memory copy of what is in use.
  package struct Checkpoint: Sendable {
    var world: WorldSnapshot
    fileprivate var state: SessionState
    fileprivate var mode: MemoryMode
    fileprivate var inputLanguage: InputLanguage
    fileprivate var activities: [Activity]
    var place: HistoryPlace
    /// Number of the next event.
    var event: Int { world.eventCount }
    var syntax: SyntaxState { state.syntax }
    /// Where a stopped state goes back to; at most one, an array because a struct cannot hold itself.
    fileprivate var rollback: [Checkpoint]
    /// What it holds beside the world's pages, for the history's limit.
    fileprivate var held: HeldBytes
  }

  /// `previous`: one whose pages may be shared; without it, the latest that the history has.
  package func checkpoint(sharing previous: Checkpoint? = nil) -> Checkpoint {
    state.share()
    return Checkpoint(
      world: world.snapshot(sharing: previous?.world ?? history?.latestSnapshot), state: state,
      mode: mode,
      inputLanguage: inputLanguage,
      activities: activities, place: history?.place ?? HistoryPlace(),
      rollback: rollback.map { [$0] } ?? [], held: world.ledger.holding(state.syntax.recentBytes))
  }

  /// Nothing was typed since, and time not gone through.
  package func stands(at checkpoint: Checkpoint) -> Bool {
    checkpoint.place == history?.place ?? HistoryPlace()
  }

  package func restore(_ checkpoint: Checkpoint) {
    moveHistory(to: checkpoint)
    world.restore(checkpoint.world)
    state = checkpoint.state
    mode = checkpoint.mode
    inputLanguage = checkpoint.inputLanguage
    activities = checkpoint.activities
    rollback = checkpoint.rollback.first
  }

  /// Does something in a branch that is discarded, whatever happens; without output, and where nobody will look
  /// at them without events. What is tried there is no line of time.
  func inBranch<T>(postingEvents: Bool = false, _ body: () -> T) -> T {
    let saved = checkpoint()
    let history = takeHistory()
    let pending = rollback
    let live = world.live
    let output = world.output
    world.live = nil
    defer {
      restore(saved)
      self.history = history
      rollback = pending
      world.live = live
      world.output = output
    }
    return postingEvents ? body() : world.withoutEvents(body)
  }

  /// Empties the pool that waits under the prompt, sending release to each object.
  package func drainBasePool(picturing: Bool = false) -> Outcome {
    rollBack()
    let owners = picturing ? ownersNow() : nil
    // The pools of what stands suspended lie above it.
    guard activities.isEmpty else { return Outcome(status: .done) }
    let before = checkpoint()
    let first = world.eventCount
    var end = StretchEnd.over
    if let token = world.poolInfos().first?.token,
      let callable = world.callable(ofFunction: "__selfsame_drain")
    {
      activities = [
        Activity(
          text: ":drain", phases: [.call(callable: callable, arguments: [token])], isOnTop: false)
      ]
      recordBeginning(.drain, text: ":drain", before: before)
      end = runActivity()
    }
    var outcome = Outcome(status: .done)
    if case .stopped(let reason) = end {
      stopped(by: reason, before: before, firstEvent: first, &outcome)
    } else {
      openBasePool()
    }
    outcome.events = first..<world.eventCount
    outcome.output = world.output
    world.output = []
    recordEnd(outcome.status, stop: outcome.stop)
    if let owners { outcome.picture = picture(since: owners, of: outcome, entry: nil) }
    return outcome
  }
}

/// Everything of a session that is not the world: a value, so a copy is a checkpoint.
struct SessionState: Sendable {
  var sources = SourceMap()
  var syntax = SyntaxState()
  var compiler = CompilerState()
  var swift = SwiftState()
  var swiftParts: Set<Int> = []
  var cpp = CppState()
  var unitNumber = 0
  var inputNumber = 0
  /// Modules of the prelude that are loaded, by number.
  var modules: Set<Int> = []
  /// Texts behind `#import "name"` that lie in memory.
  var headers: [String: [UInt8]] = [:]
  /// Names that the next texts may declare for themselves alone.
  var guardedNames: Set<String> = []
  /// See `ClaimPlaces`.
  var claimPlaces = ClaimNotes<UInt64>()
  var claimRests = ClaimNotes<ClaimPlaces.Rest>()
  /// See `Beginning`; the latest last.
  var beginnings: [Beginning] = []

  /// A snapshot is about to be taken: what is here now is shared with it.
  mutating func share() {
    syntax.share()
  }

  /// Many sessions are about to begin with this.
  mutating func freeze() {
    syntax.freeze()
  }

  mutating func forgetTexts() {
    swift.forgetTexts()
    cpp.forgetTexts()
  }

  mutating func read(_ file: UInt32, _ options: ReadingOptions) -> ReadingResult {
    onDeepStack { readSource(file: file, in: &sources, state: &syntax, options: options) }
  }

  mutating func compile(
    _ tree: Tree, _ form: CompileOptions.Form, arc: Bool, missing: [UInt32: MissingBody] = [:],
    instanceSizes: [String: Int] = [:], isPart: Bool = false,
    interruption: Interruption = Interruption()
  ) -> CompileResult {
    unitNumber += 1
    var options = CompileOptions(form: form, arc: arc, unitNumber: unitNumber)
    options.missing = missing
    options.instanceSizes = instanceSizes
    options.isPart = isPart
    options.guardedNames = guardedNames
    options.interruption = interruption
    return onDeepStack {
      Compiler.compile(
        tree, names: &syntax.names, sources: sources, state: &compiler, options: options)
    }
  }
}

extension Notice {
  fileprivate init(_ definition: Definition) {
    switch definition {
    case .classDefined(let name): self = .classDefined(name)
    case .methodReplaced(let name): self = .methodReplaced(name)
    case .functionDefined(let name): self = .functionDefined(name)
    case .functionReplaced(let name): self = .functionReplaced(name)
    case .variableRedeclared(let name): self = .variableRedeclared(name)
    }
  }
}
