class T { let id: Int; init(_ i: Int) { id = i; print("+\(i)") }; deinit { print("-\(id)") } }
enum Slot { case empty, full(T) }
func f() { var slot = Slot.full(T(1)); slot = .empty; print("slot"); slot = .full(T(2)); slot = .full(T(3)); print("x") }
f()
var g = Slot.full(T(4)); g = .empty; print("g")
g = Slot.full(T(5)); g = Slot.empty; print("h")
class H { var s = Slot.empty }
do { let h = H(); h.s = .full(T(6)); h.s = .empty; print("H"); var o: (T, Int)? = (T(7), 1); o = nil; print("o") 
var a: [Slot] = [.full(T(8))]; a[0] = .empty; print("arr") }
