/// One of the virtual functions that a class answers to.
struct CppSlot: Sendable {
  var name: String
  /// The class that introduced it: its table holds the pointer.
  var introduced: Int
  /// The function that answers for this class.
  var function: Int
  var cname: String
}

/// The virtual functions of a class, those of its base first, in the order of its table.
///
/// A function that is declared asks whether it overrides one, and what its pointer may be called; both are found by
/// what they are asked for, not one slot after the other, since a class may have thousands.
struct CppSlots: Sendable, RandomAccessCollection {
  private var list: [CppSlot] = []
  private var places: [CppSignature: Int] = [:]
  private var fields: [String: Int] = [:]

  var startIndex: Int { 0 }
  var endIndex: Int { list.count }
  subscript(place: Int) -> CppSlot { list[place] }

  /// What a slot is found by: an overriding function has the same. Destructors override each other, whatever
  /// their classes are called.
  static func key(
    _ name: String, _ parameters: [CppType], _ flags: CppFlags
  ) -> CppSignature {
    CppSignature(
      fullName: name, parameters: parameters, owner: nil, isConst: flags.contains(.isConst),
      qualifier: flags.qualifier)
  }
  private static let destructorKey = key("~", [], [])

  func place(of key: CppSignature) -> Int? { places[key] }
  /// The slot whose pointer has this name.
  func place(ofField cname: String) -> Int? { fields[cname] }
  var destructor: Int? { places[CppSlots.destructorKey] }

  mutating func append(_ slot: CppSlot, key: CppSignature) {
    places[key] = list.count
    fields[slot.cname] = list.count
    list.append(slot)
  }

  mutating func answer(_ place: Int, with function: Int) { list[place].function = function }
}
