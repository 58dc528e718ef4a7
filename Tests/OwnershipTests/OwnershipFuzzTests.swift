import Diagnostics
import Foundation
import Ownership
import Session
import Testing
import VirtualMachine

/// All who speak of owners, asked after every input of random sequences, against a model that counts by itself.
///
/// The model knows nothing of events or memory: it does what the rules of counting say (a variable under ARC,
/// a retain under manual counting, a strong instance variable) and says how many owners each object has, who
/// died, and what can still be reached. Counts, brackets, the picture, leaks, life lines and the graph have to
/// agree with it and with each other.
@Suite struct OwnershipFuzzTests {
  enum Dialect: String, CaseIterable { case mrc, arc, swift }

  /// A few in every test run; `make long` asks for many.
  static let sequences = ProcessInfo.processInfo.environment["SELFSAME_LONG"] == nil ? 8 : 3400

  @Test(arguments: Dialect.allCases)
  func nobodyContradictsTheModel(_ dialect: Dialect) {
    for seed in 0..<Self.sequences {
      guard RandomSequence(dialect, seed: UInt64(seed)).plays(inputs: 14) else { return }
    }
  }
}

/// SplitMix64: the same sequence everywhere.
private struct Dice {
  var state: UInt64
  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(sides))
  }
}

/// Objects as the rules of counting see them.
private struct Model {
  struct Object {
    var count = 1
    var strong: Int?
    var weak: Int?
  }
  /// By serial; dead ones are gone.
  var objects: [Int: Object] = [:]
  /// What each variable points to.
  var variables: [Int?]
  var made = 0

  mutating func make() -> Int {
    made += 1
    objects[made] = Object()
    return made
  }

  mutating func release(_ serial: Int) {
    objects[serial]?.count -= 1
    guard let object = objects[serial], object.count == 0 else { return }
    objects[serial] = nil
    for other in objects.keys where objects[other]?.weak == serial { objects[other]?.weak = nil }
    if let held = object.strong { release(held) }
  }

  func reached(_ roots: [Int]) -> Set<Int> {
    var reached: Set<Int> = []
    var queue = roots
    while let next = queue.popLast() {
      guard objects[next] != nil, reached.insert(next).inserted else { continue }
      if let held = objects[next]?.strong { queue.append(held) }
    }
    return reached
  }
}

private final class RandomSequence {
  let dialect: OwnershipFuzzTests.Dialect
  let session: ProgramSession
  var dice: Dice
  var model = Model(variables: Array(repeating: nil, count: 4))
  var typed: [String] = []

  init(_ dialect: OwnershipFuzzTests.Dialect, seed: UInt64) {
    self.dialect = dialect
    dice = Dice(state: seed &* 7919 &+ 17)
    var options = SessionOptions()
    options.mode = dialect == .mrc ? .mrc : .arc
    options.keepsHistory = true
    session = ProgramSession(options: options)
    if dialect == .swift { session.inputLanguage = .swift }
    let beginning: String
    switch dialect {
    case .mrc:
      beginning = """
        @interface N : NSObject { @public N *o; int mark; }
        - (void)setO:(N *)value;
        @end
        @implementation N
        - (void)setO:(N *)value { [value retain]; [o release]; o = value; }
        - (void)dealloc { [o release]; [super dealloc]; }
        @end
        N *v0 = nil, *v1 = nil, *v2 = nil, *v3 = nil;
        """
    case .arc:
      beginning = """
        @interface N : NSObject
        @property (strong) N *o;
        @property (weak) N *w;
        @end
        @implementation N
        @end
        N *v0 = nil, *v1 = nil, *v2 = nil, *v3 = nil;
        """
    case .swift:
      beginning = """
        class N { var o: N?; weak var w: N? }
        var v0: N? = nil
        var v1: N? = nil
        var v2: N? = nil
        var v3: N? = nil
        """
    }
    _ = run(beginning)
  }

  private func run(_ text: String) -> Outcome {
    typed.append(text)
    return session.evaluate(text, picturing: true)
  }

  func plays(inputs: Int) -> Bool {
    for _ in 0..<inputs {
      let text = dialect == .mrc ? manualStep() : countedStep()
      guard let text else { continue }
      let outcome = run(text)
      guard outcome.status == .done else {
        Issue.record("\(typed): \(outcome.status) \(outcome.diagnostics.map(\.title))")
        return false
      }
      if let problem = contradiction(outcome) {
        Issue.record("\(dialect): \(problem)\n\(typed.joined(separator: "\n"))")
        return false
      }
    }
    return true
  }

  // MARK: Steps

  /// Under ARC and in Swift: a variable, or an instance variable, gets a value.
  private func countedStep() -> String? {
    let one = dice.roll(4)
    let two = dice.roll(4)
    let isSwift = dialect == .swift
    let none = "nil"
    let end = isSwift ? "" : ";"
    func set(_ value: Int?) {
      let old = model.variables[one]
      if let value { model.objects[value]?.count += 1 }
      model.variables[one] = value
      if let old { model.release(old) }
    }
    switch dice.roll(8) {
    case 0, 1, 2:
      let new = model.make()
      let old = model.variables[one]
      model.variables[one] = new
      if let old { model.release(old) }
      return "v\(one) = \(isSwift ? "N()" : "[N new]")\(end)"
    case 3:
      set(nil)
      return "v\(one) = \(none)\(end)"
    case 4:
      // Swift refuses a variable that is assigned to itself.
      if isSwift, one == two { return nil }
      set(model.variables[two])
      return "v\(one) = v\(two)\(end)"
    case 5, 6:
      guard let holder = model.variables[one] else { return nil }
      let value = model.variables[two]
      if let value { model.objects[value]?.count += 1 }
      let old = model.objects[holder]?.strong
      model.objects[holder]?.strong = value
      if let old { model.release(old) }
      return isSwift ? "v\(one)?.o = v\(two)" : "v\(one).o = v\(two);"
    default:
      guard let holder = model.variables[one] else { return nil }
      let target = model.variables[two]
      model.objects[holder]?.weak = target
      return isSwift ? "v\(one)?.w = v\(two)" : "v\(one).w = v\(two);"
    }
  }

  /// How many instance variables hold an object.
  private func holders(_ serial: Int) -> Int {
    model.objects.values.count { $0.strong == serial }
  }

  /// Manual counting without messages to the dead: a release only of what no instance variable has taken.
  private func manualStep() -> String? {
    let one = dice.roll(4)
    let two = dice.roll(4)
    let first = model.variables[one].flatMap { model.objects[$0] == nil ? nil : $0 }
    let second = model.variables[two].flatMap { model.objects[$0] == nil ? nil : $0 }
    switch dice.roll(8) {
    case 0, 1, 2:
      model.variables[one] = model.make()
      return "v\(one) = [[N alloc] init];"
    case 3:
      model.variables[one] = nil
      return "v\(one) = nil;"
    case 4:
      guard model.variables[two] == nil || second != nil else { return nil }
      model.variables[one] = second
      return "v\(one) = v\(two);"
    case 5:
      guard let first else { return nil }
      model.objects[first]?.count += 1
      return "[v\(one) retain];"
    case 6:
      guard let first, let object = model.objects[first], object.count > holders(first) else {
        return nil
      }
      model.release(first)
      return "[v\(one) release];"
    default:
      guard let first, let second else { return nil }
      // A setter whose receiver goes while it runs would write into the dead.
      var after = model
      after.objects[second]?.count += 1
      let old = after.objects[first]?.strong
      after.objects[first]?.strong = second
      if let old { after.release(old) }
      guard after.objects[first] != nil else { return nil }
      model = after
      return "[v\(one) setO:v\(two)];"
    }
  }

  // MARK: Asking everybody

  private func contradiction(_ outcome: Outcome) -> String? {
    let moment = session.moment
    let ledger = Ledger(moment)
    let live = session.objects().filter { $0.className == "N" }
    guard Set(live.map { Int($0.serial) }) == Set(model.objects.keys) else {
      return "alive: \(live.map(\.serial)), by the rules \(model.objects.keys.sorted())"
    }
    let roots = model.variables.compactMap { $0 }
    let reached = model.reached(roots)
    let lost = Set(ledger.lost.map { Int($0.serial) })
    guard lost == Set(model.objects.keys).subtracting(reached) else {
      return "lost: \(lost.sorted()), reached by the rules \(reached.sorted())"
    }
    let report = ledger.leakReport()
    if report.objects != lost.count { return "leaks counts \(report.objects), lost \(lost.count)" }
    let graph = ledger.graph()
    let owned = ledger.owned(Set(live.map(\.serial)))
    for object in live {
      let serial = object.serial
      guard let expected = model.objects[Int(serial)] else { continue }
      if object.count != UInt64(expected.count) {
        return "#\(serial): count \(object.count), by the rules \(expected.count)"
      }
      guard let signs = owned[serial] else { return "#\(serial) has no signs" }
      if signs.order.count != expected.count {
        return "#\(serial): \(signs.order.count) brackets for a count of \(expected.count)"
      }
      let byVariables = signs.units.values.filter { $0.hasSuffix(".o") }.count
      if byVariables != holders(Int(serial)) {
        return
          "#\(serial): brackets of \(byVariables) instance variables, \(holders(Int(serial))) hold it"
      }
      let account = ledger.account(of: serial)
      if account?.open.count != expected.count || account?.isComplete != true {
        return "#\(serial): the account has \(account?.open.count ?? -1) units of \(expected.count)"
      }
      let isLost = lost.contains(Int(serial))
      if (ledger.lifeLine(of: serial) == nil) != isLost {
        return "#\(serial): a life line, and lost: \(isLost)"
      }
      if let node = graph.nodes.first(where: { $0.serial == serial }),
        node.count != object.count
          || graph.edges.count(where: { $0.to == serial && $0.strength == .strong })
            + (graph.lost[serial] ?? 0) != expected.count
      {
        return "#\(serial): the graph's edges are not its count"
      }
    }
    guard let picture = outcome.picture else { return "no picture" }
    for row in picture.rows {
      let count = model.objects[Int(row.serial)]?.count ?? 0
      if row.counts.last != UInt64(count) {
        return "the picture of #\(row.serial) ends with \(row.counts), by the rules \(count)"
      }
      if row.units.count != count {
        return "the picture of #\(row.serial): \(row.signs.map(\.text)) for \(count)"
      }
    }
    return nil
  }
}
