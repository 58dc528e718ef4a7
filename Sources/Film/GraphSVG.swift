internal import Diagnostics
package import Ownership
package import Texts
internal import VirtualMachine

/// `:graph > FILE.svg` where no Graphviz is installed: the same layout as the film's page.
///
/// Names stand at the left, and what they lead to in columns beside them. A solid line owns, a dashed one is weak, a
/// dotted one only points; each line carries the name that its holder has for it.
package struct GraphSVG {
  package static let mostObjects = 30
  private static let line = 18
  private static let column = 230
  private static let width = 160
  private static let margin = 20

  package let text: String

  package init(_ graph: OwnershipGraph, in language: Language) {
    let nodes = Array(graph.nodes.prefix(GraphSVG.mostObjects))
    let drawn = Set(nodes.map(\.serial))
    let edges = graph.edges.filter {
      drawn.contains($0.to) && ($0.holder.isRoot || drawn.contains($0.holder.object))
    }
    let layout = FilmLayout(
      boxes: nodes.sorted { $0.serial < $1.serial }.map { ($0.serial, 2) },
      edges: edges.map { ($0.holder.object, $0.to) }, mostColumns: max(2, nodes.count))
    var roots: [String] = []
    for edge in edges where edge.holder.isRoot {
      let name = edge.holder.name
      if !roots.contains(name) { roots.append(name) }
    }
    let left = GraphSVG.margin + (roots.isEmpty ? 0 : GraphSVG.width)
    let height = max(layout.lines, roots.count * 3) * GraphSVG.line + 2 * GraphSVG.margin + 10
    let width = left + layout.columns * GraphSVG.column + GraphSVG.margin
    func corner(_ serial: UInt32) -> (x: Int, y: Int) {
      let place = layout.places[serial] ?? FilmLayout.Place(column: 0, line: 0, lines: 2)
      return (
        left + place.column * GraphSVG.column + 50,
        GraphSVG.margin + place.line * GraphSVG.line
      )
    }
    var body = ""
    var used: [UInt32: Int] = [:]
    for edge in edges {
      let end = corner(edge.to)
      let label: String
      let from: (x: Int, y: Int)
      if edge.holder.isRoot {
        let row = roots.firstIndex(of: edge.holder.name) ?? 0
        from = (left - 10, GraphSVG.margin + row * 3 * GraphSVG.line + 12)
        label = ""
      } else {
        let start = corner(edge.holder.object)
        from = (start.x + GraphSVG.width, start.y + 14)
        label = edge.holder.name
      }
      let lane = used[edge.to, default: 0]
      used[edge.to] = lane + 1
      // What stands in the same column, or further left, is reached from its right side, around the others.
      let isBack = !edge.holder.isRoot && end.x + GraphSVG.width <= from.x
      let to = (x: isBack ? end.x + GraphSVG.width : end.x, y: end.y + 8 + lane * 8 % 28)
      let out = isBack ? 24 + lane * 18 % 54 : 0
      let bend = isBack ? out * 4 / 3 : max(30, abs(to.x - from.x) / 2)
      let back = isBack ? -bend : bend
      body +=
        "<path class=\"\(GraphSVG.kind(edge.strength))\" marker-end=\"url(#tip)\" d=\"M\(from.x) \(from.y)"
        + " C\(from.x + bend) \(from.y) \(to.x - back) \(to.y) \(to.x) \(to.y)\"/>\n"
      if !label.isEmpty {
        body +=
          "<text class=\"edge\" x=\"\((from.x + to.x) / 2 + out)\" y=\"\((from.y + to.y) / 2 - 4)\">"
          + escapedMarkup(label) + "</text>\n"
      }
    }
    for (row, name) in roots.enumerated() {
      let y = GraphSVG.margin + row * 3 * GraphSVG.line + 16
      body += "<text class=\"name\" x=\"\(left - 14)\" y=\"\(y)\">\(escapedMarkup(name))</text>\n"
    }
    for node in nodes {
      let (x, y) = corner(node.serial)
      let isLost = graph.lost[node.serial] != nil
      let count =
        node.isDead
        ? Texts.text("graph.dead", in: language)
        : Texts.text("graph.count", [String(node.count)], in: language)
      body +=
        "<rect class=\"\(node.isDead ? "dead" : isLost ? "lost" : "live")\" x=\"\(x)\" y=\"\(y)\" width=\"\(GraphSVG.width)\" height=\"40\" rx=\"6\"/>\n"
      let name = objectName(node.serial) + " " + node.className
      body +=
        "<text class=\"object\" x=\"\(x + 8)\" y=\"\(y + 16)\">\(escapedMarkup(GraphSVG.cut(name)))</text>\n"
      let lost = graph.lost[node.serial].map {
        " · " + Texts.text("graph.lost", [String($0)], in: language)
      }
      body += "<text x=\"\(x + 8)\" y=\"\(y + 33)\">\(escapedMarkup(count + (lost ?? "")))</text>\n"
    }
    let style = """
      text{font:13px ui-monospace,"DejaVu Sans Mono",monospace;fill:#1d1d1b}.object{font-weight:bold}\
      .name{text-anchor:end}.edge{font-size:11px;text-anchor:middle;paint-order:stroke;stroke:#fff;stroke-width:3px}\
      rect{fill:#f5f1e8;stroke:#444}.dead{stroke-dasharray:4 3;fill:#fff}.lost{stroke:#9b1c1c;stroke-width:2;\
      stroke-dasharray:6 3}path{fill:none;stroke:#1b4f9c;stroke-width:1.6}.weak{stroke-dasharray:8 5}\
      .points{stroke-dasharray:2 4}#tip path{fill:#1b4f9c;stroke:none}
      """
    text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">\n"
      + "<style>\(style)</style>\n<rect x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\" style=\"fill:#fff;stroke:none\"/>\n"
      + "<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">"
      + "<path d=\"M0 0 10 5 0 10z\"/></marker></defs>\n" + body + "</svg>\n"
  }

  private static func kind(_ strength: Reference.Strength) -> String {
    switch strength {
    case .strong: "strong"
    case .weak: "weak"
    case .unsafe, .unknown: "points"
    }
  }

  private static func cut(_ name: String) -> String {
    name.count <= 19 ? name : String(name.prefix(18)) + "…"
  }
}
