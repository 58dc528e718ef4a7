class Car {
  let name: String
  init(name: String) { self.name = name }
  deinit { print("deinit \(name)") }
}
func drive() {
  let a = Car(name: "a")
  var b: Car? = Car(name: "b")
  let c = b
  b = nil
  print("still", c!.name, a.name)
}
drive()
print("end")
