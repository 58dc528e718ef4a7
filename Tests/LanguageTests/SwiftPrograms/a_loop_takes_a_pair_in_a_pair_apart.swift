for (number, (key, value)) in ["a": 1].enumerated() { print(number, key, value) }
