class B {
  var n = 3
  var next: B?
}
class A { var b: B? = B() }
var a: A? = A()
a?.b?.n += 4
a?.b?.next = B()
a?.b?.next?.n = 9
print(a?.b?.n as Any, a?.b?.next?.n as Any, a?.b?.next?.next?.n as Any)
a?.b = nil
print(a?.b?.n as Any)
