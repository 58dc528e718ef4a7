import Diagnostics

/// The ways through a function, and what is known on each about the variables that were declared without a value.
///
/// A function is cut into blocks: what happens in one happens from its first event to its last, and arrows lead to
/// the blocks that may come next. For every variable two questions are answered at the head of each block: is there
/// a way here on which it has no value yet, and is there one on which it has? A value is read where the first answer
/// is no, and a `let` is set where the second is no. The answers go along the arrows until nothing changes.
struct InitializationFlow {
  struct Variable {
    var name: String
    var isLet: Bool
    var word: String { isLet ? "constant" : "variable" }
  }

  /// How a variable is used, which its complaint says.
  enum Use {
    case read, lent, captured, inFunction, inDefer
    /// A part of it is set.
    case part
  }

  enum Event {
    case declare(Range<Int>)
    case set(Int, SourceRange)
    /// They have a value from here on, and nobody asks how they came by it.
    case given(Range<Int>)
    case use(Range<Int>, Use, SourceRange)
    /// Something that needs all of the variables, and its complaint about the first that may have no value.
    case demand(Range<Int>, SourceRange, (Variable) -> String)
    /// What may happen only once, as `super.init`: with its complaint.
    case once(Int, SourceRange, String)
    /// What may not have happened, with the complaint where it may have.
    case never(Int, SourceRange, String)
  }

  struct Block {
    var events: [Event] = []
    var next: [Int] = []
  }

  /// Which variables may be without a value, and which may have one.
  struct Knowledge: Equatable {
    var unset: [UInt64]
    var set: [UInt64]

    init(count: Int) {
      unset = [UInt64](repeating: 0, count: (count + 63) / 64)
      set = unset
    }

    mutating func join(_ other: Knowledge) {
      for word in unset.indices {
        unset[word] |= other.unset[word]
        set[word] |= other.set[word]
      }
    }

    func mayBeUnset(_ slot: Int) -> Bool { unset[slot / 64] >> (slot % 64) & 1 == 1 }
    func mayBeSet(_ slot: Int) -> Bool { set[slot / 64] >> (slot % 64) & 1 == 1 }

    mutating func become(_ slot: Int, set isSet: Bool) {
      let bit = UInt64(1) << (slot % 64)
      unset[slot / 64] = isSet ? unset[slot / 64] & ~bit : unset[slot / 64] | bit
      set[slot / 64] = isSet ? set[slot / 64] | bit : set[slot / 64] & ~bit
    }
  }

  var variables: [Variable] = []
  var blocks: [Block] = [Block()]

  mutating func block() -> Int {
    blocks.append(Block())
    return blocks.count - 1
  }

  /// What walking it costs: words of knowledge, for each block.
  var weight: Int { blocks.count * (variables.count / 64 + 1) }

  /// What is wrong, in the order of the blocks.
  func problems() -> [(title: String, place: SourceRange)] {
    var heads = [Knowledge?](repeating: nil, count: blocks.count)
    heads[0] = Knowledge(count: variables.count)
    var waiting = [0]
    var ignored: [(title: String, place: SourceRange)] = []
    while let number = waiting.popLast() {
      guard var knowledge = heads[number] else { continue }
      for event in blocks[number].events { follow(event, &knowledge, &ignored, says: false) }
      for next in blocks[number].next {
        var joined = heads[next] ?? knowledge
        joined.join(knowledge)
        if heads[next] == joined { continue }
        heads[next] = joined
        waiting.append(next)
      }
    }
    var found: [(title: String, place: SourceRange)] = []
    for (number, block) in blocks.enumerated() {
      // Where no way leads, nothing is wrong.
      guard var knowledge = heads[number] else { continue }
      for event in block.events { follow(event, &knowledge, &found, says: true) }
    }
    return found
  }

  private func follow(
    _ event: Event, _ knowledge: inout Knowledge,
    _ found: inout [(title: String, place: SourceRange)], says: Bool
  ) {
    switch event {
    case .declare(let slots):
      for slot in slots { knowledge.become(slot, set: false) }
    case .given(let slots):
      for slot in slots { knowledge.become(slot, set: true) }
    case .set(let slot, let place):
      let variable = variables[slot]
      if says, variable.isLet, knowledge.mayBeSet(slot) {
        found.append(
          ("immutable value '\(variable.name)' may only be initialized once", place))
      }
      knowledge.become(slot, set: true)
    case .use(let slots, let use, let place):
      guard says else { return }
      if let slot = slots.first(where: { knowledge.mayBeUnset($0) }) {
        found.append((complaint(use, variables[slot]), place))
      } else if case .part = use, let slot = slots.first(where: { variables[$0].isLet }) {
        found.append(
          ("immutable value '\(variables[slot].name)' may only be initialized once", place))
      }
    case .demand(let slots, let place, let complaint):
      guard says, let slot = slots.first(where: { knowledge.mayBeUnset($0) }) else { return }
      found.append((complaint(variables[slot]), place))
    case .once(let slot, let place, let complaint):
      if says, knowledge.mayBeSet(slot) { found.append((complaint, place)) }
      knowledge.become(slot, set: true)
    case .never(let slot, let place, let complaint):
      if says, knowledge.mayBeSet(slot) { found.append((complaint, place)) }
    }
  }

  private func complaint(_ use: Use, _ variable: Variable) -> String {
    let name = "\(variable.word) '\(variable.name)'"
    return switch use {
    case .read: "\(name) used before being initialized"
    case .lent: "\(name) passed by reference before being initialized"
    case .captured: "\(name) captured by a closure before being initialized"
    case .inFunction: "\(name) used by function definition before being initialized"
    case .inDefer: "\(name) used in defer before being initialized"
    case .part:
      "struct '\(variable.name)' must be completely initialized before a member is stored to"
    }
  }
}
