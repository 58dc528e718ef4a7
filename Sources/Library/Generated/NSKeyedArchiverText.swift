// swift-format-ignore-file
// Written by `make library` from Foundation/NSKeyedArchiver.m: change it there.
enum NSKeyedArchiverText {
static let text: StaticString = #"""
@class NSCoder;
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
+ (BOOL)supportsSecureCoding;
@end
@protocol NSKeyedArchiverDelegate <NSObject>
@end
@protocol NSKeyedUnarchiverDelegate <NSObject>
@end
static NSString *const NSKeyedArchiveRootObjectKey = @"root";
static NSString *const NSInvalidArchiveOperationException = @"NSInvalidArchiveOperationException";
static NSString *const NSInvalidUnarchiveOperationException =
    @"NSInvalidUnarchiveOperationException";

@interface NSObject (Archives)
- (Class)classForCoder;
- (Class)classForKeyedArchiver;
- (id)replacementObjectForCoder:(NSCoder *)coder;
- (id)awakeAfterUsingCoder:(NSCoder *)coder;
@end
@implementation NSObject (Archives)
- (Class)classForCoder { return [self class]; }
- (Class)classForKeyedArchiver { return [self classForCoder]; }
- (id)replacementObjectForCoder:(NSCoder *)coder { return self; }
- (id)awakeAfterUsingCoder:(NSCoder *)coder { return self; }
@end

// What the two have in common: the object under way is a dictionary from keys to what it holds.
@interface NSCoder : NSObject {
  NSMutableArray *_objects;
  NSMutableDictionary *_current;
  NSUInteger _unnamed;
  BOOL _isSecure;
}
- (BOOL)allowsKeyedCoding;
- (BOOL)requiresSecureCoding;
- (void)encodeObject:(id)object;
- (void)encodeRootObject:(id)object;
- (void)encodeObject:(id)object forKey:(NSString *)key;
- (void)encodeConditionalObject:(id)object forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeInt:(int)value forKey:(NSString *)key;
- (void)encodeInt32:(int32_t)value forKey:(NSString *)key;
- (void)encodeInt64:(int64_t)value forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (void)encodeFloat:(float)value forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (void)encodeBytes:(const uint8_t *)bytes length:(NSUInteger)length forKey:(NSString *)key;
- (void)encodePoint:(NSPoint)point forKey:(NSString *)key;
- (void)encodeSize:(NSSize)size forKey:(NSString *)key;
- (void)encodeRect:(NSRect)rect forKey:(NSString *)key;
- (void)encodeConditionalObject:(id)object;
- (void)encodeValueOfObjCType:(const char *)type at:(const void *)address;
- (void)encodeValuesOfObjCTypes:(const char *)types, ...;
- (void)encodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(const void *)array;
- (BOOL)containsValueForKey:(NSString *)key;
- (id)decodeObject;
- (id)decodeObjectForKey:(NSString *)key;
- (id)decodeObjectOfClass:(Class)class forKey:(NSString *)key;
- (id)decodeObjectOfClasses:(NSSet *)classes forKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (int)decodeIntForKey:(NSString *)key;
- (int32_t)decodeInt32ForKey:(NSString *)key;
- (int64_t)decodeInt64ForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (float)decodeFloatForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (const uint8_t *)decodeBytesForKey:(NSString *)key returnedLength:(NSUInteger *)length;
- (NSPoint)decodePointForKey:(NSString *)key;
- (NSSize)decodeSizeForKey:(NSString *)key;
- (NSRect)decodeRectForKey:(NSString *)key;
- (void)decodeValueOfObjCType:(const char *)type at:(void *)address;
- (void)decodeValuesOfObjCTypes:(const char *)types, ...;
- (void)decodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(void *)array;
- (unsigned)versionForClassName:(NSString *)name;
@end
@implementation NSCoder
- (void)dealloc {
  [_objects release];
  [_current release];
  [super dealloc];
}
- (BOOL)allowsKeyedCoding { return YES; }
- (BOOL)requiresSecureCoding { return _isSecure; }
- (unsigned)versionForClassName:(NSString *)name { return 0; }
// Values without a key go by their order.
- (NSString *)__next { return [NSString stringWithFormat:@"$%lu", (unsigned long)_unnamed++]; }
- (NSNumber *)__numberFor:(NSString *)key {
  id value = [_current objectForKey:key];
  return [value isKindOfClass:[NSNumber class]] ? value : nil;
}
- (void)encodeObject:(id)object forKey:(NSString *)key { __selfsame_abstract(self, [NSCoder class], _cmd); }
- (void)encodeConditionalObject:(id)object forKey:(NSString *)key {
  [self encodeObject:object forKey:key];
}
- (void)encodeObject:(id)object { [self encodeObject:object forKey:[self __next]]; }
- (void)encodeRootObject:(id)object { [self encodeObject:object forKey:@"root"]; }
- (void)encodeBool:(BOOL)value forKey:(NSString *)key {
  [_current setObject:[NSNumber numberWithBool:value] forKey:key];
}
- (void)encodeInt:(int)value forKey:(NSString *)key { [self encodeInt64:value forKey:key]; }
- (void)encodeInt32:(int32_t)value forKey:(NSString *)key { [self encodeInt64:value forKey:key]; }
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key { [self encodeInt64:value forKey:key]; }
- (void)encodeInt64:(int64_t)value forKey:(NSString *)key {
  [_current setObject:[NSNumber numberWithLongLong:value] forKey:key];
}
- (void)encodeFloat:(float)value forKey:(NSString *)key { [self encodeDouble:value forKey:key]; }
- (void)encodeDouble:(double)value forKey:(NSString *)key {
  [_current setObject:[NSString stringWithFormat:@"%.17g", value]
               forKey:[@"$real " stringByAppendingString:key]];
}
- (void)encodeBytes:(const uint8_t *)bytes length:(NSUInteger)length forKey:(NSString *)key {
  [_current setObject:[NSData dataWithBytes:bytes length:length] forKey:key];
}
- (void)encodePoint:(NSPoint)point forKey:(NSString *)key {
  [self encodeObject:NSStringFromPoint(point) forKey:key];
}
- (void)encodeSize:(NSSize)size forKey:(NSString *)key {
  [self encodeObject:NSStringFromSize(size) forKey:key];
}
- (void)encodeRect:(NSRect)rect forKey:(NSString *)key {
  [self encodeObject:NSStringFromRect(rect) forKey:key];
}
- (void)encodeValueOfObjCType:(const char *)type at:(const void *)address {
  switch (*type) {
    case '@': [self encodeObject:*(id *)address]; break;
    case 'f': [self encodeDouble:*(const float *)address forKey:[self __next]]; break;
    case 'd': [self encodeDouble:*(const double *)address forKey:[self __next]]; break;
    case 'c': case 'C': case 'B':
      [self encodeInt64:*(const char *)address forKey:[self __next]];
      break;
    case 's': case 'S': [self encodeInt64:*(const short *)address forKey:[self __next]]; break;
    case 'i': case 'I': [self encodeInt64:*(const int *)address forKey:[self __next]]; break;
    case 'l': case 'L': case 'q': case 'Q':
      [self encodeInt64:*(const long *)address forKey:[self __next]];
      break;
    default:
      __selfsame_fail(@"NSInvalidArgumentException",
                      @"*** -[NSKeyedArchiver encodeValueOfObjCType:at:]: unknown type encoding ('%s')", type);
  }
}
- (void)encodeConditionalObject:(id)object {
  [self encodeConditionalObject:object forKey:[self __next]];
}
- (void)encodeValuesOfObjCTypes:(const char *)types, ... {
  va_list addresses;
  __builtin_va_start(addresses, types);
  while (*types) {
    [self encodeValueOfObjCType:types at:va_arg(addresses, const void *)];
    types = NSGetSizeAndAlignment(types, NULL, NULL);
  }
  __builtin_va_end(addresses);
}
- (void)encodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(const void *)array {
  NSUInteger size;
  NSGetSizeAndAlignment(type, &size, NULL);
  for (NSUInteger i = 0; i < count; i++) {
    [self encodeValueOfObjCType:type at:(const char *)array + i * size];
  }
}
- (BOOL)containsValueForKey:(NSString *)key {
  return [_current objectForKey:key]
      || [_current objectForKey:[@"$real " stringByAppendingString:key]];
}
- (id)decodeObjectForKey:(NSString *)key { __selfsame_abstract(self, [NSCoder class], _cmd); }
- (id)decodeObject { return [self decodeObjectForKey:[self __next]]; }
- (id)decodeObjectOfClass:(Class)class forKey:(NSString *)key {
  return [self decodeObjectOfClasses:[NSSet setWithObject:class] forKey:key];
}
- (id)decodeObjectOfClasses:(NSSet *)classes forKey:(NSString *)key {
  return [self decodeObjectForKey:key];
}
// Whether a class says that it decodes itself safely.
- (BOOL)__isSafe:(Class)class {
  return [class conformsToProtocol:@protocol(NSSecureCoding)] && [class supportsSecureCoding];
}
- (NSString *)__unsafeReason:(Class)class {
  return [NSString stringWithFormat:@"This decoder will only decode classes that adopt NSSecureCoding. Class '%@' does not adopt it.", class];
}
- (BOOL)decodeBoolForKey:(NSString *)key { return [[self __numberFor:key] boolValue]; }
- (int)decodeIntForKey:(NSString *)key { return [[self __numberFor:key] intValue]; }
- (int32_t)decodeInt32ForKey:(NSString *)key { return [[self __numberFor:key] intValue]; }
- (int64_t)decodeInt64ForKey:(NSString *)key { return [[self __numberFor:key] longLongValue]; }
- (NSInteger)decodeIntegerForKey:(NSString *)key { return [[self __numberFor:key] integerValue]; }
- (float)decodeFloatForKey:(NSString *)key { return (float)[self decodeDoubleForKey:key]; }
- (double)decodeDoubleForKey:(NSString *)key {
  return [[_current objectForKey:[@"$real " stringByAppendingString:key]] doubleValue];
}
- (const uint8_t *)decodeBytesForKey:(NSString *)key returnedLength:(NSUInteger *)length {
  NSData *data = [_current objectForKey:key];
  if (length) *length = [data length];
  return [data bytes];
}
- (NSPoint)decodePointForKey:(NSString *)key {
  return NSPointFromString([self decodeObjectForKey:key]);
}
- (NSSize)decodeSizeForKey:(NSString *)key { return NSSizeFromString([self decodeObjectForKey:key]); }
- (NSRect)decodeRectForKey:(NSString *)key { return NSRectFromString([self decodeObjectForKey:key]); }
- (void)decodeValueOfObjCType:(const char *)type at:(void *)address {
  switch (*type) {
    case '@': *(id *)address = [[self decodeObject] retain]; break;
    case 'f': *(float *)address = (float)[self decodeDoubleForKey:[self __next]]; break;
    case 'd': *(double *)address = [self decodeDoubleForKey:[self __next]]; break;
    case 'c': case 'C': case 'B': *(char *)address = [self decodeInt64ForKey:[self __next]]; break;
    case 's': case 'S': *(short *)address = [self decodeInt64ForKey:[self __next]]; break;
    case 'i': case 'I': *(int *)address = (int)[self decodeInt64ForKey:[self __next]]; break;
    default: *(long *)address = [self decodeInt64ForKey:[self __next]];
  }
}
- (void)decodeValuesOfObjCTypes:(const char *)types, ... {
  va_list addresses;
  __builtin_va_start(addresses, types);
  while (*types) {
    [self decodeValueOfObjCType:types at:va_arg(addresses, void *)];
    types = NSGetSizeAndAlignment(types, NULL, NULL);
  }
  __builtin_va_end(addresses);
}
- (void)decodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(void *)array {
  NSUInteger size;
  NSGetSizeAndAlignment(type, &size, NULL);
  for (NSUInteger i = 0; i < count; i++) [self decodeValueOfObjCType:type at:(char *)array + i * size];
}
@end

@interface NSKeyedArchiver : NSCoder {
  NSMutableArray *_seen;
  // What is told only where it is told anyway: the object, who would tell it, and the key, by turns.
  NSMutableArray *_conditional;
  NSMutableData *_data;
  NSMutableDictionary *_top;
  NSMutableDictionary *_classNames;
}
+ (NSData *)archivedDataWithRootObject:(id)object;
+ (NSData *)archivedDataWithRootObject:(id)object
                 requiringSecureCoding:(BOOL)secure
                                 error:(NSError **)error;
+ (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
+ (void)setClassName:(NSString *)name forClass:(Class)class;
+ (NSString *)classNameForClass:(Class)class;
- (void)setClassName:(NSString *)name forClass:(Class)class;
- (NSString *)classNameForClass:(Class)class;
- (instancetype)initForWritingWithMutableData:(NSMutableData *)data;
- (instancetype)initRequiringSecureCoding:(BOOL)secure;
- (void)setOutputFormat:(NSPropertyListFormat)format;
- (void)setRequiresSecureCoding:(BOOL)secure;
- (void)finishEncoding;
- (NSData *)encodedData;
@end
// Classes by the names they have in archives, and names by those of their classes: for all, and for one archive.
static NSMutableDictionary *__selfsame_archivedNames, *__selfsame_archivedClasses;
static void __selfsame_enterName(NSMutableDictionary **names, id value, NSString *key) {
  if (!*names) *names = [[NSMutableDictionary alloc] init];
  if (value) [*names setObject:value forKey:key];
  else [*names removeObjectForKey:key];
}
@implementation NSKeyedArchiver
+ (void)setClassName:(NSString *)name forClass:(Class)class {
  __selfsame_enterName(&__selfsame_archivedNames, name, NSStringFromClass(class));
}
+ (NSString *)classNameForClass:(Class)class {
  return [__selfsame_archivedNames objectForKey:NSStringFromClass(class)];
}
- (void)setClassName:(NSString *)name forClass:(Class)class {
  __selfsame_enterName(&_classNames, name, NSStringFromClass(class));
}
- (NSString *)classNameForClass:(Class)class {
  return [_classNames objectForKey:NSStringFromClass(class)];
}
+ (NSData *)archivedDataWithRootObject:(id)object {
  NSMutableData *data = [NSMutableData data];
  NSKeyedArchiver *archiver = [[[self alloc] initForWritingWithMutableData:data] autorelease];
  [archiver encodeObject:object forKey:NSKeyedArchiveRootObjectKey];
  [archiver finishEncoding];
  return data;
}
+ (NSData *)archivedDataWithRootObject:(id)object
                 requiringSecureCoding:(BOOL)secure
                                 error:(NSError **)error {
  @try {
    NSKeyedArchiver *archiver = [[[self alloc] initRequiringSecureCoding:secure] autorelease];
    [archiver encodeObject:object forKey:NSKeyedArchiveRootObjectKey];
    return [archiver encodedData];
  } @catch (NSException *exception) {
    if (error) {
      *error = [NSError errorWithDomain:NSCocoaErrorDomain code:4866
                               userInfo:[NSDictionary dictionaryWithObject:
                                            [@"Caught exception during archival: " stringByAppendingString:[exception reason]]
                                                                    forKey:@"NSDebugDescription"]];
    }
    return nil;
  }
}
+ (BOOL)archiveRootObject:(id)object toFile:(NSString *)path {
  return [[self archivedDataWithRootObject:object] writeToFile:path atomically:YES];
}
- (instancetype)init { return [self initForWritingWithMutableData:[NSMutableData data]]; }
- (instancetype)initRequiringSecureCoding:(BOOL)secure {
  self = [self init];
  if (self) _isSecure = secure;
  return self;
}
- (instancetype)initForWritingWithMutableData:(NSMutableData *)data {
  self = [super init];
  if (self) {
    _objects = [[NSMutableArray alloc] init];
    _seen = [[NSMutableArray alloc] init];
    _conditional = [[NSMutableArray alloc] init];
    _top = [[NSMutableDictionary alloc] init];
    _current = [_top retain];
    _data = [data retain];
  }
  return self;
}
- (void)dealloc {
  [_seen release];
  [_conditional release];
  [_top release];
  [_data release];
  [_classNames release];
  [super dealloc];
}
- (void)setOutputFormat:(NSPropertyListFormat)format {}
- (void)setRequiresSecureCoding:(BOOL)secure { _isSecure = secure; }
- (void)encodeObject:(id)object forKey:(NSString *)key {
  if (!object) return;
  object = [object replacementObjectForCoder:self];
  NSUInteger number = [_seen indexOfObjectIdenticalTo:object];
  if (number == NSNotFound) {
    number = [_seen count];
    [_seen addObject:object];
    [_objects addObject:[NSNull null]];
    id form = [self __formOf:object];
    [_objects replaceObjectAtIndex:number withObject:form];
  }
  [_current setObject:[self __referenceTo:number] forKey:key];
}
- (NSDictionary *)__referenceTo:(NSUInteger)number {
  return [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInteger:number] forKey:@"CF$UID"];
}
- (void)encodeConditionalObject:(id)object forKey:(NSString *)key {
  if (!object) return;
  [_conditional addObject:object];
  [_conditional addObject:_current];
  [_conditional addObject:key];
}
// Whoever was told by somebody else is told to those, too, who asked only in that case.
- (void)__settleConditional {
  for (NSUInteger i = 0; i < [_conditional count]; i += 3) {
    NSUInteger number = [_seen indexOfObjectIdenticalTo:[_conditional objectAtIndex:i]];
    if (number == NSNotFound) continue;
    [[_conditional objectAtIndex:i + 1] setObject:[self __referenceTo:number]
                                           forKey:[_conditional objectAtIndex:i + 2]];
  }
  [_conditional removeAllObjects];
}
// What stands for an object in the list.
- (id)__formOf:(id)object {
  BOOL changes = [object isKindOfClass:[NSMutableString class]];
  if ([object isKindOfClass:[NSString class]] && !changes) return object;
  if ([object isKindOfClass:[NSNumber class]]) {
    char kind = *[object objCType];
    if (kind != 'd' && kind != 'f') return object;
    return [NSDictionary dictionaryWithObjectsAndKeys:@"NSNumber", @"$class",
                                                      [NSString stringWithFormat:@"%.17g", [object doubleValue]], @"real", nil];
  }
  if (![object respondsToSelector:@selector(encodeWithCoder:)]) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"-[%@ encodeWithCoder:]: unrecognized selector sent to instance %p",
                    NSStringFromClass([object class]), object);
  }
  Class class = [object classForKeyedArchiver];
  if (_isSecure && ![self __isSafe:class]) {
    __selfsame_fail(@"NSInvalidArchiveOperationException", @"%@", [self __unsafeReason:class]);
  }
  NSMutableDictionary *outer = _current;
  NSUInteger unnamed = _unnamed;
  _current = [[NSMutableDictionary alloc] init];
  _unnamed = 0;
  NSString *name = [self classNameForClass:class];
  if (!name) name = [NSKeyedArchiver classNameForClass:class];
  [_current setObject:name ? name : NSStringFromClass(class) forKey:@"$class"];
  [object encodeWithCoder:self];
  NSMutableDictionary *form = [_current autorelease];
  _current = outer;
  _unnamed = unnamed;
  return form;
}
- (void)finishEncoding {
  [self __settleConditional];
  NSDictionary *whole = [NSDictionary dictionaryWithObjectsAndKeys:_objects, @"$objects", _top, @"$top", nil];
  [_data setData:__selfsame_listData(whole)];
}
- (NSData *)encodedData {
  [self finishEncoding];
  return _data;
}
@end

@interface NSKeyedUnarchiver : NSCoder {
  NSMutableDictionary *_made;
  NSMutableDictionary *_classes;
  // Those that whoever asks has named.
  NSSet *_allowed;
  // What a secure reader came upon first; from then on it answers nil.
  NSError *_error;
}
+ (id)unarchiveObjectWithData:(NSData *)data;
+ (id)unarchiveObjectWithFile:(NSString *)path;
+ (void)setClass:(Class)class forClassName:(NSString *)name;
+ (Class)classForClassName:(NSString *)name;
- (void)setClass:(Class)class forClassName:(NSString *)name;
- (Class)classForClassName:(NSString *)name;
+ (id)unarchivedObjectOfClass:(Class)class fromData:(NSData *)data error:(NSError **)error;
+ (id)unarchivedObjectOfClasses:(NSSet *)classes fromData:(NSData *)data error:(NSError **)error;
- (instancetype)initForReadingWithData:(NSData *)data;
- (instancetype)initForReadingFromData:(NSData *)data error:(NSError **)error;
- (void)setRequiresSecureCoding:(BOOL)secure;
- (NSError *)error;
- (void)finishDecoding;
@end
@implementation NSKeyedUnarchiver
+ (void)setClass:(Class)class forClassName:(NSString *)name {
  __selfsame_enterName(&__selfsame_archivedClasses, class, name);
}
+ (Class)classForClassName:(NSString *)name { return [__selfsame_archivedClasses objectForKey:name]; }
- (void)setClass:(Class)class forClassName:(NSString *)name {
  __selfsame_enterName(&_classes, class, name);
}
- (Class)classForClassName:(NSString *)name { return [_classes objectForKey:name]; }
+ (id)unarchiveObjectWithData:(NSData *)data {
  NSKeyedUnarchiver *reader = [[[self alloc] initForReadingWithData:data] autorelease];
  return [reader decodeObjectForKey:NSKeyedArchiveRootObjectKey];
}
+ (id)unarchiveObjectWithFile:(NSString *)path {
  NSData *data = __selfsame_read(path, NULL);
  return data ? [self unarchiveObjectWithData:data] : nil;
}
+ (id)unarchivedObjectOfClass:(Class)class fromData:(NSData *)data error:(NSError **)error {
  return [self unarchivedObjectOfClasses:[NSSet setWithObject:class] fromData:data error:error];
}
+ (id)unarchivedObjectOfClasses:(NSSet *)classes fromData:(NSData *)data error:(NSError **)error {
  NSKeyedUnarchiver *reader = [[[self alloc] initForReadingFromData:data error:error] autorelease];
  if (!reader) return nil;
  id object = [reader decodeObjectOfClasses:classes forKey:NSKeyedArchiveRootObjectKey];
  if (![reader error]) return object;
  if (error) *error = [[[reader error] retain] autorelease];
  return nil;
}
- (instancetype)initForReadingFromData:(NSData *)data error:(NSError **)error {
  self = [super init];
  if (!self) return nil;
  NSString *wrong = [self __open:data];
  if (wrong) {
    if (error) *error = [self __errorSaying:wrong];
    [self release];
    return nil;
  }
  _isSecure = YES;
  return self;
}
- (NSError *)__errorSaying:(NSString *)words {
  return [NSError errorWithDomain:NSCocoaErrorDomain code:4864
                         userInfo:[NSDictionary dictionaryWithObject:words forKey:@"NSDebugDescription"]];
}
- (NSError *)error { return _error; }
- (instancetype)initForReadingWithData:(NSData *)data {
  self = [super init];
  if (!self) return nil;
  NSString *wrong = [self __open:data];
  // Whoever catches this may still have the object in hand, so it is the pool that lets it go.
  if (wrong) {
    [self autorelease];
    __selfsame_fail(@"NSInvalidArgumentException", @"%@", wrong);
  }
  return self;
}
// Reads the list of the objects; what is wrong with it, nil: nothing.
- (NSString *)__open:(NSData *)data {
  id whole = [data length] ? __selfsame_listOf(data, 1) : nil;
  if (![whole isKindOfClass:[NSDictionary class]] || ![[whole objectForKey:@"$objects"] isKindOfClass:[NSArray class]]
      || ![[whole objectForKey:@"$top"] isKindOfClass:[NSDictionary class]]) {
    return [NSString stringWithFormat:@"*** -[NSKeyedUnarchiver initForReadingWithData:]: %s",
                     !data ? "data is NULL" : [data length] ? "incomprehensible archive"
                     : "data is empty; did you forget to send -finishEncoding to the NSKeyedArchiver?"];
  }
  _objects = [[whole objectForKey:@"$objects"] retain];
  _current = [[whole objectForKey:@"$top"] retain];
  _made = [[NSMutableDictionary alloc] init];
  return nil;
}
- (void)dealloc {
  [_made release];
  [_classes release];
  [_error release];
  [super dealloc];
}
- (void)setRequiresSecureCoding:(BOOL)secure { _isSecure = secure; }
- (void)finishDecoding {}
- (id)decodeObjectOfClasses:(NSSet *)classes forKey:(NSString *)key {
  NSSet *outer = _allowed;
  _allowed = classes;
  id object = [self decodeObjectForKey:key];
  _allowed = outer;
  return object;
}
// Texts, numbers, dates and data are safe within a collection, whoever is asked for.
static BOOL __selfsame_isPlainValue(Class class) {
  return [class isSubclassOfClass:[NSString class]] || [class isSubclassOfClass:[NSNumber class]]
      || [class isSubclassOfClass:[NSDate class]] || [class isSubclassOfClass:[NSData class]];
}
// Whether a secure reader may answer an object of the class.
- (BOOL)__admits:(Class)class for:(NSString *)key {
  if (!_isSecure) return YES;
  NSString *words = nil;
  if (![self __isSafe:class]) words = [self __unsafeReason:class];
  else if (!([key hasPrefix:@"$"] || [key hasPrefix:@"NS."]) || !__selfsame_isPlainValue(class)) {
    NSArray *all = [_allowed allObjects];
    BOOL isNamed = NO;
    for (NSUInteger i = 0; i < [all count]; i++) {
      if ([class isSubclassOfClass:[all objectAtIndex:i]]) isNamed = YES;
    }
    if (!isNamed) {
      words = [NSString stringWithFormat:@"value for key '%@' was of unexpected class '%@'. Allowed classes are: %@",
                                         key, class, _allowed];
    }
  }
  if (!words) return YES;
  if (!_error) _error = [[self __errorSaying:words] retain];
  return NO;
}
- (id)decodeObjectForKey:(NSString *)key {
  if (_error) return nil;
  id reference = [_current objectForKey:key];
  if (![reference isKindOfClass:[NSDictionary class]]) return nil;
  NSNumber *number = [reference objectForKey:@"CF$UID"];
  NSUInteger at = [number isKindOfClass:[NSNumber class]] ? [number unsignedIntegerValue] : NSNotFound;
  if (at >= [_objects count]) return nil;
  id known = [_made objectForKey:number];
  if (known) return [self __admits:[known class] for:key] ? known : nil;
  id form = [_objects objectAtIndex:at];
  if (![form isKindOfClass:[NSDictionary class]]) {
    if (![self __admits:[form class] for:key]) return nil;
    [_made setObject:form forKey:number];
    return form;
  }
  NSString *name = [form objectForKey:@"$class"];
  if ([form objectForKey:@"real"] && [name isEqualToString:@"NSNumber"]) {
    if (![self __admits:[NSNumber class] for:key]) return nil;
    id value = [NSNumber numberWithDouble:[[form objectForKey:@"real"] doubleValue]];
    [_made setObject:value forKey:number];
    return value;
  }
  Class class = [self classForClassName:name];
  if (!class) class = [NSKeyedUnarchiver classForClassName:name];
  if (!class) class = NSClassFromString(name);
  if (!class) {
    __selfsame_fail(@"NSInvalidUnarchiveOperationException",
                    @"*** -[NSKeyedUnarchiver decodeObjectForKey:]: cannot decode object of class (%@) for key (%@); the class may be defined in source code or a library that is not linked",
                    name, key);
  }
  if (![self __admits:class for:key]) return nil;
  NSMutableDictionary *outer = _current;
  NSUInteger unnamed = _unnamed;
  _current = form;
  _unnamed = 0;
  // Whoever refers back to it while it is being made gets what alloc has given.
  id object = [class alloc];
  [_made setObject:object forKey:number];
  id made = [object initWithCoder:self];
  if (made != object && made) [_made setObject:made forKey:number];
  id whole = [made awakeAfterUsingCoder:self];
  _current = outer;
  _unnamed = unnamed;
  return [whole autorelease];
}
@end

// MARK: What Foundation's own classes consist of

@interface NSString (Archives) <NSSecureCoding>
@end
@implementation NSString (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
- (Class)classForCoder {
  return [self isKindOfClass:[NSMutableString class]] ? [NSMutableString class] : [NSString class];
}
- (void)encodeWithCoder:(NSCoder *)coder {
  [coder encodeObject:[NSString stringWithString:self] forKey:@"NS.string"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  return [self initWithString:[coder decodeObjectForKey:@"NS.string"]];
}
@end
@interface NSValue (Archives) <NSSecureCoding>
@end
@implementation NSValue (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
// A struct of numbers is its bytes; what points somewhere is nothing in another run.
- (void)encodeWithCoder:(NSCoder *)coder {
  const char *type = [self objCType];
  NSUInteger size;
  NSGetSizeAndAlignment(type, &size, NULL);
  if (strpbrk(type, "^*@#:?")) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[NSKeyedArchiver encodeValueOfObjCType:at:]: this archiver cannot encode pointers ('%s')", type);
  }
  char bytes[size];
  [self getValue:bytes];
  [coder encodeObject:[NSString stringWithUTF8String:type] forKey:@"NS.type"];
  [coder encodeBytes:(const uint8_t *)bytes length:size forKey:@"NS.value"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  NSUInteger length = 0;
  const char *type = [[coder decodeObjectForKey:@"NS.type"] UTF8String];
  const uint8_t *bytes = [coder decodeBytesForKey:@"NS.value" returnedLength:&length];
  if (!type || !bytes) {
    [self release];
    return nil;
  }
  return [self initWithBytes:bytes objCType:type];
}
@end
@interface NSNumber (Archives) <NSSecureCoding>
@end
@implementation NSNumber (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
- (void)encodeWithCoder:(NSCoder *)coder {}
- (instancetype)initWithCoder:(NSCoder *)coder { return self; }
@end
@interface NSNull (Archives) <NSSecureCoding>
@end
@implementation NSNull (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
- (void)encodeWithCoder:(NSCoder *)coder {}
- (instancetype)initWithCoder:(NSCoder *)coder { return [[NSNull null] retain]; }
@end
@interface NSDate (Archives) <NSSecureCoding>
@end
@implementation NSDate (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
- (void)encodeWithCoder:(NSCoder *)coder {
  [coder encodeDouble:[self timeIntervalSinceReferenceDate] forKey:@"NS.time"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  return [self initWithTimeIntervalSinceReferenceDate:[coder decodeDoubleForKey:@"NS.time"]];
}
@end
@interface NSData (Archives) <NSSecureCoding>
@end
@implementation NSData (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
- (void)encodeWithCoder:(NSCoder *)coder {
  [coder encodeBytes:[self bytes] length:[self length] forKey:@"NS.data"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  NSUInteger length = 0;
  const uint8_t *bytes = [coder decodeBytesForKey:@"NS.data" returnedLength:&length];
  return [self initWithBytes:bytes length:length];
}
@end
static void __selfsame_encodeAll(NSCoder *coder, NSArray *objects) {
  [coder encodeInteger:[objects count] forKey:@"NS.count"];
  for (NSUInteger i = 0; i < [objects count]; i++) {
    [coder encodeObject:[objects objectAtIndex:i]];
  }
}
static NSArray *__selfsame_decodeAll(NSCoder *coder) {
  NSMutableArray *objects = [NSMutableArray array];
  NSInteger count = [coder decodeIntegerForKey:@"NS.count"];
  for (NSInteger i = 0; i < count; i++) {
    id object = [coder decodeObject];
    if (object) [objects addObject:object];
  }
  return objects;
}
@interface NSArray (Archives) <NSSecureCoding>
@end
@implementation NSArray (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
- (Class)classForCoder {
  return [self isKindOfClass:[NSMutableArray class]] ? [NSMutableArray class] : [NSArray class];
}
- (void)encodeWithCoder:(NSCoder *)coder { __selfsame_encodeAll(coder, self); }
- (instancetype)initWithCoder:(NSCoder *)coder {
  return [self initWithArray:__selfsame_decodeAll(coder)];
}
@end
@interface NSSet (Archives) <NSSecureCoding>
@end
@implementation NSSet (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
- (Class)classForCoder {
  return [self isKindOfClass:[NSMutableSet class]] ? [NSMutableSet class] : [NSSet class];
}
- (void)encodeWithCoder:(NSCoder *)coder { __selfsame_encodeAll(coder, [self allObjects]); }
- (instancetype)initWithCoder:(NSCoder *)coder {
  return [self initWithArray:__selfsame_decodeAll(coder)];
}
@end
@interface NSDictionary (Archives) <NSSecureCoding>
@end
@implementation NSDictionary (Archives)
+ (BOOL)supportsSecureCoding { return YES; }
- (Class)classForCoder {
  return [self isKindOfClass:[NSMutableDictionary class]] ? [NSMutableDictionary class]
                                                          : [NSDictionary class];
}
- (void)encodeWithCoder:(NSCoder *)coder {
  NSArray *keys = [self allKeys];
  NSMutableArray *both = [NSMutableArray array];
  for (NSUInteger i = 0; i < [keys count]; i++) {
    [both addObject:[keys objectAtIndex:i]];
    [both addObject:[self objectForKey:[keys objectAtIndex:i]]];
  }
  __selfsame_encodeAll(coder, both);
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  NSArray *both = __selfsame_decodeAll(coder);
  NSMutableDictionary *made = [NSMutableDictionary dictionary];
  for (NSUInteger i = 0; i + 1 < [both count]; i += 2) {
    [made setObject:[both objectAtIndex:i + 1] forKey:[both objectAtIndex:i]];
  }
  return [self initWithDictionary:made];
}
@end
"""#
}
