// Exceptions of C++: what is thrown, of which type it is, and who waits for it.
//: part C++
//: names __cpp_support

/* The type of something thrown. Of a pointer: to what it points. */
enum { __cpp_to_const = 1, __cpp_void = 2, __cpp_null = 4 };
struct __cpp_type {
  const char *name;
  const struct __cpp_type *base;
  const char *(*what)(void *);
  const struct __cpp_type *pointee;
  long kind;
};
/* The try blocks that are open, the innermost first: each with the types that it has handlers for, 0 for all. Among
   them stands what is on its way up: what destructors throw meanwhile goes no further. */
struct __cpp_try {
  struct __cpp_try *next;
  const struct __cpp_type *const *types;
  long count;
  void *exception;
};
static __thread struct __cpp_try *__cpp_tries;

@interface __CppException : NSObject {
@public
  void *object;
  const struct __cpp_type *type;
  void (*destroy)(void *);
  /* Handlers that are at it, and whether it has been thrown once more by one of them. */
  long handlers, again;
  struct __cpp_try way;
}
@end
@implementation __CppException
@end

void __cpp_enter_try(struct __cpp_try *entry, const struct __cpp_type *const *types, long count) {
  entry->next = __cpp_tries;
  entry->types = types;
  entry->count = count;
  entry->exception = 0;
  __cpp_tries = entry;
}
void __cpp_leave_try(struct __cpp_try *entry) {
  struct __cpp_try **link = &__cpp_tries;
  while (*link != entry) link = &(*link)->next;
  *link = entry->next;
}

/* A class is caught as one that it inherits from, a pointer as one to such a class, to more const, or to void. */
static _Bool __cpp_is(const struct __cpp_type *type, const struct __cpp_type *wanted) {
  for (const struct __cpp_type *each = type; each; each = each->base) {
    if (each == wanted) return 1;
  }
  if (!wanted->pointee) return 0;
  if (type->kind & __cpp_null) return 1;
  if (!type->pointee || (type->kind & ~wanted->kind & __cpp_to_const)) return 0;
  if (wanted->pointee->kind & __cpp_void) return 1;
  return wanted->pointee->pointee ? type->pointee == wanted->pointee : __cpp_is(type->pointee, wanted->pointee);
}
_Bool __cpp_catches(__CppException *exception, const struct __cpp_type *wanted) {
  return __cpp_is(exception->type, wanted);
}
/* What the program wants to be called at such an end. */
static void (*__cpp_ending)(void);
void *__cpp_set_terminate(void *ending) {
  void *before = (void *)__cpp_ending;
  __cpp_ending = (void (*)(void))ending;
  return before;
}
__attribute__((noreturn)) void __cpp_end(void) {
  if (__cpp_ending) __cpp_ending();
  fprintf(stderr, "terminate called without an active exception\n");
  abort();
}
int __cpp_uncaught(void) {
  int count = 0;
  for (struct __cpp_try *each = __cpp_tries; each; each = each->next) count += each->exception != 0;
  return count;
}
__attribute__((noreturn)) static void __cpp_terminate(void *object, const struct __cpp_type *type) {
  if (__cpp_ending) __cpp_ending();
  fprintf(stderr, "terminate called after throwing an instance of '%s'\n", type->name);
  if (type->what) fprintf(stderr, "  what():  %s\n", type->what(object));
  abort();
}
/* What comes to the end of a function that says that nothing does. */
__attribute__((noreturn)) void __cpp_no_way(__CppException *exception) {
  __cpp_terminate(exception->object, exception->type);
}
/* In such a function nothing goes on that way: only what it has called is undone. */
void __cpp_hold(long *hold) {
  if (__cpp_tries->exception) __cpp_no_way(__cpp_tries->exception);
}
/* Before anything is unwound somebody has to wait for it. */
static void __cpp_search(void *object, const struct __cpp_type *type) {
  for (struct __cpp_try *each = __cpp_tries; each && !each->exception; each = each->next) {
    for (long i = 0; i < each->count; i++) {
      if (!each->types[i] || __cpp_is(type, each->types[i])) return;
    }
  }
  __cpp_terminate(object, type);
}
__attribute__((noreturn)) static void __cpp_rise(__CppException *exception) {
  __cpp_enter_try(&exception->way, 0, 0);
  exception->way.exception = exception;
  @throw exception;
}
__attribute__((noreturn)) void __cpp_throw(void *object, const struct __cpp_type *type, void (*destroy)(void *)) {
  __cpp_search(object, type);
  __CppException *exception = [[__CppException alloc] init];
  exception->object = object;
  exception->type = type;
  exception->destroy = destroy;
  __cpp_rise(exception);
}
__attribute__((noreturn)) void __cpp_throw_again(__CppException *exception) {
  __cpp_search(exception->object, exception->type);
  exception->again = 1;
  __cpp_rise(exception);
}
struct __cpp_handler {
  void *exception;
};
void *__cpp_begin_catch(__CppException *exception) {
  exception->handlers++;
  exception->again = 0;
  __cpp_leave_try(&exception->way);
  return exception;
}
void *__cpp_object(void *exception) { return ((__CppException *)exception)->object; }
void __cpp_end_catch(struct __cpp_handler *handler) {
  __CppException *exception = handler->exception;
  if (--exception->handlers > 0 || exception->again) return;
  if (exception->destroy) exception->destroy(exception->object);
  free(exception->object);
  [exception release];
}

/* A part of an object whose constructor is at work, and the memory of one that `new` makes. */
struct __cpp_part {
  void *object;
  int *made;
};
struct __cpp_room {
  void *memory;
};
void __cpp_free_room(struct __cpp_room *room) { free(room->memory); }

/* Elements of an array that are being made: those that are there by now. */
struct __cpp_row {
  char *first;
  unsigned long size;
  long made;
  void (*destroy)(void *);
};
void __cpp_begin_row(struct __cpp_row *row, void *first, unsigned long size, void (*destroy)(void *)) {
  row->first = first;
  row->size = size;
  row->made = 0;
  row->destroy = destroy;
}
void __cpp_undo_row(struct __cpp_row *row) {
  while (row->made > 0) row->destroy(row->first + --row->made * row->size);
}
