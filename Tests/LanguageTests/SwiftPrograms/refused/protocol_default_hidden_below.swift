protocol Answering { func answer() -> Int }
extension Answering { func answer() -> Int { 1 } }
class Base: Answering {}
class Derived: Base { func answer() -> Int { 2 } }
let x: Answering = Derived()
print(x.answer())
