/// One thing worth telling about an input.
///
/// A log of events is complete and unreadable: `[[Counter alloc] init]` posts half a dozen. A fact is
/// what a teacher would say about them, one sentence each, and knows which facts are of its kind, so
/// that a loop over a thousand objects is told in a line.
struct Fact: Equatable {
  enum Kind: Hashable {
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
    case initialized(className: String, owner: String)
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
  /// Between them the count was moved by others, which are told elsewhere: from `before` to `after` these alone do
  /// not lead.
  var isTorn = false
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

  /// What facts that are told at once have in common.
  struct Likeness: Hashable {
    var kind: Kind
    var object: UInt32 = 0
    var className: String
    var endsObject: Bool
    var context: String?
  }

  /// Of the same thing that happened to the same object, at the same place; nil: it happens once.
  var repetition: Likeness? {
    var common = Likeness(
      kind: kind, object: object, className: className, endsObject: false, context: context)
    switch kind {
    case .allocated, .deallocated: return nil
    case .released where endsObject: return nil
    case .initAgain(let selector, _): common.kind = .initAgain(selector: selector, number: 0)
    default: break
    }
    return common
  }

  /// Of the same thing that happened to another object of the same class; nil: it is nobody's.
  var resemblance: Likeness? {
    if className.isEmpty { return nil }
    var common = Likeness(
      kind: kind, className: className, endsObject: endsObject, context: context)
    switch kind {
    case .makerOverride(let method, _, _, let made):
      common.kind = .makerOverride(method: method, instead: nil, result: 0, made: made)
    case .bitwiseCopy: common.kind = .bitwiseCopy(of: 0)
    default: break
    }
    return common
  }
}
