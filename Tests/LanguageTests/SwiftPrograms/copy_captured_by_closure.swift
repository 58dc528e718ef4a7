struct S { var n = 1 }
var s = S()
let f = { s.n }
s.n = 2
print(f())
let g = { [s] in s.n }
s.n = 3
print(f(), g())
var list = [1]
let add = { list.append(list.count) }
add()
add()
print(list)
