var name: String? = nil
print("before")
let length = name!.count
print(length)
