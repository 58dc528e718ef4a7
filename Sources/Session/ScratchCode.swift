internal import Bytecode
internal import Compiler
package import Diagnostics
internal import Syntax
package import VirtualMachine

/// An expression that somebody wants to know the value of, compiled for a world but no part of its program.
///
/// It is compiled once and may run in every state that comes of that world: for each object of a class, at the end
/// of each schedule. It may ask whoever runs it (`__selfsame_ask_…`, `Question`).
package struct ScratchCode: Sendable {
  fileprivate let entry: Int
  /// nil: statements, which have no value.
  fileprivate let shown: ShownValue?
}

/// A value for a check: never shown, only compared.
package struct ScratchValue: Equatable, Sendable {
  /// The register: canonical integer, address, or bit pattern of a double.
  package var bits: UInt64
  package var encoding: String
  /// Serial of the object the value points to, 0 where it is no object.
  package var object: UInt32
  /// What Swift says of it where it is no plain number and no object of a class.
  package var description: String?
  package init(bits: UInt64, encoding: String, object: UInt32, description: String? = nil) {
    self.description = description
    self.bits = bits
    self.encoding = encoding
    self.object = object
  }
}

package enum ScratchEnd {
  case value(ScratchValue)
  /// nil: it asked what has no answer, or took too long.
  case stopped(Stop?)

  /// Of the value; nil: there is none.
  var bits: UInt64? {
    if case .value(let value) = self { value.bits } else { nil }
  }
}

extension ProgramSession {
  /// Compiles an expression and loads it into this world, where it stays: whoever wants no trace of it does that on
  /// a branch. The problems where it is none.
  package func scratchCode(_ expression: String) -> Result<ScratchCode, Refusal> {
    loadModules(moduleText(Array(expression.utf8)), from: "")
    let file = state.sources.add(name: "check", origin: .lesson, text: Array(expression.utf8))
    let reading = ReadingOptions(form: .input, arc: mode == .arc)
    let clean = state
    while true {
      let tree: Tree
      let input = readInput(file, reading)
      switch input.result {
      case .tree(let read, _): tree = read
      case .incomplete(let problem): return .failure(Refusal([problem]))
      case .failed(let problems): return .failure(Refusal(problems))
      }
      let result = state.compile(
        tree, .input(number: state.inputNumber + 1), arc: countsByARC(input.translated))
      if callForParts(result.unknownSelectors, clean) != nil { continue }
      guard var unit = result.unit else {
        return .failure(
          Refusal(
            inputLanguage == .swift ? inSwiftWords(result.diagnostics) : result.diagnostics))
      }
      input.translated?.finish(&unit)
      let report = world.load(unit)
      guard report.problem == nil, let entry = report.entry else { return .failure(Refusal([])) }
      return .success(ScratchCode(entry: entry, shown: unit.shown))
    }
  }

  package struct Refusal: Error {
    package let diagnostics: [Diagnostic]
    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  }

  /// Runs it in a branch that is discarded. `answering`: what it asks; nil: there is no answer, and so no value.
  package func end(
    of code: ScratchCode, answering: (Question) -> UInt64? = { _ in nil }
  ) -> ScratchEnd {
    inBranch(postingEvents: true) { run(code, answering) }
  }

  /// Runs it where the session stands. The budget is small: nobody waits for a condition.
  /// `counting`: in the copy of the loop that can record writes.
  func run(
    _ code: ScratchCode, slices: Int = 100, counting: Bool = false,
    _ answering: (Question) -> UInt64? = { _ in nil }
  ) -> ScratchEnd {
    world.start(callable: code.entry)
    for _ in 0..<slices {
      switch counting
        ? world.runScheduled(instructions: .max, fuel: World.sliceFuel)
        : world.run(fuel: World.sliceFuel)
      {
      case .finished:
        let bits = world.result
        return .value(
          ScratchValue(
            bits: bits, encoding: code.shown?.encoding ?? "v",
            object: world.objectInfo(at: bits)?.serial ?? 0,
            description: code.shown?.isDescription == true
              ? world.excerpt(ofString: bits)?.marked : nil))
      case .stopped:
        guard let question = world.openQuestion else { return .stopped(world.stop) }
        guard let answer = answering(question) else { return .stopped(nil) }
        world.answerQuestion(answer)
      case .sliceEnded, .blocked: if world.interruptFlag.pointee != 0 { return .stopped(nil) }
      }
    }
    return .stopped(nil)
  }

  /// Value of an expression, found out in a branch that is discarded; nil when it does not compile or
  /// is stopped.
  package func scratchValue(of expression: String) -> ScratchValue? {
    inBranch {
      guard case .success(let code) = scratchCode(expression), code.shown != nil,
        case .value(let value) = run(code)
      else { return nil }
      return value
    }
  }

  /// Runs it where the session stands, for what it does.
  package func perform(_ code: ScratchCode, answering: (Question) -> UInt64?) {
    _ = run(code, answering)
  }

  /// Runs it where the session stands, for somebody who reads its value; nil: it was stopped.
  package func shownValue(
    of code: ScratchCode, answering: (Question) -> UInt64?
  ) -> DisplayedValue.Content? {
    guard let shown = code.shown else { return nil }
    return run(code, answering).bits.map { displayedValue(bits: $0, shown: shown).content }
  }

  /// Runs a function of the prelude by itself; nil when it was stopped.
  func call(_ function: String, _ arguments: [UInt64]) -> UInt64? {
    guard let callable = world.callable(ofFunction: function) else { return nil }
    world.start(callable: callable, arguments: arguments)
    let first = world.steps
    while world.steps &- first <= world.limits.steps {
      switch world.run(fuel: World.sliceFuel) {
      case .finished: return world.result
      case .stopped: return nil
      case .sliceEnded, .blocked: if world.interruptFlag.pointee != 0 { return nil }
      }
    }
    return nil
  }

  /// How many texts there are; those of a lesson from one of them on are given.
  package var textCount: Int { state.sources.files.count }
  package func markInputsAsGiven(from first: Int = 0) {
    state.sources.markInputsAsGiven(from: first)
  }

  /// The address of a C string with this text; nil: there is no room.
  package func cString(_ text: String) -> UInt64? { world.internCString(Array(text.utf8)) }

  /// Where a class object lies.
  package func address(ofClass index: Int) -> UInt64 { world.address(ofClass: index) }
}
