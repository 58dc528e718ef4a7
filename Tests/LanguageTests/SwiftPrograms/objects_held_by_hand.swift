class Car { let n: String; init(_ n: String) { self.n = n }; deinit { print("bye", n) } }
class Holder { var u: Unmanaged<Car>?; func keep(_ c: Car) { u = Unmanaged.passRetained(c) }; func drop() { u?.release(); u = nil } }
let h = Holder()
h.keep(Car("k"))
print(h.u!.takeUnretainedValue().n)
h.drop()
print("dropped")
let p = Unmanaged.passUnretained(h).toOpaque()
let again = Unmanaged<Holder>.fromOpaque(p).takeUnretainedValue()
print(again === h)
func f(_ u: Unmanaged<Car>) { print(u.takeUnretainedValue().n) }
let c = Car("c"); f(.passUnretained(c))
let a: AnyObject = c
print(Unmanaged<AnyObject>.passUnretained(a).takeUnretainedValue() === c)
let leak = Unmanaged.passRetained(Car("leaked"))
let arr = [Unmanaged.passUnretained(c)]
print(arr[0].takeUnretainedValue().n)
func over() { let o = Car("over"); let u = Unmanaged.passUnretained(o); u.retain().release(); print("still", o.n) }
over()
