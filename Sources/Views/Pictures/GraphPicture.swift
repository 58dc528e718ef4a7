import Diagnostics
package import Ownership
import Session

/// `:graph`: who holds whom, as a tree that begins at the variables.
///
/// A double arrow owns, a dashed one is weak, a dotted one only points. An object is drawn in full where it
/// is met first; later it is only named. What is dead is crossed out, and the pointer to it dangles.
package func graphView(
  _ graph: OwnershipGraph, names: WorldNames, page: Page, limit: Int = 120
) -> [StyledLine] {
  if graph.nodes.isEmpty { return prose("graph.none", page: page) }
  var drawing = GraphDrawing(
    graph: graph, words: OwnershipWords(names: names, page: page), page: page)
  var lines = drawing.draw(limit: limit)
  lines += legend(page)
  if !graph.rest.isEmpty {
    let total = graph.rest.reduce(0) { $0 + $1.objects }
    let classes = graph.rest.prefix(6).map { "\($0.className) \($0.objects)" }
    lines += prose("graph.rest", [String(total), listed(classes, page)], .dim, page: page)
  }
  return lines
}

private func legend(_ page: Page) -> [StyledLine] {
  if page.narrates { return [] }
  let signs = GraphSigns(page)
  let parts = [
    "\(signs.strong) \(page.text("graph.strong"))", "\(signs.weak) \(page.text("graph.weak"))",
    "\(signs.unsafe) \(page.text("graph.unsafe"))",
  ]
  return wrap(
    parts.joined(separator: "   "), .dim, width: page.width, ambiguousWidth: page.ambiguousWidth)
}

private struct GraphSigns {
  let strong, weak, unsafe, branch, last, bar, cross: String
  /// Drawn in full further up.
  let above: String
  init(_ page: Page) {
    if page.narrates {
      strong = page.text("graph.say.strong")
      weak = page.text("graph.say.weak")
      unsafe = page.text("graph.say.unsafe")
      (branch, last, bar, cross) = ("", "", "", "")
      above = page.text("graph.above")
    } else if page.drawsPlainFrames {
      (strong, weak, unsafe) = ("==>", "-->", "..>")
      (branch, last, bar, cross) = ("|- ", "`- ", "|  ", "x ")
      above = "^"
    } else {
      (strong, weak, unsafe) = ("══▶", "╌╌▷", "┈┈>")
      (branch, last, bar, cross) = ("├─ ", "└─ ", "│  ", "✗ ")
      above = "↑"
    }
  }

  func arrow(_ strength: Reference.Strength) -> String {
    switch strength {
    case .strong: strong
    case .weak: weak
    case .unsafe, .unknown: unsafe
    }
  }
}

private struct GraphDrawing {
  let graph: OwnershipGraph
  let words: OwnershipWords
  let page: Page
  let signs: GraphSigns
  var nodes: [UInt32: OwnershipGraph.Node] = [:]
  var outgoing: [UInt32: [OwnershipGraph.Edge]] = [:]
  /// The objects that hold one.
  var incoming: [UInt32: [UInt32]] = [:]
  var drawn: Set<UInt32> = []

  init(graph: OwnershipGraph, words: OwnershipWords, page: Page) {
    self.graph = graph
    self.words = words
    self.page = page
    signs = GraphSigns(page)
    for node in graph.nodes { nodes[node.serial] = node }
    for edge in graph.edges where edge.holder.object != 0 {
      outgoing[edge.holder.object, default: []].append(edge)
      if edge.strength == .strong { incoming[edge.to, default: []].append(edge.holder.object) }
    }
  }

  /// From an object that no variable leads to up to one that none but its own parts hold: there the tree begins.
  private func top(above serial: UInt32) -> UInt32 {
    var seen: Set<UInt32> = [serial]
    var top = serial
    while let holders = incoming[top] {
      guard let next = holders.first(where: { !drawn.contains($0) && !seen.contains($0) }) else {
        return holders.contains(serial) ? serial : top
      }
      seen.insert(next)
      top = next
    }
    return top
  }

  mutating func draw(limit: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    // What is to be drawn, the next on top: the prefix of its line, the prefix below it, the edge.
    var work: [(first: String, below: String, edge: OwnershipGraph.Edge?, root: UInt32)] = []
    for edge in graph.edges.reversed() where edge.holder.isRoot {
      work.append(("", "", edge, edge.to))
    }
    var left = graph.nodes.makeIterator()
    while lines.count < limit {
      guard let item = work.popLast() else {
        // What no variable leads to stands by itself.
        var lost: OwnershipGraph.Node?
        while let node = left.next() {
          if !drawn.contains(node.serial) {
            lost = node
            break
          }
        }
        guard let lost else { break }
        work.append(("", "", nil, top(above: lost.serial)))
        continue
      }
      lines += line(item.first, item.below, item.edge, item.root)
      guard drawn.insert(item.root).inserted else { continue }
      let edges = outgoing[item.root] ?? []
      for (index, edge) in edges.enumerated().reversed() {
        let isLast = index == edges.count - 1
        let deep = page.displayWidth(item.below) > page.width / 2
        let base = deep ? "" : item.below
        work.append(
          (
            base + "  " + (isLast ? signs.last : signs.branch),
            base + "  " + (isLast ? "   " : signs.bar), edge, edge.to
          ))
      }
    }
    if !work.isEmpty {
      lines.append(StyledLine(page.text("table.more", [page.ellipsis, String(work.count)]), .dim))
    }
    return lines
  }

  private func line(
    _ first: String, _ below: String, _ edge: OwnershipGraph.Edge?, _ serial: UInt32
  ) -> [StyledLine] {
    var line = StyledLine()
    if let edge {
      // Within the tree the owner stands above: only what it holds it by is named.
      line.append(edge.holder.isRoot ? words.holder(edge.holder) : inner(edge.holder))
      line.append(" " + signs.arrow(edge.strength) + " ", edge.strength == .strong ? .bold : .dim)
    } else if nodes[serial]?.isInHand == true {
      line.append(page.text("graph.inHand") + " ")
    } else {
      line.append(page.text("graph.nothing") + " ", .yellow)
    }
    guard let node = nodes[serial] else { return [] }
    let name = words.names.object(serial)
    if node.isDead {
      line.append(signs.cross + struck(name), .yellow)
      line.append("  " + page.text("graph.dead"), .yellow)
    } else if drawn.contains(serial) {
      line.append(name, .dim)
      line.append(" " + signs.above, .dim)
    } else {
      line.append(name, .bold)
      line.append("  " + page.text("graph.count", [String(node.count)]))
      if let lost = graph.lost[serial] {
        line.append("  " + page.text("graph.lost", [String(lost)]), .yellow)
      }
    }
    return wrap(
      line, width: page.width, firstIndent: first, indent: below + "      ",
      ambiguousWidth: page.ambiguousWidth)
  }

  private func inner(_ holder: Holder) -> String {
    switch holder {
    case .ivar(_, let name): name
    case .element: page.text("graph.element")
    case .capture: page.text("graph.capture")
    case .association, .lastingAssociation: page.text("graph.association")
    case .memory: page.text("graph.memory")
    default: words.holder(holder)
    }
  }

  /// Crossed out letter by letter; where that may be drawn wide, the words say it.
  private func struck(_ name: String) -> String {
    page.drawsPlainFrames ? name : name.map { "\($0)\u{0336}" }.joined()
  }
}

/// The same as a text for Graphviz.
package func graphDot(_ graph: OwnershipGraph, names: WorldNames, page: Page) -> String {
  let words = OwnershipWords(names: names, page: page)
  func escaped(_ text: String) -> String {
    var result = ""
    for character in visible(text) {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }
  func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
  var text = "digraph selfsame {\n  rankdir=LR;\n  node [shape=box, fontname=\"sans-serif\"];\n"
  text += "  edge [fontname=\"sans-serif\", fontsize=10];\n"
  for node in graph.nodes {
    let count =
      node.isDead ? page.text("graph.dead") : page.text("graph.count", [String(node.count)])
    let label = "\"\(escaped(names.object(node.serial)))\\n\(escaped(count))\""
    var style = node.isDead ? ", style=\"dashed\", fontcolor=gray" : ""
    if graph.lost[node.serial] != nil { style = ", color=red" }
    text += "  o\(node.serial) [label=\(label)\(style)];\n"
  }
  var roots: [String] = []
  for edge in graph.edges {
    let style =
      switch edge.strength {
      case .strong: "solid"
      case .weak: "dashed"
      case .unsafe, .unknown: "dotted"
      }
    if edge.holder.isRoot {
      let name = words.holder(edge.holder)
      let index: Int
      if let known = roots.firstIndex(of: name) {
        index = known
      } else {
        index = roots.count
        roots.append(name)
        text += "  r\(index) [label=\(quoted(name)), shape=plaintext];\n"
      }
      text += "  r\(index) -> o\(edge.to) [style=\(style)];\n"
    } else {
      let label: String =
        switch edge.holder {
        case .ivar(_, let name): name
        case .capture: page.text("graph.capture")
        case .association, .lastingAssociation: page.text("graph.association")
        default: ""
        }
      text += "  o\(edge.holder.object) -> o\(edge.to) [style=\(style), label=\(quoted(label))];\n"
    }
  }
  return text + "}\n"
}
