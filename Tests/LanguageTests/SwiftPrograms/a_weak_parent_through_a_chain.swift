class Node {
  let name: String
  var children: [Node] = []
  weak var parent: Node?
  init(_ name: String) { self.name = name }
  deinit { print("bye", name) }
  func add(_ child: Node) {
    children.append(child)
    child.parent = self
  }
}
var root: Node? = Node("root")
root?.add(Node("leaf"))
let leaf = root?.children.first
print(root?.children.first?.parent?.name ?? "none")
print(leaf?.parent?.name ?? "none")
root = nil
print(leaf?.parent?.name ?? "none")
