internal import Diagnostics
internal import VirtualMachine

/// The two runs of a comparison, each in a world of its own.
extension Comparison {
  /// One run after the other; nil: somebody interrupted.
  package init?(_ left: Side, then right: () -> Side) {
    if left.isInterrupted { return nil }
    let other = right()
    if other.isInterrupted { return nil }
    self.init(left: left, right: other)
  }

  /// A program from beginning to end.
  package static func side(
    name: String, path: String, text: [UInt8], mode: MemoryMode, options given: SessionOptions,
    makeSession: (SessionOptions) -> ProgramSession = ProgramSession.init(options:)
  ) -> Side {
    var options = given
    options.mode = mode
    options.mask = .standard
    options.keepsHistory = false
    let session = makeSession(options)
    let outcome = session.runFile(path: path, text: text)
    return side(name: name, session: session, outcome: outcome, renamed: nil, before: [])
  }

  fileprivate static func side(
    name: String, session: ProgramSession, outcome: Outcome,
    renamed: (from: String, to: String)?, before: Set<UInt32>
  ) -> Side {
    var reader = ComparedEventReader(session: session, renamed: renamed)
    var side = Side(
      name: name, mode: session.mode, events: reader.read(outcome.events),
      output: outcome.output.flatMap(\.bytes), diagnostics: outcome.diagnostics,
      sources: session.sources, exitStatus: outcome.exitStatus,
      leftAlive: session.eachObject().lazy.filter {
        !$0.isImmortal && !before.contains($0.serial)
      }.prefix(Side.mostAlive).map { "\(objectName($0.serial)) \($0.className)" })
    side.language = session.inputLanguage
    side.isInterrupted = outcome.status == .interrupted
    return side
  }
}

extension ProgramSession {
  /// What a comparison at the prompt is about.
  package enum Contrast: Sendable {
    case modes(MemoryMode, MemoryMode)
    /// Names of classes: the second is put for the first.
    case classes(String, String)
  }

  /// What came of it.
  package enum LastComparison {
    case made(Comparison, input: String)
    case noInput
    /// Two modes of an input in Swift, whose counts the compiler always writes.
    case alwaysCounted
    case interrupted
  }

  /// Runs the last input (under `classes`: the last one that uses the first class) twice, both times from
  /// the world before it, and puts everything back.
  package func compareLastInput(_ contrast: Contrast) -> LastComparison {
    guard let history else { return .noInput }
    let count = standingPlace(in: history)
    let path = history.path(to: count)
    let found = path.last { segment in
      guard segment.kind == .input, segment.start != nil else { return false }
      guard case .classes(let name, _) = contrast else { return true }
      return InputWords(segment.text).uses(name)
    }
    guard let found, let start = found.start else { return .noInput }
    if case .modes = contrast, found.language == .swift { return .alwaysCounted }
    let comparison = withoutHistory { () -> Comparison? in
      let here = checkpoint()
      let waiting = rollback
      defer {
        restore(here)
        rollback = waiting
      }
      func side(_ name: String, _ text: String, _ mode: MemoryMode, renamed: (String, String)?)
        -> Comparison.Side
      {
        restore(start)
        rollback = nil
        self.mode = mode
        var kept: [Comparison.Kept] = []
        if case .modes = contrast { kept = recompile(for: text, from: path, before: found.id) }
        let before = Set(objects().map(\.serial))
        let outcome = evaluate(text)
        var side = Comparison.side(
          name: name, session: self, outcome: outcome,
          renamed: renamed.map { (from: $0.0, to: $0.1) }, before: before)
        side.keptAsItWas = kept
        return side
      }
      switch contrast {
      case .modes(let a, let b):
        return Comparison(side(a.rawValue.uppercased(), found.text, a, renamed: nil)) {
          side(b.rawValue.uppercased(), found.text, b, renamed: nil)
        }
      case .classes(let a, let b):
        return Comparison(side(a, found.text, found.mode, renamed: nil)) {
          side(b, InputWords(found.text).replacing(a, with: b), found.mode, renamed: (b, a))
        }
      }
    }
    return comparison.map { .made($0, input: found.text) } ?? .interrupted
  }
}

extension ProgramSession {
  /// Compiles anew, in the mode of now, what an input calls and earlier inputs defined in the other mode; answers
  /// what had to stay as it was. A body with a static of its own would lose what is in it.
  fileprivate func recompile(for text: String, from path: [Segment], before id: Int)
    -> [Comparison.Kept]
  {
    guard inputLanguage == .objectiveC else { return [] }
    let older = path.filter { $0.kind == .input && $0.id < id && $0.mode != mode }
    let pieces = older.flatMap { segment -> [InputParts.Piece] in
      guard let parts = parts(of: segment.text) else { return [] }
      return parts.pieces.filter { !parts.variables.contains($0.names.first ?? "") && $0.hasBody }
    }
    var wanted = InputWords(text).all
    var chosen: Set<Int> = []
    var isNew = true
    while isNew {
      isNew = false
      for (index, piece) in pieces.enumerated() where !chosen.contains(index) {
        let bare = piece.names.map { String($0.drop { "+-".contains($0) }.prefix { $0 != ":" }) }
        guard wanted.contains(piece.className) || bare.contains(where: wanted.contains) else {
          continue
        }
        chosen.insert(index)
        wanted.formUnion(InputWords(piece.text).all)
        isNew = true
      }
    }
    var kept: [Comparison.Kept] = []
    for index in chosen.sorted() {
      let piece = pieces[index]
      let name = piece.className.isEmpty ? piece.names.first ?? "" : piece.className
      guard let reason = recompiled(piece), !kept.contains(where: { $0.name == name }) else {
        continue
      }
      kept.append(Comparison.Kept(name: name, reason: reason))
    }
    return kept
  }
}

extension ProgramSession {
  /// nil: it is compiled anew.
  private func recompiled(_ piece: InputParts.Piece) -> Comparison.Kept.Reason? {
    if InputWords(piece.text).all.contains("static") { return .hasStatic }
    let outcome = evaluate(piece.text)
    if outcome.status == .done { return nil }
    return outcome.diagnostics.contains { $0.code == .layoutInUse } ? .isInUse : .isRefused
  }
}

extension InputParts.Piece {
  /// A function, or the methods of a class.
  fileprivate var hasBody: Bool {
    text.hasPrefix("@implementation")
      || className.isEmpty && text.hasSuffix("}") && text.contains("(")
  }
}

/// The names in an input, found as C sees words: `Printer` is not in `PrinterTest`.
struct InputWords {
  let text: String
  init(_ text: String) { self.text = text }

  /// Every word of it, in its strings and comments, too.
  var all: Set<String> {
    Set(
      textWords(Array(text.utf8)) { isASCIILetter($0) || $0 >= 0x80 || (0x30...0x39).contains($0) })
  }

  /// Whether the input does something with the name, and does not define it.
  func uses(_ name: String) -> Bool {
    guard replacing(name, with: "") != text else { return false }
    return !text.contains("@implementation") && !text.contains("@interface")
  }

  func replacing(_ name: String, with other: String) -> String {
    let code = CodeTokens(text)
    let places = code.tokens.indices.filter { code.isText($0, name) }
    return code.edited(places.map { (code.range($0..<$0 + 1), other) })
  }
}
