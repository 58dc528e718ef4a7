internal import Bytecode
internal import Ownership
internal import VirtualMachine

/// The program's functions, read once each.
///
/// A session asks after every input for what the input shows. Functions only come in between two questions,
/// unless somebody went back in time: then those behind the place where the two lines part are read anew. Code
/// that was typed as statements runs once and is nobody's function afterwards.
package final class FunctionReadings {
  struct Found {
    var all: [FunctionReading]
    var new: ArraySlice<FunctionReading>
    var exchangesMethods: Bool
  }

  /// How far the table of callables had been read, and by which code this table is recognised.
  private struct Stage {
    var end: Int
    var witness: Int
    var code: AnyObject?
  }

  private var readings: [FunctionReading] = []
  private var stages: [Stage] = []
  private var exchanges = 0

  package init() {}

  /// `entry`: the callable of the statements that ran last.
  func update(_ moment: Moment, entry: Int?) -> Found {
    let world = moment.world
    let count = world.callableCount
    while let stage = stages.last,
      stage.end > count || world.codeIdentity(ofCallable: stage.witness) !== stage.code
    {
      stages.removeLast()
    }
    let start = stages.last?.end ?? 1
    while let last = readings.last, last.callable >= start { readings.removeLast() }
    let known = readings.count
    for index in start..<max(start, count) {
      if let code = world.code(ofCallable: index), !code.isPrelude, moment.isUsers(code.place) {
        readings.append(FunctionReading(callable: index, code: code))
      }
    }
    let witness = (max(1, count - 64)..<count).last { world.codeIdentity(ofCallable: $0) != nil }
    if let witness, count > start {
      stages.append(
        Stage(end: count, witness: witness, code: world.codeIdentity(ofCallable: witness)))
    }
    let found = Found(
      all: readings, new: readings[known...], exchangesMethods: world.methodExchanges != exchanges)
    exchanges = world.methodExchanges
    if let entry, let last = readings.lastIndex(where: { $0.callable == entry }) {
      readings.remove(at: last)
    }
    return found
  }
}
