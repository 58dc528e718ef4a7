package import Diagnostics
package import Ownership
package import VirtualMachine

/// What came of one input: the only thing a client of a session ever gets to see.
package struct Outcome: Sendable {
  package enum Status: Equatable, Sendable {
    /// Compiled, ran to the end.
    case done
    /// A correct beginning; nothing was changed: call again with more lines.
    case incomplete
    /// Did not compile: nothing was changed.
    case failed
    /// The machine stopped it (exception, zombie, limit, …) and the input was rolled back whole. The
    /// stopped state can still be looked at until the next input.
    case stopped
    /// Ctrl-C: rolled back as `stopped`.
    case interrupted
    /// The program called exit.
    case exited(Int32)
  }

  package var status: Status
  /// Errors, warnings, and the story of a stop, in order.
  package var diagnostics: [Diagnostic]
  /// The value of the last expression, or of the variables declared.
  package var values: [DisplayedValue]
  /// Numbers of the events that this input caused (absolute; see `ProgramSession.events`).
  package var events: Range<Int>
  /// What the program printed, in order.
  package var output: [OutputChunk]
  /// Things to tell about definitions: `-[Foo bar]` replaced an older one, …
  package var notices: [Notice]
  /// Why the machine stopped it, for those who judge (the diagnostics tell the same as a story); nil
  /// unless `status` is `stopped` or `interrupted`.
  package var stop: Stop?
  /// What it changed, object by object; nil where nobody asked, and where it would be no picture.
  package var picture: Picture?

  package init(
    status: Status, diagnostics: [Diagnostic] = [], values: [DisplayedValue] = [],
    events: Range<Int> = 0..<0, output: [OutputChunk] = [], notices: [Notice] = []
  ) {
    self.status = status
    self.diagnostics = diagnostics
    self.values = values
    self.events = events
    self.output = output
    self.notices = notices
  }

  /// Of inputs that ran one after the other: how the last one ended, and what all of them printed and did.
  package init(together outcomes: [Outcome]) {
    self = outcomes.last ?? Outcome(status: .done)
    output = outcomes.flatMap(\.output)
    diagnostics = outcomes.flatMap(\.diagnostics)
    notices = outcomes.flatMap(\.notices)
    if let first = outcomes.first { events = first.events.lowerBound..<events.upperBound }
  }

  /// 0, 65 (does not compile), 70 (stopped), 130 (interrupted), or what the program gave to exit.
  package var exitStatus: Int32 {
    switch status {
    case .done: 0
    case .incomplete, .failed: 65
    case .stopped: 70
    case .interrupted: 130
    case .exited(let code): code & 0xFF
    }
  }
}

/// Something done by a definition at the prompt.
package enum Notice: Equatable, Sendable {
  case classDefined(String)
  /// A type whose values are no objects.
  case typeDefined(String)
  case methodReplaced(String)
  case functionDefined(String)
  case functionReplaced(String)
  case variableRedeclared(String)
}

/// A value as the prompt shows it; views choose the words.
package struct DisplayedValue: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// Any number, already spelled: `42`, `-1`, `3.5`, `'a'`.
    case number(String)
    case bool(Bool)
    case null
    /// `nil` of an object type
    case nilObject
    /// A live object. `claimed` is what `-retainCount` answers when a class overrides it (nil: not
    /// overridden). `text` is set for strings.
    case object(
      serial: UInt32, className: String, count: UInt64, isImmortal: Bool, claimed: UInt64?,
      text: TextExcerpt?)
    case classObject(String)
    case selector(String)
    case cString(TextExcerpt)
    case pointer(UInt64)
    /// A pointer to something that is no live object any more.
    case deadObject(serial: UInt32, className: String)
    case structure(String)
  }
  /// The variable's name for a declaration, nil for an expression.
  package var name: String?
  package var typeName: String
  package var content: Content
  /// What an object of the library holds, as its literal: `@[@1, #2]`.
  package var contents: String?
  package init(name: String?, typeName: String, content: Content) {
    self.name = name
    self.typeName = typeName
    self.content = content
  }
}
