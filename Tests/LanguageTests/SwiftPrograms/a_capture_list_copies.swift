var n = 1
let copy = { [n] in print("copy", n) }
let share = { print("share", n) }
n = 2
copy()
share()
