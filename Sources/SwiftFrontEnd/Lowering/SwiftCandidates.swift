import Syntax

/// Functions of one name, found by what a call says first, without a look at each of them.
///
/// A parameter that can neither be left out nor repeated takes the argument at its place, if all before it are such.
/// So a call with another label there does not mean the function, and where the types are the same nothing fits
/// better. What is found so is looked at as ever (`SwiftCompiler+Overloads`): the choice stays the same.
final class SwiftCandidates {
  /// Below, a look at each is the quicker way.
  static let fewest = 8
  /// Parameters that are told apart.
  private static let width = 3

  struct Argument: Hashable {
    var label: String
    /// nil: of any type
    var type: SwiftType?
  }

  let list: [SwiftFunction]
  private var places = [[Argument: [Int]]](repeating: [:], count: width)
  /// Those of which nothing is known at a place.
  private var open = [[Int]](repeating: [], count: width)
  private var withoutArguments: [Int] = []
  /// By a first parameter that only one type, or one below it, converts to; and those with another one.
  private var operands: [SwiftType: [Int]] = [:]
  private var otherOperands: [Int] = []

  init(_ list: [SwiftFunction], isExact: (SwiftType) -> Bool) {
    self.list = list
    for (number, function) in list.enumerated() {
      let parameters = function.parameters
      if let first = parameters.first?.type, isExact(first) {
        operands[first, default: []].append(number)
      } else {
        otherOperands.append(number)
      }
      if parameters.allSatisfy({ $0.value != nil || $0.isVariadic }) {
        withoutArguments.append(number)
      }
      var isSure = true
      for place in 0..<Self.width {
        if isSure, place < parameters.count {
          let it = parameters[place]
          if case .function = it.type { isSure = false }
          if it.value != nil || it.isVariadic { isSure = false }
        }
        if !isSure {
          open[place].append(number)
        } else if place < parameters.count {
          let label = parameters[place].label == "_" ? "" : parameters[place].label
          let argument = Argument(label: label, type: parameters[place].type)
          places[place][argument, default: []].append(number)
          places[place][Argument(label: label), default: []].append(number)
        }
      }
    }
  }

  /// The places in the list of those that these arguments may be meant for.
  func numbers(for arguments: [Argument]) -> [Int] {
    if arguments.isEmpty { return withoutArguments }
    var best: (sure: [Int], open: [Int])?
    for (place, argument) in arguments.prefix(Self.width).enumerated() {
      let sure = places[place][argument] ?? []
      if best.map({ sure.count + open[place].count < $0.sure.count + $0.open.count }) ?? true {
        best = (sure, open[place])
      }
    }
    guard let best else { return [] }
    return best.open.isEmpty ? best.sure : (best.sure + best.open).sorted()
  }

  /// The places of those that take a value of one of these types, a class and those above it, as their first.
  func numbers(taking types: [SwiftType]) -> [Int] {
    (types.flatMap { operands[$0] ?? [] } + otherOperands).sorted()
  }
}

extension SwiftCompiler {
  /// The table for a list, made once. A list that is held is not changed in its place, so the place names it.
  func table(of list: [SwiftFunction]) -> SwiftCandidates {
    let place = list.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    if let known = candidateTables[place] { return known }
    let made = SwiftCandidates(list) { isProtocol($0) == nil && isNominal($0) }
    candidateTables[place] = made
    return made
  }

  /// Those of a list that take a value as their first operand, or might.
  func taking(_ type: SwiftType, among list: [SwiftFunction]) -> [SwiftFunction] {
    guard list.count >= SwiftCandidates.fewest, case .nominal(let index) = type else { return list }
    let types = [type] + ancestors(of: index).map { .nominal($0) }
    return table(of: list).numbers(taking: types).map { list[$0] }
  }

  private func isNominal(_ type: SwiftType) -> Bool {
    if case .nominal = type { true } else { false }
  }
}
