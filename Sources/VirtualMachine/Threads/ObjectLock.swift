internal import Bytecode

/// The lock behind `@synchronized (object)`: recursive, one per object, made when it is needed.
///
/// `@synchronized (nil)` locks nothing at all, on the real runtime as here; it is reported, because whoever
/// wrote it believed otherwise.
struct ObjectLock {
  var next: UInt32
  /// Thread that holds it.
  var owner: UInt32
  /// How often it holds it.
  var depth: UInt32
  var unused: UInt32 = 0
  var object: UInt64
  static let size = 32
  static let buckets = 256
}

extension World {
  private func lockBucket(_ object: UInt64) -> Int? {
    if kernel.pointee.lockTable == 0 {
      guard let table = allocateMetadata(ObjectLock.buckets * 4) else { return nil }
      space.host(offset: table).initializeMemory(
        as: UInt8.self, repeating: 0, count: ObjectLock.buckets * 4)
      kernel.pointee.lockTable = UInt32(table)
    }
    return Int(kernel.pointee.lockTable)
      + (Int(truncatingIfNeeded: object >> 4) & (ObjectLock.buckets - 1)) * 4
  }

  /// The lock of an object while somebody holds it.
  func objectLock(_ object: UInt64) -> UnsafeMutablePointer<ObjectLock>? {
    guard kernel.pointee.lockTable != 0, let bucket = lockBucket(object) else { return nil }
    var node = Int(load(bucket, as: UInt32.self))
    while node != 0 {
      let lock = pointer(node, to: ObjectLock.self)
      if lock.pointee.object == object { return lock }
      node = Int(lock.pointee.next)
    }
    return nil
  }

  enum LockStep { case taken, waiting, stopped }

  /// @synchronized begins.
  @inline(never)
  func enterLock(_ object: UInt64) -> LockStep {
    if object == 0 {
      post(.lockNil)
      exploring?.noteNilLock(callable: currentCallable(runningFrame), pc: runningPC)
      return .taken
    }
    guard liveObject(object) != nil else {
      stop = strangerStop(object, selector: 0)
      return .stopped
    }
    let me = kernel.pointee.currentThread
    if let lock = objectLock(object) {
      if lock.pointee.owner == me {
        lock.pointee.depth += 1
        return .taken
      }
      post(.waits, object: serial(at: object)) {
        ($0.address, $0.outside) = (object, callerOfLibrary().back)
      }
      _ = mustWait(object, .lock, deadline: 0)
      return .waiting
    }
    guard let bucket = lockBucket(object) else {
      stop = .limit(.metadata)
      return .stopped
    }
    let free = Int(kernel.pointee.freeLockNodes)
    let node: Int
    if free != 0 {
      node = free
      kernel.pointee.freeLockNodes = pointer(free, to: ObjectLock.self).pointee.next
    } else if let fresh = allocateMetadata(ObjectLock.size) {
      node = fresh
    } else {
      stop = .limit(.metadata)
      return .stopped
    }
    pointer(node, to: ObjectLock.self).pointee = ObjectLock(
      next: load(bucket, as: UInt32.self), owner: me, depth: 1, object: object)
    store(UInt32(node), bucket)
    endWait()
    post(.lock, object: serial(at: object)) {
      ($0.address, $0.outside) = (object, callerOfLibrary().back)
    }
    return .taken
  }

  /// @synchronized ends. A lock that this thread does not hold is left alone.
  @inline(never)
  func exitLock(_ object: UInt64) {
    guard object != 0, let lock = objectLock(object),
      lock.pointee.owner == kernel.pointee.currentThread
    else { return }
    lock.pointee.depth -= 1
    if lock.pointee.depth > 0 { return }
    guard var link = lockBucket(object) else { return }
    while true {
      let node = Int(load(link, as: UInt32.self))
      if node == 0 { break }
      let entry = pointer(node, to: ObjectLock.self)
      if entry == lock {
        store(entry.pointee.next, link)
        entry.pointee.next = kernel.pointee.freeLockNodes
        kernel.pointee.freeLockNodes = UInt32(node)
        break
      }
      // `next` is the first field: the node itself is the link to what follows.
      link = node
    }
    post(.unlock, object: serial(at: object)) { $0.address = object }
    _ = wake(object, count: 1)
  }
}
