struct Car { var speed = 1 }
let path = \Car.speed
print(path)
