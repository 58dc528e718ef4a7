let list = [1, 2, 3]
var index = 2
print(list[index])
index += 1
print(list[index])
