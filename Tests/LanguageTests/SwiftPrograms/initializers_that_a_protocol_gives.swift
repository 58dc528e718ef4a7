protocol Nm { init(name: String); var name: String { get } }
extension Nm { init() { self.init(name: "def") }
  init(twice: String) { self.init(name: twice + twice) } }
struct NS: Nm { var name: String }
class NC: Nm { let name: String; required init(name: String) { self.name = name } }
class ND: NC { }
enum NE: Nm { case c(String); init(name: String) { self = .c(name) }
  var name: String { "e" } }
print(NS().name, NS(twice: "x").name, NC().name, NC(twice: "y").name, ND(twice: "z").name, NE())
