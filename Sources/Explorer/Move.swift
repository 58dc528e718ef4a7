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
  var thread: Int
  var target: Int
  var action: Action

  var footprint: [Access] { action.footprint }
  var callable: Int { action.callable }
  var pc: Int { action.pc }
  var library: Int { action.library }
  var isPromised: Bool { action.isPromised }
  var isPlain: Bool { action.isPlain }
  var isByTime: Bool { action.isByTime }
}

/// The moves of a graph, eight bytes each: an action is kept once for all the moves that do it.
struct MoveList {
  /// Target (32 bits), number of the action (24), thread (8).
  private var packed: [UInt64] = []
  private var actions: [Action] = []
  private var numbers: [Action: UInt64] = [:]

  var count: Int { packed.count }

  func thread(_ index: Int) -> Int { Int(packed[index] >> 56) }
  func target(_ index: Int) -> Int { Int(packed[index] & 0xFFFF_FFFF) }

  subscript(index: Int) -> Move {
    Move(
      thread: thread(index), target: target(index),
      action: actions[Int(packed[index] >> 32 & 0xFF_FFFF)])
  }

  /// false: there is no room for another action.
  mutating func append(_ move: Move) -> Bool {
    var number = numbers[move.action]
    if number == nil {
      guard actions.count < 1 << 24 else { return false }
      number = UInt64(actions.count)
      numbers[move.action] = number
      actions.append(move.action)
    }
    guard let number else { return false }
    packed.append(UInt64(move.target) | number << 32 | UInt64(move.thread) << 56)
    return true
  }

  mutating func remove(behind count: Int) { packed.removeSubrange(count...) }
}

/// Which node a state is, by its fingerprint: open addressing over the nodes in the order in which they came.
struct StateIndex {
  private var keys: [Fingerprint] = []
  /// A node's number + 1; 0: free.
  private var table = [UInt32](repeating: 0, count: 1024)

  /// The node that has the fingerprint. nil: there was none, and now `fresh` has it (which is the next in order).
  mutating func node(of key: Fingerprint, orElse fresh: Int?) -> Int? {
    let mask = UInt64(table.count - 1)
    var place = key.low & mask
    while table[Int(place)] != 0 {
      let node = Int(table[Int(place)]) - 1
      if keys[node] == key { return node }
      place = (place &+ 1) & mask
    }
    guard fresh != nil else { return nil }
    keys.append(key)
    table[Int(place)] = UInt32(keys.count)
    if keys.count * 3 > table.count * 2 { grow() }
    return nil
  }

  private mutating func grow() {
    table = [UInt32](repeating: 0, count: table.count * 2)
    let mask = UInt64(table.count - 1)
    for (node, key) in keys.enumerated() {
      var place = key.low & mask
      while table[Int(place)] != 0 { place = (place &+ 1) & mask }
      table[Int(place)] = UInt32(node + 1)
    }
  }
}
