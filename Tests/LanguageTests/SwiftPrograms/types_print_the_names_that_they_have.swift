class Outer {
    class Inner { deinit { print("bye") } }
}
class Sub: Outer.Inner {}
class Category {}
class Special: Category {}
class Box<T> { var value: T; init(_ value: T) { self.value = value } }
class Кот { let 名字 = "Tom" }
print(Outer.Inner(), type(of: Outer.Inner()))
print(Sub(), Category(), type(of: Special()), Special())
print(Box(3), type(of: Box("a")), type(of: Box([1.5])))
print(Box(Box(true)), type(of: Box(Category())))
let all: [Any] = [Category(), Box(1), Кот()]
print(all)
for each in all { print(type(of: each)) }
print("\(Кот().名字) \(Кот())")
