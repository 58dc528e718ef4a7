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

  // MARK: Caches, rebuilt after a restore
  /// By callable index. Room for all that there can ever be, committed when touched.
  let callables: UnsafeMutablePointer<Callable>
  /// By callable index: how its frame's memory is marked, where not all of it is plain.
  let frameShadows: UnsafeMutablePointer<UnsafePointer<Int8>?>
  /// By callable index: the library's, not the program's.
  let libraryCallables: UnsafeMutablePointer<Bool>
  /// By callable index: what other threads can see it do.
  let visibleOperations: UnsafeMutablePointer<VisibleOperation>
  /// By callable index: fuel for a call of the program's long functions, besides the 1 of every call.
  let codeCosts: UnsafeMutablePointer<UInt32>
  /// Callable by function slot.
  let functionTable: UnsafeMutablePointer<UInt32>
  /// By class index: callable for a selector id, 0 for "look it up". Unused classes share `emptyRow`.
  let rows: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>>
  let emptyRow: UnsafeMutablePointer<UInt32>
  /// Classes whose row is their own.
  var ownRows: [Int] = []
  var methodIndex = MethodIndex()
  /// How many rows are there at all: those of later classes are touched when a class is made.
  var madeRows = 4096
  /// Classes that may have a row of their own; the rest are looked up each time.
  static let ownRowLimit = 8192
  let siteCache = SiteCache(nothing: emptyInstruction)
  static let rowCapacity = AddressLayout.selectorLimit

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
  var formatted: [UInt8] = []
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
  /// A counting run stops behind the instruction that posts event `eventLimit - 1`.
  package var eventLimit: UInt64 = .max
  /// How many events there were before the last instruction of a counting run.
  package internal(set) var eventsBeforeInstruction: UInt64 = 0
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
  /// Instructions executed, in counting runs.
  package internal(set) var instructionCount: UInt64 = 0

  /// While the body of a function is brought in: what is left of the memory for its literals.
  var bodyRoom: Range<Int>?

  // MARK: Well-known selectors and classes (0 until loaded)
  var known = KnownNames()

  package init() {
    space = AddressSpace()
    kernel = space.host(offset: AddressLayout.kernel).bindMemory(
      to: KernelState.self, capacity: 1)
    kernel.initialize(to: KernelState())
    callables = .allocate(capacity: AddressLayout.callableLimit)
    frameShadows = .allocate(capacity: AddressLayout.callableLimit)
    libraryCallables = .allocate(capacity: AddressLayout.callableLimit)
    visibleOperations = .allocate(capacity: AddressLayout.callableLimit)
    codeCosts = SiteCache.zeros(AddressLayout.callableLimit)
    functionTable = .allocate(capacity: AddressLayout.callableLimit)
    rows = .allocate(capacity: AddressLayout.classLimit)
    emptyRow = SiteCache.zeros(World.rowCapacity)
    rows.initialize(repeating: emptyRow, count: madeRows)
    log = EventLog()
    tables.share(tableOwner, moment: 0)
    tables.open()
    interruptFlag = .allocate(capacity: 1)
    interruptFlag.initialize(to: 0)
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
    for index in ownRows { SiteCache.release(rows[index]) }
    for text in selectorTexts { text.deallocate() }
    rows.deallocate()
    SiteCache.release(emptyRow)
    callables.deallocate()
    frameShadows.deallocate()
    space.definedness.release()
    libraryCallables.deallocate()
    visibleOperations.deallocate()
    SiteCache.release(codeCosts)
    functionTable.deallocate()
    interruptFlag.deallocate()
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

/// What only grows: names, code, and information for people. A snapshot holds it for the price of some
/// references (`SharedTables`).
struct WorldTables {
  var selectors: SharedList<String> = []
  var selectorIDs: SharedMap<String, Int> = [:]
  /// By class index; a metaclass has its class's descriptor.
  var classes: SharedList<ClassDescriptor> = []
  var classIDs: SharedMap<String, Int> = [:]
  var callables: SharedList<CallableRecord> = []
  /// Function slots by link name.
  var functionSlots: SharedMap<String, Int> = [:]
  var functionNames: SharedList<String> = []
  /// Callable of each slot, 0 while it is only declared.
  var functionCallables: SharedList<UInt32> = []
  /// Link names of a program's own prototypes that have met no function of the library.
  var unlinked: [String] = []
  var globals: SharedList<GlobalInfo> = []
  /// Latest global of a link name.
  var globalIDs: SharedMap<String, Int> = [:]
  var protocols: [String: ProtocolDefinition] = [:]
  var protocolAddresses: [String: UInt64] = [:]
  var cStrings: SharedMap<[UInt8], UInt64> = [:]
  /// By the bytes: Swift takes é and e with an accent for the same text.
  var objcStrings: SharedMap<[UInt8], UInt64> = [:]
  /// Global blocks by their invoke function.
  var globalBlocks: [String: UInt64] = [:]
  /// Method encodings by callable.
  var methodEncodings: SharedMap<Int, String> = [:]

  /// A snapshot is about to be taken, or has been put back.
  mutating func share(_ owner: TableOwner, moment: Int) {
    selectors.share(owner, moment: moment)
    classes.share(owner, moment: moment)
    callables.share(owner, moment: moment)
    functionNames.share(owner, moment: moment)
    functionCallables.share(owner, moment: moment)
    globals.share(owner, moment: moment)
    selectorIDs.share()
    classIDs.share()
    functionSlots.share()
    globalIDs.share()
    cStrings.share()
    objcStrings.share()
    methodEncodings.share()
  }

  /// Much is about to be added before the next snapshot.
  mutating func open() {
    selectorIDs.open()
    classIDs.open()
    functionSlots.open()
    globalIDs.open()
    cStrings.open()
    objcStrings.open()
    methodEncodings.open()
  }

  /// Many worlds are about to begin with these.
  mutating func freeze() {
    selectorIDs.freeze()
    classIDs.freeze()
    functionSlots.freeze()
    globalIDs.freeze()
    cStrings.freeze()
    objcStrings.freeze()
    methodEncodings.freeze()
  }
}

/// What a person may want to know of a class; the machine's own record lies in memory (`ClassRecord`).
struct ClassDescriptor {
  var name = ""
  var ivars: [IvarDefinition] = []
  var protocols: [String] = []
  var properties: [PropertyDefinition] = []
  var isPrelude = true
  /// A front end made it for itself.
  var isMade = false
  var place = SourceRange.none
}

/// Selectors and classes that the machine itself names.
struct KnownNames {
  var release = 0
  var dealloc = 0
  var allocWithZone = 0
  var initialize = 0
  var stringClass = 0
  var constantStringClass = 0
  var mutableStringClass = 0
  var protocolClass = 0
  /// Callable of -[NSObject init].
  var rootInit = 0
  /// Callable of the prelude's `__selfsame_throw`.
  var raise = 0
  var retain = 0
  var autorelease = 0
  var hash = 0
  var isEqual = 0
  var description = 0
  var cxxDestruct = 0
  var stackBlockClass = 0
  /// Callable of the prelude's `__selfsame_releaseAssociations`.
  var releaseAssociations = 0
  /// Callable of the prelude's `__selfsame_forward`, once forwarding is loaded.
  var forward = 0
  /// Selectors a class overrides that wants to hear of messages it does not answer.
  var forwardingSelectors: [Int] = []
  /// +resolveInstanceMethod: and +resolveClassMethod:.
  var resolvers = (0, 0)
  /// Callable of the prelude's `__selfsame_callout`.
  var callout = 0
}

/// How much a program may have and do before it is stopped.
package struct RunLimits: Sendable {
  package var steps: UInt64 = .max
  package var objects: UInt64 = 2_000_000
  /// Of blocks and objects together.
  package var bytes: UInt64 = 256 << 20
  package var outputBytes: UInt64 = 16 << 20

  package init() {}
}

/// What a native wants the loop to do in its place: it calls nobody itself (decision 0003).
struct PendingCall {
  /// Message to be sent (`NativeOutcome.send`).
  var selector = 0
  /// The program says this message by hand (`performSelector:`), as it would in brackets.
  var isAskedFor = false
  /// Where the search for it begins; 0: at the receiver's class.
  var fromClass = 0
  var arguments = 0
  /// What `NativeOutcome.callFirst` calls, with whom.
  var callable = 0
  var receiver: UInt64 = 0
}
