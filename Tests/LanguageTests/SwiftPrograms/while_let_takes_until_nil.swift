var stack = [1, 2, 3]
while let top = stack.popLast() { print(top) }
