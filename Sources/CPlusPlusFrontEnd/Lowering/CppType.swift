import Diagnostics
import Syntax

/// The arithmetic types, in the order of their rank.
enum CppNumber: Int, Sendable, Hashable {
  case bool, char, signedChar, unsignedChar, short, unsignedShort, int, unsignedInt, long
  case unsignedLong, longLong, unsignedLongLong, float, double, longDouble

  var spelling: String {
    switch self {
    case .bool: "bool"
    case .char: "char"
    case .signedChar: "signed char"
    case .unsignedChar: "unsigned char"
    case .short: "short"
    case .unsignedShort: "unsigned short"
    case .int: "int"
    case .unsignedInt: "unsigned int"
    case .long: "long"
    case .unsignedLong: "unsigned long"
    case .longLong: "long long"
    case .unsignedLongLong: "unsigned long long"
    case .float: "float"
    case .double: "double"
    case .longDouble: "long double"
    }
  }
  var isReal: Bool { rawValue >= CppNumber.float.rawValue }
  /// Bits without that of a sign.
  private var width: Int {
    let bits =
      switch self {
      case .bool: 1
      case .char, .signedChar, .unsignedChar: 8
      case .short, .unsignedShort: 16
      case .int, .unsignedInt: 32
      default: 64
      }
    return isUnsigned ? bits : bits - 1
  }
  /// Each value of another whole type is one of this, too.
  func holds(allOf other: CppNumber) -> Bool {
    width >= other.width && (!isUnsigned || other.isUnsigned)
  }
  func holds(_ value: Int) -> Bool {
    if width >= 63 { return !isUnsigned || value >= 0 }
    return value < 1 << width && value >= (isUnsigned ? 0 : -(1 << width))
  }
  var isUnsigned: Bool {
    switch self {
    case .bool, .unsignedChar, .unsignedShort, .unsignedInt, .unsignedLong, .unsignedLongLong: true
    default: false
    }
  }

  static let bySpelling: [String: CppNumber] = {
    var table: [String: CppNumber] = [:]
    for raw in 0... {
      guard let number = CppNumber(rawValue: raw) else { break }
      table[number.spelling] = number
    }
    return table
  }()
}

/// A type of C++. Equal types are the same type.
indirect enum CppType: Hashable, Sendable {
  case void
  case number(CppNumber)
  case nullPointer
  case record(Int)
  case enumeration(Int)
  case pointer(CppType)
  case reference(CppType)
  case moveReference(CppType)
  case constant(CppType)
  /// `std::atomic<T>` of a number or a pointer: read and written as a T, each time in one step
  case atomic(CppType)
  /// -1: of unknown length
  case array(CppType, Int)
  case function(CppType, [CppType], variadic: Bool)
  case auto
  /// Something that was reported already.
  case failed

  static let int = CppType.number(.int)
  static let bool = CppType.number(.bool)
  static let char = CppType.number(.char)
  static let unsignedLong = CppType.number(.unsignedLong)

  /// Without `const` or `std::atomic` around it.
  var plain: CppType {
    switch self {
    case .constant(let inner), .atomic(let inner): return inner.plain
    default: return self
    }
  }
  /// What an atomic holds; nil where it is none.
  var atomicValue: CppType? {
    switch self {
    case .constant(let inner): return inner.atomicValue
    case .atomic(let inner): return inner
    default: return nil
    }
  }
  var isConst: Bool {
    switch self {
    case .constant: return true
    case .array(let element, _): return element.isConst
    default: return false
    }
  }
  var withConst: CppType {
    switch self {
    case .constant, .reference, .moveReference, .failed, .function: return self
    case .array(let element, let count): return .array(element.withConst, count)
    default: return .constant(self)
    }
  }
  var isReference: Bool {
    switch self {
    case .reference, .moveReference: return true
    default: return false
    }
  }
  /// What a reference refers to, otherwise itself.
  var referred: CppType {
    switch self {
    case .reference(let inner), .moveReference(let inner): return inner
    default: return self
    }
  }
  var record: Int? {
    if case .record(let index) = plain { return index }
    return nil
  }
  var number: CppNumber? {
    if case .number(let number) = plain { return number }
    return nil
  }
  var pointee: CppType? {
    if case .pointer(let inner) = plain { return inner }
    return nil
  }
  var isFailed: Bool { plain == .failed }
  var isIntegral: Bool {
    switch plain {
    case .number(let number): return !number.isReal
    default: return false
    }
  }
}

/// What an expression is while its translation is being put together.
struct CppValue {
  var type: CppType
  /// A C expression: for an lvalue one that has an address.
  var code: LoweredCode
  var isLvalue = false
  /// Of an assignment to a number or a pointer: the same with an address, where somebody asks for one.
  var withAddress: LoweredCode?
  /// About to expire: `std::move(x)`.
  var isMoved = false
  /// It is a temporary, or a part of one, or one of two that are: which of the statement's. A reference to it makes
  /// all of these live on.
  var temporaries: [Int] = []
  /// A value of a class that nobody holds yet: the code that makes it at an address.
  var make: ((LoweredCode) -> LoweredCode)?
  /// The literal 0 and its like convert to a null pointer.
  var isZero = false
  /// A name that stands for functions: which.
  var functions: [Int] = []
  /// What stands behind it between `<` and `>`.
  var templateArguments: [CppArgument]?
  /// The object in front of a method's name, and whether the name was qualified (no virtual call).
  var object: LoweredCode?
  var objectType: CppType = .void
  /// A method of `std::atomic`; `object` is the atomic.
  var atomicMethod: String?
  var isQualified = false
  /// The object is a variable by its own name, and so of its type exactly: no table is asked.
  var isExact = false
  /// Known while compiling.
  var constant: Int?
  /// The variable it names, for complaints about `const`.
  var variableName = ""
  var isList = false
  var listNode = 0
  /// What clang calls its type, where that is another name of it.
  var typeName = ""
  /// A text as it stands in the source: C's functions may take it where they ask for a `char *`.
  var isText = false
  /// Safe as an operand on the left without brackets around it.
  var isBare = false

  init(_ type: CppType, _ code: LoweredCode) {
    self.type = type
    self.code = code
  }
  static var failed: CppValue { CppValue(.failed, "0") }
  /// Nobody else has it, or will ask for it.
  var isExpiring: Bool { isMoved || make != nil || !isLvalue }
  /// Worked out after something else.
  func behind(_ step: LoweredCode) -> CppValue {
    var result = self
    if let make {
      result.make = { "(\(step), \(make($0)))" }
      return result
    }
    result.code = isLvalue ? "(*(\(step), &\(code)))" : "(\(step), \(code))"
    result.withAddress = withAddress.map { "(*(\(step), &\($0)))" }
    return result
  }
  /// For somebody who asks for an address.
  var asLvalue: CppValue {
    guard let withAddress else { return self }
    var result = self
    result.code = withAddress
    result.withAddress = nil
    result.isLvalue = true
    return result
  }
}
