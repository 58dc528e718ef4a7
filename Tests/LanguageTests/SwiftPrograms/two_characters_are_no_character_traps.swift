// One character that a text is: of two there is none.
let texts = ["x", "é", "xy"]
for text in texts { print(Character(text), Character(text).isLetter) }
