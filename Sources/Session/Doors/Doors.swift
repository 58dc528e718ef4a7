internal import Bytecode
internal import Compiler
package import Diagnostics
package import Ownership
internal import SwiftFrontEnd
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
  /// What answers with the one object, a class method or a function; nil: there is none.
  package var getter: String?
  package var doors: [Door]
  /// Without a getter: one that looks like it, as it is sent, and what stopped it.
  package var stoppedGetter: (text: String, by: Diagnostic)?

  package static func == (one: DoorReport, other: DoorReport) -> Bool {
    one.className == other.className && one.getter == other.getter && one.doors == other.doors
      && one.stoppedGetter?.text == other.stoppedGetter?.text
      && one.stoppedGetter?.by == other.stoppedGetter?.by
  }

  package var open: [Door] { doors.filter(\.isOpen) }
  /// No way leads to a second object, or to another state of the first, as long as one thread asks.
  package var isStrict: Bool {
    getter != nil
      && doors.allSatisfy { door in
        if door.way == .createInstance || door.way == .threads { return true }
        if door.losesShared { return false }
        // A second object is what counts; that a method of one's own answers nothing to arguments that nobody meant
        // says nothing of the class.
        if door.isGuess { return !door.isOpen }
        return switch door.answer {
        case .same, .exception, .notPossible, .onlyRefused: true
        default: false
        }
      }
  }
  /// Whoever asks for the shared one gets it; others may make their own.
  package var isFlexible: Bool {
    getter != nil && !doors.contains { $0.losesShared && $0.way != .method }
      && doors.contains { door in
        if [.alloc, .initializer].contains(door.way), case .second = door.answer {
          true
        } else {
          false
        }
      }
  }
  /// Those that were tried and count.
  package var tried: [Door] { doors.filter { $0.way != .createInstance && !$0.isUnsettled } }
  /// Those that only the compiler keeps shut.
  package var onlyRefused: [Door] {
    doors.filter { if case .onlyRefused = $0.answer { true } else { false } }
  }
  /// Those of which nobody can say that they are closed.
  package var unsettled: [Door] { doors.filter(\.isUnsettled) }
  package var isThreadSafe: Bool {
    getter != nil
      && doors.contains {
        if $0.way == .threads, case .schedules(_, 0, _) = $0.answer { true } else { false }
      }
  }
}

package struct Door: Equatable, Sendable {
  package enum Way: String, CaseIterable, Sendable {
    case shared, alloc, allocFirst, new, allocWithZone, initializer, copy, mutableCopy, initAgain
    case method, reset, createInstance, subclass, threads

    /// By an initialiser of the class's own.
    fileprivate var makes: Bool { self == .alloc || self == .initializer }
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
    /// The compiler refuses it, and nothing else does: sent to the class without its name, it gives a second object.
    case onlyRefused(UInt32)
    /// It did not end.
    case stopped
    /// The machine stopped it: a code.
    case ended(DiagnosticCode)
    /// It could not be tried: no values are known for what it wants.
    case notTried
    /// Two threads, all their schedules: how many there are (nil: who goes round in circles is not counted), how many
    /// are bad, and the gravest that can happen in them.
    case schedules(all: UInt128?, bad: UInt128, Clash?)
    /// The machine stops some schedule of two threads: a code.
    case scheduleEnds(DiagnosticCode)
    /// The schedules cannot be searched: why.
    case unknown(String)
  }
  /// What can become of two threads that ask for the shared object at once, the gravest first.
  package enum Clash: Int, Comparable, Sendable {
    /// There are two objects.
    case second
    /// No more than one thread makes, and not all are answered the same.
    case others
    /// A thread is answered nil, or the program ends.
    case nothing
    /// What the threads are answered is dead by the time that they have ended.
    case dead
    /// A thread is answered with an object whose init has not ended.
    case unfinished
    /// Who asks afterwards is not answered: a lock was kept.
    case stuck

    package static func < (a: Clash, b: Clash) -> Bool { a.rawValue < b.rawValue }
  }
  package var way: Way
  /// As it would be typed.
  package var text: String
  package var answer: Answer
  /// It is a member of the class's own, and the arguments, where it wants some, are made up.
  package var isGuess = false
  /// Who asks for the shared one afterwards gets another, or none.
  package var losesShared = false

  /// It was not tried, or it might have led further.
  package var isUnsettled: Bool {
    if losesShared { return false }
    return switch answer {
    case .notTried, .stopped, .ended, .scheduleEnds, .unknown: way != .createInstance
    case .none, .exception: isGuess
    default: false
    }
  }
  var isSecond: Bool { if case .second = answer { true } else { false } }
  /// No class can close NSAllocateObject: that is told, and never counts.
  package var isOpen: Bool {
    if way == .createInstance { return false }
    if losesShared { return true }
    return switch answer {
    case .second, .stateSet, .overReleased: true
    case .schedules(_, let bad, _): bad > 0
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
  /// The getter, as it is asked.
  let shared: String

  /// `text`: how the getter is asked in Objective-C.
  init(className: String, getter: String, text: String, language: InputLanguage) {
    self.className = className
    self.getter = getter
    self.language = language == .swift ? .swift : .objectiveC
    shared = language == .swift ? "\(className).\(getter)" : text
  }

  private var isSwift: Bool { language == .swift }
  var mine: String { new(className) }
  var child: String { new(childName) }
  var childName: String { "Selfsame\(className)Child" }

  /// `plain`: whether a class of Swift may be asked for an object without arguments. `own`: the methods that the class
  /// has of its own, which may shut a door for NULL, or for the usual zone, alone. Of several tries the first that is
  /// open is told, else the first.
  func ways(plain: Bool, own: Set<String>) -> [(Door.Way, [String])] {
    if isSwift {
      return [(.shared, [shared])] + (plain ? [(.alloc, [mine])] : [])
        + [(.copy, ["\(shared).copy()"])]
    }
    func zoned(_ selector: String, _ usual: String, _ text: (_ zone: String) -> String) -> [String]
    {
      let zones = ["NSDefaultMallocZone()", "NSCreateZone(4096, 4096, YES)"]
      return [usual] + (own.contains(selector) ? zones.map(text) : [])
    }
    return [
      (.shared, [shared]), (.alloc, [mine]), (.new, ["[\(className) new]"]),
      (
        .allocWithZone,
        zoned(
          "allocWithZone:", "[[\(className) allocWithZone:NULL] init]"
        ) { "[[\(className) allocWithZone:\($0)] init]" }
      ),
      (
        .copy,
        zoned("copyWithZone:", "[\(shared) copy]") { "[\(shared) copyWithZone:\($0)]" }
      ),
      (
        .mutableCopy,
        zoned("mutableCopyWithZone:", "[\(shared) mutableCopy]") {
          "[\(shared) mutableCopyWithZone:\($0)]"
        }
      ),
      (.initAgain, ["[\(shared) init]"]),
      (.createInstance, ["class_createInstance([\(className) class], 0)"]),
    ]
  }

  var childDeclaration: String {
    isSwift
      ? "class \(childName): \(className) {}\n"
      : "@interface \(childName) : \(className)\n@end\n@implementation \(childName)\n@end\n"
  }

  private func new(_ name: String) -> String { isSwift ? "\(name)()" : "[[\(name) alloc] init]" }
}

/// A door that a class has of its own: an initialiser, a method that answers an object of the class.
private struct OwnDoor {
  var way: Door.Way
  /// One text for each try. None: there are no values for its arguments.
  var texts: [String]
  /// What a reader is shown of each, where that is less.
  var shown: [String] = []
  /// What is shown where there are none.
  var shape: String
  /// Each text takes the object out of what comes of a call, where it has to be there still.
  var isTaken = false
  /// It is worth a line whatever comes of it: it says that it answers an object of the class. Of what resets the class
  /// nobody hears but where it does.
  var isTold: Bool
  /// The compiler lets nobody outside write it.
  var isPrivate = false
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
    let asked: Getter
    // What it answers with may be of a class below, or, where the getter is inherited, above.
    let kind: Int
    let isSwift = inputLanguage == .swift
    switch inDoorBranch(.objectiveC, { self.sharedGetter(info, isSwift: isSwift) }) {
    case .found(let getter, let answers): (asked, kind) = (getter, answers)
    case .stopped(let getter, let problem):
      let words = DoorWords(
        className: name, getter: getter.name, text: getter.text, language: inputLanguage)
      return DoorReport(
        className: name, getter: nil, doors: [], stoppedGetter: (words.shared, problem))
    case .none: return DoorReport(className: name, getter: nil, doors: [])
    }
    let isFunction =
      inputLanguage == .swift
      && state.swift.makers(ofClass: name, shared: "").contains { $0.shape == ".\(asked.name)()" }
    let getter = isFunction ? asked.name + "()" : asked.name
    let words = DoorWords(
      className: name, getter: getter, text: asked.text, language: inputLanguage)
    let shared = words.shared
    let own = words.language == .swift ? swiftDoors(words) : ownDoors(words)
    // Who writes only initialisers with arguments has none without.
    let isPlain = !own.contains(where: \.way.makes) || words.language != .swift
    let selectors = programsClasses(from: index).flatMap { world.classInfo($0)?.methods ?? [] }
      .map(\.selector)
    var doors = words.ways(plain: isPlain, own: Set(selectors)).map { way, texts in
      let tried = texts.map { text in
        door(way, text, words)
      }
      return tried.first(where: \.isOpen) ?? tried[0]
    }
    if words.language == .objectiveC {
      let answer = inDoorBranch(words.language) { () -> Door.Answer? in
        guard goBeforeFirstObject(asked.text, ofClass: kind) else { return nil }
        return self.answer(shared, to: .allocFirst, words, first: words.mine)
      }
      // That nobody may write alloc has a line of its own.
      if let answer, answer != .notPossible {
        doors.insert(
          Door(way: .allocFirst, text: words.mine + ", " + shared, answer: answer), at: 2)
      }
    }
    let tried = own.compactMap { self.tried($0, index, words) }
    let place = doors.firstIndex { $0.way == .copy } ?? doors.endIndex
    doors.insert(contentsOf: tried.filter(\.way.makes), at: place)
    doors += tried.filter { !$0.way.makes }
    doors.append(childDoor(own, words))
    if let racing {
      doors.append(
        Door(
          way: .threads, text: shared,
          answer: inDoorBranch(.objectiveC) {
            racing(asked.text, kind)
          }))
    }
    return DoorReport(className: name, getter: getter, doors: doors)
  }

  /// Each try in a branch of its own, until one leads to a second object. nil: none gave an object of the class, and
  /// nothing says that it should.
  private func tried(_ door: OwnDoor, _ index: Int, _ words: DoorWords) -> Door? {
    if door.isPrivate {
      return !door.way.makes
        ? nil : Door(way: door.way, text: door.texts.first ?? door.shape, answer: .notPossible)
    }
    let isGuess = !door.way.makes || door.texts.count > 1 || door.texts.first != door.shape
    var best: Door?
    for (number, text) in door.texts.enumerated() {
      let shown = door.shown.indices.contains(number) ? door.shown[number] : text
      let (tried, isOfClass) = inDoorBranch(words.language) {
        let tried = self.doorHere(door.way, text, shown: shown, isTaken: door.isTaken, words)
        return (tried, self.isObject(tried.answer, ofClass: index))
      }
      if tried.losesShared { return tried }
      let answer = tried.answer
      if !isOfClass, !door.isTold { continue }
      let answered: Door.Answer =
        switch answer {
        // With other values it might be; who may write it at all is known.
        case .notPossible where words.language == .swift || door.isTaken: .notTried
        case .second where !isOfClass: .none
        default: answer
        }
      let told = Door(
        way: door.way, text: door.way == .reset ? text + ", " + words.shared : shown,
        answer: answered, isGuess: isGuess)
      if told.isOpen { return told }
      if door.way == .reset { continue }
      if best?.isUnsettled ?? true { best = told }
    }
    return best
      ?? (door.isTold && door.texts.isEmpty
        ? Door(way: door.way, text: door.shape, answer: .notTried, isGuess: true) : nil)
  }

  private func isObject(_ answer: Door.Answer, ofClass index: Int) -> Bool {
    switch answer {
    case .same, .stateSet, .overReleased: return true
    case .second(let serial):
      // What nobody keeps is gone by now.
      let kind = world.className(ofSerial: serial).flatMap { world.classIndex(named: $0) }
      return kind.map { programsClasses(from: $0).contains(index) } ?? false
    default: return false
    }
  }

  /// A subclass, and every way to an object of it that the class has: of several the first that is open.
  private func childDoor(_ own: [OwnDoor], _ words: DoorWords) -> Door {
    let makers = own.filter { $0.way.makes && !$0.isPrivate }
    let isSwift = words.language == .swift
    var texts = makers.flatMap(\.texts).map {
      isSwift
        ? $0.replacing(words.className + "(", with: words.childName + "(")
        : $0.replacing("[\(words.className) alloc]", with: "[\(words.childName) alloc]")
    }
    if !isSwift || !own.contains(where: \.way.makes) {
      texts.insert(words.child, at: 0)
    }
    let doors = texts.map { text in
      var door = inDoorBranch(words.language) { () -> Door in
        guard self.attempt(words.childDeclaration + "0")?.bits != nil else {
          return Door(way: .subclass, text: text, answer: .notPossible)
        }
        return self.doorHere(.subclass, text, words)
      }
      door.isGuess = text != words.child
      return door
    }
    func isPossible(_ door: Door) -> Bool { door.answer != .notPossible }
    var door =
      doors.first(where: \.isOpen) ?? doors.first(where: isPossible)
      ?? Door(way: .subclass, text: words.child, answer: .notPossible)
    // Only who forbids subclasses, or keeps all ways to make an object to himself, has closed it.
    if isSwift, door.answer == .notPossible, !state.swift.isFinalClass(words.className),
      !makers.isEmpty
    {
      door.answer = .notTried
    }
    return door
  }

  // MARK: What a class has of its own

  private func ownDoors(_ words: DoorWords) -> [OwnDoor] {
    // Each of these has a line, whether the class says something of it or not.
    // A getter with arguments may give another object for others.
    let known: Set<String> = [
      words.getter.contains(":") ? "" : words.getter, "alloc", "new", "allocWithZone:", "init",
      "copy", "mutableCopy",
      "copyWithZone:", "mutableCopyWithZone:", "self", "retain", "autorelease", "release",
      "dealloc", "load", "initialize",
    ]
    let functions = state.compiler.functions(
      answeringClass: words.className, names: state.syntax.names
    ).map { $0 + "()" }.filter { $0 != words.getter }.map {
      OwnDoor(way: .method, texts: [$0], shape: $0, isTold: false)
    }
    return state.compiler.makingMethods(ofClass: words.className, names: state.syntax.names)
      .filter { !known.contains($0.selector) }
      .map { method in
        let receiver =
          method.isInitializer
          ? "[\(words.className) alloc]" : method.isClassMethod ? words.className : words.shared
        return OwnDoor(
          way: method.isInitializer
            ? .initializer : method.answer == .nothing ? .reset : .method,
          texts: method.messages.map {
            method.taking(
              from: "[\(receiver) \($0)]", className: words.className, shared: words.shared)
          },
          shown: method.messages.map { "[\(receiver) \($0)]" },
          shape: "[\(receiver) \(method.selector)]", isTaken: method.isTaken,
          isTold: method.isInitializer || method.isClassMethod && method.answer == .object)
      } + functions
  }

  private func swiftDoors(_ words: DoorWords) -> [OwnDoor] {
    state.swift.makers(ofClass: words.className, shared: words.shared)
      .filter { $0.shape != ".\(words.getter)" && $0.shape != ".copy()" }
      .map { maker in
        let front: String = maker.kind == .member ? words.shared : words.className
        let effort: String = maker.isThrowing ? "try? " : ""
        var (texts, shown): ([String], [String]) = ([], [])
        for text in maker.texts {
          let call: String = effort + front + text
          texts += maker.takings.map { $0.before + call + $0.after }
          shown += maker.takings.map { call + $0.shown }
        }
        let way: Door.Way =
          maker.answersNothing
          ? .reset
          : maker.kind != .initializer
            ? .method : maker.texts.first == "()" ? .alloc : .initializer
        // A member that is asked without arguments speaks for itself, where what it answers is all that there is.
        let isOpen =
          !maker.hasArguments && !texts.isEmpty
          && maker.takings.allSatisfy { $0.before.isEmpty && $0.after.isEmpty }
        return OwnDoor(
          way: way, texts: texts, shown: shown, shape: front + maker.shape,
          isTaken: maker.takings.contains { !$0.before.isEmpty },
          isTold: !maker.answersNothing
            && (maker.kind == .initializer || maker.kind == .typeMember && !isOpen),
          isPrivate: maker.isPrivate)
      }
  }

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
  func kept(_ text: String) -> ScratchEnd? {
    let usual = mode
    defer { mode = usual }
    mode = .mrc
    return attempt(text)
  }

  package func living(ofClass index: Int) -> Int {
    world.liveObjects().count { $0.classIndex == index }
  }
  /// The same once a call has been made.
  package func living(ofClass index: Int, after call: String) -> Int {
    inBranch {
      _ = inPool { attempt(call) }
      return living(ofClass: index)
    }
  }

  /// Does something within a pool of its own, and drains that: who asks today and who asks tomorrow share none. A stop
  /// while it is drained is how it ends.
  private func inPool(_ body: () -> ScratchEnd?) -> ScratchEnd? {
    guard activities.isEmpty else { return body() }
    let pool = world.openPool()
    let end = body()
    guard case .value? = end, !drain(pool) else { return end }
    return .stopped(world.stop)
  }

  private func drain(_ pool: UInt64) -> Bool { call("__selfsame_drain", [pool]) != nil }

  /// The variables of its class's own that are not empty when a call answers with an object: what its init has set.
  package func variablesSet(by call: String) -> [(offset: Int, size: Int)] {
    inBranch {
      guard let object = kept(call)?.bits.flatMap({ world.objectInfo(at: $0) }) else { return [] }
      return programsClasses(from: object.classIndex).flatMap { world.classInfo($0)?.ivars ?? [] }
        .filter { ivar -> Bool in
          guard [1, 2, 4, 8].contains(ivar.size) else { return false }
          let address: UInt64 = object.address + UInt64(ivar.offset)
          return world.readWord(address, size: ivar.size) ?? 0 != 0
        }.map { ($0.offset, $0.size) }
    }
  }

  package func isObject(_ address: UInt64) -> Bool { world.objectInfo(at: address) != nil }

  /// A door, tried in a branch of its own.
  private func door(_ way: Door.Way, _ text: String, _ words: DoorWords) -> Door {
    inDoorBranch(words.language) { doorHere(way, text, words) }
  }

  /// A door that is tried here; whatever it answers, who asks for the shared object afterwards still has to get it.
  private func doorHere(
    _ way: Door.Way, _ text: String, shown: String? = nil, isTaken: Bool = false, _ words: DoorWords
  ) -> Door {
    let isAsked = ![.shared, .reset, .createInstance].contains(way)
    let one = isAsked ? kept(words.shared)?.bits.flatMap { world.objectInfo(at: $0) } : nil
    var door = Door(
      way: way, text: shown ?? text, answer: answer(text, to: way, words, isTaken: isTaken))
    switch door.answer {
    case .same, .second, .none, .exception, .stateSet: break
    default: return door
    }
    guard let one else { return door }
    let later = kept(words.shared)
    let other = later?.bits.flatMap { world.objectInfo(at: $0) }
    if other?.serial == one.serial { return door }
    door.losesShared = true
    if door.isSecond { return door }
    door.text += ", " + words.shared
    switch later {
    case .stopped(let stop)?: door.answer = ending(of: stop)
    default: door.answer = other.map { .second($0.serial) } ?? .none
    }
    return door
  }

  /// What comes of a text beside the object that is there by then: the shared one, or what `first` makes.
  private func answer(
    _ text: String, to way: Door.Way, _ words: DoorWords, first: String? = nil,
    isTaken: Bool = false
  ) -> Door.Answer {
    let one: UInt64
    switch kept(first ?? words.shared) {
    case nil: return .notPossible
    case .stopped(let stop): return ending(of: stop)
    case .value(let value): one = value.bits
    }
    guard let first = world.objectInfo(at: one) else { return .stopped }
    if way == .reset {
      guard case .value = attempt(text), case .value(let value) = kept(words.shared),
        let later = world.objectInfo(at: value.bits), later.serial != first.serial
      else { return .none }
      return .second(later.serial)
    }
    var tried: ScratchEnd?
    let pool = world.openPool()
    let writes = world.recordingWrites {
      tried = isTaken && way == .method ? kept(text) : attempt(text)
    }
    let two: UInt64
    switch tried {
    case nil: return words.language == .swift ? .notPossible : refused(text, to: way, one, words)
    case .stopped(let stop): return ending(of: stop)
    case .value(let value): two = value.bits
    }
    if two == 0 { return .none }
    if two != one {
      guard way != .method || world.serial(ofAddress: two) != 0 else { return .none }
      // Where the getter was asked behind an alloc, the second of the two may be what it had already.
      let other = world.serial(ofAddress: two)
      return .second(way == .allocFirst ? max(first.serial, other) : other)
    }
    let set = writtenVariables(writes, of: first)
    // A method of the object's own may set what it likes; an initialiser is for new ones.
    if !set.isEmpty, way != .method { return .stateSet(first.serial, set) }
    let gives: Set<Door.Way> = [
      .alloc, .new, .allocWithZone, .initializer, .copy, .mutableCopy,
    ]
    if words.language == .objectiveC, mode == .mrc, gives.contains(way) {
      // What a client allocates he releases, and what was only lent goes with the pool.
      _ = attempt("[(id)\(two) release]")
      if activities.isEmpty { _ = drain(pool) }
      if world.objectInfo(at: one)?.serial != first.serial { return .overReleased(first.serial) }
    }
    return .same(first.serial)
  }

  /// What a door answers that was stopped.
  private func ending(of stop: Stop?) -> Door.Answer {
    switch stop {
    case .exception(let name, let reason)?: .exception(reason.isEmpty ? name : reason)
    case .unrecognizedSelector(let className, let selector, let isClass, _, _)?:
      .exception("\(isClass ? "+" : "-")[\(className) \(selector)]")
    case .some(let stop): .ended(diagnostic(of: stop).code)
    case nil: .stopped
    }
  }

  /// `NS_UNAVAILABLE` is a word to the compiler. Whoever has the class in a variable is not asked for it.
  private func refused(
    _ text: String, to way: Door.Way, _ one: UInt64, _ words: DoorWords
  ) -> Door.Answer {
    let name = way == .subclass ? words.childName : words.className
    guard text.contains("[\(name) "),
      case .value(let value) = attempt(
        text.replacing("[\(name) ", with: "[(Class)[\(name) class] ")), value.bits != one
    else { return .notPossible }
    let serial = world.serial(ofAddress: value.bits)
    return serial == 0 ? .notPossible : .onlyRefused(serial)
  }

  /// What may answer with the one object: its name, and how it is asked.
  private struct Getter {
    var name: String
    var text: String
    /// It makes objects by its name, or wants what nobody knows: that it was stopped says nothing of a singleton.
    var isGuess = false
  }

  private enum SharedGetter {
    case found(Getter, kind: Int)
    case stopped(Getter, Diagnostic)
    case none
  }

  /// What answers twice with the same object of the class; where nothing does, the likeliest that was stopped.
  private func sharedGetter(_ info: ClassInfo, isSwift: Bool) -> SharedGetter {
    let line = programsClasses(from: info.index)
    var stopped = SharedGetter.none
    for getter in getters(info, line, isSwift: isSwift) {
      // What is wrong with the getter of a class is not mended by its alloc.
      if case .stopped = stopped, ["new", "alloc"].contains(getter.name) { continue }
      if let kind = kindOfShared(getter, &stopped),
        line.contains(kind) || programsClasses(from: kind).contains(info.index)
      {
        return .found(getter, kind: kind)
      }
    }
    return stopped
  }

  /// The class of the object that is answered twice: who holds it is answered with it again when his pool is gone, and
  /// who has let go of it with a living one.
  private func kindOfShared(_ getter: Getter, _ stopped: inout SharedGetter) -> Int? {
    func first() -> UInt64? {
      gotten(
        getter, &stopped,
        by: {
          let end = self.kept(getter.text)
          guard let bits = end?.bits, self.isObject(bits) else { return end }
          return self.kept("[(id)\(bits) retain]").map { $0.bits == nil ? $0 : end ?? $0 }
        })
    }
    // What is wrong with what it answers the machine says when it is sent something.
    func sendToTheDead(_ address: UInt64) {
      guard world.serial(ofAddress: address) != 0 else { return }
      _ = gotten(getter, &stopped, by: { self.kept("[(id)\(address) hash]") })
    }
    let kind = inBranch { () -> Int? in
      guard let one = first(), one == gotten(getter, &stopped) else { return nil }
      let kind = world.objectInfo(at: one)?.classIndex
      if kind == nil { sendToTheDead(one) }
      return kind
    }
    guard let kind else { return nil }
    return inBranch {
      guard let one = first(),
        gotten(getter, &stopped, by: { self.kept("[(id)\(one) release]") }) != nil
      else { return nil }
      // A new one goes with this pool again, where nobody else holds it.
      var isLiving = false
      let answer = gotten(
        getter, &stopped,
        by: {
          let end = self.kept(getter.text)
          isLiving = end?.bits.map { self.isObject($0) } ?? false
          return end
        })
      guard let later = answer else { return nil }
      if isLiving { return kind }
      sendToTheDead(later)
      return nil
    }
  }

  /// Two threads that call a function, where it answers twice with the same object as a getter does; nil: it does not.
  package func race<Answer>(
    forFunction name: String, racing: (_ call: String, _ classIndex: Int) -> Answer
  ) -> Answer? {
    guard inputLanguage == .objectiveC else { return nil }
    let getter = Getter(name: name, text: name + "()")
    guard scratchValue(of: getter.text)?.encoding.hasPrefix("@") == true else { return nil }
    return inDoorBranch(.objectiveC) {
      var stopped = SharedGetter.none
      return kindOfShared(getter, &stopped).map { racing(getter.text, $0) }
    }
  }

  /// The likeliest first: class methods without arguments, functions, class methods with arguments, and at last `new` and
  /// `alloc`, where the class has its own.
  private func getters(_ info: ClassInfo, _ line: [Int], isSwift: Bool) -> [Getter] {
    let known = ["shared", "default", "instance", "current", "main"]
    func rank(_ name: String) -> Int {
      let lowered = name.lowercased()
      return known.firstIndex { lowered.contains($0) } ?? known.count
    }
    let own = Set(
      line.flatMap { world.classInfo($0)?.methods ?? [] }.filter {
        $0.isClassMethod && $0.encoding.hasPrefix("@")
      }.map(\.selector))
    let makers = own.contains("allocWithZone:") ? ["alloc"] : own.sorted()
    let plain = own.filter {
      !$0.utf8.contains(UInt8(ascii: ":")) && !["class", "superclass", "new", "alloc"].contains($0)
    }
    let usual = plain.sorted { (rank($0), $0) < (rank($1), $1) }.map {
      Getter(name: $0, text: "[\(info.name) \($0)]")
    }
    if isSwift { return usual }
    let functions = state.compiler.functions(answeringClass: info.name, names: state.syntax.names)
    let methods = state.compiler.makingMethods(ofClass: info.name, names: state.syntax.names)
    return usual + functions.map { Getter(name: $0 + "()", text: $0 + "()") }
      + methods.filter {
        $0.isClassMethod && $0.hasArguments && $0.answer == .object && $0.isPlain
          && $0.selector != "allocWithZone:"
      }.flatMap { method in
        method.messages.map {
          Getter(name: method.selector, text: "[\(info.name) \($0)]", isGuess: true)
        }
      }
      + makers.filter { ["new", "alloc"].contains($0) }.map {
        Getter(name: $0, text: "[\(info.name) \($0)]", isGuess: true)
      }
  }

  /// A class and those above it, as far as they are the program's.
  private func programsClasses(from index: Int) -> [Int] {
    world.lineage(ofClass: index).prefix { !$0.isPrelude }.map(\.index)
  }

  /// What a getter answers, or what is done about it, with a pool of its own.
  private func gotten(
    _ getter: Getter, _ stopped: inout SharedGetter, by body: (() -> ScratchEnd?)? = nil
  ) -> UInt64? {
    switch inPool(body ?? { self.kept(getter.text) }) {
    case .value(let value): return value.bits
    case .stopped(let stop?):
      if case .none = stopped, !getter.isGuess {
        stopped = .stopped(getter, diagnostic(of: stop))
      }
      return nil
    case .stopped(nil), nil: return nil
    }
  }
}
