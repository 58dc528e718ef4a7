/// Texts about one topic, in the three languages side by side: the trace of events: kinds, call tree, overrides, `--events`.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let trace: StaticString = #"""
    trace.same = {1} {2} more like it
    trace.override = {1} (asked {2}, answered by {3})
    trace.nothingOfKind = The last input has no events of this kind.
    trace.badKind = {1} is no kind of event. Kinds: counts alloc init pool weak zone lock thread message library.
    trace.messagesLater = Single messages are recorded from now on; the last input has none.
    cli.badTraceKind = {1} is no kind of event: counts, alloc, init, pool, weak, zone, lock, thread,
      message, library, or none
    cli.events.cannotWrite = {1} cannot be written: {2}
    cli.events.ownProgram = {1} is the program itself: the events would overwrite it. Name another
      file behind --events.
    cli.badDefinition = -D{1} names no macro. Write -DNAME or -DNAME=VALUE.
    E0506.label = defined here for the second time
    E0506.text = {1} is defined in two files of the program, and the linker cannot know which is meant.
    E0508.title = the part “{1}” of the library stays away, and {2} with it
    E0508.label = named here
    E0508.text = The program declares a class of that part itself and includes none of its headers,
      so it is taken as the program's own.
    E0508.next = give the class another name and include the header; or declare {2}, too.
    E0507.title = the part “{1}” of the library does not fit beside what this program defines
    E0507.label = named here
    E0507.text = It says: {2}. Its names are unknown in this session.
    E0507.next = give your own type or class another name and start anew (:reset).
    E0506.next = keep one definition, or make it static so that each file has its own.
    """#
}

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

extension ChineseTexts {
  static let trace: StaticString = #"""
    trace.same = {1} 还有 {2} 个同样的事件
    trace.override = {1}（问的是 {2}，答的是 {3}）
    trace.nothingOfKind = 上一次输入没有这类事件。
    trace.badKind = {1} 不是事件的种类。种类：counts alloc init pool weak zone lock thread message library。
    trace.messagesLater = 从现在起记录每条消息；上一次输入没有记录。
    cli.badTraceKind = {1} 不是事件的种类：counts、alloc、init、pool、weak、zone、lock、thread、message、library，或 none
    cli.events.cannotWrite = 无法写入 {1}：{2}
    cli.events.ownProgram = {1} 就是程序本身：事件会把它覆盖掉。请在 --events 后面写另一个文件。
    cli.badDefinition = -D{1} 没有写宏的名字。请写 -D名字 或 -D名字=值。
    E0506.label = 在这里第二次定义
    E0506.text = 程序的两个文件都定义了 {1}，链接器不知道该用哪一个。
    E0508.title = 库中的“{1}”没有载入，{2} 也就不认识
    E0508.label = 在此处用到
    E0508.text = 程序自己声明了那一部分里的类，又没有包含它的任何头文件，所以当作程序自己的类。
    E0508.next = 给这个类换个名字并包含头文件；或者把 {2} 也声明出来。
    E0507.title = 库中的“{1}”与本程序的定义不能并存
    E0507.label = 在此处用到
    E0507.text = 它报告：{2}。其中的名字在本次会话里不可用。
    E0507.next = 给自己的类型或类换个名字，然后重新开始（:重置）。
    E0506.next = 只保留一个定义，或者加上 static，让每个文件各有一份。
    """#
}
