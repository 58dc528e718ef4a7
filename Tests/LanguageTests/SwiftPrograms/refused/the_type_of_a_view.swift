print(type(of: [1].reversed()), type(of: zip([1], [2])))
