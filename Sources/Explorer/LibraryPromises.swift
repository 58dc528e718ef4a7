/// Which functions of the library are made to be called by several threads at once.
///
/// A function of the library runs as one visible operation. For these that is what they promise. Any other may
/// run as one as long as no two threads are in the same object's at the same time; where they could be, what
/// happens in between is not explored, and the answer is CANNOT.
enum LibraryPromises {
  private static let classes: Set<String> = [
    "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "NSThread", "NSOperationQueue",
    "NSOperation", "NSBlockOperation", "OS_object", "OS_dispatch_object", "OS_dispatch_queue",
    "OS_dispatch_semaphore", "OS_dispatch_group", "OS_dispatch_source", "NSObject", "NSBlock",
    "__NSMallocBlock__", "NSAutoreleasePool", "NSCache",
  ]
  private static let prefixes = [
    "dispatch_", "pthread_", "os_unfair_", "OSSpinLock", "OSAtomic", "__selfsame_", "_Block_",
    "NSLog", "sleep", "usleep", "nanosleep", "printf", "puts", "objc_sync", "objc_destroyWeak",
    "sched_yield", "malloc", "free", "calloc",
  ]

  static func isThreadSafe(_ name: String) -> Bool {
    if name.hasPrefix("-[") || name.hasPrefix("+[") {
      let inner = name.dropFirst(2)
      let end = inner.firstIndex { $0 == " " || $0 == "(" } ?? inner.endIndex
      return classes.contains(String(inner[..<end]))
    }
    return prefixes.contains { name.hasPrefix($0) }
  }
}
