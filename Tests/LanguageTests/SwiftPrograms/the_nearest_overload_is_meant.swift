class Animal {}
class Dog: Animal {}
protocol Named {}
extension Dog: Named {}

func any(_ x: Any) -> String { "any" }
func any(_ x: Animal) -> String { "the superclass" }
print(any(Dog()), any(1), any("text"))

func wide(_ x: Any) -> String { "any" }
func wide(_ x: Named) -> String { "the protocol" }
print(wide(Dog()), wide(Animal()))

func near(_ x: Animal) -> String { "the superclass" }
func near(_ x: Named) -> String { "the protocol" }
func near(_ x: Dog) -> String { "the class itself" }
print(near(Dog()), near(Animal()))

func number(_ x: Double) -> String { "a Double" }
func number(_ x: Int) -> String { "an Int" }
let small = 2
print(number(small), number(2), number(2.5))

func maybe(_ x: Int?) -> String { "perhaps" }
func maybe(_ x: Int) -> String { "surely" }
let none: Int? = nil
print(maybe(3), maybe(none))
