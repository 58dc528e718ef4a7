/// Programs in Swift. How a text is written: `Catalogue.swift`.
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
