/// Two runs beside each other. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let comparing: StaticString = #"""
    command.compare.name = сравнить
    command.compare.argument = [А Б]
    command.compare.help = Положить два запуска рядом, событие к событию. Без слов (или :сравнить
      mrc arc) — последний ввод в обоих режимах. :сравнить Printer Fax — последний ввод, где
      есть Printer, как он есть и с Fax вместо него. :сравнить ФАЙЛ.m [mrc arc],
      :сравнить ФАЙЛ ФАЙЛ — целые программы. После этого всё остаётся, как было.
    compare.input = Дважды с одного и того же места: {1}
    compare.kept.isRefused = {1}: {2} — скомпилировать заново в этом режиме не удалось, код выполнен как был введён.
    compare.kept.hasStatic = {1}: {2} — код выполнен как был введён: при новой компиляции статическая переменная в нём
      потеряла бы своё значение.
    compare.kept.isInUse = {1}: {2} — код выполнен как был введён: объекты этого класса живы и сохраняют вид, в котором
      были созданы.
    compare.nothing = Ни с одной стороны с объектами ничего не случилось.
    compare.same = {1} {2} {2|one: событие совпадает|few: события совпадают|many: событий
      совпадают|other: события совпадают}
    compare.untold = {1} и ещё {2} {2|one: событие|few: события|many: событий|other: события}
    compare.noDifference = Различий нет: совпадают все события до одного.
    compare.firstDifference = Здесь они расходятся впервые:
    compare.output.same = Напечатано одно и то же.
    compare.output.differs = Напечатано разное. Первое расхождение — в строке {1}:
    compare.alive = Живы до сих пор, {1}: {2}
    compare.problem = {1}: до конца не дошло:
    compare.bothStop = До конца не дошло ни там, ни там, и причина одна:
    compare.usage = Не могу сравнить: {1}. Нужны два класса (:сравнить Printer Fax), два режима
      (:сравнить mrc arc), один или два файла.
    compare.noClass = Класса {1} нет, сравнивать нечего. Файл называют с расширением, например
      {1}.m.
    compare.unused = Ни в одном вводе нет {1}. Введите что-нибудь, например [{1} sharedInstance], и
      сравните снова.
    compare.noInput = Повторять нечего. Введите что-нибудь или назовите файл.
    compare.alwaysCounted = Последний ввод написан на Swift, а там retain и release всегда пишет компилятор: другого режима для
      сравнения нет. Сравнить можно два класса: :сравнить Printer Fax.
    compare.event.nilMessage = сообщение nil
    compare.event.deallocBegin = dealloc
    compare.event.poolPush = пул начинается
    compare.event.drain = пул опустошён
    compare.event.override = переопределение
    compare.event.weak = слабая переменная
    compare.event.zeroed = слабая стала nil
    compare.event.thread = поток начинается
    compare.event.threadEnd = поток кончается
    compare.event.lock = блокировка взята
    compare.event.unlock = блокировка отдана
    compare.event.waits = ждёт блокировку
    compare.event.once = once: начинается
    compare.event.onceSkip = once: уже было
    compare.event.lockNil = nil не блокируется
    compare.event.throw = исключение
    compare.event.zoneCreate = зона создана
    compare.event.zoneRecycle = зоны больше нет
    compare.event.blockAllocate = память C взята
    compare.event.blockFree = память C отдана
    cli.compare.files = compare берёт один файл (в двух режимах) или два файла.
    cli.help.compare = selfsame compare: два запуска рядом, событие к событию
      \n
      \n  selfsame compare [--mrc] [--arc] ФАЙЛ.m      программа с MRC и с ARC
      \n  selfsame compare [--mrc|--arc] ФАЙЛ ФАЙЛ     две программы
      \n
      \n  --include ПАПКА  заголовки можно брать и оттуда
      \n
      \nКод завершения: 0 — различий нет, 1 — есть, 65 — одна из сторон не компилируется, 66 — файл
      не читается.
    """#
}
