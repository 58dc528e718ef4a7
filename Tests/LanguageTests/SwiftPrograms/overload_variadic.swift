func f(_ x: Int...) { print("many", x.count) }
func f(_ x: Int) { print("one") }
f()
f(1)
f(1, 2)
func h(_ x: Int..., y: Int = 0) { print(x, y) }
h(1, 2)
h(1, y: 5)
h()
