import Diagnostics

/// `some Source<Int>` of a parameter is a type parameter without a name, and the types behind a protocol's name are
/// those of its primary associated types: both are written out before anything is looked at.
struct SpelledOut {
  /// What protocols of earlier texts have: primary associated types by the protocol's name, for those that have types
  /// of their own.
  let earlier: [String: [String]]
  private var tree: SwiftTree
  private var primaries: [String: [String]] = [:]

  private static let ofSwift = SwiftOwnProtocols.bounds.subtracting([
    "CustomStringConvertible", "AnyObject",
  ])

  static func of(_ tree: SwiftTree, earlier: [String: [String]]) -> SwiftTree {
    let mayNeed = tree.nodes.contains { node in
      node.flags.contains(.isSome) && node.kind == .typeName
        || node.kind == .generics && node.kids.contains { !tree[$0].kids.isEmpty }
    }
    if !mayNeed { return tree }
    var whole = SpelledOut(earlier: earlier, tree: tree)
    whole.run()
    return whole.tree
  }

  private init(earlier: [String: [String]], tree: SwiftTree) {
    self.earlier = earlier
    self.tree = tree
  }

  private mutating func run() {
    collect()
    for id in tree.nodes.indices {
      let node = tree[id]
      guard node.kind == .function || node.kind == .initializer else { continue }
      for parameter in tree[node.kid(0)].kids { name(tree[parameter].kid(0), of: id) }
      if tree[id].kid(3) != 0 { spell(tree[id].kid(3)) }
    }
  }

  /// The protocols that have types of their own, or are below one that has.
  private mutating func collect() {
    primaries = earlier
    let protocols = tree.roots.map { tree[$0] }.filter { $0.kind == .protocolDeclaration }
    for each in protocols {
      primaries[each.text] =
        each.kids.dropFirst().contains { tree[$0].flags.contains(.isAssociated) }
        ? each.labels : nil
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      for each in protocols where primaries[each.text] == nil {
        if tree[each.kid(0)].kids.contains(where: { primaries[tree[$0].text] != nil }) {
          primaries[each.text] = each.labels
          isChanging = true
        }
      }
    }
    let declared = Set(protocols.map(\.text))
    for each in Self.ofSwift where !declared.contains(each) && primaries[each] == nil {
      primaries[each] = []
    }
  }

  /// Gives a parameter's `some P` a type parameter of the function.
  private mutating func name(_ type: Int, of function: Int) {
    let written = tree[type]
    guard written.kind == .typeName, written.flags.contains(.isSome),
      primaries[written.text] != nil
    else { return }
    var bound = written
    bound.flags.remove(.isSome)
    let boundID = tree.add(bound)
    while tree[function].kids.count < 4 { tree.nodes[function].kids.append(0) }
    if tree[function].kid(3) == 0 {
      tree.nodes[function].kids[3] = tree.add(SwiftNode(.generics, place: written.place))
    }
    let generics = tree[function].kid(3)
    var label = "some " + written.text
    while tree[generics].labels.contains(label) { label += " " }
    let count = tree[generics].labels.count
    tree.nodes[generics].labels.append(label)
    tree.nodes[generics].kids.insert(boundID, at: count)
    tree.nodes[type] = SwiftNode(.typeName, place: written.place, text: label)
  }

  /// `T: Source<Int>` is `T: Source` with `T.Item == Int`.
  private mutating func spell(_ generics: Int) {
    for (number, label) in tree[generics].labels.enumerated() {
      let bound = tree[generics].kids[number]
      guard bound != 0, let names = primaries[tree[bound].text],
        names.count == tree[bound].kids.count
      else { continue }
      for (name, type) in zip(names, tree[bound].kids) {
        let condition = SwiftNode(
          .typeName, place: tree[type].place, text: "\(label).\(name)==", kids: [type])
        tree.nodes[generics].kids.append(tree.add(condition))
      }
      tree.nodes[bound].kids = []
    }
  }
}
