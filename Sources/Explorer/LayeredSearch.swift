import VirtualMachine

/// The search that finds the simplest failure: by fewest preemptions, then fewest steps, then fewest departures
/// from "keep running; else the lowest thread".
///
/// A place is a state and the thread that ran last. A preemption is a switch away from a thread that could go
/// on. Places are visited in that order, so the first bad one that comes up is minimal, and each of its
/// switches is needed. When no place is left, every schedule has been searched.
struct LayeredSearch {
  struct Place {
    var node: Int32
    var last: UInt8
    var thread: UInt8
    var parent: Int32
    var preemptions: Int32
    var steps: Int32
    var deviations: Int32
  }

  enum Result {
    case exhausted
    case found(node: Int, order: [Int], preemptions: Int)
    /// The graph could not go on: full, refused, or to begin again.
    case stuck
  }

  private let graph: StateGraph
  private var places: [Place] = []
  private var known: [UInt64: Int32] = [:]
  /// By preemptions, by steps.
  private var waiting: [[[Int32]]] = []

  /// What is looked for: a bad end, unless something else is said.
  private let isGoal: (Int) -> Bool

  init(_ graph: StateGraph, isGoal: ((Int) -> Bool)? = nil) {
    self.graph = graph
    self.isGoal = isGoal ?? { graph.isBad($0) }
  }

  private mutating func arrive(_ place: Place) {
    let key = UInt64(place.node) << 8 | UInt64(place.last)
    if let old = known[key] {
      let there = places[Int(old)]
      if there.preemptions == place.preemptions, there.steps == place.steps,
        place.deviations < there.deviations
      {
        places[Int(old)] = place
      } else if (place.preemptions, place.steps) < (there.preemptions, there.steps) {
        places[Int(old)] = place
        enqueue(old, place)
      }
      return
    }
    let number = Int32(places.count)
    known[key] = number
    places.append(place)
    enqueue(number, place)
  }

  private mutating func enqueue(_ number: Int32, _ place: Place) {
    while waiting.count <= Int(place.preemptions) { waiting.append([]) }
    while waiting[Int(place.preemptions)].count <= Int(place.steps) {
      waiting[Int(place.preemptions)].append([])
    }
    waiting[Int(place.preemptions)][Int(place.steps)].append(number)
  }

  private func order(to place: Place) -> [Int] {
    var order: [Int] = []
    var current = place
    while current.parent >= 0 {
      order.append(Int(current.thread))
      current = places[Int(current.parent)]
    }
    return order.reversed()
  }

  mutating func run(isInterrupted: () -> Bool) -> Result {
    arrive(
      Place(
        node: Int32(graph.root), last: 0, thread: 0, parent: -1, preemptions: 0, steps: 0,
        deviations: 0))
    var layer = 0
    while layer < waiting.count {
      var steps = 0
      while steps < waiting[layer].count {
        var best: Place?
        var at = 0
        while at < waiting[layer][steps].count {
          let number = waiting[layer][steps][at]
          at += 1
          let place = places[Int(number)]
          // A better way there has come up since.
          guard Int(place.preemptions) == layer, Int(place.steps) == steps else { continue }
          guard let range = graph.expand(Int(place.node)) else { return .stuck }
          if isGoal(Int(place.node)) {
            if best.map({ place.deviations < $0.deviations }) ?? true { best = place }
            continue
          }
          if best != nil { continue }
          var canGoOn = false
          var lowest = Int.max
          for move in range {
            let thread = graph.moves[move].thread
            if thread == Int(place.last) { canGoOn = true }
            lowest = min(lowest, thread)
          }
          let usual = canGoOn ? Int(place.last) : lowest
          for move in range {
            let thread = graph.moves[move].thread
            let isSwitch = canGoOn && thread != Int(place.last)
            arrive(
              Place(
                node: Int32(graph.moves[move].target), last: UInt8(thread), thread: UInt8(thread),
                parent: number, preemptions: place.preemptions + (isSwitch ? 1 : 0),
                steps: place.steps + 1, deviations: place.deviations + (thread == usual ? 0 : 1)))
          }
        }
        if let best {
          return .found(node: Int(best.node), order: order(to: best), preemptions: layer)
        }
        waiting[layer][steps] = []
        steps += 1
        if isInterrupted() { return .stuck }
      }
      layer += 1
    }
    return .exhausted
  }
}

extension StateGraph {
  /// Expands what is left; false: it does not fit, or must not be.
  func complete(isInterrupted: () -> Bool) -> Bool {
    var node = 0
    while node < nodes.count {
      if expand(node) == nil { return false }
      node += 1
      if node & 255 == 0, isInterrupted() { return false }
    }
    return true
  }
}
