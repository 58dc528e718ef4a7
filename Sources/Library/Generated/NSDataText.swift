// swift-format-ignore-file
// Written by `make library` from Foundation/NSData.m: change it there.
enum NSDataText {
static let text: StaticString = #"""
__attribute__((selfsame_visible(collectionRead, self)))
@implementation NSData
+ (instancetype)data { return [[[self alloc] init] autorelease]; }
+ (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length {
  return [[[self alloc] initWithBytes:bytes length:length] autorelease];
}
+ (instancetype)dataWithData:(NSData *)other {
  return [[[self alloc] initWithData:other] autorelease];
}
- (instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length {
  self = [super init];
  if (self) {
    _bytes = (unsigned char *)malloc(length ? length : 1);
    _length = length;
    if (bytes) memcpy(_bytes, bytes, length);
    else memset(_bytes, 0, length);
  }
  return self;
}
- (instancetype)initWithData:(NSData *)other {
  return [self initWithBytes:[other bytes] length:[other length]];
}
- (void)dealloc __attribute__((selfsame_visible(collectionWrite, self))) {
  if (!_borrowed) free(_bytes);
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone {
  if (![self isKindOfClass:[NSMutableData class]]) return [self retain];
  return [[NSData allocWithZone:zone] initWithData:self];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [[NSMutableData allocWithZone:zone] initWithData:self];
}
- (const void *)bytes { return _bytes; }
- (NSUInteger)length { return _length; }
- (void)getBytes:(void *)buffer length:(NSUInteger)length {
  memcpy(buffer, _bytes, length < _length ? length : _length);
}
- (void)__check:(NSRange)range for:(SEL)selector {
  if (range.location <= _length && range.length <= _length - range.location) return;
  __selfsame_fail(@"NSRangeException",
                  @"*** -[NSConcreteData %s]: range {%lu, %lu} exceeds data length %lu",
                  sel_getName(selector), range.location, range.length, _length);
}
- (void)getBytes:(void *)buffer range:(NSRange)range {
  [self __check:range for:_cmd];
  memcpy(buffer, _bytes + range.location, range.length);
}
- (NSData *)subdataWithRange:(NSRange)range {
  [self __check:range for:_cmd];
  return [NSData dataWithBytes:_bytes + range.location length:range.length];
}
- (NSRange)rangeOfData:(NSData *)part options:(NSDataSearchOptions)options range:(NSRange)range {
  [self __check:range for:_cmd];
  const char *wanted = (const char *)[part bytes];
  NSUInteger length = [part length], steps;
  if (length == 0 || length > range.length) return NSMakeRange(NSNotFound, 0);
  BOOL backwards = (options & NSDataSearchBackwards) != 0;
  steps = options & NSDataSearchAnchored ? 1 : range.length - length + 1;
  for (NSUInteger i = 0; i < steps; i++) {
    NSUInteger at = backwards ? range.location + range.length - length - i : range.location + i;
    if (memcmp(_bytes + at, wanted, length) == 0) return NSMakeRange(at, length);
  }
  return NSMakeRange(NSNotFound, 0);
}
// Here all bytes lie in one piece.
- (void)enumerateByteRangesUsingBlock:(void (^)(const void *bytes, NSRange range, BOOL *stop))block {
  BOOL stop = NO;
  if (_length) block(_bytes, NSMakeRange(0, _length), &stop);
}
- (BOOL)isEqualToData:(NSData *)other {
  return [other length] == _length && memcmp(_bytes, [other bytes], _length) == 0;
}
- (BOOL)isEqual:(id)other {
  return self == other || ([other isKindOfClass:[NSData class]] && [self isEqualToData:other]);
}
- (NSUInteger)hash { return _length; }
- (NSString *)description {
  NSMutableString *text = [NSMutableString stringWithFormat:@"{length = %lu, bytes = 0x", _length];
  NSUInteger i;
  if (_length <= 24) {
    for (i = 0; i < _length; i++) [text appendFormat:@"%02x", _bytes[i]];
  } else {
    // Of more the first 16 and the last 8, four at a time.
    for (i = 0; i < 16; i++) [text appendFormat:i % 4 == 3 ? @"%02x " : @"%02x", _bytes[i]];
    [text appendString:@"... "];
    for (i = 0; i < 8; i++) [text appendFormat:i % 4 == 3 ? @"%02x " : @"%02x", _bytes[_length - 8 + i]];
  }
  [text appendString:@"}"];
  return text;
}
@end
__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSMutableData
+ (instancetype)dataWithCapacity:(NSUInteger)capacity { return [self data]; }
+ (instancetype)dataWithLength:(NSUInteger)length {
  return [[[self alloc] initWithLength:length] autorelease];
}
- (instancetype)initWithCapacity:(NSUInteger)capacity { return [self init]; }
- (instancetype)initWithLength:(NSUInteger)length { return [self initWithBytes:NULL length:length]; }
- (void *)mutableBytes { return _bytes; }
- (void)setLength:(NSUInteger)length {
  _roomy = NULL;
  _bytes = (unsigned char *)realloc(_bytes, length ? length : 1);
  if (length > _length) memset(_bytes + _length, 0, length - _length);
  _length = length;
}
- (void)appendBytes:(const void *)bytes length:(NSUInteger)length {
  NSUInteger whole = _length + length;
  if (_bytes && _bytes == _roomy && whole <= _room) {
    memmove(_bytes + _length, bytes, length);
  } else {
    // The bytes may be this object's own: the old block goes last.
    NSUInteger room = _length ? whole * 2 : whole;
    unsigned char *old = _bytes, *fresh = (unsigned char *)malloc(room + 1);
    memcpy(fresh, old, _length);
    memcpy(fresh + _length, bytes, length);
    free(old);
    _bytes = _roomy = fresh;
    _room = room;
  }
  _length = whole;
}
- (void)appendData:(NSData *)other { [self appendBytes:[other bytes] length:[other length]]; }
- (void)increaseLengthBy:(NSUInteger)length { [self setLength:_length + length]; }
static void __selfsame_checkEnd(NSMutableData *data, NSRange range, SEL selector) {
  if (range.location <= [data length] && range.length <= NSUIntegerMax - range.location) return;
  __selfsame_fail(@"NSRangeException", @"*** -[NSConcreteMutableData %s]: range {%lu, %lu} exceeds data length %lu",
                  sel_getName(selector), range.location, range.length, [data length]);
}
- (void)replaceBytesInRange:(NSRange)range withBytes:(const void *)bytes {
  __selfsame_checkEnd(self, range, _cmd);
  if (range.location + range.length > _length) [self setLength:range.location + range.length];
  memmove(_bytes + range.location, bytes, range.length);
}
- (void)replaceBytesInRange:(NSRange)range
                  withBytes:(const void *)bytes
                     length:(NSUInteger)length {
  __selfsame_checkEnd(self, range, _cmd);
  NSUInteger end = range.location + range.length;
  NSUInteger rest = _length > end ? _length - end : 0, whole = range.location + length + rest;
  unsigned char *made = (unsigned char *)calloc(whole ? whole : 1, 1);
  memcpy(made, _bytes, range.location < _length ? range.location : _length);
  if (bytes) memcpy(made + range.location, bytes, length);
  memcpy(made + range.location + length, _bytes + _length - rest, rest);
  free(_bytes);
  _bytes = made;
  _length = whole;
}
- (void)resetBytesInRange:(NSRange)range {
  __selfsame_checkEnd(self, range, _cmd);
  if (range.location + range.length > _length) [self setLength:range.location + range.length];
  memset(_bytes + range.location, 0, range.length);
}
- (void)setData:(NSData *)other {
  [self setLength:0];
  [self appendData:other];
}
@end
"""#
}
