class A { var n: Int }
