print("40 minutes are over, Ann")
print("4 minutes are over, Ben")
