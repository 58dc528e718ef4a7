import Bytecode
package import Diagnostics
package import Session
package import VirtualMachine

/// The world after an answer, as the check language sees it.
///
/// An expression of a condition is code of the step's language, and the session's compiler has the last word. It is
/// compiled once (`CompiledCondition`); a function of the check language asks where it stands, and here is the
/// answer: for `count(a)` the true count of the object that `a` is at that moment. All of it happens on a branch
/// that is thrown away, so `[[Printer alloc] init]` in a check makes its object for nobody.
///
/// What is stopped is simply not true. What names something unknown is neither true nor false, and so does
/// not hold, under `not` either; whose fault that is, the judge finds out (`AnswerJudge`).
package struct CheckWorld {
  package var session: ProgramSession
  package var answered: Answering
  /// What happened since the step began; not what looking causes.
  package private(set) var log: [Event]
  /// What an input that was stopped made and declared: undone before anything is asked, but it happened.
  package let undone: Undone?
  package let doubt = Doubt()
  package let dialect: CheckDialect
  /// What was compiled before, for worlds that come of the one where that was done.
  var compiled: CompiledCondition?
  /// The loops over objects around what is asked.
  var scope = ""
  /// Before a condition on counts the pool under the prompt is drained: who gave a claim to the pool has given
  /// it back.
  package var drainsPool = false

  /// Tries the doors of a class, or lets two threads call a function; nil: nobody can.
  package var doors: ((CheckWorld, DoorRule, String) -> Bool)?
  /// Runs a condition under every schedule; nil: nobody can.
  package var exploring: ((CheckWorld, Schedules, CheckCondition) -> Bool?)?

  /// What could not be worked out because a name is unknown.
  package final class Doubt {
    var name: UnknownName?
    /// What the machine said where the pool could not be drained before a condition on counts: who gave it a claim
    /// had none to give.
    package var drain: [Diagnostic] = []
    /// Somebody will read the name, and what may have been meant.
    var isForAuthor = false
  }

  package init(session: ProgramSession, answered: Answering) {
    self.session = session
    self.answered = answered
    log = answered.events
    undone = answered.isStopped ? Undone(answered.events, in: session) : nil
    dialect = CheckDialect(session.inputLanguage)
  }

  package func holds(_ condition: CheckCondition) -> Bool { truth(of: condition) ?? false }

  /// The first name in the condition that nothing here declares.
  package func unknownName(in condition: CheckCondition) -> UnknownName? {
    doubt.isForAuthor = true
    defer { doubt.isForAuthor = false }
    return truth(of: condition) == nil ? doubt.name : nil
  }

  /// nil when the condition names something that is not there.
  package func truth(of condition: CheckCondition) -> Bool? {
    if drainsPool, !answered.isStopped, condition.asksForCounts, somebodyWaits {
      return branch { afterDraining.map { $0.truth(of: condition) } ?? false }
    }
    if let known = quickTruth(of: condition) { return known }
    switch condition {
    case .holds, .same: return branch { known { isTrue(condition) } }
    case .not(let inner): return truth(of: inner).map { !$0 }
    case .outputContains(let text): return answered.printed.contains(text)
    case .outputIs(let text): return answered.printedLines == Answering.withoutLastEnd(text)
    case .outputMatches(let pattern):
      return TextForm(Answering.withoutLastEnd(pattern)).matches(answered.printedLines)
    case .before(let first, let second):
      return known {
        let (isFirst, isSecond) = (matcher(first), matcher(second))
        guard let early = log.firstIndex(where: isFirst),
          let late = log.firstIndex(where: isSecond)
        else { return false }
        return early < late
      }
    case .never(let pattern): return known { !log.contains(where: matcher(pattern)) }
    case .always(let number, let comparison, let bound):
      return known {
        let values = runningValues(of: number)
        return !values.isEmpty && values.allSatisfy { comparison.holds($0, bound) }
      }
    case .atEnd(let inner):
      return branch {
        let first = session.eventCount
        leavePrompt()
        var later = self
        later.answered.isStopped = false
        later.log += session.events(first..<session.eventCount)
        return later.truth(of: inner)
      }
    case .ends(let ending): return ends(ending)
    case .some(let name, let inner): return overObjects(of: name, inner) { $0.contains(true) }
    case .every(let name, let inner): return overObjects(of: name, inner) { !$0.contains(false) }
    case .atWrite(let owner, let variable): return isAtWrite(of: variable, of: owner)
    case .doors(let rule, let name):
      guard let doors else { return nil }
      return branch { known { doors(self, rule, name) } }
    case .underSchedules(let schedules, let inner):
      // Names that nobody declares are the same under every schedule.
      guard let exploring, !answered.isStopped, truth(of: inner) != nil else { return nil }
      doubt.name = nil
      return branch { exploring(self, schedules, inner) }
    case .warns(let text):
      return answered.diagnostics.contains { $0.severity == .warning && $0.mentions(text) }
    }
  }

  /// To look at the object is to leave the moment, so the moment is asked first.
  private func isAtWrite(of variable: String, of owner: CheckExpression) -> Bool? {
    let write = session.standingWrite
    return branch {
      known {
        guard let object = knownObject(owner.source) else { return false }
        guard session.variable(variable, of: object) != nil else {
          noteUnknown(
            variable, among: session.object(object).map { ivars(of: $0.classIndex) } ?? [])
          return false
        }
        return write.map { $0.name == variable && $0.write.object == object } ?? false
      }
    }
  }

  private func ivars(of classIndex: Int) -> [String] {
    session.classInfo(classIndex)?.ivars.map(\.name) ?? []
  }

  /// A variable whose writes are asked for, `door.last` or `counter`, where nothing is called so.
  package func unknownWrite(_ name: String) -> UnknownName? {
    if session.writtenVariable(name) != nil { return nil }
    let owner = String(name.prefix { $0 != "." })
    let object = session.serial(named: owner).flatMap { session.object($0) }
    let known =
      object.map { ivars(of: $0.classIndex).map { "\(owner).\($0)" } }
      ?? session.globals().filter { !$0.isPrelude }.map(\.displayName)
    return UnknownName(name: name, suggestion: closestName(to: name, among: known))
  }

  private var somebodyWaits: Bool { session.pools().contains { !$0.objects.isEmpty } }

  /// This world with its pool drained; nil where that is stopped: somebody gave back what nobody owned.
  private var afterDraining: CheckWorld? {
    let first = session.eventCount
    let drained = session.drainBasePool()
    guard drained.status == .done else {
      doubt.drain = drained.diagnostics
      return nil
    }
    var later = self
    later.drainsPool = false
    later.log += session.events(first..<session.eventCount)
    return later
  }

  /// Does something that leaves no trace, beginning where the next input would begin: an input that was
  /// stopped is undone first.
  package func branch<Result>(_ body: () -> Result) -> Result {
    session.aside {
      // Anything that does nothing, in any language.
      if answered.isStopped { _ = session.evaluate("0") }
      return body()
    }
  }

  /// What a condition says of each living object of a class in turn.
  private func overObjects(
    of name: String, _ inner: CheckCondition, _ decide: ([Bool]) -> Bool
  ) -> Bool? {
    guard known({ isClass(name) }) == true else { return nil }
    guard dialect == .objectiveC else {
      doubt.name = UnknownName(name: "it")
      return nil
    }
    return branch {
      guard let loop = loop(over: name, inner) else { return nil }
      var truths: [Bool] = []
      for object in session.objects() where object.className == name {
        let truth: Bool? = branch {
          session.perform(loop.step) { _ in object.address }
          return loop.world.truth(of: inner)
        }
        guard let truth else { return nil }
        truths.append(truth)
      }
      return decide(truths)
    }
  }

  // MARK: Expressions

  private func known(_ body: () -> Bool) -> Bool? {
    doubt.name = nil
    let result = body()
    return doubt.name == nil ? result : nil
  }

  private func isTrue(_ condition: CheckCondition) -> Bool {
    guard let (code, world) = code(of: condition) else { return false }
    let first = session.eventCount
    switch session.end(of: code, answering: { world.answer($0, since: first) }) {
    case .value(let value): return value.bits == 1
    case .stopped(let stop):
      if let stop { note(stop) }
      return false
    }
  }

  /// A bitwise copy may post an alloc and a copy: the objects are counted, not the events.
  func objects(in log: [Event], of isMade: (Event) -> Bool) -> Int {
    Set(log.lazy.filter(isMade).map(\.object)).count
  }

  /// In Swift arrays and closures are values: only objects of the program's own classes count.
  package var leakCount: Int {
    let lost = session.unreachableObjects()
    if dialect != .swift { return lost.count }
    return lost.count { session.classInfo($0.classIndex)?.isPrelude == false }
  }

  package func pooledCount(of serial: UInt32) -> Int {
    session.pools().reduce(0) { sum, pool in sum + pool.objects.count { $0 == serial } }
  }

  /// The object that is dead and to which a variable still points. The word is read as it lies there: under
  /// ARC, to evaluate such a variable would be to use it.
  func deadObject(_ variable: GlobalInfo) -> UInt32? {
    guard !variable.isPrelude, variable.size == 8, variable.encoding.hasPrefix("@"),
      let address = session.word(at: variable.address), address != 0
    else { return nil }
    let serial = session.serial(ofAddress: address)
    return serial != 0 && session.object(serial) == nil ? serial : nil
  }

  // MARK: Endings

  /// The prompt's variables go, and the pools are drained.
  private func leavePrompt() {
    // Whoever declared them, they are variables of the one world, and Objective-C can empty them.
    let (language, mode) = (session.inputLanguage, session.mode)
    if dialect != .objectiveC { (session.inputLanguage, session.mode) = (.objectiveC, .arc) }
    defer { (session.inputLanguage, session.mode) = (language, mode) }
    for variable in session.globals()
    where variable.isPromptVariable && variable.encoding.hasPrefix("@") {
      _ = session.evaluate("\(variable.displayName) = nil;")
    }
    _ = session.drainBasePool()
  }

  private func ends(_ wanted: Ending) -> Bool {
    guard let ending = answered.ending else { return wanted.kind == .normally }
    return wanted.isMet(by: ending, saying: answered.problems)
  }
}

extension Ending {
  /// Whether an answer that was stopped so, with these words, has ended as is asked.
  package func isMet(by ending: RunEnding, saying problems: [Diagnostic]) -> Bool {
    let isKind =
      switch (kind, ending) {
      case (.zombie, .zombie), (.overRelease, .overRelease), (.limit, .limit),
        (.deadlock, .deadlock), (.trap, .trap), (.compileError, .compileError):
        true
      case (.stopped, _): ![.limit, .compileError, .interrupted].contains(ending)
      case (.exception, .exception(let thrown)): name.isEmpty || name == thrown
      default: false
      }
    return isKind && (words.isEmpty || problems.contains { $0.mentions(words) })
  }
}

extension Diagnostic {
  /// Whether the code or clang's title holds the text.
  package func mentions(_ text: String) -> Bool {
    code.rawValue == text || title.map { $0.contains(text) } ?? false
  }
}

extension Event {
  package var changesCount: Bool {
    switch kind {
    case .alloc, .retain, .release, .autorelease, .copy, .dealloc, .`init`: true
    default: false
    }
  }
}

extension CheckExpression {
  /// A function of the check language and nothing else.
  package var isOneCall: Bool {
    if case .call? = pieces.first { return pieces.count == 1 }
    return false
  }

  /// The expression as text, where it holds no function.
  package var source: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .call(let function, let arguments):
        function.argumentCounts.upperBound == 0
          ? function.rawValue
          : "\(function.rawValue)(\(arguments.map(\.source).joined(separator: ", ")))"
      }
    }.joined()
  }
}

extension ProgramSession {
  /// Does something and puts everything back: no trace in the world, none in what the learner can go back to.
  package func aside<Result>(_ body: () -> Result) -> Result {
    withoutHistory {
      let point = checkpoint()
      defer { restore(point) }
      return body()
    }
  }
}

/// The words of a text, one space between them. It is asked of every text of every lesson, so it looks at
/// bytes: asking Unicode about each character took a tenth of a check.
package func normalised(_ text: String) -> String {
  var words: [UInt8] = []
  var text = text
  text.withUTF8 { bytes in
    words.reserveCapacity(bytes.count)
    var index = 0
    var isBetween = false
    while index < bytes.count {
      let length = whiteSpace(bytes, at: index)
      if length > 0 {
        isBetween = true
        index += length
        continue
      }
      if isBetween, !words.isEmpty { words.append(0x20) }
      isBetween = false
      words.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: words, as: UTF8.self)
}

/// Bytes of the white space (Unicode's White_Space) that begins at a byte; 0 where none does.
private func whiteSpace(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
  func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
  switch bytes[index] {
  case 0x09...0x0D, 0x20: return 1
  case 0xC2: return byte(1) == 0x85 || byte(1) == 0xA0 ? 2 : 0
  case 0xE1: return byte(1) == 0x9A && byte(2) == 0x80 ? 3 : 0
  case 0xE2:
    if byte(1) == 0x80 {
      return (0x80...0x8A).contains(byte(2)) || [0xA8, 0xA9, 0xAF].contains(byte(2)) ? 3 : 0
    }
    return byte(1) == 0x81 && byte(2) == 0x9F ? 3 : 0
  case 0xE3: return byte(1) == 0x80 && byte(2) == 0x80 ? 3 : 0
  default: return 0
  }
}
