import Conditions
import Diagnostics
import Session
import VirtualMachine

/// What an answer must not touch.
///
/// Whoever judges an answer stands on the library and on the set-up of the step. An answer may add to both: new
/// methods, new classes, categories. What is there already it may not replace, by a definition or at run time:
/// with another `+[NSThread sleepForTimeInterval:]` any lock looks right. Nor may it put something in front of what is
/// there: a method that a class inherited, a type that Swift's library has. Free is what the author opens (`OpenedCode`).
extension AnswerJudge {
  /// The verdict on an answer that replaced what it stands on; nil: it did not.
  func brokenSeal(
    of answer: [AnswerInput], _ answered: Answering, _ judged: Answering
  ) -> StepVerdict? {
    let opened = opened
    // What tries the answer may put a method of its own into the place of another.
    let byProbe = judged.notices.dropFirst(answered.notices.count).compactMap { notice in
      if case .methodReplaced(let name) = notice { name } else { nil }
    }
    let shapes = session.classShapes()
    var replaced = replacedMethods(in: shapes, but: opened, answer).filter {
      !byProbe.contains($0) && !retells(method: $0, answer)
    }
    let hidden = hiddenMethods(
      in: shapes, but: opened, behind: judged.files.subtracting(answered.files))
    replaced += movedClasses(in: shapes, but: opened)
    replaced += shadowedTypes(of: answer) + shadowedNames(of: answer) + shadowedMembers(of: answer)
    replaced += maskedNames(by: answer, opened)
    replaced += disguises(in: shapes, but: opened)
    replaced += borrowedOperators(of: answer, opened)
    let functions = answered.replacedFunctions + takenFunctions(answer)
    replaced += functions.filter { !opened.holds($0) && !retells($0, answer) }
    let extendsNothing = step.fence(.task)?.attribute("extends") != nil
    let added = extendsNothing ? addedMethods(in: shapes, but: opened).first : nil
    let broken =
      replaced.first.map { Diagnostic(.answerReplaces, arguments: [$0], at: .none) }
      ?? hidden.first.map {
        Diagnostic(.answerReplaces, arguments: [$0.own, $0.inherited], at: .none)
      }
      ?? disguisedObject(judged).map {
        Diagnostic(.answerDisguises, arguments: [$0.was, $0.now], at: .none)
      } ?? added.map { Diagnostic(.answerExtends, arguments: [$0], at: .none) }
    guard let broken else { return nil }
    var verdict = StepVerdict(.fail, sources: session.sources)
    verdict.diagnostics = [broken]
    return verdict
  }

  /// Methods that run other code than in the world where the answer began.
  private func replacedMethods(
    in shapes: [String: ClassShape], but opened: OpenedCode, _ answer: [AnswerInput]
  ) -> [String] {
    let before = classesThen
    if before.isEmpty { return [] }
    var replaced: [String] = []
    for (name, shape) in shapes {
      guard let then = before[name] else { continue }
      // What the compiler writes by itself, `.cxx_destruct`, is nobody's method.
      for (selector, callable) in shape.methods where !selector.dropFirst().hasPrefix(".") {
        guard let before = then.methods[selector], before != callable,
          !opened.frees(selector, of: name)
        else { continue }
        let method = "\(selector.prefix(1))[\(name) \(selector.dropFirst())]"
        let isWritten = session.callableName(callable) == method
        // A part of the library that came since then says more of its own classes.
        if isWritten, session.isLibrarys(callable: callable) { continue }
        if opened.holds(name), isWritten, retells(selector, of: name, answer) { continue }
        replaced.append(method)
      }
    }
    return replaced.sorted()
  }

  /// Inherited methods in front of which the answer put one: whoever sends the message reaches another.
  private func hiddenMethods(
    in shapes: [String: ClassShape], but opened: OpenedCode, behind harness: Set<UInt32>
  ) -> [(own: String, inherited: String)] {
    let before = classesThen
    var hidden: [(own: String, inherited: String)] = []
    for (name, shape) in shapes {
      guard let then = before[name] else { continue }
      for (selector, callable) in shape.methods where then.methods[selector] == nil {
        // These are the class's own, and stand in front of nothing.
        if selector == "+load" || selector == "+initialize" { continue }
        if opened.frees(selector, of: name) || stepMode == .swift { continue }
        let isLearners = opened.holds(name)
        if isLearners,
          !OpenedCode.claims.contains(selector) || lessonsCode.frees(selector, of: name)
        {
          continue
        }
        var above = then.superclass
        while let next = above, before[next]?.methods[selector] == nil {
          above = before[next]?.superclass
        }
        guard let owner = above else { continue }
        if session.isLibrarys(callable: callable),
          session.callableName(callable).hasSuffix(" \(selector.dropFirst())]")
        {
          continue
        }
        if let file = session.file(ofCallable: callable), harness.contains(file) { continue }
        let kind = selector.prefix(1)
        hidden.append(
          ("\(kind)[\(name) \(selector.dropFirst())]", "\(kind)[\(owner) \(selector.dropFirst())]"))
      }
    }
    return hidden.sorted { $0 < $1 }
  }

  /// Classes that stand below another one than before.
  private func movedClasses(in shapes: [String: ClassShape], but opened: OpenedCode) -> [String] {
    if opened.isAll { return [] }
    return shapes.compactMap { name, shape in
      guard let then = classesThen[name], then.superclass != shape.superclass,
        !opened.placed.contains(name)
      else { return nil }
      return "@interface \(name)" + (then.superclass.map { " : \($0)" } ?? "")
    }.sorted()
  }

  /// Types of Swift's library whose names mean something else behind the answer: what tries it would name that.
  private func shadowedTypes(of answer: [AnswerInput]) -> [String] {
    guard stepMode == .swift else { return [] }
    let asked = step.fences.filter { [.task, .solution].contains($0.role) }
      .flatMap { session.parts(of: $0.text)?.types ?? [] }
    return answer.flatMap { session.parts(of: $0.text)?.types ?? [] }
      .filter { session.isSwiftLibrary(type: $0) && !asked.contains($0) }
  }

  /// What a probe and the conditions name without anything in front, in Swift, and what behind a dot.
  private var namesTried: (free: Set<String>, members: Set<String>) {
    let texts =
      step.fences.filter { $0.role == .probe }.map(\.text)
      + step.checks.flatMap(\.lines).map(\.source)
    var names: (free: Set<String>, members: Set<String>) = ([], [])
    for text in texts {
      // In a string there may be an expression, too.
      let tokens = CodeTokens(text.replacing("\"", with: " ").replacing("'", with: " "))
      for index in 0..<tokens.count where tokens.tokens[index].kind == .word {
        if index > 0, tokens.isText(index - 1, ".") {
          names.members.insert(tokens.text(index))
        } else if !tokens.isText(index + 1, ":") {
          names.free.insert(tokens.text(index))
        }
      }
    }
    return names
  }

  /// Functions and variables of an answer in Swift that have the name of something in the library or in what the
  /// lesson told, and that what tries the answer names: it would mean them. (A function for a value of the answer's
  /// own is no other meaning of what was there.)
  private func shadowedNames(of answer: [AnswerInput]) -> [String] {
    guard stepMode == .swift else { return [] }
    let parts = answer.compactMap { session.parts(of: $0.text) }
    let asked = step.fences.filter { [.task, .solution].contains($0.role) }
      .flatMap { session.parts(of: $0.text)?.outermost ?? [] }
    let tried = namesTried.free
    let told = Set(
      givenFences.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
        .filter(\.className.isEmpty).flatMap(\.names))
    let names = parts.flatMap(\.outermost).filter {
      tried.contains($0) && !asked.contains($0)
        && (told.contains($0) || session.isSwiftLibrary(name: $0))
    }
    if names.isEmpty { return [] }
    let pieces = parts.flatMap(\.pieces)
    let own = Set(
      pieces.filter { ["struct", "enum"].contains($0.keyword) }.map(\.className)
    ).subtracting(opened.names)
    return names.filter { name in
      let functions = pieces.filter { $0.className.isEmpty && $0.names == [name] }
      return functions.isEmpty
        || !functions.allSatisfy {
          isFor(own, $0) || retells(name, answer) || told.contains(name) && !takesAnything($0)
        }
    }
  }

  /// Whether a call of the lesson's function of its name may mean this one instead: for whatever type, or for what a
  /// number may be.
  private func takesAnything(_ function: InputParts.Piece) -> Bool {
    let tokens = CodeTokens(function.signature)
    let isGeneric = (0..<tokens.count).contains { tokens.isText($0, "<") }
    guard let name = (0..<tokens.count).first(where: { tokens.isText($0, function.names[0]) })
    else {
      return true
    }
    return isGeneric
      || !tokens.operandTypes(behind: name).isDisjoint(with: ["Any", "Int", "Double"])
  }

  /// Whether a function takes nothing but what has one of these types in it.
  private func isFor(_ own: Set<String>, _ function: InputParts.Piece) -> Bool {
    let tokens = CodeTokens(function.signature)
    guard let name = (0..<tokens.count).first(where: { tokens.isText($0, function.names[0]) }),
      !(0..<tokens.count).contains(where: {
        ["=", "<", "."].contains(tokens.text($0)) || tokens.text($0).hasPrefix("..")
      })
    else { return false }
    return !tokens.operandTypes(behind: name).isDisjoint(with: own)
  }

  /// Members that an answer in Swift gives to types of the library which have such ones, where what tries the answer
  /// names them.
  private func shadowedMembers(of answer: [AnswerInput]) -> [String] {
    guard stepMode == .swift else { return [] }
    let tried = namesTried.members.filter { session.isSwiftLibrary(member: $0) }
    if tried.isEmpty { return [] }
    let own = Set(
      (answer.map(\.text) + givenFences.map(\.text))
        .flatMap { session.parts(of: $0)?.types ?? [] })
    return answer.flatMap { input -> [String] in
      let tokens = CodeTokens(input.text)
      return (0..<tokens.count).filter { tokens.isText($0, "extension") }.flatMap { head in
        let name = tokens.text(head + 1)
        guard !opened.holds(name), !own.contains(name),
          let start = (head..<tokens.count).first(where: { tokens.isText($0, "{") }),
          let end = tokens.closing(start)
        else { return [String]() }
        return tokens.declared(in: (start + 1)..<end).filter { tried.contains($0) }
          .map { "\(name).\($0)" }
      }
    }
  }

  /// Methods that classes have now which were there before the answer: `task extends=nothing` wants none.
  private func addedMethods(in shapes: [String: ClassShape], but opened: OpenedCode) -> [String] {
    let before = classesThen
    return shapes.flatMap { name, shape -> [String] in
      guard let then = before[name], !opened.holds(name) else { return [] }
      return shape.methods.keys.filter { then.methods[$0] == nil }
        .map { "\($0.prefix(1))[\(name) \($0.dropFirst())]" }
    }.sorted()
  }

  /// Methods by which objects and classes say what they are: a class that is asked about may not answer for another.
  private func disguises(
    in shapes: [String: ClassShape], but opened: OpenedCode
  ) -> [String] {
    let words = step.fences.filter { $0.role != .wrong }.map(\.text)
    let asked = ["class", "superclass", "isKindOfClass:", "isMemberOfClass:"]
    var found: [String] = []
    for (name, shape) in shapes {
      guard classesThen[name] != nil || opened.holds(name) else { continue }
      for selector in asked {
        for kind in ["+", "-"] where shape.methods[kind + selector] != nil {
          if classesThen[name]?.methods[kind + selector] != nil { continue }
          let isAuthors = words.contains { $0.contains("\(kind) (Class)\(selector)") }
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
      [.task, .solution].contains($0.role) && $0.text.contains("object_setClass")
    }
    if isTaught { return nil }
    var made = classesBefore
    for event in judged.events where event.kind == .alloc || event.kind == .copy {
      made[event.object] = session.className(event.classIndex)
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

  /// Functions and classes that were there before, and messages that count owners, in front of whose names the answer
  /// put a macro: it says them, and means something else.
  private func maskedNames(by answer: [AnswerInput], _ opened: OpenedCode) -> [String] {
    let own = answer.reduce(into: Set<String>()) { $0.formUnion(macros(of: $1.text).keys) }
    if own.isEmpty { return [] }
    let told = (givenFences + step.fences.filter { [.task, .solution].contains($0.role) })
      .reduce(into: Set<String>()) { $0.formUnion(macros(of: $1.text).keys) }
    return own.subtracting(told).sorted().filter { name in
      !opened.holds(name)
        && (classesThen[name] != nil || OpenedCode.claims.contains("-" + name)
          || session.isFunctionOfOthers(name))
    }
  }

  /// Operators of Swift that the answer gave another meaning for types which are not its own: every condition is
  /// written in them.
  private func borrowedOperators(of answer: [AnswerInput], _ opened: OpenedCode) -> [String] {
    guard stepMode == .swift else { return [] }
    let pieces = answer.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
    let own = opened.names.union(pieces.map(\.className))
    return pieces.compactMap { piece in
      let tokens = CodeTokens(piece.signature)
      guard let keyword = (0..<tokens.count).first(where: { tokens.isText($0, "func") }),
        keyword + 1 < tokens.count, tokens.tokens[keyword + 1].kind != .word,
        tokens.operandTypes(behind: keyword + 1).isDisjoint(with: own)
      else { return nil }
      return tokens.text(keyword + 1)
    }
  }

  /// What the lesson told before the answer.
  private var givenFences: [Fence] {
    let here = lesson.steps.firstIndex { $0.id == step.id } ?? 0
    return lesson.steps[...here].flatMap(\.fences).filter {
      [.setup, .run, .predict].contains($0.role)
    }
  }

  /// Whether the answer only says again, word for word, a method as it was told last; or has the compiler write it, as
  /// that of a property.
  private func retells(_ method: String, of name: String, _ answer: [AnswerInput]) -> Bool {
    let pieces = answer.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
      .filter { $0.className == name }
    let writing = pieces.filter { $0.names.contains(method) }
    if writing.isEmpty { return !pieces.isEmpty }
    func written(in text: String) -> [String] {
      // Both say of an initialiser what it answers.
      CodeTokens(text).methods.filter { $0.className == name && $0.name == method }
        .map { $0.text.replacing("instancetype", with: "id") }
    }
    let here = lesson.steps.firstIndex { $0.id == step.id } ?? 0
    let earlier = lesson.steps[..<here].flatMap(\.fences).filter { $0.role == .solution }
    let told = (earlier + givenFences).sorted { $0.place.start < $1.place.start }.flatMap {
      written(in: $0.text)
    }
    return writing.allSatisfy { piece in
      let own = written(in: piece.text)
      return !own.isEmpty && own.allSatisfy { $0 == told.last }
    }
  }

  /// Whether the answer only says again, word for word, the class as it was told last.
  private func retells(method: String, _ answer: [AnswerInput]) -> Bool {
    let name = method.dropFirst(2).prefix { $0 != " " }
    let last = givenFences.map { tokens($0.text) }.last { text in
      ["@", "+", "-", "{"].contains { text.contains("@implementation \(name) \($0)") }
    }
    guard let last else { return false }
    let selector = method.prefix(1) + method.drop { $0 != " " }.dropFirst().dropLast()
    let pieces = answer.flatMap { session.parts(of: $0.text)?.pieces ?? [] }
      .filter { $0.className == name }
    let told = pieces.filter { last.contains(tokens($0.text)) }
    // What is told again has the accessors that the compiler writes, too.
    return told.contains { $0.text.contains("@implementation") }
      && !pieces.contains { $0.names.contains(String(selector)) && !told.contains($0) }
  }

  /// Whether the answer only says again, word for word, what the set-up says.
  private func retells(_ name: String, _ answer: [AnswerInput]) -> Bool {
    let before = givenFences.map { tokens($0.text) }
    return answer.contains { input in
      guard input.text.contains(name) else { return false }
      let pieces = session.parts(of: input.text)?.pieces ?? []
      return pieces.contains { piece in
        piece.names.contains(name) && before.contains { $0.contains(tokens(piece.text)) }
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

  /// Each macro of a text with the words of its body, however its directive is written.
  private func macros(of text: String) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let tokens = CodeTokens(
      text.replacing("\\\r\n", with: "").replacing("\\\n", with: ""))
    var start = 0
    while start < tokens.count {
      let number = tokens.tokens[start].line
      let line =
        start..<((start..<tokens.count).first { tokens.tokens[$0].line != number } ?? tokens.count)
      start = line.upperBound
      // `# define`
      let head = line.lowerBound + (tokens.isText(line.lowerBound, "#") ? 1 : 0)
      guard tokens.isText(head, head > line.lowerBound ? "define" : "#define") else { continue }
      found[tokens.text(head + 1), default: []].formUnion(line.map { tokens.text($0) })
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
    // `class ShoppingList` was asked for, and a struct is there.
    if stepMode == .swift {
      let other = wanted.first { piece in
        given.contains { $0.className == piece.className && $0.keyword != piece.keyword }
          && !piece.className.isEmpty && piece.keyword != "extension"
      }
      if let other, let keyword = other.keyword { return "\(keyword) \(other.className)" }
    }
    let missing = wanted.first { piece in
      !piece.className.isEmpty && !given.contains { $0.className == piece.className }
        && session.classInfo(named: piece.className) == nil
    }
    if let missing {
      // The lesson's own interface, of which nothing was written.
      let isDeclared = givenFences.contains { fence in
        session.parts(of: fence.text)?.pieces.contains { $0.className == missing.className }
          ?? false
      }
      let keyword = missing.keyword ?? (isDeclared ? "@implementation" : "@interface")
      return "\(keyword) \(missing.className)"
    }
    let words = problems.flatMap { $0.arguments + [$0.title ?? ""] }
    for piece in wanted where !piece.className.isEmpty {
      for name in piece.names where name.hasPrefix("+") || name.hasPrefix("-") {
        let selector = String(name.dropFirst())
        if words.contains(where: { $0.contains(selector) }) {
          return "\(name.prefix(1))[\(piece.className) \(selector)]"
        }
      }
    }
    return nil
  }
}

extension CodeTokens {
  /// The members that the body of a type in Swift declares.
  fileprivate func declared(in body: Range<Int>) -> [String] {
    var depth = 0
    return body.compactMap { index in
      switch text(index) {
      case "{": depth += 1
      case "}": depth -= 1
      case "func", "var", "let": if depth == 0 { return text(index + 1) }
      default: break
      }
      return nil
    }
  }

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
}

extension InputParts.Piece {
  fileprivate var isFunction: Bool { className.isEmpty && signature.hasSuffix(")") }

  /// What kind of type it declares: `class`, `struct`.
  fileprivate var keyword: String? {
    let tokens = CodeTokens(signature)
    return (0..<tokens.count).map { tokens.text($0) }.first {
      ["class", "struct", "enum", "protocol", "extension"].contains($0)
    }
  }

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
