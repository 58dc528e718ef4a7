internal import Bytecode
package import Diagnostics
package import VirtualMachine

/// The account of one object: each unit of its count, when it was taken, who holds it, and when it was
/// given back.
///
/// A retain count is a number, and the question that matters is whose. Every unit began with an event (the
/// allocation, or a retain) and ends with a release. This reads the object's events in order and pairs them:
/// a release of `_name` gives back what was taken for `_name`; one of which no more is known gives back what
/// the same function took, or else the youngest. What is left is matched with the places that hold the
/// pointer now. A unit for which no place is found has no owner any more: nobody can give it back.
package struct Account: Sendable {
  /// One unit of the count.
  package struct Unit: Sendable {
    package enum Kind: Sendable {
      /// The object came to be, with a count of 1.
      case birth
      /// Somebody sent retain.
      case retain
      /// ARC wrote it, or the reading of a weak variable.
      case inserted
      /// The log does not reach back to it.
      case unseen
    }
    package var kind: Kind
    /// Number of the event that took it.
    package var event: Int
    /// The place in the user's text: where it was taken, or where the library was called that took it.
    package var place: SourceRange
    /// Method or function that took it; where it was the library, its own, or the message that led to what it
    /// keeps to itself.
    package var function: String
    package var isLibrary: Bool
    /// What it was taken for, as far as the code tells.
    package var destination: ValuePlace?
    /// The variable by which `[x retain]` was sent, where the answer was kept nowhere.
    package var through: ValuePlace?
    /// The object whose method of the program asked for it: `ivar` is its own. 0: a function did, or nobody known.
    var runner: UInt32 = 0
    /// The object of the library whose method took it; 0: a function did, or an override that was asked to.
    package var keeper: UInt32 = 0
    /// Without a keeper: what the library was called by that took it, the variable of `[array addObject:x]`.
    var container: ValuePlace?
    /// Waits in a pool: the unit belongs to it.
    package var pool: UInt64?
    /// It was to wait in a pool, and there was none.
    package var isInNoPool = false
    /// Number of the event that gave it back, its place and function.
    package var givenBack: Return?
    /// Who holds it now.
    package var holder: Holder?
    /// Nobody does, but a running call has it on its way somewhere.
    package var isInHand = false
    /// Address of the pointer that it was taken for, where that is known.
    var address: UInt64?
    /// The instance variable it was taken for, and whose; nil: it was for something else, or nobody knows whose.
    var ownSlot: ObjectSlot? { destination?.slot(in: runner) }
    /// It is still out, and nobody has it, nor will give it back.
    package var isUnheld: Bool { givenBack == nil && pool == nil && holder == nil && !isInHand }
  }
  package struct Return: Sendable {
    package var event: Int
    package var place: SourceRange
    package var function: String
    package var isLibrary: Bool
    package var isPool: Bool
    /// What the code of the release names: a variable that pointed to the object then, whoever it was taken for.
    package var source: ValuePlace?
    /// The object whose method of the program gave it back, as `Unit.runner`.
    package var runner: UInt32 = 0
  }
  /// Messages that an override answered: `-[Singleton retain]` three times, and the count stayed.
  package struct Answered: Equatable, Sendable {
    package var method: String
    package var selector: String
    package var times: Int
    /// How often the count moved while it ran.
    package var moved: Int
  }

  package var serial: UInt32
  package var className: String
  /// nil: it is dead.
  package var object: ObjectInfo?
  package var units: [Unit] = []
  package var answered: [Answered] = []
  /// Places that hold the pointer and own nothing.
  package var others: [Reference] = []
  /// Releases for which nothing was taken.
  package var surplus: [Return] = []
  /// How often it was autoreleased without a pool.
  package var autoreleasedNowhere = 0
  /// The log reaches back to its birth, and every change of the count is in it.
  package var isComplete = true
  package var birth: Int?
  package var deallocBegin: Int?
  /// The `dealloc`, or the call, that ended it, where no release did.
  package var deallocByHand: Return?
  package var death: Int?

  /// Units that were given back so long ago that they are only counted.
  package var forgotten = 0
  /// One of each kind of them (the same two places), and how many there were.
  package var forgottenPairs: [(unit: Unit, times: Int)] = []
  /// More units were out at once than an account follows: what came later is not in it.
  package var isCut = false
  /// Its `-dealloc` has run and never came to the root class's, which gives the memory back: whoever points there,
  /// nobody can let it go any more.
  package var isAbandoned = false
  /// How many units nobody holds, nor has in hand, whoever holds the others.
  package var unheld = 0
  /// Who took units that no place was found for but one that happens to point here: as soon as such a function runs,
  /// it may have them in hand.
  var guessedTakers: Set<UInt32> = []

  package var returned: Int { units.count - open.count + forgotten }

  package var open: [Unit] { units.filter { $0.givenBack == nil } }
}

extension Moment {
  /// The account of an object, live or dead; nil for a serial never given.
  package func account(of serial: UInt32) -> Account? { Ledger(self).account(of: serial) }

  /// Accounts of many objects in one walk over the log; fewer, where Ctrl-C ends it.
  func accounts(
    of serials: Set<UInt32>, references: ReferenceMap
  ) -> [UInt32: Account] {
    var keepers: [UInt32: Int] = [:]
    var entries: [[Entry]] = []
    let known = serials.filter { world.className(ofSerial: $0) != nil }.sorted()
    for serial in known {
      keepers[serial] = entries.count
      entries.append([])
    }
    let (first, events) = recentEvents()
    var askers = Askers()
    for (index, event) in events.enumerated() {
      if isInterrupted { return [:] }
      askers.pass(event)
      guard event.isAccounted, let keeper = keepers[event.object] else { continue }
      entries[keeper].append(
        Entry(
          number: first + index, event: event, asking: askers.asking(event),
          isUnasked: askers.isUnasked(event)))
    }
    let reading = CodeReading(moment: self, globalNames: globalNames())
    var result = [UInt32: Account](minimumCapacity: known.count)
    for (index, serial) in known.enumerated() {
      if isInterrupted { return [:] }
      var keeper = Bookkeeper(
        moment: self, serial: serial, className: world.className(ofSerial: serial) ?? "",
        reading: reading)
      for entry in entries[index] {
        if isInterrupted { return [:] }
        keeper.enter(
          entry.number, entry.event, asking: entry.asking, isUnasked: entry.isUnasked)
      }
      entries[index] = []
      result[serial] = keeper.closed(references.references(to: serial))
    }
    return result
  }

  fileprivate func globalNames() -> [String: String] {
    var names: [String: String] = [:]
    for global in world.globalInfos() { names[global.linkName] = global.displayName }
    return names
  }
}

/// Books that stay open while a run goes on.
///
/// Whoever asks at each statement would read the same log again and again. Here every event is entered once,
/// when it has happened, by the same bookkeeper; at each moment the books are closed in a copy. One run, one of
/// these: a world that was put back needs new ones.
package final class OpenBooks {
  private let moment: Moment
  private let reading: CodeReading
  private var keepers: [UInt32: Bookkeeper] = [:]
  private var askers = Askers()
  private var next: Int
  /// What an account was made from, and the account: most objects are at the next moment as they were at this one.
  private struct Closed {
    var object: ObjectInfo?
    var references: [Reference]
    var hand: Int
    var account: Account
    /// No running call has a part in it.
    var isSettled: Bool {
      account.unheld == 0 && !account.units.contains(where: \.isInHand)
    }
  }
  /// Of objects that nothing was entered for since.
  private var closed: [UInt32: Closed] = [:]

  /// Everything that the log knows up to now is entered at once.
  package init(_ moment: Moment) {
    self.moment = moment
    reading = CodeReading(moment: moment, globalNames: moment.globalNames())
    next = 0
  }

  func readLater() -> Set<UInt64>? { reading.readLater() }

  func accounts(of serials: Set<UInt32>, references: ReferenceMap) -> [UInt32: Account] {
    enterNews()
    reading.momentPassed()
    var result: [UInt32: Account] = [:]
    for serial in serials {
      let object = moment.world.objectInfo(serial: serial)
      let pointers = references.references(to: serial)
      let hand = object.map { reading.inHand($0.address) } ?? 0
      if let last = closed[serial], last.isSettled, last.object == object, last.hand == hand,
        last.references == pointers,
        !last.account.guessedTakers.contains(where: { reading.running()[$0] != nil })
      {
        result[serial] = last.account
        continue
      }
      guard let name = moment.world.className(ofSerial: serial) else { continue }
      var keeper =
        keepers[serial]
        ?? Bookkeeper(moment: moment, serial: serial, className: name, reading: reading)
      let account = keeper.closed(pointers)
      closed[serial] = Closed(object: object, references: pointers, hand: hand, account: account)
      result[serial] = account
    }
    return result
  }

  private func enterNews() {
    let end = moment.world.eventCount
    guard next < end else { return }
    let events = moment.world.events(next..<end)
    let first = end - events.count
    next = end
    for (index, event) in events.enumerated() {
      askers.pass(event)
      guard event.isAccounted, event.object != 0 else { continue }
      if keepers[event.object] == nil {
        keepers[event.object] = Bookkeeper(
          moment: moment, serial: event.object,
          className: moment.world.className(ofSerial: event.object) ?? "", reading: reading)
      }
      keepers[event.object]?.enter(
        first + index, event, asking: askers.asking(event), isUnasked: askers.isUnasked(event))
      closed[event.object] = nil
    }
  }
}

extension Event {
  fileprivate var isAccounted: Bool { kind != .blockAllocate && kind != .blockFree }
}

private struct Entry {
  var number: Int
  var event: Event
  var asking: Asking?
  var isUnasked: Bool
}

/// Overrides that are running, per thread, and who asked them.
private struct Askers {
  private struct Override {
    var callable: UInt32
    var asking: Asking?
    var message: WatchedEntry?
    var receiver: UInt32

    /// Whether an event of the override's code is what it was asked for: a retain of its object for `retain`, the
    /// claim that its answer carries for `copy`. What it takes and gives back besides is its own affair, and all that
    /// a `dealloc` releases is.
    func answers(_ event: Event) -> Bool {
      switch message {
      case .retain: event.kind == .retain && event.object == receiver
      case .release: event.kind == .release && event.object == receiver
      case .autorelease: event.kind == .autorelease && event.object == receiver
      case .alloc, .allocWithZone, .new, .copy, .copyWithZone, .mutableCopy, .mutableCopyWithZone:
        event.kind == .alloc || event.kind == .retain
      case .initMethod, .retainCount, .dealloc, nil: false
      }
    }
  }
  private var running: [UInt16: [Override]] = [:]

  mutating func pass(_ event: Event) {
    switch event.kind {
    case .override:
      running[event.thread, default: []].append(
        Override(
          callable: event.method,
          asking: event.caller.map { Asking(place: $0, runner: event.runner) },
          message: event.message, receiver: event.object))
    case .overrideEnd:
      // One that an exception left goes with whoever called it.
      while let last = running[event.thread]?.popLast(), last.callable != event.method {}
    default: break
    }
  }

  /// Whether an override posted this event that no code of the program's asked: the pool under the prompt did.
  func isUnasked(_ event: Event) -> Bool {
    guard let last = running[event.thread]?.last else { return false }
    return last.callable == event.callable && last.asking == nil && last.answers(event)
  }

  /// Who asked the override whose code posted this event; nil: no override did.
  func asking(_ event: Event) -> Asking? {
    guard let running = running[event.thread], let last = running.last,
      last.callable == event.callable, last.answers(event)
    else { return nil }
    // An override that passes the message on to another asks for its own asker.
    var asking = last.asking
    for further in running.dropLast().reversed() {
      guard further.callable == asking?.place.callable else { break }
      asking = further.asking
    }
    return asking
  }
}

/// Who sent the message that an override answers: the place in the code, and the object whose method that is (0: a
/// function, or nobody known).
struct Asking {
  var place: CodePlace
  var runner: UInt32
}
