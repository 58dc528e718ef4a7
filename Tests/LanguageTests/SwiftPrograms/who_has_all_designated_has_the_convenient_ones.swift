class Base {
    let value: Int
    let name: String
    init(value: Int, name: String) { self.value = value; self.name = name }
    init(name: String) { self.value = 7; self.name = name }
    convenience init() { self.init(value: 0, name: "none") }
    convenience init(twice value: Int) { self.init(value: 2 * value, name: "twice") }
}
class All: Base {
    override init(value: Int, name: String) { super.init(value: value * 10, name: "all " + name) }
    override init(name: String) { super.init(name: "all " + name) }
}
class Below: All {
    override init(value: Int, name: String) { super.init(value: value + 1, name: name) }
    override init(name: String) { super.init(name: name) }
    convenience init(flag: Bool) { self.init(twice: flag ? 1 : 2) }
}
print(All().name, All(twice: 3).value, Below().value, Below(twice: 1).name, Below(flag: true).value)
