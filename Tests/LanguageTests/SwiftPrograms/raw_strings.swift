let n = 3
print(#"raw \n "quoted" \#(n + 1)\#n|"#, ##"a"#b \#n \##(n)"##, #""#.isEmpty)
print(#"""
  first \ "
    second """ \#(n)
  """#)
enum Limit { case timeout(sec: Int), asyncAfter }
print(Limit.timeout(sec: n), Limit.asyncAfter)
