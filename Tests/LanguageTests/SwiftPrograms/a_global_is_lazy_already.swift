lazy var slow = 7
print(slow)
