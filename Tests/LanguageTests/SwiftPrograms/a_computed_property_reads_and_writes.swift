class Square {
  var side = 2.0
  var area: Double {
    get { return side * side }
    set { side = newValue / 2 }
  }
  var double: Double { side * 2 }
}
let square = Square()
print(square.area, square.double)
square.area = 10
print(square.side)
