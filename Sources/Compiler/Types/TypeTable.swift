import Bytecode
import Diagnostics
import Syntax

/// Types as numbers.
///
/// Every C and Objective-C type that a program mentions is kept once in one table, so a type is a number
/// and "the same type" is one comparison. A `TypeID` carries the qualifiers (`const`, `__weak`, …) in its
/// low eleven bits beside the index, so `const char` is `char` with a bit, while `const char *` is a pointer whose
/// pointee has the bit.
///
/// A typedef is an entry of its own, because `NSUInteger` must be printed as it was written; each entry
/// also knows its canonical form, in which no typedef is left at any depth. Two types are the same when
/// their canonical numbers are equal. Structs, unions and enums are equal only to themselves, so they are
/// numbered by declaration, not by content.
package struct TypeID: Hashable, Sendable {
  package var bits: UInt32

  init(index: Int, qualifiers: UInt32 = 0) {
    bits = UInt32(truncatingIfNeeded: index) << 11 | qualifiers
  }
  init(bits: UInt32) { self.bits = bits }
  init(raw: Int32) { bits = UInt32(bitPattern: raw) }

  var index: Int { Int(bits >> 11) }
  var raw: Int32 { Int32(bitPattern: bits) }
  var qualifiers: UInt32 { bits & 0x7FF }
  var unqualified: TypeID { TypeID(bits: bits & ~0x7FF) }
  /// Of a property or element: nothing but whether a block is copied.
  var unqualifiedValue: TypeID { TypeID(bits: bits & ~0x7FF | bits & TypeQualifier.kept) }
  var isAtomic: Bool { bits & TypeQualifier.atomic != 0 }
  var isConst: Bool { bits & TypeQualifier.const != 0 }
  func with(_ qualifiers: UInt32) -> TypeID { TypeID(bits: bits | qualifiers) }

  static let error = TypeID(index: 0)
  static let void = TypeID(index: 1)
  static let bool = TypeID(index: 2)
  static let char = TypeID(index: 3)
  static let signedChar = TypeID(index: 4)
  static let unsignedChar = TypeID(index: 5)
  static let short = TypeID(index: 6)
  static let unsignedShort = TypeID(index: 7)
  static let int = TypeID(index: 8)
  static let unsignedInt = TypeID(index: 9)
  static let long = TypeID(index: 10)
  static let unsignedLong = TypeID(index: 11)
  static let longLong = TypeID(index: 12)
  static let unsignedLongLong = TypeID(index: 13)
  static let float = TypeID(index: 14)
  static let double = TypeID(index: 15)
  static let longDouble = TypeID(index: 16)
  static let selector = TypeID(index: 17)
  static let vaList = TypeID(index: 18)
  static let instancetype = TypeID(index: 19)
  static let id = TypeID(index: 20)
  static let classType = TypeID(index: 21)
  static let charPointer = TypeID(index: 22)
  static let voidPointer = TypeID(index: 23)
  static let constCharPointer = TypeID(index: 24)
}

enum TypeQualifier {
  static let const: UInt32 = 1
  static let volatile: UInt32 = 2
  static let strong: UInt32 = 4
  static let weak: UInt32 = 8
  static let unsafe: UInt32 = 16
  static let autoreleasing: UInt32 = 32
  static let block: UInt32 = 64
  static let atomic: UInt32 = 128
  /// Of a parameter: the caller gives its count away (`ns_consumed`).
  static let consumed: UInt32 = 256
  /// A block type in the place of a type parameter: who gets it takes any object, so it is copied (ARC).
  static let kept: UInt32 = 512
  /// Beside `weak`, of Swift's `unowned`: it is watched like a weak variable, but whoever reads it afterwards is stopped.
  static let unowned: UInt32 = 1024
  /// Who owns what lies in a variable.
  static let owners = strong | weak | unsafe | autoreleasing | unowned
}

enum TypeKind: UInt8, Sendable {
  case error
  case void, bool, char, signedChar, unsignedChar, short, unsignedShort, int, unsignedInt
  case long, unsignedLong, longLong, unsignedLongLong, float, double, longDouble
  case selector, vaList, instancetype
  /// a: NameID of the class; `TypeTable.anyObject` for id, `TypeTable.anyClass` for Class;
  /// b: list of protocols, c: list of type arguments, twice, plus 1 for `__kindof`
  case objectPointer
  /// a: pointee
  case pointer
  /// a: element, b: count, -1 while unknown; `variableCount` where it is computed at run time, c then is
  /// the NodeID of where the length was written
  case array
  /// a: record
  case record
  /// a: enumeration
  case enumeration
  /// a: result, b: list of parameter types, c: bit 0 variadic, bit 1 has a prototype
  case function
  /// a: function type
  case blockPointer
  /// A class by itself, as in `sizeof(Foo)`. a, b, c: as of `objectPointer`
  case objectClass
  /// A type parameter of a class. a: NameID, b: what bounds it, c: its position
  case typeParameter
  /// a: NameID, b: the type it names
  case typedef
}

struct TypeEntry: Interned {
  var kind: TypeKind
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0

  var mixed: UInt64 {
    mix(mix(mix(UInt64(kind.rawValue) &+ 1, a), b), c)
  }
}

extension [Int32]: Interned {
  var mixed: UInt64 { reduce(0xCBF2_9CE4_8422_2325, mix) }
}

struct RecordField: Sendable {
  var name: NameID
  var type: TypeID
  var offset: Int
  /// For a bit-field: first bit counted from bit 0 of the byte at `offset`; -1 for others.
  var bitOffset: Int = -1
  var bitWidth: Int = -1
  /// What `aligned` asks for, 0 where it is not said; `packed` on the member itself, or a bit-field of what is packed:
  /// it may cross the border of its storage unit, and the struct may end before the unit does.
  var alignment: Int = 0
  var isPacked = false
  /// A front end made it, or the library keeps it to itself: no program has a name for it.
  var isHidden = false
}

struct RecordInfo: Sendable {
  var name: NameID
  /// It is a class of C++'s library that is shown as something else than its members.
  var shape: ValueShape?
  var isUnion: Bool
  /// `@(…)` makes an NSValue of it: the program says so (`objc_boxable`), or the library has it.
  var isBoxable = false
  var isComplete = false
  var fields: [RecordField] = []
  var size = 0
  var alignment = 1
}

struct EnumInfo: Sendable {
  var name: NameID
  var underlying: TypeID = .unsignedInt
  /// The program says which: `enum E : short`.
  var isFixed = false
  /// Its size is known: it has a body, or a fixed underlying type.
  var isComplete = false
  /// Its enumerators were seen.
  var isDefined = false
}

/// The table of a session's types.
///
/// It lies behind one reference, so handing it on costs one count and reading an entry none at all; it is
/// copied at the first change after it was shared, of which its parts copy the pages that change. So it is a value like
/// the rest of `CompilerState`: the session keeps the table from before an input and puts it back.
struct TypeTable: Sendable {
  /// In place of a class name: `id` and `Class`.
  static let anyObject: Int32 = 0
  static let anyClass: Int32 = -1
  static let variableCount: Int32 = -2
  /// So many types may stand within one another; whoever walks down one may do so by recursion.
  static let maximumDepth: UInt16 = 256

  /// What the table holds. Nobody but `TypeTable` changes it, and only where it is the one owner.
  private final class Storage: @unchecked Sendable {
    var entries = InternTable<TypeEntry>()
    var canonicals = Pages<TypeID>()
    /// How many types stand within one another, no more than `maximumDepth` and one.
    var depths = Pages<UInt16>()
    var lists = InternTable<[Int32]>()
    var records = Pages<RecordInfo>()
    var enums = Pages<EnumInfo>()

    init() { lists.append([]) }
    init(_ other: Storage) {
      entries = other.entries
      canonicals = other.canonicals
      depths = other.depths
      lists = other.lists
      records = other.records
      enums = other.enums
    }

    /// Without even `void`: what is left behind while a table is moved elsewhere.
    static let empty = Storage()
  }

  private var storage: Storage

  /// Before each change. Nobody holds what lies behind while it changes: the change would go to the old one.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
  }

  var entries: Pages<TypeEntry> { storage.entries.elements }
  var lists: Pages<[Int32]> { storage.lists.elements }

  init(empty: Void) { storage = .empty }

  init() {
    storage = Storage()
    let simple: [TypeKind] = [
      .error, .void, .bool, .char, .signedChar, .unsignedChar, .short, .unsignedShort, .int,
      .unsignedInt, .long, .unsignedLong, .longLong, .unsignedLongLong, .float, .double,
      .longDouble, .selector, .vaList, .instancetype,
    ]
    for kind in simple { _ = intern(TypeEntry(kind: kind)) }
    _ = intern(TypeEntry(kind: .objectPointer, a: TypeTable.anyObject))
    _ = intern(TypeEntry(kind: .objectPointer, a: TypeTable.anyClass))
    _ = pointer(to: .char)
    _ = pointer(to: .void)
    _ = pointer(to: TypeID.char.with(TypeQualifier.const))
  }

  private mutating func intern(_ entry: TypeEntry) -> TypeID {
    if let index = storage.entries.find(entry) { return TypeID(index: index) }
    own()
    let index = storage.canonicals.count
    storage.entries.append(entry)
    storage.canonicals.append(TypeID(index: index))
    storage.depths.append(depth(of: entry))
    var canonical = entry
    switch entry.kind {
    case .typedef, .typeParameter:
      storage.canonicals[index] = self.canonical(TypeID(raw: entry.b))
      return TypeID(index: index)
    case .objectPointer, .objectClass:
      canonical.c = 0
    case .pointer, .array, .blockPointer:
      canonical.a = self.canonical(TypeID(raw: entry.a)).raw
      canonical.c = 0
    case .function:
      canonical.a = self.canonical(TypeID(raw: entry.a)).unqualified.raw
      // `f(int)` and `f(const int)` are one function: a parameter is the callee's own copy (C11 6.7.6.3p15).
      let own = TypeQualifier.const | TypeQualifier.volatile
      canonical.b = list(
        storage.lists[Int(entry.b)].map {
          TypeID(bits: self.canonical(TypeID(raw: $0)).bits & ~own).raw
        })
    default: break
    }
    if canonical != entry {
      let other = intern(canonical)
      storage.canonicals[index] = other
    }
    return TypeID(index: index)
  }

  private func depth(of entry: TypeEntry) -> UInt16 {
    let inner: UInt16
    switch entry.kind {
    case .typedef, .typeParameter: return depth(TypeID(raw: entry.b))
    case .pointer, .array, .blockPointer: inner = depth(TypeID(raw: entry.a))
    case .function: inner = max(depth(TypeID(raw: entry.a)), depth(ofList: entry.b))
    case .objectPointer, .objectClass: inner = depth(ofList: entry.c >> 1)
    default: return 0
    }
    return min(inner + 1, TypeTable.maximumDepth + 1)
  }

  private func depth(ofList list: Int32) -> UInt16 {
    storage.lists[Int(list)].lazy.map { self.depth(TypeID(raw: $0)) }.max() ?? 0
  }

  func isTooDeep(_ type: TypeID) -> Bool { depth(type) > TypeTable.maximumDepth }
  private func depth(_ type: TypeID) -> UInt16 { storage.depths[type.index] }

  mutating func list(_ elements: [Int32]) -> Int32 {
    if let number = storage.lists.find(elements) { return Int32(truncatingIfNeeded: number) }
    own()
    let number = storage.lists.elements.count
    storage.lists.append(elements)
    return Int32(truncatingIfNeeded: number)
  }

  // MARK: Making types

  mutating func pointer(to pointee: TypeID) -> TypeID {
    if pointee == .error { return .error }
    let target = plain(pointee)
    if target.kind == .objectClass {
      return intern(TypeEntry(kind: .objectPointer, a: target.a, b: target.b, c: target.c))
    }
    return intern(TypeEntry(kind: .pointer, a: pointee.raw))
  }
  mutating func array(of element: TypeID, count: Int) -> TypeID {
    intern(TypeEntry(kind: .array, a: element.raw, b: Int32(clamping: count)))
  }
  mutating func variableArray(of element: TypeID, id: Int32) -> TypeID {
    intern(TypeEntry(kind: .array, a: element.raw, b: TypeTable.variableCount, c: id))
  }
  mutating func function(
    result: TypeID, parameters: [TypeID], isVariadic: Bool, hasPrototype: Bool
  ) -> TypeID {
    let list = list(parameters.map(\.raw))
    return intern(
      TypeEntry(
        kind: .function, a: result.raw, b: list,
        c: (isVariadic ? 1 : 0) | (hasPrototype ? 2 : 0)))
  }
  mutating func blockPointer(to function: TypeID) -> TypeID {
    intern(TypeEntry(kind: .blockPointer, a: function.raw))
  }
  mutating func objectPointer(_ name: NameID, protocols: [NameID] = []) -> TypeID {
    let list = list(protocols)
    return intern(TypeEntry(kind: .objectPointer, a: name, b: list))
  }
  mutating func objectClass(_ name: NameID, protocols: [NameID] = []) -> TypeID {
    let list = list(protocols)
    return intern(TypeEntry(kind: .objectClass, a: name, b: list))
  }
  /// An object pointer or class with type arguments.
  mutating func parameterised(
    _ entry: TypeEntry, _ arguments: [TypeID], isKindof: Bool
  ) -> TypeID {
    var entry = entry
    entry.c = list(arguments.map(\.raw)) << 1 | (isKindof ? 1 : 0)
    return intern(entry)
  }
  mutating func typeParameter(_ name: NameID, _ bound: TypeID, index: Int) -> TypeID {
    intern(TypeEntry(kind: .typeParameter, a: name, b: bound.raw, c: Int32(clamping: index)))
  }
  /// `alignment`: what the typedef's `aligned` asks for, 0 where it is not said.
  mutating func typedef(_ name: NameID, _ type: TypeID, alignment: Int = 0) -> TypeID {
    intern(TypeEntry(kind: .typedef, a: name, b: type.raw, c: Int32(alignment)))
  }
  mutating func newRecord(_ name: NameID, isUnion: Bool) -> TypeID {
    own()
    storage.records.append(RecordInfo(name: name, isUnion: isUnion))
    return intern(TypeEntry(kind: .record, a: Int32(storage.records.count - 1)))
  }
  mutating func newEnum(_ name: NameID) -> TypeID {
    own()
    storage.enums.append(EnumInfo(name: name))
    return intern(TypeEntry(kind: .enumeration, a: Int32(storage.enums.count - 1)))
  }

  /// Says more about a struct, union or enum that was named already.
  mutating func change(record type: TypeID, _ body: (inout RecordInfo) -> Void) {
    let index = Int(entry(type).a)
    own()
    body(&storage.records[index])
  }
  mutating func change(enumeration type: TypeID, _ body: (inout EnumInfo) -> Void) {
    let index = Int(entry(type).a)
    own()
    body(&storage.enums[index])
  }

  // MARK: Asking

  /// Without typedefs; the qualifiers of the typedef and of its use are joined.
  @inline(__always)
  func canonical(_ type: TypeID) -> TypeID { storage.canonicals[type.index].with(type.qualifiers) }

  /// What the outermost of a type's typedefs asks for that asks for any (`aligned`), 0 where none does.
  func alignment(ofTypedef type: TypeID) -> Int {
    var entry = storage.entries[type.index]
    while entry.kind == .typedef {
      if entry.c != 0 { return Int(entry.c) }
      entry = storage.entries[TypeID(raw: entry.b).index]
    }
    return 0
  }

  /// The kind behind all typedefs.
  @inline(__always)
  func kind(_ type: TypeID) -> TypeKind {
    storage.entries[storage.canonicals[type.index].index].kind
  }

  /// The entry behind all typedefs.
  @inline(__always)
  func entry(_ type: TypeID) -> TypeEntry { storage.entries[storage.canonicals[type.index].index] }

  /// As it was written, one level of typedefs removed only where the type itself is no such entry.
  func written(_ type: TypeID, as kind: TypeKind) -> TypeEntry {
    var entry = storage.entries[type.index]
    while entry.kind == .typedef || entry.kind == .typeParameter, entry.kind != kind {
      entry = storage.entries[TypeID(raw: entry.b).index]
    }
    return entry
  }

  func pointee(_ type: TypeID) -> TypeID { TypeID(raw: written(type, as: .pointer).a) }
  func element(_ type: TypeID) -> TypeID {
    let element = TypeID(raw: written(type, as: .array).a)
    return element.with(type.qualifiers & (TypeQualifier.const | TypeQualifier.volatile))
  }
  func arrayCount(_ type: TypeID) -> Int { Int(entry(type).b) }
  func record(_ type: TypeID) -> RecordInfo { storage.records[Int(entry(type).a)] }
  func enumeration(_ type: TypeID) -> EnumInfo { storage.enums[Int(entry(type).a)] }
  func result(_ function: TypeID) -> TypeID { TypeID(raw: written(function, as: .function).a) }
  func parameters(_ function: TypeID) -> [TypeID] {
    storage.lists[Int(written(function, as: .function).b)].map { TypeID(raw: $0) }
  }
  func isVariadic(_ function: TypeID) -> Bool { entry(function).c & 1 != 0 }
  func hasPrototype(_ function: TypeID) -> Bool { entry(function).c & 2 != 0 }
  func blockFunction(_ type: TypeID) -> TypeID { TypeID(raw: written(type, as: .blockPointer).a) }
  /// The class that an object pointer names; nil: it is `id` or `Class`.
  func className(of type: TypeID) -> NameID? {
    let name = entry(type).a
    return name == TypeTable.anyObject || name == TypeTable.anyClass ? nil : name
  }
  func protocols(_ type: TypeID) -> [NameID] { storage.lists[Int(entry(type).b)] }

  /// Whether something that was already reported is part of it: a second complaint would only name the
  /// hole that the first one left.
  func holdsError(_ type: TypeID) -> Bool {
    var type = type
    for _ in 0..<64 {
      switch kind(type) {
      case .error: return true
      case .pointer: type = pointee(type)
      case .array: type = element(type)
      case .blockPointer: type = blockFunction(type)
      case .function:
        if parameters(type).contains(where: { kind($0) == .error }) { return true }
        type = result(type)
      default: return false
      }
    }
    return false
  }

  func same(_ a: TypeID, _ b: TypeID) -> Bool {
    canonical(a).unqualified == canonical(b).unqualified
  }

  /// Whether a type is compatible with others than itself, as an enumeration is and `id`.
  func isWide(_ type: TypeID) -> Bool {
    var type = canonical(type)
    while kind(type) == .pointer { type = canonical(pointee(type)) }
    return kind(type) == .enumeration || type.unqualified == .id
  }

  /// Compatible types as C means it (6.2.7, 6.7.2.2): the same, or an enumeration and the integer that it is kept in, also
  /// behind pointers; and `id` is compatible with each pointer to an object.
  func compatible(_ a: TypeID, _ b: TypeID) -> Bool {
    var (one, other) = (canonical(a), canonical(b))
    while one.qualifiers == other.qualifiers, kind(one) == .pointer, kind(other) == .pointer {
      (one, other) = (canonical(pointee(one)), canonical(pointee(other)))
    }
    if one == other { return true }
    guard one.qualifiers == other.qualifiers else { return false }
    switch (kind(one), kind(other)) {
    case (.enumeration, .enumeration): return false
    case (.enumeration, _), (_, .enumeration):
      return canonical(underlying(one)).unqualified == canonical(underlying(other)).unqualified
    case (.objectPointer, .objectPointer): return one.unqualified == .id || other.unqualified == .id
    default: return false
    }
  }

  func isInteger(_ type: TypeID) -> Bool {
    let kind = kind(type)
    return kind.rawValue >= TypeKind.bool.rawValue
      && kind.rawValue <= TypeKind.unsignedLongLong.rawValue || kind == .enumeration
  }
  func isFloating(_ type: TypeID) -> Bool {
    let kind = kind(type)
    return kind == .float || kind == .double || kind == .longDouble
  }
  func isArithmetic(_ type: TypeID) -> Bool { isInteger(type) || isFloating(type) }
  func isObject(_ type: TypeID) -> Bool {
    let kind = kind(type)
    return kind == .objectPointer || kind == .blockPointer || kind == .instancetype
  }
  func isPointer(_ type: TypeID) -> Bool { kind(type) == .pointer }
  /// C pointers, object pointers, blocks, SEL.
  func isPointerLike(_ type: TypeID) -> Bool {
    switch kind(type) {
    case .pointer, .objectPointer, .blockPointer, .selector, .instancetype: true
    default: false
    }
  }
  func isScalar(_ type: TypeID) -> Bool { isArithmetic(type) || isPointerLike(type) }
  func isAggregate(_ type: TypeID) -> Bool {
    let kind = kind(type)
    return kind == .record || kind == .array
  }
  func isSigned(_ type: TypeID) -> Bool {
    switch kind(type) {
    case .char, .signedChar, .short, .int, .long, .longLong: true
    case .enumeration: isSigned(enumeration(type).underlying)
    default: false
    }
  }
  /// The integer type an enumeration is kept in; other types unchanged.
  func underlying(_ type: TypeID) -> TypeID {
    kind(type) == .enumeration ? enumeration(type).underlying : type
  }
}
