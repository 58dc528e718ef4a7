// Swift's sets: arrays in which nothing stands twice.
//
// Numbers and texts are found by their hash as soon as there are many. What is written down of that grows with what is
// added, and only then: whoever reads changes nothing, so that two threads may read at a time.
//: part Swift

static unsigned long __swift_place(SwiftArray *array, long slot) {
  unsigned long hash = array->owns ? __swift_hash((id)slot) : (unsigned long)slot;
  hash *= 0x9E3779B97F4A7C15UL;
  return (hash ^ hash >> 32) & (array->placeCount - 1);
}
/* Whether equal slots have equal hashes: a type of the program's may say what it likes. */
static _Bool __swift_has_hash(SwiftArray *array, long slot) {
  return !array->owns || [(id)slot isKindOfClass:[NSString class]];
}
static _Bool __swift_is_slot(SwiftArray *array, long a, long b) {
  if (a == b || !array->owns) return a == b;
  _Bool areTexts = __swift_has_hash(array, a) && __swift_has_hash(array, b);
  return areTexts ? __swift_equal((id)a, (id)b) : [(id)a isEqual:(id)b];
}
static long __swift_find_slot(SwiftArray *array, long slot) {
  if (array->hashed == 0 || array->hashed != array->count || !__swift_has_hash(array, slot)) {
    for (long i = 0; i < array->count; i++) {
      if (__swift_is_slot(array, array->slots[i], slot)) return i;
    }
    return -1;
  }
  unsigned long at = __swift_place(array, slot);
  for (; array->places[at]; at = (at + 1) & (array->placeCount - 1)) {
    long index = array->places[at] - 1;
    if (__swift_is_slot(array, array->slots[index], slot)) return index;
  }
  return -1;
}
long __swift_find_word(SwiftArray *array, long word) { return __swift_find_slot(array, word); }
long __swift_find_object(SwiftArray *array, id object) {
  return __swift_find_slot(array, (long)object);
}
/* Adds what is known not to be there. */
static void __swift_push_unique(SwiftArray *array, long slot) {
  __swift_push_slot(array, slot);
  if (array->count < 16 || !__swift_has_hash(array, slot)) return;
  if (array->count * 2 > array->placeCount || !array->hashed) {
    free(array->places);
    array->placeCount = 64;
    while (array->placeCount < array->count * 4) array->placeCount *= 2;
    array->places = calloc(array->placeCount, sizeof(int));
    array->hashed = 0;
  }
  for (long i = array->hashed; i < array->count; i++) {
    if (!__swift_has_hash(array, array->slots[i])) {
      array->hashed = 0;
      return;
    }
    unsigned long at = __swift_place(array, array->slots[i]);
    while (array->places[at]) at = (at + 1) & (array->placeCount - 1);
    array->places[at] = (int)i + 1;
  }
  array->hashed = array->count;
}
static SwiftArray *__swift_set_insert(SwiftArray *a, long w) __attribute__((ns_returns_retained));
static SwiftArray *__swift_set_insert(SwiftArray *array, long slot) {
  if (__swift_find_slot(array, slot) >= 0) return [array retain];
  array = __swift_own_to_grow(array);
  __swift_push_unique(array, slot);
  return array;
}
SwiftArray *__swift_set_insert_word(SwiftArray *a, long w) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_insert_word(SwiftArray *array, long word) {
  return __swift_set_insert(array, word);
}
SwiftArray *__swift_set_insert_object(SwiftArray *a, id o) __attribute__((ns_returns_retained));
SwiftArray *__swift_set_insert_object(SwiftArray *array, id object) {
  return __swift_set_insert(array, (long)object);
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
static SwiftArray *__swift_set_make(SwiftArray *a, SwiftArray *b, long kind) {
  SwiftArray *set = __swift_array(a->owns);
  for (long i = 0; i < a->count; i++) {
    _Bool isThere = b && __swift_find_slot(b, a->slots[i]) >= 0;
    if (kind == 1 && !isThere) continue;
    if (kind == 2 && isThere) continue;
    if (__swift_find_slot(set, a->slots[i]) < 0) __swift_push_unique(set, a->slots[i]);
  }
  if (kind == 0 && b) {
    for (long i = 0; i < b->count; i++) {
      if (__swift_find_slot(set, b->slots[i]) < 0) __swift_push_unique(set, b->slots[i]);
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
