import Diagnostics
import Syntax

/// Where a name of Swift's library is looked up.
package enum SwiftLibraryKind: String, CaseIterable, Sendable {
  case function, integer, double, bool, string, array, set, dictionary, range, sequence, optional
  case makingNumber, makingString, makingBool, makingCharacter, makingArray, makingSet
  case makingDictionary

  /// What a value of the type answers to, its own first.
  static func of(_ type: SwiftType) -> [SwiftLibraryKind] {
    switch type {
    case .integer: [.integer]
    case .double: [.double]
    case .bool: [.bool]
    case .string: [.string, .sequence]
    case .array: [.array, .sequence]
    case .slice: [.sequence]
    case .set: [.set, .sequence]
    case .dictionary: [.dictionary, .sequence]
    case .range: [.range, .sequence]
    default: []
    }
  }

  init?(making type: SwiftType) {
    switch type {
    case .integer, .double, .float: self = .makingNumber
    case .string: self = .makingString
    case .bool: self = .makingBool
    case .character: self = .makingCharacter
    case .array: self = .makingArray
    case .set: self = .makingSet
    case .dictionary: self = .makingDictionary
    default: return nil
    }
  }
}

/// One way to call a member of the library: `append(contentsOf:)`. An argument that is a function is marked
/// with `{`: it may stand behind the parentheses, without its label.
package struct SwiftLibraryForm: Sendable {
  package let name: String
  package let labels: [(text: String, isFunction: Bool)]
  /// The last argument may come any number of times.
  let isOpen: Bool

  init(_ written: String) {
    let parts = written.split(separator: "(")
    name = String(parts[0])
    isOpen = written.hasSuffix("...)")
    labels = parts[1].dropLast().split(separator: ":").filter { $0 != "..." }.map {
      let text = $0.hasPrefix("{") ? $0.dropFirst() : $0
      return (text == "_" ? "" : String(text), $0.hasPrefix("{"))
    }
  }

  func takes(_ given: [String]) -> Bool {
    var given = given
    if isOpen { while given.count > labels.count, given.last == "" { given.removeLast() } }
    return given.count == labels.count
      && zip(given, labels).allSatisfy {
        $0 == $1.text || ($0 == "trailing" && ($1.isFunction || $1.text.isEmpty))
      }
  }
}

/// The members of Swift's library that are built, and with which arguments. Whether the arguments fit is
/// asked here, once, before any of them is looked at.
extension SwiftCompiler {
  /// The functions that print whatever they are given.
  static let printing: Set<String> = ["print", "debugPrint"]

  package static let libraryForms: [SwiftLibraryKind: [SwiftLibraryForm]] = [
    .function: """
    exit(_:) sleep(_:) usleep(_:) dispatchMain() isKnownUniquelyReferenced(_:) withExtendedLifetime(_:{_:) \
    fatalError() fatalError(_:) preconditionFailure() preconditionFailure(_:) assertionFailure() \
    assertionFailure(_:) precondition(_:) precondition(_:_:) assert(_:) assert(_:_:) min(_:_:...) \
    max(_:_:...) abs(_:) Optional(_:) ObjectIdentifier(_:) type(of:) swap(_:_:) sqrt(_:) pow(_:_:) \
    floor(_:) ceil(_:) round(_:) zip(_:_:) autoreleasepool({invoking:) stride(from:to:by:) stride(from:through:by:)
    """,
    .integer: "isMultiple(of:) signum() quotientAndRemainder(dividingBy:)",
    .double: "rounded() rounded(_:) squareRoot() truncatingRemainder(dividingBy:)",
    .bool: "toggle()",
    .string: """
    uppercased() lowercased() hasPrefix(_:) hasSuffix(_:) append(_:) append(contentsOf:) removeLast() removeFirst() popLast() removeAll() reversed() \
    replacingOccurrences(of:with:) components(separatedBy:) trimmingCharacters(in:) \
    padding(toLength:withPad:startingAt:) split(separator:) split(separator:maxSplits:) \
    split(separator:omittingEmptySubsequences:) \
    split(separator:maxSplits:omittingEmptySubsequences:)
    """,
    .array: """
    append(_:) append(contentsOf:) insert(_:at:) insert(contentsOf:at:) remove(at:) removeLast() removeFirst() \
    removeFirst(_:) removeLast(_:) removeSubrange(_:) replaceSubrange(_:with:) popLast() \
    removeAll() removeAll(keepingCapacity:) removeAll({where:) swapAt(_:_:) sort() sort({by:) reverse()
    """,
    .set: """
    insert(_:) remove(_:) removeAll() contains(_:) union(_:) intersection(_:) subtracting(_:) isSubset(of:) \
    isSuperset(of:) isDisjoint(with:) symmetricDifference(_:) formUnion(_:) subtract(_:) formIntersection(_:)
    """,
    .dictionary: """
    removeValue(forKey:) removeAll() updateValue(_:forKey:) mapValues({_:) merge(_:{uniquingKeysWith:) \
    merging(_:{uniquingKeysWith:)
    """,
    .range: "contains(_:)",
    .sequence: """
    map({_:) compactMap({_:) flatMap({_:) filter({_:) forEach({_:) reduce(_:{_:) reduce(into:{_:) sorted() sorted({by:) \
    min() min({by:) max() max({by:) drop({while:) prefix({while:) last({where:) lastIndex(of:) \
    lastIndex({where:) contains(_:) contains({where:) allSatisfy({_:) first({where:) firstIndex(of:) \
    firstIndex({where:) reversed() joined() joined(separator:) enumerated() prefix(_:) suffix(_:) \
    dropFirst() dropFirst(_:) dropLast() dropLast(_:) count({where:)
    """,
    .optional: "map({_:) flatMap({_:)",
    .makingNumber: "init() init(_:) init(truncatingIfNeeded:) init(bitPattern:) init(_:radix:)",
    .makingString: """
    init() init(_:) init(_:radix:) init(_:radix:uppercase:) init(format:...) init(repeating:count:) init(reflecting:) init(describing:)
    """,
    .makingBool: "init() init(_:)", .makingCharacter: "init(_:)",
    .makingArray: "init() init(_:) init(repeating:count:)", .makingSet: "init() init(_:)",
    .makingDictionary: """
    init() init(uniqueKeysWithValues:) init(_:{uniquingKeysWith:) init(grouping:{by:)
    """,
  ].mapValues { $0.split(separator: " ").map { SwiftLibraryForm(String($0)) } }

  /// Complains where a member of the library is called with arguments that it does not take; nil: it takes
  /// them, or the library has no such member here.
  func libraryProblem(
    _ kinds: [SwiftLibraryKind], _ text: String, form: String? = nil, _ node: SwiftNode,
    _ arguments: [Int]
  ) -> SwiftValue? {
    let name = form ?? text
    let forms = kinds.flatMap { SwiftCompiler.libraryForms[$0] ?? [] }.filter { $0.name == name }
    if forms.isEmpty || forms.contains(where: { $0.takes(node.labels) }) { return nil }
    if forms.count == 1, !forms[0].isOpen, arguments.count < forms[0].labels.count {
      let function = SwiftFunction(
        name: text,
        parameters: forms[0].labels.map {
          SwiftParameter(
            label: $0.text.isEmpty ? "_" : $0.text, name: $0.text,
            type: $0.isFunction ? .function([], .void) : .any)
        }, result: .void, flags: [], cname: "", owner: nil, node: SwiftRef(tree: -1, id: 0),
        place: .none)
      let fitting = zip(node.labels, forms[0].labels).prefix { $0 == $1.text }.count
      complain(function, node, arguments, fitting, function.parameters[fitting])
      return failed()
    }
    let given = node.labels.map { $0.isEmpty ? "_:" : $0 == "trailing" ? "_:" : "\($0):" }
    refuse("\(text)(\(given.joined()))", at: node.place)
    return failed()
  }
}
