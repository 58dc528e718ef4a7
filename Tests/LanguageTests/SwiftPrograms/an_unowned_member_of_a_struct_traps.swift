class Motor {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) goes") }
}

struct Boat {
  unowned var motor: Motor
  var length = 3
}

struct Harbour {
  var boats: [Boat]
}

var first: Motor? = Motor("first")
let second = Motor("second")
var boat = Boat(motor: first!)
print(boat.motor.name)
boat.motor = second
print(boat.motor.name, boat.length)
var harbour = Harbour(boats: [boat, boat])
harbour.boats[0].motor = first!
print(harbour.boats.map { $0.motor.name })
first = nil
print(harbour.boats[1].motor.name)
print(harbour.boats[0].motor.name)
