internal import Bytecode

/// Finding a key in the hash tables behind NSDictionary and NSSet (`struct __selfsame_Table`), and what is done most often
/// to them and to arrays.
///
/// A table asks its keys for `hash` and `isEqual:`, by messages that any class may answer. Where the machine's own
/// answers would come, of a string or of an object that is equal to itself alone, they are known without asking.
extension World {
  /// The table's words, by number.
  enum TableField {
    static let keys = 0
    static let values = 1
    static let slots = 2
    static let used = 3
    static let count = 4
    static let slotCount = 6
    /// Of the four granules in which they lie.
    static let marks: UInt32 = 0x1010_1010
  }

  @inline(never)
  func tableFind(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    base[0] = UInt64(bitPattern: find(arguments[1], inTable: arguments[0]) ?? -2)
    return .done
  }

  /// The key's value; 0: it is not there, or has to be asked.
  @inline(never)
  func tableValue(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    base[0] =
      valueCell(arguments[1], inTable: arguments[0])?
      .loadUnaligned(as: UInt64.self) ?? 0
    return .done
  }

  /// Retains a value, puts it where the key's lies, and releases that; 0, and nothing has happened: the key is not
  /// there, or somebody has to be asked.
  @inline(never)
  func tableSet(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    base[0] = 0
    guard let cell = valueCell(arguments[1], inTable: arguments[0]) else { return .done }
    let old = cell.loadUnaligned(as: UInt64.self)
    guard let comes = counted(arguments[2]), comes.pointee.count < .max, let goes = counted(old),
      goes.pointee.count > 1 || goes == comes
    else { return .done }
    let before = comes.pointee.count
    comes.pointee.count = before &+ 1
    cell.storeBytes(of: arguments[2], as: UInt64.self)
    let held = goes.pointee.count
    goes.pointee.count = held &- 1
    if observes(.retain) || observes(.release) {
      postExchange(taken: comes.pointee.serial, before, given: goes.pointee.serial, held)
    }
    // What the two messages would cost.
    charge(fuel: 2)
    base[0] = 1
    return .done
  }

  @inline(__always)
  private func counted(_ object: UInt64) -> UnsafeMutablePointer<BlockHeader>? {
    World.isCounted(object, space.shadow, space.bias, siteCache.counting)
      ? World.header(object, space.bias) : countedWhenAsked(object)
  }

  /// The cache forgets, at a restore above all; which way a message goes must not depend on it.
  @inline(never)
  private func countedWhenAsked(_ object: UInt64) -> UnsafeMutablePointer<BlockHeader>? {
    guard let block = liveObject(object) else { return nil }
    noteCounting(block)
    return World.isCounted(object, space.shadow, space.bias, siteCache.counting)
      ? header(block) : nil
  }

  // MARK: Arrays

  /// Where an array's words lie: `_items` and what follows it in NSArray.
  private enum ArrayField {
    static let items: UInt64 = 0
    static let count: UInt64 = 8
    static let capacity: UInt64 = 16
    static let mutations: UInt64 = 24
  }

  /// Where the next member goes; nil: there is no room, or somebody has to be asked.
  @inline(__always)
  private func nextPlace(_ array: UInt64, for object: UInt64) -> UInt64? {
    guard !observes(.send), let count = word(array &+ ArrayField.count),
      let capacity = word(array &+ ArrayField.capacity), count < capacity,
      let items = word(array &+ ArrayField.items), let head = counted(object),
      head.pointee.count < .max
    else { return nil }
    return items &+ count &* 8
  }

  /// Retains an object and puts it behind an array's last; 0, and nothing has happened: there is no room, or somebody has
  /// to be asked.
  @inline(never)
  func arrayAppend(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    base[0] = 0
    let array = arguments[0]
    guard let place = nextPlace(array, for: arguments[1]), let head = counted(arguments[1]),
      let count = World.usable(array &+ ArrayField.count, 8, space.shadow, space.bias),
      let mutations = World.usable(array &+ ArrayField.mutations, 8, space.shadow, space.bias)
    else { return .done }
    let before = head.pointee.count
    head.pointee.count = before &+ 1
    postCount(
      .retain, object: head.pointee.serial, before: before, after: before &+ 1, flags: .plain)
    if let cell = World.usable(place, 8, space.shadow, space.bias) {
      cell.storeBytes(of: arguments[1], as: UInt64.self)
    } else if !slowStore(place, 8, arguments[1]) {
      return .stopped
    }
    count.storeBytes(of: count.loadUnaligned(as: UInt64.self) &+ 1, as: UInt64.self)
    mutations.storeBytes(of: mutations.loadUnaligned(as: UInt64.self) &+ 1, as: UInt64.self)
    base[0] = 1
    return .done
  }

  /// What a search through schedules has to know of `arrayAppend` before it is done.
  func gatherAppend(
    _ arguments: UnsafeMutablePointer<UInt64>, _ books: ExplorationBooks
  ) {
    let array = arguments[0]
    books.propose(address: array &+ ArrayField.items, 8, .read)
    books.propose(address: array &+ ArrayField.capacity, 8, .read)
    books.propose(address: array &+ ArrayField.count, 8, .read)
    guard let place = nextPlace(array, for: arguments[1]), let block = liveObject(arguments[1])
    else { return }
    books.propose(address: array &+ ArrayField.count, 8, .write)
    books.propose(address: array &+ ArrayField.mutations, 8, .write)
    books.propose(address: place, 8, .write)
    books.hand(arguments[1])
    gatherRetain(block, books)
  }

  // MARK: Finding

  /// Where the key's value lies; nil: it is not there, or has to be asked.
  @inline(__always)
  private func valueCell(_ key: UInt64, inTable table: UInt64) -> UnsafeMutableRawPointer? {
    guard let entry = find(key, inTable: table), entry >= 0,
      let values = tableWords(table)?[TableField.values]
    else { return nil }
    return World.usable(
      values &+ UInt64(bitPattern: entry) &* 8, 8, space.shadow, space.bias)
  }

  /// What a search through schedules has to know of `tableValue` and `tableSet` before they are done.
  func gatherTable(
    _ arguments: UnsafeMutablePointer<UInt64>, sets: Bool, _ books: ExplorationBooks
  ) {
    let paid = charged
    defer { charged = paid }
    for field in [TableField.count, TableField.values] {
      books.propose(address: arguments[0] &+ UInt64(field * 8), 8, .read)
    }
    guard let cell = valueCell(arguments[1], inTable: arguments[0]) else { return }
    let place = UInt64(UInt(bitPattern: cell)) &- space.bias
    books.propose(address: place, 8, sets ? .write : .read)
    guard sets, let comes = liveObject(arguments[2]),
      let goes = liveObject(cell.loadUnaligned(as: UInt64.self))
    else { return }
    books.hand(arguments[2])
    gatherRetain(comes, books)
    gatherRelease(goes, books)
  }

  /// The key's entry, -1: it is not there; nil: it has to be asked.
  @inline(__always)
  private func find(_ key: UInt64, inTable table: UInt64) -> Int64? {
    // Whoever watches messages wants to see these.
    guard !observes(.send), let block = liveObject(key), let table = tableWords(table) else {
      return nil
    }
    let isa = load(block, as: UInt64.self)
    if let entry = keyHints.entry(of: key, isa: isa), entry < table[TableField.used],
      word(table[TableField.keys] &+ entry &* 8) == key
    {
      return Int64(bitPattern: entry)
    }
    return search(key, block, isa: isa, table)
  }

  /// The same by the key's hash.
  @inline(never)
  private func search(
    _ key: UInt64, _ block: Int, isa: UInt64, _ table: UnsafePointer<UInt64>
  ) -> Int64? {
    let index = classIndex(ofClassAddress: isa)
    guard index != 0, known.hash != 0 else { return nil }
    if table[TableField.count] == 0 { return -1 }
    let hashes = callables[method(class: index, selector: known.hash)].native
    let compares = callables[method(class: index, selector: known.isEqual)].native
    let text: TextUnits?
    var hash: UInt64
    // What a long text costs depends on nothing but the text, so it leaves no hint.
    var keepsHint = true
    switch (hashes, compares) {
    case (World.number(.stringHash), World.number(.stringIsEqual)):
      // A long text is hashed in pieces, elsewhere.
      guard let units = textUnits(block: block, class: index), units.count <= World.stretch,
        let sum = self.hash(units)
      else { return nil }
      text = units
      hash = sum
      keepsHint =
        units.count < 32 && (index == known.stringClass || index == known.constantStringClass)
    case (World.number(.objectHash), World.number(.objectIsEqual)):
      text = nil
      hash = key
    default: return nil
    }
    let (keys, slots) = (table[TableField.keys], table[TableField.slots])
    let room = table[TableField.slotCount]
    guard room > 0, room & (room &- 1) == 0 else { return nil }
    // `__selfsame_slot`, in NSDictionary.m.
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32) & (room &- 1)
    for _ in 0..<room {
      guard
        let slot = World.usable(slots &+ hash &* 4, 4, space.shadow, space.bias)?
          .loadUnaligned(as: Int32.self)
      else { return nil }
      if slot == 0 { return -1 }
      if slot > 0 {
        guard let mine = word(keys &+ UInt64(slot &- 1) &* 8) else { return nil }
        if mine == key {
          if keepsHint { keyHints.remember(key, isa: isa, entry: UInt64(slot &- 1)) }
          return Int64(slot &- 1)
        }
        if let text, let other = textUnits(mine), other.count == text.count,
          text.starts(with: other)
        {
          return Int64(slot &- 1)
        }
      }
      hash = (hash &+ 1) & (room &- 1)
    }
    return -1
  }

  /// The table's words up to the last that is asked for; nil where a program may not read them all.
  @inline(__always)
  private func tableWords(_ table: UInt64) -> UnsafePointer<UInt64>? {
    let offset = AddressSpace.offset(table)
    guard offset < AddressSpace.limit, offset & 7 == 0,
      UnsafeRawPointer(space.shadow + Int(truncatingIfNeeded: offset >> 4))
        .loadUnaligned(as: UInt32.self) == TableField.marks
    else { return nil }
    return UnsafePointer(space.host(table).assumingMemoryBound(to: UInt64.self))
  }

  /// A word that a program may read at an address; nil where it may not.
  @inline(__always)
  private func word(_ address: UInt64) -> UInt64? {
    World.usable(address, 8, space.shadow, space.bias)?.loadUnaligned(as: UInt64.self)
  }
}
