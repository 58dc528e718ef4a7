import Diagnostics
import Syntax

/// What the Swift front end knows from earlier inputs. A value, put back with the rest of a session when an
/// input fails.
package struct SwiftState: Sendable {
  /// The texts of the inputs: bodies of protocol extensions and default arguments are compiled anew where
  /// they are used.
  var trees: [SwiftTree] = []
  var nominals: [SwiftNominal] = []
  /// Types by name at the outermost level.
  var types: [String: SwiftType] = [:]
  var globals: [String: SwiftVariable] = [:]
  var functions: [String: [SwiftFunction]] = [:]
  /// Operators that end with `=` and that some type has declared: an assignment with one may mean that.
  var compoundOperators: Set<String> = []
  /// Generic types by name: each set of types makes one of its own.
  var genericTypes: [String: SwiftRef] = [:]
  /// What extensions gave to numbers, strings and the like: index of a list of members.
  var extended: [SwiftType: Int] = [:]
  /// Supporting definitions that are there already: how a type is printed, compared, boxed.
  var support: Set<String> = []
  /// Number for the next made-up name.
  var counter = 0
  /// See `SwiftCompiler+Receivers`.
  var replacedNames: Set<String> = []
  /// See `SwiftCompiler+Constraints`: what calls in generic code mean.
  var choices: [SwiftCallSite: Set<SwiftChoice>] = [:]
  /// The name of the program, which class names are printed with.
  package var moduleName = "main"
  /// The module of each text.
  var modules: [String] = []

  package init() {}

  /// Nothing will be compiled any more: what may be most of the memory is given back.
  package mutating func forgetTexts() { trees = trees.map { _ in SwiftTree() } }

  /// Types that a program or a part of the library in Swift has declared.
  package var typeNames: Set<String> {
    let declared = types.filter { _, type in
      guard case .nominal(let index) = type else { return true }
      return !nominals[index].isLibrary
    }
    return Set(declared.keys).union(genericTypes.keys)
  }

  /// The protocols that have types of their own, with those that stand behind their names.
  var protocolsWithTypes: [String: [String]] {
    let own = nominals.filter { !$0.associated.isEmpty }
    return Dictionary(own.map { ($0.name, $0.primary) }) { _, last in last }
  }

  func isProtocol(_ name: String) -> Bool {
    guard case .nominal(let index)? = types[name] else { return false }
    return nominals[index].kind == .protocolType
  }

  /// The classes there are, by the names they have behind.
  package var classNames: Set<String> {
    Set(nominals.filter { $0.kind == .classType && !$0.isLibrary }.map(\.cname))
  }
}

/// A node of one of the texts.
struct SwiftRef: Sendable, Hashable {
  var tree: Int
  var id: Int
}

struct SwiftVariable: Sendable {
  var type: SwiftType
  var cname: String
  var isLet = false
  /// Declared without a value: one assignment is its initialisation.
  var isDeferred = false
  var isWeak = false
  var isUnowned = false
  /// Of a type `T!`.
  var isImplicit = false
  /// See `SwiftValue.view`.
  var view: String?
  var place: SourceRange = .none
  /// Number of closures around the declaration; -1: a global.
  var depth = -1
  /// Marks where `__block` is written once a closure captures the variable.
  var mark = -1
  /// It is a pointer to the variable: `inout`, or `self` of a mutating method.
  var isPointer = false
  /// A parameter: its complaint has other words.
  var isParameter = false
  /// A closure that is lent for the time of the call.
  var isLent = false
  /// See `SwiftCompiler+LocalFunctions`: another variable may have the same name behind.
  var isLocalFunction = false
  /// What is called to read it and to change it, where it has code of its own: see `SwiftCompiler+Variables`.
  var getter: String?
  var setter: String?
}

struct SwiftParameter: Sendable {
  var label: String
  var name: String
  var type: SwiftType
  var value: SwiftRef?
  var isInout = false
  var isVariadic = false
  /// What is given for it is only lent: a closure without `@escaping`.
  var isLent = false
  /// Its argument is worked out when the function calls it.
  var isAutoclosure = false

  /// What one argument for it is: a variadic parameter is an array of them.
  var argumentType: SwiftType {
    switch type {
    case .array(let element) where isVariadic: element
    case .function(_, let result) where isAutoclosure: result.answer
    default: type
    }
  }
}

/// What tells a function from the others of its name; results are not told apart here.
struct SwiftSignature: Hashable {
  var labels: [String]
  var types: [SwiftType]
  /// Which of them take a list of arguments.
  var lists: [Bool] = []
}

struct SwiftFunction: Sendable {
  var name: String
  var parameters: [SwiftParameter]
  var result: SwiftType
  var flags: SwiftFlags
  /// A C function, or a selector where the owner is a class or protocol.
  var cname: String
  var owner: Int?
  var node: SwiftRef
  var generics: [String] = []
  var constraints: [SwiftType?] = []
  var isStatic: Bool { flags.contains(.isStatic) }
  /// Its result, as that of a value of its type.
  var answer: SwiftType { flags.contains(.isThrowing) ? .throwing(result) : result }
  var isRequirement = false
  var labels: [String] { parameters.map(\.label) }
  var signature: SwiftSignature {
    SwiftSignature(
      labels: labels, types: parameters.map(\.type), lists: parameters.map(\.isVariadic))
  }
  /// The extension of a protocol that provides it.
  var fromProtocol: Int?
  var place: SourceRange
}

struct SwiftProperty: Sendable {
  enum Kind: Sendable { case stored, computed, requirement }
  var name: String
  var type: SwiftType
  var kind: Kind
  var isLet: Bool
  var flags: SwiftFlags
  var isSettable: Bool
  var owner: Int
  /// The binding.
  var node: SwiftRef
  var value: Int
  var accessors: Int
  var place: SourceRange
  var cname: String
  var fromProtocol: Int?
  var isStatic: Bool { flags.contains(.isStatic) }
  var hasObservers = false
  /// Its observers want the value that was there before: `didSet` speaks of `oldValue`, or there is a `willSet`.
  var keepsOld = false
  /// Of a type `T!`.
  var isImplicit = false
  var isLazy: Bool { flags.contains(.isLazy) }
  /// Overridden in a subclass, or overriding: reached by message.
  var isDynamic = false
}

struct SwiftCase: Sendable {
  var name: String
  var labels: [String]
  var types: [SwiftType]
  var rawValue: SwiftRawValue?
  var isIndirect: Bool
  var place: SourceRange
}

enum SwiftRawValue: Sendable, Equatable {
  case integer(Int)
  case string(String)
  case double(String)
}

/// Raw values of an enum, by which two cases would be the same: `1` is `1.0`, too.
struct SwiftRawValues: Sendable {
  private var integers: Set<Int> = []
  private var asDoubles: Set<Double> = []
  private var doubles: Set<Double> = []
  private var strings: Set<String> = []

  /// False: one like it is there.
  mutating func insert(_ value: SwiftRawValue) -> Bool {
    switch value {
    case .integer(let number):
      asDoubles.insert(Double(number))
      return integers.insert(number).inserted && !doubles.contains(Double(number))
    case .double(let text):
      let number = Double(text) ?? 0
      return doubles.insert(number).inserted && !asDoubles.contains(number)
    case .string(let text): return strings.insert(text).inserted
    }
  }
}

struct SwiftNominal: Sendable {
  enum Kind: Sendable { case classType, structType, enumType, protocolType }
  var kind: Kind
  var name: String
  var cname: String
  /// The module that declares it.
  var module = "main"
  var flags: SwiftFlags
  var place: SourceRange
  var superclass: Int?
  var protocols: [Int] = []
  /// Names of built-in protocols: Equatable, CaseIterable, CustomStringConvertible, …
  var builtinProtocols: Set<String> = []
  var properties = SwiftMembers<SwiftProperty>()
  var methods = SwiftMembers<SwiftFunction>()
  var initializers: [SwiftFunction] = []
  var subscripts: [SwiftFunction] = []
  private(set) var cases: [SwiftCase] = []
  /// By name; of two with one name the first.
  private(set) var caseNumbers: [String: Int] = [:]
  var rawType: SwiftType?
  var rawValues = SwiftRawValues()
  var nested: [String: SwiftType] = [:]
  /// The names of a protocol for types that each type which adopts it has for itself, with where they stand.
  var associated: [(name: String, node: SwiftRef)] = []
  /// Those of them that stand behind the protocol's name, in their order.
  var primary: [String] = []
  var outer: Int?
  var deinitializer: SwiftRef?
  /// The generic type that it was made from, and what its parameters stand for.
  var genericName: String?
  var genericBindings: [String: SwiftType] = [:]
  /// The type of the library that this list of members extends.
  var selfType: SwiftType?
  /// Its name without parameters, where that is generic.
  var extendedName: String?
  /// A class of the library, with its name there.
  var isLibrary = false
  /// `[.barrier]` and `[]` are values of it, too.
  var isOptionSet = false
  var hasImplicitInit = false
  /// The unit that declares it is done: members come in categories.
  var isSealed = false
  var isBuilt = false
  /// Each class above has a `-dealloc` that lets the variables go in Swift's order.
  var destroys = false
  private(set) var hasPayload = false

  mutating func add(_ each: SwiftCase) {
    if caseNumbers[each.name] == nil { caseNumbers[each.name] = cases.count }
    if !each.types.isEmpty { hasPayload = true }
    cases.append(each)
  }
}
