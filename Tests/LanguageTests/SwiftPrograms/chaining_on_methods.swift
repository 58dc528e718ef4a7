class Engine { var power = 10; func start() -> String { "vroom \(power)" } ; func stop() { print("stop") } }
class Car { var engine: Engine?; var passengers: [String]? }
let car: Car? = Car()
print(car?.engine?.start() ?? "no engine")
car?.engine = Engine()
car?.engine?.power += 5
print(car?.engine?.start() ?? "no engine")
car?.engine?.stop()
car?.passengers = ["a"]
car?.passengers?.append("b")
print(car?.passengers?.count ?? 0, car!.engine!.power)
if car?.engine?.power == 15 { print("fifteen") }
let none: Car? = nil
print(none?.engine?.start() == nil)
