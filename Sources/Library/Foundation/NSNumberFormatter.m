// NSNumberFormatter: numbers as people in the United States write them, `1,234.5`, `$3.00`, `25%`, and back.
//
// A style sets what a pattern (`#,##0.00`) could say, too: how many digits stand before and behind the point,
// what separates thousands, what stands in front of and behind the number.
//: part NSNumberFormatter

typedef NSUInteger NSNumberFormatterStyle;
enum {
  NSNumberFormatterNoStyle = 0,
  NSNumberFormatterDecimalStyle,
  NSNumberFormatterCurrencyStyle,
  NSNumberFormatterPercentStyle
};
typedef NSUInteger NSNumberFormatterRoundingMode;
enum {
  NSNumberFormatterRoundCeiling = 0,
  NSNumberFormatterRoundFloor,
  NSNumberFormatterRoundDown,
  NSNumberFormatterRoundUp,
  NSNumberFormatterRoundHalfEven,
  NSNumberFormatterRoundHalfDown,
  NSNumberFormatterRoundHalfUp
};

@interface NSNumberFormatter : NSFormatter
@property(nonatomic) NSNumberFormatterStyle numberStyle;
@property(nonatomic) NSNumberFormatterRoundingMode roundingMode;
@property(nonatomic) NSUInteger minimumIntegerDigits;
@property(nonatomic) NSUInteger minimumFractionDigits;
@property(nonatomic) NSUInteger maximumFractionDigits;
@property(nonatomic) BOOL usesGroupingSeparator;
@property(nonatomic, copy) NSString *groupingSeparator;
@property(nonatomic, copy) NSString *decimalSeparator;
@property(nonatomic) BOOL usesSignificantDigits;
@property(nonatomic) NSUInteger minimumSignificantDigits;
@property(nonatomic) NSUInteger maximumSignificantDigits;
@property(nonatomic, copy) NSString *currencySymbol;
@property(nonatomic, copy) NSString *currencyCode;
@property(nonatomic, copy) NSString *positivePrefix;
@property(nonatomic, copy) NSString *positiveSuffix;
@property(nonatomic, copy) NSString *positiveFormat;
@property(nonatomic, copy) NSLocale *locale;
+ (NSString *)localizedStringFromNumber:(NSNumber *)number numberStyle:(NSNumberFormatterStyle)style;
- (NSString *)stringFromNumber:(NSNumber *)number;
- (NSNumber *)numberFromString:(NSString *)text;
@end

@implementation NSNumberFormatter
- (instancetype)init {
  self = [super init];
  if (self) {
    _groupingSeparator = @",";
    _decimalSeparator = @".";
    _currencySymbol = @"$";
    _currencyCode = @"USD";
    _minimumSignificantDigits = 1;
    _maximumSignificantDigits = 6;
    _locale = [[NSLocale currentLocale] retain];
    _roundingMode = NSNumberFormatterRoundHalfEven;
    [self setNumberStyle:NSNumberFormatterNoStyle];
  }
  return self;
}
- (void)dealloc {
  [_groupingSeparator release];
  [_decimalSeparator release];
  [_currencySymbol release];
  [_currencyCode release];
  [_positivePrefix release];
  [_positiveSuffix release];
  [_positiveFormat release];
  [_locale release];
  [super dealloc];
}
- (void)setLocale:(NSLocale *)locale {
  if ([[locale localeIdentifier] length] && ![[locale languageCode] isEqualToString:@"en"]) {
    [NSException raise:NSInvalidArgumentException
                format:@"numbers in the locale %@: not built; those of en_US are", [locale localeIdentifier]];
  }
  [_locale autorelease];
  _locale = [locale copy];
}
// The signs of money that are known in the United States; any other is written with its three letters.
- (void)setCurrencyCode:(NSString *)code {
  static const char *const signs[] = {
    "USD", "$", "EUR", "€", "GBP", "£", "JPY", "¥", "INR", "₹", "ILS", "₪", "KRW", "₩", "VND", "₫", "BRL", "R$",
    "CAD", "CA$", "AUD", "A$", "NZD", "NZ$", "HKD", "HK$", "TWD", "NT$", "MXN", "MX$", "CNY", "CN¥", "PHP", "₱", NULL
  };
  [_currencyCode autorelease];
  _currencyCode = [code copy];
  NSString *sign = [NSString stringWithFormat:@"%@\u00a0", code];
  for (int i = 0; signs[i]; i += 2) {
    if ([code isEqualToString:[NSString stringWithUTF8String:signs[i]]]) sign = [NSString stringWithUTF8String:signs[i + 1]];
  }
  [self setCurrencySymbol:sign];
  [self __settleMoney];
}
// Yen, won and dong have no hundredths.
- (void)__settleMoney {
  if (_numberStyle != NSNumberFormatterCurrencyStyle) return;
  BOOL isWhole = [@[@"JPY", @"KRW", @"VND"] containsObject:_currencyCode];
  _minimumFractionDigits = _maximumFractionDigits = isWhole ? 0 : 2;
}
- (void)setNumberStyle:(NSNumberFormatterStyle)style {
  if (style > NSNumberFormatterPercentStyle) {
    [NSException raise:NSInvalidArgumentException
                format:@"this style of numbers: not built; decimal, currency and percent are"];
  }
  _numberStyle = style;
  _minimumIntegerDigits = style == NSNumberFormatterNoStyle ? 0 : 1;
  _minimumFractionDigits = 0;
  _maximumFractionDigits = style == NSNumberFormatterDecimalStyle ? 3 : 0;
  _usesGroupingSeparator = style != NSNumberFormatterNoStyle;
  [self __settleMoney];
}
- (void)setMinimumFractionDigits:(NSUInteger)digits {
  _minimumFractionDigits = digits;
  if (_maximumFractionDigits < digits) _maximumFractionDigits = digits;
}
- (void)setMaximumFractionDigits:(NSUInteger)digits {
  _maximumFractionDigits = digits;
  if (_minimumFractionDigits > digits) _minimumFractionDigits = digits;
}
- (NSString *)format { return _positiveFormat; }
- (void)setFormat:(NSString *)format { [self setPositiveFormat:format]; }
// `$#,##0.00`: what stands before the first # or 0 and behind the last is text.
- (void)setPositiveFormat:(NSString *)format {
  NSUInteger length = [format length], from = 0, to = length, i;
  while (from < length && !strchr("#0.,", (char)[format characterAtIndex:from])) from++;
  while (to > from && !strchr("#0.,", (char)[format characterAtIndex:to - 1])) to--;
  BOOL isBehind = NO;
  _minimumIntegerDigits = _minimumFractionDigits = _maximumFractionDigits = 0;
  _usesGroupingSeparator = NO;
  for (i = from; i < to; i++) {
    unichar unit = [format characterAtIndex:i];
    if (unit == '.') isBehind = YES;
    else if (unit == ',') _usesGroupingSeparator = YES;
    else if (isBehind) {
      _maximumFractionDigits++;
      if (unit == '0') _minimumFractionDigits++;
    } else if (unit == '0') _minimumIntegerDigits++;
  }
  [_positiveFormat autorelease];
  _positiveFormat = [format copy];
  [self setPositivePrefix:[format substringToIndex:from]];
  [self setPositiveSuffix:[format substringFromIndex:to]];
  if ([_positiveSuffix isEqualToString:@"%"]) _numberStyle = NSNumberFormatterPercentStyle;
}

// `scaled`: without its sign, which two of the ways ask for.
- (double)__round:(double)scaled isNegative:(BOOL)isNegative {
  double whole = floor(scaled), half = scaled - whole - 0.5;
  switch (_roundingMode) {
    case NSNumberFormatterRoundCeiling: return isNegative ? whole : ceil(scaled);
    case NSNumberFormatterRoundFloor: return isNegative ? ceil(scaled) : whole;
    case NSNumberFormatterRoundDown: return whole;
    case NSNumberFormatterRoundUp: return ceil(scaled);
    case NSNumberFormatterRoundHalfDown: return half > 0 ? whole + 1 : whole;
    case NSNumberFormatterRoundHalfUp: return half >= 0 ? whole + 1 : whole;
    default: return half > 0 || (half == 0 && fmod(whole, 2) != 0) ? whole + 1 : whole;
  }
}
- (NSString *)stringFromNumber:(NSNumber *)number {
  if (!number) return nil;
  double value = [number doubleValue];
  if (value != value) return @"NaN";
  BOOL isNegative = value < 0;
  value = fabs(value) * (_numberStyle == NSNumberFormatterPercentStyle ? 100 : 1);
  NSInteger places = _maximumFractionDigits, least = _minimumFractionDigits;
  if (_usesSignificantDigits) {
    // Where the first digit stands.
    char text[40];
    snprintf(text, sizeof text, "%.14e", value);
    NSInteger power = value == 0 ? 0 : atoi(strchr(text, 'e') + 1);
    places = (NSInteger)_maximumSignificantDigits - 1 - power;
    least = (NSInteger)_minimumSignificantDigits - 1 - power;
    if (least < 0) least = 0;
  }
  NSMutableString *digits;
  if (!_usesSignificantDigits && places == 0 && value < 1e18 && value == floor(value) && !strchr("fd", *[number objCType])
      && _numberStyle != NSNumberFormatterPercentStyle) {
    unsigned long whole = isNegative ? -[number unsignedLongValue] : [number unsignedLongValue];
    digits = [NSMutableString stringWithFormat:@"%lu", whole];
  } else {
    // Fifteen digits are what a double is sure of: 2.675 lies half between, though its bits lie a little below.
    NSString *scaled = [NSString stringWithFormat:@"%.15g", places < 0 ? value / pow(10, -places) : value * pow(10, places)];
    digits = [NSMutableString stringWithFormat:@"%.0f", [self __round:[scaled doubleValue] isNegative:isNegative]];
    // 0.9996 has become 1.000: one digit more.
    if (_usesSignificantDigits && [digits length] > _maximumSignificantDigits) {
      [digits deleteCharactersInRange:NSMakeRange([digits length] - 1, 1)];
      places--;
      if (least > 0) least--;
    }
    for (; places < 0; places++) [digits appendString:@"0"];
  }
  while ([digits length] < (NSUInteger)places + 1) [digits insertString:@"0" atIndex:0];
  NSUInteger point = [digits length] - (NSUInteger)places;
  NSMutableString *fraction = [NSMutableString stringWithString:[digits substringFromIndex:point]];
  while ([fraction length] > least && [fraction hasSuffix:@"0"]) {
    [fraction deleteCharactersInRange:NSMakeRange([fraction length] - 1, 1)];
  }
  NSMutableString *text = [NSMutableString stringWithString:[digits substringToIndex:point]];
  if (_minimumIntegerDigits == 0 && [text isEqualToString:@"0"] && [fraction length]) [text setString:@""];
  while ([text length] < _minimumIntegerDigits) [text insertString:@"0" atIndex:0];
  if (_usesGroupingSeparator) {
    for (NSInteger at = (NSInteger)[text length] - 3; at > 0; at -= 3) [text insertString:_groupingSeparator atIndex:at];
  }
  if ([fraction length]) [text appendFormat:@"%@%@", _decimalSeparator, fraction];
  if (_positivePrefix) [text insertString:_positivePrefix atIndex:0];
  else if (_numberStyle == NSNumberFormatterCurrencyStyle) [text insertString:_currencySymbol atIndex:0];
  if (_positiveSuffix) [text appendString:_positiveSuffix];
  else if (_numberStyle == NSNumberFormatterPercentStyle) [text appendString:@"%"];
  return isNegative ? [@"-" stringByAppendingString:text] : text;
}
- (NSString *)stringForObjectValue:(id)object {
  return [object isKindOfClass:[NSNumber class]] ? [self stringFromNumber:object] : nil;
}
- (NSNumber *)numberFromString:(NSString *)text {
  NSString *plain = [text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
  BOOL isPart = _numberStyle == NSNumberFormatterPercentStyle, isMoney = _numberStyle == NSNumberFormatterCurrencyStyle;
  if (isMoney && ![plain hasPrefix:_currencySymbol] && ![plain hasPrefix:@"-"]) return nil;
  if (isMoney) plain = [plain stringByReplacingOccurrencesOfString:_currencySymbol withString:@""];
  if (isPart && ![plain hasSuffix:@"%"]) return nil;
  if (isPart) plain = [plain substringToIndex:[plain length] - 1];
  if (_usesGroupingSeparator) {
    plain = [plain stringByReplacingOccurrencesOfString:_groupingSeparator withString:@""];
  }
  const char *digits = [plain UTF8String];
  char *end;
  double value = strtod(digits, &end);
  if (!*digits || *end || isspace(*digits) || strpbrk(digits, "xXnN")) return nil;
  if (isPart) value /= 100;
  return value == floor(value) && fabs(value) < 1e15 ? [NSNumber numberWithLongLong:(long long)value]
                                                    : (id)[NSNumber numberWithDouble:value];
}
+ (NSString *)localizedStringFromNumber:(NSNumber *)number numberStyle:(NSNumberFormatterStyle)style {
  NSNumberFormatter *formatter = [[[self alloc] init] autorelease];
  [formatter setNumberStyle:style];
  return [formatter stringFromNumber:number];
}
@end
