let scores = [7, 8, 9, 10]
let best = scores.suffix(2)
print(best[2])
print(best[0])
