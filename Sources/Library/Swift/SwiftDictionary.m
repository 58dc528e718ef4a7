// Swift's dictionaries: two arrays, keys and values side by side.
//: part Swift

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
  return __swift_find_slot(dictionary->keys, dictionary->keys->owns ? (long)object : word);
}
/* Where the value of a key lies, which is about to be changed; less than 0 where there is none. */
long __swift_open_key(void *place, long word, id object) {
  SwiftDictionary **slot = place;
  long index = __swift_dictionary_find(*slot, word, object);
  if (index < 0) return index;
  SwiftDictionary *dictionary = __swift_own_dictionary(*slot);
  [*slot release];
  *slot = dictionary;
  return index;
}
/* What a literal has made: each key stands there once. */
void __swift_literal_keys(SwiftDictionary *dictionary, long count) {
  if (dictionary->keys->count == count) return;
  __swift_stop(@"Fatal error: Dictionary literal contains duplicate keys");
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
    __swift_push_unique(dictionary->keys, key);
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
