protocol Shape { var name: String { get } }
class Square: Shape { var name: String { "square" }; deinit { print("gone") } }
func make() -> Shape { Square() }
switch make().name { case "square": print("a square"); default: break }
