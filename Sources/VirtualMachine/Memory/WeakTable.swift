/// Zeroing weak references: which variables refer to an object without owning it.
///
/// For each object that somebody refers to weakly there is a list of the addresses of those variables, in a
/// hash table of the machine's own. Reading a weak variable answers the object with a count of its own, or
/// nil once its deallocation has begun; when the object goes, every variable on its list is set to nil.
/// (Apple's runtime keeps the same table per object in a side table.)
struct WeakNode {
  /// Offset of the next node of the bucket or of the free list, 0 at the end.
  var next: UInt32
  /// 1: the variable is Swift's `unowned`, which does not become nil: who reads it afterwards is stopped.
  var isUnowned: UInt32 = 0
  /// Address of the variable.
  var variable: UInt64
  /// The object.
  var object: UInt64
  static let size = 32
  static let buckets = 1024
}

extension World {
  /// Offset of the bucket for an object; the table is made when it is first needed. nil: no room.
  private func weakBucket(_ object: UInt64) -> Int? {
    if kernel.pointee.weakTable == 0 {
      guard let table = allocateMetadata(WeakNode.buckets * 4) else { return nil }
      space.host(offset: table).initializeMemory(
        as: UInt8.self, repeating: 0, count: WeakNode.buckets * 4)
      kernel.pointee.weakTable = UInt32(table)
    }
    let hash = Int(truncatingIfNeeded: (object >> 4) ^ (object >> 14)) & (WeakNode.buckets - 1)
    return Int(kernel.pointee.weakTable) + hash * 4
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
      if flags & BlockHeader.deallocating != 0 {
        stop = .weakInDealloc(
          object: header(block).pointee.serial, className: className(classIndex(ofObject: block)))
        return false
      }
      if flags & BlockHeader.immortal == 0 {
        guard let bucket = weakBucket(object), let node = newWeakNode() else {
          stop = .limit(.metadata)
          return false
        }
        pointer(node, to: WeakNode.self).pointee = WeakNode(
          next: load(bucket, as: UInt32.self), isUnowned: isUnowned ? 1 : 0, variable: variable,
          object: object)
        store(UInt32(node), bucket)
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
    if object != 0, let link = weakLink(from, object) {
      pointer(Int(load(link, as: UInt32.self)), to: WeakNode.self).pointee.variable = to
      if let block = liveObject(object) {
        post(.weak, object: header(block).pointee.serial) { $0.address = to }
      }
    }
    return true
  }

  /// Addresses of the weak variables that refer to an object.
  func weakVariables(of object: UInt64) -> [UInt64] {
    guard let bucket = weakBucket(object) else { return [] }
    var variables: [UInt64] = []
    var node = Int(load(bucket, as: UInt32.self))
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
    guard let bucket = weakBucket(object) else { return }
    var link = bucket
    while true {
      let node = Int(load(link, as: UInt32.self))
      if node == 0 { break }
      let entry = pointer(node, to: WeakNode.self)
      guard entry.pointee.object == object else {
        link = node
        continue
      }
      let variable = entry.pointee.variable
      if space.accessible(variable, wanted: 8, forWriting: true) == 8,
        slowLoad(variable, 8) == object
      {
        if entry.pointee.isUnowned == 0 { watchZeroing(variable) }
        _ = slowStore(variable, 8, 0)
      }
      let flags: EventFlags = entry.pointee.isUnowned == 0 ? .plain : .unowned
      post(.zeroed, object: header(block).pointee.serial, flags: flags) { $0.address = variable }
      store(entry.pointee.next, link)
      freeWeakNode(node)
    }
  }

  private func forgetWeak(_ variable: UInt64, _ object: UInt64) {
    guard let link = weakLink(variable, object) else { return }
    let node = Int(load(link, as: UInt32.self))
    store(pointer(node, to: WeakNode.self).pointee.next, link)
    freeWeakNode(node)
  }

  /// Offset of what leads to the node of a variable that refers to an object.
  private func weakLink(_ variable: UInt64, _ object: UInt64) -> Int? {
    guard var link = weakBucket(object) else { return nil }
    while true {
      let node = Int(load(link, as: UInt32.self))
      if node == 0 { return nil }
      let entry = pointer(node, to: WeakNode.self)
      if entry.pointee.variable == variable, entry.pointee.object == object { return link }
      // `next` is the node's first field, so the node's own offset is the link to what follows.
      link = node
    }
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
