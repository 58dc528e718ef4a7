// NSCharacterSet: which characters count.
//: part NSString, the rest

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
  [_changes release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self mutableCopyWithZone:zone]; }
- (id)mutableCopyWithZone:(NSZone *)zone {
  NSCharacterSet *copy = [NSMutableCharacterSet allocWithZone:zone];
  [copy __initWithKinds:_kinds members:_members inverted:_inverted];
  copy->_changes = [_changes mutableCopy];
  return copy;
}
- (BOOL)characterIsMember:(unichar)c {
  BOOL found = _kinds && (__selfsame_unicharKind(c) & _kinds);
  NSUInteger i, length = [_members length], changes = [_changes count];
  for (i = 0; i < length && !found; i++) found = [_members characterAtIndex:i] == c;
  found = found != _inverted;
  for (i = 0; i < changes; i += 2) {
    NSCharacterSet *other = [_changes objectAtIndex:i + 1];
    switch ([[_changes objectAtIndex:i] characterAtIndex:0]) {
    case '+': found = found || [other characterIsMember:c]; break;
    case '-': found = found && ![other characterIsMember:c]; break;
    case '&': found = found && [other characterIsMember:c]; break;
    default: found = !found;
    }
  }
  return found;
}
- (NSCharacterSet *)invertedSet {
  if (!_changes) return __selfsame_characterSet(_kinds, _members, !_inverted);
  NSMutableCharacterSet *other = [[self mutableCopy] autorelease];
  [other invert];
  return other;
}
@end
@implementation NSMutableCharacterSet
- (void)__change:(NSString *)sign by:(NSCharacterSet *)other {
  if (!_changes) _changes = [[NSMutableArray alloc] init];
  [_changes addObject:sign];
  [_changes addObject:[[other copy] autorelease]];
}
- (void)addCharactersInString:(NSString *)members {
  [self __change:@"+" by:[NSCharacterSet characterSetWithCharactersInString:members]];
}
- (void)addCharactersInRange:(NSRange)range {
  [self __change:@"+" by:[NSCharacterSet characterSetWithRange:range]];
}
- (void)removeCharactersInString:(NSString *)members {
  [self __change:@"-" by:[NSCharacterSet characterSetWithCharactersInString:members]];
}
- (void)removeCharactersInRange:(NSRange)range {
  [self __change:@"-" by:[NSCharacterSet characterSetWithRange:range]];
}
- (void)formUnionWithCharacterSet:(NSCharacterSet *)other { [self __change:@"+" by:other]; }
- (void)formIntersectionWithCharacterSet:(NSCharacterSet *)other { [self __change:@"&" by:other]; }
- (void)invert { [self __change:@"!" by:self]; }
@end
