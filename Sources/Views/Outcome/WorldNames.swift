package import Bytecode
package import Diagnostics
package import Session
package import VirtualMachine

/// What the numbers in an event are called.
///
/// Events hold serials, class indices, callables and zone ids; a view needs their names. The questions are
/// closures, so that a test can answer them without a running machine.
package struct WorldNames {
  /// Class an object has or had.
  package var className: (_ serial: UInt32) -> String?
  package var classInfo: (_ index: Int) -> ClassInfo?
  package var selector: (_ id: Int) -> String
  package var callable: (_ index: Int) -> String
  package var classOfCallable: (_ index: Int) -> Int?
  package var maker: (_ callable: Int) -> CodeMaker
  package var isInternal: (_ callable: Int) -> Bool
  package var place: (_ callable: Int, _ pc: Int) -> SourceRange
  /// A constant string or another object outside of counting.
  package var isImmortal: (_ serial: UInt32) -> Bool
  package var zone: (_ id: Int) -> ZoneInfo?
  /// Token of the pool that waits under the prompt.
  package var basePool: UInt64?
  package var sources: SourceMap
  /// Ctrl-C was pressed: whoever reads many events reads no further.
  package var isLookOver: () -> Bool

  package init(
    className: @escaping (UInt32) -> String? = { _ in nil },
    classInfo: @escaping (Int) -> ClassInfo? = { _ in nil },
    selector: @escaping (Int) -> String = { _ in "" },
    callable: @escaping (Int) -> String = { _ in "" },
    classOfCallable: @escaping (Int) -> Int? = { _ in nil },
    maker: @escaping (Int) -> CodeMaker = { _ in .program },
    isInternal: @escaping (Int) -> Bool = { _ in false },
    place: @escaping (Int, Int) -> SourceRange = { _, _ in .none },
    isImmortal: @escaping (UInt32) -> Bool = { _ in false },
    zone: @escaping (Int) -> ZoneInfo? = { _ in nil },
    basePool: UInt64? = nil, sources: SourceMap = SourceMap(),
    isLookOver: @escaping () -> Bool = { false }
  ) {
    self.className = className
    self.classInfo = classInfo
    self.selector = selector
    self.callable = callable
    self.classOfCallable = classOfCallable
    self.maker = maker
    self.isInternal = isInternal
    self.place = place
    self.isImmortal = isImmortal
    self.zone = zone
    self.basePool = basePool
    self.sources = sources
    self.isLookOver = isLookOver
  }

  package init(session: ProgramSession) {
    let zones = session.zones()
    // Asked for each event, and put together once: these names are of one moment.
    var classes: [Int: ClassInfo?] = [:]
    self.init(
      className: { session.className(ofSerial: $0) },
      classInfo: { index in
        if let known = classes[index] { return known }
        let found = session.classInfo(index)
        classes[index] = .some(found)
        return found
      },
      selector: { session.selectorName($0) },
      callable: { session.callableName($0) },
      classOfCallable: { session.classOfCallable($0) },
      maker: { session.maker(ofCallable: $0) },
      isInternal: { session.isInternal(callable: $0) },
      place: { session.place(callable: $0, pc: $1) },
      isImmortal: { session.object($0)?.isImmortal ?? false },
      zone: { id in zones.first { $0.id == id } },
      basePool: session.pools().first?.token,
      sources: session.sources, isLookOver: { session.isLookOver })
  }

  /// `#1 Singleton`.
  func object(_ serial: UInt32) -> String {
    guard let name = className(serial) else { return objectName(serial) }
    return "\(objectName(serial)) \(name)"
  }

  /// Whether a class is NSString or descends from it.
  func isStringClass(_ index: Int) -> Bool {
    var next: Int? = index
    var steps = 0
    while let current = next, steps < 64, let info = classInfo(current) {
      if info.name == "NSString" { return true }
      next = info.superclass
      steps += 1
    }
    return false
  }

  /// The method that would have answered if `callable`'s class had not overridden it, such as
  /// `-[NSObject retain]`; nil where no ancestor has one.
  func overridden(by callable: Int) -> String? {
    let name = self.callable(callable)
    guard let owner = classOfCallable(callable), let selector = Self.selector(ofMethod: name),
      let sign = name.first
    else { return nil }
    var next = classInfo(owner)?.superclass
    var steps = 0
    while let current = next, steps < 256, let info = classInfo(current) {
      if info.methods.contains(where: {
        $0.selector == selector && $0.isClassMethod == (sign == "+")
      }) {
        return "\(sign)[\(info.name) \(selector)]"
      }
      next = info.superclass
      steps += 1
    }
    return nil
  }

  /// `retain` of `-[Singleton retain]`; the category in `-[Foo(Bar) baz]` belongs to the class.
  static func selector(ofMethod name: String) -> String? {
    guard name.hasSuffix("]"), let space = name.lastIndex(of: " ") else { return nil }
    return String(name[name.index(after: space)...].dropLast())
  }

  /// The user's method or function whose code was running; nil at the top level and in the prelude.
  func context(callable: UInt32, pc: UInt32, page: Page) -> (name: String, place: String?)? {
    let index = Int(callable)
    let name = self.callable(index)
    guard let first = name.first, maker(index) != .frontEnd else { return nil }
    if let owner = classOfCallable(index) {
      if classInfo(owner)?.isPrelude != false { return nil }
    } else if !(first == "_" || first.isLetter) || name.contains(" ") {
      // Top-level statements carry no name that C would take.
      return nil
    }
    let range = place(index, Int(pc))
    if let file = sources.file(of: range), file.origin == .prelude { return nil }
    // The compiler's name of it is nobody else's.
    if [.block, .blockEnd].contains(maker(index)) {
      return (
        page.text(maker(index) == .blockEnd ? "fact.endOfBlock" : "fact.copyOfBlock"),
        shortPlaceName(range, in: sources, page: page)
      )
    }
    return (name, shortPlaceName(range, in: sources, page: page))
  }

  func zoneName(_ id: Int, page: Page) -> String {
    guard let info = zone(id) else { return page.text("zone.unknown", [String(id)]) }
    if info.isDefault { return page.text("zone.default") }
    if info.name.isEmpty { return page.text("zone.unknown", [String(id)]) }
    return page.text("zone.named", [info.name])
  }
}
