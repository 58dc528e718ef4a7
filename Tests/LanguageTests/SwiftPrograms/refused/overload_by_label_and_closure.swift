// swift-format-ignore-file
func run(_ f: () -> Int) { print("Int", f()) }
func run(_ f: () -> String) { print("String", f()) }
run { 1 }
run { "a" }
func go(a: Int) { print("a") }
func go(b: Int) { print("b") }
go(a: 1)
go(b: 1)
