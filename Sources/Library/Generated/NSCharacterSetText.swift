// swift-format-ignore-file
// Written by `make library` from Foundation/NSCharacterSet.m: change it there.
enum NSCharacterSetText {
static let text: StaticString = #"""
static NSCharacterSet *__selfsame_characterSet(int kinds, NSString *members, BOOL inverted);
@implementation NSCharacterSet
- (id)__initWithKinds:(int)kinds members:(NSString *)members inverted:(BOOL)inverted {
  _kinds = kinds;
  _members = [members copy];
  _inverted = inverted;
  return self;
}
static NSCharacterSet *__selfsame_characterSet(int kinds, NSString *members, BOOL inverted) {
  NSCharacterSet *set = [NSCharacterSet alloc];
  return [[set __initWithKinds:kinds members:members inverted:inverted] autorelease];
}
+ (NSCharacterSet *)whitespaceCharacterSet { return __selfsame_characterSet(16, nil, NO); }
+ (NSCharacterSet *)whitespaceAndNewlineCharacterSet {
  return __selfsame_characterSet(48, nil, NO);
}
+ (NSCharacterSet *)newlineCharacterSet { return __selfsame_characterSet(32, nil, NO); }
+ (NSCharacterSet *)decimalDigitCharacterSet { return __selfsame_characterSet(8, nil, NO); }
+ (NSCharacterSet *)letterCharacterSet { return __selfsame_characterSet(1, nil, NO); }
+ (NSCharacterSet *)alphanumericCharacterSet { return __selfsame_characterSet(9, nil, NO); }
+ (NSCharacterSet *)uppercaseLetterCharacterSet { return __selfsame_characterSet(2, nil, NO); }
+ (NSCharacterSet *)lowercaseLetterCharacterSet { return __selfsame_characterSet(4, nil, NO); }
+ (NSCharacterSet *)punctuationCharacterSet { return __selfsame_characterSet(64, nil, NO); }
+ (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)members {
  return __selfsame_characterSet(0, members, NO);
}
+ (NSCharacterSet *)characterSetWithRange:(NSRange)range {
  NSMutableString *members = [NSMutableString string];
  NSUInteger i;
  for (i = 0; i < range.length; i++) {
    [members appendFormat:@"%C", (unichar)(range.location + i)];
  }
  return __selfsame_characterSet(0, members, NO);
}
- (void)dealloc {
  [_members release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self mutableCopyWithZone:zone]; }
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [[NSMutableCharacterSet allocWithZone:zone] __initWithKinds:_kinds
                                                             members:_members
                                                            inverted:_inverted];
}
- (BOOL)characterIsMember:(unichar)c {
  BOOL found = _kinds && (__selfsame_unicharKind(c) & _kinds);
  NSUInteger i, length = [_members length];
  for (i = 0; i < length && !found; i++) found = [_members characterAtIndex:i] == c;
  return found != _inverted;
}
- (NSCharacterSet *)invertedSet {
  return __selfsame_characterSet(_kinds, _members, !_inverted);
}
@end
@implementation NSMutableCharacterSet
- (void)addCharactersInString:(NSString *)members {
  NSString *old = _members;
  _members = old ? [[old stringByAppendingString:members] copy] : [members copy];
  [old release];
}
- (void)formUnionWithCharacterSet:(NSCharacterSet *)other {
  _kinds |= other->_kinds;
  if (other->_members) [self addCharactersInString:other->_members];
}
@end
"""#
}
