// What compiled Swift stands on: strings, arrays and dictionaries as Swift has them, printing, and the traps.
//
// An array of Swift is a value. Here it is an object that nobody changes while another holds it: each change
// hands back the array it was given, if that has one owner, or a changed copy. Its slots are eight bytes
// wide and hold numbers as they are, and everything else as objects, owned.
//: part Swift
//: names __selfsame_swift
//: requires Dispatch
//: requires C library, the rest

typedef struct { long low; long high; } SwiftRange;

@interface SwiftBox : NSObject
- (NSString *)swiftText:(_Bool)debug;
- (NSString *)swiftTypeName;
- (id)swiftOwn;
@end
@implementation SwiftBox
- (NSString *)swiftText:(_Bool)debug { return @""; }
- (NSString *)swiftTypeName { return @""; }
- (id)swiftOwn { return self; }
@end
/* What is about to be changed behind a protocol: of a struct a box of its own, of a class the object itself. */
id __swift_own_box(id value) {
  return [value isKindOfClass:[SwiftBox class]] ? [(SwiftBox *)value swiftOwn] : value;
}

/* What the prompt shows of a value: it stays until the prompt shows the next one. */
static NSString *__swift_shown_text;
NSString *__swift_shown(NSString *text) {
  [text retain];
  [__swift_shown_text release];
  __swift_shown_text = text;
  return text;
}

@interface SwiftArray : NSObject {
@public
  long count;
  long capacity;
  long owns;
  long *slots;
}
@end
@implementation SwiftArray
- (void)dealloc {
  if (owns) for (long i = 0; i < count; i++) [(id)slots[i] release];
  free(slots);
  [super dealloc];
}
@end

@interface SwiftDictionary : NSObject {
@public
  SwiftArray *keys;
  SwiftArray *values;
}
@end
@implementation SwiftDictionary
- (void)dealloc {
  [keys release];
  [values release];
  [super dealloc];
}
@end

/* What a thread has thrown and nobody caught yet. */
@protocol SwiftError <NSObject>
@end
static __thread id swift_thrown;
void __swift_throw(id error) {
  id old = swift_thrown;
  swift_thrown = [error retain];
  [old release];
}
_Bool __swift_thrown(void) { return swift_thrown != nil; }
id __swift_taken(void) __attribute__((ns_returns_retained));
id __swift_taken(void) {
  id error = swift_thrown;
  swift_thrown = nil;
  return error;
}
NSString *__swift_text_any(id value, _Bool debug) __attribute__((ns_returns_retained));

void __swift_stop(NSString *text) __attribute__((selfsame_native(trap), noreturn));
void __swift_fatal(NSString *text) {
  if ([text length] == 0) __swift_stop(@"Fatal error");
  __swift_stop([NSString stringWithFormat:@"Fatal error: %@", text]);
}
void __swift_failed(NSString *head, NSString *text) {
  if ([text length] == 0) __swift_stop(head);
  __swift_stop([NSString stringWithFormat:@"%@: %@", head, text]);
}
void __swift_uncaught(void) {
  __swift_failed(@"Fatal error: Error raised at top level",
                 [__swift_text_any([__swift_taken() autorelease], 1) autorelease]);
}
void __swift_raised(void) {
  __swift_failed(@"Fatal error: 'try!' expression unexpectedly raised an error",
                 [__swift_text_any([__swift_taken() autorelease], 1) autorelease]);
}
id __swift_unwrap(id value) {
  if (!value) {
    __swift_stop(@"Fatal error: Unexpectedly found nil while unwrapping an Optional value");
  }
  return value;
}
id __swift_unowned(id value) {
  if (!value) {
    __swift_stop(@"Fatal error: Attempted to read an unowned reference but object was "
                 @"already destroyed");
  }
  return value;
}
void __swift_bad_cast(NSString *from, NSString *to) {
  __swift_stop([NSString stringWithFormat:@"Could not cast value of type '%@' to '%@'.", from, to]);
}

long __swift_overflow(void) {
  __swift_stop(@"Swift runtime failure: arithmetic overflow");
  return 0;
}
long __swift_add(long a, long b) {
  long r = (long)((unsigned long)a + (unsigned long)b);
  if (((a ^ r) & (b ^ r)) < 0) return __swift_overflow();
  return r;
}
long __swift_subtract(long a, long b) {
  long r = (long)((unsigned long)a - (unsigned long)b);
  if (((a ^ b) & (a ^ r)) < 0) return __swift_overflow();
  return r;
}
long __swift_multiply(long a, long b) {
  if (a > -2147483648L && a < 2147483647L && b > -2147483648L && b < 2147483647L) return a * b;
  long r = (long)((unsigned long)a * (unsigned long)b);
  if (a == 0 || b == 0) return 0;
  if ((a == -1 && b == (-9223372036854775807L - 1))
      || (b == -1 && a == (-9223372036854775807L - 1)) || r / b != a) {
    return __swift_overflow();
  }
  return r;
}
long __swift_divide(long a, long b) {
  if (b == 0) __swift_stop(@"Fatal error: Division by zero");
  if (b == -1 && a == (-9223372036854775807L - 1)) {
    __swift_stop(@"Fatal error: Division results in overflow");
  }
  return a / b;
}
long __swift_remainder(long a, long b) {
  if (b == 0) __swift_stop(@"Fatal error: Division by zero in remainder operation");
  if (b == -1) return 0;
  return a % b;
}
unsigned long __swift_add_unsigned(unsigned long a, unsigned long b) {
  if (a + b < a) return __swift_overflow();
  return a + b;
}
unsigned long __swift_subtract_unsigned(unsigned long a, unsigned long b) {
  if (b > a) return __swift_overflow();
  return a - b;
}
unsigned long __swift_multiply_unsigned(unsigned long a, unsigned long b) {
  if (a && a * b / a != b) return __swift_overflow();
  return a * b;
}
unsigned long __swift_divide_unsigned(unsigned long a, unsigned long b) {
  if (b == 0) __swift_stop(@"Fatal error: Division by zero");
  return a / b;
}
unsigned long __swift_remainder_unsigned(unsigned long a, unsigned long b) {
  if (b == 0) __swift_stop(@"Fatal error: Division by zero in remainder operation");
  return a % b;
}
long __swift_narrow(long value, long low, long high) {
  return value < low || value > high ? __swift_overflow() : value;
}
long __swift_fit(long value, long low, long high) {
  if (value < low) {
    __swift_stop(low == 0 ? @"Fatal error: Negative value is not representable"
                          : @"Fatal error: Not enough bits to represent the passed value");
  }
  if (value > high) {
    __swift_stop(@"Fatal error: Not enough bits to represent the passed value");
  }
  return value;
}
long __swift_truncate(double value) {
  if (value != value || value >= 9223372036854775808.0 || value < -9223372036854775808.0) {
    __swift_stop(@"Fatal error: Double value cannot be converted to Int because it is either "
                 @"infinite or NaN");
  }
  return (long)value;
}
long __swift_shift(long value, long places) {
  if (places >= 64 || places <= -64) return places < 0 && value < 0 ? -1 : 0;
  return places >= 0 ? (long)((unsigned long)value << places) : value >> -places;
}
SwiftRange __swift_range(long low, long high, long closed) {
  SwiftRange range;
  if (high < low) {
    __swift_stop(@"Fatal error: Range requires lowerBound <= upperBound");
  }
  range.low = low;
  range.high = high + closed;
  return range;
}
long __swift_range_end(long low, long high, long closed) {
  if (high < low) {
    __swift_stop(@"Fatal error: Range requires lowerBound <= upperBound");
  }
  return high + closed;
}
_Bool __swift_range_contains(SwiftRange range, long value) {
  return value >= range.low && value < range.high;
}

long __swift_word(double value) {
  long word;
  memcpy(&word, &value, 8);
  return word;
}
double __swift_number(long word) {
  double value;
  memcpy(&value, &word, 8);
  return value;
}

SwiftArray *__swift_array(long owns) __attribute__((ns_returns_retained));
SwiftArray *__swift_array(long owns) {
  SwiftArray *array = [[SwiftArray alloc] init];
  array->owns = owns;
  return array;
}
static void __swift_room(SwiftArray *array, long count) {
  if (count <= array->capacity) return;
  long capacity = array->capacity < 4 ? 4 : array->capacity * 2;
  if (capacity < count) capacity = count;
  array->slots = realloc(array->slots, capacity * 8);
  array->capacity = capacity;
}
void __swift_push_word(SwiftArray *array, long word) {
  __swift_room(array, array->count + 1);
  array->slots[array->count++] = word;
}
void __swift_push_object(SwiftArray *array, id object) {
  __swift_push_word(array, (long)[object retain]);
}
static void __swift_push_slot(SwiftArray *array, long slot) {
  if (array->owns) [(id)slot retain];
  __swift_push_word(array, slot);
}
SwiftArray *__swift_array_copy(SwiftArray *array) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_copy(SwiftArray *array) {
  SwiftArray *copy = __swift_array(array->owns);
  __swift_room(copy, array->count);
  for (long i = 0; i < array->count; i++) __swift_push_slot(copy, array->slots[i]);
  return copy;
}
/* One to change: itself where it has one owner. */
static SwiftArray *__swift_own(SwiftArray *array) {
  return [array retainCount] == 1 ? [array retain] : __swift_array_copy(array);
}
static void __swift_check(SwiftArray *array, long index) {
  if (index < 0 || index >= array->count) __swift_stop(@"Fatal error: Index out of range");
}
long __swift_word_at(SwiftArray *array, long index) {
  __swift_check(array, index);
  return array->slots[index];
}
id __swift_object_at(SwiftArray *array, long index) {
  __swift_check(array, index);
  return (id)array->slots[index];
}
SwiftArray *__swift_array_append_word(SwiftArray *a, long w) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_append_word(SwiftArray *array, long word) {
  array = __swift_own(array);
  __swift_push_word(array, word);
  return array;
}
SwiftArray *__swift_array_append_object(SwiftArray *a, id o) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_append_object(SwiftArray *array, id object) {
  array = __swift_own(array);
  __swift_push_object(array, object);
  return array;
}
SwiftArray *__swift_array_append(SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_append(SwiftArray *array, SwiftArray *other) {
  long count = other->count;
  array = __swift_own(array);
  for (long i = 0; i < count; i++) __swift_push_slot(array, other->slots[i]);
  return array;
}
SwiftArray *__swift_array_joined(SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_joined(SwiftArray *array, SwiftArray *other) {
  SwiftArray *copy = __swift_array_copy(array);
  for (long i = 0; i < other->count; i++) __swift_push_slot(copy, other->slots[i]);
  return copy;
}
SwiftArray *__swift_array_set_word(SwiftArray *a, long i, long w) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_set_word(SwiftArray *array, long index, long word) {
  __swift_check(array, index);
  array = __swift_own(array);
  array->slots[index] = word;
  return array;
}
SwiftArray *__swift_array_set_object(SwiftArray *a, long i, id o) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_set_object(SwiftArray *array, long index, id object) {
  __swift_check(array, index);
  array = __swift_own(array);
  id old = (id)array->slots[index];
  array->slots[index] = (long)[object retain];
  [old release];
  return array;
}
static void __swift_open(SwiftArray *array, long index) {
  if (index < 0 || index > array->count) {
    __swift_stop(@"Fatal error: Array index is out of range");
  }
  __swift_room(array, array->count + 1);
  for (long i = array->count; i > index; i--) array->slots[i] = array->slots[i - 1];
  array->count++;
}
SwiftArray *__swift_array_insert_word(SwiftArray *a, long w, long i) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_insert_word(SwiftArray *array, long word, long index) {
  array = __swift_own(array);
  __swift_open(array, index);
  array->slots[index] = word;
  return array;
}
SwiftArray *__swift_array_insert_object(SwiftArray *a, id o, long i) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_insert_object(SwiftArray *array, id object, long index) {
  array = __swift_own(array);
  __swift_open(array, index);
  array->slots[index] = (long)[object retain];
  return array;
}
SwiftArray *__swift_array_remove(SwiftArray *a, long i) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_remove(SwiftArray *array, long index) {
  __swift_check(array, index);
  array = __swift_own(array);
  id old = array->owns ? (id)array->slots[index] : nil;
  for (long i = index; i + 1 < array->count; i++) array->slots[i] = array->slots[i + 1];
  array->count--;
  [old release];
  return array;
}
void __swift_not_empty(SwiftArray *array, NSString *method) {
  if (array->count == 0) {
    __swift_stop([method isEqual:@"removeFirst"]
      ? @"Fatal error: Can't remove first element from an empty collection"
      : @"Fatal error: Can't remove last element from an empty collection");
  }
}
SwiftArray *__swift_array_swap(SwiftArray *a, long i, long j) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_swap(SwiftArray *array, long i, long j) {
  __swift_check(array, i);
  __swift_check(array, j);
  array = __swift_own(array);
  long slot = array->slots[i];
  array->slots[i] = array->slots[j];
  array->slots[j] = slot;
  return array;
}
static SwiftArray *__swift_part(SwiftArray *array, long from, long to) {
  SwiftArray *part = __swift_array(array->owns);
  if (from < 0) from = 0;
  if (to > array->count) to = array->count;
  for (long i = from; i < to; i++) __swift_push_slot(part, array->slots[i]);
  return part;
}
SwiftArray *__swift_array_slice(SwiftArray *a, SwiftRange r) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_slice(SwiftArray *array, SwiftRange range) {
  if (range.low < 0 || range.high > array->count) {
    __swift_stop(@"Fatal error: Array index is out of range");
  }
  return __swift_part(array, range.low, range.high);
}
SwiftArray *__swift_array_prefix(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_prefix(SwiftArray *array, long n) { return __swift_part(array, 0, n); }
SwiftArray *__swift_array_suffix(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_suffix(SwiftArray *array, long n) {
  return __swift_part(array, array->count - n, array->count);
}
SwiftArray *__swift_array_dropFirst(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_dropFirst(SwiftArray *array, long n) {
  return __swift_part(array, n, array->count);
}
SwiftArray *__swift_array_dropLast(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_dropLast(SwiftArray *array, long n) {
  return __swift_part(array, 0, array->count - n);
}
SwiftArray *__swift_array_reversed(SwiftArray *a) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_reversed(SwiftArray *array) {
  SwiftArray *other = __swift_array(array->owns);
  for (long i = array->count - 1; i >= 0; i--) __swift_push_slot(other, array->slots[i]);
  return other;
}
SwiftArray *__swift_range_array(SwiftRange r) __attribute__((ns_returns_retained));
SwiftArray *__swift_range_array(SwiftRange range) {
  SwiftArray *array = __swift_array(0);
  for (long i = range.low; i < range.high; i++) __swift_push_word(array, i);
  return array;
}
SwiftArray *__swift_stride(long a, long b, long c, long d) __attribute__((ns_returns_retained));
SwiftArray *__swift_stride(long from, long to, long by, long through) {
  SwiftArray *array = __swift_array(0);
  if (by == 0) __swift_stop(@"Fatal error: Stride size must not be zero");
  for (long i = from; by > 0 ? i < to : i > to; i += by) __swift_push_word(array, i);
  if (through && (to - from) % by == 0 && (by > 0 ? to >= from : to <= from)) {
    __swift_push_word(array, to);
  }
  return array;
}
/* Merging keeps equal elements in their order. */
static void __swift_merge(long *a, long *b, long low, long high, _Bool (^less)(long, long)) {
  if (high - low < 2) return;
  long middle = (low + high) / 2;
  __swift_merge(a, b, low, middle, less);
  __swift_merge(a, b, middle, high, less);
  long i = low, j = middle;
  for (long k = low; k < high; k++) {
    if (j >= high || (i < middle && !less(a[j], a[i]))) b[k] = a[i++];
    else b[k] = a[j++];
  }
  for (long k = low; k < high; k++) a[k] = b[k];
}
SwiftArray *__swift_sorted_word(SwiftArray *a, _Bool (^f)(long, long)) __attribute__((ns_returns_retained));
SwiftArray *__swift_sorted_word(SwiftArray *array, _Bool (^less)(long, long)) {
  SwiftArray *copy = __swift_array_copy(array);
  if (copy->count < 2) return copy;
  long *other = malloc(copy->count * 8);
  __swift_merge(copy->slots, other, 0, copy->count, less);
  free(other);
  return copy;
}
SwiftArray *__swift_sorted_object(SwiftArray *a, _Bool (^f)(id, id)) __attribute__((ns_returns_retained));
SwiftArray *__swift_sorted_object(SwiftArray *array, _Bool (^less)(id, id)) {
  return __swift_sorted_word(array, (_Bool (^)(long, long))less);
}

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

SwiftDictionary *__swift_dictionary(long a, long b) __attribute__((ns_returns_retained));
SwiftDictionary *__swift_dictionary(long ownsKeys, long ownsValues) {
  SwiftDictionary *dictionary = [[SwiftDictionary alloc] init];
  dictionary->keys = __swift_array(ownsKeys);
  dictionary->values = __swift_array(ownsValues);
  return dictionary;
}
static SwiftDictionary *__swift_own_dictionary(SwiftDictionary *dictionary) {
  if ([dictionary retainCount] == 1) return [dictionary retain];
  SwiftDictionary *copy = [[SwiftDictionary alloc] init];
  copy->keys = __swift_array_copy(dictionary->keys);
  copy->values = __swift_array_copy(dictionary->values);
  return copy;
}
long __swift_dictionary_find(SwiftDictionary *dictionary, long word, id object) {
  if (dictionary->keys->owns) return __swift_find_object(dictionary->keys, object);
  return __swift_find_word(dictionary->keys, word);
}
SwiftDictionary *__swift_dictionary_set(SwiftDictionary *d, long w, id o, long v, id x)
    __attribute__((ns_returns_retained));
SwiftDictionary *__swift_dictionary_set(SwiftDictionary *dictionary, long word, id object,
                                        long valueWord, id valueObject) {
  long index = __swift_dictionary_find(dictionary, word, object);
  dictionary = __swift_own_dictionary(dictionary);
  long key = dictionary->keys->owns ? (long)object : word;
  long value = dictionary->values->owns ? (long)valueObject : valueWord;
  if (dictionary->values->owns) [valueObject retain];
  if (index < 0) {
    __swift_push_slot(dictionary->keys, key);
    __swift_push_word(dictionary->values, value);
    return dictionary;
  }
  long old = dictionary->values->slots[index];
  dictionary->values->slots[index] = value;
  if (dictionary->values->owns) [(id)old release];
  return dictionary;
}
SwiftDictionary *__swift_dictionary_remove(SwiftDictionary *d, long w, id o)
    __attribute__((ns_returns_retained));
SwiftDictionary *__swift_dictionary_remove(SwiftDictionary *dictionary, long word, id object) {
  long index = __swift_dictionary_find(dictionary, word, object);
  if (index < 0) return [dictionary retain];
  dictionary = __swift_own_dictionary(dictionary);
  SwiftArray *keys = __swift_array_remove(dictionary->keys, index);
  [dictionary->keys release];
  dictionary->keys = keys;
  SwiftArray *values = __swift_array_remove(dictionary->values, index);
  [dictionary->values release];
  dictionary->values = values;
  return dictionary;
}

NSString *__swift_concat(NSString *a, NSString *b) __attribute__((ns_returns_retained));
NSString *__swift_concat(NSString *a, NSString *b) {
  if ([b length] == 0) return [a retain];
  if ([a length] == 0) return [b retain];
  return [a __appending:b];
}
/* The text of a variable to change: itself where that has one owner. */
NSString *__swift_append(NSString *a, NSString *b) __attribute__((ns_returns_retained));
NSString *__swift_append(NSString *a, NSString *b) {
  if ([b length] == 0 || [a retainCount] != 1) return __swift_concat(a, b);
  [a __append:b];
  return [a retain];
}
_Bool __swift_equal(NSString *a, NSString *b) { return a == b || [a isEqualToString:b]; }
long __swift_compare(NSString *a, NSString *b) { return (long)[a compare:b]; }
_Bool __swift_contains(NSString *a, NSString *b) {
  return [b length] == 0 || [a rangeOfString:b].length > 0;
}
NSString *__swift_upper(NSString *a) { return [a uppercaseString]; }
NSString *__swift_lower(NSString *a) { return [a lowercaseString]; }
/* Where the character that begins at an index ends: surrogates and combining marks belong together. */
static unsigned long __swift_character_end(NSString *text, unsigned long index) {
  unsigned long length = [text length];
  unichar first = [text characterAtIndex:index++];
  if (first >= 0xD800 && first < 0xDC00 && index < length) index++;
  while (index < length) {
    unichar next = [text characterAtIndex:index];
    if ((next >= 0x300 && next < 0x370) || next == 0xFE0F || next == 0x20E3) { index++; continue; }
    if (next == 0x200D && index + 1 < length) {
      index++;
      unichar joined = [text characterAtIndex:index++];
      if (joined >= 0xD800 && joined < 0xDC00) index++;
      continue;
    }
    if (next == 0xD83C && index + 1 < length) {
      unichar low = [text characterAtIndex:index + 1];
      if (low >= 0xDFFB && low <= 0xDFFF) { index += 2; continue; }
      if (first == 0xD83C && low >= 0xDDE6 && low <= 0xDDFF) { index += 2; break; }
    }
    if (first == 0x0D && next == 0x0A) index++;
    break;
  }
  return index;
}
long __swift_character_count(NSString *text) {
  long count = 0;
  unsigned long length = [text length];
  for (unsigned long i = 0; i < length; count++) i = __swift_character_end(text, i);
  return count;
}
SwiftArray *__swift_characters(NSString *text) __attribute__((ns_returns_retained));
SwiftArray *__swift_characters(NSString *text) {
  SwiftArray *array = __swift_array(1);
  unsigned long length = [text length];
  for (unsigned long i = 0; i < length;) {
    unsigned long end = __swift_character_end(text, i);
    __swift_push_object(array, [[text substringToIndex:end] substringFromIndex:i]);
    i = end;
  }
  return array;
}
NSString *__swift_first_character(NSString *text) {
  if ([text length] == 0) return nil;
  return [text substringToIndex:__swift_character_end(text, 0)];
}
NSString *__swift_last_character(NSString *text) {
  SwiftArray *all = [__swift_characters(text) autorelease];
  return all->count ? (id)all->slots[all->count - 1] : nil;
}
NSString *__swift_repeat(NSString *text, long count) __attribute__((ns_returns_retained));
NSString *__swift_repeat(NSString *text, long count) {
  NSMutableString *whole = [[NSMutableString alloc] init];
  for (long i = 0; i < count; i++) [whole appendString:text];
  NSString *copy = [whole copy];
  [whole release];
  return copy;
}
NSString *__swift_joined(SwiftArray *array, NSString *separator) __attribute__((ns_returns_retained));
NSString *__swift_joined(SwiftArray *array, NSString *separator) {
  NSMutableString *whole = [[NSMutableString alloc] init];
  for (long i = 0; i < array->count; i++) {
    if (i) [whole appendString:separator];
    [whole appendString:(NSString *)array->slots[i]];
  }
  NSString *copy = [whole copy];
  [whole release];
  return copy;
}
SwiftArray *__swift_split(NSString *text, NSString *separator) __attribute__((ns_returns_retained));
SwiftArray *__swift_split(NSString *text, NSString *separator) {
  SwiftArray *array = __swift_array(1);
  unichar mark = [separator characterAtIndex:0];
  unsigned long start = 0, length = [text length];
  for (unsigned long i = 0; i <= length; i++) {
    if (i < length && [text characterAtIndex:i] != mark) continue;
    if (i > start) {
      __swift_push_object(array, [[text substringToIndex:i] substringFromIndex:start]);
    }
    start = i + 1;
  }
  return array;
}
_Bool __swift_parse_integer(NSString *text, long *value) {
  unsigned long i = 0, length = [text length];
  _Bool negative = 0;
  if (length && ([text characterAtIndex:0] == '-' || [text characterAtIndex:0] == '+')) {
    negative = [text characterAtIndex:0] == '-';
    i = 1;
  }
  if (i >= length || length > 20) return 0;
  unsigned long sum = 0;
  for (; i < length; i++) {
    unichar c = [text characterAtIndex:i];
    if (c < '0' || c > '9') return 0;
    if (sum > 922337203685477580UL) return 0;
    sum = sum * 10 + (c - '0');
  }
  if (sum > 9223372036854775807UL + negative) return 0;
  *value = negative ? (long)(0 - sum) : (long)sum;
  return 1;
}
_Bool __swift_parse_double(NSString *text, double *value) {
  unsigned long length = [text length];
  _Bool digits = 0;
  if (length == 0) return 0;
  for (unsigned long i = 0; i < length; i++) {
    unichar c = [text characterAtIndex:i];
    if (c >= '0' && c <= '9') digits = 1;
    else if (c != '.' && c != '-' && c != '+' && c != 'e' && c != 'E') return 0;
  }
  if (!digits) return 0;
  *value = [text doubleValue];
  return 1;
}

void __swift_print(NSString *text, NSString *end) { printf("%s%s", [text UTF8String], [end UTF8String]); }
static NSString *__swift_bytes(const char *bytes) {
  return [[NSString alloc] initWithUTF8String:bytes];
}
NSString *__swift_text_integer(long value) __attribute__((ns_returns_retained));
NSString *__swift_text_integer(long value) {
  char bytes[32];
  snprintf(bytes, 32, "%ld", value);
  return __swift_bytes(bytes);
}
NSString *__swift_text_unsigned(unsigned long value) __attribute__((ns_returns_retained));
NSString *__swift_text_unsigned(unsigned long value) {
  char bytes[32];
  snprintf(bytes, 32, "%lu", value);
  return __swift_bytes(bytes);
}
/* The shortest digits that read back as the same number. */
static NSString *__swift_shortest(double value, int most, _Bool isFloat) {
  if (value != value) return [@"nan" retain];
  if (value - value != 0) return [(value < 0 ? @"-inf" : @"inf") retain];
  char bytes[64];
  char digits[64];
  int precision = 1;
  for (; precision <= most; precision++) {
    snprintf(bytes, 64, "%.*e", precision - 1, value);
    double again = [[NSString stringWithUTF8String:bytes] doubleValue];
    if (isFloat ? (float)again == (float)value : again == value) break;
  }
  int at = 0, count = 0, exponent = 0;
  _Bool negative = bytes[0] == '-';
  if (negative) at = 1;
  for (; bytes[at] && bytes[at] != 'e'; at++) {
    if (bytes[at] != '.') digits[count++] = bytes[at];
  }
  if (bytes[at] == 'e') exponent = atoi(bytes + at + 1);
  while (count > 1 && digits[count - 1] == '0') count--;
  char out[400];
  int n = 0;
  if (negative) out[n++] = '-';
  if (exponent < -4 || exponent > (isFloat ? 7 : 15)) {
    out[n++] = digits[0];
    if (count > 1) {
      out[n++] = '.';
      for (int i = 1; i < count; i++) out[n++] = digits[i];
    }
    n += snprintf(out + n, 16, "e%c%02d", exponent < 0 ? '-' : '+', exponent < 0 ? -exponent : exponent);
  } else if (exponent < 0) {
    out[n++] = '0';
    out[n++] = '.';
    for (int i = -1; i > exponent; i--) out[n++] = '0';
    for (int i = 0; i < count; i++) out[n++] = digits[i];
  } else {
    for (int i = 0; i <= exponent; i++) out[n++] = i < count ? digits[i] : '0';
    out[n++] = '.';
    if (count <= exponent + 1) out[n++] = '0';
    for (int i = exponent + 1; i < count; i++) out[n++] = digits[i];
  }
  out[n] = 0;
  return __swift_bytes(out);
}
NSString *__swift_text_double(double value) __attribute__((ns_returns_retained));
NSString *__swift_text_double(double value) { return __swift_shortest(value, 17, 0); }
NSString *__swift_text_float(float value) __attribute__((ns_returns_retained));
NSString *__swift_text_float(float value) { return __swift_shortest(value, 9, 1); }
NSString *__swift_text_bool(_Bool value) { return value ? @"true" : @"false"; }
NSString *__swift_text_string(NSString *text, _Bool debug) __attribute__((ns_returns_retained));
NSString *__swift_text_string(NSString *text, _Bool debug) {
  if (!debug) return [text retain];
  NSMutableString *whole = [[NSMutableString alloc] init];
  [whole appendString:@"\""];
  for (unsigned long i = 0; i < [text length]; i++) {
    unichar c = [text characterAtIndex:i];
    if (c == '"') [whole appendString:@"\\\""];
    else if (c == '\\') [whole appendString:@"\\\\"];
    else if (c == '\n') [whole appendString:@"\\n"];
    else if (c == '\t') [whole appendString:@"\\t"];
    else [whole appendString:[[text substringToIndex:i + 1] substringFromIndex:i]];
  }
  [whole appendString:@"\""];
  NSString *copy = [whole copy];
  [whole release];
  return copy;
}
_Bool __swift_is_string(id value) { return [value isKindOfClass:[NSString class]]; }
_Bool __swift_conforms(id value, Protocol *protocol) { return [value conformsToProtocol:protocol]; }
NSString *__swift_text_class(Class aClass) { return NSStringFromClass(aClass); }
NSString *__swift_type_text(id value) {
  NSString *name = NSStringFromClass([value class]);
  if ([value isKindOfClass:[NSString class]]) return @"String";
  return [value isKindOfClass:[SwiftBox class]] ? [(SwiftBox *)value swiftTypeName] : name;
}
NSString *__swift_class_text(id object, NSString *module) __attribute__((ns_returns_retained));
NSString *__swift_class_text(id object, NSString *module) {
  return __swift_concat([module stringByAppendingString:@"."], NSStringFromClass([object class]));
}
NSString *__swift_text_any(id value, _Bool debug) __attribute__((ns_returns_retained));
NSString *__swift_text_any(id value, _Bool debug) {
  if (!value) return @"nil";
  if ([value isKindOfClass:[NSString class]]) return __swift_text_string(value, debug);
  if ([value respondsToSelector:@selector(swiftText:)]) return [[value swiftText:debug] retain];
  return [[value description] retain];
}
