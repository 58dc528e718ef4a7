// swift-format-ignore-file
// Written by `make library` from Foundation/NSURL.m: change it there.
enum NSURLText {
static let text: StaticString = #"""
@interface NSUUID : NSObject <NSCopying> { NSString *_text; }
+ (instancetype)UUID;
- (instancetype)initWithUUIDString:(NSString *)text;
- (NSString *)UUIDString;
@end
@implementation NSUUID
+ (instancetype)UUID { return [[[self alloc] init] autorelease]; }
- (instancetype)init {
  static unsigned made;
  self = [super init];
  if (self) {
    _text = [[NSString alloc] initWithFormat:@"00000000-0000-4000-8000-%012X", ++made];
  }
  return self;
}
- (instancetype)initWithUUIDString:(NSString *)text {
  self = [super init];
  NSUInteger i, length = [text length];
  BOOL good = length == 36;
  for (i = 0; good && i < length; i++) {
    unichar c = [text characterAtIndex:i];
    if (i == 8 || i == 13 || i == 18 || i == 23) good = c == '-';
    else good = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }
  if (!good) {
    [self release];
    return nil;
  }
  _text = [[text uppercaseString] copy];
  return self;
}
- (void)dealloc {
  [_text release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)UUIDString { return _text; }
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSUUID class]] && [_text isEqualToString:[other UUIDString]];
}
- (NSUInteger)hash { return [_text hash]; }
- (NSString *)description { return _text; }
@end

@interface NSURL : NSObject <NSCopying> { NSString *_text; }
+ (instancetype)URLWithString:(NSString *)text;
+ (instancetype)fileURLWithPath:(NSString *)path;
- (instancetype)initWithString:(NSString *)text;
- (instancetype)initFileURLWithPath:(NSString *)path;
- (NSString *)absoluteString;
- (NSString *)scheme;
- (NSString *)host;
- (NSNumber *)port;
- (NSString *)user;
- (NSString *)path;
- (NSString *)query;
- (NSString *)fragment;
- (NSString *)lastPathComponent;
- (NSString *)pathExtension;
- (NSArray *)pathComponents;
@property (readonly, getter=isFileURL) BOOL fileURL;
- (NSURL *)URLByAppendingPathComponent:(NSString *)component;
- (NSURL *)URLByDeletingLastPathComponent;
@end
@implementation NSURL
+ (instancetype)URLWithString:(NSString *)text {
  return [[[self alloc] initWithString:text] autorelease];
}
+ (instancetype)fileURLWithPath:(NSString *)path {
  return [[[self alloc] initFileURLWithPath:path] autorelease];
}
- (instancetype)initWithString:(NSString *)text {
  self = [super init];
  if (!text || [text rangeOfString:@" "].location != NSNotFound) {
    [self release];
    return nil;
  }
  _text = [text copy];
  return self;
}
- (instancetype)initFileURLWithPath:(NSString *)path {
  if (!path) {
    __selfsame_fail(@"NSInvalidArgumentException", @"*** -[NSURL initFileURLWithPath:]: nil string parameter");
  }
  path = [path stringByReplacingOccurrencesOfString:@" " withString:@"%20"];
  return [self initWithString:[@"file://" stringByAppendingString:path]];
}
- (void)dealloc {
  [_text release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)absoluteString { return _text; }
// What stands before the first of some signs, or all.
- (NSString *)__part:(NSString *)text upTo:(NSString *)signs {
  NSRange found = [text rangeOfCharacterFromSet:
      [NSCharacterSet characterSetWithCharactersInString:signs]];
  return found.location == NSNotFound ? text : [text substringToIndex:found.location];
}
- (NSString *)__part:(NSString *)text after:(NSString *)sign {
  NSRange found = [text rangeOfString:sign];
  return found.location == NSNotFound ? nil : [text substringFromIndex:NSMaxRange(found)];
}
- (NSString *)scheme {
  NSRange found = [_text rangeOfString:@":"];
  return found.location == NSNotFound ? nil : [_text substringToIndex:found.location];
}
- (NSString *)__authority {
  NSString *rest = [self __part:_text after:@"://"];
  return rest ? [self __part:rest upTo:@"/?#"] : nil;
}
- (NSString *)user {
  NSString *all = [self __authority];
  NSRange at = [all rangeOfString:@"@"];
  return !all || at.location == NSNotFound
      ? nil : [self __part:[all substringToIndex:at.location] upTo:@":"];
}
- (NSString *)host {
  NSString *all = [self __authority];
  NSString *behind = all ? [self __part:all after:@"@"] : nil;
  all = [self __part:behind ? behind : all upTo:@":"];
  return [all length] ? all : nil;
}
- (NSNumber *)port {
  NSString *all = [self __authority];
  NSString *behind = all ? [self __part:all after:@"@"] : nil;
  if (behind) all = behind;
  NSString *number = all ? [self __part:all after:@":"] : nil;
  return [number length] ? [NSNumber numberWithInteger:[number integerValue]] : nil;
}
- (NSString *)path {
  NSString *rest = [self __part:_text after:@"://"];
  if (rest) {
    NSUInteger host = [[self __authority] length];
    rest = [rest substringFromIndex:host];
  } else {
    NSString *behind = [self __part:_text after:@":"];
    rest = behind ? behind : _text;
  }
  rest = [self __part:rest upTo:@"?#"];
  rest = [rest stringByReplacingOccurrencesOfString:@"%20" withString:@" "];
  if ([rest length] > 1 && [rest hasSuffix:@"/"]) {
    rest = [rest substringToIndex:[rest length] - 1];
  }
  return rest;
}
- (NSString *)query {
  NSString *before = [self __part:_text upTo:@"#"];
  return [self __part:before after:@"?"];
}
- (NSString *)fragment { return [self __part:_text after:@"#"]; }
- (NSString *)lastPathComponent { return [[self path] lastPathComponent]; }
- (NSString *)pathExtension { return [[self path] pathExtension]; }
- (NSArray *)pathComponents { return [[self path] pathComponents]; }
- (BOOL)isFileURL { return [[self scheme] isEqualToString:@"file"]; }
- (NSURL *)URLByAppendingPathComponent:(NSString *)component {
  NSString *join = [_text hasSuffix:@"/"] ? @"" : @"/";
  NSMutableString *escaped = [NSMutableString string];
  const char *byte = [component UTF8String];
  for (; byte && *byte; byte++) {
    BOOL isPlain = isalnum((unsigned char)*byte) || strchr("-._~!$&'()*+,=:@/", *byte);
    [escaped appendFormat:isPlain ? @"%c" : @"%%%02X", (unsigned char)*byte];
  }
  return [NSURL URLWithString:[NSString stringWithFormat:@"%@%@%@", _text, join, escaped]];
}
- (NSURL *)URLByDeletingLastPathComponent {
  NSUInteger last = [_text rangeOfString:@"/" options:NSBackwardsSearch].location;
  if (last == NSNotFound) return self;
  return [NSURL URLWithString:[_text substringToIndex:last + 1]];
}
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSURL class]] && [_text isEqualToString:[other absoluteString]];
}
- (NSUInteger)hash { return [_text hash]; }
- (NSString *)description { return _text; }
@end
"""#
}
