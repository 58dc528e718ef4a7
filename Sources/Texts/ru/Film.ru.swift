/// The film: its page, its sentences, `:film`. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let film: StaticString = #"""
    film.step = шаг
    film.line = строка
    film.sentence = что произошло
    film.input = Введено: {1}
    film.made = Появился объект {1}, счётчик {2} {3}.
    film.cameAndWent = Объект {1} появился и был уничтожен.
    film.lost = Из достижимого {1} больше никто не держит.
    film.died = Объект {1} уничтожен.
    film.diedPointed = Объект {1} уничтожен; на него всё ещё указывают: {2}.
    film.count = Счётчик {1}: {2} -> {3} {4}.
    film.holders = У {1} сменился владелец: {2}.
    film.asked = Нового объекта нет: в ответ получен прежний {1}.
    film.value = {1}: {2} -> {3}.
    film.valueInit = {1}: {2} -> {3}, в {4}; для этого объекта он выполняется уже в {5}-й раз.
    film.variable = {1} = {2}.
    film.begins = Начинается {1}.
    film.beginsFor = Начинается {1}; self — это {2}.
    film.returns = {1} вернула управление.
    film.threadBegins = Появился поток {1}.
    film.threadEnds = Поток {1} завершился.
    film.waits.lock = {1} ждёт блокировку.
    film.waits.semaphore = {1} ждёт семафор.
    film.waits.join = {1} ждёт завершения потока.
    film.waits.condition = {1} ждёт сигнала.
    film.waits.queue = {1} ждёт очередь.
    film.waits.once = {1} ждёт dispatch_once.
    film.waits.sleep = {1} ждёт, пока пройдёт время.
    film.waits.initialize = {1} ждёт +initialize.
    film.waits.group = {1} ждёт группу.
    film.waits.idle = {1} ждёт работы.
    film.printed = Напечатано: {1}
    film.nothing = Из показанного ничего не изменилось.
    film.more = И ещё {1} {1|one: изменение|few: изменения|many: изменений}.
    film.rest = И ещё {1} {1|one: шаг|few: шага|many: шагов}: для них странице нужен JavaScript.
    film.crowded = Объектов слишком много, чтобы их нарисовать.
    film.event.alloc = alloc: появился объект {1}.
    film.event.init = init: для {1} начинается {2}.
    film.event.retain = retain: счётчик {1} {2} -> {3}.
    film.event.release = release: счётчик {1} {2} -> {3}.
    film.event.autorelease = autorelease: {1} ждёт в пуле, счётчик {2}.
    film.event.deallocBegin = Начинается dealloc объекта {1}.
    film.event.dealloc = Память объекта {1} возвращена.
    film.event.override = Отвечает {2}: сообщение послано {1}.
    film.event.copy = NSCopyObject сделала {1} из {2}.
    film.event.drain = Пул опустошён, послано release: {1}.
    film.event.thread = Начинается поток {1}.
    film.event.threadEnd = Поток {1} завершается.
    film.event.zoneCreate = Создана зона {1}.
    film.event.zoneRecycle = Зона {1} исчезла.
    film.event.nilMessage = {1} послано nil: ничего не произошло.
    film.event.poolPush = Начинается пул.
    film.event.retainCount = Запрошен -retainCount объекта {1}.
    film.event.weak = На {1} указывает слабая переменная.
    film.event.zeroed = Объект {1} уничтожен, слабая переменная стала nil.
    film.event.lock = Блокировка взята. {1}
    film.event.unlock = Блокировка отпущена. {1}
    film.event.waits = Блокировку придётся ждать. {1}
    film.event.once = dispatch_once: блок начинается.
    film.event.onceSkip = dispatch_once: блок уже выполнялся.
    film.event.lockNil = @synchronized(nil): ничего не заблокировано.
    film.event.throw = Брошено исключение: {1}
    film.take.failing = расписание, которое ошибается
    film.take.passing = ближайшее, которое кончается хорошо
    film.ui.code = Код
    film.ui.names = Имена
    film.ui.objects = Объекты
    film.ui.statics = статические и обычные переменные
    film.ui.printed = Напечатано до сих пор
    film.ui.pool = пул
    film.ui.zone = зона {1}
    film.ui.dead = уничтожен
    film.ui.lost = утерян: его никто не держит
    film.ui.nobody = никто
    film.ui.narrated = {1}, счётчик {2}, держит: {3}.
    film.ui.owns = владеет
    film.ui.points = только указывает
    film.ui.weak = слабая
    film.ui.dangles = указывает на уничтоженный
    film.ui.taken = Где взято это право владения?
    film.ui.takenAt = {1} у {2}: взято на шаге {3}, строка {4}.
    film.ui.goBack = назад к шагу {1}
    film.ui.why = Почему жив {1}?
    film.ui.isDead = Объект {1} уничтожен.
    film.ui.notThere = На этом шаге {1} нет.
    film.ui.noWay = Из достижимого его никто не держит, но счётчик не 0: это утечка.
    film.ui.lostWith = Держит только то, что и само потеряно:
    film.ui.noName = Ни одно имя программы его не держит; остался долг без владельца.
    film.ui.whoSet = Кто это записал?
    film.ui.setAt = {1} = {2} с шага {3}, строка {4}.
    film.ui.neverSet = {1} ещё не записана.
    film.ui.goThere = перейти туда
    film.ui.hideValue = скрыть {1}
    film.ui.chooseValue = Сначала выберите переменную: щёлкните её имя.
    film.ui.visits = Строка {1} выполнялась {2} {2|one: раз|few: раза|many: раз}, шаги:
    film.ui.neverRan = Строка {1} не выполнялась.
    film.ui.where = строка {1}, шаг {2} из {3}
    film.ui.event = событие {1}
    film.ui.cut = фильм кончается здесь, выполнение шло дальше
    film.ui.empty = В этой программе ничего не выполнялось.
    film.ui.first = первый шаг (Home)
    film.ui.back = шаг назад (←)
    film.ui.forward = шаг вперёд (→)
    film.ui.last = последний шаг (End)
    film.ui.play = пуск (пробел)
    film.ui.pause = пауза (пробел)
    film.ui.find = найти
    film.ui.notFound = не найдено
    film.ui.hit = {1} из {2}
    film.ui.options = скрыть …
    film.ui.hideLibrary = библиотеку
    film.ui.hideDead = уничтоженные
    film.ui.predict = предсказать
    film.ui.predictLine = Дальше выполнится строка {1}. Что она изменит?
    film.ui.show = показать
    film.ui.present = показ
    film.ui.mark = пометить
    film.ui.marked = Отмечены:
    film.ui.help = клавиши и знаки
    film.ui.take = какое выполнение
    film.ui.strip = выполнение: вызовы и отметки
    film.ui.curve = счётчик {1}
    film.ui.heldBy = держит {1}
    film.ui.thread.running = выполняется
    film.ui.thread.ready = готов
    film.ui.thread.finished = завершён
    film.ui.thread.lock = ждёт блокировку
    film.ui.thread.semaphore = ждёт семафор
    film.ui.thread.join = ждёт завершения потока
    film.ui.thread.condition = ждёт сигнала
    film.ui.thread.queue = ждёт очередь
    film.ui.thread.once = ждёт dispatch_once
    film.ui.thread.sleep = ждёт, пока пройдёт время
    film.ui.thread.initialize = ждёт +initialize
    film.ui.thread.group = ждёт группу
    film.ui.thread.idle = ждёт работы
    film.ui.keys = ←, →: шаг назад, шаг вперёд
      \nс Shift: по событиям, внутри инструкции
      \n↑, ↓: к вызвавшему, внутрь вызова
      \nHome, End: первый и последний шаг; число: шаг с этим номером
      \nn, N: следующее и прошлое выполнение строки или находка
      \nw, W: следующая и прошлая запись выбранной переменной
      \n/: найти
      \nпробел: пуск
      \np: крупные буквы, для класса
      \nm: пометить шаг для печати
      \nEsc: снять выбор
    film.ui.signs = [x]: право владения держит x
      \n[-x]: x только что его отдал
      \n[?]: право, которое никто не держит
      \n[pool]: его вернёт пул
      \n[self]: его держит идущий вызов
      \n(x): только указывает
      \n(~x): слабая ссылка
      \n(!x): указывает на уничтоженный
      \n+ ~ = x ?: появился, изменился, спросили и получили прежний, уничтожен, утерян
    film.ui.moreSigns = [in #3]: элемент коллекции #3
      \n[block #5]: захвачен блоком #5
      \n[with #4]: прикреплён к #4
      \n[memory], [library]: держит память C или сама библиотека
      \nнаклонно: слово страницы, а не имя; переменная тоже может называться pool
      \n#s1: строка, которую создала библиотека
      \n#2.1: первый объект, созданный потоком T2
      \nT1, T2: главный поток, следующий
      \nx -> y: значение до и после; у имени — куда оно ведёт
      \n>: начинается ввод
      \nполосы ленты: вызовы, вложенный вызов ниже; ▼ отмеченный шаг
    cli.film.cannotWrite = Не удаётся записать {1}: {2}
    cli.film.ownProgram = {1} — это сама программа, фильм затёр бы её. Укажите после --film другой файл.
    film.wrote = Записано: {1}, {2} {2|one: шаг|few: шага|many: шагов}. Откройте в браузере.
    film.wroteCut = Записано: {1}, первые {2} {2|one: шаг|few: шага|many: шагов}; выполнение шло дальше.
      Откройте в браузере.
    film.which = В какой файл? Пишите :фильм run.html; в нём будет всё, что введено с начала.
    film.nothingRan = Показывать пока нечего: ничего не введено, или начало уже забыто.
    film.worth = Это стоит посмотреть в браузере: :фильм run.html
    command.film.name = фильм
    command.film.argument = ФАЙЛ.html
    command.film.help = Записать страницу, которая показывает выполнение по шагам в любом браузере.
    author.film.done = {1}: {2} {2|one: шаг|few: шага|many: шагов}.
    author.film.none = В {1} нет блока film.
    graph.tooMany = Без Graphviz рисуется не больше {1} объектов; остальные пропущены.
    """#
}
