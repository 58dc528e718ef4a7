import Syntax

/// Which of many functions of one name a call may mean, found without a look at each of them.
///
/// Whether an argument converts to a parameter is decided in `distance`; here are only the kinds of types
/// between which it ever does: numbers among themselves, a class to itself, to those above it and to those with
/// a constructor for it. So the functions are kept by the kind of each of their first parameters, and a call
/// takes the place where its argument leaves the fewest. What is left out would not have been viable; what is
/// left is looked at as ever, so that the choice stays the same and only costs less.
enum CppKind: Sendable, Hashable {
  case number, truth
  case record(Int)
  case enumeration(Int)
  /// Without any `const`.
  case pointer(CppType)
  case array(CppType)
  /// Whatever else: it is always looked at.
  case other

  /// What a parameter is to the arguments for it.
  init(parameter type: CppType) {
    switch type.referred.plain {
    case .number(.bool): self = .truth
    case .number: self = .number
    case .record(let index): self = .record(index)
    case .enumeration(let index): self = .enumeration(index)
    case .pointer(let inner): self = .pointer(inner.withoutConst)
    case .array(let element, _):
      self = type.isReference ? .array(element.withoutConst) : .pointer(element.withoutConst)
    default: self = .other
    }
  }
}

struct CppCandidates: Sendable {
  /// Below, a look at each is the quicker way.
  static let fewest = 8
  /// Parameters that are told apart.
  private static let width = 4

  private(set) var count = 0
  private var last = -1
  /// Those that may be called without an argument.
  private(set) var bare: [Int] = []
  /// Templates take what they are made for.
  private(set) var templates: [Int] = []
  private(set) var positions = [[CppKind: [Int]]](repeating: [:], count: width)

  /// Enters what has come to the list since. A list that did not merely grow is entered anew.
  mutating func take(_ list: [Int], of functions: [CppFunction]) {
    if count > list.count || (count > 0 && list[count - 1] != last) { self = CppCandidates() }
    for index in list[count...] {
      if functions[index].template != nil {
        templates.append(index)
        continue
      }
      if functions[index].minimum == 0 { bare.append(index) }
      let parameters = functions[index].parameters
      for position in 0..<Self.width {
        if position < parameters.count {
          let kind = CppKind(parameter: parameters[position].type)
          positions[position][kind, default: []].append(index)
        } else if functions[index].flags.contains(.isVariadic) {
          positions[position][.other, default: []].append(index)
        }
      }
    }
    count = list.count
    last = list.last ?? -1
  }
}

extension CppType {
  /// Without `const` and `std::atomic`, also behind pointers.
  fileprivate var withoutConst: CppType {
    if case .pointer(let inner) = plain { return .pointer(inner.withoutConst) }
    return plain
  }
}

extension CppCompiler {
  /// Those of the functions of one name that may take the arguments, in no order.
  func narrowed(_ list: [Int], _ arguments: [CppValue]) -> [Int] {
    guard list.count >= CppCandidates.fewest else { return list }
    state.candidates[list[0], default: CppCandidates()].take(list, of: state.functions)
    guard let known = state.candidates[list[0]] else { return list }
    if arguments.isEmpty { return known.bare + known.templates }
    var best = (position: -1, kinds: [CppKind](), count: list.count - known.templates.count)
    for (position, argument) in arguments.prefix(known.positions.count).enumerated() {
      let table = known.positions[position]
      guard let kinds = kinds(takenBy: argument, among: table) else { continue }
      let count = kinds.reduce(0) { $0 + (table[$1]?.count ?? 0) }
      if count < best.count { best = (position, kinds, count) }
    }
    if best.position < 0 { return list }
    return best.kinds.flatMap { known.positions[best.position][$0] ?? [] } + known.templates
  }

  /// A function of the list may be called with fewer arguments from now on: the next call enters the list anew.
  func forgetCandidates(_ list: [Int]) {
    if let first = list.first { state.candidates[first] = nil }
  }

  /// A constructor converts what its first parameter takes.
  func noteConversion(by constructor: Int, to record: Int) {
    guard let first = state.functions[constructor].parameters.first else { return }
    let kind = CppKind(parameter: first.type)
    if kind != .record(record) { state.conversions[kind, default: []].insert(record) }
  }

  /// The kinds of parameters that may take an argument; nil: any.
  private func kinds(takenBy argument: CppValue, among table: [CppKind: [Int]]) -> [CppKind]? {
    if argument.isList || argument.isZero || !argument.functions.isEmpty { return nil }
    if argument.type.isReference { return nil }
    var kinds: [CppKind] = []
    func addPointers(to pointee: CppType) {
      kinds += [.truth, .pointer(pointee.withoutConst), .pointer(.void)]
      if let record = pointee.record {
        kinds += bases(of: record).dropFirst().map { .pointer(.record($0)) }
      }
    }
    switch argument.type.plain {
    case .number: kinds = [.number, .truth]
    case .enumeration(let index): kinds = [.enumeration(index), .number, .truth]
    case .record(let index):
      // What it can become by a way of its own may be of any kind.
      if state.records[index].closure != nil || convertsImplicitly(index) { return nil }
      kinds = bases(of: index).map { .record($0) }
    case .pointer(let pointee): addPointers(to: pointee)
    case .array(let element, _):
      kinds = [.array(element.withoutConst)]
      addPointers(to: element)
    default: return nil
    }
    kinds.append(.other)
    var fits = Set(kinds)
    for kind in kinds {
      guard let made = state.conversions[kind] else { continue }
      // Where very many classes can be made of it, and many are wanted, another argument has to tell.
      if min(made.count, table.count) > 64 { return nil }
      if made.count <= table.count {
        for record in made where table[.record(record)] != nil { fits.insert(.record(record)) }
      } else {
        for case .record(let record) in table.keys where made.contains(record) {
          fits.insert(.record(record))
        }
      }
    }
    return Array(fits)
  }

  /// A class and those above it.
  private func bases(of record: Int) -> [Int] {
    var list = [record]
    complete(record)
    while let base = state.records[list[list.count - 1]].base { list.append(base) }
    return list
  }
}
