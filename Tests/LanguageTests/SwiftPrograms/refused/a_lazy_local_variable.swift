func later() -> Int {
    print("computed")
    return 1
}
func ask() {
    lazy var slow = later()
    print("first")
    print(slow)
}
ask()
