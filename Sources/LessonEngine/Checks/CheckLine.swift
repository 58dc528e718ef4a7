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

package indirect enum CheckCondition: Equatable, Sendable {
  /// True when not zero.
  case holds(CheckExpression)
  /// Both are the same object.
  case same(CheckExpression, CheckExpression)
  case not(CheckCondition)
  case outputContains(String)
  /// The first of the one came before the first of the other.
  case before(EventPattern, EventPattern)
  case never(EventPattern)
  /// At every moment: the number of live objects of a class compared with a constant.
  case alwaysLive(className: String, comparison: Comparison, bound: Int)
  /// With the prompt's variables gone and the pools drained.
  case atEnd(CheckCondition)
  case ends(Ending)
  /// A warning whose code or title holds the text.
  case warns(String)

  /// Whether the line expects the answer to be stopped or refused.
  var expectsStop: Bool {
    switch self {
    case .ends(.normally): false
    case .ends: true
    case .not(let inner): inner.expectsStop
    default: false
    }
  }
}

package enum Comparison: String, CaseIterable, Sendable {
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"

  func holds(_ left: Int, _ right: Int) -> Bool {
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

package enum Ending: Equatable, Sendable {
  case normally
  /// Empty: any exception.
  case exception(String)
  case zombie
  case overRelease
  case limit
  /// Empty: any error.
  case compileError(String)
}

/// Something that may have happened.
package struct EventPattern: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case alloc
    case initialised = "init"
    case retain, release, autorelease, copied, dealloc, sent
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
package struct CheckExpression: Equatable, Sendable {
  package enum Piece: Equatable, Sendable {
    case text(String)
    case call(CheckFunction, arguments: [CheckExpression])
  }
  package var pieces: [Piece]

  package init(pieces: [Piece]) { self.pieces = pieces }
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
  /// The class whose method answers a selector.
  case answered
  /// Whether an object waits in a pool, and how often.
  case pooled
  /// Objects that nothing reaches.
  case leaks
  /// Objects destroyed since the step began to which a variable still points.
  case zombies

  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .count, .class, .zone, .live, .objects, .made, .deallocs, .inits, .pooled: 1...1
    case .sent: 1...2
    case .answered: 2...2
    case .leaks, .zombies: 0...0
    }
  }
}

extension CheckLine {
  /// Reads the lines of a check by themselves, for tools and tests.
  package static func reading(_ text: String) -> (lines: [CheckLine], diagnostics: [Diagnostic]) {
    let place = SourceRange(file: 0, start: 0, end: 0)
    let fence = Fence(
      role: .check, language: "", name: "", attributes: [], text: text, place: place, textStart: 0)
    let parsing = CheckParsing(fence: fence)
    return (parsing.lines, parsing.diagnostics)
  }
}
