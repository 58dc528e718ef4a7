internal import Bytecode

/// The memory of arrays of variable length: behind that of the running frame, growing with each array and
/// shrinking when its block ends. A frame that returns, or that an exception leaves, takes all of it along.
extension World {
  @inline(never)
  func variableArrayNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    switch function {
    case .variableArraySize:
      let count = Int64(bitPattern: arguments[0])
      let (bytes, overflow) = count.multipliedReportingOverflow(
        by: Int64(bitPattern: arguments[1]))
      let room = Int64(currentThread.pointee.memoryEnd) - Int64(currentThread.pointee.memory)
      guard count > 0, !overflow, bytes >= 0, bytes <= room else {
        stop = .variableArray(count: count, elementSize: Int(truncatingIfNeeded: arguments[1]))
        return .stopped
      }
      base[0] = UInt64(bytes)
    case .variableArrayOpen:
      // After a throw the one of the last time may still be open.
      guard let old = slowLoad(arguments[1], 8) else { return .stopped }
      if old != 0 { closeVariableArray(old) }
      let thread = currentThread
      let size = min(Int(truncatingIfNeeded: arguments[0]), Int(UInt32.max))
      let start = Int(thread.pointee.memoryTop)
      let room = (max(size, 1) + 15) & ~15
      // As between frames, a granule stays closed.
      let top = start + room + 16
      guard top <= Int(thread.pointee.memoryEnd) else {
        stop = .limit(.callDepth)
        return .stopped
      }
      thread.pointee.memoryTop = UInt32(top)
      if top > Int(thread.pointee.memoryHigh) { thread.pointee.memoryHigh = UInt32(top) }
      space.host(offset: start).initializeMemory(as: UInt8.self, repeating: 0, count: room)
      space.open(start, size: size)
      space.shadow[(start + room) >> 4] = 0
      charge(UInt64(size))
      guard slowStore(arguments[1], 8, AddressSpace.address(start)) else { return .stopped }
      base[0] = 0
    case .variableArrayClose:
      guard let old = slowLoad(arguments[0], 8) else { return .stopped }
      if old != 0 { closeVariableArray(old) }
      guard slowStore(arguments[0], 8, 0) else { return .stopped }
      base[0] = 0
    default: return unknownNative(function)
    }
    return .done
  }

  private func closeVariableArray(_ address: UInt64) {
    let thread = currentThread
    let start = Int(clamping: AddressSpace.offset(address))
    let end = Int(thread.pointee.memoryTop)
    guard start < end, start >= Int(thread.pointee.memory) else { return }
    space.mark(start, size: end - start, Shadow.returnedFrame)
    thread.pointee.memoryTop = UInt32(start)
  }
}
