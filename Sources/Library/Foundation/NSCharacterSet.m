// NSCharacterSet: which characters count.
//: part NSString, the rest

static id __selfsame_characterSet(Class aClass, int kinds, NSString *members, BOOL inverted);
@implementation NSCharacterSet
- (id)__initWithKinds:(int)kinds members:(NSString *)members inverted:(BOOL)inverted {
  _kinds = kinds;
  _members = [members copy];
  _inverted = inverted;
  return self;
}
static id __selfsame_characterSet(Class aClass, int kinds, NSString *members, BOOL inverted) {
  NSCharacterSet *set = [aClass alloc];
  return [[set __initWithKinds:kinds members:members inverted:inverted] autorelease];
}
+ (instancetype)whitespaceCharacterSet { return __selfsame_characterSet(self, 16, nil, NO); }
+ (instancetype)whitespaceAndNewlineCharacterSet {
  return __selfsame_characterSet(self, 48, nil, NO);
}
+ (instancetype)newlineCharacterSet { return __selfsame_characterSet(self, 32, nil, NO); }
+ (instancetype)decimalDigitCharacterSet { return __selfsame_characterSet(self, 8, nil, NO); }
+ (instancetype)letterCharacterSet { return __selfsame_characterSet(self, 1, nil, NO); }
+ (instancetype)alphanumericCharacterSet { return __selfsame_characterSet(self, 9, nil, NO); }
+ (instancetype)uppercaseLetterCharacterSet { return __selfsame_characterSet(self, 2, nil, NO); }
+ (instancetype)lowercaseLetterCharacterSet { return __selfsame_characterSet(self, 4, nil, NO); }
+ (instancetype)punctuationCharacterSet { return __selfsame_characterSet(self, 64, nil, NO); }
+ (instancetype)controlCharacterSet { return __selfsame_characterSet(self, 256, nil, NO); }
+ (instancetype)symbolCharacterSet { return __selfsame_characterSet(self, 512, nil, NO); }
+ (instancetype)characterSetWithCharactersInString:(NSString *)members {
  return __selfsame_characterSet(self, 0, members, NO);
}
+ (instancetype)characterSetWithRange:(NSRange)range {
  NSMutableString *members = [NSMutableString string];
  NSUInteger i;
  for (i = 0; i < range.length; i++) {
    [members appendFormat:@"%C", (unichar)(range.location + i)];
  }
  return __selfsame_characterSet(self, 0, members, NO);
}
- (void)dealloc {
  [_members release];
  [_changes release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone {
  if (![self isKindOfClass:[NSMutableCharacterSet class]]) return [self retain];
  return [self __copyAs:[NSCharacterSet allocWithZone:zone]];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [self __copyAs:[NSMutableCharacterSet allocWithZone:zone]];
}
- (id)__copyAs:(NSCharacterSet *)copy {
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
- (BOOL)isSupersetOfSet:(NSCharacterSet *)other {
  for (int c = 0; c < 65536; c++) {
    if ([other characterIsMember:c] && ![self characterIsMember:c]) return NO;
  }
  return YES;
}
- (NSCharacterSet *)invertedSet {
  if (!_changes) return __selfsame_characterSet([NSCharacterSet class], _kinds, _members, !_inverted);
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
