struct Box<T> { var value: T }
enum Tree<T> { case leaf(T) }
var sets = [Set<Int>]()
var boxes = [Box<Int>]()
var table = [String: Box<[Int]>]()
var deep = [[Box<Int>]]()
var tables = [Dictionary<String, Int>](repeating: ["a": 1], count: 2)
var trees = [Tree<Int>]()
sets.append([1, 2, 1])
boxes.append(Box<Int>(value: 3))
table["x"] = Box(value: [4])
deep.append(boxes)
trees.append(.leaf(5))
print(sets[0].count, boxes[0].value, table["x"]!.value, deep.count, tables.count, trees.count)
let (a, b, c) = (1, 2, 3)
func three(_ x: Bool, _ y: Bool) -> Bool { x && y }
print(three(a<b, c>b), a<b, [a<b, c>b])
