let one: Character = "ab"
print(one)
