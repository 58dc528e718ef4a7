// swift-format-ignore-file
// Written by `make library` from CPlusPlus/ExitsAndArrays.m: change it there.
enum ExitsAndArraysText {
static let text: StaticString = #"""
struct __cpp_exit {
  struct __cpp_exit *next;
  void (*destroy)(void *);
  void *object;
};
static struct __cpp_exit *__cpp_exits;

__attribute__((selfsame_visible(open)))
void __cpp_at_exit(struct __cpp_exit *entry, void (*destroy)(void *), void *object) {
  entry->destroy = destroy;
  entry->object = object;
  entry->next = __cpp_exits;
  __cpp_exits = entry;
}
/* The last one made goes first. */
__attribute__((selfsame_visible(open)))
void __cpp_run_exits(void) {
  while (__cpp_exits) {
    struct __cpp_exit *entry = __cpp_exits;
    __cpp_exits = entry->next;
    entry->destroy(entry->object);
  }
}
void __cpp_nothing(void *object) {}

/* What the program itself asks to be called at the end waits in the same line. */
struct __cpp_exit_call {
  struct __cpp_exit entry;
  void (*function)(void);
};
__attribute__((selfsame_visible(open)))
static void __cpp_call(void *object) {
  struct __cpp_exit_call *call = object;
  void (*function)(void) = call->function;
  free(call);
  function();
}
__attribute__((selfsame_visible(open)))
int __cpp_atexit(void (*function)(void)) {
  struct __cpp_exit_call *call = malloc(sizeof *call);
  call->function = function;
  __cpp_at_exit(&call->entry, __cpp_call, call);
  return 0;
}
__attribute__((selfsame_visible(open)))
void __cpp_pure(void) {
  fprintf(stderr, "pure virtual method called\nterminate called without an active exception\n");
  abort();
}

/* In front of the elements stands how many there are. */
__attribute__((selfsame_visible(open)))
void *__cpp_new_array(long count, unsigned long size) {
  long *block = malloc(8 + count * size);
  *block = count;
  return block + 1;
}
__attribute__((selfsame_visible(open)))
long __cpp_array_count(void *array) { return ((long *)array)[-1]; }
__attribute__((selfsame_visible(open)))
void __cpp_delete_array(void *array) { free((long *)array - 1); }
"""#
}
