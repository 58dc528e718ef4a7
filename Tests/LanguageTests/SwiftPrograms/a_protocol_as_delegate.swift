protocol Delegate: AnyObject { func happened(_ what: String) }
class Button {
  weak var delegate: Delegate?
  func press() { delegate?.happened("pressed") }
}
class Screen: Delegate {
  let button = Button()
  init() { button.delegate = self }
  func happened(_ what: String) { print("screen:", what) }
  deinit { print("screen gone") }
}
var screen: Screen? = Screen()
let button = screen!.button
button.press()
screen = nil
button.press()
print(button.delegate == nil)
