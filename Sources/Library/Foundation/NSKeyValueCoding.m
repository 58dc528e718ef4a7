// Key-value coding: properties by name.
//
// `valueForKey:` looks for a method (`getKey`, `key`, `isKey`, `_key`), then for an ivar (`_key`, `_isKey`,
// `key`, `isKey`), and puts a C value into an NSNumber or NSValue; `setValue:forKey:` looks for `setKey:`, then
// for the ivars, and takes it out again. It needs neither a declared property nor a public name, which is why
// it reaches into private ivars.
//: part key-value coding
//: names valueForKey valueForKeyPath setValue valueForUndefinedKey setNilValueForKey
//: names dictionaryWithValuesForKeys setValuesForKeysWithDictionary
//: names accessInstanceVariablesDirectly validateValue __selfsame_box
//: names NSKeyValueCoding
//: requires forwarding

// The operators, as they stand behind an at sign in a key path: `@"@avg.price"`.
typedef NSString *NSKeyValueOperator;
NSString *const NSAverageKeyValueOperator = @"avg";
NSString *const NSCountKeyValueOperator = @"count";
NSString *const NSDistinctUnionOfArraysKeyValueOperator = @"distinctUnionOfArrays";
NSString *const NSDistinctUnionOfObjectsKeyValueOperator = @"distinctUnionOfObjects";
NSString *const NSDistinctUnionOfSetsKeyValueOperator = @"distinctUnionOfSets";
NSString *const NSMaximumKeyValueOperator = @"max";
NSString *const NSMinimumKeyValueOperator = @"min";
NSString *const NSSumKeyValueOperator = @"sum";
NSString *const NSUnionOfArraysKeyValueOperator = @"unionOfArrays";
NSString *const NSUnionOfObjectsKeyValueOperator = @"unionOfObjects";
NSString *const NSUnionOfSetsKeyValueOperator = @"unionOfSets";

@interface NSObject (KeyValueCoding)
+ (BOOL)accessInstanceVariablesDirectly;
- (id)valueForKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)path;
- (void)setValue:(id)value forKey:(NSString *)key;
- (void)setValue:(id)value forKeyPath:(NSString *)path;
- (id)valueForUndefinedKey:(NSString *)key;
- (void)setValue:(id)value forUndefinedKey:(NSString *)key;
- (void)setNilValueForKey:(NSString *)key;
- (BOOL)validateValue:(id *)value forKey:(NSString *)key error:(NSError **)error;
- (BOOL)validateValue:(id *)value forKeyPath:(NSString *)path error:(NSError **)error;
- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys;
- (void)setValuesForKeysWithDictionary:(NSDictionary *)values;
@end

// Key-value observing hangs itself in here when it is in use.
void (*__selfsame_willChange)(id object, NSString *key);
void (*__selfsame_didChange)(id object, NSString *key);

// The value of an encoded type that lies at an address, as an object.
id __selfsame_box(const void *bytes, const char *type) {
  switch (__selfsame_plainType(type)) {
    case '@': case '#': return *(const id *)bytes;
    case 'c': return [NSNumber numberWithChar:*(const char *)bytes];
    case 'C': return [NSNumber numberWithUnsignedChar:*(const unsigned char *)bytes];
    case 'B': return [NSNumber numberWithBool:*(const char *)bytes];
    case 's': return [NSNumber numberWithShort:*(const short *)bytes];
    case 'S': return [NSNumber numberWithUnsignedShort:*(const unsigned short *)bytes];
    case 'i': return [NSNumber numberWithInt:*(const int *)bytes];
    case 'I': return [NSNumber numberWithUnsignedInt:*(const unsigned *)bytes];
    case 'l': case 'q': return [NSNumber numberWithLong:*(const long *)bytes];
    case 'L': case 'Q': return [NSNumber numberWithUnsignedLong:*(const unsigned long *)bytes];
    case 'f': return [NSNumber numberWithFloat:*(const float *)bytes];
    case 'd': return [NSNumber numberWithDouble:*(const double *)bytes];
    default: return [NSValue valueWithBytes:bytes objCType:type];
  }
}
static void __selfsame_unbox(id value, void *bytes, const char *type) {
  switch (__selfsame_plainType(type)) {
    case 'c': *(char *)bytes = [value charValue]; break;
    case 'C': *(unsigned char *)bytes = [value unsignedCharValue]; break;
    case 'B': *(char *)bytes = [value boolValue]; break;
    case 's': *(short *)bytes = [value shortValue]; break;
    case 'S': *(unsigned short *)bytes = [value unsignedShortValue]; break;
    case 'i': *(int *)bytes = [value intValue]; break;
    case 'I': *(unsigned *)bytes = [value unsignedIntValue]; break;
    case 'l': case 'q': *(long *)bytes = [value longLongValue]; break;
    case 'L': case 'Q': *(unsigned long *)bytes = [value unsignedLongLongValue]; break;
    case 'f': *(float *)bytes = [value floatValue]; break;
    case 'd': *(double *)bytes = [value doubleValue]; break;
    default: [value getValue:bytes]; break;
  }
}

// before + Key + after, as a selector; cap: with a capital first letter.
static SEL __selfsame_accessor(const char *before, const char *key, const char *after, BOOL cap) {
  char name[256];
  if (!*key || strlen(key) > 200) return (SEL)0;
  snprintf(name, sizeof(name), "%s%c%s%s", before, cap ? toupper(*key) : *key, key + 1, after);
  return sel_registerName(name);
}
static Ivar __selfsame_keyIvar(Class aClass, const char *key) {
  char name[256];
  Ivar ivar;
  if (strlen(key) > 200) return NULL;
  snprintf(name, sizeof(name), "_%s", key);
  if ((ivar = class_getInstanceVariable(aClass, name))) return ivar;
  snprintf(name, sizeof(name), "_is%c%s", toupper(*key), key + 1);
  if ((ivar = class_getInstanceVariable(aClass, name))) return ivar;
  if ((ivar = class_getInstanceVariable(aClass, key))) return ivar;
  snprintf(name, sizeof(name), "is%c%s", toupper(*key), key + 1);
  return class_getInstanceVariable(aClass, name);
}

// What a key answers whose object has no such method, but tells of its members one by one: an array that asks
// for them each time.
@interface NSKeyValueArray : NSArray { id _owner; SEL _counter, _getter; BOOL _byIndexes; }
@end
@implementation NSKeyValueArray
- (id)__initWithOwner:(id)owner counter:(SEL)counter getter:(SEL)getter byIndexes:(BOOL)byIndexes {
  _owner = [owner retain];
  _counter = counter;
  _getter = getter;
  _byIndexes = byIndexes;
  return self;
}
- (void)dealloc {
  [_owner release];
  [super dealloc];
}
- (NSUInteger)count { return ((NSUInteger (*)(id, SEL))objc_msgSend)(_owner, _counter); }
- (id)objectAtIndex:(NSUInteger)index {
  if (!_byIndexes) return ((id (*)(id, SEL, NSUInteger))objc_msgSend)(_owner, _getter, index);
  id indexes = [objc_getClass("NSIndexSet") indexSetWithIndex:index];
  return [[_owner performSelector:_getter withObject:indexes] objectAtIndex:0];
}
- (id)copyWithZone:(NSZone *)zone { return [[NSArray allocWithZone:zone] initWithArray:self]; }
@end
// The same as a set.
@interface NSKeyValueSet : NSSet { id _owner; SEL _counter, _enumerator, _member; }
@end
@implementation NSKeyValueSet
- (id)__initWithOwner:(id)owner counter:(SEL)counter enumerator:(SEL)enumerator member:(SEL)member {
  _owner = [owner retain];
  _counter = counter;
  _enumerator = enumerator;
  _member = member;
  return self;
}
- (void)dealloc {
  [_owner release];
  [super dealloc];
}
- (NSUInteger)count { return ((NSUInteger (*)(id, SEL))objc_msgSend)(_owner, _counter); }
- (id)member:(id)object { return [_owner performSelector:_member withObject:object]; }
- (NSEnumerator *)objectEnumerator { return [_owner performSelector:_enumerator]; }
- (id)copyWithZone:(NSZone *)zone { return [[NSSet allocWithZone:zone] initWithSet:self]; }
@end
static id __selfsame_members(id object, const char *key) {
  Class aClass = object_getClass(object);
  SEL counter = __selfsame_accessor("countOf", key, "", YES);
  if (!class_getInstanceMethod(aClass, counter)) return nil;
  SEL one = __selfsame_accessor("objectIn", key, "AtIndex:", YES);
  SEL several = __selfsame_accessor("", key, "AtIndexes:", NO);
  BOOL byIndexes = !class_getInstanceMethod(aClass, one);
  if (!byIndexes || class_getInstanceMethod(aClass, several)) {
    return [[[NSKeyValueArray alloc] __initWithOwner:object counter:counter
                                              getter:byIndexes ? several : one
                                           byIndexes:byIndexes] autorelease];
  }
  SEL enumerator = __selfsame_accessor("enumeratorOf", key, "", YES);
  SEL member = __selfsame_accessor("memberOf", key, ":", YES);
  if (!class_getInstanceMethod(aClass, enumerator) || !class_getInstanceMethod(aClass, member)) {
    return nil;
  }
  return [[[NSKeyValueSet alloc] __initWithOwner:object counter:counter enumerator:enumerator
                                          member:member] autorelease];
}

// The exception carries what was asked, and for which key.
__attribute__((noreturn))
static void __selfsame_unknownKey(id object, NSString *key, const char *message) {
  NSString *reason = [NSString
      stringWithFormat:@"[<%s %p> %s]: this class is not key value coding-compliant for the key %@.",
                       object_getClassName(object), object, message, key];
  NSMutableDictionary *info = [NSMutableDictionary dictionary];
  [info setObject:object forKey:@"NSTargetObjectUserInfoKey"];
  if (key) [info setObject:key forKey:@"NSUnknownUserInfoKey"];
  @throw [NSException exceptionWithName:@"NSUnknownKeyException" reason:reason userInfo:info];
}

@implementation NSObject (KeyValueCoding)
+ (BOOL)accessInstanceVariablesDirectly { return YES; }
- (id)valueForKey:(NSString *)name {
  const char *key = [name UTF8String];
  Class aClass = object_getClass(self);
  Method method = NULL;
  if (!key || !*key) return [self valueForUndefinedKey:name];
  method = class_getInstanceMethod(aClass, __selfsame_accessor("get", key, "", YES));
  if (!method) method = class_getInstanceMethod(aClass, __selfsame_accessor("", key, "", NO));
  if (!method) method = class_getInstanceMethod(aClass, __selfsame_accessor("is", key, "", YES));
  if (!method) method = class_getInstanceMethod(aClass, __selfsame_accessor("_", key, "", NO));
  if (method) {
    NSMethodSignature *signature =
        [NSMethodSignature signatureWithObjCTypes:method_getTypeEncoding(method)];
    const char *type = [signature methodReturnType];
    unsigned long size = __selfsame_sizeOfType(type);
    void *room = calloc(1, size < 8 ? 8 : size);
    unsigned long slot = __selfsame_invoke(self, method_getName(method), NULL, 0, room);
    if (!__selfsame_isStruct(type)) __selfsame_storeSlot(room, slot, type);
    id value = size ? __selfsame_box(room, type) : nil;
    free(room);
    return value;
  }
  id members = __selfsame_members(self, key);
  if (members) return members;
  Ivar ivar = [[self class] accessInstanceVariablesDirectly]
      ? __selfsame_keyIvar(aClass, key) : NULL;
  if (!ivar) return [self valueForUndefinedKey:name];
  return __selfsame_box((char *)self + ivar_getOffset(ivar), ivar_getTypeEncoding(ivar));
}
- (void)setValue:(id)value forKey:(NSString *)name {
  const char *key = [name UTF8String];
  Class aClass = object_getClass(self);
  Method method = NULL;
  if (!key || !*key) {
    [self setValue:value forUndefinedKey:name];
    return;
  }
  method = class_getInstanceMethod(aClass, __selfsame_accessor("set", key, ":", YES));
  if (!method) method = class_getInstanceMethod(aClass, __selfsame_accessor("_set", key, ":", YES));
  if (method) {
    NSMethodSignature *signature =
        [NSMethodSignature signatureWithObjCTypes:method_getTypeEncoding(method)];
    const char *type = [signature getArgumentTypeAtIndex:2];
    char kind = __selfsame_plainType(type);
    unsigned long slot = (unsigned long)value;
    void *room = NULL;
    if (kind != '@' && kind != '#') {
      if (!value) {
        [self setNilValueForKey:name];
        return;
      }
      unsigned long size = __selfsame_sizeOfType(type);
      room = calloc(1, size < 8 ? 8 : size);
      __selfsame_unbox(value, room, type);
      slot = __selfsame_isStruct(type) ? (unsigned long)room : __selfsame_slotOf(room, type);
    }
    __selfsame_invoke(self, method_getName(method), &slot, 1, NULL);
    free(room);
    return;
  }
  Ivar ivar = [[self class] accessInstanceVariablesDirectly]
      ? __selfsame_keyIvar(aClass, key) : NULL;
  if (!ivar) {
    [self setValue:value forUndefinedKey:name];
    return;
  }
  const char *type = ivar_getTypeEncoding(ivar);
  char kind = __selfsame_plainType(type);
  void *place = (char *)self + ivar_getOffset(ivar);
  if (kind != '@' && kind != '#' && !value) {
    [self setNilValueForKey:name];
    return;
  }
  if (__selfsame_willChange) __selfsame_willChange(self, name);
  if (kind == '@') {
    id old = *(id *)place;
    *(id *)place = [value retain];
    [old release];
  } else if (kind == '#') {
    *(id *)place = value;
  } else {
    __selfsame_unbox(value, place, type);
  }
  if (__selfsame_didChange) __selfsame_didChange(self, name);
}
- (id)valueForKeyPath:(NSString *)path {
  NSRange dot = [path rangeOfString:@"."];
  if (dot.location == NSNotFound) return [self valueForKey:path];
  return [[self valueForKey:[path substringToIndex:dot.location]]
      valueForKeyPath:[path substringFromIndex:dot.location + 1]];
}
- (void)setValue:(id)value forKeyPath:(NSString *)path {
  NSRange dot = [path rangeOfString:@"."];
  if (dot.location == NSNotFound) {
    [self setValue:value forKey:path];
    return;
  }
  [[self valueForKey:[path substringToIndex:dot.location]]
        setValue:value
      forKeyPath:[path substringFromIndex:dot.location + 1]];
}
- (id)valueForUndefinedKey:(NSString *)key {
  __selfsame_unknownKey(self, key, "valueForUndefinedKey:");
}
- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
  __selfsame_unknownKey(self, key, "setValue:forUndefinedKey:");
}
- (void)setNilValueForKey:(NSString *)key {
  __selfsame_fail(@"NSInvalidArgumentException",
                  @"[<%s %p> setNilValueForKey]: could not set nil as the value for the key %@.",
                  object_getClassName(self), self, key);
}
- (BOOL)validateValue:(id *)value forKeyPath:(NSString *)path error:(NSError **)error {
  NSArray *keys = [path componentsSeparatedByString:@"."];
  id object = self;
  for (NSUInteger i = 0; i + 1 < [keys count]; i++) object = [object valueForKey:[keys objectAtIndex:i]];
  return !object || [object validateValue:value forKey:[keys lastObject] error:error];
}
// Asks `-validateKey:error:`, if there is one.
- (BOOL)validateValue:(id *)value forKey:(NSString *)key error:(NSError **)error {
  if (![key length]) return YES;
  NSString *name = [NSString stringWithFormat:@"validate%@%@:error:",
      [[key substringToIndex:1] uppercaseString], [key substringFromIndex:1]];
  SEL selector = NSSelectorFromString(name);
  if (![self respondsToSelector:selector]) return YES;
  BOOL (*check)(id, SEL, id *, NSError **) =
      (BOOL (*)(id, SEL, id *, NSError **))[self methodForSelector:selector];
  return check(self, selector, value, error);
}
- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys {
  NSMutableDictionary *values = [NSMutableDictionary dictionary];
  NSUInteger i, count = [keys count];
  for (i = 0; i < count; i++) {
    id key = [keys objectAtIndex:i], value = [self valueForKey:key];
    [values setObject:value ? value : [NSNull null] forKey:key];
  }
  return values;
}
- (void)setValuesForKeysWithDictionary:(NSDictionary *)values {
  NSArray *keys = [values allKeys];
  NSUInteger i, count = [keys count];
  for (i = 0; i < count; i++) {
    id key = [keys objectAtIndex:i], value = [values objectForKey:key];
    [self setValue:value == [NSNull null] ? nil : value forKey:key];
  }
}
@end

// Sums of key paths are decimal, so that 0.1 and 0.2 are 0.3: a column a digit. What they answer is a number that keeps
// its digits, as many as 128 bits hold; a quotient has 38 more behind the point than what was divided.
enum { __selfsame_point = 48, __selfsame_columns = 112 };
@interface __selfsame_Decimal : NSNumber { NSString *_digits; }
@end
@implementation __selfsame_Decimal
- (NSNumber *)__initWithDigits:(NSString *)digits {
  double value = [digits doubleValue];
  self = [self __initWithBits:*(unsigned long *)&value kind:'d' type:'d'];
  _digits = [digits copy];
  return self;
}
- (void)dealloc {
  [_digits release];
  [super dealloc];
}
- (NSString *)description { return _digits; }
@end
// Adds a number, spelled as `-12.5e-3`; NO when it is no number, or reaches beyond the columns.
static BOOL __selfsame_addDigits(long *columns, const char *text) {
  long sign = *text == '-' ? -1 : 1, point = -1, count = 0, power = 0;
  char digits[64];
  if (*text == '-') text++;
  for (; *text && *text != 'e'; text++) {
    if (*text == '.') point = count;
    else if (*text < '0' || *text > '9' || count >= 63) return NO;
    else digits[count++] = *text;
  }
  if (*text == 'e') power = atol(text + 1);
  if (point < 0) point = count;
  long first = __selfsame_point - point - power;
  if (first < 0 || first + count > __selfsame_columns) return NO;
  for (long i = 0; i < count; i++) columns[first + i] += sign * (digits[i] - '0');
  return YES;
}
// Whether so many digits, read as one number, are at most 2 to the 128th, less one.
static BOOL __selfsame_fitsDecimal(const long *digits, long count) {
  const char *most = "340282366920938463463374607431768211455";
  if (count != 39) return count < 39;
  for (long i = 0; i < count; i++) if (digits[i] != most[i] - '0') return digits[i] < most[i] - '0';
  return YES;
}
// The sum, divided by a number, as text.
static NSString *__selfsame_digitsOf(long *columns, NSUInteger divisor) {
  long i, carry = 0, sign = 1, first = -1, last = 0, rest = 0;
  // The sign is that of the whole: carried through once, the first column has it.
  for (int round = 0; round < 2; round++) {
    carry = 0;
    for (i = __selfsame_columns - 1; i >= 0; i--) {
      long value = columns[i] + carry;
      carry = value >= 0 ? value / 10 : -((9 - value) / 10);
      columns[i] = value - carry * 10;
    }
    if (carry >= 0) break;
    sign = -1;
    // The complement of what was below nothing.
    for (i = 0; i < __selfsame_columns; i++) columns[i] = 9 - columns[i];
    columns[__selfsame_columns - 1]++;
  }
  char text[__selfsame_columns + 4];
  long end = __selfsame_point;
  for (i = __selfsame_point; i < __selfsame_columns; i++) if (columns[i]) end = i + 1;
  if (divisor > 1) end = end + 38 < __selfsame_columns ? end + 38 : __selfsame_columns;
  for (i = 0; i < __selfsame_columns; i++) {
    rest = rest * 10 + columns[i];
    long digit = rest / (long)divisor;
    rest %= (long)divisor;
    if (digit && first < 0) first = i;
    columns[i] = digit;
  }
  if (first < 0) return @"0";
  while (!__selfsame_fitsDecimal(columns + first, end - first)) end--;
  for (i = 0; i < __selfsame_columns; i++) {
    if (i >= end) columns[i] = 0;
    if (columns[i]) last = i;
  }
  long at = 0;
  if (sign < 0) text[at++] = '-';
  for (i = first < __selfsame_point ? first : __selfsame_point - 1; i < __selfsame_point || i <= last; i++) {
    if (i == __selfsame_point) text[at++] = '.';
    text[at++] = '0' + columns[i];
  }
  text[at] = 0;
  return [NSString stringWithUTF8String:text];
}

@implementation NSArray (KeyValueCoding)
- (id)valueForKey:(NSString *)key {
  if ([key isEqualToString:@"@count"]) {
    return [NSNumber numberWithUnsignedInteger:[self count]];
  }
  NSMutableArray *values = [NSMutableArray array];
  NSUInteger i, count = [self count];
  for (i = 0; i < count; i++) {
    id value = [[self objectAtIndex:i] valueForKey:key];
    [values addObject:value ? value : [NSNull null]];
  }
  return values;
}
- (id)valueForKeyPath:(NSString *)path {
  if (![path hasPrefix:@"@"]) return [super valueForKeyPath:path];
  NSRange dot = [path rangeOfString:@"."];
  NSString *operator = dot.location == NSNotFound ? path : [path substringToIndex:dot.location];
  if ([operator isEqualToString:@"@count"]) {
    return [NSNumber numberWithUnsignedInteger:[self count]];
  }
  NSString *rest = dot.location == NSNotFound ? nil : [path substringFromIndex:dot.location + 1];
  NSArray *values = rest && ![rest isEqualToString:@"self"] ? [self valueForKeyPath:rest] : self;
  NSUInteger i, count = [values count];
  BOOL sum = [operator isEqualToString:@"@sum"], average = [operator isEqualToString:@"@avg"];
  BOOL max = [operator isEqualToString:@"@max"], min = [operator isEqualToString:@"@min"];
  if (sum || average) {
    double total = 0;
    long columns[__selfsame_columns] = {0};
    BOOL fits = YES;
    for (i = 0; i < count; i++) {
      id value = [values objectAtIndex:i];
      if (value == [NSNull null]) continue;
      total += [value doubleValue];
      NSString *text = [value isKindOfClass:[NSNumber class]]
          ? [value description] : [[NSNumber numberWithDouble:[value doubleValue]] description];
      fits = fits && __selfsame_addDigits(columns, [text UTF8String]);
    }
    if (fits) {
      NSString *digits = __selfsame_digitsOf(columns, average && count ? count : 1);
      return [[[__selfsame_Decimal alloc] __initWithDigits:digits] autorelease];
    }
    if (average) total = count ? total / (double)count : 0;
    return [NSNumber numberWithDouble:total];
  }
  if (max || min) {
    id best = nil;
    for (i = 0; i < count; i++) {
      id value = [values objectAtIndex:i];
      if (value == [NSNull null]) continue;
      if (!best || [value compare:best] == (max ? NSOrderedDescending : NSOrderedAscending)) {
        best = value;
      }
    }
    return best;
  }
  NSMutableArray *found = [NSMutableArray array];
  if ([operator isEqualToString:@"@unionOfObjects"]) return values;
  if ([operator isEqualToString:@"@distinctUnionOfObjects"]) {
    for (i = 0; i < count; i++) {
      id value = [values objectAtIndex:i];
      if (![found containsObject:value]) [found addObject:value];
    }
    return found;
  }
  BOOL distinct = [operator isEqualToString:@"@distinctUnionOfArrays"];
  if (distinct || [operator isEqualToString:@"@unionOfArrays"]) {
    for (i = 0; i < count; i++) [found addObjectsFromArray:[values objectAtIndex:i]];
    return distinct ? [found valueForKeyPath:@"@distinctUnionOfObjects.self"] : found;
  }
  return [self valueForUndefinedKey:operator];
}
- (void)setValue:(id)value forKey:(NSString *)key {
  NSUInteger i, count = [self count];
  for (i = 0; i < count; i++) [[self objectAtIndex:i] setValue:value forKey:key];
}
@end
@implementation NSSet (KeyValueCoding)
- (id)valueForKey:(NSString *)key {
  if ([key isEqualToString:@"@count"]) {
    return [NSNumber numberWithUnsignedInteger:[self count]];
  }
  NSMutableSet *values = [NSMutableSet set];
  NSArray *all = [self allObjects];
  NSUInteger i, count = [all count];
  for (i = 0; i < count; i++) {
    id value = [[all objectAtIndex:i] valueForKey:key];
    if (value) [values addObject:value];
  }
  return values;
}
- (id)valueForKeyPath:(NSString *)path {
  if ([path hasPrefix:@"@"]) return [[self allObjects] valueForKeyPath:path];
  return [super valueForKeyPath:path];
}
- (void)setValue:(id)value forKey:(NSString *)key {
  [[self allObjects] setValue:value forKey:key];
}
@end
@implementation NSDictionary (KeyValueCoding)
// Behind an @ stands a property of the dictionary itself.
- (id)valueForKey:(NSString *)key {
  if ([key hasPrefix:@"@"]) return [super valueForKey:[key substringFromIndex:1]];
  return [self objectForKey:key];
}
@end
@implementation NSMutableDictionary (KeyValueCoding)
- (void)setValue:(id)value forKey:(NSString *)key {
  if (value) [self setObject:value forKey:key];
  else [self removeObjectForKey:key];
}
@end
@implementation NSNull (KeyValueCoding)
- (id)valueForKey:(NSString *)key { return self; }
@end
