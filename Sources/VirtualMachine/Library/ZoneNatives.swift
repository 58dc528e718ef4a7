internal import Bytecode

/// Foundation's zone functions and C's malloc family.
extension World {
  @inline(never)
  func zoneNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    switch function {
    case .NSDefaultMallocZone: base[0] = zoneAddress(0)
    case .NSCreateZone:
      guard let id = createZone(name: "") else {
        stop = .limit(.zones)
        return .stopped
      }
      post(.zoneCreate) { $0.zone = id }
      base[0] = zoneAddress(id)
    case .NSRecycleZone:
      guard arguments[0] != 0, let id = zoneID(ofAddress: arguments[0]), id != 0 else {
        stop = .zoneMisuse(address: arguments[0], function: "NSRecycleZone")
        return .stopped
      }
      // What still lives in it stays usable, as Foundation documents: it joins the default zone's care.
      post(.zoneRecycle) { $0.zone = id }
      zone(id).pointee.flags &= ~ZoneRecord.alive
      base[0] = 0
    case .NSZoneMalloc, .NSZoneCalloc, .NSZoneRealloc, .NSZoneFree:
      guard let id = zoneID(ofAddress: arguments[0]) else {
        stop = .zoneMisuse(address: arguments[0], function: function.rawValue)
        return .stopped
      }
      switch function {
      case .NSZoneMalloc: return allocation(base, size: arguments[1], zone: id)
      case .NSZoneCalloc:
        return allocation(base, size: product(arguments[1], arguments[2]), zone: id)
      case .NSZoneRealloc:
        base[0] = reallocateC(arguments[1], size: arguments[2], zone: id)
        return base[0] == 0 && stop != nil ? .stopped : .done
      default:
        if arguments[1] != 0, let home = zone(ofAddress: arguments[1]), home != id {
          stop = .zoneMisuse(address: arguments[1], function: "NSZoneFree")
          return .stopped
        }
        return freeC(arguments[1]) ? .done : .stopped
      }
    case .NSZoneFromPointer:
      base[0] = zone(ofAddress: arguments[0]).map { zoneAddress($0) } ?? 0
    case .zoneName:
      guard let id = zoneID(ofAddress: arguments[0]) else {
        stop = .zoneMisuse(address: arguments[0], function: "NSZoneName")
        return .stopped
      }
      let name = zone(id).pointee.name
      if name == 0 { return answer(constantString(id == 0 ? "DefaultMallocZone" : ""), base) }
      base[0] = name
    case .zoneSetName:
      guard let id = zoneID(ofAddress: arguments[0]) else {
        stop = .zoneMisuse(address: arguments[0], function: "NSSetZoneName")
        return .stopped
      }
      // The name is kept as an immortal string of its own, so it owes nobody a count.
      guard let text = stringText(arguments[1]) else {
        zone(id).pointee.name = 0
        return .done
      }
      guard let name = constantString(text) else { return .stopped }
      zone(id).pointee.name = name
    case .malloc:
      return allocation(base, size: arguments[0], zone: 0, isUndefined: callerIsProgram)
    case .calloc: return allocation(base, size: product(arguments[0], arguments[1]), zone: 0)
    case .realloc:
      base[0] = reallocateC(arguments[0], size: arguments[1], zone: 0)
      return base[0] == 0 && stop != nil ? .stopped : .done
    case .free: return freeC(arguments[0]) ? .done : .stopped
    default: return unknownNative(function)
    }
    return .done
  }

  private func allocation(
    _ base: UnsafeMutablePointer<UInt64>, size: UInt64, zone id: Int, isUndefined: Bool = false
  ) -> NativeOutcome {
    base[0] = allocateC(size: size, zone: id)
    if isUndefined, base[0] != 0 {
      space.openUndefined(Int(AddressSpace.offset(base[0])), size: Int(size))
    }
    return base[0] == 0 ? .stopped : .done
  }

  /// Whether the running code is the program's own: the library fills what it takes by rules of its own.
  var callerIsProgram: Bool {
    let callable = currentCallable(runningFrame)
    return tables.callables.indices.contains(callable) && !tables.callables[callable].isPrelude
  }

  /// calloc's product; what overflows is more than any limit.
  private func product(_ count: UInt64, _ size: UInt64) -> UInt64 {
    let (value, overflow) = count.multipliedReportingOverflow(by: size)
    return overflow ? .max : value
  }

  /// A block of the library's own: no event, no serial, not for `free`. nil with `stop` set.
  func allocateHidden(size: Int) -> UInt64? {
    guard let block = allocateBlock(size: size, zone: 0) else { return nil }
    header(block).pointee = BlockHeader(
      serial: 0, count: 0, size: UInt32(truncatingIfNeeded: size), flags: 0, initCount: 0)
    space.shadow[block >> 4 - 1] = Shadow.hiddenBlock
    return AddressSpace.address(block)
  }

  func freeHidden(_ address: UInt64) {
    let offset = AddressSpace.offset(address)
    guard offset >= UInt64(AddressLayout.heap), offset < AddressSpace.limit, offset & 15 == 0,
      space.shadow[Int(offset >> 4) - 1] == Shadow.hiddenBlock
    else { return }
    freeBlock(Int(offset), mark: Shadow.freedBlock, zone: 0)
  }
}
