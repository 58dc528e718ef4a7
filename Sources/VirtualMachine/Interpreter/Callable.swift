internal import Bytecode

/// Something that can be called, as the loop sees it: trivial, 32 bytes, by index.
struct Callable {
  /// nil for a native.
  var instructions: UnsafePointer<UInt64>
  var constants: UnsafePointer<UInt64>
  var registerCount: Int32
  var memoryBytes: Int32
  /// Complement of the number of named parameters when more may follow.
  var parameterCount: Int32
  /// Raw index of the native, -1 for code.
  var native: Int16
  var traits: CallableTraits
  /// Code with a fixed number of arguments and no memory of its own: the loop's shortest way in.
  var isPlain = false
}

/// What is asked of a callable beside its code, in one byte: whoever posts a count asks all of it.
struct CallableTraits {
  private let bits: UInt8

  init(isInit: Bool, isLibrary: Bool, isClosed: Bool, isManual: Bool, hasReceiver: Bool) {
    bits =
      (isInit ? 1 : 0) | (isLibrary ? 2 : 0) | (isManual ? 4 : 0) | (hasReceiver ? 8 : 0)
      | (isClosed ? 16 : 0)
  }

  @inline(__always)
  var isInit: Bool { bits & 1 != 0 }
  /// The library's, not the program's.
  @inline(__always)
  var isLibrary: Bool { bits & 2 != 0 }
  /// Of the library's, what a search through schedules takes as one step and a run with a seed never parts.
  @inline(__always)
  var isClosed: Bool { bits & 16 != 0 }
  /// Its counts are nobody's but its author's (`CodeObject.isManual`).
  @inline(__always)
  var isManual: Bool { bits & 4 != 0 }
  /// It has a parameter: what a frame's first slot holds was put there.
  @inline(__always)
  var hasReceiver: Bool { bits & 8 != 0 }
}

/// Owns the instructions and constants of a code object, at fixed host addresses.
final class CodeStorage: @unchecked Sendable {
  let instructions: UnsafeMutablePointer<UInt64>
  let constants: UnsafeMutablePointer<UInt64>
  /// How a frame's memory is marked when it is opened; nil: all of it is plain.
  let shadow: UnsafeMutablePointer<Int8>?
  let switches: SwitchRows?

  /// The instructions as compiled; the loader patches them in place.
  init(_ code: CodeObject, constants values: [UInt64], shadow marks: [Int8]? = nil) {
    shadow = marks.map { marks in
      let copy = UnsafeMutablePointer<Int8>.allocate(capacity: max(1, marks.count))
      for (index, mark) in marks.enumerated() { copy[index] = mark }
      return copy
    }
    switches = code.switchTables.isEmpty ? nil : SwitchRows(code.switchTables)
    instructions = .allocate(capacity: code.instructions.count + 1)
    for (index, instruction) in code.instructions.enumerated() {
      instructions[index] = instruction.bits
    }
    InstructionPair.join(instructions, of: code)
    // Whoever runs off the end stops here.
    instructions[code.instructions.count] = Instruction(.trap).bits
    constants = .allocate(capacity: max(1, values.count))
    constants.initialize(repeating: 0, count: max(1, values.count))
    for (index, value) in values.enumerated() { constants[index] = value }
  }

  deinit {
    instructions.deallocate()
    constants.deallocate()
    shadow?.deallocate()
    switches?.release()
  }
}

/// The `switch` statements of a code object as the loop reads them: asking its record would count references up and
/// down, which takes longer than all that a case does.
struct SwitchRows {
  private struct Row {
    var low: Int64
    var high: Int64
    var target: Int
  }
  /// Where the rows of each begin; one more says where the last ones end.
  private let starts: UnsafeMutablePointer<Int>
  /// Those of each in order; behind them one that tells its default.
  private let rows: UnsafeMutablePointer<Row>

  init(_ tables: [SwitchTable]) {
    starts = .allocate(capacity: tables.count + 1)
    rows = .allocate(capacity: tables.reduce(0) { $0 + $1.entries.count + 1 })
    starts[0] = 0
    var next = 0
    for (number, table) in tables.enumerated() {
      for entry in table.entries {
        rows[next] = Row(low: entry.low, high: entry.high, target: entry.target)
        next += 1
      }
      rows[next] = Row(low: .min, high: .max, target: table.defaultTarget)
      next += 1
      starts[number + 1] = next
    }
  }

  func target(_ table: Int, _ value: Int64) -> Int {
    let otherwise = starts[table + 1] - 1
    var low = starts[table]
    var high = otherwise
    while low < high {
      let middle = (low + high) / 2
      if value < rows[middle].low {
        high = middle
      } else if value > rows[middle].high {
        low = middle + 1
      } else {
        return rows[middle].target
      }
    }
    return rows[otherwise].target
  }

  func release() {
    starts.deallocate()
    rows.deallocate()
  }
}

/// The people's side of a callable.
struct CallableRecord {
  var name: String
  /// nil for a native.
  var code: CodeObject?
  var storage: CodeStorage?
  var native: NativeFunction?
  /// Class index for a method (metaclass for a class method), 0 for a function.
  var owner = 0
  var selector = 0
  /// For a body that was missing once: where its literals lie.
  var room = 0..<0
  /// What the definition of a native says.
  var isInternalNative = false
  /// It belongs to the library.
  var isPrelude: Bool { code?.isPrelude ?? true }
  /// The library keeps it to itself.
  var isInternal: Bool { code?.isInternal ?? isInternalNative }
}

/// What the machine asks of its callables while it runs, by index: caches of the records in `WorldTables`, filled
/// by `installCallable`. Each has room for all that there can ever be, committed by the host when it is touched.
/// Ownership: the world's, which releases them.
struct CallableTable {
  let entries: UnsafeMutablePointer<Callable> = .allocate(capacity: AddressLayout.callableLimit)
  /// How a callable's frame is marked where it has memory; nil: all of it is plain.
  let frameShadows: UnsafeMutablePointer<UnsafePointer<Int8>?> = .allocate(
    capacity: AddressLayout.callableLimit)
  /// Its `switch` statements; nil: it has none.
  let switches: UnsafeMutablePointer<SwitchRows?> = .allocate(
    capacity: AddressLayout.callableLimit)
  /// What other threads can see it do.
  let visible: UnsafeMutablePointer<VisibleOperation> = .allocate(
    capacity: AddressLayout.callableLimit)
  /// Fuel for a call of the program's long functions, besides the 1 of every call.
  let costs = SiteCache.zeros(AddressLayout.callableLimit)
  /// The callable of each function slot.
  let ofSlot: UnsafeMutablePointer<UInt32> = .allocate(capacity: AddressLayout.callableLimit)

  @inline(__always)
  subscript(index: Int) -> Callable {
    get { entries[index] }
    nonmutating set { entries[index] = newValue }
  }

  func release() {
    entries.deallocate()
    frameShadows.deallocate()
    switches.deallocate()
    visible.deallocate()
    SiteCache.release(costs)
    ofSlot.deallocate()
  }
}

extension World {
  /// Registers a callable and returns its index, or nil when there are too many.
  func addCallable(_ record: CallableRecord) -> Int? {
    let index = tables.callables.count
    guard index < AddressLayout.callableLimit else { return nil }
    tables.callables.append(record)
    installCallable(index)
    kernel.pointee.callableCount = UInt32(index + 1)
    return index
  }

  /// Fills the loop's table from the record.
  func installCallable(_ index: Int) {
    let record = tables.callables[index]
    let nothing = UnsafePointer<UInt64>(emptyInstruction)
    var callable = Callable(
      instructions: record.storage.map { UnsafePointer($0.instructions) } ?? nothing,
      constants: record.storage.map { UnsafePointer($0.constants) } ?? nothing,
      registerCount: Int32(clamping: record.code?.registerCount ?? 0),
      memoryBytes: Int32(clamping: record.code?.memoryBytes ?? 0),
      parameterCount: record.code?.isVariadic == true
        ? ~Int32(clamping: record.code?.parameterCount ?? 0)
        : Int32(clamping: record.code?.parameterCount ?? 0),
      native: record.native.map { Int16(truncatingIfNeeded: $0.index) } ?? -1,
      traits: CallableTraits(
        isInit: record.code?.watched == .initMethod || record.native == .objectInit,
        isLibrary: record.isPrelude,
        isClosed: record.isPrelude && record.code?.visible.kind != .open,
        isManual: record.code?.isManual ?? true,
        hasReceiver: record.code?.parameterCount ?? 0 != 0))
    let length = record.isPrelude ? 0 : record.code?.instructions.count ?? 0
    callables.costs[index] =
      length > StepCost.longestFree ? UInt32(clamping: length >> StepCost.shift) : 0
    // Callable 0 is none.
    callable.isPlain =
      index != 0 && callables.costs[index] == 0 && callable.native < 0
      && callable.parameterCount >= 0
      && callable.memoryBytes == 0
      && callable.registerCount <= 0xFFFF && record.code?.body == nil
    callables[index] = callable
    siteCache.isStale = true
    callables.visible[index] = record.code?.visible ?? .none
    callables.switches[index] = record.storage?.switches
    callables.frameShadows[index] = record.storage?.shadow.map { UnsafePointer($0) }
  }

  /// Address of a function pointer (or IMP) to a callable.
  func functionAddress(_ callable: Int) -> UInt64 {
    AddressSpace.address(AddressLayout.text + callable * 16)
  }

  /// The callable behind a function pointer, 0 when it is none.
  @inline(__always)
  func callable(atFunctionAddress address: UInt64) -> Int {
    let offset = AddressSpace.offset(address) &- UInt64(AddressLayout.text)
    guard offset < UInt64(kernel.pointee.callableCount) * 16, offset & 15 == 0 else { return 0 }
    return Int(offset >> 4)
  }
}

/// One `trap`, for callables without code.
nonisolated(unsafe) let emptyInstruction: UnsafeMutablePointer<UInt64> = {
  let cell = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  cell.initialize(to: Instruction(.trap).bits)
  return cell
}()
