class Box<T> { var v: T; init(_ v: T) { self.v = v } }; class IB: Box<Int> {}; print(IB(3).v)
