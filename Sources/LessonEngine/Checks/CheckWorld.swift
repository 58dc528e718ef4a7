import Bytecode
import Diagnostics
import Session
import VirtualMachine

/// The world after an answer, as the check language sees it.
///
/// A condition is worked out in two moves. First each function of the check language is replaced by a
/// plain value: for `count(a)` the argument is evaluated into a variable, the object it points to is
/// looked up in the machine, and its true count is written in the place of the call. What is left is
/// Objective-C, and the session's compiler has the last word. All of it happens on a branch that is
/// thrown away, so `[[Printer alloc] init]` in a check makes its object for nobody.
///
/// What is stopped is simply not true. What names something unknown is neither true nor false, and so does
/// not hold, under `not` either; whose fault that is, the judge finds out (`AnswerJudge`).
struct CheckWorld {
  var session: ProgramSession
  var answered: Answering
  /// What happened since the step began; not what looking causes.
  private(set) var log: [Event]
  let doubt = Doubt()

  /// What could not be worked out because a name is unknown.
  final class Doubt { var name: UnknownName? }

  init(session: ProgramSession, answered: Answering) {
    self.session = session
    self.answered = answered
    log = answered.events
  }

  func holds(_ condition: CheckCondition) -> Bool { truth(of: condition) ?? false }

  /// The first name in the condition that nothing here declares.
  func unknownName(in condition: CheckCondition) -> UnknownName? {
    truth(of: condition) == nil ? doubt.name : nil
  }

  /// nil when the condition names something that is not there.
  private func truth(of condition: CheckCondition) -> Bool? {
    switch condition {
    case .holds(let expression): return branch { known { isTrue(expression) } }
    case .same(let left, let right): return branch { known { isSame(left, right) } }
    case .not(let inner): return truth(of: inner).map { !$0 }
    case .outputContains(let text): return occurs(text, in: answered.printed)
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
    case .warns(let text):
      return answered.diagnostics.contains { $0.severity == .warning && $0.mentions(text) }
    }
  }

  /// Does something that leaves no trace, beginning where the next input would begin: an input that was
  /// stopped is undone first.
  func branch<Result>(_ body: () -> Result) -> Result {
    session.aside {
      if answered.isStopped { _ = session.evaluate("0;") }
      return body()
    }
  }

  // MARK: Expressions

  private func known(_ body: () -> Bool) -> Bool? {
    doubt.name = nil
    let result = body()
    return doubt.name == nil ? result : nil
  }

  private func truth(ofText text: String) -> Bool {
    if let value = session.scratchValue(of: "(\(text)) ? 1 : 0") { return value.bits == 1 }
    // Stopped, or not to be understood: only the compiler tells them apart.
    note(session.evaluate("(void)(\(text));"))
    return false
  }

  private func isTrue(_ expression: CheckExpression) -> Bool {
    var operands = 0
    guard let text = objectiveC(expression, &operands) else { return false }
    return truth(ofText: text)
  }

  private func isSame(_ left: CheckExpression, _ right: CheckExpression) -> Bool {
    var operands = 0
    // Into variables, one after the other: C does not say which side of `==` is evaluated first.
    guard let a = operand(left, &operands), let b = operand(right, &operands) else { return false }
    return session.scratchValue(of: "(\(a) == \(b)) ? 1 : 0")?.bits == 1
  }

  /// Evaluates an object expression into a variable of its own and returns the variable's name. To look at
  /// a count, the variable must not own: under ARC it would be an owner more.
  private func operand(
    _ expression: CheckExpression, _ operands: inout Int, owns: Bool = true
  ) -> String? {
    guard let text = objectiveC(expression, &operands) else { return nil }
    operands += 1
    let name = "selfsame_operand_\(operands)"
    let outcome = session.evaluate(
      "\(owns ? "" : "__unsafe_unretained ")id \(name) = (id)(\(text));")
    note(outcome)
    return outcome.status == .done ? name : nil
  }

  private func object(_ expression: CheckExpression, _ operands: inout Int) -> ObjectInfo? {
    guard let name = operand(expression, &operands, owns: false),
      let serial = session.objectSerial(inVariable: name)
    else { return nil }
    return session.object(serial)
  }

  /// The expression with every check function replaced by its value; nil when one has none.
  private func objectiveC(_ expression: CheckExpression, _ operands: inout Int) -> String? {
    var text = ""
    for piece in expression.pieces {
      switch piece {
      case .text(let plain): text += plain
      case .call(let function, let arguments):
        guard let value = value(of: function, arguments, &operands) else { return nil }
        text += value
      }
    }
    return text
  }

  private func value(
    of function: CheckFunction, _ arguments: [CheckExpression], _ operands: inout Int
  ) -> String? {
    switch function {
    case .count:
      return object(arguments[0], &operands).map { integer($0.count) }
    case .class:
      return object(arguments[0], &operands).map { "((id)[\($0.className) class])" }
    case .zone:
      guard let info = object(arguments[0], &operands),
        let zone = session.zones().first(where: { $0.id == info.zone })
      else { return nil }
      return "((NSZone *)\(integer(zone.address)))"
    case .inits:
      return object(arguments[0], &operands).map { integer($0.initCount) }
    case .live, .objects:
      let name = arguments[0].source
      guard isClass(name) else { return nil }
      return integer(session.objects().count { $0.className == name })
    case .made:
      // A bitwise copy may post an alloc and a copy: count the objects, not the events.
      let made = EventPattern(kind: .alloc, selector: "", subject: arguments[0].source)
      return integer(Set(log.filter(matcher(made)).map(\.object)).count)
    case .deallocs:
      return happened(EventPattern(kind: .dealloc, selector: "", subject: arguments[0].source))
    case .sent:
      let subject = arguments.count > 1 ? arguments[1].source : ""
      return happened(
        EventPattern(kind: .sent, selector: arguments[0].source, subject: subject))
    case .answered:
      guard isSelector(arguments[0].source), let info = object(arguments[1], &operands) else {
        return nil
      }
      return owner(ofSelector: arguments[0].source, from: info.classIndex)
    case .pooled:
      guard let info = object(arguments[0], &operands) else { return nil }
      return integer(
        session.pools().reduce(0) { sum, pool in
          sum + pool.objects.count { $0 == info.serial }
        })
    case .leaks:
      return integer(session.unreachableObjects().count)
    case .zombies:
      return integer(Set(session.globals().compactMap(deadObject)).count)
    case .static:
      let name = normalised(arguments[0].source) + "." + normalised(arguments[1].source)
      let statics = session.globals().filter { occurs(".", in: $0.displayName) }
      guard let variable = statics.last(where: { $0.displayName == name }) else {
        noteUnknown(name, among: statics.map(\.displayName))
        return nil
      }
      return literal(at: variable.address, variable.encoding, size: variable.size)
    case .ivar:
      guard let info = object(arguments[0], &operands),
        let ivar = ivar(normalised(arguments[1].source), from: info.classIndex)
      else { return nil }
      return literal(at: info.address &+ UInt64(ivar.offset), ivar.encoding, size: ivar.size)
    case .clock:
      // As in C, a name of the program's own hides the word.
      if session.globals().contains(where: { $0.displayName == "clock" && !$0.isPrelude }) {
        return "clock"
      }
      return "\(Double(session.clock &- answered.clockAtStart) / 1e9)"
    }
  }

  private func ivar(_ name: String, from index: Int) -> IvarDefinition? {
    var next: Int? = index
    var others: [String] = []
    for _ in 0..<256 {
      guard let current = next, let info = session.classInfo(current) else { break }
      if let found = info.ivars.first(where: { $0.name == name }) { return found }
      others += info.ivars.map(\.name)
      next = info.superclass
    }
    noteUnknown(name, among: others)
    return nil
  }

  /// What lies in memory as an Objective-C expression of its kind; nil for structures and arrays.
  private func literal(at address: UInt64, _ encoding: String, size: Int) -> String? {
    guard let bits = session.word(at: address, size: size) else { return nil }
    let shift = UInt64(truncatingIfNeeded: 64 - size * 8)
    let signed = Int64(bitPattern: bits &<< shift) &>> Int64(shift)
    let kind = encoding.utf8.first { !"rnNoORVA".utf8.contains($0) } ?? 0
    switch kind {
    case UInt8(ascii: "@"): return "((__bridge id)(void *)\(bits)UL)"
    case UInt8(ascii: "#"): return "((__bridge Class)(void *)\(bits)UL)"
    case UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "^"): return "((void *)\(bits)UL)"
    case UInt8(ascii: "f"): return "\(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))"
    case UInt8(ascii: "d"): return "\(Double(bitPattern: bits))"
    case UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "I"), UInt8(ascii: "L"),
      UInt8(ascii: "Q"), UInt8(ascii: "B"):
      return "\(bits)UL"
    case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "l"),
      UInt8(ascii: "q"):
      return signed == Int64.min ? "(-\(Int64.max)L - 1)" : "(\(signed)L)"
    default: return nil
    }
  }

  private func happened(_ pattern: EventPattern) -> String {
    integer(log.count(where: matcher(pattern)))
  }

  func integer(_ value: some BinaryInteger) -> String {
    value > Int64.max ? "\(value)UL" : "\(value)L"
  }

  /// The object that is dead and to which a variable still points. The word is read as it lies there: under
  /// ARC, to evaluate such a variable would be to use it.
  private func deadObject(_ variable: GlobalInfo) -> UInt32? {
    guard !variable.isPrelude, variable.size == 8, variable.encoding.hasPrefix("@"),
      let address = session.word(at: variable.address), address != 0
    else { return nil }
    let serial = session.serial(ofAddress: address)
    return serial != 0 && session.object(serial) == nil ? serial : nil
  }

  /// The class, from `index` upwards, that has an instance method for the selector.
  private func owner(ofSelector selector: String, from index: Int) -> String? {
    var next: Int? = index
    for _ in 0..<256 {
      guard let current = next, let info = session.classInfo(current) else { return nil }
      if info.methods.contains(where: { $0.selector == selector && !$0.isClassMethod }) {
        return "((id)[\(info.name) class])"
      }
      next = info.superclass
    }
    return nil
  }

  // MARK: Endings

  /// The prompt's variables go, and the pools are drained.
  private func leavePrompt() {
    for variable in session.globals()
    where variable.isPromptVariable && variable.encoding.hasPrefix("@") {
      _ = session.evaluate("\(variable.displayName) = nil;")
    }
    _ = session.drainBasePool()
  }

  private func ends(_ wanted: Ending) -> Bool {
    switch (wanted, answered.ending) {
    case (.normally, nil), (.zombie, .zombie), (.overRelease, .overRelease), (.limit, .limit),
      (.deadlock, .deadlock):
      true
    case (.exception(let name), .exception(let thrown)): name.isEmpty || name == thrown
    case (.compileError(let text), .compileError):
      text.isEmpty || answered.problems.contains { $0.mentions(text) }
    default: false
    }
  }
}

extension Diagnostic {
  /// Whether the code or clang's title holds the text.
  func mentions(_ text: String) -> Bool {
    code.rawValue == text || title.map { occurs(text, in: $0) } ?? false
  }
}

extension Event {
  var changesCount: Bool {
    switch kind {
    case .alloc, .retain, .release, .autorelease, .copy, .dealloc, .initEnter: true
    default: false
    }
  }
}

extension CheckExpression {
  /// The expression as text, where it holds no function.
  var source: String {
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

/// Whether `part` occurs in `text`, byte for byte.
func occurs(_ part: String, in text: String) -> Bool {
  let bytes = Array(text.utf8)
  let wanted = Array(part.utf8)
  if wanted.isEmpty { return true }
  guard bytes.count >= wanted.count else { return false }
  for start in 0...(bytes.count - wanted.count)
  where bytes[start] == wanted[0] && bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
    return true
  }
  return false
}

extension ProgramSession {
  /// Does something and puts everything back: no trace in the world, none in what the learner can go back to.
  func aside<Result>(_ body: () -> Result) -> Result {
    withoutHistory {
      let point = checkpoint()
      defer { restore(point) }
      return body()
    }
  }
}
