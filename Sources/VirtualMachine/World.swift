internal import Bytecode
internal import Diagnostics

/// One simulated process: memory, classes, threads, and the books about them.
///
/// All that a program can change lies in `space`. What only grows (code, names, debug information) lies in
/// `tables`, a value, so that a snapshot is a copy of the used bytes plus a reference. The rest (dispatch
/// rows, host pointers) are caches that any restore throws away.
package final class World {
  let space: AddressSpace
  let kernel: UnsafeMutablePointer<KernelState>
  var tables = WorldTables()
  /// Writes only into pieces of the tables that are this world's.
  let tableOwner = TableOwner()
  /// Snapshots taken and put back.
  var moments = 0
  /// How often the loop has been left, or the world put back: only then has anything in the heap changed.
  var runs = 0

  // MARK: Caches, rebuilt after a restore
  let callables = CallableTable()
  var rows = DispatchRows()
  var keyHints = KeyHints()
  var methodIndex = MethodIndex()
  let siteCache = SiteCache(nothing: emptyInstruction)

  /// Bytes held by this world's snapshots.
  package let ledger = PageLedger()

  // MARK: Observation
  let log: EventLog
  package var mask: EventMask = .standard {
    didSet { maskBits = mask.bits }
  }
  var maskBits: UInt64 = EventMask.standard.bits
  /// Receives output as it is made; nil: it is kept in `output`.
  package var live: ((OutputChunk) -> Void)?
  package var output: [OutputChunk] = []
  /// NSLog begins its lines with the time, the program and the thread.
  package var prefixesLog = false
  package var standardInput = StandardInput()

  // MARK: Limits, and the way in from a signal handler
  package var limits = RunLimits()
  /// Whose Ctrl-C this world hears: its own, or that of others who work for the same person.
  package let interrupt: InterruptFlag
  /// Set to 1 from anywhere: the run stops at the next slice.
  package let interruptFlag: UnsafeMutablePointer<Int32>

  // MARK: The run under way
  /// Why the last run stopped, if it did.
  package internal(set) var stop: Stop?
  /// Frame and next instruction of the running thread, for events and stops; written before any native.
  var runningFrame: UnsafeMutablePointer<UInt64>
  var runningPC = 0
  /// Fuel for work of natives that the loop has not yet taken off; 0 between two runs.
  var charged = 0
  /// What a format has rendered so far, within one native.
  var formatted = RenderedBytes()
  /// How often a running program has given a method another implementation. Only grows, whatever is undone.
  package internal(set) var methodExchanges = 0
  /// Names of selectors that were read as C strings last, where a native may look at them.
  var selectorTexts: [UnsafeMutableRawBufferPointer] = []
  /// `_exit`: nothing that waits for the program's end runs any more.
  package var leavesAtOnce = false
  /// What a native asks the loop to call.
  var pending = PendingCall()
  /// Signed overflows and odd shifts since they were last asked for.
  var arithmetic = ArithmeticNotes()
  package var countingRun = CountingRun()
  /// The books of the exploration under way; nil: none.
  var exploring: ExplorationBooks?
  /// Classes whose own +initialize has not run when the threads of an exploration begin.
  var booksOfInitialisation: [Int: Int] = [:]
  /// Writes to variables, while somebody asks for them.
  var recording = WriteRecording()
  /// Where statements begin, while somebody wants to see each.
  var statements = StatementWatch()
  var asking = Asking()
  /// The loop is never entered from within itself.
  var loopDepth = 0
  /// While the body of a function is brought in: what is left of the memory for its literals.
  var bodyRoom: Range<Int>?

  // MARK: Well-known selectors and classes (0 until loaded)
  var known = KnownNames()

  /// The log's records, at hand.
  let records: UnsafeMutablePointer<Event>

  package init(interrupt: InterruptFlag = InterruptFlag()) {
    space = AddressSpace()
    kernel = space.host(offset: AddressLayout.kernel).bindMemory(
      to: KernelState.self, capacity: 1)
    kernel.initialize(to: KernelState())
    log = EventLog()
    records = log.records
    tables.share(tableOwner, moment: 0)
    self.interrupt = interrupt
    interruptFlag = interrupt.numbers
    runningFrame = space.host(offset: AddressLayout.stacks).bindMemory(
      to: UInt64.self, capacity: 1)
    kernel.pointee.metadataTop = UInt32(AddressLayout.metadata + 16)
    kernel.pointee.globalsTop = UInt32(AddressLayout.globals + 16)
    kernel.pointee.bodiesTop = UInt64(AddressLayout.bodies)
    // Callable, selector and class 0 mean "none".
    kernel.pointee.selectorCount = 1
    kernel.pointee.classCount = 1
    tables.selectors.append("")
    tables.classes.append(ClassDescriptor())
    let nothing = CodeObject(name: "", instructions: [Instruction(.trap)])
    _ = addCallable(
      CallableRecord(name: "", code: nothing, storage: CodeStorage(nothing, constants: [])))
    _ = createZone(name: "DefaultMallocZone")
    startMainThread()
  }

  deinit {
    for text in selectorTexts { text.deallocate() }
    formatted.release()
    callables.release()
    rows.release()
    keyHints.release()
    space.definedness.release()
  }

  // MARK: Raw access for the machine itself (the offsets are its own)

  @inline(__always)
  func load<T>(_ offset: Int, as type: T.Type) -> T {
    space.bytes.load(fromByteOffset: offset, as: T.self)
  }

  @inline(__always)
  func store<T>(_ value: T, _ offset: Int) {
    space.bytes.storeBytes(of: value, toByteOffset: offset, as: T.self)
  }

  @inline(__always)
  func pointer<T>(_ offset: Int, to type: T.Type) -> UnsafeMutablePointer<T> {
    (space.bytes + offset).assumingMemoryBound(to: T.self)
  }

  /// Bump allocation in the metadata region; nil when it is full.
  func allocateMetadata(_ size: Int) -> Int? {
    let top = Int(kernel.pointee.metadataTop)
    guard top + size + 16 <= AddressLayout.metadataEnd else { return nil }
    kernel.pointee.metadataTop = UInt32((top + size + 15) & ~15)
    return top
  }

  /// Bump allocation of `size` bytes for a global or literal, with a header granule before it.
  /// Returns its offset; the caller opens the shadow.
  func allocateGlobal(_ size: Int, alignment: Int) -> Int? {
    if let room = bodyRoom {
      let start = (room.lowerBound + 16 + max(alignment, 16) - 1) & ~(max(alignment, 16) - 1)
      guard start + size <= room.upperBound else { return nil }
      bodyRoom = (start + size + 15) & ~15..<max(room.upperBound, (start + size + 15) & ~15)
      return start
    }
    let top = Int(kernel.pointee.globalsTop) + 16
    let start = (top + max(alignment, 16) - 1) & ~(max(alignment, 16) - 1)
    guard start + size + 16 <= AddressLayout.globalsEnd else { return nil }
    kernel.pointee.globalsTop = UInt32((start + size + 15) & ~15)
    return start
  }
}
