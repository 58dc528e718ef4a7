import Diagnostics
import Syntax

/// `std::call_once` of whatever can be called, with its arguments: the library's own takes a plain function.
extension CppCompiler {
  /// nil: no call of the library's `call_once`, or one of a plain function.
  func callOnce(_ callee: CppValue, _ node: CppNode) -> CppValue? {
    guard let index = callee.functions.first, state.functions[index].fullName == "std::call_once",
      node.kids.count >= 3, let flag = state.functions[index].parameters.first?.type
    else { return nil }
    let place = node.place
    let once = expression(node.kid(1))
    if once.type.isFailed { return .failed }
    let rest = node.kids.dropFirst(3)
    var head: LoweredCode =
      "\(declare(.pointer(flag.referred), "__flag")) = \(bind(once, to: flag, at: place, context: .parameter)); "
    let method = memberNamed(tree[node.kid(2)])
    let called = method == nil ? expression(node.kid(2)) : CppValue(.void, "0")
    if called.type.isFailed { return .failed }
    if rest.isEmpty, let only = called.functions.first, called.functions.count == 1,
      functionType(only) == .function(.void, [], variadic: false)
    {
      return nil
    }
    var arguments: [CppValue] = []
    for id in rest {
      var value = expression(id)
      if value.type.isFailed { return .failed }
      // What an argument does it does each time.
      if !isQuiet(id), value.type.plain != .void, let pinned = pinned(value, at: tree[id].place) {
        head += "\(pinned.step); "
        value = pinned.value
      }
      arguments.append(value)
    }
    guard let call = onceCall(method, called, arguments, &head, place) else {
      error("no matching function for call to 'call_once'", at: place)
      return .failed
    }
    if call.type.isFailed { return .failed }
    let work = call.make.map { _ in materialised(call, at: place).code } ?? call.code
    return CppValue(
      .void,
      "({ \(head)\(self.once("&__flag->token", "(void)(\(work)); ")) })"
        <~ place)
  }

  /// `&Config::load`: the methods of that name; nil: it is something else.
  private func memberNamed(_ node: CppNode) -> [Int]? {
    guard node.kind == .unary, node.text == "&", tree[node.kid(0)].kind == .name,
      splitPath(tree[node.kid(0)].text).count > 1,
      case .functions(let list)? = lookup(tree[node.kid(0)].text)?.entity,
      list.contains(where: { state.functions[$0].owner != nil && !state.functions[$0].isStatic })
    else { return nil }
    return list
  }

  private func onceCall(
    _ method: [Int]?, _ called: CppValue, _ arguments: [CppValue], _ head: inout LoweredCode,
    _ place: SourceRange
  ) -> CppValue? {
    if let method {
      guard var object = arguments.first else { return nil }
      if let pointee = decayed(object.type).pointee {
        object = CppValue(pointee, "(*\(object.code))")
        object.isLvalue = true
      }
      let others = Array(arguments.dropFirst())
      guard object.type.record != nil,
        let index = resolve(method, others, object: object).function,
        let owner = state.functions[index].owner
      else { return nil }
      if !isAccessible(state.functions[index].access, owner: owner, via: owner) {
        error(
          "'\(state.functions[index].name)' is a \(state.functions[index].access.word) member of '\(state.records[owner].name)'",
          at: place, declaredHere(state.functions[index].place))
        return .failed
      }
      return invoke(
        index, others, object: object.code, objectType: object.type, isQualified: false, place)
    }
    if !called.functions.isEmpty {
      guard let index = resolve(called.functions, arguments, object: nil).function else {
        return nil
      }
      return invoke(
        index, arguments, object: nil, objectType: .void, isQualified: true, place)
    }
    if let record = called.type.record {
      guard findMember("operator()", record) != nil else { return nil }
      let held = materialised(called, at: place)
      head += "\(declare(.pointer(called.type), "__called")) = &\(held.code); "
      var object = CppValue(called.type, "(*__called)")
      object.isLvalue = true
      return operatorCall("()", [object] + arguments, place, quiet: true)
    }
    guard case .pointer(let inner) = decayed(called.type),
      case .function(let result, let parameters, _) = inner.plain,
      parameters.count == arguments.count
    else { return nil }
    let list = zip(arguments, parameters).map { pass($0, as: $1, at: place) }
    if result.record != nil {
      refuse("call_once of a pointer to a function that answers an object", at: place)
      return .failed
    }
    return CppValue(result, "\(called.code)(\(list.joined(", ")))")
  }
}
