/// One thing worth telling about an input.
///
/// A log of events is complete and unreadable: `[[Counter alloc] init]` posts half a dozen. A fact is
/// what a teacher would say about them, one sentence each, and knows which facts are of its kind, so
/// that a loop over a thousand objects is told in a line.
struct Fact: Equatable {
  enum Kind: Equatable {
    case allocated(zone: Int)
    case bitwiseCopy(of: UInt32)
    case retained, released
    /// The count never was told, the object went (dealloc sent by hand).
    case deallocated
    case deallocIncomplete
    case autoreleased(pool: UInt64)
    case initAgain(selector: String, number: UInt32)
    case initAnswered(selector: String, other: UInt32)
    /// An override of retain, release or autorelease.
    case countOverride(method: String, instead: String?)
    case retainCountOverride(method: String, instead: String?, answer: UInt64)
    /// An override of alloc, copy and their like. `made`: the object returned is new.
    case makerOverride(method: String, instead: String?, result: UInt32, made: Bool)
    /// The same, where it answered with a class.
    case makerAnsweredClass(method: String, instead: String?, className: String)
    case nilMessage(selector: String)
    case poolDrained(objects: UInt32)
    case zoneCreated(Int)
    case zoneRecycled(Int)
    case blockTaken(bytes: UInt32, zone: Int)
    case blockFreed(zone: Int)
    case initialized(className: String)
  }

  var kind: Kind
  var object: UInt32 = 0
  var className = ""
  /// The true count before the first and after the last of the events told here.
  var before: UInt32 = 0
  var after: UInt32 = 0
  /// How many events are told at once.
  var times = 1
  /// Further objects of the same class to which the same happened.
  var others: [UInt32] = []
  /// A release that ended the object.
  var endsObject = false
  /// Where it happened: the method or function of the user, and the place in its text.
  var context: String?
  var place: String?

  var isSurprise: Bool {
    switch kind {
    case .deallocIncomplete, .initAgain, .countOverride, .retainCountOverride, .makerOverride,
      .makerAnsweredClass:
      true
    case .autoreleased(let pool): pool == 0
    default: false
    }
  }

  /// The same thing happened to the same object, at the same place.
  func repeats(_ other: Fact) -> Bool {
    guard object == other.object, context == other.context else { return false }
    switch (kind, other.kind) {
    case (.retained, .retained): return true
    case (.released, .released): return !endsObject && !other.endsObject
    case (.initAgain(let a, _), .initAgain(let b, _)): return a == b
    case (.allocated, _), (.deallocated, _): return false
    default: return kind == other.kind
    }
  }

  /// The same thing happened to another object of the same class.
  func resembles(_ other: Fact) -> Bool {
    guard className == other.className, context == other.context, endsObject == other.endsObject,
      !className.isEmpty
    else { return false }
    switch (kind, other.kind) {
    case (.makerOverride(let a, _, _, let x), .makerOverride(let b, _, _, let y)):
      return a == b && x == y
    case (.bitwiseCopy, .bitwiseCopy): return true
    default: return kind == other.kind
    }
  }
}
