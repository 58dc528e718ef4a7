final class Bus {
  var subs: [() -> Void] = []
  func on(_ f: @escaping () -> Void) { subs.append(f); f() }
  func all(_ f: () -> Void) { subs.forEach { $0(); f() } }
}
let bus = Bus()
func f() { bus.subs.append { print("never") } }
bus.on { print("first") }
bus.all { print("then") }
f()
print(bus.subs.count)
