package import Bytecode
internal import Diagnostics

/// Where pointers lie: every place of the world that refers to a live object.
///
/// Who owns an object is no field of the object: its header holds a number and nothing else. But every
/// owner keeps the pointer somewhere, so a walk over globals, named locals, pools, objects and C memory finds
/// all who can be one. Whether a place owns what it points to is decided elsewhere; this only looks.
package struct PointerPlace: Equatable, Sendable {
  package enum Site: Equatable, Sendable {
    /// A variable that lives as long as the program; index into `globalInfos()`.
    case global(Int)
    /// A named local of a running function. depth 0 is the innermost frame.
    case local(name: String, callable: Int, thread: Int, depth: Int)
    case pool(token: UInt64, thread: Int)
    /// Within an object (a block on the heap is one).
    case object(address: UInt64, offset: Int)
    /// Within memory that came from malloc.
    case memory(address: UInt64, offset: Int)
    /// On its way from a function to its caller.
    case handedOver(thread: Int)
    /// A word of a running call that no variable names; what a variable holds is told a second time so.
    case call(thread: Int, isRegister: Bool)
    /// What a block on the stack of a thread captured: an offset in it.
    case stackBlock(address: UInt64, thread: Int, offset: Int)
    /// A word of the library's that has no name: a literal's, a table's.
    case constant
    /// The method that `imp_implementationWithBlock` has made of it.
    case blockMethod
  }
  package var site: Site
  /// Address of the pointer itself; 0 where it lies in a register.
  package var slot: UInt64
  /// Of a variable, how many bytes into it.
  package var part = 0
  /// Address of what it points to.
  package var target: UInt64
  /// What it points to is C memory.
  package var targetIsMemory: Bool
  /// It was an object, and is dead: the pointer dangles.
  package var targetIsDead = false
}

/// C memory that was taken and not given back.
package struct MemoryInfo: Equatable, Sendable {
  package var serial: UInt32
  package var address: UInt64
  package var size: Int
}

/// Pieces of C memory in order, to find the one that an address lies in.
private struct BlockIndex {
  private let blocks: [MemoryInfo]

  /// `blocks`: by address.
  init(_ blocks: [MemoryInfo]) { self.blocks = blocks }

  /// Where the piece begins that an address lies in.
  func around(_ address: UInt64) -> UInt64? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let block = blocks[low - 1]
    return address < block.address &+ UInt64(block.size) ? block.address : nil
  }
}

/// A named variable of a function that runs; depth 0 is the innermost frame.
package struct LocalVariable: Equatable, Sendable {
  package var name: String
  package var encoding: String
  package var size: Int
  package var depth: Int
  /// Its address; 0: it lies in a register.
  package var slot: UInt64
  /// What the register holds.
  package var value: UInt64
  /// The instruction from which on it is there: two of one name are told apart by it.
  package var start: Int
}

extension World {
  /// C memory that no pointer leads to any more: no variable, no object, and no other memory that is led to.
  package func lostMemory() -> [MemoryInfo] {
    let live = liveMemory()
    if live.isEmpty { return [] }
    let reached = Set(pointerPlaces().lazy.filter(\.targetIsMemory).map(\.target))
    return live.filter { !reached.contains($0.address) }
  }

  /// By piece of C memory, the pieces among these that its words lead to.
  package func pointers(in memory: [MemoryInfo]) -> [[Int]] {
    let blocks = BlockIndex(memory.sorted { $0.address < $1.address })
    let index = Dictionary(uniqueKeysWithValues: memory.enumerated().map { ($1.address, $0) })
    return memory.map { piece in
      var found: [Int] = []
      for word in stride(from: 0, to: piece.size & ~7, by: 8) where !isLookOver {
        let value = readWord(piece.address &+ UInt64(word)) ?? 0
        if value == 0 { continue }
        if let target = blocks.around(value).flatMap({ index[$0] }) { found.append(target) }
      }
      return found
    }
  }

  /// The C memory, taken and not freed, that has a place within it.
  package func memory(holding address: UInt64) -> MemoryInfo? {
    let offset = Int(clamping: AddressSpace.offset(address))
    guard offset >= AddressLayout.heap, offset < AddressLayout.heapEnd,
      let block = blockStart(offset), space.shadow[block >> 4 - 1] == Shadow.liveBlock
    else { return nil }
    let head = header(block).pointee
    guard offset < block + Int(head.size) else { return nil }
    return MemoryInfo(
      serial: head.serial, address: AddressSpace.address(block), size: Int(head.size))
  }

  /// C memory that is taken, the library's own with it, by address.
  package func liveMemory() -> [MemoryInfo] {
    let zones = (0..<Int(kernel.pointee.zoneCount)).map { zone($0).pointee.liveBlocks }
    if zones.allSatisfy({ $0 == 0 }) { return [] }
    var found: [MemoryInfo] = []
    let chunk = 1 << AddressLayout.chunkShift
    for start in stride(from: AddressLayout.heap, to: AddressLayout.heapEnd, by: chunk)
    where chunkZone(start).pointee != 0 {
      if isLookOver { break }
      for granule in start >> 4..<(start + chunk) >> 4
      where space.shadow[granule] == Shadow.liveBlock {
        let block = (granule + 1) << 4
        found.append(
          MemoryInfo(
            serial: header(block).pointee.serial, address: AddressSpace.address(block),
            size: Int(header(block).pointee.size)))
      }
    }
    return found
  }

  /// All of them, roots first, then object by object in order of birth; fewer, where Ctrl-C ends the search.
  package func pointerPlaces() -> [PointerPlace] {
    var places: [PointerPlace] = []
    // Most objects have somebody: growing by half would hold all places twice.
    places.reserveCapacity(liveObjectCount + liveObjectCount / 8)
    var memory: [Int] = []
    var seen = Set<Int>()
    // Places of `__block` variables on the heap that a running function has a name for.
    var named = Set<UInt64>()
    // Made only where a pointer does not lead to a beginning.
    lazy var blocks = BlockIndex(liveMemory())
    func isStart(_ offset: UInt64) -> Bool {
      guard offset & 15 == 0 else { return false }
      switch space.shadow[Int(offset >> 4) - 1] {
      case Shadow.liveBlock, Shadow.hiddenBlock, Shadow.freedObject, Shadow.liveObject: return true
      default: return false
      }
    }
    func add(_ value: UInt64, slot: UInt64, part: Int = 0, _ site: PointerPlace.Site) {
      guard zone(ofAddress: value) != nil else { return }
      var offset = AddressSpace.offset(value)
      // Into the middle of C memory leads there, too.
      if !isStart(offset), let around = blocks.around(value) {
        offset = AddressSpace.offset(around)
      }
      guard offset & 15 == 0 else { return }
      let mark = space.shadow[Int(offset >> 4) - 1]
      if case .memory = site, named.contains(slot) { return }
      let isMemory = mark == Shadow.liveBlock || mark == Shadow.hiddenBlock
      let isDead = mark == Shadow.freedObject
      guard isMemory || isDead || mark == Shadow.liveObject else { return }
      places.append(
        PointerPlace(
          site: site, slot: slot, part: part, target: AddressSpace.address(Int(offset)),
          targetIsMemory: isMemory,
          targetIsDead: isDead))
      if isMemory, seen.insert(Int(offset)).inserted { memory.append(Int(offset)) }
    }
    func scan(_ start: Int, _ size: Int, _ site: (Int) -> PointerPlace.Site) {
      var position = (start + 7) & ~7
      while position + 8 <= start + size {
        let value = load(position, as: UInt64.self)
        if value != 0 {
          let offset = position - start
          add(value, slot: AddressSpace.address(position), part: offset, site(offset))
        }
        position += 8
        if position & 0xFFFF == 0, isLookOver { return }
      }
    }
    // What lies between the variables holds pointers, too: literals that the library made.
    var unnamed = AddressLayout.globals
    let globals = globalInfos().enumerated().map {
      (index: $0.offset, start: Int(AddressSpace.offset($0.element.address)), size: $0.element.size)
    }.filter { $0.size >= 8 }.sorted { $0.start < $1.start }
    for global in globals {
      if unnamed < global.start { scan(unnamed, global.start - unnamed) { _ in .constant } }
      scan(global.start, global.size) { _ in .global(global.index) }
      unnamed = max(unnamed, global.start + global.size)
    }
    scan(unnamed, Int(kernel.pointee.globalsTop) - unnamed) { _ in .constant }
    for number in 1...max(1, Int(kernel.pointee.threadCount)) {
      eachLocal(ofThread: number) { variable, callable, depth, slot, value in
        let site = PointerPlace.Site.local(
          name: variable.name, callable: callable, thread: number, depth: depth)
        if slot == 0 { return add(value, slot: 0, site) }
        // A struct, an array: each of its words.
        let size = variable.size > 0 ? variable.size : 8
        if variable.isShared {
          for word in stride(from: 0, to: size, by: 8) { named.insert(slot &+ UInt64(word)) }
        }
        scan(Int(AddressSpace.offset(slot)), size) { _ in site }
      }
      let record = thread(number)
      for pool in poolStack(record) {
        for address in pool.1 { add(address, slot: 0, .pool(token: pool.token, thread: number)) }
      }
      if record.pointee.handedOver != 0 {
        add(record.pointee.handedOver, slot: 0, .handedOver(thread: number))
      }
      guard isUnfinished(record) else { continue }
      // To the last register of the running frame: behind it lie the words of calls that are over.
      let frame = stackBase(record) + Int(record.pointee.frame)
      let registers = Int(callables[currentCallable(frame)].registerCount)
      let words = Int(record.pointee.frame) + registers
      scan(Int(record.pointee.stack), words * 8) { _ in .call(thread: number, isRegister: true) }
      let memory = Int(record.pointee.memory)
      var block = 0..<0
      scan(memory, Int(record.pointee.memoryTop) - memory) { offset in
        let position = memory + offset
        if let size = sizeOfStackBlock(position) { block = position..<position + size }
        guard block.contains(position) else { return .call(thread: number, isRegister: false) }
        return .stackBlock(
          address: AddressSpace.address(block.lowerBound), thread: number,
          offset: position - block.lowerBound)
      }
      add(record.pointee.exception, slot: 0, .call(thread: number, isRegister: false))
    }
    for callable in Set(tables.blockMethods) where callable < kernel.pointee.callableCount {
      if let block = block(ofMethod: callable) { add(block, slot: 0, .blockMethod) }
    }
    for object in eachLiveObject(includingStrings: true) {
      let start = Int(AddressSpace.offset(object.address))
      // The isa word points to a class, which is no object of the heap.
      scan(start + 8, object.size - 8) { .object(address: object.address, offset: $0 + 8) }
      if isLookOver { break }
    }
    var next = 0
    while next < memory.count, !isLookOver {
      let start = memory[next]
      next += 1
      let address = AddressSpace.address(start)
      scan(start, Int(header(start).pointee.size)) { .memory(address: address, offset: $0) }
    }
    return places
  }

  private func isUnfinished(_ record: UnsafeMutablePointer<ThreadRecord>) -> Bool {
    record.pointee.state == ThreadRecord.State.runnable.rawValue
      || record.pointee.state == ThreadRecord.State.waiting.rawValue
  }

  /// Named variables in scope in the frames of a thread that has not ended: where each lies in memory (0: nowhere), or
  /// what its register holds.
  private func eachLocal(
    ofThread number: Int,
    _ body: (
      _ variable: VariableInfo, _ callable: Int, _ depth: Int, _ slot: UInt64, _ value: UInt64
    ) -> Void
  ) {
    let record = thread(number)
    guard isUnfinished(record) else { return }
    let stack = stackBase(record)
    var frame = stack + Int(record.pointee.frame)
    var pc = Int(record.pointee.pc)
    for depth in 0..<100_000 {
      let callable = currentCallable(frame)
      let link = frame[FrameSlot.caller]
      if let code = code(ofCallable: callable) {
        for variable in code.variables
        where variable.start <= pc && pc <= variable.end && variable.name != "_cmd" {
          switch variable.home {
          case .register(let register):
            guard isWritten(variable, in: register, at: pc, of: code) else { continue }
            body(variable, callable, depth, 0, frame[register])
          case .memory(let offset):
            guard link & FrameFlags.hasMemory != 0 else { continue }
            var slot = AddressSpace.address(Int(link >> 32) + offset)
            if variable.isShared {
              let value = UInt64(ByrefLayout.value)
              guard let structure = readWord(slot &- value) else { continue }
              slot = structure &+ value
            }
            // It may be no variable yet.
            guard !readBytes(slot, count: 1).isEmpty else { continue }
            body(variable, callable, depth, slot, 0)
          }
        }
      }
      if link & FrameFlags.bottom != 0 { break }
      pc = max(0, Int(truncatingIfNeeded: frame[0] & 0xFFFF_FFFF) - 1)
      frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
    }
  }

  /// Until a variable is first written, its register holds what was there before: nobody's value. A write that
  /// stands further down counts where a loop leads back from behind it. What a call was given its caller wrote.
  private func isWritten(
    _ variable: VariableInfo, in register: Int, at pc: Int, of code: CodeObject
  )
    -> Bool
  {
    if register < FrameLayout.headerSlots + code.parameterCount { return true }
    let end = min(variable.end, code.instructions.count)
    func writes(_ range: Range<Int>) -> Bool {
      code.instructions[range].contains { $0.writes == register }
    }
    guard variable.start <= pc, pc <= end else { return false }
    if writes(variable.start..<pc) { return true }
    let back = (pc..<end).last {
      code.instructions[$0].target(at: $0).map { variable.start < $0 && $0 <= pc } ?? false
    }
    return back.map { writes(pc..<$0) } ?? false
  }

  /// The same for an observer.
  package func locals(ofThread number: Int) -> [LocalVariable] {
    var found: [LocalVariable] = []
    eachLocal(ofThread: number) { variable, _, depth, slot, value in
      found.append(
        LocalVariable(
          name: variable.name, encoding: variable.encoding, size: variable.size, depth: depth,
          slot: slot, value: value, start: variable.start))
    }
    return found
  }

  /// Weak variables with the object each refers to, by the variable's address; Swift's unowned ones with them.
  package func weakPlaces() -> [(variable: UInt64, object: UInt64, isUnowned: Bool)] {
    guard kernel.pointee.weakTable != 0 else { return [] }
    var places: [(variable: UInt64, object: UInt64, isUnowned: Bool)] = []
    for bucket in 0..<Int(kernel.pointee.weakBuckets) where !isLookOver {
      var node = Int(load(Int(kernel.pointee.weakTable) + bucket * 4, as: UInt32.self))
      while node != 0 {
        let entry = pointer(node, to: WeakNode.self).pointee
        places.append((entry.variable, entry.object, entry.isUnowned != 0))
        node = Int(entry.next)
      }
    }
    return places.sorted { $0.variable < $1.variable }
  }

  /// Bytes of the block literal that begins there, nil where none does.
  private func sizeOfStackBlock(_ start: Int) -> Int? {
    guard start & 15 == 0, space.shadow[start >> 4 - 1] == Shadow.liveObject,
      load(start, as: UInt64.self) == classAddress(known.stackBlockClass),
      let descriptor = readWord(AddressSpace.address(start + BlockLayout.descriptor)),
      let size = readWord(descriptor &+ 8)
    else { return nil }
    return Int(truncatingIfNeeded: min(size, 1 << 20))
  }

  /// What a copy of a block does with the capture at an offset, read off its copy helper; nil: nothing.
  package func captureRetain(ofBlock address: UInt64, offset: Int) -> Opcode? {
    guard let descriptor = readWord(address &+ UInt64(BlockLayout.descriptor)),
      let flags = readWord(address &+ UInt64(BlockLayout.flags), size: 4),
      UInt32(truncatingIfNeeded: flags) & BlockLayout.hasCopyDispose != 0,
      let function = readWord(descriptor &+ 16),
      let code = code(ofCallable: callable(atFunctionAddress: function))
    else { return nil }
    // What is done with a capture stands between where it is read and where the next one is. A struct's members are
    // read by an address each.
    var members: [Int: Int] = [:]
    var found: Opcode?
    var isReading = false
    for instruction in code.instructions {
      let place: Int? =
        instruction.b == FrameLayout.headerSlots + 1 ? 0 : members[instruction.b]
      members[instruction.writes] = nil
      let op = instruction.opcode
      if op == .addImmediate64 {
        members[instruction.a] = place.map { $0 + instruction.signedC }
      } else if let place, op == .loadWeak {
        if place == offset { return op }
        isReading = false
      } else if let place, op == .load64 {
        isReading = place + instruction.signedC == offset
      } else if isReading, op == .retain || op == .call || op == .loadWeak {
        found = found ?? op
      }
    }
    return found
  }

  /// Place of the code of a block.
  package func placeOfBlock(_ address: UInt64) -> (callable: Int, name: String)? {
    guard let function = readWord(address &+ UInt64(BlockLayout.invoke)) else { return nil }
    let callable = callable(atFunctionAddress: function)
    return callable == 0 ? nil : (callable, callableName(callable))
  }
}
