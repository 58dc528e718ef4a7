class C {
  var n = 4
  deinit { print("gone") }
}
var c: C? = C()
let f = { [weak c] in print(c?.n as Any) }
f()
c = nil
f()
