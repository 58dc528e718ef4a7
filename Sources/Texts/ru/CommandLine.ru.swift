/// The command line and its help. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let commandLine: StaticString = #"""
    cli.notBuilt = {1}: ещё не готово.
    cli.unknownCommand = {1} — не команда. Список: selfsame --help.
    cli.commandFirst = сначала команда {1}, за ней её параметры: selfsame {1} --help
    cli.fileWithoutRun = чтобы выполнить программу, напишите: selfsame run {1}
    cli.unknownOption = параметр {1} неизвестен. Смотрите selfsame {2}.
    cli.missingValue = после {1} нужно значение.
    cli.emptyWord = пустое слово не называет ни файла, ни папки. Может быть, переменная в сценарии не задана?
    cli.badLimit = «{1}» — не ограничение. Пишите steps=N, objects=N или bytes=N, где N больше 0,
      через запятую.
    cli.badSeed = «{1}» — не номер расписания. Пишите число от 0; 0 — обычное расписание.
    cli.badLanguage = языка {1} нет. Есть {2}.
    cli.run.noFile = какую программу? Например: selfsame run --mrc Car.m
    cli.file.missing = файла {1} нет.
    cli.file.folder = {1} — папка, а нужен файл.
    cli.file.unreadable = {1} не читается: {2}.
    cli.file.notUTF8 = {1} — не текст в UTF-8: строка {2}, байт {3} строки. Сохраните файл в
      UTF-8.
    cli.check.noPath = какие уроки? Например: selfsame check Lessons
    cli.check.badFormat = формата {1} нет: text, json, tap или junit.
    cli.lessons.missing = папки с уроками {1} нет.
    check.proofs = {1} {1|one: доказательство|few: доказательства|many: доказательств|other:
      доказательства}
    check.sum = прошло: {1}, не прошло: {2}
    proof.worldBroken = Код перед этим шагом не выполняется.
    proof.solutionFails = Решение не проходит ({1}): {2} {3}
    proof.wrongPasses = Неверный ответ проходит.
    proof.noMistake = Должна быть названа ошибка {1}, но ни одна ошибка этого шага не подходит.
    proof.someMistake = Ошибка не должна быть названа, но названа: {2}
    proof.otherMistake = Должна называться ошибка {1}, а называется: {2}
    proof.wordless = Ответ отвергнут, но не сказано почему.
    proof.solutionIsMistake = Решение подходит под ошибку {1}.
    proof.outputDiffers = Должно печататься: {1}
      \nПечатается: {2}
    proof.timelineDiffers = Должно происходить: {1}
      \nПроисходит: {2}
    proof.runStopped = Выполнение остановлено или код не компилируется.
    proof.noAnswer = У предсказания должен быть ровно один верный ответ; подходят: {1}
    proof.nothingToOrder = Код печатает одну строку или одну и ту же строку снова и снова: угадывать порядок нечего. Пусть
      он печатает две разные строки, или спросите о числе или выборе.
    proof.tooManyLines = Код печатает больше 26 разных строк: для них не хватает букв.
    proof.nothingPredicted = У предсказания нет верного ответа: не подходит ни один вариант, или код перед ним не даёт ни
      числа, ни строк.
    proof.hintTells = Подсказка {1} выдаёт решение: {2}
    cli.hostMemory = система больше не даёт этому процессу памяти. Предел показывает ulimit -v.
    cli.help = selfsame: как живут и умирают объекты в Objective-C
      \n
      \n  selfsame [--lessons ПАПКА]    оболочка: урок, на котором вы остановились
      \n  selfsame run ФАЙЛ             выполнить программу
      \n  selfsame compare ФАЙЛ …       два запуска рядом
      \n  selfsame explore ФАЙЛ         все расписания его потоков
      \n  selfsame doors ФАЙЛ КЛАСС     все пути ко второму объекту
      \n  selfsame check ПУТЬ…          проверить уроки
      \n  selfsame explain КОД          объяснить диагностику
      \n  selfsame grade УРОК… ПАПКА    оценить работы группы
      \n  selfsame lesson КОМАНДА       писать уроки
      \n  selfsame work УРОК ПАПКА      задания файлами, проверка при сохранении
      \n  selfsame course КОМАНДА       поставить курс или передать свой
      \n  selfsame КОМАНДА --help       подробнее об одной из них
      \n  selfsame --version
      \n
      \nПримеры:
      \n  selfsame
      \n  selfsame run Car.m
      \n  echo '[[NSObject new] retainCount]' | selfsame
      \n
      \nКод завершения: программы; 64 — неверный вызов, 65 — не компилируется, 66 — не читается, 70 —
      остановлена машиной, 74 — не записать, 130 — прервана.
    cli.help.run = selfsame run [ПАРАМЕТРЫ] ФАЙЛ…     выполнить программу (- читает стандартный
      ввод); несколько файлов — одна программа
      \n
      \n  --mrc, --arc       кто пишет retain и release: вы или компилятор. По
      умолчанию — строка // mode: mrc в файле, иначе ARC
      \n  -D ИМЯ[=ЗНАЧЕНИЕ]  определить макрос
      \n  --include ПАПКА    разрешить #import читать заголовки и из этой папки
      \n  --short            по строке на ошибку: для редакторов и CI
      \n  --trace            показать потом, что происходило с объектами
      \n  --trace=ВИДЫ       только эти: counts, alloc, init, pool, weak, zone, lock, thread,
      message, library (ещё и то, что библиотека делает для себя), через запятую
      \n  --events ФАЙЛ      записать все события в файл, строками JSON
      \n  --film ФАЙЛ.html   записать страницу, которая показывает выполнение по шагам в браузере
      \n  --nslog-prefix     дата, время, программа и поток перед каждой строкой NSLog
      \n  --limit ПРЕДЕЛЫ    steps=N,objects=N,bytes=N: остановить программу, которой нужно больше
      \n  --seed N           другой порядок потоков, для каждого N всегда тот же
      \n  --schedule РАСПИСАНИЕ  пройти одно расписание потоков, которое назвала explore
      \n  -W, -w             показывать предупреждения, утечки и циклы ссылок всегда или
      никогда (иначе — если вывод ошибок идёт на терминал)
      \n
      \nПримеры:
      \n  selfsame run --mrc Car.m
      \n  selfsame run --mrc -DDEBUG=1 --limit steps=100000 Loop.m
      \n  selfsame run --mrc --trace=message,counts Singleton.m
    cli.help.check = selfsame check [ПАРАМЕТРЫ] ПУТЬ…      проверить уроки: каждое решение
      проходит, каждая ошибка отвергается со своим объяснением
      \n
      \n  --format ИМЯ     text (по умолчанию), json, tap или junit
      \n  --lang ИМЯ       {1}
      \n  --shard K/N      K-я часть работы из N
      \n  --jobs N         сколько процессов проверяют (иначе по числу ядер)
      \n  --memory МБ      сколько памяти у каждого (иначе 2048)
      \n
      \nПримеры:
      \n  selfsame check Lessons
      \n  selfsame check --format junit Lessons/one-instance
      \n
      \nКод завершения: 0 — всё доказано, 1 — проверка не прошла, 3 — урок написан с ошибкой, 5 —
      только код перевода отличается от урока, 64 — неверный вызов, 66 — не читается.
    cli.help.later = selfsame {1} ещё не готово. Что есть, покажет selfsame --help.
    cli.file.notPlain = {1} — не обычный файл (канал, устройство или сокет).
    """#
}
