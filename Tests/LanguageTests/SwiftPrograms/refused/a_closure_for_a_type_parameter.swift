func same<T>(_ value: T) -> T { value }
let number = same { 3 }
print(number())
