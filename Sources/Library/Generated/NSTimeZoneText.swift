// swift-format-ignore-file
// Written by `make library` from Foundation/NSTimeZone.m: change it there.
enum NSTimeZoneText {
static let text: StaticString = #"""
typedef NSString *NSLocaleKey;
NSString *const NSLocaleIdentifier = @"kCFLocaleIdentifierKey";
NSString *const NSLocaleLanguageCode = @"kCFLocaleLanguageCodeKey";
NSString *const NSLocaleCountryCode = @"kCFLocaleCountryCodeKey";
NSString *const NSLocaleDecimalSeparator = @"kCFLocaleDecimalSeparatorKey";
NSString *const NSLocaleGroupingSeparator = @"kCFLocaleGroupingSeparatorKey";
NSString *const NSLocaleCurrencySymbol = @"kCFLocaleCurrencySymbolKey";
NSString *const NSLocaleCurrencyCode = @"kCFLocaleCurrencyCodeKey";

@interface NSTimeZone : NSObject <NSCopying> {
  NSString *_name;
  NSInteger _seconds;
}
+ (instancetype)timeZoneWithName:(NSString *)name;
+ (instancetype)timeZoneWithAbbreviation:(NSString *)abbreviation;
+ (instancetype)timeZoneForSecondsFromGMT:(NSInteger)seconds;
+ (NSTimeZone *)systemTimeZone;
+ (NSTimeZone *)localTimeZone;
+ (NSTimeZone *)defaultTimeZone;
+ (void)setDefaultTimeZone:(NSTimeZone *)zone;
+ (void)resetSystemTimeZone;
- (instancetype)initWithName:(NSString *)name;
- (NSString *)name;
- (NSString *)abbreviation;
- (NSString *)abbreviationForDate:(NSDate *)date;
- (NSInteger)secondsFromGMT;
- (NSInteger)secondsFromGMTForDate:(NSDate *)date;
@property (readonly, getter=isDaylightSavingTime) BOOL daylightSavingTime;
- (BOOL)isEqualToTimeZone:(NSTimeZone *)other;
@end
@interface NSLocale : NSObject <NSCopying> { NSString *_identifier; }
+ (instancetype)currentLocale;
+ (instancetype)systemLocale;
+ (instancetype)autoupdatingCurrentLocale;
+ (instancetype)localeWithLocaleIdentifier:(NSString *)identifier;
+ (NSArray<NSString *> *)preferredLanguages;
- (instancetype)initWithLocaleIdentifier:(NSString *)identifier;
- (NSString *)localeIdentifier;
- (NSString *)languageCode;
- (NSString *)countryCode;
- (id)objectForKey:(NSString *)key;
@end

static NSTimeZone *__selfsame_defaultZone;

@implementation NSTimeZone
+ (instancetype)timeZoneForSecondsFromGMT:(NSInteger)seconds {
  NSTimeZone *zone = [[self alloc] init];
  long minutes = labs(seconds) / 60;
  zone->_seconds = seconds;
  zone->_name = seconds == 0 ? @"GMT" : [[NSString alloc] initWithFormat:@"GMT%c%02ld%02ld",
      seconds < 0 ? '-' : '+', minutes / 60, minutes % 60];
  return [zone autorelease];
}
- (instancetype)initWithName:(NSString *)name {
  NSArray *same = [NSArray arrayWithObjects:@"UTC", @"GMT", @"Etc/UTC", @"Etc/GMT", @"Z", nil];
  if (![same containsObject:name]) {
    BOOL isFixed = [name hasPrefix:@"GMT"] || [name hasPrefix:@"UTC"];
    const char *digits = [[name substringFromIndex:isFixed ? 3 : 0] UTF8String];
    if (isFixed && (*digits == '+' || *digits == '-')) {
      long number = atol(digits + 1), hours = strlen(digits) > 3 ? number / 100 : number;
      long minutes = strlen(digits) > 3 ? number % 100 : 0;
      [self release];
      return [[NSTimeZone timeZoneForSecondsFromGMT:(hours * 60 + minutes) * (*digits == '-' ? -60 : 60)] retain];
    }
    if ([name rangeOfString:@"/"].length || [[name uppercaseString] isEqualToString:name]) {
      [NSException raise:NSInvalidArgumentException
                  format:@"the time zone %@: not built; UTC and distances to it (GMT+0200) are", name];
    }
    [self release];
    return nil;
  }
  self = [super init];
  _name = [name copy];
  return self;
}
+ (instancetype)timeZoneWithName:(NSString *)name {
  return [[[self alloc] initWithName:name] autorelease];
}
+ (instancetype)timeZoneWithAbbreviation:(NSString *)abbreviation {
  return [self timeZoneWithName:abbreviation];
}
+ (NSTimeZone *)systemTimeZone { return [self timeZoneWithName:@"UTC"]; }
+ (NSTimeZone *)localTimeZone { return [self defaultTimeZone]; }
+ (NSTimeZone *)defaultTimeZone { return __selfsame_defaultZone ?: [self systemTimeZone]; }
+ (void)setDefaultTimeZone:(NSTimeZone *)zone {
  [zone retain];
  [__selfsame_defaultZone release];
  __selfsame_defaultZone = zone;
}
+ (void)resetSystemTimeZone {}
- (void)dealloc {
  [_name release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)name { return _name; }
- (NSString *)abbreviation {
  if (_seconds == 0) return [_name hasPrefix:@"Etc/"] ? [_name substringFromIndex:4] : _name;
  long minutes = labs(_seconds) / 60;
  return minutes % 60
      ? [NSString stringWithFormat:@"GMT%c%ld:%02ld", _seconds < 0 ? '-' : '+', minutes / 60, minutes % 60]
      : [NSString stringWithFormat:@"GMT%c%ld", _seconds < 0 ? '-' : '+', minutes / 60];
}
- (NSString *)abbreviationForDate:(NSDate *)date { return [self abbreviation]; }
- (NSInteger)secondsFromGMT { return _seconds; }
- (NSInteger)secondsFromGMTForDate:(NSDate *)date { return _seconds; }
- (BOOL)isDaylightSavingTime { return NO; }
- (BOOL)isEqualToTimeZone:(NSTimeZone *)other {
  return other && [_name isEqualToString:[other name]] && _seconds == [other secondsFromGMT];
}
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSTimeZone class]] && [self isEqualToTimeZone:other];
}
- (NSUInteger)hash { return [_name hash]; }
- (NSString *)description {
  return [NSString stringWithFormat:@"%@ (%@) offset %ld", _name, [self abbreviation], (long)_seconds];
}
@end

@implementation NSLocale
+ (instancetype)localeWithLocaleIdentifier:(NSString *)identifier {
  return [[[self alloc] initWithLocaleIdentifier:identifier] autorelease];
}
+ (instancetype)currentLocale { return [self localeWithLocaleIdentifier:@"en_US"]; }
+ (instancetype)autoupdatingCurrentLocale { return [self currentLocale]; }
+ (instancetype)systemLocale { return [self localeWithLocaleIdentifier:@""]; }
+ (NSArray *)preferredLanguages { return [NSArray arrayWithObject:@"en-US"]; }
- (instancetype)initWithLocaleIdentifier:(NSString *)identifier {
  self = [super init];
  _identifier = [identifier copy];
  return self;
}
- (void)dealloc {
  [_identifier release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)localeIdentifier { return _identifier; }
- (NSString *)__part:(NSUInteger)number {
  NSString *text = [_identifier stringByReplacingOccurrencesOfString:@"-" withString:@"_"];
  NSArray *parts = [text componentsSeparatedByString:@"_"];
  return number < [parts count] ? [parts objectAtIndex:number] : nil;
}
- (NSString *)languageCode { return [self __part:0]; }
- (NSString *)countryCode { return [self __part:1]; }
- (id)objectForKey:(NSString *)key {
  if (key == NSLocaleIdentifier) return _identifier;
  if (key == NSLocaleLanguageCode) return [self languageCode];
  if (key == NSLocaleCountryCode) return [self countryCode];
  if (![[self languageCode] isEqualToString:@"en"] && [_identifier length]) {
    [NSException raise:NSInvalidArgumentException
                format:@"the customs of the locale %@: not built; those of en_US are", _identifier];
  }
  if (key == NSLocaleDecimalSeparator) return @".";
  if (key == NSLocaleGroupingSeparator) return @",";
  if (key == NSLocaleCurrencySymbol) return @"$";
  return key == NSLocaleCurrencyCode ? @"USD" : nil;
}
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSLocale class]] && [_identifier isEqualToString:[other localeIdentifier]];
}
- (NSUInteger)hash { return [_identifier hash]; }
@end
"""#
}
