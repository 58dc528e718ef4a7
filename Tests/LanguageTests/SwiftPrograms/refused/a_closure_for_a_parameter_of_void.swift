final class Signal<A> {
  var handlers: [(A) -> Void] = []
  func on(_ handler: @escaping (A) -> Void) { handlers.append(handler) }
}
let pressed = Signal<Void>()
pressed.on { print("pressed") }
