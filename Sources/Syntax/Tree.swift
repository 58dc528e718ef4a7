package import Diagnostics

/// The syntax tree: an arena of trivial nodes that name each other by number.
///
/// A node is 36 bytes without references, so a tree is a few flat arrays: cheap to build, to copy and to
/// drop. (A left-deep tree of 300,000 class instances overflows the host's stack in its destructor; an
/// arena cannot.) What a kind keeps in `a`, `b`, `c`, `d` is written at the kind. `0` means "absent" for a
/// node or list field: node 0 and list 0 are reserved.

/// Index of a node in `Tree.nodes`; 0 is "none".
package typealias NodeID = Int32
/// Index of a list in `Tree.lists`: its first element is the count, the elements follow. 0 is "empty".
package typealias ListID = Int32
/// Index of an interned name in `NameTable`; 0 is the empty name.
package typealias NameID = Int32

package struct Node: Sendable {
  package var kind: NodeKind
  /// Bits of `NodeFlags`, by kind.
  package var flags: UInt32
  /// From the first to the last token of the construct. Inside a macro: the place of the *use*.
  package var place: SourceRange
  package var a: Int32
  package var b: Int32
  package var c: Int32
  package var d: Int32

  package init(
    _ kind: NodeKind, _ place: SourceRange, a: Int32 = 0, b: Int32 = 0, c: Int32 = 0, d: Int32 = 0,
    flags: UInt32 = 0
  ) {
    self.kind = kind
    self.flags = flags
    self.place = place
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }
}

package enum NodeKind: UInt8, Sendable {
  case none

  // MARK: Expressions (flag `parenthesised` may be set on any)
  /// a: NameID; b: list of type arguments where it is a class that gets a message
  case identifier
  /// a: index in `Tree.integers`; b: raw value of `IntegerSuffix`, or with the flag `characterLiteral` of `TextUnit`;
  /// flag `decimal`
  case integerLiteral
  /// a: index in `Tree.doubles`; flags `floatSuffix` for `1.0f`, `longSuffix` for `1.0L`
  case floatLiteral
  /// a: index in `Tree.strings` (decoded bytes without the last 0; adjacent literals joined); b: raw value of
  /// `TextUnit`
  case stringLiteral
  /// a: index in `Tree.strings` (UTF-8)  `@"..."`
  case objcStringLiteral
  /// a: operand expression; `@1`, `@YES`, `@(x)`, `@'c'`
  case boxedExpression
  /// a: list of elements; `@[...]`
  case arrayLiteral
  /// a: list of keys and values in turn; `@{k: v}`
  case dictionaryLiteral
  /// a: NameID of the full selector, such as `setName:age:`
  case selectorExpression
  /// a: NameID
  case protocolExpression
  /// a: type node
  case encodeExpression
  /// a: operand; flags: raw value of `UnaryOperator`
  case unary
  /// a: left, b: right; flags: raw value of `BinaryOperator`
  case binary
  /// A left-associative chain, kept flat so that 300,000 operators need no recursion.
  /// a: list of operands and operators in turn: operand, (raw `BinaryOperator`, operand)*; b: index in
  /// `Tree.ranges` of the first operator's place (the others follow). All operators of one chain have the
  /// same precedence; evaluate from left to right.
  case binaryChain
  /// a: target, b: value; flags: raw value of `BinaryOperator` for `+=` and friends, `assignPlain` for `=`
  case assignment
  /// a: condition, b: then (0 in `x ?: y`), c: else
  case conditional
  /// a: list of operands
  case comma
  /// a: callee expression, b: list of arguments
  case call
  /// a: base, b: index
  case subscriptAccess
  /// a: base, b: NameID, flag `arrow`; a dot on an object pointer is a property
  case member
  /// a: type node, b: operand; c: raw `BridgeKind`
  case cast
  /// a: type node, b: initializerList node; `(struct p){1, 2}`
  case compoundLiteral
  /// a: list of `initializerItem`
  case initializerList
  /// a: value expression (or initializerList), b: list of `designator`, 0 if none
  case initializerItem
  /// a: NameID of a field, or 0; b: index expression, or 0; c: last index of a GNU range, or 0
  case designator
  /// a: expression, or 0; b: type node, or 0
  case sizeofExpression
  /// a: type node
  case alignofExpression
  /// a: receiver expression, b: NameID of the full selector, c: list of arguments (variadic ones follow
  /// the named ones); d: index in `Tree.ranges` of the first selector piece (the others follow).
  /// flags: `superReceiver` (a: identifier node `super`), `classReceiver` (then a: identifier node that
  /// names a class). A receiver whose name was never declared has no flag.
  case messageSend
  /// a: result type node or 0, b: list of parameter declarations, c: body (compound), flag `hasParameters`
  case blockExpression
  /// a: compound statement; GNU `({ ... })`
  case statementExpression
  /// a: controlling expression, b: list of (type node or 0 for default, expression) in turn
  case genericSelection
  /// a: type node of the argument, b: va_list expression; `va_arg(list, type)`
  case vaArg
  /// a: NameID (`__func__`, `__FUNCTION__`, `__PRETTY_FUNCTION__`)
  case predefinedName
  /// a: type node, b: list of designators; `offsetof`
  case offsetOf

  // MARK: Statements
  /// a: list of statements and declarations
  case compound
  /// a: expression
  case expressionStatement
  case emptyStatement
  /// a: condition, b: then, c: else or 0. An `else if` ladder nests in c: walk it with a loop.
  case ifStatement
  /// a: condition, b: body
  case whileStatement
  /// a: body, b: condition
  case doStatement
  /// a: init (declarationStatement or expressionStatement) or 0, b: condition or 0, c: step or 0, d: body
  case forStatement
  /// a: declarationStatement or expression for the element, b: collection, c: body
  case forInStatement
  /// a: value, b: body
  case switchStatement
  /// a: value, b: end of a GNU range or 0, c: following statement. Labels in a row nest in c without
  /// limit: walk them with a loop.
  case caseStatement
  /// c: following statement
  case defaultStatement
  case breakStatement
  case continueStatement
  /// a: value or 0
  case returnStatement
  /// a: NameID
  case gotoStatement
  /// a: NameID, c: following statement
  case labelStatement
  /// a: list of declarations (`variableDeclaration`, `typedefDeclaration`, …). At the top level and among
  /// members the declarations stand there themselves. Declarators of one declaration share the node of
  /// their specifier: `struct { int a; } x, y;` is one struct type.
  case declarationStatement
  /// a: body
  case autoreleasepoolStatement
  /// a: lock expression, b: body
  case synchronizedStatement
  /// a: body, b: list of `catchClause`, c: finally body or 0
  case tryStatement
  /// a: parameter declaration or 0 for `@catch (...)`, b: body
  case catchClause
  /// a: expression or 0 (rethrow)
  case throwStatement

  // MARK: Declarations (flags: storage and attributes, see `NodeFlags`)
  /// a: NameID, b: type node, c: initializer expression or initializerList or 0, d: list of attributes
  case variableDeclaration
  /// a: NameID or 0, b: type node, d: list of attributes
  case parameterDeclaration
  /// a: NameID, b: type node, d: list of attributes
  case typedefDeclaration
  /// A prototype (c = 0) or a definition. a: NameID, b: functionType node, c: body or 0, d: attributes
  case functionDeclaration
  /// A struct, union or enum declared without a declarator: a: type node
  case tagDeclaration
  /// a: NameID of the field or 0 (anonymous struct or union, unnamed bit-field), b: type node, c: bit-field
  /// width expression or 0, d: list of attributes
  case fieldDeclaration
  /// a: NameID, b: value expression or 0
  case enumerator
  /// a: condition, b: message string node; `_Static_assert`
  case staticAssert
  /// a: list of NameID: `@class A, B;`
  case classForward
  /// a: list of NameID: `@protocol P, Q;`
  case protocolForward
  /// a: NameID, b: NameID of the superclass or 0, c: list [list of protocol NameIDs, list of ivar
  /// fieldDeclarations, list of members, list of attributes, list of typeParameters, list of type
  /// arguments of the superclass]; flag `hasIvarBlock`
  case interface
  /// a: NameID of the class, b: NameID of the category (0: class extension), c: as `interface`
  case categoryInterface
  /// a: NameID, c: list [list of protocol NameIDs, 0, list of members, attributes]
  case protocolDeclaration
  /// a: NameID of the class, b: NameID of the superclass or 0, c: list [0, ivars, members, 0]
  case implementation
  /// a: NameID of the class, b: NameID of the category, c: list [0, 0, members, 0]
  case categoryImplementation
  /// A method, declared (c = 0) or defined. a: NameID of the full selector, b: result type node (0: id),
  /// c: body or 0, d: list [list of parameterDeclarations, list of attributes]; flags: `classMethod`,
  /// `variadic`, `optionalMethod`, `hasBody`
  case method
  /// a: NameID, b: type node, c: list of `propertyAttribute`, d: list of attributes; flag `optionalMethod`
  case property
  /// a: NameID of the attribute word, b: NameID of its value (`getter=isOn`, `setter=put:` with its colon)
  /// or 0
  case propertyAttribute
  /// a: NameID of the property, b: NameID of the ivar or 0; flag `dynamic`
  case synthesize
  /// `@interface Box<T : NSNumber *>`. a: NameID, b: type node of the bound or 0; flags `covariant`,
  /// `contravariant`
  case typeParameter
  /// Between ivars: `@private` and friends. a: NameID of the word
  case accessSpecifier
  /// a: NameID without surrounding `__`, b: list of argument nodes (arguments with a grammar of their own,
  /// such as `introduced=10.5`, are left out); `__attribute__((name(args)))`, and the macros for one
  case attribute

  // MARK: Types
  /// a: raw value of `BuiltinType`
  case builtinType
  /// A typedef name or a class name by itself (also a name never declared: the checker reports it; and
  /// `id<P>`, `Class<P>`, whose a is the word itself). a: NameID, b: list of generic argument type nodes,
  /// c: list of protocol NameIDs (`id<P>`, `Foo<P> *`)
  case namedType
  /// a: pointee type node
  case pointerType
  /// a: result type node, b: list of parameter declarations, flags `variadic`, `hasPrototype`
  case functionType
  /// a: functionType node; `int (^)(int)`
  case blockPointerType
  /// a: element type node, b: size expression or 0
  case arrayType
  /// a: NameID of the tag or 0, b: list of fieldDeclarations, c: list of attributes, d: the limit that
  /// `#pragma pack` sets or 0; flags `isUnion`, `hasBody`, `packed`
  case structType
  /// a: NameID of the tag or 0, b: list of enumerators, c: underlying type node or 0, flag `hasBody`
  case enumType
  /// a: expression or 0, b: type node or 0
  case typeofType
  /// `__auto_type`
  case autoType
}

/// Flag bits; which kinds use them is said at each group. Operators keep their raw value in `flags`, so
/// for `unary`, `binary` and `assignment` only the bits from `parenthesised` up are flags.
package enum NodeFlags {
  /// The low byte: the raw operator.
  package static let operatorMask: UInt32 = 0xFF
  /// In the low byte of `assignment`: plain `=`.
  package static let assignPlain: UInt32 = 0xFF
  /// Any expression that stood in parentheses.
  package static let parenthesised: UInt32 = 1 << 8

  // Expressions
  package static let arrow: UInt32 = 1 << 9
  package static let superReceiver: UInt32 = 1 << 10
  package static let classReceiver: UInt32 = 1 << 11
  package static let characterLiteral: UInt32 = 1 << 12
  package static let decimal: UInt32 = 1 << 13
  package static let floatSuffix: UInt32 = 1 << 14
  package static let hasParameters: UInt32 = 1 << 15
  /// `++`/`--` after the operand
  package static let postfix: UInt32 = 1 << 16
  package static let longSuffix: UInt32 = 1 << 17

  // Declarations: storage
  package static let isStatic: UInt32 = 1 << 0
  package static let isExtern: UInt32 = 1 << 1
  package static let isInline: UInt32 = 1 << 2
  package static let isRegister: UInt32 = 1 << 3
  package static let isThreadLocal: UInt32 = 1 << 4
  // Declarations: members
  package static let classMethod: UInt32 = 1 << 9
  package static let variadic: UInt32 = 1 << 10
  package static let optionalMethod: UInt32 = 1 << 11
  package static let dynamic: UInt32 = 1 << 12
  package static let hasIvarBlock: UInt32 = 1 << 13
  package static let hasBody: UInt32 = 1 << 14
  package static let covariant: UInt32 = 1 << 15
  package static let contravariant: UInt32 = 1 << 16

  // Types: qualifiers on any type node. An ownership word before the type (`__weak Foo *x`) is put on
  // the innermost pointer, on `id`, `Class` and typeof on the type itself; `__block` on the outermost node.
  package static let isConst: UInt32 = 1 << 0
  package static let isVolatile: UInt32 = 1 << 1
  package static let strong: UInt32 = 1 << 2
  package static let weak: UInt32 = 1 << 3
  package static let unsafeUnretained: UInt32 = 1 << 4
  package static let autoreleasing: UInt32 = 1 << 5
  package static let blockStorage: UInt32 = 1 << 6
  package static let nullable: UInt32 = 1 << 7
  package static let nonnull: UInt32 = 1 << 8
  package static let isUnion: UInt32 = 1 << 15
  package static let packed: UInt32 = 1 << 16
  package static let hasPrototype: UInt32 = 1 << 17
  /// `oneway`, `in`, `out`, … in a method's type
  package static let distributed: UInt32 = 1 << 18
  package static let kindof: UInt32 = 1 << 19
  package static let isAtomic: UInt32 = 1 << 20
  /// Beside `weak`: Swift's `unowned`.
  package static let unowned: UInt32 = 1 << 21
}

package enum UnaryOperator: UInt8, Sendable {
  case plus, minus, not, complement, dereference, addressOf, increment, decrement
  /// GNU `__extension__`, `__real__` are dropped by the parser.
}

package enum BinaryOperator: UInt8, Sendable {
  case multiply, divide, remainder, add, subtract, shiftLeft, shiftRight
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case bitAnd, bitXor, bitOr, logicalAnd, logicalOr
}

/// The suffix of an integer literal.
package enum IntegerSuffix: UInt8, Sendable {
  case none, u, l, ul, ll, ull
}

package enum FloatingSuffix: Sendable { case none, f, l }

package enum BridgeKind: UInt8, Sendable {
  case none, bridge, bridgeRetained, bridgeTransfer
}

package enum BuiltinType: UInt8, Sendable {
  case void, bool, char, signedChar, unsignedChar, short, unsignedShort, int, unsignedInt
  case long, unsignedLong, longLong, unsignedLongLong, float, double, longDouble
  case int128, unsignedInt128
  case id, classType, selector, instancetype, vaList
}

/// One parsed file or input.
package struct Tree: Sendable {
  package var nodes: [Node] = [Node(.none, .none)]
  package var lists: [Int32] = [0]
  package var integers: [UInt64] = []
  package var doubles: [Double] = []
  package var strings: [[UInt8]] = []
  package var ranges: [SourceRange] = []
  /// Top-level declarations, and at the prompt (or in a file without `main`) statements, in order.
  package var roots: [NodeID] = []
  /// It stands for Swift: a closure gives back what it captured in the order in which it took it.
  package var isSwift = false
  /// A front end wrote the text: it may say in it what only the library may.
  package internal(set) var isLowered = false

  package init() {}

  package subscript(_ id: NodeID) -> Node { nodes[Int(id)] }

  package mutating func add(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(nodes.count - 1)
  }

  package mutating func addList(_ elements: [Int32]) -> ListID {
    if elements.isEmpty { return 0 }
    lists.append(Int32(elements.count))
    lists.append(contentsOf: elements)
    return ListID(lists.count - elements.count - 1)
  }

  /// The elements of a list.
  package func list(_ id: ListID) -> ArraySlice<Int32> {
    let start = Int(id) + 1
    return lists[start..<(start + Int(lists[Int(id)]))]
  }
}
