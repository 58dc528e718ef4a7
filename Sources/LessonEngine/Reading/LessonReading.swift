import Conditions
import Diagnostics
import Texts

/// Reads one lesson file: text in, lesson and everything wrong with it out.
///
/// Reading goes on after an error, so that an author sees all of them at once. A lesson with errors is
/// returned as far as it could be read (the translation status wants its steps), but is never taught.
struct LessonReading {
  private(set) var lesson: Lesson?
  private(set) var diagnostics: [Diagnostic] = []
  /// A block without an end swallowed what comes after it: nothing is known of how the rest fits together.
  private var hasOpenFence = false
  /// Names of the steps read so far.
  private var takenNames: Set<String> = []

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  private let source: SourceFile
  private let file: UInt32
  private let isTranslation: Bool

  static let keys = [
    "lesson", "id", "was", "title", "mode", "needs", "teaches", "shows", "covers", "limit", "from",
  ]

  init(file: UInt32, sources: SourceMap, language: Language) {
    self.file = file
    isTranslation = language != .en
    source = sources.files[Int(file)]
    if let mark = source.byteOrderMark(file) {
      diagnostics = [mark]
      return
    }
    let matter = FrontMatter(source, file: file, keys: Self.keys)
    diagnostics += matter.diagnostics
    // What follows would be read as something that it is not.
    if matter.endLine == 0 { return }
    var lesson = Lesson(
      id: "", title: "", language: language, mode: .mrc, needs: matter.list("needs"),
      teaches: matter.list("teaches"), shows: matter.list("shows"), covers: matter.list("covers"),
      needsPlace: matter.entry("needs")?.valuePlace ?? .none, limits: LessonLimits(),
      openingHash: matter.entry("from")?.value, steps: [], links: [],
      contentHash: fingerprint(source.text), path: source.name, file: file)
    lesson.was = matter.list("was")
    lesson.idPlace = matter.entry("id")?.valuePlace ?? .none
    lesson.modePlace = matter.entry("mode")?.valuePlace ?? .none
    lesson.limitPlace = matter.entry("limit")?.valuePlace ?? .none
    lesson.teachesPlace = matter.entry("teaches")?.valuePlace ?? .none
    read(matter, into: &lesson)
    readSteps(fromLine: matter.endLine, into: &lesson)
    checkSteps(lesson)
    diagnostics += PageWidth.warnings(in: source, file: file, from: matter.endLine)
    self.lesson = lesson
    diagnostics.sort { ($0.place.file, $0.place.start) < ($1.place.file, $1.place.start) }
  }

  private mutating func readSteps(fromLine line: Int, into lesson: inout Lesson) {
    let document = MarkdownDocument(source, file: file, fromLine: line)
    diagnostics += document.diagnostics
    var step = LessonStep.nothing
    step.id = LessonStep.openingID
    // What is missing of it is missing in the front matter, which ends on the line before.
    step.place = place(line: min(max(0, line - 1), source.lineStarts.count - 1))
    step.translatedFrom = lesson.openingHash
    var notes: [Note] = []
    for block in document.blocks {
      if case .comment(let text) = block.content {
        guard let next = stepComment(text, at: block.place) else { continue }
        close(step, notes, into: &lesson)
        if !isTranslation, next.start == .goesOn, step.id == LessonStep.openingID {
          report(.lessonFirstGoesOn, [], self.place(of: "goes-on", in: next.place))
        }
        step = next
        notes = []
      } else {
        add(block, to: &step, &notes)
        lesson.links += links(in: block)
      }
    }
    close(step, notes, into: &lesson)
  }

  /// A file of hidden probes: steps without front matter and tasks.
  init(hidden file: UInt32, sources: SourceMap) {
    self.file = file
    isTranslation = false
    source = sources.files[Int(file)]
    var lesson = Lesson(
      id: "", title: "", language: .en, mode: .mrc, needs: [], teaches: [], shows: [],
      covers: [],
      needsPlace: .none, limits: LessonLimits(), openingHash: nil, steps: [], links: [],
      contentHash: "", path: source.name, file: file)
    readSteps(fromLine: 0, into: &lesson)
    for step in lesson.steps {
      let isBefore = step.id == LessonStep.openingID
      let allowed: [FenceRole] =
        isBefore ? [.plain, .show] : [.probe, .check, .mistake, .plain, .show]
      for fence in step.fences where !allowed.contains(fence.role) {
        report(.lessonMisplacedFence, [fence.role.rawValue, "task"], fence.place)
      }
      checkMistakes(step)
      checkProbes(step)
    }
    // Words before the first step are for those who read the file.
    lesson.steps.removeAll { $0.id == LessonStep.openingID }
    diagnostics.removeAll { $0.severity == .warning }
    self.lesson = lesson
  }

  private struct Note {
    var name: String
    var blocks: [ProseBlock]
    var place: SourceRange
  }

  // MARK: Front matter

  private mutating func read(_ matter: FrontMatter, into lesson: inout Lesson) {
    for key in ["lesson", "id", "title"] where matter.entry(key) == nil {
      if !matter.diagnostics.contains(where: { $0.arguments.first == key }) {
        report(.lessonMissingKey, [key], place(line: 0))
      }
    }
    if let version = matter.entry("lesson"), version.value != "1" {
      report(.lessonUnsupportedVersion, [version.value], version.valuePlace)
    }
    lesson.title = matter.entry("title")?.value ?? ""
    if !isTranslation, let from = matter.entry("from") {
      let keys = Self.keys.filter { $0 != "from" }.joined(separator: ", ")
      report(.lessonUnknownKey, ["from", keys], from.keyPlace)
    }
    if let title = matter.entry("title"), title.value.count > 2,
      let quote = title.value.first, "\"'".contains(quote), title.value.last == quote
    {
      let bare = String(title.value.dropFirst().dropLast())
      report(
        .lessonBadValue, ["title", title.value, bare], title.valuePlace, suggestion: bare)
    }
    if let id = matter.entry("id") {
      lesson.id = id.value
      if !isName(id.value) { report(.lessonBadValue, ["id", id.value, "a.b-c"], id.valuePlace) }
    }
    for name in lesson.was where !isName(name) {
      report(.lessonBadValue, ["was", name, "a.b-c"], matter.entry("was")?.valuePlace ?? .none)
    }
    if let mode = matter.entry("mode") {
      let modes = LessonMode.allCases.map(\.rawValue)
      if let known = LessonMode(rawValue: mode.value) {
        lesson.mode = known
      } else {
        report(
          .lessonBadValue, ["mode", mode.value, modes.joined(separator: ", ")], mode.valuePlace,
          suggestion: closestName(to: mode.value, among: modes))
      }
    }
    for key in ["was", "needs", "teaches", "shows", "covers"] {
      guard let entry = matter.entry(key), !entry.value.hasPrefix("["),
        entry.value.contains(where: { $0 == "," || $0 == " " })
      else { continue }
      report(
        .lessonBadValue, [key, entry.value, "[a, b]"], entry.valuePlace,
        suggestion: "[\(entry.value)]")
    }
    guard let limit = matter.entry("limit") else { return }
    if limit.value.contains(",") {
      let words = limit.value.split { $0 == "," || $0 == " " }.joined(separator: " ")
      report(
        .lessonBadValue, ["limit", limit.value, "steps=20000 objects=100"], limit.valuePlace,
        suggestion: words)
      return
    }
    var limited: Set<Substring> = []
    for word in limit.value.split(separator: " ") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = UInt32(parts[1]), number > 0,
        limited.insert(parts[0]).inserted
      else {
        report(
          .lessonBadValue, ["limit", String(word), "steps=20000 objects=100"], limit.valuePlace)
        continue
      }
      switch parts[0] {
      case "steps": lesson.limits.steps = UInt64(number)
      case "objects": lesson.limits.objects = Int(number)
      case "bytes": lesson.limits.bytes = Int(number)
      default:
        report(
          .lessonBadValue, ["limit", String(word), "steps, objects, bytes"], limit.valuePlace,
          suggestion: closestName(to: String(parts[0]), among: ["steps", "objects", "bytes"]))
      }
    }
  }

  private func isName(_ text: String) -> Bool { LessonNames.isName(text) }

  // MARK: Steps

  private static let stepMarks = ["points", "fresh", "goes-on", "mode", "was", "from"]

  /// Whether a word is one of those behind a step's name, whatever it says.
  private func isStepMark(_ word: String) -> Bool {
    StepStart(mark: word) != nil
      || Self.stepMarks.contains { word.hasPrefix("\($0)=") || word.hasPrefix("\($0):") }
  }

  /// `step: id points=2 fresh mode=arc was=OLD from=HASH`, or `fresh=all`, `goes-on` instead of `fresh`; nil for any
  /// other comment.
  private mutating func stepComment(_ text: String, at place: SourceRange) -> LessonStep? {
    var words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    guard first.hasSuffix(":") else {
      // `step guess`, `step - guess points=2`, `step:guess`, or with the colon of a Chinese keyboard.
      var rest = words.dropFirst().drop { $0.utf8.count <= 3 && !isName($0) || $0 == "-" }
      let hasName = rest.popFirst().map(isName) ?? false
      let isMeant =
        ["step", "steps"].contains(first.lowercased())
        ? hasName && rest.allSatisfy(isStepMark)
        : first.hasPrefix("step:") || first.hasPrefix("step：")
      if isMeant { report(.lessonStepComment, [first], place, suggestion: "step:") }
      return nil
    }
    if first != "step:" {
      if closestName(to: first, among: ["step:"]) != nil {
        report(.lessonStepComment, [first], place, suggestion: "step:")
      }
      return nil
    }
    words.removeFirst()
    var step = LessonStep.nothing
    step.place = place
    guard let id = words.first, isName(id), id != LessonStep.openingID else {
      report(.lessonStepComment, [words.first ?? ""], place)
      return step
    }
    step.id = id
    step.points = 1
    var said: Set<String> = []
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2, parts[0] != "fresh", !said.insert(parts[0]).inserted {
        report(.lessonStepComment, [word], self.place(of: word, in: place))
        return step
      }
      if let start = StepStart(mark: word) {
        if step.start != .afterAll {
          report(.lessonStepComment, [word], self.place(of: word, in: place))
          return step
        }
        step.start = start
        continue
      }
      switch (parts[0], parts.count) {
      case ("points", 2):
        if let points = Int(parts[1]) {
          step.points = points
          if !(0...1000).contains(points) {
            report(
              .lessonBadValue, ["points", parts[1], "0 … 1000"], self.place(of: word, in: place))
          }
        } else {
          report(
            .lessonStepComment, [word], self.place(of: word, in: place), suggestion: "points=2")
          return step
        }
      case ("mode", 2):
        step.mode = LessonMode(rawValue: parts[1])
        guard step.mode != nil else {
          let modes = LessonMode.allCases.map(\.rawValue)
          report(
            .lessonStepComment, [word], self.place(of: word, in: place),
            suggestion: closestName(to: parts[1], among: modes).map { "mode=" + $0 })
          return step
        }
      case ("was", 2) where parts[1].split(separator: ",").contains(Substring(id)):
        report(.lessonDuplicateName, [id], self.place(of: word, in: place))
      case ("was", 2)
      where parts[1].split(separator: ",", omittingEmptySubsequences: false)
        .allSatisfy({ isName(String($0)) }):
        step.was += parts[1].split(separator: ",").map(String.init)
      case ("from", 2) where isTranslation && !parts[1].isEmpty: step.translatedFrom = parts[1]
      default:
        report(
          .lessonStepComment, [word], self.place(of: word, in: place),
          suggestion: closestName(
            to: parts[0], among: Self.stepMarks))
        return step
      }
    }
    return step
  }

  private mutating func add(
    _ block: MarkdownDocument.Block, to step: inout LessonStep, _ notes: inout [Note]
  ) {
    switch block.content {
    case .comment: break
    case .prose(let prose):
      tellMissing(prose, at: block.place, step)
      step.blocks.append(.prose(prose))
    case .note(let name, let inner):
      if inner.isEmpty {
        report(.lessonEmptyBlock, ["[!\(name)]"], block.place)
      } else if name == "hint" {
        step.hints.append(inner)
      } else {
        notes.append(Note(name: name, blocks: inner, place: block.place))
      }
    case .fence(let info, let text, let isClosed):
      let parsed = FenceInfo(info, place: block.place)
      diagnostics += parsed.diagnostics
      if !isClosed || opensAnother(text, within: block) {
        report(.lessonUnterminatedFence, [info], block.place)
        hasOpenFence = true
        return
      }
      let fence = Fence(
        role: parsed.role, language: parsed.language, name: parsed.name,
        attributes: parsed.attributes, text: text, place: block.place, textStart: block.textStart)
      let mayBeEmpty = fence.role == .output || fence.role == .task || fence.role == .wrong
      if normalised(text).isEmpty && !mayBeEmpty {
        report(.lessonEmptyBlock, [info], block.place)
      }
      if fence.role == .commands {
        let texts = SourceRange(
          file: file, start: fence.textStart, end: fence.textStart)
        for line in fence.typedLines where !LessonCommands.mayStand(line) {
          let line = String(line.drop { $0 == " " || $0 == "\t" })
          let name = String(line.drop { $0 == ":" }.prefix { $0 != " " })
          report(
            .lessonCommand, [line], self.place(of: line, in: texts),
            suggestion: closestName(to: name, among: LessonCommands.names.sorted()).map { ":" + $0 }
          )
        }
      }
      add(fence, to: &step)
    }
  }

  /// A note without its `!` would be shown, and so would a step comment that is none.
  private mutating func tellMissing(
    _ prose: ProseBlock, at place: SourceRange, _ step: LessonStep
  ) {
    let text = prose.plainText
    if case .quote = prose, text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      let name = String(text[..<end].dropFirst())
      if (["hint", "right"] + (step.mistakes + step.remarks).map(\.name)).contains(name) {
        report(.lessonUnknownNote, [name], place, suggestion: "[!\(name)]")
      }
    }
    if case .paragraph = prose {
      if text.hasPrefix("[!"), let end = text.firstIndex(of: "]") {
        let name = String(text[..<end].dropFirst(2))
        report(.lessonUnknownNote, [name], place, suggestion: "> [!\(name)]")
      }
      let bare = text.split(separator: " ").joined()
      let marks = ["<!-step:", "<!—step:", "<!–step:", "<--step:", "<-step:", "!--step:"]
      if marks.contains(where: bare.hasPrefix) {
        report(
          .lessonStepComment, [String(text.prefix { $0 != " " })], place, suggestion: "<!-- step:")
      }
    }
  }

  /// Whether a block runs on into the next one, because the line that ends it is missing.
  private func opensAnother(_ text: String, within block: MarkdownDocument.Block) -> Bool {
    let opening = source.text[Int(block.place.start)...].prefix { $0 == 0x60 }.count
    return opening > 0
      && text.split(separator: "\n").contains { line in
        let mark = line.prefix { $0 == "`" }.count
        let info = normalised(String(line.dropFirst(mark)))
        guard mark >= opening, !info.isEmpty else { return false }
        let inner = FenceInfo(info, place: block.place)
        return inner.diagnostics.isEmpty && inner.role != .plain
      }
  }

  private mutating func add(_ fence: Fence, to step: inout LessonStep) {
    step.fences.append(fence)
    switch fence.role {
    case .check:
      let lines = lines(of: fence)
      step.checks.append(
        CheckBlock(
          probe: fence.name, lines: lines, keepsPool: fence.keepsPool(lines),
          points: fence.attribute("points").flatMap { Int($0) }, place: fence.place))
    case .mistake:
      let lines = lines(of: fence)
      step.mistakes.append(
        Mistake(
          name: fence.name, lines: lines, keepsPool: fence.keepsPool(lines),
          probe: fence.attribute("after"), explanation: [], place: fence.place))
    case .when:
      step.remarks.append(
        Mistake(
          name: fence.name, lines: lines(of: fence), keepsPool: true, explanation: [],
          place: fence.place))
    case .choices:
      step.choiceLines += lines(of: fence)
    case .setup, .run, .task, .predict, .show, .output, .shell, .timeline, .plain, .commands,
      .stdin:
      step.blocks.append(.fence(step.fences.count - 1))
    case .survives: step.survivors += survivors(in: fence)
    case .solution, .wrong, .probe:
      break
    }
  }

  /// `drop-release 3 -- why`, one a line.
  private mutating func survivors(in fence: Fence) -> [Survivor] {
    var result: [Survivor] = []
    var start = fence.textStart
    for line in fence.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let bytes = ArraySlice(Array(line))
      let place = SourceRange(
        file: file, start: start, end: start &+ UInt32(truncatingIfNeeded: line.count))
      start &+= UInt32(truncatingIfNeeded: line.count + 1)
      let text = String(decoding: bytes, as: UTF8.self)
      if normalised(text).isEmpty { continue }
      guard let separator = CheckTokens.textSeparator(bytes),
        !normalised(String(decoding: bytes[(separator + 4)...], as: UTF8.self)).isEmpty
      else {
        report(.lessonBadValue, ["survives", normalised(text), "drop-release 3 -- …"], place)
        continue
      }
      result.append(
        Survivor(
          mutant: normalised(String(decoding: bytes[..<separator], as: UTF8.self)),
          reason: normalised(String(decoding: bytes[(separator + 4)...], as: UTF8.self)),
          place: place))
    }
    return result
  }

  private func links(in block: MarkdownDocument.Block) -> [LessonLink] {
    let blocks: [ProseBlock]
    switch block.content {
    case .prose(let prose): blocks = [prose]
    case .note(_, let inner): blocks = inner
    case .fence, .comment: return []
    }
    return blocks.flatMap(\.destinations).map { LessonLink(destination: $0, place: block.place) }
  }

  private mutating func lines(of fence: Fence) -> [CheckLine] {
    let parsing = CheckParsing(
      fence.text, file: fence.place.file, start: fence.textStart)
    diagnostics += parsing.diagnostics
    if parsing.lines.isEmpty && parsing.diagnostics.isEmpty && !normalised(fence.text).isEmpty {
      report(.lessonEmptyBlock, [fence.role.rawValue], fence.place)
    }
    return parsing.lines
  }

  /// Ends a step: gives the mistakes their words and looks for what does not fit together.
  private mutating func close(_ step: LessonStep, _ notes: [Note], into lesson: inout Lesson) {
    var step = step
    for note in notes {
      if let index = step.remarks.firstIndex(where: { $0.name == note.name }) {
        step.remarks[index].explanation = note.blocks
        continue
      }
      if note.name == "right" || step.mayBeSaid(note.name), step.replies[note.name] == nil {
        step.replies[note.name] = note.blocks
        continue
      }
      guard let index = step.mistakes.firstIndex(where: { $0.name == note.name }) else {
        report(
          .lessonUnknownNote, [note.name], note.place,
          suggestion: closestName(
            to: note.name, among: (step.mistakes + step.remarks).map(\.name) + ["hint", "right"]))
        continue
      }
      if !step.mistakes[index].explanation.isEmpty {
        report(.lessonDuplicateName, [note.name], note.place)
      }
      step.mistakes[index].explanation = note.blocks
    }
    // An opening without a word or a fence is no page to stop at.
    if step.id == LessonStep.openingID && step.blocks.isEmpty && step.fences.isEmpty { return }
    if step.id != LessonStep.openingID, step.blocks.isEmpty, step.fences.isEmpty,
      step.hints.isEmpty, notes.isEmpty
    {
      report(.lessonEmptyBlock, [step.id], step.place)
    }
    // A name that a step had may not be another one's: what was done under it would count for both.
    for name in Set(step.names).sorted() where !name.isEmpty && !takenNames.insert(name).inserted {
      report(.lessonDuplicateStep, [name], step.place)
    }
    lesson.steps.append(step)
  }

  // MARK: What must fit together

  private mutating func checkSteps(_ lesson: Lesson) {
    if lesson.steps.isEmpty { report(.lessonEmptyBlock, ["lesson"], place(line: 0)) }
    if hasOpenFence { return }
    for extra in lesson.steps.flatMap({ $0.fences(.stdin) }).dropFirst() {
      report(.lessonDuplicateName, [extra.role.rawValue], extra.place)
    }
    for step in lesson.steps {
      checkLanguage(step, lesson)
      checkTask(step)
      checkMistakes(step)
      checkProbes(step)
      checkPrediction(step)
      checkOutputs(step)
    }
  }

  /// A step speaks one language. A translation has that of its original, with which it is compared.
  private mutating func checkLanguage(_ step: LessonStep, _ lesson: Lesson) {
    if isTranslation { return }
    let mode = step.mode ?? lesson.mode
    for line in step.conditions {
      guard let word = line.condition.question(missingIn: mode) else { continue }
      report(.lessonNotAsked, [word, mode.rawValue], line.place)
    }
    for fence in step.fences
    where fence.role.hasLanguage && fence.role != .plain && fence.role != .show
      && fence.language != mode.language
    {
      report(
        .lessonOtherLanguage, [fence.language, mode.rawValue], fence.place,
        suggestion: "\(mode.language) \(fence.role.rawValue)")
    }
  }

  private mutating func checkTask(_ step: LessonStep) {
    let tasks = step.fences.filter { $0.role == .task }
    if let task = tasks.first {
      if step.fences(.solution).isEmpty {
        report(.lessonTaskWithoutSolution, [step.id], task.place)
      }
      if step.checks.isEmpty { report(.lessonTaskWithoutCheck, [step.id], task.place) }
    }
    for fence in step.fences where tasks.isEmpty && fence.role.belongsToAnswers {
      report(.lessonMisplacedFence, [fence.role.rawValue, "task"], fence.place)
    }
    checkFiles(step)
    checkMoments(step)
    let parts = step.checks.compactMap(\.points).reduce(0, +)
    // A translation's steps are worth what the original's are.
    if parts > step.points, !isTranslation,
      let check = step.checks.last(where: { $0.points != nil })
    {
      report(
        .lessonBadValue, ["points", String(parts), "0 … \(step.points)"], check.place)
    }
  }

  /// Where a moment is asked for, template and answers are commands that lead there.
  private mutating func checkMoments(_ step: LessonStep) {
    guard step.fence(.task)?.attribute("wants") == AnswerKind.place.rawValue else { return }
    for fence in step.fences where [.task, .solution, .wrong].contains(fence.role) {
      let texts = SourceRange(file: file, start: fence.textStart, end: fence.textStart)
      for line in fence.typedLines where !TimeCommand.mayBecome(line) {
        let line = normalised(line)
        let name = String(line.drop { $0 == ":" }.prefix { $0 != " " })
        let isKnown = TimeCommand.names.contains(name)
        let near = isKnown ? name : closestName(to: name, among: TimeCommand.names)
        report(
          .lessonTimeCommand, [line], place(of: line, in: texts), suggestion: near.map { ":" + $0 })
      }
    }
  }

  /// Several tasks are the files of one answer, each with a name of its own, and its solutions tell all of them.
  private mutating func checkFiles(_ step: LessonStep) {
    let names = step.answerFiles
    let own = step.fences.filter { [.task, .solution, .wrong].contains($0.role) }
    if names.isEmpty {
      for fence in own where fence.role != .task && fence.attribute("file") != nil {
        report(.lessonUnknownAttribute, ["file", fence.role.rawValue], fence.place)
      }
      return
    }
    // A task that is no file stands alone: the second one is too many, and whose the answers are nobody knows.
    for (index, task) in own.filter({ $0.role == .task }).enumerated() {
      if names[index].isEmpty ? index > 0 : names[..<index].contains(names[index]) {
        report(.lessonDuplicateName, [task.role.rawValue], task.place)
      }
    }
    if names.allSatisfy(\.isEmpty) { return }
    if names[0].isEmpty, let task = own.first(where: { $0.role == .task }) {
      report(.lessonBadAttribute, ["file", ""], task.place)
    }
    for fence in own where fence.role != .task {
      let name = fence.attribute("file") ?? ""
      if name.isEmpty {
        report(
          .lessonBadAttribute, ["file", name], fence.place,
          suggestion: names.first { !$0.isEmpty }.map { "file=\($0)" })
      } else if !names.contains(name) {
        report(
          .lessonBadValue, ["file", name, names.joined(separator: ", ")], fence.place,
          suggestion: closestName(to: name, among: names))
      }
    }
    let solved = own.filter { $0.role == .solution }.compactMap { $0.attribute("file") }
    for (name, task) in zip(names, own.filter { $0.role == .task })
    where !name.isEmpty && !solved.contains(name) {
      report(.lessonTaskWithoutSolution, [step.id], task.place)
    }
  }

  private mutating func checkMistakes(_ step: LessonStep) {
    let names = step.mistakes.map(\.name)
    let told = Set(step.fences(.wrong).compactMap { $0.attribute("say") })
    // One without a name was told already.
    for (index, mistake) in step.mistakes.enumerated() where !mistake.name.isEmpty {
      if names[..<index].contains(mistake.name) {
        report(.lessonDuplicateName, [mistake.name], mistake.place)
      } else if mistake.explanation.isEmpty {
        report(.lessonMistakeWithoutNote, [mistake.name, "mistake"], mistake.place)
      }
      if !told.contains(mistake.name) {
        report(.lessonUnprovedMistake, [mistake.name], mistake.place, severity: .warning)
      }
    }
    let probes = step.fences(.probe).map(\.name)
    for mistake in step.mistakes {
      guard let probe = mistake.probe, !probes.contains(probe) else { continue }
      report(
        .lessonUnknownProbe, [probe, "probe"], mistake.place,
        suggestion: closestName(to: probe, among: probes))
    }
    for remark in step.remarks where remark.explanation.isEmpty && !remark.name.isEmpty {
      report(.lessonMistakeWithoutNote, [remark.name, "when"], remark.place)
    }
    for wrong in step.fences(.wrong) {
      guard let name = wrong.attribute("say"), !names.contains(name) else { continue }
      report(
        .lessonUnknownMistake, [name], wrong.place, suggestion: closestName(to: name, among: names)
      )
    }
  }

  private mutating func checkProbes(_ step: LessonStep) {
    let probes = step.fences(.probe).map(\.name)
    let judged = step.checks.map(\.probe).filter { !$0.isEmpty }
    for check in step.checks where !check.probe.isEmpty && !probes.contains(check.probe) {
      report(
        .lessonUnknownProbe, [check.probe, "probe"], check.place,
        suggestion: closestName(to: check.probe, among: probes))
    }
    // A misspelled check was told already; its probe is not another error.
    guard judged.allSatisfy(probes.contains) else { return }
    for probe in step.fences(.probe) where !judged.contains(probe.name) {
      report(
        .lessonUnknownProbe, [probe.name, "check"], probe.place,
        suggestion: closestName(to: probe.name, among: judged))
    }
  }

  private mutating func checkPrediction(_ step: LessonStep) {
    let choices = step.fences(.choices)
    guard let predict = step.prediction else {
      for fence in choices {
        report(.lessonMisplacedFence, [fence.role.rawValue, "predict"], fence.place)
      }
      return
    }
    for extra in step.fences(.predict).dropFirst() {
      report(.lessonDuplicateName, [extra.role.rawValue], extra.place)
    }
    if predict.attribute("kind") == "choice" {
      if choices.isEmpty {
        report(.lessonMisplacedFence, ["predict", "choices"], predict.place)
      } else if step.choiceLines.count < 2, !choices.contains(where: isRefused) {
        report(.lessonFewChoices, [], choices[0].place)
      }
      for line in step.choiceLines where line.text.isEmpty {
        report(.lessonCheckSyntax, [line.source, "--"], line.place)
      }
    }
  }

  /// Something within it was told already.
  private func isRefused(_ fence: Fence) -> Bool {
    let end = fence.textStart &+ UInt32(truncatingIfNeeded: fence.text.utf8.count)
    return diagnostics.contains { problem in
      problem.severity == .error && (fence.textStart..<end).contains(problem.place.start)
    }
  }

  private mutating func checkOutputs(_ step: LessonStep) {
    var last: FenceRole?
    var hasOutput = false
    for fence in step.fences {
      switch fence.role {
      case .output, .shell, .timeline:
        if last != .run && last != .predict {
          report(.lessonMisplacedFence, [fence.role.rawValue, "run"], fence.place)
        } else if fence.role == .output {
          if hasOutput { report(.lessonDuplicateName, [fence.role.rawValue], fence.place) }
          hasOutput = true
        }
      case .run, .predict:
        last = fence.role
        hasOutput = false
      default: last = nil
      }
    }
  }

  // MARK: Problems

  private mutating func report(
    _ code: DiagnosticCode, _ arguments: [String], _ place: SourceRange,
    severity: Diagnostic.Severity = .error, suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(code, severity, arguments: arguments, at: place, suggestion: suggestion))
  }

  /// A word of a comment, or the whole of it where the word is not found.
  private func place(of word: String, in comment: SourceRange) -> SourceRange {
    let text = Array(word.utf8)
    let start = Int(comment.start)
    let last = min(start + 1000, source.text.count - text.count)
    guard start < last,
      let found = (start...last).first(where: { source.text[$0...].starts(with: text) })
    else { return comment }
    return SourceRange(
      file: file, start: UInt32(truncatingIfNeeded: found),
      end: UInt32(truncatingIfNeeded: found + text.count))
  }

  private func place(line: Int) -> SourceRange {
    let text = source.lineText(line)
    return SourceRange(
      file: file, start: UInt32(truncatingIfNeeded: text.startIndex),
      end: UInt32(truncatingIfNeeded: text.endIndex))
  }
}

extension LessonStep {
  /// All conditions that it has.
  fileprivate var conditions: [CheckLine] {
    checks.flatMap(\.lines) + (mistakes + remarks).flatMap(\.lines) + choiceLines
  }

  /// Whether the step asks for a prediction to which this may be the answer.
  fileprivate func mayBeSaid(_ said: String) -> Bool {
    switch prediction.flatMap({ $0.attribute("kind") }).flatMap(PredictionKind.init(rawValue:)) {
    case .number: said.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
    // Choices that were refused have no letters.
    case .choice:
      choiceLines.count < 2 || choiceLines.indices.map(PredictionGrading.letter).contains(said)
    case .fate: Fate.allCases.indices.map(PredictionGrading.letter).contains(said)
    case .lines: true
    case nil: false
    }
  }
}

extension CheckCondition {
  /// What steps of a mode have no such question for: `it` is Objective-C, and an object of C++ has no count and no class.
  fileprivate func question(missingIn mode: LessonMode) -> String? {
    if mode.language == "objc" { return nil }
    switch self {
    case .some: return "some(…)"
    case .every: return "every(…)"
    case .not(let inner), .atEnd(let inner), .underSchedules(_, let inner):
      return inner.question(missingIn: mode)
    default: break
    }
    guard mode == .cpp else { return nil }
    let asked: [CheckFunction] = [.count, .class, .zone, .inits, .answered, .pooled]
    return asked.first { calls([$0]) }.map { "\($0.rawValue)(…)" }
  }
}

extension Fence {
  /// Whoever asks what waits in the pool wants it as it is; so does one who says `pool=kept`.
  fileprivate func keepsPool(_ lines: [CheckLine]) -> Bool {
    attribute("pool") == "kept" || lines.contains { $0.condition.asksForPool }
  }
}

extension SourceFile {
  /// Bytes in front of the first character by which some editors mark a text as UTF-8: nobody sees them, and the
  /// first line is not what it seems to be.
  func byteOrderMark(_ file: UInt32) -> Diagnostic? {
    guard text.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
    return Diagnostic(.lessonByteOrderMark, at: SourceRange(file: file, start: 0, end: 3))
  }
}
