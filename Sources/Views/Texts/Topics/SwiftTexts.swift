/// Texts about one topic, in the three languages side by side: programs in Swift.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let swift: StaticString = #"""
    command.swift.name = swift
    command.swift.help = From now on Swift, in the same world; :arc or :mrc lead back.
    shell.mode.swift = Swift: the next inputs are compiled as Swift, and the world stays. :arc or
      :mrc lead back to Objective-C.
    E0411.title = {1}: not built
    E0411.label = Swift has this, Selfsame does not
    E0411.text = Selfsame builds the Swift that its sources use. This part of the language is known
      and left out.
    E0411.next = say it another way: docs/language.md lists what there is.
    E0412.label = the reading stops here
    E0412.text = From here on the text cannot be read as Swift.
    E0412.next = look at what stands just before this place.
    E0413.label = here
    E0413.text = The sentence above is the one that swiftc says.
    E0413.next = compare what is written here with its declaration.
    R0660.label = the program stopped itself here
    R0660.text = Swift checks as the program runs, and stops it rather than go on with a wrong value.
    R0660.next = test before: if let for an optional, the count for an index, a wider type for a sum.
    """#
}

extension RussianTexts {
  static let swift: StaticString = #"""
    command.swift.name = свифт
    command.swift.help = Дальше — Swift, в том же мире; обратно — :arc или :mrc.
    shell.mode.swift = Swift: следующий ввод компилируется как Swift, мир остаётся прежним. Обратно
      к Objective-C — :arc или :mrc.
    E0411.title = {1}: не реализовано
    E0411.label = в Swift это есть, в Selfsame нет
    E0411.text = Selfsame понимает тот Swift, на котором написаны его источники. Эта часть языка
      известна, но сюда не вошла.
    E0411.next = напишите иначе: что есть, перечислено в docs/language.md.
    E0412.label = дальше прочесть не удалось
    E0412.text = Отсюда текст не читается как Swift.
    E0412.next = посмотрите, что стоит прямо перед этим местом.
    E0413.label = здесь
    E0413.text = Выше — слово в слово то, что пишет swiftc.
    E0413.next = сравните написанное здесь с объявлением.
    R0660.label = здесь программа остановила себя
    R0660.text = Swift проверяет значения во время работы и останавливает программу, чтобы не
      продолжать с неверным.
    R0660.next = проверьте заранее: if let для опционала, count для индекса, более широкий тип для суммы.
    """#
}

extension ChineseTexts {
  static let swift: StaticString = #"""
    command.swift.name = swift
    command.swift.help = 此后输入 Swift，世界不变；用 :arc 或 :mrc 返回。
    shell.mode.swift = Swift：之后的输入按 Swift 编译，世界保持不变。用 :arc 或 :mrc 回到 Objective-C。
    E0411.title = {1}：尚未实现
    E0411.label = Swift 有这个，Selfsame 没有
    E0411.text = Selfsame 只实现了课程资料用到的那部分 Swift。这里的写法它认得，但没有实现。
    E0411.next = 换一种写法：docs/language.md 列出了现有的内容。
    E0412.label = 读到这里读不下去了
    E0412.text = 从这里起，文本无法按 Swift 读下去。
    E0412.next = 看看紧挨在这个位置之前的内容。
    E0413.label = 这里
    E0413.text = 上面那句话就是 swiftc 的原话。
    E0413.next = 把这里的写法和它的声明对照一下。
    R0660.label = 程序在这里自行停止
    R0660.text = Swift 在运行时检查数值，宁可停止程序，也不带着错误的值继续。
    R0660.next = 事先检查：可选值用 if let，下标先看 count，求和用更宽的类型。
    """#
}
