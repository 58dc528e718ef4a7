let x: Any = nil as Int? as Any
print(x is Int??)
