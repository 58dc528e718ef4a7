class A { var b: B?; deinit { print("A") } }
class B { var a: A?; deinit { print("B") } }
func go() {
  let a = A()
  a.b = B()
  a.b!.a = a
}
go()
print("nothing went")
