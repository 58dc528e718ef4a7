import Conditions
import Diagnostics
import Session
import VirtualMachine

/// What an answer must not touch.
///
/// Whoever judges an answer stands on the library and on the set-up of the step. An answer may add to both: new
/// methods, new classes, categories. What is there already it may not replace, by a definition or at run time:
/// with another `+[NSThread sleepForTimeInterval:]` any lock looks right. Free is what the author opens: the
/// classes and functions that the task or its solution writes down.
extension AnswerJudge {
  /// The verdict on an answer that replaced what it stands on; nil: it did not.
  func brokenSeal(
    of answer: [AnswerInput], _ answered: Answering, _ judged: Answering
  ) -> StepVerdict? {
    let opened = openedNames
    // What tries the answer may put a method of its own into the place of another.
    let byProbe = judged.notices.dropFirst(answered.notices.count).compactMap { notice in
      if case .methodReplaced(let name) = notice { name } else { nil }
    }
    var replaced = replacedMethods(but: opened).filter {
      !byProbe.contains($0) && !retells(method: $0, answer)
    }
    replaced += disguises(in: opened)
    replaced += borrowedOperators(of: answer, opened)
    let functions = answered.replacedFunctions + takenFunctions(answer)
    replaced += functions.filter { !opened.contains($0) && !retells($0, answer) }
    let extendsNothing = step.fence(.task)?.attribute("extends") != nil
    let added = extendsNothing ? addedMethods(but: opened).first : nil
    let broken =
      replaced.first.map { Diagnostic(.answerReplaces, arguments: [$0], at: .none) }
      ?? disguisedObject(judged).map {
        Diagnostic(.answerDisguises, arguments: [$0.was, $0.now], at: .none)
      } ?? added.map { Diagnostic(.answerExtends, arguments: [$0], at: .none) }
    guard let broken else { return nil }
    var verdict = StepVerdict(.fail, sources: session.sources)
    verdict.diagnostics = [broken]
    return verdict
  }

  /// Methods that run other code than in the world where the answer began.
  private func replacedMethods(but opened: Set<String>) -> [String] {
    let before = methodsBefore
    if before.isEmpty { return [] }
    var replaced: [String] = []
    for (name, methods) in session.methodTable() where !opened.contains(name) {
      guard let then = before[name] else { continue }
      // What the compiler writes by itself, `.cxx_destruct`, is nobody's method.
      for (selector, callable) in methods where !selector.dropFirst().hasPrefix(".") {
        guard let before = then[selector], before != callable else { continue }
        replaced.append("\(selector.prefix(1))[\(name) \(selector.dropFirst())]")
      }
    }
    return replaced.sorted()
  }

  /// Methods that classes have now which were there before the answer: `task extends=nothing` wants none.
  private func addedMethods(but opened: Set<String>) -> [String] {
    let before = methodsBefore
    return session.methodTable().flatMap { name, methods -> [String] in
      guard let then = before[name], !opened.contains(name) else { return [] }
      return methods.keys.filter { then[$0] == nil }
        .map { "\($0.prefix(1))[\(name) \($0.dropFirst())]" }
    }.sorted()
  }

  /// Methods by which objects and classes say what they are: a class that is asked about may not answer for another.
  private func disguises(in opened: Set<String>) -> [String] {
    let words = step.fences.filter { $0.role != .wrong }.map(\.text)
    let asked = ["class", "superclass", "isKindOfClass:", "isMemberOfClass:"]
    var found: [String] = []
    for (name, methods) in session.methodTable() {
      guard methodsBefore[name] != nil || opened.contains(name) else { continue }
      for selector in asked {
        for kind in ["+", "-"] where methods[kind + selector] != nil {
          if methodsBefore[name]?[kind + selector] != nil { continue }
          let isAuthors = words.contains { occurs("\(kind) (Class)\(selector)", in: $0) }
          if !isAuthors { found.append("\(kind)[\(name) \(selector)]") }
        }
      }
    }
    return found.sorted()
  }

  /// An object that has become one of another class: whoever counts those of a class would not find it. (The
  /// library does it to objects that are observed, and a lesson may be about it.)
  private func disguisedObject(_ judged: Answering) -> (was: String, now: String)? {
    let isTaught = step.fences.contains {
      [.task, .solution].contains($0.role) && occurs("object_setClass", in: $0.text)
    }
    if isTaught { return nil }
    let names = Dictionary(session.classes().map { ($0.index, $0.name) }) { first, _ in first }
    var made = classesBefore
    for event in judged.events where event.kind == .alloc || event.kind == .copy {
      made[event.object] = names[event.classIndex]
    }
    for object in session.objects() {
      guard let was = made[object.serial], was != object.className,
        !session.isObservers(class: object.className)
      else { continue }
      return (was, object.className)
    }
    return nil
  }

  /// Functions of the set-up that an answer in C++ defines once more. (One is compiled when it is first called, so
  /// it is not the answer that replaces the other, but the probe.)
  private func takenFunctions(_ answer: [AnswerInput]) -> [String] {
    guard stepMode == .cpp else { return [] }
    let given = givenFences.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
    let pieces = answer.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
    return pieces.filter { piece in
      given.contains { $0.names == piece.names && $0.isFunction && $0.shape == piece.shape }
    }.flatMap(\.names)
  }

  /// Operators of Swift that the answer gave another meaning for types which are not its own: every condition is
  /// written in them.
  private func borrowedOperators(of answer: [AnswerInput], _ opened: Set<String>) -> [String] {
    guard stepMode == .swift else { return [] }
    let pieces = answer.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
    let own = opened.union(pieces.map(\.className))
    return pieces.compactMap { piece in
      let tokens = CodeTokens(piece.signature)
      guard let keyword = (0..<tokens.count).first(where: { tokens.isText($0, "func") }),
        keyword + 1 < tokens.count, tokens.tokens[keyword + 1].kind != .word,
        tokens.operandTypes(behind: keyword + 1).isDisjoint(with: own)
      else { return nil }
      return tokens.text(keyword + 1)
    }
  }

  /// Classes and functions that the task or its solution defines, or an earlier step's left open by defining
  /// them again.
  private var openedNames: Set<String> {
    var names: Set<String> = []
    for fence in step.fences where [.task, .solution].contains(fence.role) {
      let tokens = CodeTokens(fence.text)
      for index in 0..<tokens.count {
        let isClass = ["@implementation", "@interface", "class", "struct", "extension"]
          .contains(tokens.text(index))
        if isClass || tokens.isFunction(at: index) {
          names.insert(tokens.text(isClass ? index + 1 : index))
        }
      }
      if fence.mentionsExchange { return names.union(session.classes().map(\.name)) }
    }
    return names
  }

  /// What the lesson told before the answer.
  private var givenFences: [Fence] {
    let here = lesson.steps.firstIndex { $0.id == step.id } ?? 0
    return lesson.steps[...here].flatMap(\.fences).filter {
      [.setup, .run, .predict].contains($0.role)
    }
  }

  /// Whether the answer only says again, word for word, the class as it was told last.
  private func retells(method: String, _ answer: [AnswerInput]) -> Bool {
    let name = method.dropFirst(2).prefix { $0 != " " }
    let last = givenFences.map { tokens($0.text) }.last { text in
      ["@", "+", "-", "{"].contains { occurs("@implementation \(name) \($0)", in: text) }
    }
    guard let last else { return false }
    let selector = method.prefix(1) + method.drop { $0 != " " }.dropFirst().dropLast()
    let pieces = answer.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
      .filter { $0.className == name }
    let told = pieces.filter { occurs(tokens($0.text), in: last) }
    // What is told again has the accessors that the compiler writes, too.
    return told.contains { occurs("@implementation", in: $0.text) }
      && !pieces.contains { $0.names.contains(String(selector)) && !told.contains($0) }
  }

  /// Whether the answer only says again, word for word, what the set-up says.
  private func retells(_ name: String, _ answer: [AnswerInput]) -> Bool {
    let before = givenFences.map { tokens($0.text) }
    return answer.contains { input in
      guard occurs(name, in: input.text) else { return false }
      let pieces = session.parts(of: input.text)?.pieces ?? []
      return pieces.contains { piece in
        piece.names.contains(name) && before.contains { occurs(tokens(piece.text), in: $0) }
      }
    }
  }

  private func tokens(_ text: String) -> String {
    let tokens = CodeTokens(text)
    return (0..<tokens.count).map { tokens.text($0) }.joined(separator: " ")
  }

  /// Macros that the task is about: they outlive the answer, with those of the answer's own that they stand on.
  func taughtMacros(of answer: [AnswerInput]) -> Set<String> {
    var names: Set<String> = []
    for fence in step.fences where [.task, .solution].contains(fence.role) {
      names.formUnion(macros(of: fence.text).keys)
    }
    if names.isEmpty { return names }
    let own = answer.reduce(into: [:]) { all, input in
      all.merge(macros(of: input.text)) { $0.union($1) }
    }
    var open = Array(names)
    while let next = open.popLast() {
      for name in own[next] ?? [] where own[name] != nil && names.insert(name).inserted {
        open.append(name)
      }
    }
    return names
  }

  /// Each macro of a text with the words of its body.
  private func macros(of text: String) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var name: String?
    for line in text.writtenLines {
      let tokens = CodeTokens(String(line))
      if tokens.isText(0, "#define") { name = tokens.text(1) }
      if let name {
        found[name, default: []].formUnion((0..<tokens.count).map { tokens.text($0) })
      }
      let end = line.last { !$0.isWhitespace }
      if end != "\\" { name = nil }
    }
    return found
  }

  // MARK: What the task asks for and the answer lacks

  /// The code that tries the answer does not compile: nobody has to read that code, and what is missing, or is
  /// there and forbidden, is named as the task's.
  func lackingPart(of answer: [AnswerInput], _ problems: [Diagnostic]) -> String? {
    guard let solution = step.fence(.solution) else { return nil }
    if let forbidden = problems.first(where: { $0.code == .unavailable })?.arguments.first {
      return forbidden
    }
    session.lessonMode = stepMode
    let wanted = session.parts(of: solution.text)?.pieces ?? []
    let given = answer.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
    for piece in wanted where piece.className.isEmpty {
      let own = given.last { $0.names == piece.names }
      if own?.shape != piece.shape { return piece.signature }
    }
    let missing = wanted.first { piece in
      !piece.className.isEmpty && !given.contains { $0.className == piece.className }
        && session.classInfo(named: piece.className) == nil
    }
    if let missing { return "@interface \(missing.className)" }
    let words = problems.flatMap { $0.arguments + [$0.title ?? ""] }
    for piece in wanted where !piece.className.isEmpty {
      for name in piece.names where name.hasPrefix("+") || name.hasPrefix("-") {
        let selector = String(name.dropFirst())
        if words.contains(where: { occurs(selector, in: $0) }) {
          return "\(name.prefix(1))[\(piece.className) \(selector)]"
        }
      }
    }
    return nil
  }
}

extension CodeTokens {
  /// The words of the types that an operator takes; what stands behind its name: `<T: Own>(a: T, b: [Own])`. Labels
  /// and the names of its type parameters may be spelled like a type, and are none.
  fileprivate func operandTypes(behind name: Int) -> Set<String> {
    var words: Set<String> = []
    var parameters: Set<String> = []
    var open: [String] = []
    var isType = false
    for index in (name + 1)..<max(count, name + 1) {
      let text = text(index)
      switch text {
      case "(", "[", "<": open.append(text)
      case ")", "]":
        if open.popLast() == "(", open.isEmpty { return words.subtracting(parameters) }
      case ">":
        // Not that of an arrow.
        if open.last == "<" { open.removeLast() }
        if open.isEmpty { isType = false }
      case ":": isType = true
      case ",", "=": if open.count == 1 { isType = false }
      default:
        if isType {
          words.insert(text)
        } else if open == ["<"] {
          parameters.insert(text)
        }
      }
    }
    return words.subtracting(parameters)
  }

  /// Whether a function is defined here, and not just called: `int rate(int km) {`, `func rate(_ km: Int)`.
  fileprivate func isFunction(at index: Int) -> Bool {
    guard isText(index + 1, "(") else { return false }
    if index > 0, isText(index - 1, "func") { return true }
    var depth = 0
    var next = index + 1
    while next < count {
      if isText(next, "(") { depth += 1 }
      if isText(next, ")") { depth -= 1 }
      next += 1
      if depth == 0 { break }
    }
    while next < count, tokens[next].kind == .word { next += 1 }
    return isText(next, "{")
  }
}

extension InputParts.Piece {
  fileprivate var isFunction: Bool { className.isEmpty && signature.hasSuffix(")") }

  /// The signature without the names of its parameters: `int postage ( int )`.
  fileprivate var shape: String {
    let tokens = CodeTokens(signature)
    return (0..<tokens.count).filter { index in
      !(tokens.tokens[index].kind == .word && index > 1
        && [",", ")"].contains(tokens.text(index + 1))
        && !["(", ","].contains(tokens.text(index - 1)))
    }.map { tokens.text($0) }.joined(separator: " ")
  }
}

extension Fence {
  /// A lesson on exchanging methods lets them be exchanged.
  fileprivate var mentionsExchange: Bool {
    [
      "method_exchangeImplementations", "class_replaceMethod", "method_setImplementation",
      "object_setClass",
    ].contains { occurs($0, in: text) }
  }
}

extension Answering {
  /// Functions that an answer gave another body.
  fileprivate var replacedFunctions: [String] {
    let own = Set(
      notices.compactMap { if case .functionDefined(let name) = $0 { name } else { nil } })
    return notices.compactMap { if case .functionReplaced(let name) = $0 { name } else { nil } }
      .filter { !own.contains($0) }
  }

  /// What the code behind an answer is about stays out of what its author is shown.
  mutating func hideHarness(behind answered: Answering) {
    guard answered.ending == nil, ending != nil else { return }
    let harness = files.subtracting(answered.files)
    problems = problems.map { $0.hiding { harness.contains($0.file) } }
  }
}

extension Diagnostic {
  /// With the places of these files alone.
  func told(in files: Set<UInt32>) -> Diagnostic { hiding { !files.contains($0.file) } }

  fileprivate func hiding(_ isHidden: (SourceRange) -> Bool) -> Diagnostic {
    var bare = self
    if isHidden(place) { bare.place = .none }
    bare.related.removeAll { isHidden($0.place) }
    return bare
  }
}

extension Lesson {
  /// What a step asks for: what its author says, or else what the author's own answer consists of.
  func answerKind(
    of step: LessonStep, mode: LessonMode, in session: ProgramSession
  ) -> AnswerKind {
    if let said = step.fence(.task)?.attribute("wants").flatMap(AnswerKind.init) { return said }
    if step.fences.contains(where: { $0.role == .task && $0.attribute("file") != nil }) {
      return .code
    }
    guard let solution = step.fence(.solution) else { return .lines }
    let before = session.lessonMode
    defer { session.lessonMode = before }
    session.lessonMode = mode
    guard let parts = session.parts(of: solution.text), parts.definitions() != nil else {
      return .lines
    }
    // Variables alone are how the world stands.
    let isState = parts.names.isEmpty && !parts.variables.isEmpty
    return parts.lines.isEmpty && !isState ? .code : .lines
  }
}
