// swift-format-ignore-file
// Written by `make library` from CPlusPlus/Exceptions.m: change it there.
enum ExceptionsText {
static let text: StaticString = #"""
struct __cpp_type {
  const char *name;
  const struct __cpp_type *base;
  const char *(*what)(void *);
};
@interface __CppException : NSObject {
@public
  void *object;
  const struct __cpp_type *type;
  void (*destroy)(void *);
  /* Handlers that are at it, and whether it has been thrown once more by one of them. */
  long handlers, again;
}
@end
@implementation __CppException
@end

/* The try blocks that are open, the innermost first: each with the types that it has handlers for, 0 for all. */
struct __cpp_try {
  struct __cpp_try *next;
  const struct __cpp_type *const *types;
  long count;
};
static __thread struct __cpp_try *__cpp_tries;
void __cpp_enter_try(struct __cpp_try *entry, const struct __cpp_type *const *types, long count) {
  entry->next = __cpp_tries;
  entry->types = types;
  entry->count = count;
  __cpp_tries = entry;
}
void __cpp_leave_try(struct __cpp_try *entry) { __cpp_tries = entry->next; }

static _Bool __cpp_is(const struct __cpp_type *type, const struct __cpp_type *wanted) {
  for (; type; type = type->base) {
    if (type == wanted) return 1;
  }
  return 0;
}
_Bool __cpp_catches(__CppException *exception, const struct __cpp_type *wanted) {
  return __cpp_is(exception->type, wanted);
}
/* Before anything is unwound somebody has to wait for it. */
static void __cpp_search(void *object, const struct __cpp_type *type) {
  for (struct __cpp_try *each = __cpp_tries; each; each = each->next) {
    for (long i = 0; i < each->count; i++) {
      if (!each->types[i] || __cpp_is(type, each->types[i])) return;
    }
  }
  fprintf(stderr, "terminate called after throwing an instance of '%s'\n", type->name);
  if (type->what) fprintf(stderr, "  what():  %s\n", type->what(object));
  abort();
}
__attribute__((noreturn)) void __cpp_throw(void *object, const struct __cpp_type *type, void (*destroy)(void *)) {
  __cpp_search(object, type);
  __CppException *exception = [[__CppException alloc] init];
  exception->object = object;
  exception->type = type;
  exception->destroy = destroy;
  @throw exception;
}
__attribute__((noreturn)) void __cpp_throw_again(__CppException *exception) {
  __cpp_search(exception->object, exception->type);
  exception->again = 1;
  @throw exception;
}
struct __cpp_handler {
  void *exception;
};
void *__cpp_begin_catch(__CppException *exception) {
  exception->handlers++;
  exception->again = 0;
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
"""#
}
