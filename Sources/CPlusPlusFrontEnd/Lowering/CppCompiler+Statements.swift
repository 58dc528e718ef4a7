import Diagnostics
import Syntax

/// Statements, and the moments at which objects die: temporaries with the full expression, locals with their
/// block, statics with the program. In C these moments are blocks and `cleanup`.
extension CppCompiler {
  // MARK: Full expressions

  /// What is written, and the temporary objects of it.
  private func collecting(_ body: () -> LoweredCode) -> (own: [CppTemporary], code: LoweredCode) {
    let outer = temporaries
    temporaries = []
    defer { temporaries = outer }
    let code = body()
    return (temporaries, code)
  }

  /// What a statement does, with the variables of its temporary objects around it: they go at its end.
  /// `extends`: a reference is bound, and the temporary lives as long as it.
  func fullStatement(extends: Bool = false, _ body: () -> LoweredCode) -> LoweredCode {
    let (own, code) = collecting(body)
    if own.isEmpty { return code }
    let all = inOrder(own, of: code)
    return extends ? all + code : "{ \(all)\(code)}\n"
  }

  /// What makes a variable, and in front of it those temporaries that live as long.
  func fullStatement(
    for variable: String, _ body: () -> LoweredCode
  ) -> (longer: LoweredCode, code: LoweredCode) {
    let (own, code) = collecting(body)
    return apart(own, held(by: variable, among: own), code)
  }

  private func apart(
    _ own: [CppTemporary], _ held: Set<Int>, _ code: LoweredCode
  ) -> (longer: LoweredCode, code: LoweredCode) {
    let longer = own.indices.filter { held.contains($0) }.map { own[$0] }
    let others = own.indices.filter { !held.contains($0) }.map { own[$0] }
    return (
      longer.isEmpty ? "" : inOrder(longer, of: code) + "\n",
      others.isEmpty ? code : "{ \(inOrder(others, of: code))\(code)}\n"
    )
  }

  /// The same for a variable that lives as long as the program.
  func lasting(
    _ variable: LoweredCode, _ place: SourceRange, _ body: () -> LoweredCode
  ) -> LoweredCode {
    let made = fullStatement(for: variable.text, body)
    if !made.longer.isEmpty { refuse("a temporary that lives as long as the program", at: place) }
    return made.code
  }

  /// An expression with its temporaries, as one C expression.
  func fullExpression(_ type: String, _ body: () -> LoweredCode) -> LoweredCode {
    let (own, code) = collecting(body)
    if own.isEmpty { return code }
    return "({ \(inOrder(own, of: code))\(type) __value = \(code); __value; })"
  }

  /// The variables of a full expression's temporaries, in the order in which their objects come alive: the last to do
  /// so is the first to go ([class.temporary]/6), and what is declared last C cleans up first.
  func inOrder(_ own: [CppTemporary], of code: LoweredCode) -> LoweredCode {
    var places: [String: Int] = [:]
    for (index, each) in own.enumerated() where each.isCleanedUp { places[each.name] = index }
    let held = places.isEmpty ? "" : hold()
    guard places.count > 1, code.count < 1_000_000 else {
      return own.map(\.code).joined("") + held
    }
    var first: [CppTemporary] = []
    var last = ""
    for piece in code.pieces {
      if piece.text.hasPrefix(".alive = 1") || piece.text.hasPrefix(".made = "),
        let index = places.removeValue(forKey: last)
      {
        first.append(own[index])
      }
      last = piece.text
    }
    // Of those that are plain memory, and of those that are no part of the code, the order says nothing.
    let moved = Set(first.map(\.name))
    return (own.filter { !moved.contains($0.name) } + first).map(\.code).joined("") + held
  }

  func condition(_ id: CppTree.ID) -> LoweredCode {
    fullExpression("_Bool") {
      let value = expression(id)
      return converted(value, to: .bool, at: tree[id].place, context: .condition)
    } <~ tree[id].place
  }

  // MARK: Blocks

  func blockBody(_ id: CppTree.ID) -> LoweredCode {
    var code = LoweredCode()
    for each in tree[id].kids {
      if diagnostics.count >= 20 || heeds(at: tree[each].place) { break }
      code += statement(each)
    }
    return code
  }

  func scoped(_ body: () -> LoweredCode) -> LoweredCode {
    scopes.append([:])
    defer { scopes.removeLast() }
    return "{\n\(body())}\n"
  }

  /// What a statement governs. `continues`: the statement declares something, which may not be declared anew in the
  /// outermost block ([basic.scope.block]).
  func inner(_ id: CppTree.ID, continues: Bool = false) -> LoweredCode {
    scoped {
      if continues { function?.continued.insert(scopes.count) }
      defer { function?.continued.remove(scopes.count) }
      return tree[id].kind == .block ? blockBody(id) : statement(id)
    }
  }

  // MARK: Statements

  func statement(_ id: CppTree.ID) -> LoweredCode {
    let node = tree[id]
    switch node.kind {
    case .block:
      return inner(id, continues: node.flags.contains(.continuesScope)) <~ node.place
    case .empty: return ";\n" <~ node.place
    case .expressionStatement:
      if isPrompt, function?.function == nil { return shownStatement(node) <~ node.place }
      return fullStatement {
        let value = discarded(expression(node.kid(0)), at: node.place)
        return "\(value);\n"
      } <~ node.place
    case .declarationStatement:
      var code = LoweredCode()
      for each in node.kids { code += localDeclaration(each) }
      checkDeduced(node.kids)
      return code
    case .ifStatement:
      // A ladder of `else if` is walked, not climbed.
      var code = LoweredCode()
      var rung = node
      while true {
        let continues = rung.flags.contains(.continuesScope)
        if rung.flags.contains(.isConstexpr) { return code + chosen(rung) }
        let test = condition(rung.kid(0))
        code.add("if (\(test)) \(inner(rung.kid(1), continues: continues))", at: rung.place)
        if rung.kid(2) == 0 { return code }
        code.add("else ", at: rung.place)
        guard tree[rung.kid(2)].kind == .ifStatement else {
          return code + inner(rung.kid(2), continues: continues)
        }
        rung = tree[rung.kid(2)]
      }
    case .whileStatement:
      let test = condition(node.kid(0))
      return "while (\(test)) \(loop(node.kid(1)))" <~ node.place
    case .doStatement:
      let body = loop(node.kid(0))
      let test = condition(node.kid(1))
      return "do \(body)while (\(test));\n" <~ node.place
    case .forStatement: return forStatement(node)
    case .rangeFor: return rangeFor(node)
    case .tryStatement: return tryStatement(node) <~ node.place
    case .returnStatement: return returnStatement(node) <~ node.place
    case .breakStatement:
      if (function?.loopDepth ?? 0) + (function?.switchDepth ?? 0) == 0 {
        error("'break' statement not in loop or switch statement", at: node.place)
      }
      return "break;\n" <~ node.place
    case .continueStatement:
      if (function?.loopDepth ?? 0) == 0 {
        error("'continue' statement not in loop statement", at: node.place)
      }
      return "continue;\n" <~ node.place
    case .switchStatement:
      let value = quietly { switched(expression(node.kid(0)), at: tree[node.kid(0)].place) }
      if value.type.isFailed {
        _ = switched(expression(node.kid(0)), at: tree[node.kid(0)].place)
        return ""
      }
      if !value.type.isIntegral, !isEnumeration(value.type) {
        error(
          "statement requires expression of integer type ('\(name(of: value.type.plain))' invalid)",
          at: tree[node.kid(0)].place)
        return ""
      }
      let subject = fullExpression("long") {
        switched(expression(node.kid(0)), at: tree[node.kid(0)].place).code
      }
      if tree[node.kid(1)].kind == .block { checkJumps(into: tree[node.kid(1)]) }
      function?.switchDepth += 1
      defer { function?.switchDepth -= 1 }
      let body = inner(node.kid(1), continues: node.flags.contains(.continuesScope))
      return "switch (\(subject)) \(body)" <~ node.place
    case .caseLabel:
      if (function?.switchDepth ?? 0) == 0 {
        error("'case' statement not in switch statement", at: node.place)
      }
      var ends: [String] = []
      for id in node.kids {
        let value = expression(id)
        guard let constant = value.constant else {
          if !value.type.isFailed {
            error("case value is not a constant expression", at: tree[id].place)
          }
          return ""
        }
        ends.append("\(constant)")
      }
      return "case \(LoweredCode(ends.joined(separator: " ... "))): ;\n" <~ node.place
    case .defaultLabel:
      if (function?.switchDepth ?? 0) == 0 {
        error("'default' statement not in switch statement", at: node.place)
      }
      return "default: ;\n" <~ node.place
    default:
      refuse("this statement", at: node.place)
      return ""
    }
  }

  /// `if constexpr`: what is not chosen is not looked at.
  private func chosen(_ rung: CppNode) -> LoweredCode {
    let place = tree[rung.kid(0)].place
    let value = quietly { expression(rung.kid(0)) }
    guard let constant = value.constant else {
      if value.type.isFailed { _ = expression(rung.kid(0)) }
      error("constexpr if condition is not a constant expression", at: place)
      return ""
    }
    let id = constant != 0 ? rung.kid(1) : rung.kid(2)
    return id == 0
      ? "{ }\n" : inner(id, continues: rung.flags.contains(.continuesScope))
  }

  /// At the prompt the value of an expression is shown: it has to be the value of a C expression.
  private func shownStatement(_ node: CppNode) -> LoweredCode {
    let type = quietly { expression(node.kid(0)) }.type
    let isShown = type.plain != .void && type.record == nil && !type.isFailed
    guard isShown, decayed(type) == type.plain else {
      return fullStatement { "\(discarded(expression(node.kid(0)), at: node.place));\n" }
    }
    let code = fullExpression(cType(type)) {
      discarded(expression(node.kid(0)), at: node.place)
    }
    return "\(code);\n"
  }

  func isEnumeration(_ type: CppType) -> Bool {
    if case .enumeration = type.plain { return true }
    return false
  }

  /// An integer or an enumeration: what counts, and what a constant may be of.
  func isWhole(_ type: CppType) -> Bool { type.isIntegral || isEnumeration(type) }

  /// The value of an expression that nobody wants.
  func discarded(_ value: CppValue, at place: SourceRange) -> LoweredCode {
    if !value.functions.isEmpty {
      if value.object != nil {
        error("reference to non-static member function must be called", at: place)
      }
      return "0"
    }
    if value.isList { return "0" }
    if value.make != nil { return "(void)&\(materialised(value, at: place).code)" }
    if value.type.record != nil { return "(void)&\(value.code)" }
    return value.code
  }

  private func loop(_ id: CppTree.ID, continues: Bool = false) -> LoweredCode {
    function?.loopDepth += 1
    defer { function?.loopDepth -= 1 }
    return inner(id, continues: continues)
  }

  private func forStatement(_ node: CppNode) -> LoweredCode {
    scoped {
      var code = LoweredCode()
      if node.kid(0) != 0 { code += statement(node.kid(0)) }
      let test = node.kid(1) == 0 ? "1" : condition(node.kid(1))
      var step: LoweredCode = ""
      if node.kid(2) != 0 {
        step =
          (fullExpression("int") {
            // An object that nobody wants is a temporary, too.
            let done = discarded(expression(node.kid(2)), at: tree[node.kid(2)].place)
            return temporaries.isEmpty ? done : "(\(done), 0)"
          } <~ tree[node.kid(2)].place)
      }
      return code + "for (; \(test); \(step)) \(loop(node.kid(3), continues: true))"
    } <~ node.place
  }

  // MARK: Local declarations

  func enterLocal(
    _ name: String, _ type: CppType, at place: SourceRange, cname: String? = nil,
    constant: Int? = nil, isPointer: Bool = false
  ) -> String {
    var seen = scopes.last?[name]
    if seen == nil, function?.continued.contains(scopes.count) == true, scopes.count > 1 {
      seen = scopes[scopes.count - 2][name]
    }
    if isEnumerator(seen?.entity, of: place.file) {
      error("redefinition of '\(name)' as different kind of symbol", at: place)
    }
    if let old = seen, old.entity == nil {
      let types =
        old.type == type
        ? "" : " with a different type: '\(self.name(of: type))' vs '\(self.name(of: old.type))'"
      error("redefinition of '\(name)'\(types)", at: place, declaredHere(old.place))
    }
    let own = cname ?? ownName(name)
    if own != name { strangeNames.insert(own) }
    scopes[scopes.count - 1][name] = CppLocal(
      type: type, cname: own, place: place, constant: constant, isPointer: isPointer)
    return own
  }

  /// The name in C of a variable of a function. It may not hide what has that name outside: `::x` means that, and so do
  /// the initialiser, default arguments and members' values that are written elsewhere and stand in the function's text.
  func ownName(_ name: String) -> String {
    let own = CppCompiler.variableName(name)
    guard state.support.contains("name " + own) || state.names[name] != nil else { return own }
    return renamed(own, name)
  }

  private func renamed(_ own: String, _ name: String) -> String {
    let made = fresh(own)
    result.variableNames[made] = name
    return made
  }

  private func localDeclaration(_ id: CppTree.ID) -> LoweredCode {
    let node = tree[id]
    switch node.kind {
    case .variable: return localVariable(id)
    case .function:
      if tree[id].kid(1) != 0 {
        error("function definition is not allowed here", at: node.place)
      } else if node.kids.count == 3, type(node.kid(0)).record != nil {
        // `X x();` declares a function; clang warns.
        refuse(
          "declaration of a function inside of a function (write X x; for an object)",
          at: node.place)
      } else {
        refuse("declaration of a function inside of a function", at: node.place)
      }
      return ""
    case .classDeclaration, .classForward, .enumDeclaration, .typeAlias, .usingNamespace,
      .namespaceAlias, .usingName:
      declare(id)
      return ""
    case .staticAssertion: return assertion(node)
    case .binding: return binding(node)
    default:
      refuse("this declaration inside of a function", at: node.place)
      return ""
    }
  }

  /// `auto a = 1, b = 2.0;`: what `auto` stands for is one type.
  private func checkDeduced(_ variables: [CppTree.ID]) {
    let list = variables.map { tree[$0] }.filter {
      $0.kind == .variable && tree[$0.kid(0)].kind == .typeName && tree[$0.kid(0)].text == "auto"
    }
    guard list.count > 1, let first = list.first, let one = scopes.last?[first.text]?.type else {
      return
    }
    for other in list.dropFirst() {
      guard let two = scopes.last?[other.text]?.type, one != two, !one.isFailed, !two.isFailed
      else {
        continue
      }
      error(
        "'auto' deduced as '\(name(of: one))' in declaration of '\(first.text)' and deduced as '\(name(of: two))' in declaration of '\(other.text)'",
        at: other.place)
      return
    }
  }

  /// No `case` may stand behind a declaration that it would jump over ([stmt.dcl]/3).
  private func checkJumps(into body: CppNode) {
    var hasBegun = false
    for id in body.kids {
      let node = tree[id]
      if node.kind == .declarationStatement {
        hasBegun = hasBegun || node.kids.contains { isInitialised(tree[$0]) }
      } else if hasBegun, node.kind == .caseLabel || node.kind == .defaultLabel {
        error("cannot jump from switch statement to this case label", at: node.place)
        return
      }
    }
  }

  private func isInitialised(_ node: CppNode) -> Bool {
    guard node.kind == .variable, !node.flags.contains(.isStatic) else { return false }
    if node.kid(1) != 0 { return true }
    return quietly { elementRecord(declaredType(node)).map { !isTrivialDefault($0) } ?? false }
  }

  func localVariable(_ id: CppTree.ID) -> LoweredCode {
    let node = tree[id]
    let place = node.place
    if splitPath(node.text).count > 1 {
      error(
        "definition or redeclaration of '\(splitPath(node.text).last ?? "")' not allowed inside a function",
        at: place)
      return ""
    }
    if node.flags.contains(.isExtern) {
      refuse("extern inside of a function", at: place)
      return ""
    }
    let (type, constant) = settledType(declaredType(node), node)
    if type.isFailed {
      _ = enterLocal(node.text, .failed, at: place)
      return ""
    }
    if let record = elementRecord(type), !type.isReference {
      if !isComplete(record) {
        error(
          isIncomplete(record, "variable has incomplete type '\(name(of: type.plain))'"), at: place,
          declaredHere(state.records[record].place))
        _ = enterLocal(node.text, .failed, at: place)
        return ""
      }
      if let pure = pureFunction(record) {
        error(
          "variable type '\(state.records[record].name)' is an abstract class", at: place,
          declaredHere(state.functions[pure].place))
        _ = enterLocal(node.text, .failed, at: place)
        return ""
      }
    }
    if node.flags.contains(.isStatic) || node.flags.contains(.isThreadLocal) {
      return localStatic(node, type, constant)
    }
    if type.isReference {
      guard node.kid(1) != 0 else {
        error(
          "declaration of reference variable '\(node.text)' requires an initializer", at: place)
        return ""
      }
      let initialiser = tree[node.kid(1)]
      let outer = temporaries
      temporaries = []
      let value = initialiser.kids.count == 1 ? expression(initialiser.kids[0]) : .failed
      boundTemporaries = []
      let bound = bind(value, to: type, at: place, context: .variable)
      let own = temporaries
      temporaries = outer
      let cname = enterLocal(node.text, type, at: place)
      // What the reference is bound to lives as long as it; what was made on the way goes with the statement.
      var held: Set<Int> = []
      for bound in boundTemporaries where own.indices.contains(bound) {
        held.formUnion(self.held(by: own[bound].name, among: own).union([bound]))
      }
      if own.count == held.count {
        let longer = apart(own, held, bound).longer
        return longer + "\(declare(type, cname)) = \(bound);\n" <~ place
      }
      let made = apart(own, held, "\(cname) = \(bound);\n")
      return made.longer + "\(declare(type, cname)); \(made.code)" <~ place
    }
    if let record = type.record, isResult(id, type) {
      let hidden = scopes[scopes.count - 1][node.text]
      let made = fullStatement { initialise("(*__result)", type, node, isStatic: false) }
      scopes[scopes.count - 1][node.text] = hidden
      return resultVariable(node, type, record, made)
    }
    if elementRecord(type) == nil, !isArray(type) {
      if node.kid(1) == 0 {
        if type.isConst {
          error("default initialization of an object of const type '\(name(of: type))'", at: place)
        }
        let cname = enterLocal(node.text, type, at: place)
        return "\(declare(type, cname));\n" <~ place
      }
      let initialiser = tree[node.kid(1)]
      var kids = initialiser.kids
      var isBraced = initialiser.kind == .braceInitializer
      if kids.count == 1, tree[kids[0]].kind == .list {
        kids = tree[kids[0]].kids
        isBraced = true
      }
      let outer = temporaries
      temporaries = []
      var code: LoweredCode = "0"
      // The name is visible in its own initialiser, in C as in C++.
      let cname = enterLocal(node.text, type, at: place, constant: constant)
      if kids.count == 1 {
        let maker = tree[kids[0]]
        if maker.kind == .new {
          scopes[scopes.count - 1][node.text]?.new = (maker.kid(2) != 0, maker.place)
        }
        var value = expression(kids[0])
        if isBraced { checkNarrowing(value, kids[0], to: type) }
        if initialiser.kind == .braceInitializer { value = enumerated(value, kids[0], type) }
        code = converted(
          value, to: type, at: tree[kids[0]].place,
          context: initialiser.kind == .equalInitializer ? .variable : .direct)
      } else if kids.count > 1 {
        error("excess elements in scalar initializer", at: tree[kids[1]].place)
      }
      let own = temporaries
      temporaries = outer
      if own.isEmpty { return "\(declare(type, cname)) = \(code);\n" <~ place }
      return "\(declare(type, cname)); { \(inOrder(own, of: code))\(cname) = \(code); }\n" <~ place
    }
    // Objects and arrays.
    let cname = quietName(node.text)
    let target = LoweredCode(cname)
    // Its own initialiser may name it already: a lambda that captures it does.
    _ = enterLocal(node.text, type, at: place, cname: cname)
    let entered = scopes[scopes.count - 1][node.text]
    let made = fullStatement(for: cname) { initialise(target, type, node, isStatic: false) }
    scopes[scopes.count - 1][node.text] = entered
    var leaving = LoweredCode()
    if let record = elementRecord(type) {
      if state.records[record].destructor != nil {
        checkDestructor(
          record, at: place,
          title: "variable of type '\(state.records[record].name)' has % destructor")
      }
      leaving = destroyedLater(target, type)
    }
    return made.longer + declared(target, type, made.code, leaving) <~ place
  }

  /// Every `return` within the variable's scope names it, and it is what the function answers.
  func isResult(_ id: CppTree.ID, _ type: CppType) -> Bool {
    guard function?.namedResults.contains(id) == true else { return false }
    // The first `return` behind it will be of this variable: it says what a lambda answers.
    if function?.result == .auto { settleResult(type.plain) }
    return type.plain == function?.result.plain
  }

  /// A variable that is the result from the beginning. Where its block is left in another way than by its `return`,
  /// it goes like any other.
  func resultVariable(
    _ node: CppNode, _ type: CppType, _ record: Int, _ made: LoweredCode
  ) -> LoweredCode {
    let place = node.place
    _ = enterLocal(node.text, type, at: place, cname: "__result", isPointer: true)
    scopes[scopes.count - 1][node.text]?.isResult = true
    // The function's own block is left by a `return` only.
    guard destroys(type), catches || scopes.count > (function?.outermost ?? 0) else {
      return made <~ place
    }
    checkDestructor(
      record, at: place,
      title: "variable of type '\(state.records[record].name)' has % destructor")
    let cname = state.records[record].cname
    let drop = "\(cname)__dropResult"
    if state.support.insert("function " + drop).inserted {
      result.displayNames[drop] = "~" + shortName(record)
      prototypes +=
        "struct \(cname)__held { struct \(cname) *value; int alive; };\nvoid \(drop)(struct \(cname)__held *holder);\n"
      functions +=
        "void \(drop)(struct \(cname)__held *holder) { if (holder->alive) \(destroyFunction(type))(holder->value); }\n"
    }
    let holder = fresh("__held")
    scopes[scopes.count - 1][node.text]?.holder = holder
    return
      "struct \(cname)__held \(holder) __attribute__((cleanup(\(drop)))); \(holder).value = __result; \(holder).alive = 0;\n\(hold())\(made)\(holder).alive = 1;\n"
      <~ place
  }

  private func quietName(_ name: String) -> String {
    let own = CppCompiler.variableName(name)
    let isTaken =
      state.support.contains("name " + own) || state.names[name] != nil
      || scopes.contains { $0[name]?.cname == own }
      || strangeNames.contains(own) && scopes.contains { $0.values.contains { $0.cname == own } }
    return isTaken ? renamed(own, name) : own
  }

  private func isArray(_ type: CppType) -> Bool {
    if case .array = type.plain { return true }
    return false
  }

  /// `static` inside of a function: made once, when the declaration is first reached, whichever thread
  /// comes first; `thread_local`: once by each thread that comes.
  private func localStatic(_ node: CppNode, _ type: CppType, _ constant: Int?) -> LoweredCode {
    let place = node.place
    let holder = function?.function.map { state.functions[$0].fullName } ?? ""
    let cname = fresh(CppCompiler.flat(holder.isEmpty ? node.text : holder + "::" + node.text))
    result.displayNames[cname] = holder.isEmpty ? node.text : "\(holder)()::\(node.text)"
    let isOfThread = node.flags.contains(.isThreadLocal)
    if isOfThread, type.isReference || destroys(type) {
      refuse("a thread_local reference, or object that is destroyed, in a function", at: place)
      return ""
    }
    globals += ("\(isOfThread ? "__thread " : "")\(declare(type, cname));\n" <~ place)
    let target = LoweredCode(cname)
    let isPlain = elementRecord(type) == nil && !type.isReference
    if isPlain, node.kid(1) == 0 {
      _ = enterLocal(node.text, type, at: place, cname: cname)
      scopes[scopes.count - 1][node.text]?.isStatic = true
      return ""
    }
    if elementRecord(type) == nil, type.isConst, constant != nil {
      _ = enterLocal(node.text, type, at: place, cname: cname, constant: constant)
    }
    var code = lasting(target, place) {
      guard type.isReference else { return initialise(target, type, node, isStatic: true) }
      let initialiser = tree[node.kid(1)]
      let value = initialiser.kids.count == 1 ? expression(initialiser.kids[0]) : .failed
      boundTemporaries = []
      return "\(cname) = \(bind(value, to: type, at: place, context: .variable));\n"
    }
    // A temporary that gets a name lives on until the end of the program.
    if type.isReference, !boundTemporaries.isEmpty {
      refuse("static reference to a temporary", at: place)
    }
    if let record = elementRecord(type), !type.isReference, state.records[record].destructor != nil
    {
      checkDestructor(
        record, at: place,
        title: "variable of type '\(state.records[record].name)' has % destructor")
    }
    code += registerAtExit(target, type, place)
    if scopes.last?[node.text] == nil { _ = enterLocal(node.text, type, at: place, cname: cname) }
    scopes[scopes.count - 1][node.text]?.isStatic = true
    if code.isEmpty { return "" }
    let guardName = cname + "__once"
    result.guards[guardName] = result.displayNames[cname] ?? node.text
    globals += ("static \(isOfThread ? "__thread " : "")long \(guardName);\n" <~ place)
    if isOfThread { return "if (!\(guardName)) {\n\(code)\(guardName) = 1;\n}\n" <~ place }
    return once("&\(guardName)", code) <~ place
  }

  // MARK: return

  private func returnStatement(_ node: CppNode) -> LoweredCode {
    guard let context = function else { return "" }
    let made = context.function.map { state.functions[$0] }
    let shown = made?.name ?? ""
    let leave: LoweredCode
    if context.end != nil {
      usesEnd = true
      leave = "goto __end;\n"
    } else {
      leave = "return;\n"
    }
    if context.function == nil {
      error("'return' statement outside of a function", at: node.place)
      return ""
    }
    if isAuto(context.result) {
      guard deduceResult(node.kid(0)) else { return "" }
      return returnStatement(node)
    }
    if context.pattern != nil { checkDeduced(node.kid(0), against: context.result) }
    let isSpecial = made.map { $0.isConstructor || $0.isDestructor } ?? false
    if node.kid(0) == 0 {
      if context.result != .void {
        error("non-void function '\(shown)' should return a value", at: node.place)
      }
      return leave
    }
    let id = node.kid(0)
    if isSpecial {
      error(
        "\(made?.isConstructor == true ? "constructor" : "destructor") '\(shown)' should not return a value",
        at: node.place)
      return ""
    }
    if context.result == .void {
      let value = quietly { expression(id) }
      if value.type.plain != .void, !value.type.isFailed {
        error("void function '\(shown)' should not return a value", at: node.place)
      }
      return fullStatement { "\(expression(id).code);\n" } + leave
    }
    if let record = context.result.record {
      let local = tree[id].kind == .name ? local(tree[id].text) : nil
      if let local, local.isResult {
        checkCopy(of: local, record, at: tree[id].place)
        return local.holder.map { "\($0).alive = 0; return;\n" } ?? "return;\n"
      }
      return fullStatement {
        if tree[id].kind == .list {
          return initialise(
            "(*__result)", context.result, kids: tree[id].kids, kind: .braceInitializer,
            place: node.place, context: .result, isExplicit: false)
        }
        var value = expression(id)
        // A local that is returned is about to go; so is what an rvalue reference is to.
        if let local, value.isLvalue, !local.isStatic {
          if case .reference = local.type {} else { value.isMoved = true }
        }
        return objectFrom(value, at: "__result", record, place: tree[id].place, context: .result)
          + ";\n"
      } + "return;\n"
    }
    var wanted = context.result
    if case .constant = wanted { wanted = wanted.plain }
    if wanted.isReference {
      return fullStatement {
        let value = expression(id)
        return "return \(bind(value, to: wanted, at: tree[id].place, context: .result));\n"
      }
    }
    return fullStatement {
      if tree[id].kind == .list {
        let kids = tree[id].kids
        if kids.isEmpty { return "return 0;\n" }
        return
          "return \(converted(expression(kids[0]), to: wanted, at: tree[id].place, context: .result));\n"
      }
      let value = expression(id)
      return "return \(converted(value, to: wanted, at: tree[id].place, context: .result));\n"
    }
  }

  /// What is left out has to be possible all the same ([class.copy.elision]/3).
  private func checkCopy(of local: CppLocal, _ record: Int, at place: SourceRange) {
    func copy() {
      var value = CppValue(local.type, "(*__result)")
      (value.isLvalue, value.isMoved) = (true, true)
      _ = objectFrom(value, at: "__result", record, place: place, context: .result)
    }
    let isPossible = quietly { () -> Bool in
      let before = diagnostics.count
      copy()
      return diagnostics.count == before
    }
    if !isPossible { copy() }
  }

  /// The variable of the function that a name means here.
  func local(_ name: String) -> CppLocal? {
    guard let found = scopes[functionBegins...].last(where: { $0[name] != nil })?[name] else {
      return nil
    }
    return found.entity == nil ? found : nil
  }
}
