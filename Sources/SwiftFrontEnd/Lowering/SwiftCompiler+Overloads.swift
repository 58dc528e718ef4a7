import Diagnostics
import Syntax

/// Functions of one name: which of them a call means.
///
/// swiftc solves a call as a whole and then prefers the solution that converts least. Here each argument is
/// looked at alone, and what converts less counts more. That finds the same function as long as the arguments
/// do not depend on each other; where closures, results or several generic functions would have to be weighed
/// against each other, the call is refused by name.
extension SwiftCompiler {
  /// Methods that extensions give to a type of the library: those that are not meant leave the call to its own.
  func given(
    _ methods: [SwiftFunction], _ index: Int, _ node: SwiftNode, _ arguments: [Int]
  ) -> [SwiftFunction] {
    if state.nominals[index].selfType == nil { return methods }
    return methods.filter { fits($0, node, arguments) }
  }

  /// A first look at whether a candidate may be meant: labels, and types of what can be typed alone.
  func fits(_ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int]) -> Bool {
    var next = 0
    for parameter in function.parameters {
      let label = parameter.label == "_" ? "" : parameter.label
      if parameter.isVariadic {
        while next < arguments.count, node.labels[next] == label || node.labels[next].isEmpty {
          next += 1
        }
        continue
      }
      let has =
        next < arguments.count
        && (node.labels[next] == label
          || (node.labels[next] == "trailing" && mayBeClosure(parameter)))
      if !has {
        if parameter.value == nil { return false }
        continue
      }
      if tree[arguments[next]].kind == .closure, case .nominal = parameter.type { return false }
      next += 1
    }
    return next == arguments.count
  }

  /// Whether a closure behind the parentheses may be for a parameter: one whose type is made of the call's own types is
  /// not known before these are.
  private func mayBeClosure(_ parameter: SwiftParameter) -> Bool {
    isFunction(parameter.type) || parameter.type == .failed
  }

  /// Each argument with the parameter that it is for; nil where labels do not fit.
  func pairs(
    _ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int]
  ) -> [(parameter: SwiftParameter, argument: Int)] {
    var list: [(SwiftParameter, Int)] = []
    var next = 0
    for parameter in function.parameters where next < arguments.count {
      let label = parameter.label == "_" ? "" : parameter.label
      let fits =
        node.labels[next] == label
        || (node.labels[next] == "trailing" && mayBeClosure(parameter))
      if !fits { continue }
      list.append((parameter, arguments[next]))
      next += 1
      while parameter.isVariadic, next < arguments.count, node.labels[next].isEmpty {
        list.append((parameter, arguments[next]))
        next += 1
      }
    }
    return list
  }

  /// How well arguments fit, as far as it can be said of each alone; nil: not at all. What is exact goes before
  /// what a literal may become, that before a superclass, a protocol, an optional, and `Any` comes last.
  private func score(_ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int]) -> Int? {
    var total = 0
    for (parameter, id) in pairs(function, node, arguments) {
      if tree[id].kind == .closure || tree[id].kind == .inoutArgument { continue }
      let wanted = parameter.argumentType
      let alone = probe(id)
      let plain = alone.type
      var value = plain == wanted ? plain : argumentType(id, wanted)
      if alone.isImplicit, !converts(value, to: wanted), let inner = plain.unwrapped {
        value = inner
      }
      if isOtherwise(id, plain, wanted) {
        // Swift would rather make an optional or an `Any` of it.
        guard converts(value, to: wanted) else { return nil }
        total += value == wanted ? -1000 : -1010
      } else if plain == wanted {
        total += 100
      } else if value == wanted {
        total += 80
      } else if converts(value, to: wanted) {
        if wanted == .any {
          total += 10
        } else if wanted.unwrapped != nil {
          // Rather an `Any` than an optional of it.
          total += value.unwrapped == nil ? 5 : 20
        } else if isProtocol(wanted) != nil {
          total += 30
        } else if case .nominal(let index) = value, case .nominal(let parent) = wanted {
          total += 70 - min(depth(of: index) - depth(of: parent), 30)
        } else {
          total += 15
        }
      } else {
        return nil
      }
    }
    return total
  }

  private func takesAnything(_ function: SwiftFunction) -> Bool {
    guard function.node.tree >= 0 else { return false }
    let text = state.trees[function.node.tree]
    let bounds = text[text[function.node.id].kid(3)].kids
    return bounds.allSatisfy { $0 == 0 || text[$0].text.isEmpty }
  }

  /// Whether a literal is to be of another type than it is by itself.
  private func isOtherwise(_ id: Int, _ plain: SwiftType, _ wanted: SwiftType) -> Bool {
    var wanted = wanted
    while let inner = wanted.unwrapped { wanted = inner }
    guard plain != .failed, plain != .null, plain != wanted, isLiteral(id) else { return false }
    return wanted.isNumber || wanted == .character
  }

  /// The candidates that take every argument as the type that it has alone: nothing fits better, so that no other
  /// need be tried. (To try each of many costs a look at the arguments for each.)
  private func exact(
    _ candidates: [SwiftFunction], _ node: SwiftNode, _ arguments: [Int]
  ) -> [SwiftFunction] {
    if candidates.count < 2 { return [] }
    var types: [Int: SwiftType] = [:]
    for id in arguments where tree[id].kind != .closure && tree[id].kind != .inoutArgument {
      types[id] = argumentType(id, nil)
    }
    return candidates.filter { candidate in
      pairs(candidate, node, arguments).allSatisfy { parameter, id in
        types[id].map { $0 == parameter.argumentType } ?? true
      }
    }
  }

  /// The same of many, where each argument has a type that can be looked up.
  private func exact(
    _ table: SwiftCandidates, _ given: [SwiftCandidates.Argument], _ node: SwiftNode,
    _ arguments: [Int]
  ) -> [SwiftFunction] {
    if arguments.contains(where: { [.closure, .inoutArgument].contains(tree[$0].kind) }) {
      return []
    }
    var typed = given
    for (position, id) in arguments.enumerated() { typed[position].type = argumentType(id, nil) }
    let found = table.numbers(for: typed).map { table.list[$0] }
    return found.filter { candidate in
      candidate.generics.isEmpty && fits(candidate, node, arguments)
        && pairs(candidate, node, arguments).allSatisfy { parameter, id in
          typed[arguments.firstIndex(of: id) ?? 0].type == parameter.argumentType
        }
    }
  }

  /// Whether a call may mean one of these, by labels and by what its arguments are.
  func mayMean(_ candidates: [SwiftFunction], _ node: SwiftNode, _ arguments: [Int]) -> Bool {
    candidates.contains {
      fits($0, node, arguments) && (!$0.generics.isEmpty || score($0, node, arguments) != nil)
    }
  }

  /// Whether a call by a name of the library means the library's function, beside those that the program has of the
  /// name: none of them may be meant, or each would make something else of a literal than it is by itself.
  func isLibrarys(
    _ callee: SwiftNode, _ name: String, _ node: SwiftNode, _ arguments: [Int],
    _ expected: SwiftType? = nil
  ) -> Bool {
    guard callee.text == name, callee.labels.isEmpty, lookup(name) == nil else { return false }
    let isPrint = SwiftCompiler.printing.contains(name)
    let takes =
      isPrint
      ? node.labels.allSatisfy { ["", "separator", "terminator"].contains($0) }
      : SwiftCompiler.libraryForms[.function]?.contains {
        $0.name == name && $0.takes(node.labels)
      } == true
    guard takes else { return false }
    guard let own = state.functions[name] else { return true }
    guard mayMean(own, node, arguments) else { return true }
    guard isPrint || ["min", "max", "abs"].contains(name) else { return false }
    // Theirs take a value of whatever type it is.
    return own.filter { fits($0, node, arguments) }.allSatisfy { candidate in
      candidate.generics.isEmpty && expected != candidate.result
        && pairs(candidate, node, arguments).allSatisfy { parameter, id in
          let alone = argumentType(id, nil)
          return parameter.argumentType.isNumber && alone.isNumber
            && alone != parameter.argumentType
        }
    }
  }

  /// `Swift` in front of a name of the library.
  func isModuleSwift(_ id: Int) -> Bool {
    id != 0 && tree[id].kind == .name && tree[id].text == "Swift" && tree[id].labels.isEmpty
      && lookup("Swift") == nil && state.types["Swift"] == nil
  }

  /// `Swift.print(x)`; nil: no function of the library that is built.
  func librarysOwn(
    _ callee: SwiftNode, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType?
  ) -> SwiftValue? {
    if SwiftState.isLibrary(function: callee.text) {
      return builtinFunction(callee.text, node, arguments, expected)
    }
    return nil
  }

  /// The candidate that a call means by its arguments. Where Swift's rules say more than these here, the call is refused.
  func weighed(
    among candidates: [SwiftFunction], _ node: SwiftNode, _ arguments: [Int],
    expected: SwiftType?
  ) -> SwiftFunction? {
    var best: [SwiftFunction] = []
    var fitting: [SwiftFunction] = []
    if candidates.count < SwiftCandidates.fewest {
      fitting = candidates.filter { fits($0, node, arguments) }
    } else {
      let table = table(of: candidates)
      let given = arguments.indices.map {
        SwiftCandidates.Argument(label: node.labels[$0])
      }
      let named = table.numbers(for: given)
      if named.count >= SwiftCandidates.fewest { best = exact(table, given, node, arguments) }
      fitting =
        best.isEmpty ? named.map { candidates[$0] }.filter { fits($0, node, arguments) } : best
    }
    if fitting.count < 2 { return fitting.first ?? candidates.first }
    for (position, id) in arguments.enumerated() where tree[id].kind == .closure {
      let types = Set(
        fitting.compactMap { each in
          pairs(each, node, arguments).first { $0.argument == arguments[position] }?.parameter.type
        })
      if types.count > 1 {
        refuse("functions of one name that a closure tells apart", at: node.place)
        return nil
      }
    }
    // swiftc weighs what makes an optional together with the call.
    let makesOptional = arguments.contains {
      tree[$0].kind == .call && tree[tree[$0].kid(0)].text == "Optional"
    }
    if makesOptional, fitting.contains(where: { !$0.generics.isEmpty }) {
      refuse(
        "functions of one name, one of them generic, for what Optional(…) makes", at: node.place)
      return nil
    }
    let plain = fitting.filter { $0.generics.isEmpty }
    let matching = best.isEmpty ? exact(plain, node, arguments) : best
    var scored = (matching.isEmpty ? plain : matching).compactMap { each in
      score(each, node, arguments).map { ($0, each) }
    }
    let usable = scored.filter { !$0.1.flags.contains(.isUnavailable) }
    if !usable.isEmpty { scored = usable }
    if scored.isEmpty
      || (scored.allSatisfy { $0.0 < 70 * arguments.count } && plain.count < fitting.count)
    {
      let generic = fitting.filter { !$0.generics.isEmpty }
      if generic.count == 1, scored.isEmpty { return generic[0] }
      // Of any type at all a literal is of its own.
      if generic.count == 1, scored.allSatisfy({ $0.0 < 0 }), takesAnything(generic[0]) {
        return generic[0]
      }
      if generic.isEmpty { return plain.first }
      refuse("functions of one name of which several are generic", at: node.place)
      return nil
    }
    let highest = scored.map(\.0).max() ?? 0
    scored = scored.filter { $0.0 == highest }
    if scored.count > 1, let expected {
      let byResult = scored.filter { $0.1.result == expected }
      if !byResult.isEmpty { scored = byResult }
    }
    // Whoever needs no default goes first, and whoever takes a list goes last.
    func leftOut(_ each: SwiftFunction) -> Int {
      each.parameters.count - Set(pairs(each, node, arguments).map(\.parameter.name)).count
    }
    let fewest = scored.map { leftOut($0.1) }.min() ?? 0
    let tight = scored.filter { leftOut($0.1) == fewest }
    let single = tight.filter { !$0.1.parameters.contains(where: \.isVariadic) }
    let left = single.isEmpty ? tight : single
    if left.count > 1,
      Set(left.map { $0.1.parameters.map(\.type) }).count > 1 || fewest > 0
    {
      refuse("functions of one name between which these arguments do not choose", at: node.place)
      return nil
    }
    return left.first?.1
  }
}
