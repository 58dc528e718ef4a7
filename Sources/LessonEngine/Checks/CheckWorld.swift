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
/// not hold, under `not` either.
struct CheckWorld {
  var session: ProgramSession
  var answered: Answering
  /// What happened since the step began; not what looking causes.
  private var log: [Event]
  private let doubt = Doubt()

  /// Set when something could not be worked out because a name is unknown.
  private final class Doubt { var isUnknown = false }

  init(session: ProgramSession, answered: Answering) {
    self.session = session
    self.answered = answered
    log = answered.events
  }

  func holds(_ condition: CheckCondition) -> Bool { truth(of: condition) ?? false }

  /// nil when the condition names something that is not there.
  private func truth(of condition: CheckCondition) -> Bool? {
    switch condition {
    case .holds(let expression): return branch { known { isTrue(expression) } }
    case .same(let left, let right): return branch { known { isSame(left, right) } }
    case .not(let inner): return truth(of: inner).map { !$0 }
    case .outputContains(let text): return occurs(text, in: answered.printed)
    case .before(let first, let second):
      guard let early = log.firstIndex(where: matcher(first)),
        let late = log.firstIndex(where: matcher(second))
      else { return false }
      return early < late
    case .never(let pattern): return !log.contains(where: matcher(pattern))
    case .always(let number, let comparison, let bound):
      let values = runningValues(of: number)
      return !values.isEmpty && values.allSatisfy { comparison.holds($0, bound) }
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

  /// Events that show why a condition holds.
  func evidence(for condition: CheckCondition) -> [Event] {
    switch condition {
    case .holds(let expression):
      return expression.pieces.flatMap { piece -> [Event] in
        guard case .call(let function, let arguments) = piece, let last = arguments.last else {
          return []
        }
        switch function {
        case .sent:
          let subject = arguments.count > 1 ? last.source : ""
          let pattern = EventPattern(
            kind: .sent, selector: arguments[0].source, subject: subject)
          return log.filter(matcher(pattern))
        case .made, .live, .objects:
          return log.filter(
            matcher(EventPattern(kind: .alloc, selector: "", subject: last.source)))
        case .deallocs:
          return log.filter(
            matcher(EventPattern(kind: .dealloc, selector: "", subject: last.source)))
        case .count, .inits, .pooled:
          guard let serial = knownObject(last.source) else { return [] }
          return log.filter { $0.object == serial && $0.changesCount }
        case .class, .zone, .answered, .leaks, .zombies, .static, .ivar, .clock: return []
        }
      }
    case .before(let first, let second):
      return [log.first(where: matcher(first)), log.first(where: matcher(second))].compactMap(
        \.self)
    case .atEnd(let inner): return evidence(for: inner)
    default: return []
    }
  }

  /// Does something that leaves no trace, beginning where the next input would begin: an input that was
  /// stopped is undone first.
  private func branch<Result>(_ body: () -> Result) -> Result {
    session.aside {
      if answered.isStopped { _ = session.evaluate("0;") }
      return body()
    }
  }

  // MARK: Expressions

  private func known(_ body: () -> Bool) -> Bool? {
    doubt.isUnknown = false
    let result = body()
    return doubt.isUnknown ? nil : result
  }

  private func truth(ofText text: String) -> Bool {
    if let value = session.scratchValue(of: "(\(text)) ? 1 : 0") { return value.bits == 1 }
    // Stopped, or not to be understood: only the compiler tells them apart.
    if session.evaluate("(void)(\(text));").status == .failed { doubt.isUnknown = true }
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
    if outcome.status == .failed { doubt.isUnknown = true }
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
      guard session.classInfo(named: name) != nil else {
        doubt.isUnknown = true
        return nil
      }
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
      guard let info = object(arguments[1], &operands) else { return nil }
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
      guard let variable = session.globals().last(where: { $0.displayName == name }) else {
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
    for _ in 0..<256 {
      guard let current = next, let info = session.classInfo(current) else { return nil }
      if let found = info.ivars.first(where: { $0.name == name }) { return found }
      next = info.superclass
    }
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

  private func integer(_ value: some BinaryInteger) -> String {
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

  // MARK: Events

  /// The object an expression names, if it was made already: live, or dead and still pointed to.
  private func knownObject(_ expression: String) -> UInt32? {
    if let variable = session.globals().last(where: { $0.displayName == expression }),
      variable.size == 8, let address = session.word(at: variable.address), address != 0
    {
      let serial = session.serial(ofAddress: address)
      return serial == 0 ? nil : serial
    }
    guard let value = session.scratchValue(of: "(id)(\(expression))") else { return nil }
    let serial = value.object > 0 ? value.object : session.serial(ofAddress: value.bits)
    return serial == 0 ? nil : serial
  }

  private func matcher(_ pattern: EventPattern) -> (Event) -> Bool {
    let isSubject: (Event) -> Bool
    let session = session
    if pattern.subject.isEmpty {
      isSubject = { _ in true }
    } else if let info = session.classInfo(named: pattern.subject) {
      isSubject = { session.className(ofSerial: $0.object) == info.name }
    } else if let serial = knownObject(pattern.subject) {
      isSubject = { $0.object == serial }
    } else {
      return { _ in false }
    }
    switch pattern.kind {
    case .alloc: return { ($0.kind == .alloc || $0.kind == .copy) && isSubject($0) }
    case .initialised:
      return {
        $0.kind == .initEnter && $0.flags & EventFlags.nested == 0 && isSubject($0)
      }
    case .retain: return { $0.kind == .retain && isSubject($0) }
    case .release: return { $0.kind == .release && isSubject($0) }
    case .autorelease: return { $0.kind == .autorelease && isSubject($0) }
    case .copied: return { $0.kind == .copy && isSubject($0) }
    case .dealloc: return { $0.kind == .dealloc && isSubject($0) }
    case .sent:
      return {
        $0.kind == .send
          && session.selectorName(Int(truncatingIfNeeded: $0.detail & 0xFFFF_FFFF))
            == pattern.selector
          && isSubject($0)
      }
    case .weak: return { $0.kind == .weakStore && isSubject($0) }
    case .zeroed: return { $0.kind == .weakZero && isSubject($0) }
    case .lock: return { $0.kind == .lockTake && isSubject($0) }
    case .unlock: return { $0.kind == .lockGive && isSubject($0) }
    case .waits: return { $0.kind == .lockWait && isSubject($0) }
    case .once: return { $0.kind == .onceRun }
    case .drain: return { $0.kind == .poolPop }
    case .throw: return { $0.kind == .exceptionThrow && isSubject($0) }
    case .thread: return { $0.kind == .threadStart }
    case .initialize:
      let wanted = session.classInfo(named: pattern.subject)?.index
      return {
        $0.kind == .initialize
          && (pattern.subject.isEmpty || Int(truncatingIfNeeded: $0.detail) == wanted)
      }
    }
  }

  /// Every value that a running number had since the step began; none when its subject is unknown.
  private func runningValues(of number: RunningNumber) -> [Int] {
    switch number.kind {
    case .live, .objects: return liveCounts(ofClass: number.subject)
    case .count: return counts(ofObject: number.subject)
    }
  }

  private func liveCounts(ofClass name: String) -> [Int] {
    guard session.classInfo(named: name) != nil else { return [] }
    // Backwards from now, so that objects older than the log are counted too.
    var live = session.objects().count { $0.className == name }
    var values = [live]
    var counted: Set<UInt32> = []
    for event in log.reversed() where session.className(ofSerial: event.object) == name {
      switch event.kind {
      case .alloc, .copy:
        // A bitwise copy may post an alloc and a copy.
        if !counted.insert(event.object).inserted { continue }
        live -= 1
      case .dealloc: live += 1
      default: continue
      }
      values.append(live)
    }
    return values
  }

  private func counts(ofObject expression: String) -> [Int] {
    guard let serial = knownObject(expression) else { return [] }
    var values: [Int] = []
    for event in log where event.object == serial {
      switch event.kind {
      case .retain, .release:
        if values.isEmpty { values.append(Int(event.before)) }
        values.append(Int(event.after))
      case .alloc, .copy: values.append(1)
      case .dealloc: values.append(0)
      default: continue
      }
    }
    if let info = session.object(serial) { values.append(Int(clamping: info.count)) }
    return values
  }

  /// The prompt's variables go, and the pools are drained.
  private func leavePrompt() {
    for variable in session.globals()
    where variable.isPromptVariable && variable.encoding.hasPrefix("@") {
      _ = session.evaluate("\(variable.displayName) = nil;")
    }
    _ = session.drainBasePool()
  }

  // MARK: Endings

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
