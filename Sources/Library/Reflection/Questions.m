// What a check asks where it stands in an expression: the number of a question, and whom it is about. Whoever runs
// the machine answers; one function for each type of value.
//: part Questions
//: names __selfsame_ask_integer __selfsame_ask_unsigned __selfsame_ask_number __selfsame_ask_truth
//: names __selfsame_ask_address __selfsame_ask_class
long __selfsame_ask_integer(long question, const void *about) __attribute__((selfsame_native(ask)));
unsigned long __selfsame_ask_unsigned(long question, const void *about)
    __attribute__((selfsame_native(ask)));
double __selfsame_ask_number(long question, const void *about) __attribute__((selfsame_native(ask)));
_Bool __selfsame_ask_truth(long question, const void *about) __attribute__((selfsame_native(ask)));
void *__selfsame_ask_address(long question, const void *about)
    __attribute__((selfsame_native(ask)));
void *__selfsame_ask_class(long question, const void *about) __attribute__((selfsame_native(ask)));
