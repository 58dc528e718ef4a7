/// Where boxes stand: computed once for a whole film, or a whole graph, so that none ever moves.
///
/// What names lead to stands in the first column, what these lead to in the second, and so on; within a column
/// the order of birth decides. A box is as high as it ever gets, so it has room for itself in every moment.
package struct FilmLayout: Equatable, Sendable {
  package struct Place: Equatable, Sendable {
    package var column: Int
    /// Of lines of text, from 0.
    package var line: Int
    package var lines: Int
  }
  package private(set) var places: [UInt32: Place] = [:]
  package private(set) var columns = 0
  package private(set) var lines = 0
  package static let mostColumns = 4
  private static let gap = 1

  /// `boxes`: in order of birth, with the lines of each. `edges`: from a holder (0: a name) to what it holds.
  package init(
    boxes: [(serial: UInt32, lines: Int)], edges: [(from: UInt32, to: UInt32)],
    mostColumns: Int = FilmLayout.mostColumns
  ) {
    var depth: [UInt32: Int] = [:]
    var outgoing: [UInt32: [UInt32]] = [:]
    for edge in edges { outgoing[edge.from, default: []].append(edge.to) }
    var queue: [UInt32] = []
    func reach(_ serial: UInt32, _ distance: Int) {
      if depth[serial] == nil {
        depth[serial] = distance
        queue.append(serial)
      }
    }
    for serial in outgoing[0] ?? [] { reach(serial, 0) }
    var next = 0
    func follow() {
      while next < queue.count {
        let from = queue[next]
        next += 1
        for to in outgoing[from] ?? [] { reach(to, (depth[from] ?? 0) + 1) }
      }
    }
    follow()
    for box in boxes where depth[box.serial] == nil {
      reach(box.serial, 0)
      follow()
    }
    var heights = [Int](repeating: 0, count: mostColumns)
    for box in boxes {
      let column = min(depth[box.serial] ?? 0, mostColumns - 1)
      places[box.serial] = Place(column: column, line: heights[column], lines: box.lines)
      heights[column] += box.lines + FilmLayout.gap
      columns = max(columns, column + 1)
    }
    lines = max(0, (heights.max() ?? 0) - FilmLayout.gap)
  }
}
