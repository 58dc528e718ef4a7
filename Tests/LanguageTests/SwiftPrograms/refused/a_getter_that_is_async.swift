class C { var x: Int { get async { 1 } } }; print(1)
