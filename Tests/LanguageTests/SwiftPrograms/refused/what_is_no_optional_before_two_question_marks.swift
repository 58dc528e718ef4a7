struct S {}
print(S() ?? 2)
