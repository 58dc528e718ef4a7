package import Diagnostics

/// A C++ text as a tree: one array of nodes linked by index, in the order in which they were finished.
///
/// A node means what its kind says; `kids` holds its parts at fixed positions, 0 where a part is missing.
package struct CppTree: Sendable {
  package typealias ID = Int
  package var nodes: [CppNode] = [CppNode(.missing, place: .none)]
  /// Declarations, and at the prompt statements, of the outermost level.
  package var roots: [ID] = []
  /// From the word `class` to the last brace, by the place of a class's name.
  var extents: [SourceRange: SourceRange] = [:]
  /// What the library's text says of a class (`ValueShape`), by the place of its name.
  var shapes: [SourceRange: String] = [:]
  /// Parts of paths that are templates with their arguments, by how they are written: a `typeName` of each.
  var templates: [String: ID] = [:]
  var templatesInOrder: [String] = []
  /// What a template is specialised for, by the place of the name: a `typeName`.
  var specialised: [SourceRange: ID] = [:]

  package init() {}
  package internal(set) subscript(id: ID) -> CppNode {
    get { nodes[id] }
    set { nodes[id] = newValue }
  }

  mutating func add(_ node: CppNode) -> ID {
    nodes.append(node)
    return nodes.count - 1
  }

  /// A lambda's type has no name: clang says where it stands.
  mutating func nameLambdas(in sources: SourceMap) {
    for id in nodes.indices where nodes[id].kind == .lambda {
      guard let file = sources.file(of: nodes[id].place) else { continue }
      let start = nodes[id].place.start
      let line = file.line(at: start)
      let column = start - file.lineStarts[line] + 1
      nodes[id].text = "(lambda at \(file.name):\(line + 1):\(column))"
    }
  }

  /// `auto`, `const auto &`, `auto &&`
  func isAuto(_ type: ID) -> Bool {
    var type = type
    while [.typeConst, .typeReference, .typeMoveReference].contains(nodes[type].kind) {
      type = nodes[type].kid(0)
    }
    return nodes[type].kind == .typeName && nodes[type].text == "auto"
  }
}

package struct CppNode: Sendable {
  package var kind: CppNodeKind
  package var place: SourceRange
  /// The name, operator or literal.
  package var text: String
  package var kids: [CppTree.ID]
  package var flags: CppFlags

  package init(
    _ kind: CppNodeKind, place: SourceRange, text: String = "", kids: [CppTree.ID] = [],
    flags: CppFlags = []
  ) {
    self.kind = kind
    self.place = place
    self.text = text
    self.kids = kids
    self.flags = flags
  }

  /// The part at a position, 0 where there is none.
  package func kid(_ index: Int) -> CppTree.ID { index < kids.count ? kids[index] : 0 }
}

package enum CppNodeKind: UInt8, Sendable {
  case missing
  // Types
  /// kids: what stands between < and >; flags: template
  case typeName
  case typeConst, typePointer, typeReference, typeMoveReference
  /// kids: element, size or 0
  case typeArray
  /// `decltype(x)`. kids: x
  case typeOf
  /// kids: result, parameters
  case typeFunction
  // Expressions
  case integer, floating, character, string, boolean, nullPointer, this
  /// kids: what stands between < and >; flags: template
  case name
  case unary, postfix, binary, assignment, conditional
  /// kids: callee, arguments
  case call
  /// kids: object, what stands between < and >; flags: arrow, template
  case member
  case subscription
  /// kids: type, expression; text: `c`, `static_cast`, …
  case cast
  /// `T(…)`, `T{…}`. kids: type, arguments
  case construct
  /// kids: type, initialiser or 0, count or 0, where there is room for it or 0
  case new
  /// `x.~T()`. kids: object, type; flags: arrow
  case destruction
  /// kids: expression; flags: array
  case delete
  case sizeofType, sizeofExpression
  /// `{…}`
  case list
  /// `x...`. kids: what is written once for each of a pack
  case packExpansion
  /// One of them; text: which
  case packElement
  /// `(a + ... + b)`. kids: what stands on the left, on the right or 0; flags variadic: `(... + a)`
  case fold
  /// `__is_convertible_to(A, B)`. kids: types; text: the question
  case typeTrait
  /// `noexcept(x)`. kids: x
  case noexceptOperator
  /// `sizeof...(name)`
  case packSize
  /// `[…](…) { … }`. kids: the function, a `capture` for each; text: what clang calls its type
  case lambda
  /// `throw x`. kids: what is thrown or 0
  case throwExpression
  /// kids: what it begins with or 0; text: the name, `this`, or `=` and `&` for all that is used; flags variadic: a pack
  case capture
  // Statements
  case block, expressionStatement, declarationStatement, ifStatement, whileStatement, doStatement
  /// kids: first or 0, condition or 0, step or 0, body
  case forStatement
  /// kids: variable, range, body
  case rangeFor
  /// kids: block, a `handler` for each
  case tryStatement
  /// kids: type or 0 for everything, block; text: the name
  case handler
  case returnStatement, breakStatement, continueStatement, switchStatement
  case caseLabel, defaultLabel, label, gotoStatement, empty
  // Declarations
  /// kids: base or 0, members; flags: struct, union
  case classDeclaration
  case classForward
  case base
  case accessLabel
  /// kids: type, initialiser or 0
  case variable
  /// kids: type (0 for constructors), body or 0, member initialisers or 0, parameters
  case function
  case parameter
  /// kids: one `memberInitializer` for each
  case initializers
  case memberInitializer
  /// `= x`, `(…)`, `{…}` behind a variable
  case equalInitializer, callInitializer, braceInitializer
  case enumDeclaration, enumerator
  case typeAlias
  case namespace, usingNamespace, usingName
  /// `namespace a = b::c`. kids: a `name`
  case namespaceAlias
  case friend
  case linkage
  /// kids: condition; text: what is said where it does not hold
  case staticAssertion
  /// `auto [a, b] = x`. kids: type, initialiser, names
  case binding
  /// kids: what is declared, the parameters
  case template
  /// kids: what it is by default or 0, its type or 0; flags: variadic
  case templateParameter
}

extension CppNode {
  func named(_ text: String) -> CppNode {
    var node = self
    node.text = text
    return node
  }
}

package struct CppFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let isStatic = CppFlags(rawValue: 1)
  package static let isVirtual = CppFlags(rawValue: 2)
  package static let isConst = CppFlags(rawValue: 4)
  package static let isOverride = CppFlags(rawValue: 8)
  package static let isFinal = CppFlags(rawValue: 16)
  package static let isPure = CppFlags(rawValue: 32)
  package static let isDeleted = CppFlags(rawValue: 64)
  package static let isDefaulted = CppFlags(rawValue: 128)
  package static let isExplicit = CppFlags(rawValue: 256)
  package static let isConstructor = CppFlags(rawValue: 512)
  package static let isDestructor = CppFlags(rawValue: 1024)
  package static let isVariadic = CppFlags(rawValue: 2048)
  package static let isExtern = CppFlags(rawValue: 4096)
  package static let isInline = CppFlags(rawValue: 8192)
  package static let isStruct = CppFlags(rawValue: 1 << 14)
  package static let isUnion = CppFlags(rawValue: 1 << 15)
  package static let isArrow = CppFlags(rawValue: 1 << 16)
  package static let isArray = CppFlags(rawValue: 1 << 17)
  package static let isScoped = CppFlags(rawValue: 1 << 18)
  package static let isBraced = CppFlags(rawValue: 1 << 19)
  /// The expression stood in brackets.
  package static let isBracketed = CppFlags(rawValue: 1 << 20)
  package static let isPublic = CppFlags(rawValue: 1 << 21)
  package static let isProtected = CppFlags(rawValue: 1 << 22)
  package static let isPrivate = CppFlags(rawValue: 1 << 23)
  package static let isMutable = CppFlags(rawValue: 1 << 24)
  package static let isConstexpr = CppFlags(rawValue: 1 << 25)
  package static let isThreadLocal = CppFlags(rawValue: 1 << 26)
  /// A type named with `class` or `struct` in front: that declares it.
  package static let isElaborated = CppFlags(rawValue: 1 << 27)
  /// With `<…>` behind it.
  package static let isTemplate = CppFlags(rawValue: 1 << 29)
  /// `operator T()`
  package static let isConversion = CppFlags(rawValue: 1 << 30)
  /// `noexcept`
  package static let isNoexcept = CppFlags(rawValue: 1 << 31)
  /// Of a destructor, which is never `explicit`: `noexcept(false)`
  package static let throwsAnyway = isExplicit
  /// Of a class, which is never `= delete`: without a name, and nothing is declared with it. Its members stand in what
  /// is around it.
  package static let isAnonymous = isDeleted
  /// Of a statement, which is never `= default`: what its head declares may not be declared anew in its outermost block.
  package static let continuesScope = isDefaulted
  /// Of a method, which is no expression: `&` or `&&` behind its parameters, for objects that stay or expire.
  package static let isForLasting = isBracketed
  package static let isForExpiring = isBraced
  package var qualifier: CppFlags { intersection([.isForLasting, .isForExpiring]) }
  /// Of a name, which has no braces: it was written as `…_v<…>`.
  package static let isShort = isBraced
  /// Captured by reference.
  package static let isByReference = CppFlags(rawValue: 1 << 28)
}
