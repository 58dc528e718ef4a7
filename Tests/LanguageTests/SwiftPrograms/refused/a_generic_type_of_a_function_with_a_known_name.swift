struct Box { var n = 1 }
func f() { struct Box<T> { var t: T }; print(Box(t: 1).t) }
f()
func g() { struct Pair<T> { var t: T }; print(Pair(t: 1).t) }
func h() { struct Pair<T> { var u: T }; print(Pair(u: 1).u) }
g(); h()
