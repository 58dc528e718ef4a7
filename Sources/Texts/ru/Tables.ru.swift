/// `:objects`, `:pools`, `:zones`, `:memory`: tables of what there is. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let tables: StaticString = #"""
    table.more = {1} и ещё {2}
    objects.none = Живых объектов нет.
    objects.object = объект
    objects.count = счётчик
    objects.instance = экземпляр
    objects.block = блок
    objects.zone = зона
    objects.variables = кто держит
    objects.cpp.made = создан
    objects.cpp.note = У объекта C++ нет счётчика: он живёт, пока его не удалят через delete.
    objects.deallocating = -dealloc не завершён
    objects.constants = Ещё {1} {1|one: строковая константа|few: строковые константы|many:
      строковых констант}: ссылки на них не считаются.
    zones.address = адрес
    pools.none = Пулов автоосвобождения нет.
    pools.base = пул {1}, под приглашением: {2} {2|one: release ждёт|few: release ждут|many:
      release ждут}
    pools.pool = пул {1}: {2} {2|one: release ждёт|few: release ждут|many: release ждут}
    inserted.none = ARC ничего не вставил: нет функций, скомпилированных под ARC, или в них никто
      не владеет объектами.
    inserted.variable = переменную
    inserted.temporary = временный результат
    inserted.retain = retain {1}
    inserted.release = release {1}
    inserted.autorelease = autorelease {1}
    inserted.claim = принять {1} вместе с правом владения
    inserted.handOver = передать {1} вызвавшему, минуя пул, если тот его принимает
    inserted.loadWeak = прочитать слабую {1}: nil, если объекта уже нет, иначе удержать на время
    inserted.storeWeak = зарегистрировать слабую {1}
    inserted.destroyWeak = слабую {1} больше не отслеживать
    trace.noPool = пула нет
    trace.thread = поток {1}
    trace.waiting = ждали: {1}
    trace.count = счётчик {1}
    class.size = экземпляр занимает {1} {1|one: байт|few: байта|many: байт}; первые 8 — указатель
      isa
    class.offset = смещение
    stack.none = Ничего не остановлено.
    stack.topLevel = верхний уровень
    stack.receiver = self = {1}
    stack.same = {1} ещё {2} {2|one: такой же кадр|few: таких же кадра|many: таких же кадров}
    """#
}
