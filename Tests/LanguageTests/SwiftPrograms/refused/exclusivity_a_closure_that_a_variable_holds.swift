var hook: () -> Void = {}
var list = [1, 2]
func change(_ a: inout [Int]) {
  a.append(3)
  hook()
}
hook = { print(list) }
change(&list)
