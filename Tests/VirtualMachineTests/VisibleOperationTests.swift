import Bytecode
import Diagnostics
import Testing

@testable import Session
@testable import VirtualMachine

/// What the library's functions say other threads can see of them, as the machine carries it.
@Suite struct VisibleOperationTests {
  static let marks: [(String, VisibleOperation.Kind, Int8, Int8)] = [
    ("-[NSLock lock]", .acquire, 0, -1),
    ("-[NSLock tryLock]", .tryAcquire, 0, -1),
    ("-[NSRecursiveLock unlock]", .release, 0, -1),
    ("-[NSCondition wait]", .conditionWait, 0, -1),
    ("-[NSConditionLock lockWhenCondition:beforeDate:]", .acquire, 0, -1),
    ("pthread_mutex_lock", .acquire, 0, -1),
    ("pthread_cond_timedwait", .conditionWait, 0, 1),
    ("dispatch_once", .once, 0, -1),
    ("dispatch_semaphore_wait", .semaphoreWait, 0, -1),
    ("dispatch_async", .enqueue, 0, -1),
    ("dispatch_group_async", .enqueue, 1, 0),
    ("dispatch_group_notify", .groupNotify, 0, 1),
    ("dispatch_after", .enqueue, 1, -1),
    // A mark in front of an @implementation holds for all its methods but init…
    ("-[NSMutableArray addObject:]", .collectionWrite, 0, -1),
    ("-[NSArray count]", .collectionRead, 0, -1),
    // … and for those without a mark of their own.
    ("-[NSArray dealloc]", .collectionWrite, 0, -1),
    ("-[NSArray initWithArray:]", .none, -1, -1),
    ("+[NSArray array]", .none, -1, -1),
    ("+[NSUserDefaults standardUserDefaults]", .handOut, -1, -1),
  ]

  @Test func headsOfTheLibraryAreCarried() throws {
    let session = ProgramSession()
    _ = session.evaluate(
      """
      id a = [NSMutableArray array]; id c = [NSUserDefaults class]; NSConditionLock *g;
      dispatch_once_t d; NSCondition *e; pthread_mutex_t f; NSThread *h;
      """)
    for (name, kind, object, other) in Self.marks {
      let callable = session.world.tables.callables.firstIndex { $0.name == name }
      #expect(
        session.world.visibleOperation(ofCallable: try #require(callable, "\(name)"))
          == VisibleOperation(kind: kind, object: object, other: other), "\(name)")
    }
  }

  @Test func aFunctionOfTheProgramHasNone() throws {
    let session = ProgramSession()
    _ = session.evaluate("__attribute__((selfsame_visible(acquire))) void f(void) {}")
    let callable = try #require(session.world.callable(ofFunction: "f"))
    #expect(session.world.visibleOperation(ofCallable: callable) == .none)
  }
}
