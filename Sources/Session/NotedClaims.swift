internal import Diagnostics
internal import Ownership
internal import VirtualMachine

/// What is known of claims only at the end of the input that took them.
extension ProgramSession {
  /// Where the claims of an input went that has just ended, is known only now.
  func noteClaims(of events: Range<Int>) {
    let places = ClaimPlaces(in: events, of: moment)
    var known = places.known
    var rests: [Int: ClaimPlaces.Rest] = [:]
    if !places.unsettled.isEmpty || !places.loose.isEmpty {
      let writes = Dictionary(grouping: writesOfLastInput(), by: \.after)
      for claim in places.unsettled {
        let write = writes[claim.address]?.first {
          $0.event > claim.event && $0.callable == claim.place.callable && $0.pc > claim.place.pc
            && $0.thread == claim.thread
        }
        if let write { known[claim.event] = write.address }
      }
      rests = self.rests(of: places.loose, writes)
    }
    state.claimRests.append(rests, from: events.lowerBound)
    state.claimPlaces.append(known, from: events.lowerBound)
  }

  /// A claim that the code leaves in the air is with the first pointer that the input wrote behind it and that still
  /// points there. Who pointed there before was not made an owner by it.
  private func rests(of claims: [ClaimPlaces.Unsettled], _ writes: [UInt64: [MemoryWrite]]) -> [Int:
    ClaimPlaces.Rest]
  {
    var found: [Int: ClaimPlaces.Rest] = [:]
    var references: ReferenceMap?
    var elders: [UInt64: Set<UInt64>] = [:]
    for claim in claims.prefix(1024) {
      let brought = writes[claim.address]?.first {
        $0.event > claim.event && world.readWord($0.address) == claim.address
      }
      if let brought {
        found[claim.event] = ClaimPlaces.Rest(address: brought.address)
        continue
      }
      let serial = world.serial(ofAddress: claim.address)
      if serial == 0 || !claim.isBare { continue }
      if elders[claim.address] == nil {
        let map = references ?? moment.references()
        references = map
        elders[claim.address] = Set(map.references(to: serial).map(\.slot))
      }
      found[claim.event] = ClaimPlaces.Rest(
        address: 0, elders: elders[claim.address] ?? [])
    }
    return found
  }
}
