// swift-format-ignore-file
// Written by `make library` from Reflection/Questions.m: change it there.
enum QuestionsText {
static let text: StaticString = #"""
long __selfsame_ask_integer(long question, const void *about) __attribute__((selfsame_native(ask)));
unsigned long __selfsame_ask_unsigned(long question, const void *about)
    __attribute__((selfsame_native(ask)));
double __selfsame_ask_number(long question, const void *about) __attribute__((selfsame_native(ask)));
_Bool __selfsame_ask_truth(long question, const void *about) __attribute__((selfsame_native(ask)));
void *__selfsame_ask_address(long question, const void *about)
    __attribute__((selfsame_native(ask)));
void *__selfsame_ask_class(long question, const void *about) __attribute__((selfsame_native(ask)));
"""#
}
