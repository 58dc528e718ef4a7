let none: Character = ""
print(none)
