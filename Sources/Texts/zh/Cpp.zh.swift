/// Programs in C++. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let cpp: StaticString = #"""
    E0421.title = {1}：尚未实现
    E0421.label = C++ 有这个，Selfsame 没有
    E0421.text = Selfsame 只实现了单例模式所需要的那部分 C++。这里的写法它认得，但没有实现。
    E0421.next = 换一种写法：docs/language.md 列出了现有的内容。
    E0422.label = 读到这里读不下去了
    E0422.text = 上面那句话就是 clang 的原话。
    E0422.next = 看看紧挨在这个位置之前的内容。
    E0423.label = 这里
    E0423.text = 上面那句话就是 clang 的原话。
    E0423.next = 把这里的写法和它的声明对照一下。
    E0424.label = 在这里用到
    E0424.text = 有了 {1} 的声明，编译器就满意了：声明等于承诺别处有定义。链接器把程序拼到一起时去找这个定义，
      却没有找到。
    E0424.next = 写出 {1} 的定义，或者不用它。
    """#
}
