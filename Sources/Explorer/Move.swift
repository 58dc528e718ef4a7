import VirtualMachine

/// What an operation does and where it stands in the program.
struct Action: Hashable {
  var footprint: [Access]
  /// Source of what it did: callable, pc, and the library's function.
  var callable: Int
  var pc: Int
  var library: Int
  var isPromised: Bool
  var isPlain: Bool
  /// Nothing was done but that time jumped to the thread's deadline.
  var isByTime = false
}

/// What can happen next in a state: a thread does something, which leads to a node of the graph.
struct Move {
  /// Who does what: the same in many states, and kept once.
  struct Kind: Hashable {
    var thread: Int
    var action: Action
  }
  var kind: Kind
  var target: Int

  var thread: Int { kind.thread }
  var action: Action { kind.action }
  var footprint: [Access] { action.footprint }
  var callable: Int { action.callable }
  var pc: Int { action.pc }
  var library: Int { action.library }
  var isPromised: Bool { action.isPromised }
  var isPlain: Bool { action.isPlain }
  var isByTime: Bool { action.isByTime }
}

/// The moves of a graph: where each leads, and the number of its kind. Four bytes each, up to 256 kinds of them and
/// sixteen million states.
struct MoveList {
  private let targets = NumberList()
  private let numbers = NumberList()
  private var kinds: [Move.Kind] = []
  private var known: [Move.Kind: Int] = [:]

  var count: Int { targets.count }

  func thread(_ index: Int) -> Int { kinds[numbers[index]].thread }
  func target(_ index: Int) -> Int { targets[index] }

  subscript(index: Int) -> Move { Move(kind: kinds[numbers[index]], target: target(index)) }

  /// false: there is no room for another kind.
  mutating func append(_ move: Move) -> Bool {
    var number = kinds.count
    if let old = known[move.kind] {
      number = old
    } else {
      guard number < 1 << 24 else { return false }
      known[move.kind] = number
      kinds.append(move.kind)
    }
    targets.append(move.target)
    numbers.append(number)
    return true
  }

  func remove(behind count: Int) {
    targets.remove(behind: count)
    numbers.remove(behind: count)
  }
}
