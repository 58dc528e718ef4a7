/// Texts about one topic, in the three languages side by side: programs in C++.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let cpp: StaticString = #"""
    E0421.title = {1}: not built
    E0421.label = C++ has this, Selfsame does not
    E0421.text = Selfsame builds the C++ that the Singleton pattern needs. This part of the language is
      known and left out.
    E0421.next = say it another way: docs/language.md lists what there is.
    E0422.label = the reading stops here
    E0422.text = The sentence above is the one that clang says.
    E0422.next = look at what stands just before this place.
    E0423.label = here
    E0423.text = The sentence above is the one that clang says.
    E0423.next = compare what is written here with its declaration.
    E0424.label = used here
    E0424.text = The compiler was content with the declaration of {1}: it promises a definition. The
      linker, which puts the program together, looked for the definition and found none.
    E0424.next = write the definition of {1}, or do without it.
    """#
}

extension RussianTexts {
  static let cpp: StaticString = #"""
    E0421.title = {1}: не реализовано
    E0421.label = в C++ это есть, в Selfsame нет
    E0421.text = Selfsame понимает тот C++, который нужен синглтону. Эта часть языка известна, но сюда
      не вошла.
    E0421.next = напишите иначе: что есть, перечислено в docs/language.md.
    E0422.label = дальше прочесть не удалось
    E0422.text = Выше — слово в слово то, что пишет clang.
    E0422.next = посмотрите, что стоит прямо перед этим местом.
    E0423.label = здесь
    E0423.text = Выше — слово в слово то, что пишет clang.
    E0423.next = сравните написанное здесь с объявлением.
    E0424.label = использовано здесь
    E0424.text = Компилятору хватило объявления {1}: оно обещает, что где-то есть определение.
      Компоновщик, собирая программу, стал искать определение и не нашёл.
    E0424.next = напишите определение {1} или обойдитесь без него.
    """#
}

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
