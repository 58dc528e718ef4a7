import Bytecode
import Diagnostics

@testable import Views
@testable import VirtualMachine

/// A world of numbers and names, as if a strict singleton had been typed at the prompt.
struct FakeWorld {
  var sources = SourceMap()
  var classNames: [UInt32: String] = [1: "Singleton", 2: "Counter", 3: "NSString"]
  let source = """
    @implementation Singleton
    + (id)sharedInstance {
      if (shared == nil) shared = [[super allocWithZone:NULL] init];
      return shared;
    }
    - (id)retain { return self; }
    - (NSUInteger)retainCount { return NSUIntegerMax; }
    @end
    """

  init() {
    _ = sources.add(name: "input 1", origin: .input(1), text: Array(source.utf8))
  }

  static let callables = [
    "(top level)", "+[Singleton sharedInstance]", "-[Singleton retain]", "-[Singleton retainCount]",
    "+[Singleton allocWithZone:]", "-[Singleton copyWithZone:]", "-[Counter init]", "makeCounters",
    "-[Counter dealloc]",
  ]
  static let owners: [Int: Int] = [1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 8: 2]

  private static func method(_ selector: String, _ isClassMethod: Bool = false) -> MethodInfo {
    MethodInfo(
      selector: selector, isClassMethod: isClassMethod, encoding: "", callable: 0, isNative: true,
      place: .none)
  }

  func classInfo(_ index: Int) -> ClassInfo? {
    let names = ["NSObject", "Singleton", "Counter", "NSString"]
    guard names.indices.contains(index) else { return nil }
    let root = [
      Self.method("retain"), Self.method("release"), Self.method("retainCount"),
      Self.method("allocWithZone:", true), Self.method("dealloc"), Self.method("init"),
    ]
    let own = [Self.method("sharedInstance", true), Self.method("retain")]
    let ivar = IvarDefinition(
      name: "_label", encoding: "@", typeName: "NSString *", offset: 8, size: 8, ownership: .strong)
    return ClassInfo(
      index: index, name: names[index], superclass: index == 0 ? nil : 0,
      instanceSize: index == 1 ? 16 : 8, ivars: index == 1 ? [ivar] : [], protocols: ["NSCopying"],
      methods: index == 0 ? root : index == 1 ? own : [], isPrelude: index == 0 || index == 3,
      place: .none)
  }

  func zone(_ id: Int) -> ZoneInfo? {
    let names = ["DefaultMallocZone", "Strings"]
    guard names.indices.contains(id) else { return nil }
    return ZoneInfo(
      id: id, address: 0x6000_0000_1000 + UInt64(id) << 20, name: names[id], isDefault: id == 0,
      liveObjects: 3 - id, liveBlocks: id, liveBytes: 4096 * id + 48)
  }

  var names: WorldNames {
    WorldNames(
      className: { classNames[$0] ?? ($0 > 10 ? "Counter" : nil) },
      classInfo: classInfo,
      selector: { $0 == 7 ? "addFuel:" : "length" },
      callable: { Self.callables.indices.contains($0) ? Self.callables[$0] : "" },
      classOfCallable: { Self.owners[$0] },
      place: { callable, _ in
        callable == 0 ? .none : SourceRange(file: 0, start: 60, end: 65)
      },
      zone: zone, basePool: 1, sources: sources)
  }

  func event(
    _ kind: EventKind, _ object: UInt32 = 0, callable: UInt32 = 0,
    _ fill: (inout Event) -> Void = { _ in }
  ) -> Event {
    var event = Event(kind: kind, object: object, callable: callable, pc: 3)
    fill(&event)
    return event
  }

  /// A count that moved.
  func event(
    _ kind: EventKind, _ object: UInt32, _ before: UInt32, _ after: UInt32, callable: UInt32 = 0
  ) -> Event {
    event(kind, object, callable: callable) {
      $0.before = before
      $0.after = after
    }
  }

  func born(_ object: UInt32, callable: UInt32 = 0, class index: Int, zone: Int = 0) -> Event {
    event(.alloc, object, callable: callable) {
      $0.after = 1
      $0.classIndex = index
      $0.zone = zone
    }
  }

  func autoreleased(_ object: UInt32, _ count: UInt32, pool: UInt64) -> Event {
    event(.autorelease, object) {
      $0.before = count
      $0.after = count
      $0.pool = pool
    }
  }

  /// An override begins: for a class as receiver the count is nil.
  func override(_ message: WatchedEntry, _ object: UInt32, _ count: UInt32?, by method: UInt32)
    -> Event
  {
    event(.override, object) {
      $0.message = message
      $0.method = method
      if let count {
        $0.before = count
      } else {
        $0.classIndex = 1
      }
    }
  }

  func overrideEnd(
    _ message: WatchedEntry, _ object: UInt32, _ count: UInt32, by method: UInt32,
    result: UInt32 = 0, answer: UInt64 = 0
  ) -> Event {
    event(.overrideEnd, object) {
      $0.message = message
      $0.method = method
      $0.after = count
      $0.result = result
      $0.answer = answer
    }
  }
}
