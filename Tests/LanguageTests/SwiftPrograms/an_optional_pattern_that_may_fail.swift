let n: Int? = 4
switch n {
case 5?: print("five")
case nil: print("none")
}
