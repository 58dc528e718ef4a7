internal import VirtualMachine

/// Objects and who holds them, as far as a picture can show them.
///
/// The picture begins at the variables and follows the pointers breadth first until it is full; what lies
/// beyond is counted by class. Whether a pointer owns comes from the accounts: only a unit of the count that
/// was found with its holder makes a strong edge.
package struct OwnershipGraph: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    package var serial: UInt32
    package var className: String
    package var count: UInt64
    package var isDead: Bool
    /// A running call has a unit of it on its way.
    package var isInHand = false
  }
  package struct Edge: Equatable, Sendable {
    package var holder: Holder
    package var to: UInt32
    package var strength: Reference.Strength
  }
  package struct Rest: Equatable, Sendable {
    package var className: String
    package var objects: Int
  }
  package var nodes: [Node]
  /// Roots' edges first, then in the order of the nodes.
  package var edges: [Edge]
  /// Units that nobody holds, by object.
  package var lost: [UInt32: Int]
  /// Objects that are not drawn, the most frequent class first.
  package var rest: [Rest]

  package init(nodes: [Node], edges: [Edge], lost: [UInt32: Int] = [:], rest: [Rest] = []) {
    self.nodes = nodes
    self.edges = edges
    self.lost = lost
    self.rest = rest
  }
}

extension Ledger {
  package func graph(limit: Int = 60) -> OwnershipGraph {
    let map = references
    let world = moment.world
    var order: [UInt32] = []
    var drawn = Set<UInt32>()
    func draw(_ serial: UInt32) {
      if order.count < limit, drawn.insert(serial).inserted { order.append(serial) }
    }
    // A full picture, and Ctrl-C, end each of these walks.
    var isFull: Bool { order.count >= limit || moment.isInterrupted }
    for reference in map.references where reference.holder.isRoot && isShown(reference.target) {
      if isFull { break }
      switch reference.holder {
      case .library, .call: continue
      default: draw(reference.target)
      }
    }
    var next = 0
    func follow() {
      while next < order.count, !isFull {
        for reference in map.references(from: order[next]) where isShown(reference.target) {
          draw(reference.target)
        }
        next += 1
      }
    }
    follow()
    // What nothing leads to stands by itself.
    for object in world.eachLiveObject() where isShown(object.serial) {
      if isFull { break }
      draw(object.serial)
      follow()
    }
    let accounts = accounts(of: drawn)
    var owners: [UInt32: [Holder: Int]] = [:]
    var graph = OwnershipGraph(nodes: [], edges: [])
    for serial in order {
      let object = world.objectInfo(serial: serial)
      graph.nodes.append(
        OwnershipGraph.Node(
          serial: serial, className: world.className(ofSerial: serial) ?? "",
          count: object?.count ?? 0, isDead: object == nil,
          isInHand: accounts[serial]?.units.contains(where: \.isInHand) == true))
      let units = accounts[serial]?.open ?? []
      for holder in units.compactMap(\.holder) {
        owners[serial, default: [:]][holder, default: 0] += 1
      }
      let lost = accounts[serial]?.unheld ?? 0
      if lost > 0, object != nil { graph.lost[serial] = lost }
    }
    func edge(_ reference: Reference) -> OwnershipGraph.Edge {
      var strength = reference.strength
      if strength == .unknown, world.objectInfo(serial: reference.target) != nil {
        if let units = owners[reference.target]?[reference.holder], units > 0 {
          owners[reference.target]?[reference.holder] = units - 1
          strength = .strong
        } else {
          strength = .unsafe
        }
      }
      return OwnershipGraph.Edge(
        holder: reference.holder, to: reference.target, strength: strength)
    }
    for reference in map.references
    where reference.holder.isRoot && drawn.contains(reference.target) {
      if moment.isInterrupted { break }
      if case .call = reference.holder { continue }
      graph.edges.append(edge(reference))
    }
    for serial in order {
      for reference in map.references(from: serial) where drawn.contains(reference.target) {
        if moment.isInterrupted { break }
        graph.edges.append(edge(reference))
      }
    }
    graph.rest = rest(drawn)
    return graph
  }

  /// Constants, and the strings that the library makes for itself, would hide what matters.
  private func isShown(_ serial: UInt32) -> Bool {
    if serial & (1 << 30) != 0 { return false }
    return moment.world.objectInfo(serial: serial)?.isImmortal != true
  }

  private func rest(_ drawn: Set<UInt32>) -> [OwnershipGraph.Rest] {
    var counts: [String: Int] = [:]
    for object in moment.world.eachLiveObject()
    where !drawn.contains(object.serial) && !object.isImmortal {
      if moment.isInterrupted { break }
      counts[object.className, default: 0] += 1
    }
    return counts.map { OwnershipGraph.Rest(className: $0.key, objects: $0.value) }.sorted {
      ($1.objects, $0.className) < ($0.objects, $1.className)
    }
  }
}

extension Moment {
  package func ownershipGraph(limit: Int = 60) -> OwnershipGraph {
    Ledger(self).graph(limit: limit)
  }
}
