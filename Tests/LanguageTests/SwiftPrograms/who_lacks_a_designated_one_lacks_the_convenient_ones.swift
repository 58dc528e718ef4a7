class Base {
    let value: Int
    init(value: Int) { self.value = value }
    init(other: Int) { self.value = other }
    convenience init() { self.init(value: 0) }
}
class Some: Base {
    override init(value: Int) { super.init(value: value) }
}
print(Some())
