import Diagnostics

/// What a `constexpr` variable begins with is known while compiling ([dcl.constexpr]/10).
///
/// What is certainly none is said: the call of a function that is not `constexpr`, a variable that may change, a
/// change. Of the rest nobody asks for the value here.
extension CppCompiler {
  func checkConstexpr(_ node: CppNode) {
    guard node.flags.contains(.isConstexpr), node.kid(1) != 0 else { return }
    var waiting = tree[node.kid(1)].kids
    while let next = waiting.popLast() {
      guard isKnownLater(next, &waiting) else { continue }
      error(
        "constexpr variable '\(node.text)' must be initialized by a constant expression",
        at: node.place)
      return
    }
  }

  /// What a `constexpr` function answers for values that are known, where its body is one `return` ([expr.const]). nil:
  /// the run works it out.
  func known(_ index: Int, _ arguments: [CppValue]) -> Int? {
    let it = state.functions[index]
    guard it.flags.contains(.isConstexpr), it.owner == nil || it.isStatic, let body = it.body,
      isWhole(it.result), arguments.count == it.parameters.count,
      openConstants.count < 8,
      !openConstants.contains(index)
    else { return nil }
    var parameters: CppScope = [:]
    for (parameter, argument) in zip(it.parameters, arguments) {
      guard let constant = argument.constant, isKept(constant, by: parameter.type) else {
        return nil
      }
      parameters[parameter.name] = CppLocal(
        type: parameter.type, cname: "0", place: it.place, constant: constant)
    }
    openConstants.insert(index)
    let outer = (scopes, function)
    scopes = [scope(it.instance?.names ?? [:]), parameters]
    function?.isLambda = false
    function?.begins = 0
    defer {
      openConstants.remove(index)
      (scopes, function) = outer
    }
    return within(body, record: it.owner, namespace: it.namespace) {
      let block = tree[tree[body.id].kid(1)]
      guard block.kids.count == 1, tree[block.kids[0]].kind == .returnStatement,
        tree[block.kids[0]].kid(0) != 0,
        let answer = quietly({ expression(tree[block.kids[0]].kid(0)).constant }),
        isKept(answer, by: it.result)
      else { return nil }
      return answer
    }
  }

  private func isKept(_ value: Int, by type: CppType) -> Bool {
    switch type.plain {
    case .number(let number): type.isIntegral && number.holds(value)
    case .enumeration: true
    default: false
    }
  }

  /// Whether something calls what is `constexpr` and more than is worked out here: that it were no constant would be a
  /// lie.
  func asksConstexpr(_ id: CppTree.ID) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      waiting += node.kids.filter { tree[$0].kind.rawValue >= CppNodeKind.integer.rawValue }
      guard node.kind == .call || node.kind == .construct else { continue }
      if node.kind == .construct { return true }
      let callee = quietly { expression(node.kid(0)) }
      if callee.functions.contains(where: { state.functions[$0].flags.contains(.isConstexpr) })
        || callee.functions.isEmpty
      {
        return true
      }
    }
    return false
  }

  /// Of C's functions clang works some out while it compiles; what these answer only a run can tell.
  private static let neverKnown: Set<String> = [
    "rand", "time", "clock", "getchar", "getenv", "atoi", "atol", "atof", "printf", "puts",
    "putchar", "malloc", "calloc", "realloc", "system",
  ]

  /// Of what begins at one place.
  private func layout(ofShared types: [CppType]) -> (size: Int, alignment: Int)? {
    var whole = (size: 0, alignment: 1)
    for type in types {
      guard let each = layout(type) else { return nil }
      whole = (max(whole.size, each.size), max(whole.alignment, each.alignment))
    }
    whole.size = (whole.size + whole.alignment - 1) / whole.alignment * whole.alignment
    return whole
  }

  /// How many bytes an object takes in C, and at which multiples it stands; nil: only C knows.
  func layout(_ type: CppType) -> (size: Int, alignment: Int)? {
    switch type {
    case .constant(let inner), .atomic(let inner): return layout(inner)
    case .number(let number):
      let size: Int
      switch number {
      case .bool, .char, .signedChar, .unsignedChar: size = 1
      case .short, .unsignedShort: size = 2
      case .int, .unsignedInt, .float: size = 4
      case .long, .unsignedLong, .longLong, .unsignedLongLong, .double: size = 8
      case .longDouble: return nil
      }
      return (size, size)
    case .pointer, .reference, .moveReference, .nullPointer: return (8, 8)
    case .enumeration(let index): return layout(.number(state.enums[index].underlying))
    case .array(let element, let count):
      guard count > 0, let each = layout(element) else { return nil }
      let (size, isTooMuch) = each.size.multipliedReportingOverflow(by: count)
      return isTooMuch ? nil : (size, each.alignment)
    case .record(let index):
      let it = state.records[index]
      if let known = layouts[index] { return known }
      guard it.isComplete else { return nil }
      var parts: [[CppType]] = []
      if introducesTable(index) { parts.append([.pointer(.void)]) }
      if let base = it.base, !isEmpty(base) { parts.append([.record(base)]) }
      for number in it.fields.indices {
        let type = it.fields[number].type
        if isOverlaid(number, of: index) {
          parts[parts.count - 1].append(type)
        } else {
          parts.append([type])
        }
      }
      if isEmpty(index) { parts = [[.char]] }
      var whole = (size: 0, alignment: 1)
      for part in parts {
        guard let next = layout(ofShared: part) else { return nil }
        whole.size = (whole.size + next.alignment - 1) / next.alignment * next.alignment + next.size
        whole.alignment = max(whole.alignment, next.alignment)
        if whole.size > 1 << 40 { return nil }
      }
      whole.size = (whole.size + whole.alignment - 1) / whole.alignment * whole.alignment
      layouts[index] = whole
      return whole
    case .void, .function, .auto, .failed: return nil
    }
  }

  private func isKnownLater(_ id: CppTree.ID, _ waiting: inout [CppTree.ID]) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .assignment, .postfix, .new, .delete: return true
    case .sizeofType, .sizeofExpression, .lambda, .string: return false
    case .unary:
      if node.text == "++" || node.text == "--" { return true }
      // An address is known where its variable is: whether it is a static one, the linker says.
      if node.text != "&" { waiting += node.kids }
      return false
    case .call:
      waiting += node.kids.dropFirst()
      let callee = quietly { expression(node.kid(0)) }
      return !callee.functions.isEmpty
        && callee.functions.allSatisfy {
          let it = state.functions[$0]
          return it.isForeign
            ? CppCompiler.neverKnown.contains(it.name) : !it.flags.contains(.isConstexpr)
        }
    case .name:
      let value = quietly { expression(id) }
      return value.isLvalue && !value.isText && value.functions.isEmpty && !value.type.isConst
        && value.type.number != nil
    default:
      waiting += node.kids.filter { tree[$0].kind.rawValue >= CppNodeKind.integer.rawValue }
      return false
    }
  }
}
