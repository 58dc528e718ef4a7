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
    var parent: Int32
    var steps: Int32
    /// Another place of the same node.
    var next: Int32 = -1
    var preemptions: UInt16
    var deviations: UInt16
    /// The thread that ran last; 0: none has.
    var last: UInt8
  }

  enum Result {
    case exhausted
    case found(node: Int, order: [Int], preemptions: Int)
    /// The graph could not go on: full, refused, or to begin again.
    case stuck
    /// So many states are known as were allowed, and nothing was found yet.
    case paused
  }

  private let graph: StateGraph
  private var places: [Place] = []
  /// By node: the first of its places.
  private var known: [Int32] = []
  /// By preemptions, by steps.
  private var waiting: [[[Int32]]] = []

  /// What is looked for: a bad end, unless something else is said.
  private let isGoal: (Int) -> Bool

  init(_ graph: StateGraph, isGoal: ((Int) -> Bool)? = nil) {
    self.graph = graph
    self.isGoal = isGoal ?? { graph.isBad($0) }
  }

  private mutating func arrive(_ place: Place) {
    while known.count <= Int(place.node) { known.append(-1) }
    var old = known[Int(place.node)]
    while old >= 0, places[Int(old)].last != place.last { old = places[Int(old)].next }
    if old >= 0 {
      let there = places[Int(old)]
      var place = place
      place.next = there.next
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
    places.append(place)
    places[places.count - 1].next = known[Int(place.node)]
    known[Int(place.node)] = number
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
      order.append(Int(current.last))
      current = places[Int(current.parent)]
    }
    return order.reversed()
  }

  /// `most`: as soon as the graph has more states than that, it is enough.
  mutating func run(most: Int = .max, isInterrupted: () -> Bool) -> Result {
    arrive(
      Place(
        node: Int32(graph.root), parent: -1, steps: 0, preemptions: 0, deviations: 0, last: 0))
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
          if isInterrupted() { return .stuck }
          guard let range = graph.expand(Int(place.node)) else { return .stuck }
          if isGoal(Int(place.node)) {
            if best.map({ place.deviations < $0.deviations }) ?? true { best = place }
            continue
          }
          if best != nil { continue }
          guard let usual = graph.usual(range, after: Int(place.last)) else { continue }
          for move in range {
            let thread = graph.moves.thread(move)
            let isSwitch = usual.canGoOn && thread != Int(place.last)
            // More than 65,535 of either are as good as so many.
            arrive(
              Place(
                node: Int32(graph.moves.target(move)), parent: number, steps: place.steps + 1,
                preemptions: UInt16(clamping: Int(place.preemptions) + (isSwitch ? 1 : 0)),
                deviations: UInt16(
                  clamping: Int(place.deviations) + (move == usual.move ? 0 : 1)),
                last: UInt8(thread)))
          }
        }
        if let best {
          return .found(node: Int(best.node), order: order(to: best), preemptions: layer)
        }
        waiting[layer][steps] = []
        steps += 1
        if graph.nodeCount > most { return .paused }
      }
      layer += 1
    }
    return .exhausted
  }
}
