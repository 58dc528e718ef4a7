internal import Bytecode
internal import Diagnostics
internal import Ownership
internal import VirtualMachine

/// What there is to go by when a mistake is looked for: what happened, what there is now, and the text.
///
/// A finder is a function from this to diagnostics. It changes nothing, so a lesson may ask the same questions
/// as the prompt. The events may begin in the middle (the log forgets the oldest); whoever argues from
/// something that did *not* happen has to ask whether the beginning was seen.
///
/// After an input at the prompt there is little that is new, however long the session is: its own events, and
/// the functions that it defined. `newEvents`, `newFunctions` and `classes` are those; what an old function or
/// an old event shows by itself has been told. The objects that the new events touch have their whole lives.
final class RunEvidence {
  let moment: Moment
  /// The log's numbers of the events that may be looked at.
  private let numbers: Range<Int>
  /// All of them: copied when a finder asks, which after most inputs none does.
  private var copied: [Event]?
  var events: [Event] {
    if let copied { return copied }
    let all = world.events(numbers)
    copied = all
    return all
  }
  let newEvents: [Event]
  /// Index of the first event that nobody has looked at.
  let firstNew: Int
  /// Why the program was stopped, nil where it ended by itself.
  let stop: Stop?
  /// The program is over: what it holds now it holds for ever.
  let isOver: Bool
  /// The log reaches back to the first event.
  let seesBeginning: Bool
  /// Functions and methods of the program, in order of definition.
  let functions: [FunctionReading]
  let newFunctions: ArraySlice<FunctionReading>
  /// Classes of the program with new methods, in order of definition.
  let classes: [ClassInfo]
  /// A method has been exchanged while the program ran.
  let exchangesMethods: Bool
  lazy var globals: [GlobalInfo] = world.globalInfos()
  /// What is lost, once the program is over.
  let lost: LeakReport?
  let references: ReferenceMap?
  let lives: [UInt32: ObjectLife]
  /// Serials in order of birth.
  let born: [UInt32]
  private let newKinds: UInt64
  private var infos: [Int: ClassInfo] = [:]

  var world: World { moment.world }

  /// The library's function that a call means, nil for one of the program, whatever its name.
  func library(_ call: FunctionReading.Call) -> CodeObject? {
    world.callable(ofFunction: call.function).flatMap { world.code(ofCallable: $0) }
      .flatMap { $0.isPrelude ? $0 : nil }
  }

  /// Whether it is `dispatch_once`, or one of its kind.
  func asksOnce(_ call: FunctionReading.Call) -> Bool { library(call)?.visible.kind == .once }

  /// What of a function takes or gives a lock on every path that comes by: @synchronized, and what the library's marks say
  /// of its functions and methods. One that says whether it came by the lock is asked, and takes it on one path alone.
  func lockActs(_ function: FunctionReading) -> [(
    pc: Int, object: FunctionReading.Origin, takes: Bool
  )] {
    let functions = function.calls.compactMap { call -> (Int, FunctionReading.Origin, Bool)? in
      guard let mark = library(call)?.visible, let takes = mark.kind.takesLock else { return nil }
      let place = Int(mark.object)
      return (
        call.pc, call.arguments.indices.contains(place) ? call.arguments[place] : .unknown, takes
      )
    }
    let methods = function.sends.compactMap { send -> (Int, FunctionReading.Origin, Bool)? in
      guard let takes = lockSelectors[send.selector], !takes || send.uses.isEmpty else {
        return nil
      }
      return (send.pc, send.receiver, takes)
    }
    return function.locks.map { ($0.pc, $0.object, $0.isEnter) } + functions + methods
  }

  /// Selectors of the library's methods that take or give a lock, without those that the program has for something else.
  private lazy var lockSelectors: [String: Bool] = {
    var found: [String: Bool] = [:]
    for callable in 1..<max(1, world.callableCount) {
      guard let takes = world.visibleKind(ofCallable: callable).takesLock,
        let selector = FunctionReading.parts(world.callableName(callable))?.selector
      else { continue }
      found[selector] = takes
    }
    if !found.isEmpty { for function in functions { found[function.selector ?? ""] = nil } }
    return found
  }()

  init(
    moment: Moment, events range: Range<Int>, stop: Stop?, isOver: Bool, seesBeginning: Bool,
    lost: LeakReport?, newEvents: Int, functions: FunctionReadings.Found
  ) {
    self.moment = moment
    self.stop = stop
    self.isOver = isOver
    self.seesBeginning = seesBeginning
    self.lost = lost
    references = isOver ? moment.references() : nil
    let world = moment.world
    let numbers = world.keptEvents(range)
    self.numbers = numbers
    let first = isOver ? 0 : max(0, numbers.count - newEvents)
    firstNew = first
    let all = isOver || stop != nil ? world.events(numbers) : nil
    copied = all
    let new =
      all.map { Array($0[first...]) }
      ?? world.events(numbers.lowerBound + first..<numbers.upperBound)
    self.newEvents = new
    self.functions = functions.all
    newFunctions = isOver ? functions.all[...] : functions.new
    exchangesMethods = isOver || functions.exchangesMethods
    if isOver {
      classes = world.allClasses(withLibrary: false)
    } else {
      classes = Set(newFunctions.compactMap { world.classOfCallable($0.callable) }).sorted()
        .compactMap { world.classInfo($0) }.filter { !$0.isPrelude }
    }
    var newKinds: UInt64 = 0
    for event in new { newKinds |= 1 << UInt64(event.kind.rawValue) }
    self.newKinds = newKinds
    var reader = LifeReader(world: world)
    if let all {
      for (number, event) in all.enumerated() { reader.read(event, number) }
    } else {
      let touched = Set(new.lazy.map { $0.object }).subtracting([0])
      for (number, event) in world.events(numbers, about: touched) {
        reader.read(event, number - numbers.lowerBound)
      }
    }
    lives = reader.lives
    born = reader.born
  }

  func hasNew(_ kinds: EventKind...) -> Bool {
    kinds.contains { newKinds & 1 << UInt64($0.rawValue) != 0 }
  }

  // MARK: Places

  /// Place of an event in the program's own text; `.none` inside the prelude.
  func place(_ event: Event) -> SourceRange {
    own(world.place(callable: Int(event.callable), pc: Int(event.pc)))
  }

  func place(_ index: Int?) -> SourceRange {
    guard let index, events.indices.contains(index) else { return .none }
    return place(events[index])
  }

  /// The same where the library may have posted it: then of whose code called it.
  func userPlace(_ index: Int) -> SourceRange {
    events.indices.contains(index) ? moment.userPlace(of: events[index]).place : .none
  }

  func own(_ place: SourceRange) -> SourceRange {
    moment.isUsers(place) ? place : .none
  }

  /// Innermost place of the stopped program in its own text.
  var stoppedAt: SourceRange {
    world.frames().lazy.map { self.own($0.place) }.first { !$0.isNone } ?? .none
  }

  /// A note, left out where there is no place to show.
  func note(_ label: String, _ arguments: [String] = [], at place: SourceRange)
    -> [Diagnostic.Related]
  {
    place.isNone ? [] : [Diagnostic.Related(label: label, arguments: arguments, place: place)]
  }

  // MARK: Names

  /// `#1 Car`
  func name(_ serial: UInt32) -> String {
    let className = world.className(ofSerial: serial) ?? ""
    return serial == 0 ? className : "\(objectName(serial)) \(className)"
  }

  /// The receiver of a message, as far as it has a name in the text.
  func written(_ send: FunctionReading.Send, in function: FunctionReading) -> String {
    if let variable = send.receiverVariable { return variable }
    switch send.receiver {
    case .parameter(0): return function.isInstanceMethod ? "self" : "…"
    case .field(of: 0, let offset):
      return SetterMistakes.ivarName(offset, function, self)
    case .global(let name): return global(named: name).map(RunEvidence.shortName) ?? "…"
    default: return "…"
    }
  }

  func isOwnClass(_ index: Int) -> Bool { world.isOwnClass(index) }

  private func info(_ index: Int) -> ClassInfo? {
    if let known = infos[index] { return known }
    let info = world.classInfo(index)
    infos[index] = info
    return info
  }

  /// Whether a class is another one or descends from it.
  func isKind(_ index: Int, of ancestor: Int) -> Bool {
    world.lineage(ofClass: index).contains { $0.index == ancestor }
  }

  /// The method that answers, among the program's own classes on the way up.
  func ownMethod(
    _ selector: String, of classIndex: Int, isClassMethod: Bool
  ) -> (method: MethodInfo, owner: ClassInfo)? {
    var current: Int? = classIndex
    while let index = current, let info = info(index) {
      if !info.isPrelude,
        let method = info.methods.last(where: {
          $0.selector == selector && $0.isClassMethod == isClassMethod
        })
      {
        return (method, info)
      }
      current = info.superclass
    }
    return nil
  }

  func reading(_ callable: Int) -> FunctionReading? {
    var low = 0
    var high = functions.count
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].callable < callable { low = middle + 1 } else { high = middle }
    }
    return low < functions.count && functions[low].callable == callable ? functions[low] : nil
  }

  /// The instruction that an event was posted at.
  func instruction(_ event: Event) -> (opcode: Opcode, instruction: Instruction)? {
    guard let code = world.code(ofCallable: Int(event.callable)),
      code.instructions.indices.contains(Int(event.pc)),
      let opcode = Opcode(rawValue: code.instructions[Int(event.pc)].op)
    else { return nil }
    return (opcode, code.instructions[Int(event.pc)])
  }

  /// The variable of the program's that lies at an address.
  func global(at address: UInt64) -> GlobalInfo? {
    globals.first { address >= $0.address && address < $0.address &+ UInt64(max(1, $0.size)) }
  }

  func global(named linkName: String) -> GlobalInfo? { globals.first { $0.linkName == linkName } }

  static func shortName(_ global: GlobalInfo) -> String { withoutOwner(global.displayName) }

  /// The method whose static variable this is: `+[Singleton shared]`.
  static func owner(_ global: GlobalInfo) -> String? {
    guard let dot = global.displayName.lastIndex(of: ".") else { return nil }
    return String(global.displayName[..<dot])
  }
}

/// What the events tell of one object, from its birth to its end.
struct ObjectLife {
  /// Indices of events in the evidence.
  var birth: Int?
  var classIndex = 0
  /// Outermost inits, in order.
  var inits: [Int] = []
  var retains: [Int] = []
  var releases: [Int] = []
  var autoreleases: [Int] = []
  var deallocBegin: Int?
  var death: Int?
  /// It died while this many releases of pools were still to come.
  var waitingAtDeath = 0
  /// The release that ended it came from a pool.
  var endedByPool = false
  /// The release that ended it, unless dealloc was sent by hand.
  var lastRelease: Int?
  /// An init answered nil.
  var failedInit: Int?
}

/// Sorts the events by object.
private struct LifeReader {
  let world: World
  var lives: [UInt32: ObjectLife] = [:]
  var born: [UInt32] = []
  private var waiting: [UInt32: Int] = [:]
  /// Places whose message goes to what a pool hands out.
  private var drains: [CodePlace: Bool] = [:]

  init(world: World) { self.world = world }

  mutating func read(_ event: Event, _ index: Int) {
    let object = event.object
    guard object != 0 else { return }
    switch event.kind {
    case .alloc:
      var life = ObjectLife()
      life.birth = index
      life.classIndex = event.classIndex
      lives[object] = life
      born.append(object)
    case .`init` where !event.isNested: lives[object]?.inits.append(index)
    case .initEnd where event.result == 0: lives[object]?.failedInit = index
    case .retain: lives[object]?.retains.append(index)
    case .release:
      lives[object]?.releases.append(index)
      lives[object]?.lastRelease = index
      let isPool = isFromPool(event)
      lives[object]?.endedByPool = isPool
      if isPool, let count = waiting[object] { waiting[object] = count - 1 }
    case .autorelease:
      lives[object]?.autoreleases.append(index)
      if event.pool != 0 { waiting[object, default: 0] += 1 }
    case .deallocBegin:
      lives[object]?.deallocBegin = index
      lives[object]?.waitingAtDeath = waiting[object] ?? 0
    case .dealloc: lives[object]?.death = index
    default: break
    }
  }

  /// A release that a draining pool sends: the compiler's, or the library's own loop.
  private mutating func isFromPool(_ event: Event) -> Bool {
    if let known = drains[event.place] { return known }
    let drain = world.code(ofCallable: Int(event.callable))?.isPoolDrain(at: Int(event.pc)) == true
    drains[event.place] = drain
    return drain
  }
}
