/// Diagnostics of constructs that are known and not built. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let diagnosticsE04: StaticString = #"""
    E0401.title = {1}: ещё не реализовано
    E0401.label = Selfsame это знает, но выполнить пока не может
    E0401.text = Это правильный Objective-C. Об отказе сказано прямо, чтобы ничего не делалось
      наполовину.
    E0402.title = {1}: снаружи программы ничего нет
    E0402.label = здесь нет ни файлов, ни других процессов
    E0402.text = Программа живёт в собственном мире, одинаковом при каждом запуске. Читать она может только стандартный ввод (scanf, fgets, getchar).
    E0402.next = запишите значения прямо в программе; собственные файлы даёт NSFileManager.
    E0403.title = {1}: не реализовано
    E0403.label = в библиотеках Apple это есть, в здешней — нет: {2}
    E0403.text = Имя правильное. Об отсутствующем сказано прямо, чтобы ничего не делалось наполовину.
    E0403.next = напишите иначе: что есть, перечисляет docs/language.md.
    unbuilt.calendars = календари и часовые пояса
    unbuilt.settings = остальное из настроек (NSUserDefaults)
    unbuilt.formatters = форматирование
    unbuilt.decimals = десятичные числа
    unbuilt.texts = размеченный текст и шаблоны
    unbuilt.files = файлы и потоки
    unbuilt.network = сеть
    unbuilt.processes = другие процессы
    unbuilt.documents = XML и JSON
    unbuilt.interface = то, что служит окнам
    unbuilt.measures = единицы измерения
    unbuilt.mapFunctions = таблицы в виде функций C
    unbuilt.coreFoundation = функции Core Foundation
    unbuilt.coreData = Core Data
    unbuilt.appKit = AppKit
    unbuilt.uiKit = остальное из UIKit
    unbuilt.graphics = рисование
    unbuilt.dispatch = остальное из GCD и журнал
    unbuilt.frameworks = другой фреймворк Apple
    unbuilt.errors = остальные коды ошибок, исключения и версии
    unbuilt.runtime = редкие части интерфейса среды выполнения
    unbuilt.cLibrary = редкие части C
    unbuilt.method = метод; сам класс здесь есть
    """#
}
