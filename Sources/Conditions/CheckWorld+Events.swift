import Bytecode
import Diagnostics
package import Session
package import VirtualMachine

/// Names that go with an input that was stopped, as they were before it was undone.
package struct Undone {
  /// The classes of the objects that events tell of.
  package private(set) var classNames: [UInt32: String] = [:]
  package let classes: Set<String>

  package init(_ events: [Event], in session: ProgramSession) {
    for event in events where classNames[event.object] == nil {
      classNames[event.object] = session.className(ofSerial: event.object)
    }
    classes = Set(session.classNames())
  }
}

/// What a condition says about events: which of them it means, and which show that it holds.
extension CheckWorld {
  /// Events that show why a condition holds.
  package func evidence(for condition: CheckCondition) -> [Event] {
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
        case .happened:
          guard let pattern = CheckParsing.event(last.source) else { return [] }
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

  /// The object an expression names, if it was made already: live, or dead and still pointed to.
  package func knownObject(_ expression: String) -> UInt32? {
    if let variable = session.globals().last(where: { $0.displayName == expression }),
      variable.size == 8, let address = session.word(at: variable.address), address != 0
    {
      let serial = session.serial(ofAddress: address)
      return serial == 0 ? nil : serial
    }
    guard let value = session.scratchValue(of: dialect.object(expression)) else {
      branch { note(session.evaluate(dialect.statement(expression))) }
      return nil
    }
    let serial = value.object > 0 ? value.object : session.serial(ofAddress: value.bits)
    return serial == 0 ? nil : serial
  }

  package func matcher(_ pattern: EventPattern) -> (Event) -> Bool {
    let isSubject: (Event) -> Bool
    let selector = self.selector(pattern.selector)
    if pattern.kind == .sent, !isSelector(selector) { return { _ in false } }
    if pattern.subject.isEmpty {
      isSubject = { _ in true }
    } else if hasClass(pattern.subject) {
      isSubject = isOfClass(pattern.subject)
    } else if !isVariable(pattern.subject), session.libraryDeclares(class: pattern.subject) {
      return { _ in false }
    } else if let serial = knownObject(pattern.subject) {
      isSubject = { $0.object == serial }
    } else {
      return { _ in false }
    }
    guard pattern.kind == .initialize else { return matcher(pattern.kind, selector, isSubject) }
    let wanted = session.classInfo(named: pattern.subject)?.index
    return {
      $0.kind == .initialize && (pattern.subject.isEmpty || $0.classIndex == wanted)
    }
  }

  /// Whether an event is about an object of a class, also of one that is undone.
  func isOfClass(_ name: String) -> (Event) -> Bool {
    let (session, undone) = (session, undone)
    return { (undone?.classNames[$0.object] ?? session.className(ofSerial: $0.object)) == name }
  }

  /// Whether an event is of a kind, with whomever it may be about.
  func matcher(
    _ kind: EventPattern.Kind, _ selector: String, _ isSubject: @escaping (Event) -> Bool
  ) -> (Event) -> Bool {
    let session = session
    func plain(_ kind: EventKind) -> (Event) -> Bool { { $0.kind == kind && isSubject($0) } }
    switch kind {
    case .alloc: return { ($0.kind == .alloc || $0.kind == .copy) && isSubject($0) }
    case .initialised: return { $0.kind == .`init` && !$0.isNested && isSubject($0) }
    case .sent:
      return {
        $0.kind == .send && session.selectorName($0.selector) == selector && isSubject($0)
      }
    case .zeroed: return { $0.kind == .zeroed && !$0.isUnowned && isSubject($0) }
    case .once: return { $0.kind == .once }
    case .drain: return { $0.kind == .drain }
    case .thread: return { $0.kind == .thread }
    case .retain: return plain(.retain)
    case .release: return plain(.release)
    case .autorelease: return plain(.autorelease)
    case .copied: return plain(.copy)
    case .dealloc: return plain(.dealloc)
    case .weak: return plain(.weak)
    case .lock: return plain(.lock)
    case .unlock: return plain(.unlock)
    case .waits: return plain(.waits)
    case .throw: return plain(.`throw`)
    case .initialize: return plain(.initialize)
    }
  }

  /// Every value that a running number had since the step began; none when its subject is unknown.
  package func runningValues(of number: RunningNumber) -> [Int] {
    switch number.kind {
    case .live, .objects: return liveCounts(ofClass: number.subject)
    case .count: return counts(ofObject: number.subject)
    }
  }

  private func liveCounts(ofClass name: String) -> [Int] {
    guard isClass(name) else { return [] }
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
}
