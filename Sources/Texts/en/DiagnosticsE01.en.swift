/// Diagnostics of reading, characters and the preprocessor. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsE01: StaticString = #"""
    E0101.title = {1} cannot be read
    E0101.label = nothing could be read here
    E0101.text = It is not there, it is no ordinary file (a folder, a device, a link out of its
      folder), it is larger than 8 MB (a lesson: 2 MB), or this user may not read it.
    E0102.title = this text is not UTF-8
    E0102.label = this byte belongs to no UTF-8 character
    E0102.text = Source texts are read as UTF-8, in which every character has its fixed pattern of
      bytes.
    E0102.next = save the file as UTF-8.
    E0103.title = a character that Objective-C does not know
    E0103.label = not a character of the language
    E0103.text = {1} may stand in strings and comments, but not in code.
    E0104.label = {1} is a wide or typographic character
    E0104.text = Code is written with ASCII punctuation, here {2}. In strings and comments every
      character is welcome.
    E0105.title = the word {1} holds a letter of another alphabet
    E0105.label = {2} only looks like the Latin {3}
    E0105.text = The compiler compares letters by their codes, not by their shapes, so to it this
      is another word.
    E0106.label = the string begins here; its line ends first
    E0106.text = A string begins and ends with a quotation mark on the same line.
    E0106.next = close the string with a quotation mark.
    E0107.label = the character constant begins here
    E0107.text = A character constant is one character between two apostrophes, such as 'a'.
    E0107.next = close it with an apostrophe, or use quotation marks for a string.
    E0108.label = the comment begins here and never ends
    E0108.text = A comment that begins with /* ends with */.
    E0108.next = add */ where the comment ends.
    E0109.label = not a number as C writes it
    E0109.text = C reads 42, 0x2A, 052, 3.5 and 1e3, with endings such as u, L and f. It does not
      understand {1}.
    E0110.label = this escape sequence is not known
    E0110.text = C knows \\n, \\t, \\\\, \\", \\0, \\x41, \\u00e9 and a few more, but not {1}.
    E0111.label = this header is not here
    E0111.text = Selfsame brings Foundation's headers and the everyday ones of C. {1} is not among
      them.
    E0112.label = this file is not here
    E0112.text = A name in quotation marks is looked for in the folder of the file that names it.
      What lies outside of the program's own folder is out of reach, unless --include DIR opens it.
    E0113.label = files include one another too deeply
    E0113.text = Most often a file includes itself, directly or in a circle.
    E0113.next = use #import, which reads a file only once.
    E0114.label = the preprocessor cannot use this line
    E0114.text = A line that begins with # speaks to the preprocessor. It does not understand {1}
      here.
    E0115.label = the number of arguments does not fit
    E0115.text = The macro {1} has {2} {2|one: parameter|other: parameters}; here it
      gets {3} {3|one: argument|other: arguments}.
    E0116.label = the text itself asks to stop here
    E0116.text = #error ends the compilation on purpose, most often because a condition above it
      is not met.
    E0117.label = not a condition that the preprocessor can compute
    E0117.text = Behind #if stands an expression of whole numbers, macros and defined(NAME).
    E0118.label = this condition is never closed
    E0118.text = Every #if, #ifdef and #ifndef ends with its own #endif.
    E0118.next = add #endif below the lines it guards.
    E0119.label = the call begins here and is never closed
    E0119.text = The arguments of the macro {1} end with a closing parenthesis.
    E0119.next = add the missing ).
    E0120.label = this definition does not hold together
    E0120.text = A macro reads #define NAME text or #define NAME(a, b) text. In the text, # stands
      before a parameter and ## between two pieces.
    E0121.label = no such module here
    E0121.text = A module is imported outside of functions and classes, and Selfsame knows those
      whose headers it knows: Foundation, UIKit, CoreLocation, ObjectiveC, Dispatch, Darwin and a few
      more.
    E0121.next = leave the line out: the library is always there.
    E0122.label = these two pieces do not make one word
    E0122.text = ## joins two pieces into one name, number or operator. {1} is none of these.
    E0123.title = the macro {1} grows too large
    E0123.label = its expansion does not fit
    E0123.text = A macro whose pieces multiply at each step can grow without bound, so its
      expansion has a limit.
    E0124.title = string prefix {1} is not built
    E0124.label = a prefix that Selfsame does not read
    E0124.text = Strings are written "…" (UTF-8, as C has them) or @"…" (an NSString).
    E0125.label = the line goes on after this backslash
    E0125.text = A backslash joins a line with the one below it, and has to be the last character
      of its line.
    E0127.title = too many headers are included
    E0127.label = {1} is one more than an input may read
    E0127.text = Headers that include one another more than once multiply with each level, so there is
      a limit to how many are read for one input.
    E0127.next = use #import, which reads a file only once.
    E0128.title = this text is too large to be compiled
    E0128.label = here the room for it was used up
    E0128.text = Reading and compiling a text takes memory, and there is a limit to how much, so that
      the process stays small.
    E0128.next = divide the program, or let it read or compute its long tables.
    W0101.label = the text itself warns here
    W0101.text = #warning shows its words and changes nothing.
    W0102.label = from here on the new definition holds
    W0102.text = The macro {1} had another definition before.
    W0102.next = write #undef {1} above if that is what you want.
    """#
}
