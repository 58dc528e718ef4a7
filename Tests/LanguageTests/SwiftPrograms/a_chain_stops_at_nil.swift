class Room { var size = 3; func grow() -> Int { size += 1; return size } }
class House { var room: Room?; var address: String? }
let house: House? = House()
print(house?.room?.size as Any)
house?.room = Room()
print(house?.room?.size as Any)
house?.room?.size = 10
print(house?.room?.grow() ?? 0)
print(house?.address?.count ?? -1)
let none: House? = nil
none?.room = Room()
print(none?.room?.grow() as Any)
