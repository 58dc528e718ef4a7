import Bytecode
import Diagnostics
import Session
import VirtualMachine

/// The expressions of a condition as code, compiled once.
///
/// `count(a) == 2` becomes `__selfsame_ask_integer(0, a) == 2`: a function of the check language is a question with
/// a number, asked where it stands, while the expression runs. So `({ K *k = [K new]; live(K); })` sees the object
/// that it made. The code belongs to the world that it was loaded into, and to all that come of that one: the
/// objects that `every` goes through, the final states of all schedules.
package final class CompiledCondition {
  /// nil: the compiler refused it; what it said is said again each time.
  fileprivate var codes: [Place: Result<ScratchCode, Misunderstanding>] = [:]
  fileprivate var loops: [Place: ScratchCode] = [:]
  fileprivate var questions: [Asked] = []

  /// A condition, inside of the loops over objects in which it stands.
  fileprivate struct Place: Hashable {
    let scope: String
    let condition: CheckCondition
  }

  fileprivate struct Misunderstanding: Error {
    var name: UnknownName?
  }
}

/// A function of the check language in an expression.
private struct Asked {
  let function: CheckFunction
  /// A class, or an instance variable.
  var name = ""
  var selector = ""
  /// Of `happened`: which events it means.
  var isMeant: ((Event) -> Bool)?
  /// Of `static`: where it lies.
  var variable: GlobalInfo?
  var kind = AskedKind.integer
  /// It is about what stands in a variable that `ivar` or `static` names: at most one, an array because a struct
  /// cannot hold itself.
  var inner: [Asked] = []
  /// The expression that is about an object; nil: there is none.
  var about: String?
}

extension CheckWorld {
  /// This world with everything compiled that a condition needs, loaded where the session stands: for many worlds
  /// that come of it.
  func compiling(_ condition: CheckCondition) -> CheckWorld {
    var world = self
    world.compiled = world.compiled ?? CompiledCondition()
    switch condition {
    case .holds, .same: _ = world.code(of: condition)
    case .not(let inner), .atEnd(let inner): _ = world.compiling(inner)
    case .some(let name, let inner), .every(let name, let inner):
      if isClass(name) { _ = world.loop(over: name, inner) }
    case .outputContains, .outputIs, .outputMatches, .before, .never, .always, .ends, .warns,
      .doors, .atWrite,
      .underSchedules:
      break
    }
    return world
  }

  /// The code of a leaf, compiled before or now, and the world that can answer what it asks; nil with a note where
  /// it cannot be understood.
  func code(of condition: CheckCondition) -> (code: ScratchCode, world: CheckWorld)? {
    let compiled = compiled ?? CompiledCondition()
    var world = self
    world.compiled = compiled
    let place = CompiledCondition.Place(scope: scope, condition: condition)
    let result = compiled.codes[place] ?? world.compile(condition)
    compiled.codes[place] = result
    switch result {
    case .success(let code): return (code, world)
    case .failure(let misunderstanding):
      if doubt.name == nil { doubt.name = misunderstanding.name }
      return nil
    }
  }

  /// The code of an expression whose value somebody wants to read, and the world that can answer what it asks.
  func code(of expression: CheckExpression) -> (code: ScratchCode, world: CheckWorld)? {
    var world = self
    world.compiled = CompiledCondition()
    guard let text = world.text(expression), case .success(let code) = session.scratchCode(text)
    else { return nil }
    return (code, world)
  }

  private func compile(
    _ condition: CheckCondition
  ) -> Result<ScratchCode, CompiledCondition.Misunderstanding> {
    let text: String?
    switch condition {
    case .holds(let expression):
      text = self.text(expression).map { dialect.test(of: expression, $0) }
    case .same(let left, let right): text = identity(left, right)
    default: text = nil
    }
    guard let text else { return .failure(.init(name: doubt.name)) }
    switch session.scratchCode(dialect.test(text)) {
    case .success(let code): return .success(code)
    case .failure(let refusal):
      note(refusal.diagnostics)
      return .failure(.init(name: doubt.name))
    }
  }

  /// The variable `it`, the code that lets it stand for the next object, and the world in which it is declared.
  func loop(
    over name: String, _ inner: CheckCondition
  ) -> (step: ScratchCode, world: CheckWorld)? {
    var world = self
    let compiled = compiled ?? CompiledCondition()
    world.compiled = compiled
    world.scope += "\(name)/"
    let place = CompiledCondition.Place(scope: world.scope, condition: inner)
    if let step = compiled.loops[place] { return (step, world) }
    // Under ARC an ordinary variable would be an owner more.
    guard session.evaluate("__unsafe_unretained \(name) *it = nil;").status == .done,
      case .success(let step) = session.scratchCode(
        "it = \(dialect.ask(.object, 0, about: nil))")
    else { return nil }
    compiled.loops[place] = step
    return (step, world.compiling(inner))
  }

  // MARK: The text

  private func identity(_ left: CheckExpression, _ right: CheckExpression) -> String? {
    if dialect == .objectiveC {
      // Into variables, one after the other: C does not say which side of `==` is evaluated first.
      guard let a = text(left), let b = text(right) else { return nil }
      return
        "({ id selfsame_a = (id)(\(a)); id selfsame_b = (id)(\(b)); selfsame_a == selfsame_b; })"
    }
    guard left.isOneCall || right.isOneCall else {
      return dialect.identity(left.source, right.source)
    }
    // An object in a variable of another is known by its place only.
    guard let a = place(left), let b = place(right) else { return nil }
    return "\(a) == \(b)"
  }

  private func place(_ expression: CheckExpression) -> String? {
    var asked = Asked(function: .count)
    guard aim(&asked, at: expression) else { return nil }
    asked.kind = .place
    return ask(asked)
  }

  /// The expression with a question in the place of every function of the check language; nil where one names
  /// what is not there.
  private func text(_ expression: CheckExpression) -> String? {
    var text = ""
    for piece in expression.pieces {
      switch piece {
      case .text(let plain): text += plain
      // As in C, a name of the program's own hides the word.
      case .call(.clock, _) where isOwnVariable("clock"): text += "clock"
      case .call(let function, let arguments):
        guard let asked = asked(function, arguments) else { return nil }
        text += ask(asked)
      }
    }
    return text
  }

  private func isOwnVariable(_ name: String) -> Bool {
    session.globals().contains { $0.displayName == name && !$0.isPrelude }
  }

  private func ask(_ asked: Asked) -> String {
    guard let compiled else { return "" }
    compiled.questions.append(asked)
    return dialect.ask(asked.kind, compiled.questions.count - 1, about: asked.about)
  }

  private func asked(_ function: CheckFunction, _ arguments: [CheckExpression]) -> Asked? {
    var asked = Asked(function: function)
    switch function {
    case .leaks, .zombies: break
    case .clock: asked.kind = .number
    case .live, .objects:
      asked.name = arguments[0].source
      guard isClass(asked.name) else { return nil }
    case .made, .deallocs:
      guard takeSubject(arguments[0], &asked) else { return nil }
    case .sent:
      let selector = selector(arguments[0].source)
      guard isSelector(selector) else { return nil }
      if arguments.count > 1, !takeSubject(arguments[1], &asked) { return nil }
      asked.selector = selector
    case .happened:
      guard let pattern = CheckParsing.event(arguments[0].source) else { return nil }
      asked.isMeant = matcher(pattern)
      if doubt.name != nil { return nil }
    case .count, .inits, .pooled:
      guard aim(&asked, at: arguments[0]) else { return nil }
    case .class, .zone:
      asked.kind = function == .class ? .classObject : .zone
      guard aim(&asked, at: arguments[0]) else { return nil }
    case .answered:
      asked.selector = selector(arguments[0].source)
      asked.kind = .classObject
      guard isSelector(asked.selector), aim(&asked, at: arguments[1]) else { return nil }
    case .static:
      guard let variable = staticVariable(arguments),
        let kind = AskedKind(variable.encoding, dialect)
      else { return nil }
      (asked.variable, asked.kind) = (variable, kind)
    case .ivar:
      asked.name = normalised(arguments[1].source)
      guard let encoding = encoding(ofIvar: asked.name, of: arguments[0]),
        let kind = AskedKind(encoding, dialect), aim(&asked, at: arguments[0])
      else { return nil }
      asked.kind = kind
    }
    return asked
  }

  /// What it is about: an object, or what stands in a variable that `ivar` or `static` names.
  private func aim(_ asked: inout Asked, at expression: CheckExpression) -> Bool {
    if expression.isOneCall, case .call(let function, let arguments)? = expression.pieces.first,
      function == .ivar || function == .static
    {
      guard let inner = self.asked(function, arguments) else { return false }
      asked.inner = [inner]
      asked.about = inner.about
      return true
    }
    asked.about = text(expression)
    return asked.about != nil
  }

  /// A class, or an expression for an object.
  private func takeSubject(_ expression: CheckExpression, _ asked: inout Asked) -> Bool {
    let name = expression.source
    if hasClass(name) || (!isVariable(name) && session.libraryDeclares(class: name)) {
      asked.name = name
      return true
    }
    return aim(&asked, at: expression)
  }

  private func staticVariable(_ arguments: [CheckExpression]) -> GlobalInfo? {
    let name = normalised(arguments[0].source) + "." + normalised(arguments[1].source)
    let statics = session.globals().filter { $0.displayName.contains(".") }
    if let variable = statics.last(where: { $0.displayName == name }) { return variable }
    noteUnknown(name, among: statics.map(\.displayName))
    return nil
  }

  /// How an instance variable is read: as all classes that have one of this name do, or else as that of the object
  /// does that stands there now.
  private func encoding(ofIvar name: String, of owner: CheckExpression) -> String? {
    let classes = session.classes()
    let own = classes.filter { !$0.isPrelude }.flatMap(\.ivars)
    let candidates = (own.isEmpty ? classes.flatMap(\.ivars) : own).filter { $0.name == name }
    if Set(candidates.map { AskedKind($0.encoding, dialect) }).count == 1 {
      return candidates[0].encoding
    }
    if !candidates.isEmpty, let object = knownObject(owner.source).flatMap(session.object),
      let ivar = ivar(name, from: object.classIndex)
    {
      return ivar.encoding
    }
    noteUnknown(name, among: own.map(\.name))
    return nil
  }

  private func ivar(_ name: String, from index: Int) -> IvarDefinition? {
    lineage(of: index).lazy.flatMap(\.ivars).first { $0.name == name }
  }

  /// A class and those above it.
  private func lineage(of index: Int) -> [ClassInfo] {
    var classes: [ClassInfo] = []
    var next: Int? = index
    while let current = next, classes.count < 256, let info = session.classInfo(current) {
      classes.append(info)
      next = info.superclass
    }
    return classes
  }

  // MARK: The answers

  /// What the running code asks; nil: there is no answer, and the condition does not hold. `first`: the first event
  /// of the code's own.
  func answer(_ question: Question, since first: Int) -> UInt64? {
    guard let compiled, compiled.questions.indices.contains(question.number) else { return nil }
    let asked = compiled.questions[question.number]
    switch asked.function {
    case .leaks: return UInt64(leakCount)
    case .zombies: return UInt64(Set(session.globals().compactMap(deadObject)).count)
    case .clock: return (Double(session.clock &- answered.clockAtStart) / 1e9).bitPattern
    case .live, .objects: return UInt64(session.objects().count { $0.className == asked.name })
    case .made, .deallocs, .sent, .happened: return happened(asked, question, since: first)
    case .static: return asked.variable.flatMap { value(at: $0.address, asked.kind, $0.size) }
    case .ivar: return variable(asked, question).flatMap { value(at: $0, asked.kind, $1) }
    case .count where asked.kind == .place: return place(of: asked, question)
    case .count, .class, .zone, .inits, .pooled, .answered: break
    }
    guard let address = place(of: asked, question),
      let object = session.object(session.serial(ofAddress: address))
    else { return nil }
    switch asked.function {
    case .count: return object.count
    case .inits: return UInt64(object.initCount)
    case .pooled: return UInt64(pooledCount(of: object.serial))
    case .class: return classValue(object.classIndex)
    case .zone: return session.zones().first { $0.id == object.zone }?.address
    case .answered:
      return lineage(of: object.classIndex).first { info in
        info.methods.contains { $0.selector == asked.selector && !$0.isClassMethod }
      }.flatMap { classValue($0.index) }
    default: return nil
    }
  }

  /// A class as a value: in C++, where it is none, its name.
  private func classValue(_ index: Int) -> UInt64? {
    dialect == .cpp
      ? session.classInfo(index).flatMap { session.cString($0.name) }
      : session.address(ofClass: index)
  }

  /// The address of what a question is about.
  private func place(of asked: Asked, _ question: Question) -> UInt64? {
    guard let inner = asked.inner.first else { return question.about }
    return inner.function == .static
      ? inner.variable.flatMap { session.word(at: $0.address) }
      : variable(inner, question).flatMap { session.word(at: $0.address) }
  }

  /// Where an instance variable lies, and its bytes.
  private func variable(_ asked: Asked, _ question: Question) -> (address: UInt64, size: Int)? {
    guard let address = place(of: asked, question),
      let object = session.object(session.serial(ofAddress: address))
    else { return nil }
    guard let ivar = ivar(asked.name, from: object.classIndex),
      AskedKind(ivar.encoding, dialect) == asked.kind
    else {
      noteUnknown(asked.name, among: lineage(of: object.classIndex).flatMap(\.ivars).map(\.name))
      return nil
    }
    return (object.address &+ UInt64(ivar.offset), ivar.size)
  }

  private func value(at address: UInt64, _ kind: AskedKind, _ size: Int) -> UInt64? {
    session.word(at: address, size: size).map { kind.value($0, size: size) }
  }

  private func happened(_ asked: Asked, _ question: Question, since first: Int) -> UInt64? {
    let isSubject: (Event) -> Bool
    if !asked.name.isEmpty {
      isSubject = isOfClass(asked.name)
    } else if asked.about != nil {
      guard let address = place(of: asked, question) else { return nil }
      let serial = session.serial(ofAddress: address)
      isSubject = { serial != 0 && $0.object == serial }
    } else {
      isSubject = { _ in true }
    }
    let log = self.log + session.events(first..<max(first, session.eventCount))
    switch asked.function {
    case .made: return UInt64(objects(in: log, of: matcher(.alloc, "", isSubject)))
    case .deallocs: return UInt64(log.count(where: matcher(.dealloc, "", isSubject)))
    case .happened: return asked.isMeant.map { UInt64(log.count(where: $0)) }
    default: return UInt64(log.count(where: matcher(.sent, asked.selector, isSubject)))
    }
  }
}
