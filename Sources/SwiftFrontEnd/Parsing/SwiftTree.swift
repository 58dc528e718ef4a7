package import Diagnostics

/// A Swift text as a tree: one array of nodes linked by index, in the order in which they were finished.
///
/// A node means what its kind says; `kids` holds its parts at fixed positions, 0 where a part is missing.
package struct SwiftTree: Sendable {
  package typealias ID = Int
  package var nodes: [SwiftNode] = [SwiftNode(.missing, place: .none)]
  /// Declarations and statements of the outermost level.
  package var roots: [ID] = []
  /// Where lines begin.
  package var lineStarts: [UInt32] = [0]
  /// Declarations of types and extensions from their first word to their brace; their own place is the head.
  var extents: [ID: SourceRange] = [:]
  /// The declarations that nobody may use.
  var unavailable: [ID: SwiftUnavailability] = [:]
  /// The text itself and the name of its file, where the program asks for a place.
  var bytes: [UInt8] = []
  var fileName = ""
  static let placeNames: Set<String> = [
    "#line", "#function", "#file", "#fileID", "#filePath", "#column",
  ]

  package subscript(id: ID) -> SwiftNode { nodes[id] }

  /// Whether something holds of a node or of what stands below it, but for some kinds and what is below these. A list
  /// and no recursion: a sum of many numbers is a tree as deep as it is long.
  func contains(
    _ id: ID, skipping: [SwiftNodeKind] = [], where holds: (SwiftNode) -> Bool
  ) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = nodes[next]
      if skipping.contains(node.kind) { continue }
      if holds(node) { return true }
      waiting += node.kids.filter { $0 != 0 }
    }
    return false
  }

  /// The types that are declared at the outermost level.
  package var typeNames: Set<String> {
    Set(
      roots.map { nodes[$0] }.filter {
        [.classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration]
          .contains($0.kind)
      }.map(\.text))
  }

  /// Whether a call stands at a node or beneath it, closures aside.
  private var calls: [Bool] = [false]
  func hasCall(_ id: ID) -> Bool { calls[id] }

  mutating func add(_ node: SwiftNode) -> ID {
    nodes.append(node)
    calls.append(
      node.kind == .call || (node.kind != .closure && node.kids.contains { calls[$0] }))
    return nodes.count - 1
  }
}

package struct SwiftNode: Sendable {
  package var kind: SwiftNodeKind
  package var place: SourceRange
  /// The name, operator or literal.
  package var text: String
  package var kids: [SwiftTree.ID]
  /// Argument labels of a call, names of a tuple's elements: one for each of its values.
  package var labels: [String]
  package var flags: SwiftFlags

  package init(
    _ kind: SwiftNodeKind, place: SourceRange, text: String = "", kids: [SwiftTree.ID] = [],
    labels: [String] = [], flags: SwiftFlags = []
  ) {
    self.kind = kind
    self.place = place
    self.text = text
    self.kids = kids
    self.labels = labels
    self.flags = flags
  }

  /// The part at a position, 0 where there is none.
  package func kid(_ index: Int) -> SwiftTree.ID { index < kids.count ? kids[index] : 0 }
}

package enum SwiftNodeKind: UInt8, Sendable {
  case missing
  // Expressions
  case integer, float, boolean, nilLiteral
  /// kids: `stringPart`s and expressions
  case string, stringPart
  case name
  /// kids: base, or 0 for `.name`
  case member
  /// kids: callee, arguments; labels: one per argument, `trailing` for a closure behind
  case call
  /// kids: base, arguments
  case subscription
  case forceUnwrap, optionalChain
  case prefix, binary, ternary
  /// kids: value, type
  case isTest
  /// text: `as`, `as?`, `as!`
  case cast
  case array, dictionary, tuple
  /// kids: `captures` or 0, `parameters` or 0, result type or 0, body
  case closure
  case captures
  /// text: the name; labels: `weak`, `unowned` or empty; kids: value or 0
  case capture
  /// text: `try`, `try?`, `try!`
  case tryExpression
  /// `if` or `switch` as a value; kids: the statement
  case branches
  case inoutArgument
  // Types
  case typeName, optionalType, unwrappedType, arrayType, dictionaryType
  /// kids: parameters, then the result
  case functionType
  case tupleType
  // Patterns
  /// `let x` within a pattern
  case bindPattern
  /// `let` before a whole pattern; kids: the pattern
  case letPattern
  case wildcard
  // Statements
  case block
  /// kids: conditions, then, else or 0
  case ifStatement
  case guardStatement, whileStatement
  case conditions
  /// text: name; labels: [let|var]; kids: type or 0, value or 0
  case bindCondition
  /// kids: pattern, value
  case caseCondition
  case repeatStatement
  /// kids: pattern, sequence, where or 0, body
  case forIn
  /// kids: subject, cases
  case switchStatement
  /// kids: body, then pattern and where alternating; no pattern: default
  case switchCase
  /// kids: body, then cases whose value is the error
  case doStatement
  case throwStatement
  case returnStatement, breakStatement, continueStatement, fallthroughStatement, deferStatement
  // Declarations
  /// text: let or var; kids: bindings
  case variables
  /// text: name (empty: tuple pattern in kid 3); kids: type, value, accessors, pattern
  case binding
  /// kids: get, set, willSet, didSet, each a block or 0; labels: name of newValue, oldValue
  case accessors
  /// kids: parameters, result or 0, body or 0, generics or 0
  case function
  case parameters
  /// text: name; labels: [external, `_` for none]; kids: type, default or 0
  case parameter
  case initializer, deinitializer
  /// kids: a function that reads, one that writes or 0
  case subscriptDeclaration
  /// kids: inherited, then members; labels: type parameters
  case classDeclaration, structDeclaration, enumDeclaration, protocolDeclaration
  case extensionDeclaration
  /// labels: what each type parameter has to be, empty where that is nothing
  case inherited
  /// kids: raw value or 0, then `parameter`s
  case enumCase
  case generics
  case importDeclaration, typeAlias
}

/// What `@available(*, unavailable, …)` says of a declaration, and how swiftc's sentences about it end.
struct SwiftUnavailability: Sendable {
  var renamed: String?
  var message: String?
  private var reason: String { message.map { ": " + $0 } ?? "" }
  var use: String {
    (renamed.map { "has been renamed to '\($0)'" } ?? "is unavailable") + reason
  }
  var override: String { "which has been marked unavailable" + reason }
}

package struct SwiftFlags: OptionSet, Sendable {
  package var rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let isStatic = SwiftFlags(rawValue: 1)
  package static let isPrivate = SwiftFlags(rawValue: 2)
  package static let isFileprivate = SwiftFlags(rawValue: 4)
  package static let isPublic = SwiftFlags(rawValue: 8)
  package static let isFinal = SwiftFlags(rawValue: 16)
  package static let isOverride = SwiftFlags(rawValue: 32)
  package static let isMutating = SwiftFlags(rawValue: 64)
  package static let isWeak = SwiftFlags(rawValue: 128)
  package static let isUnowned = SwiftFlags(rawValue: 256)
  package static let isLazy = SwiftFlags(rawValue: 512)
  package static let isConvenience = SwiftFlags(rawValue: 1024)
  package static let isRequired = SwiftFlags(rawValue: 2048)
  package static let isIndirect = SwiftFlags(rawValue: 4096)
  package static let isInout = SwiftFlags(rawValue: 8192)
  package static let isVariadic = SwiftFlags(rawValue: 16384)
  package static let isPrivateSet = SwiftFlags(rawValue: 32768)
  package static let isFileprivateSet = SwiftFlags(rawValue: 1 << 29)
  package static let isFailable = SwiftFlags(rawValue: 65536)
  package static let isEscaping = SwiftFlags(rawValue: 1 << 17)
  package static let isDiscardable = SwiftFlags(rawValue: 1 << 18)
  package static let hasGetter = SwiftFlags(rawValue: 1 << 19)
  package static let hasSetter = SwiftFlags(rawValue: 1 << 20)
  package static let isThrowing = SwiftFlags(rawValue: 1 << 21)
  /// `class func`, `class var`: a static member that a subclass may override.
  package static let isOfClass = SwiftFlags(rawValue: 1 << 24)
  /// An initialiser that an extension adds: the type keeps the one that it has by itself.
  package static let isInExtension = SwiftFlags(rawValue: 1 << 23)
  /// A parameter whose argument becomes a closure.
  package static let isAutoclosure = SwiftFlags(rawValue: 1 << 24)
  /// A function that throws what a function throws that it is given.
  package static let isRethrowing = SwiftFlags(rawValue: 1 << 25)
  /// `some P`: one type that nobody names.
  package static let isSome = SwiftFlags(rawValue: 1 << 26)
  /// A name for a type that each type which adopts a protocol has for itself.
  package static let isAssociated = SwiftFlags(rawValue: 1 << 28)
  /// Only declared, to say that nobody may use it.
  package static let isUnavailable = SwiftFlags(rawValue: 1 << 27)
  /// An expression in parentheses: a chain of `?` ends there.
  package static let isParenthesised = SwiftFlags(rawValue: 1 << 22)
}
