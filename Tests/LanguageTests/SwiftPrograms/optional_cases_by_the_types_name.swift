class Room { deinit { print("gone") } }
let none = Optional<Int>.none
let three = Optional<Int>.some(3)
print(none as Any, three as Any)
var text: String? = Optional.none
print(text == nil)
text = Optional.some("x")
print(text!)
let made = Optional.some(2.5)
print(made! + 1)
var room: Room? = Optional<Room>.some(Room())
room = Optional<Room>.none
print(room == nil)
switch three {
case Optional<Int>.none: print("none")
case Optional<Int>.some(let n): print("some", n)
}
