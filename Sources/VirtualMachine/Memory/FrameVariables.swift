package import Bytecode
package import Diagnostics

/// Local variables in a frame's memory, each with closed granules before and behind it.
///
/// How the memory of a frame is marked when it is opened is the same at each call, so it is worked out once,
/// when the code is loaded, and copied. The granule behind a frame says whose it is; it keeps saying so after
/// the frame has returned, until another one lies there: that is how a dangling pointer is still told by
/// the name of its variable.
package struct NearVariable: Equatable, Sendable {
  package var name: String
  package var size: Int
  /// Of the address, from the variable's first byte.
  package var offset: Int
  /// The function of a local one; "" for a global.
  package var function: String
  package var place: SourceRange
}

enum FrameShadow {
  /// The marks of a frame's memory; nil where all of it is plain.
  static func template(_ code: CodeObject, _ definedness: Definedness) -> [Int8]? {
    var marks: [Int8] = []
    for variable in code.variables {
      guard variable.hasGranules, case .memory(let offset) = variable.home else { continue }
      if marks.isEmpty { marks = Array(repeating: 16, count: code.memoryBytes >> 4) }
      write(variable, at: offset >> 4, into: &marks, definedness)
    }
    return marks.isEmpty ? nil : marks
  }

  private static func write(
    _ variable: VariableInfo, at first: Int, into marks: inout [Int8], _ definedness: Definedness
  ) {
    let whole = variable.size >> 4
    let rest = variable.size & 15
    let end = first + whole + (rest > 0 ? 1 : 0)
    guard first > 0, end < marks.count else { return }
    for granule in first..<end {
      let size = granule - first < whole ? 16 : rest
      marks[granule] = variable.isUndefined ? definedness.mark(size: size, mask: 0) : Int8(size)
    }
    marks[first - 1] = Shadow.redZone
    marks[end] = Shadow.redZone
  }
}

extension World {
  /// A variable's granules within the memory of the running frame; nil where it has none.
  private func granules(
    _ r: UnsafeMutablePointer<UInt64>, _ index: Int
  ) -> (first: Int, offset: Int, count: Int)? {
    let callable = currentCallable(r)
    guard let variables = tables.callables[callable].code?.variables,
      variables.indices.contains(index), variables[index].hasGranules,
      case .memory(let offset) = variables[index].home
    else { return nil }
    let first = (Int(r[FrameSlot.caller] >> 32) + offset) >> 4
    return (first, offset >> 4, (variables[index].size + 15) >> 4)
  }

  /// A variable begins again: its block is entered once more.
  @inline(never)
  func openVariable(_ r: UnsafeMutablePointer<UInt64>, _ index: Int) {
    guard let (first, offset, count) = granules(r, index),
      let marks = tables.callables[currentCallable(r)].storage?.shadow
    else { return }
    (space.shadow + first).update(from: marks + offset, count: count)
  }

  @inline(never)
  func closeVariable(_ r: UnsafeMutablePointer<UInt64>, _ index: Int) {
    guard let (first, _, count) = granules(r, index) else { return }
    (space.shadow + first).update(repeating: Shadow.endedScope, count: count)
  }

  /// The variable that an address points into, or just beside; nil where none is near.
  package func variable(near address: UInt64) -> NearVariable? {
    let offset = AddressSpace.offset(address)
    if offset >= UInt64(AddressLayout.globals), offset < UInt64(AddressLayout.globalsEnd) {
      return global(near: address)
    }
    guard offset >= UInt64(AddressLayout.stacks), offset < UInt64(AddressLayout.pools) else {
      return nil
    }
    return local(near: Int(offset))
  }

  /// What the global at an address remembers the making of.
  package func guarding(at address: UInt64) -> OnceGuard? {
    tables.globals.last { $0.address == address }?.guarding
  }

  private func local(near offset: Int) -> NearVariable? {
    // The frame's end is the next granule with its mark.
    var granule = offset >> 4
    let limit = min(granule + (1 << 20), AddressLayout.pools >> 4)
    while granule < limit, space.shadow[granule] != Shadow.frameEnd { granule += 1 }
    guard granule < limit else { return nil }
    let end = granule << 4
    let callable = Int(load(end, as: UInt32.self))
    let size = Int(load(end + 4, as: UInt32.self))
    guard tables.callables.indices.contains(callable), let code = tables.callables[callable].code,
      code.memoryBytes == size, offset >= end - size - 16
    else { return nil }
    let position = offset - (end - size)
    var best: (distance: Int, variable: VariableInfo, start: Int)?
    for variable in code.variables where variable.hasGranules {
      guard case .memory(let start) = variable.home else { continue }
      let distance =
        position < start ? start - position : max(0, position - (start + variable.size - 1))
      if distance < best?.distance ?? .max { best = (distance, variable, start) }
    }
    guard let best, best.distance <= 4096 else { return nil }
    return NearVariable(
      name: best.variable.name, size: best.variable.size, offset: position - best.start,
      function: tables.callables[callable].name, place: best.variable.place)
  }

  private func global(near address: UInt64) -> NearVariable? {
    var best: (distance: UInt64, global: GlobalInfo)?
    for global in tables.globals where !global.displayName.isEmpty {
      let end = global.address &+ UInt64(max(1, global.size))
      let distance =
        address < global.address ? global.address - address : address < end ? 0 : address - end + 1
      if distance < best?.distance ?? 33 { best = (distance, global) }
    }
    return best.map {
      NearVariable(
        name: $0.global.displayName, size: $0.global.size,
        offset: Int(Int64(bitPattern: address &- $0.global.address)), function: "", place: .none)
    }
  }

  /// What a trap says: control came to the end of a function that answers, or to one that nobody has defined yet.
  @inline(never)
  func trapped(_ record: CallableRecord) -> Stop {
    record.code == nil
      ? .undefinedFunction(name: record.name) : .missingReturn(function: record.name)
  }

  /// Whether the caller of a frame looks at what it returns: C lets a function end without a result as long
  /// as nobody does. The result lies in a temporary of the caller, so it is read before the next jump or
  /// not at all.
  @inline(never)
  func resultIsUsed(_ r: UnsafeMutablePointer<UInt64>) -> Bool {
    let link = r[FrameSlot.caller]
    if link & FrameFlags.bottom != 0 { return false }
    let caller = stackBase(currentThread) + Int(link & FrameFlags.callerMask)
    let callable = Int(truncatingIfNeeded: r[FrameSlot.back] >> 32)
    guard tables.callables.indices.contains(callable),
      let instructions = tables.callables[callable].code?.instructions
    else { return true }
    var slot = r - caller
    if link & FrameFlags.variadic != 0 {
      slot -= FrameSlot.headerSlots + Int(r[FrameSlot.callable] >> 32)
    }
    var pc = Int(truncatingIfNeeded: r[FrameSlot.back] & 0xFFFF_FFFF)
    for _ in 0..<1000 {
      guard instructions.indices.contains(pc) else { return false }
      let instruction = instructions[pc]
      let (a, b, c) = instruction.reads
      if a == slot || b == slot || c == slot { return true }
      if instruction.writes == slot { return false }
      // An argument of a call, or a slot that it covers.
      if instruction.descriptor?.a == .frame, instruction.a <= slot {
        return slot >= instruction.a + FrameSlot.headerSlots
          && slot < instruction.a + FrameSlot.headerSlots + instruction.x
      }
      if instruction.descriptor?.family == .jump, let target = instruction.target(at: pc) {
        pc = target
      } else if instruction.endsPath || instruction.target(at: pc) != nil {
        return false
      } else {
        pc += 1
      }
    }
    return false
  }

  /// Serial and size of the C block that an address points into.
  package func blockInfo(at address: UInt64) -> (serial: UInt32, size: Int)? {
    let offset = AddressSpace.offset(address)
    guard offset >= UInt64(AddressLayout.heap), offset < AddressSpace.limit else { return nil }
    var granule = Int(offset >> 4)
    while granule > AddressLayout.heap >> 4 {
      granule -= 1
      let mark = space.shadow[granule]
      if mark == Shadow.liveBlock || mark == Shadow.freedBlock {
        let head = header((granule + 1) << 4).pointee
        return (head.serial, Int(head.size))
      }
      if mark < 0, mark > Shadow.firstUndefined, mark != Shadow.freedBytes { return nil }
    }
    return nil
  }

  /// A local variable of a function, by its number there.
  package func variableInfo(callable: Int, _ index: Int) -> VariableInfo? {
    guard tables.callables.indices.contains(callable),
      let variables = tables.callables[callable].code?.variables, variables.indices.contains(index)
    else { return nil }
    return variables[index]
  }
}
