import Ownership
import Session
import VirtualMachine

@testable import Film

/// What the machine itself says of a moment: a fresh account, with no book kept open from the moment before.
struct MachineState {
  var rows: [String: String] = [:]
  var dead: Set<String> = []
  var lines: [String] = []

  /// `known`: names of objects that were seen before; those that have died stay on the page.
  init(_ session: ProgramSession, known: [String: UInt32]) {
    let moment = session.moment
    let ledger = Ledger(moment)
    let owners = ledger.owners(seen: Set(known.values))
    for (serial, owned) in owners?.objects ?? [:] {
      let name = String(objectName(serial).dropFirst())
      rows[name] = MachineState.row(serial, owned.className, owned.count, owned.signs)
    }
    for (name, serial) in known where rows[name] == nil {
      guard moment.world.objectInfo(serial: serial) == nil else { continue }
      dead.insert(name)
      rows[name] = MachineState.row(
        serial, moment.world.className(ofSerial: serial) ?? "", 0, ledger.dangling(serial))
    }
  }

  static func row(_ serial: UInt32, _ className: String, _ count: UInt64, _ signs: [OwnerSign])
    -> String
  {
    ([objectName(serial) + " " + className, String(count)] + signs.map(\.text))
      .joined(separator: " ")
  }

  /// The same of a state of the film.
  static func rows(of state: FilmState) -> [String: String] {
    var rows: [String: String] = [:]
    for (serial, object) in state.objects {
      rows[String(objectName(serial).dropFirst())] = row(
        serial, object.className, object.count, object.signs.map(\.sign))
    }
    return rows
  }
}
