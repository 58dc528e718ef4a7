protocol Named { var name: String { get set } }
struct S: Named { var name = "s" { didSet { print("did", oldValue) } } }
class K: Named { var name = "k" { didSet { print("did", oldValue) } } }
var all: [Named] = [S(), K()]
for i in all.indices { all[i].name += "!" }
for each in all { print(each.name) }
