class A { private init() {} }
class B: A {}
let b = B()
