/// Autorelease pools: one stack per thread of objects and boundaries.
///
/// Pushing a pool writes a boundary and hands out its position as the token. `-autorelease` puts the object
/// on top. Popping takes entries off, youngest first, and has each one released, until the boundary of
/// that token is reached; boundaries above it (inner pools that nobody popped) go on the way. An object
/// autoreleased while the pool drains lands on top and is drained too. The machine only hands the
/// objects out one by one (`nextFromPool`): the message `release` is sent by compiled code, so that an
/// overridden one is asked like any other.
extension World {
  /// A boundary is an odd number, as no object's address is. The rest of its lower half counts the objects
  /// that the pool has handed out; the upper half is the token of the next outer pool, so that the
  /// innermost one never has to be searched for among a million objects.
  @inline(__always)
  private static func isBoundary(_ entry: UInt64) -> Bool { entry & 1 == 1 }

  @inline(__always)
  private func poolEntry(_ thread: UnsafeMutablePointer<ThreadRecord>, _ index: Int)
    -> UnsafeMutablePointer<UInt64>
  { pointer(Int(thread.pointee.pools) &+ index &* 8, to: UInt64.self) }

  /// Opens a pool; the token is the boundary's position counted from 1, 0 with `stop` set.
  func pushPool() -> UInt64 {
    let thread = currentThread
    let index = Int(thread.pointee.poolCount)
    guard Int(thread.pointee.pools) + index * 8 < Int(thread.pointee.poolEnd) else {
      stop = .limit(.pools)
      return 0
    }
    poolEntry(thread, index).pointee = UInt64(thread.pointee.innermostPool) << 32 | 1
    thread.pointee.innermostPool = UInt32(truncatingIfNeeded: index + 1)
    thread.pointee.poolCount += 1
    thread.pointee.poolDepth += 1
    post(.poolPush) {
      $0.pool = UInt64(index + 1)
      $0.poolDepth = thread.pointee.poolDepth
    }
    return UInt64(index + 1)
  }

  /// The youngest waiting object of the pool, taken off; 0 when the pool is empty and gone. nil with
  /// `stop` set when the token names no open pool.
  func nextFromPool(_ token: UInt64) -> UInt64? {
    let thread = currentThread
    guard token >= 1, token <= UInt64(thread.pointee.poolCount),
      World.isBoundary(poolEntry(thread, Int(token) - 1).pointee)
    else { return fail(.poolMisuse(token: token)) }
    while true {
      let top = Int(thread.pointee.poolCount) - 1
      let value = poolEntry(thread, top).pointee
      thread.pointee.poolCount = UInt32(top)
      if !World.isBoundary(value) {
        let boundary = poolEntry(thread, Int(token) - 1)
        if UInt32(truncatingIfNeeded: boundary.pointee) < .max { boundary.pointee &+= 2 }
        return value
      }
      thread.pointee.innermostPool = UInt32(truncatingIfNeeded: value >> 32)
      thread.pointee.poolDepth &-= 1
      post(.drain) {
        $0.pool = UInt64(top + 1)
        $0.released = UInt32(truncatingIfNeeded: value) >> 1
      }
      if UInt64(top + 1) == token { return 0 }
    }
  }

  /// Puts an object into the innermost pool. Answers its token; 0: there is none and the object leaks, as
  /// on a thread without a pool. nil with `stop` set when the pool is full.
  func addToPool(_ address: UInt64) -> UInt64? {
    let thread = currentThread
    let token = innermostPool(thread)
    if token == 0 { return 0 }
    let index = Int(thread.pointee.poolCount)
    guard Int(thread.pointee.pools) + index * 8 < Int(thread.pointee.poolEnd) else {
      return fail(.limit(.pools))
    }
    poolEntry(thread, index).pointee = address
    thread.pointee.poolCount += 1
    return token
  }

  /// Token of the innermost pool of a thread, 0 for none.
  func innermostPool(_ thread: UnsafeMutablePointer<ThreadRecord>) -> UInt64 {
    UInt64(thread.pointee.innermostPool)
  }

  /// The pools of a thread, outermost first, each with the addresses that wait in it.
  func poolStack(_ thread: UnsafeMutablePointer<ThreadRecord>) -> [(token: UInt64, [UInt64])] {
    var pools: [(token: UInt64, [UInt64])] = []
    for index in 0..<Int(thread.pointee.poolCount) {
      let value = poolEntry(thread, index).pointee
      if World.isBoundary(value) {
        pools.append((UInt64(index + 1), []))
      } else if !pools.isEmpty {
        pools[pools.count - 1].1.append(value)
      }
    }
    return pools
  }
}
