extension String { init(_ p: (Int, Int)) { self = "pair" } }
print(String((1, 2)))
protocol Counted { var count: Int { get } }
extension Array: Counted {}
