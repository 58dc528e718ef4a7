package import Diagnostics

/// One line of a `check` or `mistake` fence: a condition, and what to say when it does not hold.
///
///     count(a) == 2      -- a should have two owners now
///
/// A condition judges states and events, never spellings: a right answer written another way passes.
/// Its grammar is a thin layer over Objective-C. Functions of the check language (`count(a)`) are
/// worked out by looking at the machine and put in place as plain values; what remains is an
/// Objective-C expression, which the session's own compiler judges. So everything Objective-C can say
/// may be said in a check, and nothing needs a second expression language.
package struct CheckLine: Equatable, Sendable {
  package var condition: CheckCondition
  /// The condition as written.
  package var source: String
  /// The words for a failed line; empty where the author gave none.
  package var text: String
  package var place: SourceRange
}

package indirect enum CheckCondition: Hashable, Sendable {
  /// True when not zero.
  case holds(CheckExpression)
  /// Both are the same object.
  case same(CheckExpression, CheckExpression)
  case not(CheckCondition)
  case outputContains(String)
  /// What was printed, whole; the last line's end does not count.
  case outputIs(String)
  /// The same with `*` for any characters of a line, `**` for any lines, `?` for one character.
  case outputMatches(String)
  /// The first of the one came before the first of the other.
  case before(EventPattern, EventPattern)
  case never(EventPattern)
  /// At every moment since the step began: a running number compared with a constant.
  case always(RunningNumber, comparison: Comparison, bound: Int)
  /// With the prompt's variables gone and the pools drained.
  case atEnd(CheckCondition)
  case ends(Ending)
  /// A warning whose code or title holds the text.
  case warns(String)
  /// For some, or for every, living object of a class, called `it`.
  case some(ofClass: String, CheckCondition)
  case every(ofClass: String, CheckCondition)
  /// What `:doors` tries on a class.
  case doors(DoorRule, ofClass: String)
  /// Who asks stands in the past, at an event that wrote this variable.
  case atWrite(CheckExpression, variable: String)
  /// However the threads take turns: parsed here, run by whoever stands above the machine.
  case underSchedules(Schedules, CheckCondition)

  /// Whether the line expects the answer to be stopped or refused.
  package var expectsStop: Bool { askedEnding.map { $0.kind != .normally } ?? false }

  /// Whether it can hold of a text that does not compile.
  package var isAboutCompiling: Bool { askedEnding?.kind == .compileError }

  private var askedEnding: Ending? {
    switch self {
    case .ends(let ending): ending
    case .not(let inner): inner.askedEnding
    // How a race ends is no ending of the answer, which has to come so far first.
    default: nil
    }
  }

  /// Whether it asks what waits in a pool, or when one was emptied.
  package var asksForPool: Bool {
    switch self {
    case .before(let a, let b): a.kind.isOfPools || b.kind.isOfPools
    case .never(let pattern): pattern.kind.isOfPools
    case .not(let inner), .atEnd(let inner), .some(_, let inner), .every(_, let inner),
      .underSchedules(_, let inner):
      inner.asksForPool
    default: calls([.pooled])
    }
  }

  /// Whether it asks who owns what: not to be answered while somebody waits in a pool for a release.
  package var asksForCounts: Bool { calls([.count, .live, .objects, .deallocs, .leaks, .zombies]) }

  /// Whether equal states have equal answers. What came before differs from schedule to schedule although the
  /// state is the same; that a schedule ended well is what every final state has in common.
  package var isAboutStates: Bool {
    switch self {
    case .holds, .same: !calls([.sent, .happened, .clock])
    case .not(let inner), .atEnd(let inner), .some(_, let inner), .every(_, let inner):
      inner.isAboutStates
    case .ends(let ending): ending == .normally
    case .outputContains, .outputIs, .outputMatches, .before, .never, .always, .warns, .doors,
      .atWrite, .underSchedules:
      false
    }
  }

  /// Whether it lets threads race: too much to be asked after every input.
  package var racesThreads: Bool {
    switch self {
    case .underSchedules, .doors(.threadSafe, _): true
    case .not(let inner), .atEnd(let inner): inner.racesThreads
    default: false
    }
  }

  /// The class whose doors it tries.
  package var askedDoors: String? {
    switch self {
    case .doors(_, let name): name
    case .not(let inner): inner.askedDoors
    default: nil
    }
  }

  package func calls(_ functions: Set<CheckFunction>) -> Bool {
    switch self {
    case .holds(let expression): expression.calls(functions)
    case .same(let left, let right): left.calls(functions) || right.calls(functions)
    case .not(let inner), .atEnd(let inner), .some(_, let inner), .every(_, let inner):
      inner.calls(functions)
    default: false
    }
  }
}

/// What a class promises of its objects.
package enum DoorRule: String, CaseIterable, Sendable {
  /// Every door leads to one object.
  case strict
  /// There is a shared object, and others may be made.
  case flexible
  /// One object, however many threads ask at once.
  case threadSafe = "thread-safe"
}

/// `every schedule of 2 sharedBoth()`: so many threads that all call this.
package struct Schedules: Hashable, Sendable {
  package var threads: Int
  package var call: String
  /// One schedule is enough.
  package var isSome: Bool

  /// With more, nobody would live to see the end of the search.
  package static let mostThreads = 8

  package init(threads: Int, call: String, isSome: Bool = false) {
    self.threads = threads
    self.call = call
    self.isSome = isSome
  }
}

package enum Comparison: String, CaseIterable, Sendable {
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"

  package func holds(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .lessOrEqual: left <= right
    case .greaterOrEqual: left >= right
    case .less: left < right
    case .greater: left > right
    }
  }
}

/// How an answer ends: `ends zombie "-[Book retain]"`.
///
/// That an answer was stopped tells little of why. So an ending may say what the machine said: words of its sentence,
/// which names the message and the class, or the code of the diagnostic.
package struct Ending: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case normally
    /// Whatever stopped it, other than a limit.
    case stopped
    case exception, zombie
    case overRelease = "over-release"
    case limit
    /// Nobody can go on: threads wait for each other, or one for itself.
    case deadlock
    /// Threads go round for ever and get nowhere: seen by a search through schedules alone.
    case livelock
    /// A Swift program stopped itself.
    case trap
    case compileError = "compile-error"
  }
  package var kind: Kind
  /// An exception's; empty: any.
  package var name: String
  /// Empty: whatever was said.
  package var words: String

  package init(_ kind: Kind, name: String = "", words: String = "") {
    self.kind = kind
    self.name = name
    self.words = words
  }

  package static let normally = Ending(.normally)
}

/// A number that `always` watches while the events go by.
package struct RunningNumber: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable { case live, objects, count }
  package var kind: Kind
  /// A class for `live` and `objects`, an expression for `count`.
  package var subject: String

  package init(kind: Kind, subject: String) {
    self.kind = kind
    self.subject = subject
  }
}

/// Something that may have happened.
package struct EventPattern: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case alloc
    case initialised = "init"
    case retain, release, autorelease, copied, dealloc, sent
    /// A weak variable took the object; it was set to nil because the object went.
    case weak, zeroed
    /// A lock was taken, given back, had to be waited for.
    case lock, unlock, waits
    /// The block of dispatch_once began.
    case once
    /// A pool was emptied.
    case drain
    /// An exception, a thread's beginning, +initialize.
    case `throw`, thread, initialize

    var isOfPools: Bool { self == .autorelease || self == .drain }
  }
  package var kind: Kind
  /// A selector for `sent`.
  package var selector: String
  /// A class name, or an expression for an object; empty for anything.
  package var subject: String

  package init(kind: Kind, selector: String, subject: String) {
    self.kind = kind
    self.selector = selector
    self.subject = subject
  }
}

/// An Objective-C expression with holes for the check language's functions.
package struct CheckExpression: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    case call(CheckFunction, arguments: [CheckExpression])
  }
  package var pieces: [Piece]

  package init(pieces: [Piece]) { self.pieces = pieces }

  package func calls(_ functions: Set<CheckFunction>) -> Bool {
    pieces.contains { piece in
      guard case .call(let function, let arguments) = piece else { return false }
      return functions.contains(function) || arguments.contains { $0.calls(functions) }
    }
  }
}

/// What a check can ask of the machine.
package enum CheckFunction: String, CaseIterable, Sendable {
  /// The true count, whatever -retainCount says.
  case count
  case `class`
  case zone
  /// Live objects of a class (subclasses not counted).
  case live
  case objects
  /// Objects of a class made since the step began.
  case made
  case deallocs
  case inits
  /// How often a selector was sent since the step began, to anything or to one object.
  case sent
  /// How often anything happened since the step began: `happened(retain(a))`, `happened(lock)`.
  case happened
  /// The class whose method answers a selector.
  case answered
  /// Whether an object waits in a pool, and how often.
  case pooled
  /// Objects that nothing reaches.
  case leaks
  /// Objects that are destroyed and to which a variable still points.
  case zombies
  /// A static variable of a function or method: `static(+[C shared], token)`.
  case `static`
  /// An instance variable: `ivar(x, _name)`.
  case ivar
  /// Seconds of virtual time since the step began.
  case clock

  package var argumentCounts: ClosedRange<Int> {
    switch self {
    case .count, .class, .zone, .live, .objects, .made, .deallocs, .inits, .pooled, .happened: 1...1
    case .sent: 1...2
    case .answered, .static, .ivar: 2...2
    case .leaks, .zombies, .clock: 0...0
    }
  }

  /// Whether an argument is a name as it stands and no expression.
  package func takesName(_ argument: Int) -> Bool {
    switch self {
    case .sent, .answered, .happened: argument == 0
    case .static: true
    case .ivar: argument == 1
    default: false
    }
  }
}

extension CheckLine {
  /// Reads the lines of a check by themselves, for tools and tests.
  package static func reading(_ text: String) -> (lines: [CheckLine], diagnostics: [Diagnostic]) {
    let parsing = CheckParsing(text, file: 0, start: 0)
    return (parsing.lines, parsing.diagnostics)
  }
}
