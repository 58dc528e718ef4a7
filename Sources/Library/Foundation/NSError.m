// NSError: what went wrong, as an object that a method hands back through a pointer.
//
// The convention: the method answers NO or nil and sets `*error`, if the caller gave a pointer; on success it
// does not touch it, so an error from an earlier call stays what it was.
//: part NSError

typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
NSString *const NSLocalizedDescriptionKey = @"NSLocalizedDescription";
NSString *const NSLocalizedFailureErrorKey = @"NSLocalizedFailure";
NSString *const NSLocalizedFailureReasonErrorKey = @"NSLocalizedFailureReason";
NSString *const NSLocalizedRecoverySuggestionErrorKey = @"NSLocalizedRecoverySuggestion";
NSString *const NSUnderlyingErrorKey = @"NSUnderlyingError";
NSString *const NSLocalizedRecoveryOptionsErrorKey = @"NSLocalizedRecoveryOptions";
NSString *const NSRecoveryAttempterErrorKey = @"NSRecoveryAttempter";
NSString *const NSHelpAnchorErrorKey = @"NSHelpAnchor";
NSString *const NSDebugDescriptionErrorKey = @"NSDebugDescription";
NSString *const NSFilePathErrorKey = @"NSFilePath";
NSString *const NSCocoaErrorDomain = @"NSCocoaErrorDomain";
NSString *const NSPOSIXErrorDomain = @"NSPOSIXErrorDomain";
NSString *const NSOSStatusErrorDomain = @"NSOSStatusErrorDomain";
NSString *const NSURLErrorDomain = @"NSURLErrorDomain";

@interface NSError : NSObject <NSCopying> {
  NSString *_domain;
  NSInteger _code;
  NSDictionary *_userInfo;
}
+ (instancetype)errorWithDomain:(NSString *)domain
                           code:(NSInteger)code
                       userInfo:(NSDictionary *)userInfo;
- (instancetype)initWithDomain:(NSString *)domain
                          code:(NSInteger)code
                      userInfo:(NSDictionary *)userInfo;
- (NSString *)domain;
- (NSInteger)code;
- (NSDictionary *)userInfo;
- (NSString *)localizedDescription;
- (NSString *)localizedFailureReason;
- (NSString *)localizedRecoverySuggestion;
@end
// What the domains of the system itself say of their codes; nil: nothing is known of it.
static NSString *__selfsame_errorWords(NSString *domain, NSInteger code) {
  if ([domain isEqualToString:NSPOSIXErrorDomain] && code > 0 && code < 107) {
    return [NSString stringWithUTF8String:strerror((int)code)];
  }
  return nil;
}
@implementation NSError
+ (instancetype)errorWithDomain:(NSString *)domain
                           code:(NSInteger)code
                       userInfo:(NSDictionary *)userInfo {
  return [[[self alloc] initWithDomain:domain code:code userInfo:userInfo] autorelease];
}
- (instancetype)initWithDomain:(NSString *)domain
                          code:(NSInteger)code
                      userInfo:(NSDictionary *)userInfo {
  self = [super init];
  if (self) {
    _domain = [domain copy];
    _code = code;
    _userInfo = userInfo ? [userInfo copy] : [[NSDictionary alloc] init];
  }
  return self;
}
- (void)dealloc {
  [_domain release];
  [_userInfo release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)domain { return _domain; }
- (NSInteger)code { return _code; }
- (NSDictionary *)userInfo { return _userInfo; }
- (NSString *)localizedDescription {
  NSString *text = [_userInfo objectForKey:NSLocalizedDescriptionKey];
  if (text) return text;
  text = [self localizedFailureReason];
  if (text) {
    return [NSString stringWithFormat:@"The operation couldn’t be completed. %@", text];
  }
  return [NSString stringWithFormat:@"The operation couldn’t be completed. (%@ error %ld.)",
          _domain, _code];
}
- (NSString *)localizedFailureReason {
  NSString *text = [_userInfo objectForKey:NSLocalizedFailureReasonErrorKey];
  return text ? text : __selfsame_errorWords(_domain, _code);
}
- (NSString *)localizedRecoverySuggestion {
  return [_userInfo objectForKey:NSLocalizedRecoverySuggestionErrorKey];
}
- (NSString *)description {
  NSString *text = [_userInfo objectForKey:NSLocalizedDescriptionKey];
  if (!text) text = __selfsame_errorWords(_domain, _code);
  if (!text) text = @"(null)";
  if ([_userInfo count] == 0) {
    return [NSString stringWithFormat:@"Error Domain=%@ Code=%ld \"%@\"", _domain, _code, text];
  }
  NSMutableString *info = [NSMutableString string];
  NSArray *keys = [_userInfo allKeys];
  NSUInteger i, count = [keys count];
  for (i = 0; i < count; i++) {
    if (i) [info appendString:@", "];
    [info appendFormat:@"%@=%@", [keys objectAtIndex:i],
          [_userInfo objectForKey:[keys objectAtIndex:i]]];
  }
  return [NSString stringWithFormat:@"Error Domain=%@ Code=%ld \"%@\" UserInfo={%@}", _domain,
          _code, text, info];
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSError class]] && [other code] == _code
          && [[other domain] isEqual:_domain] && [[other userInfo] isEqual:_userInfo]);
}
- (NSUInteger)hash { return [_domain hash] ^ (NSUInteger)_code; }
@end
