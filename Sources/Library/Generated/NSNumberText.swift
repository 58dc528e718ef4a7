// swift-format-ignore-file
// Written by `make library` from Foundation/NSNumber.m: change it there.
enum NSNumberText {
static let text: StaticString = #"""
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
static inline CGPoint CGPointMake(CGFloat x, CGFloat y) {
  CGPoint point;
  point.x = x;
  point.y = y;
  return point;
}
static inline CGSize CGSizeMake(CGFloat width, CGFloat height) {
  CGSize size;
  size.width = width;
  size.height = height;
  return size;
}
static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  CGRect rect;
  rect.origin = CGPointMake(x, y);
  rect.size = CGSizeMake(width, height);
  return rect;
}
static inline NSPoint NSMakePoint(CGFloat x, CGFloat y) { return CGPointMake(x, y); }
static inline NSSize NSMakeSize(CGFloat width, CGFloat height) {
  return CGSizeMake(width, height);
}
static inline NSRect NSMakeRect(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  return CGRectMake(x, y, width, height);
}
const CGPoint CGPointZero = {0, 0};
const CGSize CGSizeZero = {0, 0};
const CGRect CGRectZero = {{0, 0}, {0, 0}};
const NSPoint NSZeroPoint = {0, 0};
const NSSize NSZeroSize = {0, 0};
const NSRect NSZeroRect = {{0, 0}, {0, 0}};

@interface NSValue : NSObject <NSCopying> {
  char *_type;
  void *_bytes;
  unsigned long _size;
}
+ (NSValue *)valueWithBytes:(const void *)bytes objCType:(const char *)type;
+ (NSValue *)value:(const void *)bytes withObjCType:(const char *)type;
- (instancetype)initWithBytes:(const void *)bytes objCType:(const char *)type;
- (void)getValue:(void *)buffer;
- (void)getValue:(void *)buffer size:(NSUInteger)size;
- (const char *)objCType __attribute__((objc_returns_inner_pointer));
+ (NSValue *)valueWithPointer:(const void *)pointer;
- (void *)pointerValue;
+ (NSValue *)valueWithNonretainedObject:(id)object;
- (id)nonretainedObjectValue;
+ (NSValue *)valueWithRange:(NSRange)range;
- (NSRange)rangeValue;
+ (NSValue *)valueWithPoint:(NSPoint)point;
+ (NSValue *)valueWithSize:(NSSize)size;
+ (NSValue *)valueWithRect:(NSRect)rect;
+ (NSValue *)valueWithCGPoint:(CGPoint)point;
+ (NSValue *)valueWithCGSize:(CGSize)size;
+ (NSValue *)valueWithCGRect:(CGRect)rect;
- (NSPoint)pointValue;
- (NSSize)sizeValue;
- (NSRect)rectValue;
- (CGPoint)CGPointValue;
- (CGSize)CGSizeValue;
- (CGRect)CGRectValue;
- (BOOL)isEqualToValue:(NSValue *)other;
@end

@interface NSNumber : NSValue { char _kind[2]; unsigned long _bits; }
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
+ (NSNumber *)numberWithShort:(short)value;
+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
- (NSNumber *)initWithChar:(char)value;
- (NSNumber *)initWithUnsignedChar:(unsigned char)value;
- (NSNumber *)initWithShort:(short)value;
- (NSNumber *)initWithUnsignedShort:(unsigned short)value;
- (NSNumber *)initWithInt:(int)value;
- (NSNumber *)initWithUnsignedInt:(unsigned)value;
- (NSNumber *)initWithLong:(long)value;
- (NSNumber *)initWithUnsignedLong:(unsigned long)value;
- (NSNumber *)initWithLongLong:(long long)value;
- (NSNumber *)initWithUnsignedLongLong:(unsigned long long)value;
- (NSNumber *)initWithInteger:(NSInteger)value;
- (NSNumber *)initWithUnsignedInteger:(NSUInteger)value;
- (NSNumber *)initWithFloat:(float)value;
- (NSNumber *)initWithDouble:(double)value;
- (NSNumber *)initWithBool:(BOOL)value;
- (char)charValue;
- (unsigned char)unsignedCharValue;
- (short)shortValue;
- (unsigned short)unsignedShortValue;
- (int)intValue;
- (unsigned)unsignedIntValue;
- (long)longValue;
- (unsigned long)unsignedLongValue;
- (long long)longLongValue;
- (unsigned long long)unsignedLongLongValue;
- (NSInteger)integerValue;
- (NSUInteger)unsignedIntegerValue;
- (float)floatValue;
- (double)doubleValue;
// Whether it was made of a truth value, which `objCType` does not tell from a char.
- (BOOL)__isTruth;
- (BOOL)boolValue;
- (NSString *)stringValue;
- (NSString *)descriptionWithLocale:(id)locale;
- (BOOL)isEqualToNumber:(NSNumber *)other;
- (NSComparisonResult)compare:(NSNumber *)other;
@end

@interface NSNull : NSObject <NSCopying>
+ (NSNull *)null;
@end

// Bytes of a value of an encoded type, as far as @encode spells it, and what its address is a multiple of.
static unsigned long __selfsame_encodedSize(const char **type, unsigned long *alignment) {
  const char *at = *type;
  unsigned long size = 0, one, align = 0, bits = 0;
  char open = *at, close;
  while (*at == 'r' || *at == 'n' || *at == 'N' || *at == 'o' || *at == 'O' || *at == 'V' || *at == 'A') at++;
  switch (*at++) {
    case 'c': case 'C': case 'B': size = 1; break;
    case 's': case 'S': size = 2; break;
    case 'i': case 'I': case 'f': size = 4; break;
    case 'D': size = 16; break;
    case 'v': size = 0; break;
    case '^':
      *type = at;
      __selfsame_encodedSize(type, alignment);
      *alignment = 8;
      return 8;
    case '@':
      size = 8;
      if (*at == '?') at++;
      if (*at == '"') {
        at++;
        while (*at && *at != '"') at++;
        if (*at) at++;
      }
      break;
    case '[':
      one = 0;
      while (*at >= '0' && *at <= '9') one = one * 10 + (*at++ - '0');
      size = one * __selfsame_encodedSize(&at, &align);
      if (*at == ']') at++;
      break;
    case '{': case '(':
      open = at[-1];
      close = open == '{' ? '}' : ')';
      while (*at && *at != '=' && *at != close) at++;
      if (*at == '=') at++;
      align = 1;
      while (*at && *at != close) {
        if (*at == '"') {
          at++;
          while (*at && *at != '"') at++;
          if (*at) at++;
        }
        // Bits lie side by side and cross no word. Their own type is not spelled: without it no padding is known.
        if (*at == 'b') {
          one = 0;
          while (*++at >= '0' && *at <= '9') one = one * 10 + (*at - '0');
          if ((size * 8 + bits) % 32 + one > 32) {
            size = (size * 8 + bits + 31) / 32 * 4;
            bits = 0;
          }
          bits += one;
          continue;
        }
        size += (bits + 7) / 8;
        bits = 0;
        unsigned long field = __selfsame_encodedSize(&at, &one);
        if (one > align) align = one;
        if (open == '(') { if (field > size) size = field; }
        else size = (size + one - 1) / one * one + field;
      }
      if (*at) at++;
      size = (size + (bits + 7) / 8 + align - 1) / align * align;
      break;
    default: size = 8;
  }
  *type = at;
  *alignment = align ? align : size ? size : 1;
  return size;
}
NSUInteger __selfsame_sizeOfType(const char *type) {
  unsigned long alignment;
  return type && *type ? __selfsame_encodedSize(&type, &alignment) : 0;
}
const char *NSGetSizeAndAlignment(const char *type, NSUInteger *size, NSUInteger *alignment) {
  unsigned long multiple, bytes = __selfsame_encodedSize(&type, &multiple);
  if (size) *size = bytes;
  if (alignment) *alignment = multiple;
  return type;
}

@implementation NSValue
+ (NSValue *)valueWithBytes:(const void *)bytes objCType:(const char *)type {
  return [[[NSValue alloc] initWithBytes:bytes objCType:type] autorelease];
}
+ (NSValue *)value:(const void *)bytes withObjCType:(const char *)type {
  return [[[NSValue alloc] initWithBytes:bytes objCType:type] autorelease];
}
- (instancetype)initWithBytes:(const void *)bytes objCType:(const char *)type {
  self = [super init];
  if (self) {
    _type = strdup(type);
    _size = __selfsame_sizeOfType(type);
    _bytes = malloc(_size ? _size : 1);
    memcpy(_bytes, bytes, _size);
  }
  return self;
}
- (void)dealloc {
  free(_type);
  free(_bytes);
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (void)getValue:(void *)buffer { memcpy(buffer, _bytes, _size); }
- (void)getValue:(void *)buffer size:(NSUInteger)size {
  memcpy(buffer, _bytes, size < _size ? size : _size);
}
- (const char *)objCType { return _type; }
+ (NSValue *)valueWithPointer:(const void *)pointer {
  return [self valueWithBytes:&pointer objCType:"^v"];
}
- (void *)pointerValue {
  void *pointer = NULL;
  [self getValue:&pointer size:sizeof(pointer)];
  return pointer;
}
+ (NSValue *)valueWithNonretainedObject:(id)object {
  return [self valueWithBytes:&object objCType:"@"];
}
- (id)nonretainedObjectValue { return (id)[self pointerValue]; }
+ (NSValue *)valueWithRange:(NSRange)range {
  return [self valueWithBytes:&range objCType:@encode(NSRange)];
}
- (NSRange)rangeValue {
  NSRange range;
  [self getValue:&range size:sizeof(range)];
  return range;
}
+ (NSValue *)valueWithPoint:(NSPoint)point {
  return [self valueWithBytes:&point objCType:@encode(CGPoint)];
}
+ (NSValue *)valueWithSize:(NSSize)size {
  return [self valueWithBytes:&size objCType:@encode(CGSize)];
}
+ (NSValue *)valueWithRect:(NSRect)rect {
  return [self valueWithBytes:&rect objCType:@encode(CGRect)];
}
+ (NSValue *)valueWithCGPoint:(CGPoint)point { return [self valueWithPoint:point]; }
+ (NSValue *)valueWithCGSize:(CGSize)size { return [self valueWithSize:size]; }
+ (NSValue *)valueWithCGRect:(CGRect)rect { return [self valueWithRect:rect]; }
- (NSPoint)pointValue {
  NSPoint point;
  [self getValue:&point size:sizeof(point)];
  return point;
}
- (NSSize)sizeValue {
  NSSize size;
  [self getValue:&size size:sizeof(size)];
  return size;
}
- (NSRect)rectValue {
  NSRect rect;
  [self getValue:&rect size:sizeof(rect)];
  return rect;
}
- (CGPoint)CGPointValue { return [self pointValue]; }
- (CGSize)CGSizeValue { return [self sizeValue]; }
- (CGRect)CGRectValue { return [self rectValue]; }
- (BOOL)isEqualToValue:(NSValue *)other {
  return other && _size == other->_size && strcmp([self objCType], [other objCType]) == 0
      && memcmp(_bytes, other->_bytes, _size) == 0;
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSValue class]] && ![other isKindOfClass:[NSNumber class]]
          && [self isEqualToValue:other]);
}
- (NSUInteger)hash {
  NSUInteger hash = _size, i;
  for (i = 0; i < _size; i++) hash = hash * 31 + ((unsigned char *)_bytes)[i];
  return hash;
}
- (NSString *)description {
  if (strcmp(_type, "^v") == 0) {
    return [NSString stringWithFormat:@"<NSValue: %p>", [self pointerValue]];
  }
  if (strcmp(_type, @encode(NSRange)) == 0) {
    NSRange range = [self rangeValue];
    return [NSString stringWithFormat:@"NSRange: {%lu, %lu}", range.location, range.length];
  }
  if (strcmp(_type, @encode(CGPoint)) == 0) {
    CGPoint point = [self pointValue];
    return [NSString stringWithFormat:@"NSPoint: {%g, %g}", point.x, point.y];
  }
  if (strcmp(_type, @encode(CGSize)) == 0) {
    CGSize size = [self sizeValue];
    return [NSString stringWithFormat:@"NSSize: {%g, %g}", size.width, size.height];
  }
  if (strcmp(_type, @encode(CGRect)) == 0) {
    CGRect rect = [self rectValue];
    return [NSString stringWithFormat:@"NSRect: {{%g, %g}, {%g, %g}}", rect.origin.x,
            rect.origin.y, rect.size.width, rect.size.height];
  }
  NSMutableString *text = [NSMutableString stringWithFormat:@"{length = %lu, bytes = 0x", _size];
  NSUInteger i;
  for (i = 0; i < _size; i++) [text appendFormat:@"%02x", ((unsigned char *)_bytes)[i]];
  [text appendString:@"}"];
  return text;
}
@end

// A number's value as the other kinds. Out of range is saturated, as the processors do it.
static double __selfsame_numberDouble(char kind, unsigned long bits) {
  if (kind == 'd' || kind == 'f') return *(double *)&bits;
  if (kind == 'Q') return (double)bits;
  return (double)(long)bits;
}
static long __selfsame_numberInteger(char kind, unsigned long bits) {
  if (kind == 'd' || kind == 'f') {
    double value = *(double *)&bits;
    if (value != value) return 0;
    // What does not fit is the smallest number, as the processor has it.
    if (value >= 9223372036854775807.0) return -9223372036854775807L - 1;
    if (value <= -9223372036854775807.0) return -9223372036854775807L - 1;
    return (long)value;
  }
  return (long)bits;
}

@interface NSNumber (Making)
- (NSNumber *)__initWithBits:(unsigned long)bits kind:(char)kind type:(char)type;
@end
// A number that ARC takes over from here would go with its scope; on real machines it is a tagged pointer
// and never goes. So these put it into the pool before they return it.
static NSNumber *__selfsame_number(long value, char type) {
  NSNumber *number = [[NSNumber alloc] __initWithBits:(unsigned long)value kind:'q' type:type];
  [number autorelease];
  return number;
}
static NSNumber *__selfsame_unsigned(unsigned long value, char type) {
  NSNumber *number = [[NSNumber alloc] __initWithBits:value kind:'Q' type:type];
  [number autorelease];
  return number;
}
// A truth value is there once, and nobody counts it.
@interface __NSCFBoolean : NSNumber
@end
static NSNumber *__selfsame_truths[2];
__attribute__((selfsame_visible(handOut)))
static NSNumber *__selfsame_truth(BOOL value) {
  if (!__selfsame_truths[value]) {
    __selfsame_truths[value] = [NSAllocateObject([__NSCFBoolean class], 0, NULL) initWithBool:value];
  }
  return __selfsame_truths[value];
}

@implementation NSNumber
// A number of the program's own subclass has its value somewhere else: it is what its primitives say, `objCType`
// and `getValue:`.
static IMP __selfsame_valueMethod(Class aClass, SEL selector)
    __attribute__((selfsame_native(runtimeImplementation)));
static NSNumber *__selfsame_plainNumber(NSNumber *number) {
  SEL primitive = @selector(getValue:);
  if (number->_kind[0] || __selfsame_valueMethod(object_getClass(number), primitive)
          == __selfsame_valueMethod([NSNumber class], primitive)) {
    return number;
  }
  union { char c; short s; int i; long q; float f; double d; } value = {.q = 0};
  const char *type = [number objCType];
  [number getValue:&value];
  switch (type ? *type : 0) {
    case 'c': return [NSNumber numberWithChar:value.c];
    case 'C': case 'B': return [NSNumber numberWithUnsignedChar:(unsigned char)value.c];
    case 's': return [NSNumber numberWithShort:value.s];
    case 'S': return [NSNumber numberWithUnsignedShort:(unsigned short)value.s];
    case 'i': return [NSNumber numberWithInt:value.i];
    case 'I': return [NSNumber numberWithUnsignedInt:(unsigned)value.i];
    case 'L': case 'Q': return [NSNumber numberWithUnsignedLong:(unsigned long)value.q];
    case 'f': return [NSNumber numberWithFloat:value.f];
    case 'd': return [NSNumber numberWithDouble:value.d];
    default: return [NSNumber numberWithLong:value.q];
  }
}
- (NSNumber *)__initWithBits:(unsigned long)bits kind:(char)kind type:(char)type {
  _bits = bits;
  _kind[0] = kind;
  _kind[1] = type;
  _type = NULL;
  return self;
}
+ (NSNumber *)numberWithChar:(char)value { return __selfsame_number(value, 'c'); }
+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value {
  return __selfsame_number(value, 's');
}
+ (NSNumber *)numberWithShort:(short)value { return __selfsame_number(value, 's'); }
+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value {
  return __selfsame_number(value, 'i');
}
+ (NSNumber *)numberWithInt:(int)value { return __selfsame_number(value, 'i'); }
+ (NSNumber *)numberWithUnsignedInt:(unsigned)value { return __selfsame_number(value, 'q'); }
+ (NSNumber *)numberWithLong:(long)value { return __selfsame_number(value, 'q'); }
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value {
  return __selfsame_unsigned(value, 'Q');
}
+ (NSNumber *)numberWithLongLong:(long long)value { return __selfsame_number(value, 'q'); }
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value {
  return __selfsame_unsigned(value, 'Q');
}
+ (NSNumber *)numberWithInteger:(NSInteger)value { return __selfsame_number(value, 'q'); }
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value {
  return __selfsame_unsigned(value, 'Q');
}
+ (NSNumber *)numberWithFloat:(float)value {
  NSNumber *number = [[self alloc] initWithFloat:value];
  [number autorelease];
  return number;
}
+ (NSNumber *)numberWithDouble:(double)value {
  NSNumber *number = [[self alloc] initWithDouble:value];
  [number autorelease];
  return number;
}
+ (NSNumber *)numberWithBool:(BOOL)value { return __selfsame_truth(value); }
- (NSNumber *)initWithChar:(char)value {
  return [self __initWithBits:(unsigned long)(long)value kind:'q' type:'c'];
}
- (NSNumber *)initWithUnsignedChar:(unsigned char)value {
  return [self __initWithBits:value kind:'q' type:'s'];
}
- (NSNumber *)initWithShort:(short)value {
  return [self __initWithBits:(unsigned long)(long)value kind:'q' type:'s'];
}
- (NSNumber *)initWithUnsignedShort:(unsigned short)value {
  return [self __initWithBits:value kind:'q' type:'i'];
}
- (NSNumber *)initWithInt:(int)value {
  return [self __initWithBits:(unsigned long)(long)value kind:'q' type:'i'];
}
- (NSNumber *)initWithUnsignedInt:(unsigned)value {
  return [self __initWithBits:value kind:'q' type:'q'];
}
- (NSNumber *)initWithLong:(long)value {
  return [self __initWithBits:(unsigned long)value kind:'q' type:'q'];
}
- (NSNumber *)initWithUnsignedLong:(unsigned long)value {
  return [self __initWithBits:value kind:'Q' type:'Q'];
}
- (NSNumber *)initWithLongLong:(long long)value {
  return [self __initWithBits:(unsigned long)value kind:'q' type:'q'];
}
- (NSNumber *)initWithUnsignedLongLong:(unsigned long long)value {
  return [self __initWithBits:value kind:'Q' type:'Q'];
}
- (NSNumber *)initWithInteger:(NSInteger)value {
  return [self __initWithBits:(unsigned long)value kind:'q' type:'q'];
}
- (NSNumber *)initWithUnsignedInteger:(NSUInteger)value {
  return [self __initWithBits:value kind:'Q' type:'Q'];
}
- (NSNumber *)initWithFloat:(float)value {
  double wide = value;
  return [self __initWithBits:*(unsigned long *)&wide kind:'f' type:'f'];
}
- (NSNumber *)initWithDouble:(double)value {
  return [self __initWithBits:*(unsigned long *)&value kind:'d' type:'d'];
}
- (NSNumber *)initWithBool:(BOOL)value {
  return [self __initWithBits:value ? 1 : 0 kind:'q' type:'B'];
}
- (const char *)objCType {
  switch (_kind[1]) {
    case 's': return "s";
    case 'i': return "i";
    case 'q': return "q";
    case 'Q': return "Q";
    case 'f': return "f";
    case 'd': return "d";
    default: return "c";
  }
}
- (void)getValue:(void *)buffer {
  switch (_kind[1]) {
    case 's': *(short *)buffer = [self shortValue]; break;
    case 'i': *(int *)buffer = [self intValue]; break;
    case 'q': case 'Q': *(unsigned long *)buffer = _bits; break;
    case 'f': *(float *)buffer = [self floatValue]; break;
    case 'd': *(double *)buffer = [self doubleValue]; break;
    default: *(char *)buffer = [self charValue];
  }
}
- (void)getValue:(void *)buffer size:(NSUInteger)size { [self getValue:buffer]; }
- (char)charValue { return (char)[self longValue]; }
- (unsigned char)unsignedCharValue { return (unsigned char)[self longValue]; }
- (short)shortValue { return (short)[self longValue]; }
- (unsigned short)unsignedShortValue { return (unsigned short)[self longValue]; }
- (int)intValue { return (int)[self longValue]; }
- (unsigned)unsignedIntValue { return (unsigned)[self longValue]; }
- (long)longValue {
  if (!_kind[0]) self = __selfsame_plainNumber(self);
  return __selfsame_numberInteger(_kind[0], _bits);
}
- (unsigned long)unsignedLongValue { return (unsigned long)[self longValue]; }
- (long long)longLongValue { return [self longValue]; }
- (unsigned long long)unsignedLongLongValue { return (unsigned long)[self longValue]; }
- (NSInteger)integerValue { return [self longValue]; }
- (NSUInteger)unsignedIntegerValue { return (NSUInteger)[self longValue]; }
- (float)floatValue { return (float)[self doubleValue]; }
- (double)doubleValue {
  if (!_kind[0]) self = __selfsame_plainNumber(self);
  return __selfsame_numberDouble(_kind[0], _bits);
}
- (BOOL)__isTruth { return _kind[1] == 'B'; }
- (BOOL)boolValue {
  if (!_kind[0]) self = __selfsame_plainNumber(self);
  return _kind[0] == 'd' || _kind[0] == 'f' ? *(double *)&_bits != 0 : _bits != 0;
}
- (NSString *)stringValue { return [self description]; }
- (NSString *)descriptionWithLocale:(id)locale { return [self description]; }
- (NSString *)description {
  if (!_kind[0]) self = __selfsame_plainNumber(self);
  switch (_kind[0]) {
    case 'f': return [NSString stringWithFormat:@"%0.7g", *(double *)&_bits];
    case 'd': {
      // The shortest of 15, 16 and 17 digits that reads back as the same number.
      char text[40];
      double value = *(double *)&_bits;
      int digits;
      for (digits = 15; digits < 17; digits++) {
        snprintf(text, sizeof(text), "%.*g", digits, value);
        if ([[NSString stringWithUTF8String:text] doubleValue] == value) break;
      }
      // Sixteen digits in front of the point are still written out.
      if (fabs(value) >= 1e15 && fabs(value) < 1e16) return [NSString stringWithFormat:@"%.0f", value];
      return [NSString stringWithFormat:@"%.*g", digits, value];
    }
    case 'Q': return [NSString stringWithFormat:@"%lu", _bits];
    default: return [NSString stringWithFormat:@"%ld", (long)_bits];
  }
}
- (NSComparisonResult)compare:(NSNumber *)other {
  if (!other) {
    __selfsame_fail(@"NSInvalidArgumentException", @"-[__NSCFNumber compare:]: nil argument");
  }
  if (![other isKindOfClass:[NSNumber class]]) [other objCType];
  if (!_kind[0]) self = __selfsame_plainNumber(self);
  if (!other->_kind[0]) other = __selfsame_plainNumber(other);
  char mine = _kind[0], its = other->_kind[0];
  if (mine != 'd' && mine != 'f' && its != 'd' && its != 'f') {
    // A large unsigned number is above every signed one.
    BOOL large = mine == 'Q' && (long)_bits < 0;
    BOOL otherLarge = its == 'Q' && (long)other->_bits < 0;
    if (large != otherLarge) return large ? NSOrderedDescending : NSOrderedAscending;
    if (_bits == other->_bits) return NSOrderedSame;
    return (long)_bits < (long)other->_bits ? NSOrderedAscending : NSOrderedDescending;
  }
  double a = [self doubleValue], b = [other doubleValue];
  // What is no number is equal to its like, and lies between the negative and the positive ones.
  if (a != a || b != b) {
    if (a != a && b != b) return NSOrderedSame;
    double number = a != a ? b : a;
    BOOL isBelow = number < 0 || 1 / number < 0;
    return (a != a) == isBelow ? NSOrderedDescending : NSOrderedAscending;
  }
  return a < b ? NSOrderedAscending : a > b ? NSOrderedDescending : NSOrderedSame;
}
- (BOOL)isEqualToNumber:(NSNumber *)other {
  return other != nil && [self compare:other] == NSOrderedSame;
}
- (BOOL)isEqualToValue:(NSValue *)other { return [self isEqual:other]; }
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSNumber class]] && [self compare:other] == NSOrderedSame);
}
- (NSUInteger)hash {
  if (!_kind[0]) self = __selfsame_plainNumber(self);
  long whole = [self longValue];
  if ((_kind[0] == 'd' || _kind[0] == 'f') && (double)whole != *(double *)&_bits) {
    return _bits ^ _bits >> 29;
  }
  return (unsigned long)(whole < 0 ? -whole : whole) * 2654435761u;
}
@end

@implementation __NSCFBoolean
- (id)retain { return self; }
- (oneway void)release {}
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (id)copyWithZone:(NSZone *)zone { return self; }
@end

static NSNull *__selfsame_null;
@implementation NSNull
+ (NSNull *)null __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_null) __selfsame_null = NSAllocateObject([NSNull class], 0, NULL);
  return __selfsame_null;
}
+ (id)allocWithZone:(NSZone *)zone { return [self null]; }
- (id)retain { return self; }
- (oneway void)release {}
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSString *)description { return @"<null>"; }
@end
"""#
}
