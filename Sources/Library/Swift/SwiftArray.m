// Swift's arrays.
//
// An array of Swift is a value. Here it is an object that nobody changes while another holds it: each change
// hands back the array it was given, if that has one owner, or a changed copy. Its slots are eight bytes
// wide and hold numbers as they are, and everything else as objects, owned.
//: part Swift

@interface SwiftArray : NSObject {
@public
  long count;
  long capacity;
  long owns;
  long *slots;
  // Of sets and of keys: where a slot stands, by its hash (its index + 1; 0: nothing), for the first `hashed` slots.
  int *places;
  long placeCount;
  long hashed;
}
@end
@implementation SwiftArray
- (void)dealloc {
  if (owns) for (long i = 0; i < count; i++) [(id)slots[i] release];
  free(slots);
  free(places);
  [super dealloc];
}
@end

/* A part of an array: its elements keep the numbers that they had there, and the whole array lives as long as it. A
   view of an array, or of two, is one, too. */
@interface SwiftSlice : SwiftArray {
@public
  long first;
  SwiftArray *whole;
  SwiftArray *other;
}
@end
@implementation SwiftSlice
- (void)dealloc {
  SwiftArray *last = whole, *second = other;
  [super dealloc];
  [last release];
  [second release];
}
@end
static SwiftSlice *__swift_as_slice(SwiftArray *array) {
  return [array isKindOfClass:[SwiftSlice class]] ? (SwiftSlice *)array : nil;
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
/* One to add to: itself where it has one owner. */
static SwiftArray *__swift_own_to_grow(SwiftArray *array) {
  return [array retainCount] == 1 ? [array retain] : __swift_array_copy(array);
}
/* One to change in any way. */
static SwiftArray *__swift_own(SwiftArray *array) {
  array = __swift_own_to_grow(array);
  array->hashed = 0;
  return array;
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
/* An element that is changed where it lies, in an array that has one owner from then on. */
void *__swift_open_slot(void *place, long index) {
  SwiftArray **slot = place;
  __swift_check(*slot, index);
  SwiftArray *array = __swift_own(*slot);
  [*slot release];
  *slot = array;
  return &array->slots[index];
}
id __swift_open_element(void *place, long index) {
  return __swift_open_box(__swift_open_slot(place, index));
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
  array->slots[array->count] = 0;
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
/* One that has one owner from then on, and what is changed in it where it lies. */
SwiftArray *__swift_array_alone(SwiftArray *a) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_alone(SwiftArray *array) { return __swift_own(array); }
void __swift_swap_slots(SwiftArray *array, long i, long j) {
  __swift_check(array, i);
  __swift_check(array, j);
  long slot = array->slots[i];
  array->slots[i] = array->slots[j];
  array->slots[j] = slot;
}
SwiftArray *__swift_array_swap(SwiftArray *a, long i, long j) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_swap(SwiftArray *array, long i, long j) {
  array = __swift_own(array);
  __swift_swap_slots(array, i, j);
  return array;
}
/* Without what stands at and behind a place: that goes from the front on. */
SwiftArray *__swift_array_cut(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_cut(SwiftArray *array, long count) {
  array = __swift_own(array);
  long end = array->count;
  array->count = count;
  for (long i = count; i < end; i++) {
    id old = array->owns ? (id)array->slots[i] : nil;
    array->slots[i] = 0;
    [old release];
  }
  return array;
}
SwiftRange __swift_indices(SwiftArray *array) {
  SwiftSlice *slice = __swift_as_slice(array);
  long first = slice ? slice->first : 0;
  return (SwiftRange){first, first + array->count};
}
/* Where the element with this number lies in a slice. */
long __swift_index(SwiftArray *slice, long number) {
  SwiftRange range = __swift_indices(slice);
  if (number < range.low || number >= range.high) __swift_stop(@"Fatal error: Index out of bounds");
  return number - range.low;
}
static SwiftArray *__swift_part(SwiftArray *array, long from, long to) {
  SwiftSlice *part = [[SwiftSlice alloc] init];
  part->owns = array->owns;
  SwiftSlice *outer = __swift_as_slice(array);
  part->whole = [outer ? outer->whole : array retain];
  part->first = (outer ? outer->first : 0) + (from < 0 ? 0 : from > array->count ? array->count : from);
  if (from < 0) from = 0;
  if (to > array->count) to = array->count;
  for (long i = from; i < to; i++) __swift_push_slot(part, array->slots[i]);
  return part;
}
SwiftArray *__swift_array_slice(SwiftArray *a, SwiftRange r) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_slice(SwiftArray *array, SwiftRange range) {
  SwiftRange all = __swift_indices(array);
  if (range.low < all.low || range.high > all.high) {
    __swift_stop(@"Fatal error: Array index is out of range");
  }
  return __swift_part(array, range.low - all.low, range.high - all.low);
}
static void __swift_length(long length, NSString *what) {
  if (length >= 0) return;
  __swift_stop([NSString stringWithFormat:@"Fatal error: Can't %@ from a collection", what]);
}
SwiftArray *__swift_array_prefix(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_prefix(SwiftArray *array, long n) {
  __swift_length(n, @"take a prefix of negative length");
  return __swift_part(array, 0, n);
}
SwiftArray *__swift_array_suffix(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_suffix(SwiftArray *array, long n) {
  __swift_length(n, @"take a suffix of negative length");
  return __swift_part(array, array->count - n, array->count);
}
SwiftArray *__swift_array_dropFirst(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_dropFirst(SwiftArray *array, long n) {
  __swift_length(n, @"drop a negative number of elements");
  return __swift_part(array, n, array->count);
}
SwiftArray *__swift_array_dropLast(SwiftArray *a, long n) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_dropLast(SwiftArray *array, long n) {
  __swift_length(n, @"drop a negative number of elements");
  return __swift_part(array, 0, array->count - n);
}
SwiftArray *__swift_array_reversed(SwiftArray *a) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_reversed(SwiftArray *array) {
  SwiftArray *other = __swift_array(array->owns);
  for (long i = array->count - 1; i >= 0; i--) __swift_push_slot(other, array->slots[i]);
  return other;
}
SwiftArray *__swift_array_reversed_view(SwiftArray *a) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_reversed_view(SwiftArray *array) {
  SwiftSlice *view = [[SwiftSlice alloc] init];
  view->owns = array->owns;
  view->whole = [array retain];
  for (long i = array->count - 1; i >= 0; i--) __swift_push_slot(view, array->slots[i]);
  return view;
}
/* The pairs that are made of the elements of two arrays. */
SwiftArray *__swift_pairs(SwiftArray *p, SwiftArray *a, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_pairs(SwiftArray *pairs, SwiftArray *array, SwiftArray *other) {
  SwiftSlice *view = [[SwiftSlice alloc] init];
  view->owns = 1;
  view->whole = [array retain];
  view->other = [other retain];
  for (long i = 0; i < pairs->count; i++) __swift_push_slot(view, pairs->slots[i]);
  return view;
}
/* The elements of a range, replaced by others. */
SwiftArray *__swift_array_replace(SwiftArray *a, SwiftRange r, SwiftArray *b) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_replace(SwiftArray *array, SwiftRange range, SwiftArray *other) {
  if (range.low < 0) __swift_stop(@"Fatal error: Array replace: subrange start is negative");
  if (range.high > array->count) {
    __swift_stop(@"Fatal error: Array replace: subrange extends past the end");
  }
  SwiftArray *all = __swift_array(array->owns);
  for (long i = 0; i < range.low; i++) __swift_push_slot(all, array->slots[i]);
  for (long i = 0; i < other->count; i++) __swift_push_slot(all, other->slots[i]);
  for (long i = range.high; i < array->count; i++) __swift_push_slot(all, array->slots[i]);
  return all;
}
SwiftArray *__swift_array_remove_some(SwiftArray *a, long n, _Bool f) __attribute__((ns_returns_retained));
SwiftArray *__swift_array_remove_some(SwiftArray *array, long count, _Bool isFirst) {
  if (count < 0) __swift_stop(@"Fatal error: Number of elements to remove should be non-negative");
  if (count > array->count) {
    __swift_stop(@"Fatal error: Can't remove more items from a collection than it contains");
  }
  SwiftArray *all = __swift_array(array->owns);
  long end = array->count - (isFirst ? 0 : count);
  for (long i = isFirst ? count : 0; i < end; i++) __swift_push_slot(all, array->slots[i]);
  return all;
}
SwiftArray *__swift_range_array(SwiftRange r) __attribute__((ns_returns_retained));
SwiftArray *__swift_range_array(SwiftRange range) {
  SwiftArray *array = __swift_array(0);
  for (long i = range.low; i < range.high; i++) __swift_push_word(array, i);
  return array;
}
long __swift_count(long count) {
  if (count < 0) __swift_stop(@"Fatal error: Can't construct Array with count < 0");
  return count;
}
long __swift_stride_by(long by) {
  if (by == 0) __swift_stop(@"Fatal error: Stride size must not be zero");
  return by;
}
_Bool __swift_in_stride(long i, long to, long by, long through) {
  return (by > 0 ? i < to : i > to) || (through && i == to);
}
/* What lies beyond all numbers lies beyond the end. */
_Bool __swift_next_stride(long *i, long to, long by, long through) {
  if (by > 0 ? *i > LONG_MAX - by : *i < -LONG_MAX - 1 - by) return 0;
  *i += by;
  return __swift_in_stride(*i, to, by, through);
}
SwiftArray *__swift_stride(long a, long b, long c, long d, long e) __attribute__((ns_returns_retained));
SwiftArray *__swift_stride(long from, long to, long by, long through, long shift) {
  SwiftArray *array = __swift_array(0);
  __swift_stride_by(by);
  for (_Bool more = __swift_in_stride(from, to, by, through); more;
       more = __swift_next_stride(&from, to, by, through)) {
    __swift_push_word(array, from ^ shift);
  }
  return array;
}
/* Each is counted from the start: so Swift does, and no error adds up. */
SwiftArray *__swift_stride_double(double a, double b, double c, long d) __attribute__((ns_returns_retained));
SwiftArray *__swift_stride_double(double from, double to, double by, long through) {
  SwiftArray *array = __swift_array(0);
  if (by == 0) __swift_stop(@"Fatal error: Stride size must not be zero");
  double at = from;
  for (long i = 1; by > 0 ? at < to : at > to; i++) {
    __swift_push_word(array, __swift_word(at));
    at = from + i * by;
  }
  if (through && at == to) __swift_push_word(array, __swift_word(at));
  return array;
}
/* Whom `less` is asked about, and how often, a program can count and print: so the way of sorting is Swift's own,
   step by step. What is short is sorted by insertion; of what is longer, runs that are there already are found, short
   ones made longer by insertion, and two neighbours merged whenever their lengths say so. */
static void __swift_insert_behind(long *a, long low, long sorted, long high, _Bool (^less)(long, long)) {
  for (; sorted < high; sorted++) {
    for (long i = sorted; i > low && less(a[i], a[i - 1]); i--) {
      long word = a[i];
      a[i] = a[i - 1];
      a[i - 1] = word;
    }
  }
}
/* Where the run that begins at `from` ends; one that falls is turned round. */
static long __swift_next_run(long *a, long from, long count, _Bool (^less)(long, long)) {
  long end = from + 1;
  if (end >= count) return end;
  _Bool falls = less(a[end], a[from]);
  do end++; while (end < count && falls == less(a[end], a[end - 1]));
  for (long i = from, j = end - 1; falls && i < j; i++, j--) {
    long word = a[i];
    a[i] = a[j];
    a[j] = word;
  }
  return end;
}
/* The shorter of two neighbours is put aside: the one in front is merged from the front, the other from behind. */
static void __swift_merge(long *a, long *aside, long low, long middle, long high, _Bool (^less)(long, long)) {
  if (middle - low < high - middle) {
    long count = middle - low, from = 0, to = low, next = middle;
    for (long i = 0; i < count; i++) aside[i] = a[low + i];
    while (from < count && next < high) {
      if (less(a[next], aside[from])) a[to++] = a[next++];
      else a[to++] = aside[from++];
    }
    while (from < count) a[to++] = aside[from++];
  } else {
    long left = high - middle, to = high, next = middle;
    for (long i = 0; i < left; i++) aside[i] = a[middle + i];
    while (left > 0 && next > low) {
      if (less(aside[left - 1], a[next - 1])) a[--to] = a[--next];
      else a[--to] = aside[--left];
    }
    while (left > 0) a[--to] = aside[--left];
  }
}
static void __swift_sort(long *a, long count, _Bool (^less)(long, long)) {
  /* The six highest bits of the count, one more where others are cut off. */
  long least = count, rest = 0;
  while (least >= 64) {
    rest |= least & 1;
    least >>= 1;
  }
  least += rest;
  if (count <= least) {
    __swift_insert_behind(a, 0, 1, count, less);
    return;
  }
  long *aside = malloc(count / 2 * 8);
  /* Where runs begin. Each is longer than the two behind it together, so there are not many. */
  long starts[100], runs = 0;
  for (long start = 0; start < count;) {
    long end = __swift_next_run(a, start, count, less);
    if (end < count && end - start < least) {
      long longer = start + least < count ? start + least : count;
      __swift_insert_behind(a, start, end, longer, less);
      end = longer;
    }
    starts[runs++] = start;
    starts[runs] = end;
    start = end;
    while (runs > 1) {
      long last = runs - 1, length = starts[runs] - starts[last];
      long before = starts[last] - starts[last - 1];
      long third = last >= 2 ? starts[last - 1] - starts[last - 2] : 0;
      long fourth = last >= 3 ? starts[last - 2] - starts[last - 3] : 0;
      if ((last >= 3 && fourth <= third + before) || (last >= 2 && third <= before + length)) {
        if (third < length) last--;
      } else if (before > length) {
        break;
      }
      __swift_merge(a, aside, starts[last - 1], starts[last], starts[last + 1], less);
      for (long i = last; i < runs; i++) starts[i] = starts[i + 1];
      runs--;
    }
  }
  for (; runs > 1; runs--) {
    __swift_merge(a, aside, starts[runs - 2], starts[runs - 1], count, less);
    starts[runs - 1] = count;
  }
  free(aside);
}
SwiftArray *__swift_sorted_word(SwiftArray *a, _Bool (^f)(long, long)) __attribute__((ns_returns_retained));
SwiftArray *__swift_sorted_word(SwiftArray *array, _Bool (^less)(long, long)) {
  SwiftArray *copy = __swift_array_copy(array);
  if (copy->count < 2) return copy;
  __swift_sort(copy->slots, copy->count, less);
  return copy;
}
SwiftArray *__swift_sorted_object(SwiftArray *a, _Bool (^f)(id, id)) __attribute__((ns_returns_retained));
SwiftArray *__swift_sorted_object(SwiftArray *array, _Bool (^less)(id, id)) {
  return __swift_sorted_word(array, (_Bool (^)(long, long))less);
}
