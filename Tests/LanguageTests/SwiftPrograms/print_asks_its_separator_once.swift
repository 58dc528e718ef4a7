// A separator that is no literal is worked out once, behind the values.
var between = "-"
func value(_ x: Int) -> Int {
    print("value", x)
    between = "+"
    return x
}
func separator() -> String {
    print("separator")
    return ","
}
print(value(1), value(2), value(3), separator: separator(), terminator: "!\n")
print(value(4), value(5), separator: between)
print(value(6), separator: separator())
print(1, 2, 3, 4, 5, separator: "\(between)-")
print(separator: separator())
debugPrint("a", "b", "c", separator: separator())
