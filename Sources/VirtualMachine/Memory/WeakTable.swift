/// Zeroing weak references: which variables refer to an object without owning it.
///
/// For each object that somebody refers to weakly there is a list of the addresses of those variables, in a
/// hash table of the machine's own. Reading a weak variable answers the object with a count of its own, or
/// nil once its deallocation has begun; when the object goes, every variable on its list is set to nil.
/// (Apple's runtime keeps the same table per object in a side table.)
struct WeakNode {
  /// Offset of the next node of the object's bucket or of the free list, 0 at the end.
  var next: UInt32 = 0
  /// Offset of the node before it in the object's bucket, 0 for the first.
  var previous: UInt32 = 0
  /// Offset of the next node of the variable's bucket.
  var nextOfPlace: UInt32 = 0
  /// 1: the variable is Swift's `unowned`, which does not become nil: who reads it afterwards is stopped.
  var isUnowned: UInt32 = 0
  /// Address of the variable.
  var variable: UInt64
  /// The object.
  var object: UInt64
  static let size = 32
  static let firstBuckets = 1024
}

extension World {
  /// Each node hangs in two buckets: all variables of an object are found by the object, one variable by its address.
  private func weakBucket(_ object: UInt64) -> Int {
    Int(kernel.pointee.weakTable) + weakHash(object) * 4
  }
  private func placeBucket(_ variable: UInt64) -> Int {
    Int(kernel.pointee.weakTable)
      + (Int(kernel.pointee.weakBuckets) + weakHash((variable >> 3) << 4))
      * 4
  }
  private func weakHash(_ address: UInt64) -> Int {
    Int(truncatingIfNeeded: (address >> 4) ^ (address >> 14))
      & (Int(kernel.pointee.weakBuckets) - 1)
  }

  /// Buckets for one node more; they double with the nodes. Nodes of one object keep their order. False: no room.
  private func makeWeakRoom() -> Bool {
    let old = (table: Int(kernel.pointee.weakTable), buckets: Int(kernel.pointee.weakBuckets))
    if old.table != 0, kernel.pointee.weakCount < UInt64(old.buckets) { return true }
    let buckets = old.table == 0 ? WeakNode.firstBuckets : 2 * old.buckets
    guard let table = allocateMetadata(2 * buckets * 4) else { return old.table != 0 }
    space.host(offset: table).initializeMemory(
      as: UInt8.self, repeating: 0, count: 2 * buckets * 4)
    kernel.pointee.weakTable = UInt32(table)
    kernel.pointee.weakBuckets = UInt32(buckets)
    if old.table == 0 { kernel.pointee.weakStart = UInt32(table) }
    for bucket in 0..<old.buckets {
      var last: [Int: Int] = [:]
      var node = Int(load(old.table + bucket * 4, as: UInt32.self))
      while node != 0 {
        let entry = pointer(node, to: WeakNode.self)
        let new = weakBucket(entry.pointee.object)
        let following = Int(entry.pointee.next)
        entry.pointee.next = 0
        entry.pointee.previous = UInt32(last[new] ?? 0)
        store(UInt32(node), last[new] ?? new)
        last[new] = node
        let place = placeBucket(entry.pointee.variable)
        entry.pointee.nextOfPlace = load(place, as: UInt32.self)
        store(UInt32(node), place)
        node = following
      }
    }
    return true
  }

  private func enterWeak(_ entry: WeakNode) -> Bool {
    guard makeWeakRoom(), let node = newWeakNode() else { return false }
    var entry = entry
    let (bucket, place) = (weakBucket(entry.object), placeBucket(entry.variable))
    entry.next = load(bucket, as: UInt32.self)
    entry.nextOfPlace = load(place, as: UInt32.self)
    if entry.next != 0 {
      pointer(Int(entry.next), to: WeakNode.self).pointee.previous = UInt32(node)
    }
    pointer(node, to: WeakNode.self).pointee = entry
    store(UInt32(node), bucket)
    store(UInt32(node), place)
    kernel.pointee.weakCount &+= 1
    return true
  }

  /// Takes a node out of both buckets.
  private func removeWeak(_ node: Int) {
    let entry = pointer(node, to: WeakNode.self).pointee
    // `next` is the node's first field, so the node's own offset is the link to what follows.
    store(entry.next, entry.previous == 0 ? weakBucket(entry.object) : Int(entry.previous))
    if entry.next != 0 {
      pointer(Int(entry.next), to: WeakNode.self).pointee.previous = entry.previous
    }
    leavePlace(node)
    freeWeakNode(node)
    kernel.pointee.weakCount &-= 1
  }

  private func leavePlace(_ node: Int) {
    let entry = pointer(node, to: WeakNode.self).pointee
    let bucket = placeBucket(entry.variable)
    var before = Int(load(bucket, as: UInt32.self))
    guard before != node else { return store(entry.nextOfPlace, bucket) }
    while before != 0 {
      let each = pointer(before, to: WeakNode.self)
      if Int(each.pointee.nextOfPlace) == node {
        each.pointee.nextOfPlace = entry.nextOfPlace
        return
      }
      before = Int(each.pointee.nextOfPlace)
    }
  }

  /// Lets the variable at an address refer to an object (0: to nothing). False with `stop` set.
  @inline(never)
  func storeWeak(_ variable: UInt64, _ object: UInt64, isUnowned: Bool = false) -> Bool {
    guard let old = slowLoad(variable, 8) else { return false }
    if old != 0 { forgetWeak(variable, old) }
    var target = object
    if object != 0 {
      guard let block = liveObject(object) else {
        stop = strangerStop(object, selector: 0)
        return false
      }
      let flags = header(block).pointee.flags
      // Swift's own weak references begin with nil then; Objective-C's runtime stops the program.
      if flags & BlockHeader.deallocating != 0, !isUnowned, isOfSwift(classIndex(ofObject: block)) {
        return slowStore(variable, 8, 0)
      }
      if flags & BlockHeader.deallocating != 0 {
        stop = .weakInDealloc(
          object: header(block).pointee.serial, className: className(classIndex(ofObject: block)))
        return false
      }
      if flags & BlockHeader.immortal == 0 {
        guard
          enterWeak(
            WeakNode(isUnowned: isUnowned ? 1 : 0, variable: variable, object: object))
        else {
          stop = .limit(.metadata)
          return false
        }
        header(block).pointee.flags |= BlockHeader.hasWeak
      }
      if !isUnowned { post(.weak, object: header(block).pointee.serial) { $0.address = variable } }
    } else {
      target = 0
    }
    return slowStore(variable, 8, target)
  }

  /// What the weak variable refers to, retained by the caller; 0 when it is gone or going. nil: `stop`.
  @inline(never)
  func loadWeak(_ variable: UInt64) -> UInt64? {
    let object: UInt64
    if let host = World.usable(variable, 8, space.shadow, space.bias) {
      object = host.loadUnaligned(as: UInt64.self)
    } else {
      guard let value = slowLoad(variable, 8) else { return nil }
      object = value
    }
    guard object != 0, let block = liveObject(object) else { return 0 }
    let head = header(block)
    if head.pointee.flags & BlockHeader.deallocating != 0 { return 0 }
    if head.pointee.flags & BlockHeader.immortal == 0 {
      let before = head.pointee.count
      head.pointee.count = before == .max ? before : before &+ 1
      postCount(
        .retain, object: head.pointee.serial, before: before, after: head.pointee.count,
        flags: .inserted)
    }
    return object
  }

  /// The variable ends.
  @inline(never)
  func destroyWeak(_ variable: UInt64) -> Bool {
    guard let old = slowLoad(variable, 8) else { return false }
    if old != 0 { forgetWeak(variable, old) }
    return slowStore(variable, 8, 0)
  }

  /// The variable at `from` goes on living at `to`, where nothing is yet; no count moves (objc4, `objc_moveWeak`).
  @inline(never)
  func moveWeak(_ to: UInt64, _ from: UInt64) -> Bool {
    guard let object = slowLoad(from, 8), slowStore(to, 8, object), slowStore(from, 8, 0) else {
      return false
    }
    if object != 0, let node = weakNode(from, object) {
      leavePlace(node)
      let entry = pointer(node, to: WeakNode.self)
      entry.pointee.variable = to
      entry.pointee.nextOfPlace = load(placeBucket(to), as: UInt32.self)
      store(UInt32(node), placeBucket(to))
      if let block = liveObject(object) {
        post(.weak, object: header(block).pointee.serial) { $0.address = to }
      }
    }
    return true
  }

  /// Addresses of the weak variables that refer to an object.
  func weakVariables(of object: UInt64) -> [UInt64] {
    guard kernel.pointee.weakTable != 0 else { return [] }
    var variables: [UInt64] = []
    var node = Int(load(weakBucket(object), as: UInt32.self))
    while node != 0 {
      let entry = pointer(node, to: WeakNode.self).pointee
      if entry.object == object { variables.append(entry.variable) }
      node = Int(entry.next)
    }
    return variables
  }

  /// The object is going: every weak variable that refers to it becomes nil.
  func clearWeak(_ block: Int) {
    let object = AddressSpace.address(block)
    guard kernel.pointee.weakTable != 0 else { return }
    var following = Int(load(weakBucket(object), as: UInt32.self))
    while following != 0 {
      let node = following
      let entry = pointer(node, to: WeakNode.self)
      following = Int(entry.pointee.next)
      guard entry.pointee.object == object else { continue }
      let variable = entry.pointee.variable
      if space.accessible(variable, wanted: 8, forWriting: true) == 8,
        slowLoad(variable, 8) == object
      {
        if entry.pointee.isUnowned == 0 { watchZeroing(variable) }
        _ = slowStore(variable, 8, 0)
      }
      let flags: EventFlags = entry.pointee.isUnowned == 0 ? .plain : .unowned
      post(.zeroed, object: header(block).pointee.serial, flags: flags) { $0.address = variable }
      removeWeak(node)
    }
  }

  private func forgetWeak(_ variable: UInt64, _ object: UInt64) {
    if let node = weakNode(variable, object) { removeWeak(node) }
  }

  /// The node of a variable that refers to an object.
  private func weakNode(_ variable: UInt64, _ object: UInt64) -> Int? {
    guard kernel.pointee.weakTable != 0 else { return nil }
    var node = Int(load(placeBucket(variable), as: UInt32.self))
    while node != 0 {
      let entry = pointer(node, to: WeakNode.self).pointee
      if entry.variable == variable, entry.object == object { return node }
      node = Int(entry.nextOfPlace)
    }
    return nil
  }

  private func newWeakNode() -> Int? {
    let free = Int(kernel.pointee.freeWeakNodes)
    if free == 0 { return allocateMetadata(WeakNode.size) }
    kernel.pointee.freeWeakNodes = pointer(free, to: WeakNode.self).pointee.next
    return free
  }

  private func freeWeakNode(_ node: Int) {
    pointer(node, to: WeakNode.self).pointee.next = kernel.pointee.freeWeakNodes
    kernel.pointee.freeWeakNodes = UInt32(node)
  }
}
