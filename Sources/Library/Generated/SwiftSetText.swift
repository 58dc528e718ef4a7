// swift-format-ignore-file
// Written by `make library` from Swift/SwiftSet.m: change it there.
enum SwiftSetText {
static let text: StaticString = #"""
/* Sets are arrays in which nothing stands twice. */
long __swift_find_word(SwiftArray *array, long word) {
  for (long i = 0; i < array->count; i++) if (array->slots[i] == word) return i;
  return -1;
}
long __swift_find_object(SwiftArray *array, id object) {
  for (long i = 0; i < array->count; i++) {
    if ((id)array->slots[i] == object || [(id)array->slots[i] isEqual:object]) return i;
  }
  return -1;
}
SwiftArray *__swift_set_insert_word(SwiftArray *a, long w) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_insert_word(SwiftArray *array, long word) {
  if (__swift_find_word(array, word) >= 0) return [array retain];
  return __swift_array_append_word(array, word);
}
SwiftArray *__swift_set_insert_object(SwiftArray *a, id o) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_insert_object(SwiftArray *array, id object) {
  if (__swift_find_object(array, object) >= 0) return [array retain];
  return __swift_array_append_object(array, object);
}
SwiftArray *__swift_set_remove_word(SwiftArray *a, long w) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_remove_word(SwiftArray *array, long word) {
  long index = __swift_find_word(array, word);
  return index < 0 ? [array retain] : __swift_array_remove(array, index);
}
SwiftArray *__swift_set_remove_object(SwiftArray *a, id o) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_remove_object(SwiftArray *array, id object) {
  long index = __swift_find_object(array, object);
  return index < 0 ? [array retain] : __swift_array_remove(array, index);
}
static long __swift_find_slot(SwiftArray *array, long slot) {
  return array->owns ? __swift_find_object(array, (id)slot) : __swift_find_word(array, slot);
}
static SwiftArray *__swift_set_make(SwiftArray *a, SwiftArray *b, long kind) {
  SwiftArray *set = __swift_array(a->owns);
  for (long i = 0; i < a->count; i++) {
    _Bool isThere = b && __swift_find_slot(b, a->slots[i]) >= 0;
    if (kind == 1 && !isThere) continue;
    if (kind == 2 && isThere) continue;
    if (__swift_find_slot(set, a->slots[i]) < 0) __swift_push_slot(set, a->slots[i]);
  }
  if (kind == 0 && b) {
    for (long i = 0; i < b->count; i++) {
      if (__swift_find_slot(set, b->slots[i]) < 0) __swift_push_slot(set, b->slots[i]);
    }
  }
  return set;
}
SwiftArray *__swift_unique_word(SwiftArray *a) __attribute__((ns_returns_retained));
SwiftArray *__swift_unique_word(SwiftArray *a) { return __swift_set_make(a, 0, 0); }
SwiftArray *__swift_unique_object(SwiftArray *a) __attribute__((ns_returns_retained));
SwiftArray *__swift_unique_object(SwiftArray *a) { return __swift_set_make(a, 0, 0); }
SwiftArray *__swift_set_union_word(SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_union_word(SwiftArray *a, SwiftArray *b) { return __swift_set_make(a, b, 0); }
SwiftArray *__swift_set_union_object(SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_union_object(SwiftArray *a, SwiftArray *b) { return __swift_set_make(a, b, 0); }
SwiftArray *__swift_set_intersection_word(SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_intersection_word(SwiftArray *a, SwiftArray *b) { return __swift_set_make(a, b, 1); }
SwiftArray *__swift_set_intersection_object(SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_intersection_object(SwiftArray *a, SwiftArray *b) { return __swift_set_make(a, b, 1); }
SwiftArray *__swift_set_subtracting_word(SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_subtracting_word(SwiftArray *a, SwiftArray *b) { return __swift_set_make(a, b, 2); }
SwiftArray *__swift_set_subtracting_object(SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_subtracting_object(SwiftArray *a, SwiftArray *b) { return __swift_set_make(a, b, 2); }
"""#
}
