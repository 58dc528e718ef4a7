/// The units of an account that are still out, found by what is asked of them.
///
/// A release looks for the youngest unit of a kind: one taken for this variable, one that this function
/// took. Each such question has a stack of its own; what was given back meanwhile is dropped when it comes
/// to the top. So a unit is put on a few stacks once and leaves each of them once, however long the log is.
struct OpenUnits {
  enum Question: Hashable {
    case pooled
    case free
    case freeOf(Int)
    case takenFor(Int)
    /// Taken for the pointer at this address.
    case takenAt(UInt64)
    /// Taken for this variable of this object.
    case takenIn(ObjectSlot)
    /// Taken for such a variable of an object of which the log does not tell which.
    case takenSomewhere(Int)
    case library
    /// Taken by the library for this object of its own; 0: for none that is known.
    case keptBy(UInt32)
    case vague
    case vagueOf(Int)
    case own, inside
    case ownOf(Int)
  }
  private var stacks: [Question: [Int]] = [:]

  mutating func push(_ unit: Int, under question: Question) {
    stacks[question, default: []].append(unit)
  }

  /// The youngest unit under a question for which `holds`; others on top are dropped for good.
  mutating func last(_ question: Question, where holds: (Int) -> Bool) -> Int? {
    guard let position = stacks.index(forKey: question) else { return nil }
    while let unit = stacks.values[position].last {
      if holds(unit) { return unit }
      stacks.values[position].removeLast()
    }
    return nil
  }

  /// The units have new places; nil: it is gone.
  mutating func renumber(_ place: [Int?]) {
    for position in stacks.values.indices {
      stacks.values[position] = stacks.values[position].compactMap {
        place.indices.contains($0) ? place[$0] : nil
      }
    }
  }
}
