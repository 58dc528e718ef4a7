final class Lamp {
  let name: String
  init?(_ name: String) { if name.isEmpty { return nil }; self.name = name }
  deinit { print("out", name) }
}

let table = Lamp("table")
guard let desk = Lamp("desk") else { fatalError() }
guard let hall = Lamp("hall"), hall.name != desk.name else { fatalError() }
guard case let wall? = Lamp("wall") else { fatalError() }
func tell() { print(desk.name, hall.name) }
tell()
print(wall.name, table?.name ?? "")
