class Dog {}
let it: Any = Dog.self
print(it is Dog.Type)
