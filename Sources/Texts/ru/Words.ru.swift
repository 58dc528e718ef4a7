/// Words that several views use. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let words: StaticString = #"""
    place.input = ввод {1}, строка {2}
    place.given = код урока, строка {1}
    place.givenOf = код урока, текст {2}, строка {1}
    place.prelude = библиотека {1}, строка {2}
    zone.default = зона по умолчанию
    zone.named = зона «{1}»
    zone.unknown = зона №{1}
    diagnostic.error = ошибка
    diagnostic.warning = предупреждение
    diagnostic.note = примечание
    words.colon = :
    words.comma = ,
    words.semicolon = ;
    words.fullStop = .
    diagnostic.hint = Подсказка
    diagnostic.didYouMean = может быть, {1}?
    diagnostic.untitled = это невозможно
    diagnostic.more = … и ещё {1} {1|one: замечание|few: замечания|many: замечаний}; возможно, это
      следствия первых
    note.declaredHere = объявлено здесь
    note.instantiatedHere = понадобилось здесь
    note.blockKept = захваченный объект держит блок
    note.blockKeptByOwned = блок держит то, чем владеет захваченный объект
    note.macroDefinition = макрос определён здесь
    note.canonicalStep = этот шаг в исходном уроке
    zone.defaultShort = по умолчанию
    note.toMatch = парная скобка здесь
    note.startedHere = начинается здесь
    argument.endOfInput = конец ввода
    note.allocatedHere = создан здесь
    note.releasedHere = последний release здесь
    note.threadWaits = здесь ждёт поток T{1}
    note.retainInDealloc = retain во время dealloc ни на что не влияет
    note.deallocatedHere = уничтожен здесь
    note.freedHere = память возвращена здесь
    note.previousCase = то же значение уже стоит здесь
    argument.read = чтение
    argument.write = запись
    note.previousDefinition = прежнее определение здесь
    diagnostic.moreErrors = … и ещё {1} (:ошибки)
    prompt.number = число
    write.exists = файл с таким именем уже есть
    write.isLink = это ссылка, а по ссылкам не ходят
    write.notPlain = это не обычный файл
    """#
}
