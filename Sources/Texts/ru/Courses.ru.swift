/// Courses that are handed on, and what is installed where. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let courses: StaticString = #"""
    cli.course.unknown = {1} — не команда для курсов; есть такие: {2}.
    cli.course.operands = После course {1} должно быть слов: {2}. Подробнее: selfsame course --help.
    cli.help.course = selfsame course КОМАНДА      передать курс другим
      \n
      \n  new ПАПКА           курс, который сразу проходит проверку, со страницей для учеников и
      файлом для CI
      \n  pack ПАПКА          записать ID-ВЕРСИЯ.zip, издание для ученика: решения и проверки
      запечатаны; --teacher: ID-ВЕРСИЯ-teacher.zip, где всё открыто
      \n  install ФАЙЛ|ПАПКА  добавить курс к своим
      \n  list                какие курсы установлены
      \n  update ФАЙЛ|ПАПКА   заменить курс новой версией; пройденное сохраняется
      \n  remove ID           удалить курс; пройденное сохраняется
      \n
      \nПримеры:
      \n  selfsame course new harbour
      \n  selfsame course pack harbour
      \n  selfsame course install harbour-1.0.zip
      \n
      \nВ оболочке :курсы перечисляет курсы, а :курс ID открывает один из них.
      \n
      \nКод завершения: 0 — сделано, 3 — курс не такой, каким должен быть, 64 — ошибка в командной
      строке, 66 — что-то нельзя прочитать или записать.
    cli.help.doctor = selfsame doctor      где что лежит, чего не хватает, что повреждено
      \n
      \nНичего не меняет. Код завершения: 0 — всё в порядке, 1 — не всё.
    cli.generate.usage = generate принимает одно слово из этих: {1}.
    cli.help.generate = selfsame generate man|bash|zsh|fish
      \n
      \nПечатает страницу руководства или дополнение команд для оболочки.
      \n
      \nПример:
      \n  selfsame generate bash > ~/.local/share/bash-completion/completions/selfsame
    course.packed = Записан {1}, файлов в нём: {2}.
    course.packed.sealed = Решения, неверные ответы, пробы и проверки запечатаны: от глаз, не от
      криптографа. :проверить и :решение работают как прежде. Открытое издание: --teacher.
    course.installed = Курс {1} {2} установлен. Запустите selfsame и наберите :курс {1}
    course.updated = {1}: была версия {2}, теперь {3}.
    course.added = Новые: {1}
    course.changed = Изменились: {1}
    course.removed = Больше нет: {1}
    course.kept = Всё, что вы прошли, сохранено.
    course.gone = Курс {1} удалён. Если он вернётся, пройденное вами будет на месте.
    course.none = Курсов пока нет. Установить курс: selfsame course install ФАЙЛ.
    course.firstLesson = Лампа в прихожей
    course.new.next = Попробуйте: selfsame check {1}; затем selfsame --lessons {1}
    course.readme = # {2}
      \n
      \nКурс для selfsame — программы, которая учит, как живут и умирают объекты в Objective-C.
      \n
      \n    selfsame course install {1}-1.0.zip
      \n    selfsame
      \n    :курс {1}
      \n
      \nОтветы сохраняет `:сдать`, а пройденное остаётся и после обновления курса.
    course.problem.unreadable = {1} нельзя прочитать, или файл больше, чем бывает в курсе.
    course.problem.unwritable = {1} нельзя записать.
    course.problem.noArchive = {1} — не zip-архив. Нужен упакованный курс или папка, где есть
      course.md.
    course.problem.damaged = {1}: файл повреждён. Ничего не записано; получите его ещё раз.
    course.problem.badPath = отказано: путь {1} ведёт не внутрь курса, или имя подходит не всякой
      системе. Ничего не записано.
    course.problem.link = отказано: {1} — ссылка или устройство, а не обычный файл. Ничего не
      записано.
    course.problem.locked = отказано: {1} зашифрован. Ничего не записано.
    course.problem.twice = отказано: {1} встречается дважды. Ничего не записано.
    course.problem.tooLarge = отказано: {1} больше, чем бывает курс. Ничего не записано.
    course.problem.noCourse = {1}: нет файла course.md.
    course.problem.noID = В course.md из {1} нет id. Впишите в начало между --- и ---: id: a.name
    course.problem.noVersion = В course.md из {1} нет версии. Впишите в начало между --- и ---:
      version: 1.0
    course.problem.notSound = В файле {1} ошибка: {2}
    course.problem.needsNewer = курсу нужна версия selfsame {1}, а это {2}.
    course.problem.installed = {1} уже установлен. Новую версию ставит selfsame course update.
    course.problem.notInstalled = Курс {1} не установлен. Что установлено, скажет selfsame course
      list.
    course.problem.notNewer = Установлен {1} {2}, а этот не новее. Ничего не изменено.
    course.problem.noHome = нет домашней папки, а значит, и места для курсов. Задайте HOME или
      XDG_DATA_HOME.
    doctor.program = selfsame {1}: {2}
    doctor.lessons.missing = уроки не найдены {1}. Укажите их папку в SELFSAME_LESSONS.
    doctor.lessons = уроки: {1}, всего {2}, версия {3}
    doctor.lessons.faults = Ошибок в course.md: {1}. Их назовёт selfsame check {2}.
    doctor.state.noHome = нет домашней папки: запоминать негде. Задайте HOME.
    doctor.state.none = пока ничего не записано; записи будут в {1}
    doctor.state.closed = {1} нельзя читать и писать. Дайте владельцу права: chmod u+rwx
    doctor.state = записи лежат в {1}
    doctor.progress.damaged = {1}: повреждённых строк {2}. Остальные в силе; файл запишется заново,
      когда вы пройдёте следующий шаг.
    doctor.courses = установлено курсов: {1}, папка {2}
    doctor.course.newer = курсу {1} нужна версия selfsame {2}.
    doctor.terminal = ширина экрана в столбцах: {1}
    doctor.well = Всё в порядке.
    doctor.unwell = Не всё в порядке.
    E0760.title = этому курсу нужна версия selfsame {1}, а это {2}
    E0760.label = более новая версия
    E0760.text = Курс пользуется тем, чего в этой версии ещё нет.
    E0760.next = установите более новую selfsame или более старую версию курса.
    command.courses.name = курсы
    command.courses.help = Установленные курсы
    command.course.name = курс
    command.course.argument = ID
    command.course.help = Открыть установленный курс; без ID — встроенный
    shell.course.unknown = Курса {1} нет. Что установлено, покажет :курсы.
    shell.course.builtIn = встроенный курс
    E0761.title = на маршруте {1} до урока {2} никто не объяснил: {3}
    E0761.label = в коде этого урока есть {3}
    E0761.text = Всё, что есть в коде, на маршруте либо объяснено раньше, либо считается известным,
      либо названо в обратных кавычках в переходе перед уроком.
    E0761.next = добавьте {3} в assumes, назовите в переходе или включите урок, где это объясняют.
    E0762.title = маршрут {1} перескакивает через {3} к уроку {2}
    E0762.label = здесь нужен переход
    E0762.text = Где маршрут пропускает то, что нужно уроку, переход в несколько строк рассказывает
      о пропущенном.
    E0762.next = напишите его цитатой под ссылкой: > …
    E0763.title = в переходе перед {1} {2} {2|one: строка|few: строки|many: строк|other: строки}
    E0763.label = не больше {3}
    E0763.text = Переход рассказывает, что пропущено, и ничего больше.
    E0764.title = маршрут {1} считает известным {2}, но такого понятия нет
    E0764.label = этому не учит ни один урок
    E0764.text = То, что маршрут считает известным, называется так же, как в teaches уроков.
    # {1} the code of a language
    E0765.title = сказано, что курс есть на языке {1}, но его нет
    E0765.label = нет файла на этом языке
    E0765.text = За languages: перечислено, на чём курс можно прочесть: оглавление или урок, названные по
      языку, course.{1}.md или lesson.{1}.md.
    E0765.next = переведите курс или уберите {1} из списка.
    cli.help.work = selfsame work [--once] [--lessons ПАПКА] УРОК ПАПКА
      \n
      \nЗаписывает задания урока файлами в ПАПКУ и проверяет каждый, как только он сохранён: для тех, кто
      любит свой редактор. Файл, который уже есть, остаётся каким был.
      \n
      \n  --once            проверить то, что есть, и выйти: код 0 — всё верно, 1 — не всё
      \n  --lessons ПАПКА   курс, в котором этот урок (иначе SELFSAME_LESSONS, иначе встроенный)
      \n
      \nПример: selfsame work strict ~/printers
    work.untouched = {1}: ответа ещё нет.
    cli.work.unknown = в курсе нет урока {1}.
    cli.work.usage = какой урок и какая папка? Например: selfsame work strict ~/printers
    """#
}
