import Diagnostics
import Syntax

/// What swiftc says of a call whose labels do not fit.
///
/// Each parameter takes the next argument with its label, wherever that stands. What is left of the arguments goes to
/// what is left of the parameters, whatever it is called; and only when nothing is left the order is looked at.
extension SwiftCompiler {
  /// The sentence and its place; nil: something else is wrong with the call.
  func labelProblem(
    _ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int]
  ) -> (String, SourceRange)? {
    let (parameters, word) = (function.parameters, callWord(node))
    if parameters.contains(where: \.isVariadic) { return nil }
    // Closures behind the parentheses have their own rules.
    if node.labels.dropLast().contains("trailing") { return nil }
    let wanted = parameters.map { $0.label == "_" ? "" : $0.label }
    let given = node.labels
    // The argument that each parameter takes.
    var taken = [Int?](repeating: nil, count: wanted.count)
    var isFree = given.map { _ in true }
    if given.last == "trailing" {
      guard let last = parameters.lastIndex(where: { isFunction($0.type) }) else { return nil }
      taken[last] = given.count - 1
      isFree[given.count - 1] = false
    }
    var places: [String: [Int]] = [:]
    for (number, label) in given.enumerated().reversed() where isFree[number] {
      places[label, default: []].append(number)
    }
    for (number, label) in wanted.enumerated() where taken[number] == nil {
      guard let argument = places[label]?.popLast() else { continue }
      taken[number] = argument
      isFree[argument] = false
    }
    let free = given.indices.filter { isFree[$0] }
    let open = wanted.indices.filter { taken[$0] == nil }
    if free.isEmpty {
      let missing = open.filter { parameters[$0].value == nil }
      if missing.isEmpty { return orderProblem(taken, wanted, node, arguments, parameters) }
      let names = missing.map { wanted[$0].isEmpty ? "#\($0 + 1)" : "'\(wanted[$0])'" }
      let what = names.count == 1 ? "argument for parameter" : "arguments for parameters"
      return ("missing \(what) \(names.joined(separator: ", ")) in \(word)", node.place)
    }
    if !open.isEmpty {
      guard free.count <= open.count else { return nil }
      for (argument, parameter) in zip(free, open) { taken[parameter] = argument }
      var expected = given.map { $0 == "trailing" ? "" : $0 }
      if given.count == wanted.count {
        expected = wanted
        if given.last == "trailing" { expected[given.count - 1] = "" }
      } else {
        for (parameter, argument) in taken.enumerated() {
          if let argument, given[argument] != "trailing" { expected[argument] = wanted[parameter] }
        }
      }
      let problem = wrongLabels(
        given.map { $0 == "trailing" ? "" : $0 }, expected, word)
      return problem.map { ($0, given.count == 1 ? tree[arguments[0]].place : node.place) }
    }
    if wanted.isEmpty {
      return ("argument passed to call that takes no arguments", tree[arguments[0]].place)
    }
    if free.count == 1 {
      let label = given[free[0]].isEmpty ? "" : " '\(given[free[0]])'"
      return ("extra argument\(label) in \(word)", tree[arguments[free[0]]].place)
    }
    let positions = free.map { "#\($0 + 1)" }.joined(separator: ", ")
    return ("extra arguments at positions \(positions) in \(word)", node.place)
  }

  func callWord(_ node: SwiftNode) -> String { node.kind == .subscription ? "subscript" : "call" }

  /// Whether the brackets of a collection of Swift's own have the labels that it knows; says so where they do not.
  func hasLabels(_ expected: [String], _ node: SwiftNode) -> Bool {
    if node.labels == expected { return true }
    if node.labels.count == expected.count,
      let title = wrongLabels(node.labels, expected, "subscript")
    {
      error(title, at: node.labels.count == 1 ? tree[node.kid(1)].place : node.place)
    } else {
      refuse("a subscript with such arguments", at: node.place)
    }
    return false
  }

  private func written(_ labels: [String]) -> String {
    labels.map { $0.isEmpty ? "_:" : $0 + ":" }.joined()
  }

  private func wrongLabels(
    _ given: [String], _ expected: [String], _ word: String
  ) -> String? {
    let wrong = zip(given, expected).filter { $0 != $1 }
    if wrong.isEmpty { return nil }
    let labels = wrong.count == 1 ? "label" : "labels"
    if wrong.allSatisfy({ $0.0.isEmpty }) {
      return "missing argument \(labels) '\(written(wrong.map(\.1)))' in \(word)"
    }
    if wrong.allSatisfy({ $0.1.isEmpty }) {
      return "extraneous argument \(labels) '\(written(wrong.map(\.0)))' in \(word)"
    }
    return
      "incorrect argument \(labels) in \(word) (have '\(written(given))', expected '\(written(expected))')"
  }

  private func orderProblem(
    _ taken: [Int?], _ wanted: [String], _ node: SwiftNode, _ arguments: [Int],
    _ parameters: [SwiftParameter]
  ) -> (String, SourceRange)? {
    var parameterOf: [Int: Int] = [:]
    for (parameter, argument) in taken.enumerated() {
      if let argument { parameterOf[argument] = parameter }
    }
    let order = arguments.indices.compactMap { parameterOf[$0] }
    guard order.count == arguments.count else { return nil }
    var most = -1
    var late: [Int] = []
    for (argument, parameter) in order.enumerated() {
      if parameter < most { late.append(argument) }
      most = max(most, parameter)
    }
    guard let first = late.first, let before = order.firstIndex(where: { $0 > order[first] }) else {
      return nil
    }
    // One that stands too early is no matter of the others.
    let isOneTooEarly =
      late.count > 1 && late.allSatisfy { order[$0] < order[before] }
      && !parameters.contains { $0.value != nil }
    if isOneTooEarly {
      return wrongLabels(node.labels, wanted, callWord(node)).map { ($0, node.place) }
    }
    func title(_ argument: Int) -> String {
      let label = wanted[order[argument]]
      return label.isEmpty ? "unnamed argument #\(argument + 1)" : "argument '\(label)'"
    }
    return ("\(title(first)) must precede \(title(before))", tree[arguments[first]].place)
  }
}
