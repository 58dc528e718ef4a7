// swift-format-ignore-file
// Written by `make library` from Foundation/NSError.m: change it there.
enum NSErrorText {
static let text: StaticString = #"""
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
  text = [_userInfo objectForKey:NSLocalizedFailureReasonErrorKey];
  if (text) {
    return [NSString stringWithFormat:@"The operation couldn’t be completed. %@", text];
  }
  return [NSString stringWithFormat:@"The operation couldn’t be completed. (%@ error %ld.)",
          _domain, _code];
}
- (NSString *)localizedFailureReason {
  return [_userInfo objectForKey:NSLocalizedFailureReasonErrorKey];
}
- (NSString *)localizedRecoverySuggestion {
  return [_userInfo objectForKey:NSLocalizedRecoverySuggestionErrorKey];
}
- (NSString *)description {
  NSString *text = [_userInfo objectForKey:NSLocalizedDescriptionKey];
  if ([_userInfo count] == 0) {
    return [NSString stringWithFormat:@"Error Domain=%@ Code=%ld \"(null)\"", _domain, _code];
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
          _code, text ? text : @"(null)", info];
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSError class]] && [other code] == _code
          && [[other domain] isEqual:_domain] && [[other userInfo] isEqual:_userInfo]);
}
- (NSUInteger)hash { return [_domain hash] ^ (NSUInteger)_code; }
@end
"""#
}
