/// The trace of events: kinds, call tree, overrides, `--events`. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let trace: StaticString = #"""
    trace.same = {1} и ещё {2} таких же
    trace.override = {1} (спросили {2}, ответил {3})
    trace.nothingOfKind = У последнего ввода нет событий этого вида.
    trace.badKind = {1} — не вид событий. Виды: counts alloc init pool weak zone lock thread message library.
    trace.messagesLater = С этого момента записываются и отдельные сообщения; в последнем вводе их нет.
    cli.badTraceKind = {1} — не вид событий: counts, alloc, init, pool, weak, zone, lock, thread, message, library
      или none
    cli.events.cannotWrite = не удаётся записать {1}: {2}
    cli.events.ownProgram = {1} — это сама программа: события затёрли бы её. Назовите после --events
      другой файл.
    cli.badDefinition = в -D{1} нет имени макроса. Нужно -DИМЯ или -DИМЯ=ЗНАЧЕНИЕ.
    E0506.label = здесь определено второй раз
    E0506.text = {1} определено в двух файлах программы, и компоновщик не знает, что имеется в виду.
    E0508.title = часть библиотеки «{1}» не загружена, а с ней и {2}
    E0508.label = названо здесь
    E0508.text = Программа сама объявляет класс из этой части и не подключает ни одного её заголовка,
      поэтому класс считается её собственным.
    E0508.next = дайте классу другое имя и подключите заголовок; или объявите и {2}.
    E0507.title = часть библиотеки «{1}» не уживается с тем, что определила программа
    E0507.label = названо здесь
    E0507.text = Она сообщает: {2}. Её имена в этом сеансе неизвестны.
    E0507.next = дайте своему типу или классу другое имя и начните заново (:сброс).
    E0506.next = оставьте одно определение или сделайте его static, своим для каждого файла.
    """#
}
