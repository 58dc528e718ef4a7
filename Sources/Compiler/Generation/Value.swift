import Bytecode
import Syntax

/// What an expression is while code is made for it.
///
/// Nothing is computed before it must be: a constant stays a constant until it needs a register, a
/// variable in a register is used where it is, a variable in memory is an address until its value is asked
/// for. An lvalue is a `Value` that names a place; `rvalue` turns it into one that holds a value.
struct Value {
  enum Kind: UInt8 {
    /// No value: a call of a void function.
    case none
    // MARK: values
    /// `integer`, canonical for the type
    case integer
    /// `integer` holds the bit pattern of a Double, already rounded for `float`
    case floating
    /// r[register]
    case register
    /// constants[register] + offset: an address that only the loader knows
    case pool
    /// address of the frame's memory + offset, of an array that decayed
    case frameAddress
    // MARK: places
    /// a local variable in r[register]
    case local
    /// at r[register] + offset
    case memory
    /// in the frame's memory at offset
    case frame
    /// at constants[register] + offset
    case global
    /// bits of the storage unit at r[register] + offset
    case bitField
    /// a property: `register` is the receiver's register, `integer` indexes `properties`
    case property
  }
  var kind: Kind
  var type: TypeID
  var register: Int = 0
  var offset: Int = 0
  var integer: Int64 = 0
  var bitOffset: Int = 0
  /// Of a bit-field; a value that was read from one keeps it for its promotion (`promotedField`).
  var bitWidth: Int = 0
  /// A bit-field that is reached by the bytes it lies in (`RecordField.isPacked`).
  var isPacked = false
  /// What a constant variable began with (`folding`).
  var known: Int64?
  /// An integer constant expression that may stand for a null pointer.
  var isNullConstant = false
  /// A copy inside a block of a variable outside: it cannot be assigned to.
  var isCaptured = false
  /// The variable of a for-in under ARC, which cannot be assigned to.
  var isFixed = false
  /// A struct that is a value, not a variable: what a call answers with. Its members cannot be assigned to.
  var isRvalue = false
  /// A struct in the frame's memory that nobody else looks at: who takes it may take its objects, too.
  var isMovable = false
  /// The register belongs to nobody else: a cast in place is allowed.
  var isTemporary = false
  /// Under ARC: the expression has a count of the object that somebody must give back (`Ownership.swift`).
  var isOwned = false
  /// The count comes from a name such as `alloc` or `init`, not from a claim.
  var isRetainedResult = false
  /// The result of `[super init]` or `[self init]` in an init method.
  var isDelegateInit = false

  init(_ kind: Kind, _ type: TypeID, register: Int = 0, offset: Int = 0, integer: Int64 = 0) {
    self.kind = kind
    self.type = type
    self.register = register
    self.offset = offset
    self.integer = integer
  }

  mutating func becomeBitField(_ offset: Int, _ width: Int, isPacked packed: Bool) {
    kind = .bitField
    (bitOffset, bitWidth, isPacked) = (offset, width, packed)
  }

  static func integer(_ value: Int64, _ type: TypeID) -> Value {
    Value(.integer, type, integer: value)
  }
  static func floating(_ value: Double, _ type: TypeID) -> Value {
    Value(.floating, type, integer: Int64(bitPattern: value.bitPattern))
  }
  static let error = Value(.integer, .error)
  static let none = Value(.none, .void)

  var double: Double { Double(bitPattern: UInt64(bitPattern: integer)) }
  var isError: Bool { type.unqualified == .error }
  var isPlace: Bool {
    switch kind {
    case .local, .memory, .frame, .global, .bitField, .property: true
    default: false
    }
  }
}
