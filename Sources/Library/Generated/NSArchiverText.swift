// swift-format-ignore-file
// Written by `make library` from Foundation/NSArchiver.m: change it there.
enum NSArchiverText {
static let text: StaticString = #"""
__attribute__((noreturn)) static void __selfsame_hasNoKeys(NSCoder *coder, SEL selector) {
  __selfsame_fail(@"NSInvalidArgumentException", @"*** -%s only defined for abstract class.  Define -[%@ %s]!",
                  sel_getName(selector), [coder class], sel_getName(selector));
}
static void __selfsame_needsNoKey(NSCoder *coder, SEL selector, NSString *key) {
  if (![key hasPrefix:@"$"] && ![key hasPrefix:@"NS."]) __selfsame_hasNoKeys(coder, selector);
}
@interface NSArchiver : NSKeyedArchiver
- (NSMutableData *)archiverData;
- (void)encodeClassName:(NSString *)name intoClassName:(NSString *)archived;
- (NSString *)classNameEncodedForTrueClassName:(NSString *)name;
@end
@implementation NSArchiver
+ (NSData *)archivedDataWithRootObject:(id)object {
  NSArchiver *archiver = [[[self alloc] init] autorelease];
  [archiver encodeRootObject:object];
  return [archiver archiverData];
}
- (BOOL)allowsKeyedCoding { return NO; }
- (NSMutableData *)archiverData { return _data; }
// What is told is there at once: nobody says that it was all.
- (void)__write { if (_current == _top) [self finishEncoding]; }
- (void)encodeRootObject:(id)object { [self encodeObject:object]; }
- (void)encodeObject:(id)object forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeObject:object forKey:key];
  [self __write];
}
- (void)encodeValueOfObjCType:(const char *)type at:(const void *)address {
  [super encodeValueOfObjCType:type at:address];
  [self __write];
}
- (void)encodeClassName:(NSString *)name intoClassName:(NSString *)archived {
  [self setClassName:archived forClass:NSClassFromString(name)];
}
- (NSString *)classNameEncodedForTrueClassName:(NSString *)name {
  NSString *archived = [self classNameForClass:NSClassFromString(name)];
  return archived ? archived : name;
}
- (void)encodeConditionalObject:(id)object forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeConditionalObject:object forKey:key];
  [self __write];
}
- (void)encodeBool:(BOOL)value forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeBool:value forKey:key];
}
- (void)encodeInt:(int)value forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeInt:value forKey:key];
}
- (void)encodeInt32:(int32_t)value forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeInt32:value forKey:key];
}
- (void)encodeInt64:(int64_t)value forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeInt64:value forKey:key];
}
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeInteger:value forKey:key];
}
- (void)encodeFloat:(float)value forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeFloat:value forKey:key];
}
- (void)encodeDouble:(double)value forKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  [super encodeDouble:value forKey:key];
}
@end
@interface NSUnarchiver : NSKeyedUnarchiver
@property (readonly, getter=isAtEnd) BOOL atEnd;
- (void)decodeClassName:(NSString *)archived asClassName:(NSString *)name;
+ (void)decodeClassName:(NSString *)archived asClassName:(NSString *)name;
@end
@implementation NSUnarchiver
+ (id)unarchiveObjectWithData:(NSData *)data {
  return [[[[self alloc] initForReadingWithData:data] autorelease] decodeObject];
}
- (BOOL)allowsKeyedCoding { return NO; }
- (BOOL)isAtEnd { return _unnamed >= [_current count]; }
- (void)decodeClassName:(NSString *)archived asClassName:(NSString *)name {
  [self setClass:NSClassFromString(name) forClassName:archived];
}
+ (void)decodeClassName:(NSString *)archived asClassName:(NSString *)name {
  [self setClass:NSClassFromString(name) forClassName:archived];
}
- (BOOL)containsValueForKey:(NSString *)key { __selfsame_hasNoKeys(self, _cmd); }
- (id)decodeObjectForKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  return [super decodeObjectForKey:key];
}
- (BOOL)decodeBoolForKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  return [super decodeBoolForKey:key];
}
- (int)decodeIntForKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  return [super decodeIntForKey:key];
}
- (int32_t)decodeInt32ForKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  return [super decodeInt32ForKey:key];
}
- (int64_t)decodeInt64ForKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  return [super decodeInt64ForKey:key];
}
- (NSInteger)decodeIntegerForKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  return [super decodeIntegerForKey:key];
}
- (float)decodeFloatForKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  return [super decodeFloatForKey:key];
}
- (double)decodeDoubleForKey:(NSString *)key {
  __selfsame_needsNoKey(self, _cmd, key);
  return [super decodeDoubleForKey:key];
}
@end
"""#
}
