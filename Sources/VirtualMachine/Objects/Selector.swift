internal import Diagnostics

/// Selectors: the names of messages, as numbers.
///
/// A SEL is the address `selectors + 16 × id` in a part of the address space where nothing is stored: two
/// equal names are one address, and a selector printed with `%s` is looked up by its id.
extension World {
  /// The id of a name, made if needed; nil when there are too many.
  func internSelector(_ name: String) -> Int? {
    if let id = tables.selectorIDs[name] { return id }
    let id = tables.selectors.count
    guard id < AddressLayout.selectorLimit else { return nil }
    tables.selectors.append(name)
    tables.selectorIDs[name] = id
    kernel.pointee.selectorCount = UInt32(id + 1)
    // A row may remember something for this id from a branch that was left.
    rows.forget(selector: id)
    return id
  }

  /// The same for a name that the program makes while it runs, which takes of its memory; nil with `stop` set.
  func selector(named name: String) -> Int? {
    if let id = tables.selectorIDs[name] { return id }
    guard holdName(name) else { return nil }
    return internSelector(name) ?? fail(.limit(.selectors))
  }

  @inline(__always)
  func selectorAddress(_ id: Int) -> UInt64 {
    AddressSpace.address(AddressLayout.selectors &+ id &* 16)
  }

  /// The id behind a SEL, 0 where it is none.
  func selectorID(ofAddress address: UInt64) -> Int {
    let offset = AddressSpace.offset(address) &- UInt64(AddressLayout.selectors)
    guard offset < UInt64(tables.selectors.count) * 16, offset & 15 == 0 else { return 0 }
    return Int(offset >> 4)
  }

  package func selectorName(_ id: Int) -> String {
    tables.selectors.indices.contains(id) ? tables.selectors[id] : ""
  }
}
