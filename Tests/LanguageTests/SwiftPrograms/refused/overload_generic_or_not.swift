func f<T>(_ x: T) { print("generic") }
func f(_ x: Int) { print("Int") }
f(1)
f("a")
f(2.5)
func g<T>(_ x: [T]) { print("array") }
func g<T>(_ x: T) { print("one") }
g([1])
g(1)
