import Diagnostics
import Syntax

/// What has to be done for an argument before a call, and after it.
struct ArgumentStep {
  var before = LoweredCode()
  /// When all arguments are there.
  var read = LoweredCode()
  var after = LoweredCode()
  var isGiven = true
  var isQuiet = true
  /// Whether to work it out may change the places that others stand in.
  var hasEffect = false
  var mayBeOvertaken = false
}

/// Arguments: which parameter each is for, and in which order they are worked out.
extension SwiftCompiler {
  /// The arguments in the order of the parameters; nil where they do not fit.
  func match(
    _ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int], report: Bool
  ) -> [LoweredCode]? {
    var values: [LoweredCode] = []
    var steps: [ArgumentStep] = []
    var next = 0
    for parameter in function.parameters {
      defer {
        while steps.count < values.count { steps.append(ArgumentStep()) }
      }
      let label = parameter.label == "_" ? "" : parameter.label
      if parameter.isVariadic, case .array(let element) = parameter.type {
        let temporary = fresh("t")
        var items: [LoweredCode] = []
        var isFirst = true
        let (start, already) = (next, lingerings)
        while next < arguments.count,
          node.labels[next] == (isFirst ? label : "") || (!isFirst && node.labels[next].isEmpty)
        {
          if !isFirst, !node.labels[next].isEmpty { break }
          guard goesOn(at: node.place, toNote: items) else { return nil }
          if report { noteEscaping(arguments[next], .parameter) }
          let value = expression(arguments[next], expected: element)
          items.append(convert(value, to: element, at: tree[arguments[next]].place, mismatch))
          next += 1
          isFirst = false
        }
        let list = unfinished(items, items.map { _ in element }, since: already)
        var code: LoweredCode =
          "\(list.setup)SwiftArray *\(temporary) = __swift_array(\(owns(element))); "
        for item in list.values {
          guard goesOn(at: node.place) else { return nil }
          code += "__swift_push_\(slotKind(element))(\(temporary), \(toSlot(item, element)))"
          code += linked(since: already)
        }
        values.append("({ \(code)\(linkEnd(since: already))\(temporary); })")
        let given = arguments[start..<next]
        steps.append(
          ArgumentStep(
            isQuiet: given.allSatisfy { isQuiet($0) }, hasEffect: given.contains { hasEffect($0) }))
        continue
      }
      let fits =
        next < arguments.count
        && (node.labels[next] == label
          || (node.labels[next] == "trailing" && isFunction(parameter.type)))
      if !fits {
        if let reference = parameter.value {
          if reference.tree < 0 {
            values.append(none(parameter.type))
          } else {
            guard let code = defaultValue(reference, parameter, of: function, node) else {
              return nil
            }
            values.append(code)
            let isPlain = inTree(reference.tree) { isQuiet(reference.id) }
            steps.append(ArgumentStep(isGiven: false, isQuiet: isPlain, hasEffect: !isPlain))
          }
          continue
        }
        if report { complain(function, node, arguments, next, parameter) }
        return nil
      }
      let id = arguments[next]
      if parameter.isInout {
        guard let (value, step) = lent(id, parameter) else { return nil }
        values.append(value)
        steps.append(step)
        next += 1
        continue
      }
      if report, let keeper = keeper(parameter, of: function) { noteEscaping(id, keeper) }
      let value = argument(id, for: parameter)
      if value.type == .failed { return nil }
      if value.isType {
        if case .metatype = parameter.type {
        } else {
          error("expected member name or initializer call after type name", at: tree[id].place)
          return nil
        }
      }
      if isNoObject(value.type), wantsObject(parameter, of: function) {
        error(
          "argument type '\(name(of: value.type))' expected to be an instance of a class or class-constrained type",
          at: tree[id].place)
        return nil
      }
      values.append(convert(value, to: parameter.type, at: tree[id].place, mismatch))
      steps.append(
        ArgumentStep(
          isQuiet: isQuiet(id), hasEffect: hasEffect(id),
          mayBeOvertaken: mayBeOvertaken(id, parameter.type)))
      next += 1
    }
    if next < arguments.count {
      if report { complainOfMore(function, node, arguments, next) }
      return nil
    }
    putInOrder(&values, steps, function)
    return values
  }

  func isNoObject(_ type: SwiftType) -> Bool {
    switch type {
    case .integer, .double, .float, .string, .bool, .character, .array, .slice, .set, .dictionary:
      true
    default: isPlainValue(type)
    }
  }

  /// Whether `AnyObject` is written for a parameter, which is an `Any` here.
  private func wantsObject(_ parameter: SwiftParameter, of function: SwiftFunction) -> Bool {
    guard (parameter.type.unwrapped ?? parameter.type) == .any, function.node.tree >= 0 else {
      return false
    }
    let source = state.trees[function.node.tree]
    let written = source[source[function.node.id].kid(0)].kids.first {
      source[$0].text == parameter.name
    }
    var type = source[written.map { source[$0].kid(0) } ?? 0]
    while type.kind == .optionalType { type = source[type.kid(0)] }
    return type.text == "AnyObject"
  }

  /// A place that is lent to a call, and what has to be done for it.
  private func lent(_ id: Int, _ parameter: SwiftParameter) -> (LoweredCode, ArgumentStep)? {
    guard tree[id].kind == .inoutArgument else {
      if [.integer, .float, .string, .boolean].contains(tree[id].kind) {
        error(
          "cannot pass immutable value as inout argument: literals are not mutable",
          at: tree[id].place)
        return nil
      }
      error(
        "passing value of type '\(name(of: parameter.type))' to an inout parameter requires explicit '&'",
        at: tree[id].place)
      return nil
    }
    let target = inoutTarget(tree[id].kid(0))
    if target.type == .failed { return nil }
    if target.type != parameter.type {
      error(mismatch(name(of: target.type), name(of: parameter.type)), at: tree[id].place)
      return nil
    }
    if case .none = target.place {
      error(
        "cannot pass immutable value as inout argument: \(whyUnheld(tree[id].kid(0)))",
        at: tree[id].place)
      return nil
    }
    var step = ArgumentStep(before: target.setup)
    step.read = target.opened.begin
    step.after = target.opened.end
    if let access = access(to: target) {
      step.read += access.begin
      return ("&\(access.lvalue)", step)
    }
    // A copy goes in, and what became of it comes back.
    let temporary = fresh("t")
    step.read += "\(declaration(target.type, temporary)) = \(target.code); \(takenOut(target))"
    step.after = "\(store(target, LoweredCode(temporary))); " + step.after
    return ("&\(temporary)", step)
  }

  private func complainOfMore(
    _ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int], _ next: Int
  ) {
    if isOtherForm(function, node, arguments) { return }
    if let (title, place) = labelProblem(function, node, arguments) {
      return error(title, at: place)
    }
    let (label, place) = (node.labels[next], tree[arguments[next]].place)
    if label == "trailing" {
      error("extra trailing closure passed in \(callWord(node))", at: place)
    } else if function.parameters.isEmpty {
      error(
        arguments.count == 1
          ? "argument passed to call that takes no arguments"
          : "extra arguments at positions #1, #2 in \(callWord(node))",
        at: place)
    } else {
      error(
        label.isEmpty
          ? "extra argument in \(callWord(node))"
          : "extra argument '\(label)' in \(callWord(node))", at: place)
    }
  }

  /// Arguments in their order, then what was left out, then places that are lent; as far as anybody could tell the
  /// difference.
  private func putInOrder(
    _ values: inout [LoweredCode], _ steps: [ArgumentStep], _ function: SwiftFunction
  ) {
    let lends = steps.contains { !$0.before.isEmpty || !$0.read.isEmpty }
    let firstDefault = steps.firstIndex { !$0.isGiven && !$0.isQuiet } ?? steps.count
    let isOutOfOrder = steps.indices.contains {
      $0 > firstDefault && steps[$0].isGiven && !steps[$0].isQuiet
    }
    let lastEffect = steps.lastIndex { $0.hasEffect } ?? 0
    let lastOvertaken = steps[..<lastEffect].lastIndex { $0.mayBeOvertaken } ?? -1
    let movesAll = lends || isOutOfOrder
    guard movesAll || lastOvertaken >= 0 else { return }
    var before = LoweredCode()
    var reads = LoweredCode()
    var after = LoweredCode()
    for (position, step) in steps.enumerated() where position < values.count {
      before += step.before
      reads += step.read
      after = step.after + after
      let isBeforeEffect = position <= lastOvertaken
      guard step.isGiven, !function.parameters[position].isInout,
        step.isQuiet ? isBeforeEffect && step.mayBeOvertaken : movesAll || isBeforeEffect
      else { continue }
      before += moved(&values[position], function.parameters[position].type)
    }
    callBefore = before + reads
    callAfter = after
  }

  /// What is handed over for a parameter.
  func argument(_ id: Int, for parameter: SwiftParameter) -> SwiftValue {
    guard parameter.isAutoclosure, case .function(_, let result) = parameter.type else {
      return expression(id, expected: parameter.type)
    }
    let place = tree[id].place
    let body = tree.add(SwiftNode(.block, place: place, kids: [id]))
    let node = SwiftNode(.closure, place: place, kids: [0, 0, 0, body])
    // The `try` in front of the call covers what is worked out within it, too.
    let tries = context.trying
    return made(node, [], [], result.answer) { _ in
      self.context.trying = tries
      if result == result.answer {
        (self.context.unthrowing, self.context.throwTarget) = (SwiftContext.autoclosure, nil)
      }
      return ""
    }
  }

  /// A default argument, written where it is left out.
  private func defaultValue(
    _ reference: SwiftRef, _ parameter: SwiftParameter, of function: SwiftFunction,
    _ call: SwiftNode
  ) -> LoweredCode? {
    guard openDefaults.insert(reference).inserted else {
      refuse("a default argument that needs itself", at: tree[reference.id].place)
      return nil
    }
    defer { openDefaults.remove(reference) }
    if openDefaults.count > 220 {
      refuse("so many default arguments within one another", at: tree[reference.id].place)
      return nil
    }
    let opening = opening(of: call)
    return inTree(reference.tree) { () -> LoweredCode in
      let old = (scopes, context, bindings)
      if let owner = function.owner {
        context.owner = owner
        context.isStatic = true
        context.extended = function.fromProtocol
        context.isFirstValue = function.node.tree < 0
        bindings = state.nominals[owner].genericBindings
      } else {
        context.isStatic = false
        // Whose members the call may name is no business of a function of the outermost level.
        let isOutermost = state.functions[function.name]?.contains { $0.node == function.node }
        if isOutermost == true { (context.owner, context.extended) = (nil, nil) }
      }
      bindParameters(of: function)
      scopes = [[:]]
      let value = notThrowing(
        outOf: function.node.tree < 0 ? "a property initializer" : "a default argument"
      ) {
        let text = tree[reference.id].kind == .name ? tree[reference.id].text : ""
        return function.node.tree >= 0 && SwiftTree.placeNames.contains(text)
          ? placeValue(text, at: opening, expected: parameter.type)
          : argument(reference.id, for: parameter)
      }
      // What it makes is the call's, though the call does not show it.
      accessorCalls.beneath = accessorCalls.beneath || tree.hasCall(reference.id)
      (scopes, context, bindings) = old
      return convert(value, to: parameter.type, at: tree[reference.id].place, unfit)
    }
  }

  private func unfit(_ from: String, _ to: String) -> String {
    "default argument value of type '\(from)' cannot be converted to type '\(to)'"
  }

  /// Default arguments that are literals are looked at where they stand, whether or not anybody leaves them out.
  func checkDefaults(of function: SwiftFunction) {
    for parameter in function.parameters {
      guard let value = parameter.value, value.tree == treeIndex, parameter.type != .failed,
        [.integer, .float, .string, .boolean].contains(tree[value.id].kind)
      else { continue }
      let found = probe(value.id, expected: parameter.argumentType).type
      if found == .failed || converts(found, to: parameter.argumentType) { continue }
      let wanted = parameter.argumentType.unwrapped ?? parameter.argumentType
      error(unfit(name(of: found), name(of: wanted)), at: tree[value.id].place)
    }
  }

  /// What a generic function's type parameters stand for in the call, as its own types say.
  private func bindParameters(of function: SwiftFunction) {
    guard function.node.tree >= 0 else { return }
    let node = tree[function.node.id]
    let names = tree[node.kid(3)].labels
    if node.kid(3) == 0 || names.isEmpty { return }
    var types = [SwiftType?](repeating: nil, count: names.count)
    for (id, parameter) in zip(tree[node.kid(0)].kids, function.parameters) {
      let written = tree[tree[id].kid(0)]
      if case .metatype(let inner) = parameter.type, written.text.hasSuffix(".Type"),
        let number = names.firstIndex(of: String(written.text.dropLast(5)))
      {
        types[number] = inner
      }
      unifyWritten(tree[id].kid(0), in: tree, parameter.argumentType, names, &types)
    }
    if node.kid(1) != 0 { unifyWritten(node.kid(1), in: tree, function.result, names, &types) }
    for (name, type) in zip(names, types) { bindings[name] = type }
  }

  func inoutTarget(_ id: Int, rest: Bool = false) -> SwiftValue {
    let value = place(id, rest: rest)
    if let reason = value.immutable {
      error(
        "cannot pass immutable value as inout argument: \(reason)", at: tree[id].place)
      return failed()
    }
    return value
  }

  func isFunction(_ type: SwiftType) -> Bool {
    if case .function = type.unwrapped ?? type { return true }
    return false
  }

  /// The library here has some of the forms of Apple's functions: where arguments fit none of these, swiftc may well
  /// have another, so that nothing is said in its words.
  func isOtherForm(
    _ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int]
  ) -> Bool {
    guard let owner = function.owner, state.nominals[owner].isLibrary, function.node.tree < 0 else {
      return false
    }
    let known = function.parameters.map(\.label)
    let isStrange = node.labels.contains { !$0.isEmpty && $0 != "trailing" && !known.contains($0) }
    guard isStrange else { return false }
    let given = node.labels.map { $0.isEmpty || $0 == "trailing" ? "_:" : $0 + ":" }
    refuse(
      "\(state.nominals[owner].name).\(function.name)(\(given.joined()))", at: node.place)
    return true
  }

  func complain(
    _ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int], _ next: Int,
    _ parameter: SwiftParameter
  ) {
    if isOtherForm(function, node, arguments) { return }
    if let (title, place) = labelProblem(function, node, arguments) {
      return error(title, at: place)
    }
    let wanted = function.parameters.map { $0.label == "_" ? "" : $0.label }
    let given = node.labels.map { $0 == "trailing" ? "" : $0 }
    if given.count < wanted.count || next >= arguments.count {
      let missing = function.parameters.filter { $0.value == nil && !given.contains($0.label) }
      if missing.count > 1, given.isEmpty, missing.count == wanted.count {
        error(
          "missing arguments for parameters \(missing.enumerated().map { $1.label == "_" ? "#\($0 + 1)" : "'\($1.label)'" }.joined(separator: ", ")) in \(callWord(node))",
          at: node.place)
        return
      }
      let position = (function.parameters.firstIndex { $0.name == parameter.name } ?? 0) + 1
      error(
        "missing argument for parameter \(parameter.label == "_" ? "#\(position)" : "'\(parameter.label)'") in \(callWord(node))",
        at: node.place)
      return
    }
    let label = node.labels[next]
    if parameter.label == "_", !label.isEmpty, given.count == wanted.count {
      error("extraneous argument label '\(label):' in \(callWord(node))", at: node.place)
    } else {
      error(
        label.isEmpty
          ? "missing argument label '\(parameter.label):' in \(callWord(node))"
          : "extra argument '\(label)' in \(callWord(node))",
        at: tree[arguments[next]].place)
    }
  }

  /// Why an expression cannot be changed, in swiftc's words.
  func whyUnheld(_ id: Int) -> String {
    switch tree[id].kind {
    case .integer, .float, .string, .boolean, .array, .dictionary: return "literals are not mutable"
    case .call:
      let callee = tree[tree[id].kid(0)]
      let isNamed =
        callee.kind == .name
        ? state.functions[callee.text] != nil
        : callee.kind == .member && callee.text != "init"
      return isNamed
        ? "'\(callee.text)' returns immutable value" : "function call returns immutable value"
    case .member, .subscription, .forceUnwrap: return whyUnheld(tree[id].kid(0))
    default: return "it is a value that nobody holds"
    }
  }
}
