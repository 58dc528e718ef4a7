import Diagnostics
import Syntax

/// What is said where the arguments of a call do not fit its parameters, in swiftc's words.
extension SwiftCompiler {
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

  /// Labels that are the right ones in another order.
  private func wrongOrder(_ given: [String], _ wanted: [String]) -> String? {
    guard given.sorted() == wanted.sorted(), Set(wanted).count == wanted.count else { return nil }
    let places = given.compactMap { wanted.firstIndex(of: $0) }
    for (number, place) in places.enumerated() {
      if let after = places[..<number].first(where: { $0 > place }), !wanted[place].isEmpty,
        !wanted[after].isEmpty
      {
        return "argument '\(wanted[place])' must precede argument '\(wanted[after])'"
      }
    }
    return nil
  }

  func complain(
    _ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int], _ next: Int,
    _ parameter: SwiftParameter
  ) {
    if isOtherForm(function, node, arguments) { return }
    let wanted = function.parameters.map { $0.label == "_" ? "" : $0.label }
    let given = node.labels.map { $0 == "trailing" ? "" : $0 }
    let render: ([String]) -> String = { $0.map { $0.isEmpty ? "_:" : $0 + ":" }.joined() }
    if given.count == wanted.count, given != wanted {
      if given.count == 1, given[0].isEmpty {
        error("missing argument label '\(wanted[0]):' in call", at: tree[arguments[0]].place)
      } else if wanted.count == 1, wanted[0].isEmpty {
        error("extraneous argument label '\(given[0]):' in call", at: node.place)
      } else if zip(given, wanted).allSatisfy({ $0 == $1 || $0.isEmpty }) {
        let missing = zip(given, wanted).filter { $0 != $1 }.map { "'\($1):'" }
        error(
          missing.count == 1
            ? "missing argument label \(missing[0]) in call"
            : "missing argument labels '\(render(wanted))' in call", at: node.place)
      } else if let problem = wrongOrder(given, wanted) {
        error(problem, at: node.place)
      } else {
        let isOne = zip(given, wanted).filter { $0 != $1 }.count == 1
        error(
          "incorrect argument label\(isOne ? "" : "s") in call (have '\(render(given))', expected '\(render(wanted))')",
          at: node.place)
      }
      return
    }
    if given.count < wanted.count || next >= arguments.count {
      let missing = function.parameters.filter { $0.value == nil && !given.contains($0.label) }
      if missing.count > 1, given.isEmpty, missing.count == wanted.count {
        error(
          "missing arguments for parameters \(missing.enumerated().map { $1.label == "_" ? "#\($0 + 1)" : "'\($1.label)'" }.joined(separator: ", ")) in call",
          at: node.place)
        return
      }
      let position = (function.parameters.firstIndex { $0.name == parameter.name } ?? 0) + 1
      error(
        "missing argument for parameter \(parameter.label == "_" ? "#\(position)" : "'\(parameter.label)'") in call",
        at: node.place)
      return
    }
    let label = node.labels[next]
    if parameter.label == "_", !label.isEmpty, given.count == wanted.count {
      error("extraneous argument label '\(label):' in call", at: node.place)
    } else {
      error(
        label.isEmpty
          ? "missing argument label '\(parameter.label):' in call"
          : "extra argument '\(label)' in call",
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
