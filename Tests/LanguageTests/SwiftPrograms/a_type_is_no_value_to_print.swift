print("Int", Int)
