import Diagnostics
import Syntax

/// `std::atomic<T>`, as far as a singleton that is checked twice needs it: of a number or a pointer.
///
/// In C it is an `_Atomic T`, so reading, assigning, `++` and `+=` are one step by themselves; the methods are
/// C11's functions. The machine has one order of memory, the sequentially consistent one; what a program asks for with
/// `std::memory_order_relaxed` and its like is handed on for the explorer, which finds the races that come of it.
extension CppCompiler {
  private static let shortNames: [String: CppNumber] = [
    "atomic_bool": .bool, "atomic_char": .char, "atomic_int": .int, "atomic_uint": .unsignedInt,
    "atomic_long": .long, "atomic_ulong": .unsignedLong, "atomic_llong": .longLong,
    "atomic_size_t": .unsignedLong,
  ]

  /// `std::atomic<T>`, or nil where the name means something else.
  func atomicType(_ node: CppNode) -> CppType? {
    let parts = splitPath(node.text)
    guard let name = parts.last, name.hasPrefix("atomic") else { return nil }
    let isStandard =
      parts.count == 2 && parts[0] == "std"
      || parts.count == 1 && state.names.isUsed("std::")
    guard isStandard else { return nil }
    if let number = Self.shortNames[name] { return .atomic(.number(number)) }
    guard name == "atomic", node.kids.count == 1 else { return nil }
    let inner = type(node.kid(0))
    switch inner.plain {
    case .failed: return .failed
    case .number(let number) where !number.isReal: return .atomic(inner)
    case .pointer, .enumeration: return .atomic(inner)
    default:
      refuse("std::atomic<\(self.name(of: inner))>", at: node.place)
      return .failed
    }
  }

  /// `x.load` and its like; nil where the object is no atomic.
  func atomicMember(_ object: CppValue, _ isArrow: Bool, _ name: String) -> CppValue? {
    let type = isArrow ? object.type.pointee?.atomicValue : object.type.atomicValue
    guard let type else { return nil }
    var value = CppValue(type, "0")
    value.atomicMethod = name
    value.object = isArrow ? "(*\(object.code))" : object.code
    value.objectType = .atomic(type)
    return value
  }

  /// Which operation of the machine a method is.
  private static let arithmetic: [String: Int] = [
    "fetch_add": 2, "fetch_sub": 3, "fetch_or": 4, "fetch_and": 5, "fetch_xor": 6,
  ]

  func callAtomic(
    _ method: String, _ callee: CppValue, _ arguments: [CppValue], _ named: SourceRange,
    _ place: SourceRange
  ) -> CppValue {
    let type = callee.objectType.plain
    let object = callee.object ?? "0"
    var orders: ArraySlice<CppValue> = []
    func check(_ count: Int, most: Int = 1) -> Bool {
      orders = arguments.dropFirst(count)
      let areOrders = orders.allSatisfy { name(of: $0.type.plain) == "std::memory_order" }
      if arguments.count >= count, orders.count <= most, areOrders { return true }
      error("no matching member function for call to '\(method)'", at: named)
      return false
    }
    /// With the orders that follow, as `MemoryOrder.parted` takes it apart.
    func ordered(_ number: LoweredCode) -> LoweredCode {
      var code = number
      for (index, order) in orders.enumerated() {
        code = "\(code) | ((long)(\(order.code)) + 1) << \(8 + 4 * index)"
      }
      return code
    }
    func update(_ operation: Int, _ operand: LoweredCode) -> CppValue {
      let address: LoweredCode = "(void *)&\(object)"
      let what: LoweredCode =
        "(long)(\(operand)), sizeof(\(object)), \(ordered("\(operation)"))"
      let code: LoweredCode = "((\(cType(type)))__selfsame_atomic(\(address), \(what)))"
      return CppValue(type, code <~ place)
    }
    switch method {
    case "load":
      guard check(0) else { return .failed }
      if !orders.isEmpty { return update(0, "0") }
      return CppValue(type, "((\(cType(type)))\(object))" <~ place)
    case "is_lock_free": return CppValue(.bool, "1")
    case "store":
      guard check(1) else { return .failed }
      let new = pass(arguments[0], as: type, at: place)
      if !orders.isEmpty { return CppValue(.void, "((void)\(update(7, new).code))" <~ place) }
      return CppValue(.void, "((void)(\(object) = \(new)))" <~ place)
    case "exchange":
      guard check(1) else { return .failed }
      let new = pass(arguments[0], as: type, at: place)
      return update(1, new)
    case "compare_exchange_strong", "compare_exchange_weak":
      guard check(2, most: 2) else { return .failed }
      let expected = pass(arguments[0], as: .reference(type), at: place)
      let new = pass(arguments[1], as: type, at: place)
      let places: LoweredCode = "(void *)&\(object), (void *)\(expected)"
      let code: LoweredCode =
        "((_Bool)__selfsame_atomicCompareExchange(\(places), (long)(\(new)), \(ordered("sizeof(\(object))"))))"
      return CppValue(.bool, code <~ place)
    default:
      guard let function = Self.arithmetic[method] else {
        error("no member named '\(method)' in '\(name(of: callee.objectType))'", at: named)
        return .failed
      }
      guard check(1) else { return .failed }
      if type.pointee != nil {
        refuse("std::atomic<T *>::\(method)", at: named)
        return .failed
      }
      let operand = pass(arguments[0], as: type, at: place)
      return update(function, operand)
    }
  }

  /// An atomic is neither copied nor assigned another; what it holds is.
  func isCopyOfAtomic(
    _ value: CppValue, _ type: CppType, at place: SourceRange, assigns: Bool = false
  ) -> Bool {
    guard type.atomicValue != nil, value.type.atomicValue != nil else { return false }
    error(
      assigns
        ? "overload resolution selected deleted operator '='"
        : "call to deleted constructor of '\(name(of: type))'", at: place)
    return true
  }
}
