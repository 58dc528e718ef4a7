let n = 3
n = 4
