internal import Bytecode
internal import Compiler
internal import Diagnostics
package import Ownership
internal import Syntax
internal import VirtualMachine

/// The doors of a singleton: every way by which a program could get a second object of a class.
///
/// A class that means to have one object has to answer all of them: `alloc`, `new`, `copy`, an init that runs a
/// second time, a subclass, two threads at once. Each is tried in a copy of the world that is thrown away, so
/// asking changes nothing. A door is open when a second object comes out, when the object's state was set back,
/// or when a client who releases what he allocated kills the one that everybody has.
package struct DoorReport: Equatable, Sendable {
  package var className: String
  /// The class method that answers with the one object; nil: the class has none.
  package var getter: String?
  package var doors: [Door]

  package var open: [Door] { doors.filter(\.isOpen) }
  /// No way leads to a second object, or to another state of the first, as long as one thread asks.
  package var isStrict: Bool {
    getter != nil
      && doors.allSatisfy { door in
        if door.way == .createInstance || door.way == .threads { return true }
        return switch door.answer {
        case .same, .exception, .notPossible: true
        default: false
        }
      }
  }
  /// Whoever asks for the shared one gets it; others may make their own.
  package var isFlexible: Bool {
    getter != nil
      && doors.contains { door in
        if door.way == .alloc, case .second = door.answer { true } else { false }
      }
  }
  /// Those that were tried and count.
  package var tried: [Door] { doors.filter { $0.way != .createInstance } }
  package var isThreadSafe: Bool {
    getter != nil
      && doors.contains {
        if $0.way == .threads, case .schedules(_, 0) = $0.answer { true } else { false }
      }
  }
}

package struct Door: Equatable, Sendable {
  package enum Way: String, CaseIterable, Sendable {
    case shared, alloc, allocFirst, new, allocWithZone, copy, mutableCopy, initAgain, createInstance
    case subclass, threads
  }
  package enum Answer: Equatable, Sendable {
    case same(UInt32)
    case second(UInt32)
    case none
    case exception(String)
    /// The one object, and its state was set: which variable, from what to what.
    case stateSet(UInt32, [Picture.Variable])
    /// The one object, and the client's own release of it was its last.
    case overReleased(UInt32)
    /// The compiler refuses it: under ARC nobody may write that.
    case notPossible
    /// It did not end.
    case stopped
    /// Two threads, all their schedules: in how many there was a second object.
    case schedules(all: UInt128, second: UInt128)
    /// The schedules cannot be searched: why.
    case unknown(String)
  }
  package var way: Way
  /// As it would be typed.
  package var text: String
  package var answer: Answer

  /// No class can close NSAllocateObject: that is told, and never counts.
  package var isOpen: Bool {
    if way == .createInstance { return false }
    return switch answer {
    case .second, .stateSet, .overReleased: true
    case .schedules(_, let second): second > 0
    default: false
    }
  }
}

/// How each way is said. In Swift an initialiser does what `alloc`, `new` and `init` do, and nobody can send them
/// one by one.
private struct DoorWords {
  let className: String
  let getter: String
  let language: InputLanguage

  init(className: String, getter: String, language: InputLanguage) {
    self.className = className
    self.getter = getter
    self.language = language == .swift ? .swift : .objectiveC
  }

  private var isSwift: Bool { language == .swift }
  var shared: String { isSwift ? "\(className).\(getter)" : "[\(className) \(getter)]" }
  var mine: String { new(className) }
  var child: String { new(childName) }
  private var childName: String { "Selfsame\(className)Child" }

  var ways: [(Door.Way, String)] {
    if isSwift { return [(.shared, shared), (.alloc, mine), (.copy, "\(shared).copy()")] }
    return [
      (.shared, shared), (.alloc, mine), (.new, "[\(className) new]"),
      (.allocWithZone, "[[\(className) allocWithZone:NULL] init]"), (.copy, "[\(shared) copy]"),
      (.mutableCopy, "[\(shared) mutableCopy]"), (.initAgain, "[\(shared) init]"),
      (.createInstance, "class_createInstance([\(className) class], 0)"),
    ]
  }

  var childDeclaration: String {
    isSwift
      ? "class \(childName): \(className) {}\n"
      : "@interface \(childName) : \(className)\n@end\n@implementation \(childName)\n@end\n"
  }

  private func new(_ name: String) -> String { isSwift ? "\(name)()" : "[[\(name) alloc] init]" }
}

extension ProgramSession {
  /// nil: there is no such class of the program's. `racing` lets two threads make a call under every schedule
  /// and says how often more objects of the class (its index) came of it than there were before; without it that
  /// door is not tried.
  package func doors(
    ofClass name: String, racing: ((_ call: String, _ classIndex: Int) -> Door.Answer)?
  ) -> DoorReport? {
    guard let index = world.classIndex(named: name), let info = world.classInfo(index),
      !info.isPrelude
    else { return nil }
    let getter = inDoorBranch(.objectiveC) { self.sharedGetter(info) }
    guard let getter else {
      return DoorReport(className: name, getter: nil, doors: [])
    }
    let words = DoorWords(className: name, getter: getter, language: inputLanguage)
    let shared = words.shared
    var doors = words.ways.map { way, text in
      Door(
        way: way, text: text,
        answer: inDoorBranch(words.language) { self.answer(text, to: way, words) })
    }
    if words.language == .objectiveC, world.liveObjects().allSatisfy({ $0.classIndex != index }) {
      let answer = inDoorBranch(words.language) {
        self.answer(shared, to: .allocFirst, words, first: words.mine)
      }
      doors.insert(
        Door(way: .allocFirst, text: words.mine + ", " + shared, answer: answer), at: 2)
    }
    doors.append(
      Door(
        way: .subclass, text: words.child,
        answer: inDoorBranch(words.language) { () -> Door.Answer in
          guard self.attempt(words.childDeclaration + "0")?.bits != nil else { return .notPossible }
          return self.answer(words.child, to: .subclass, words)
        }))
    if let racing {
      doors.append(
        Door(
          way: .threads, text: shared,
          answer: inDoorBranch(.objectiveC) {
            racing("[\(name) \(getter)]", index)
          }))
    }
    return DoorReport(className: name, getter: getter, doors: doors)
  }

  /// `World.forgetObjects`: for a branch.
  package func forgetObjects(ofClass index: Int) -> Bool { world.forgetObjects(ofClass: index) }

  /// A branch in a language that leaves nothing behind.
  private func inDoorBranch<Result>(
    _ language: InputLanguage, _ body: () -> Result
  ) -> Result {
    inBranch {
      inputLanguage = language
      return body()
    }
  }

  // MARK: Trying

  /// Runs a text to its end, in the counting loop, so that writes can be recorded; nil: it does not compile.
  private func attempt(_ text: String) -> ScratchEnd? {
    guard case .success(let code) = scratchCode(text) else { return nil }
    return run(code, slices: 400, counting: true)
  }

  /// The same where ARC would let the answer go before anybody has looked at it.
  private func keptAnswer(_ text: String) -> UInt64? {
    let usual = mode
    defer { mode = usual }
    mode = .mrc
    return attempt(text)?.bits
  }

  /// Whether an object of a class that is made at a call is there afterwards, if whoever called kept nothing.
  package func stays(_ call: String, classIndex: Int) -> Bool {
    inBranch {
      func living() -> Int { world.liveObjects().count { $0.classIndex == classIndex } }
      mode = .arc
      _ = forgetObjects(ofClass: classIndex)
      let before = living()
      _ = attempt(call)
      return living() > before
    }
  }

  /// What comes of a text beside the object that is there by then: the shared one, or what `first` makes.
  private func answer(
    _ text: String, to way: Door.Way, _ words: DoorWords, first: String? = nil
  ) -> Door.Answer {
    guard let one = keptAnswer(first ?? words.shared), let first = world.objectInfo(at: one)
    else {
      return .stopped
    }
    var tried: ScratchEnd?
    let writes = world.recordingWrites { tried = attempt(text) }
    let two: UInt64
    switch tried {
    case nil: return .notPossible
    case .stopped(.exception(let name, let reason)?):
      return .exception(reason.isEmpty ? name : reason)
    case .stopped(.unrecognizedSelector(let className, let selector, let isClass, _)?):
      return .exception("\(isClass ? "+" : "-")[\(className) \(selector)]")
    case .stopped: return .stopped
    case .value(let value): two = value.bits
    }
    if two == 0 { return .none }
    if two != one {
      return .second(world.serial(ofAddress: two))
    }
    let set = writtenVariables(writes, of: first)
    if !set.isEmpty { return .stateSet(first.serial, set) }
    let gives: Set<Door.Way> = [.alloc, .new, .allocWithZone, .copy, .mutableCopy]
    if words.language == .objectiveC, mode == .mrc, gives.contains(way) {
      // What a client allocates he releases.
      _ = attempt("[(id)\(two) release]")
      if world.objectInfo(at: one)?.serial != first.serial { return .overReleased(first.serial) }
    }
    return .same(first.serial)
  }

  /// A class method without arguments that answers twice with the same object of the class.
  private func sharedGetter(_ info: ClassInfo) -> String? {
    let makers = ["alloc", "new", "copy", "mutableCopy", "init", "load", "class", "superclass"]
    let known = ["shared", "default", "instance", "current", "main"]
    func rank(_ name: String) -> Int {
      let lowered = name.lowercased()
      return known.firstIndex { lowered.contains($0) } ?? known.count
    }
    let candidates = info.methods.filter { method in
      method.isClassMethod && !method.selector.utf8.contains(UInt8(ascii: ":"))
        && method.encoding.hasPrefix("@")
        && !makers.contains { method.selector.hasPrefix($0) }
    }.map(\.selector)
    for selector in candidates.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
      let text = "[\(info.name) \(selector)]"
      let answers = inBranch { () -> (UInt64, UInt64, Bool)? in
        guard let one = keptAnswer(text), let two = keptAnswer(text) else { return nil }
        return (one, two, world.objectInfo(at: one)?.classIndex == info.index)
      }
      if let answers, answers.0 != 0, answers.0 == answers.1, answers.2 { return selector }
    }
    return nil
  }
}
