// swift-format-ignore-file
// Written by `make library` from Foundation/NSException.m: change it there.
enum NSExceptionText {
static let text: StaticString = #"""
@class NSDictionary, NSArray;
typedef NSString *NSExceptionName;
NSString *const NSGenericException = @"NSGenericException";
NSString *const NSRangeException = @"NSRangeException";
NSString *const NSInvalidArgumentException = @"NSInvalidArgumentException";
NSString *const NSInternalInconsistencyException = @"NSInternalInconsistencyException";
NSString *const NSMallocException = @"NSMallocException";
NSString *const NSObjectInaccessibleException = @"NSObjectInaccessibleException";
NSString *const NSObjectNotAvailableException = @"NSObjectNotAvailableException";
NSString *const NSDestinationInvalidException = @"NSDestinationInvalidException";
NSString *const NSUndefinedKeyException = @"NSUnknownKeyException";

@interface NSException : NSObject <NSCopying> {
  NSString *_name;
  NSString *_reason;
  NSDictionary *_userInfo;
  // The names of the functions that ran when it was raised, up to NULL.
  const char **_stack;
}
+ (NSException *)exceptionWithName:(NSString *)name
                            reason:(NSString *)reason
                          userInfo:(NSDictionary *)userInfo;
- (instancetype)initWithName:(NSString *)name
                      reason:(NSString *)reason
                    userInfo:(NSDictionary *)userInfo;
- (NSString *)name;
- (NSString *)reason;
- (NSDictionary *)userInfo;
- (NSArray *)callStackSymbols;
- (NSArray *)callStackReturnAddresses;
- (void)raise __attribute__((noreturn));
+ (void)raise:(NSString *)name format:(NSString *)format, ...
    __attribute__((format(NSString, 2, 3)));
+ (void)raise:(NSString *)name format:(NSString *)format arguments:(va_list)arguments;
@end
typedef void NSUncaughtExceptionHandler(NSException *exception);

// What the compiler of a real machine calls where @throw stands, with an object or without one.
__attribute__((noreturn)) void objc_exception_throw(id exception) { @throw exception; }
__attribute__((noreturn)) void objc_exception_rethrow(id exception) { @throw exception; }

// The simulated stack, the innermost function first.
static const char *__selfsame_frame(long depth) __attribute__((selfsame_native(stackFrame)));
const char **__selfsame_callStack(void) {
  long count = 0, i;
  while (count < 64 && __selfsame_frame(count)) count++;
  const char **names = (const char **)calloc(count + 1, sizeof(char *));
  for (i = 0; i < count; i++) names[i] = __selfsame_frame(i);
  return names;
}
// One line a function, in the form that Apple's backtrace has.
NSArray *__selfsame_stackSymbols(const char **names) {
  NSMutableArray *lines = [NSMutableArray array];
  for (long i = 0; names[i]; i++) {
    [lines addObject:[NSString stringWithFormat:@"%-4ld%-35s 0x%016lx %s + 0", i, "program",
                                                (unsigned long)names[i], names[i]]];
  }
  return lines;
}

@implementation NSException
+ (NSException *)exceptionWithName:(NSString *)name
                            reason:(NSString *)reason
                          userInfo:(NSDictionary *)userInfo {
  return [[[self alloc] initWithName:name reason:reason userInfo:userInfo] autorelease];
}
- (instancetype)initWithName:(NSString *)name
                      reason:(NSString *)reason
                    userInfo:(NSDictionary *)userInfo {
  self = [super init];
  if (self) {
    _name = [name copy];
    _reason = [reason copy];
    _userInfo = [(id)userInfo retain];
  }
  return self;
}
- (void)dealloc {
  free(_stack);
  [_name release];
  [_reason release];
  [(id)_userInfo release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)name { return _name; }
// Never nil, so that it can be compared and printed; who gave no reason reads that there is none. (Of Apple's the reason is
// nil then; the runtime that the conformance programs were run on has one.)
- (NSString *)reason { return _reason ? _reason : @"unspecified reason"; }
- (NSDictionary *)userInfo { return _userInfo; }
- (NSArray *)callStackSymbols { return _stack ? __selfsame_stackSymbols(_stack) : nil; }
- (NSArray *)callStackReturnAddresses {
  if (!_stack) return nil;
  NSMutableArray *addresses = [NSMutableArray array];
  for (const char **frame = _stack; *frame; frame++) {
    [addresses addObject:[NSNumber numberWithUnsignedLong:(unsigned long)*frame]];
  }
  return addresses;
}
- (NSString *)description { return _reason ? _reason : _name; }
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSException class]] && [_name isEqual:[other name]]
          && (_reason == [other reason] || [_reason isEqual:[other reason]]));
}
- (NSUInteger)hash { return [_name hash]; }
- (void)raise {
  if (!_stack) _stack = __selfsame_callStack();
  @throw self;
}
+ (void)raise:(NSString *)name format:(NSString *)format, ... {
  va_list arguments;
  __builtin_va_start(arguments, format);
  NSString *reason = [__selfsame_format(format, arguments) autorelease];
  __builtin_va_end(arguments);
  [[self exceptionWithName:name reason:reason userInfo:nil] raise];
}
+ (void)raise:(NSString *)name format:(NSString *)format arguments:(va_list)arguments {
  NSString *reason = [__selfsame_format(format, arguments) autorelease];
  [[self exceptionWithName:name reason:reason userInfo:nil] raise];
}
@end

void __selfsame_throw(NSString *name, NSString *reason) {
  NSException *exception = [NSException exceptionWithName:name reason:reason userInfo:nil];
  [reason release];
  [exception raise];
}

// Where nobody catches, the machine calls what stands here, once, and then stops at the throw.
NSUncaughtExceptionHandler *__selfsame_uncaught;
NSUncaughtExceptionHandler *NSGetUncaughtExceptionHandler(void) { return __selfsame_uncaught; }
void NSSetUncaughtExceptionHandler(NSUncaughtExceptionHandler *handler) {
  __selfsame_uncaught = handler;
}

@interface NSAssertionHandler : NSObject
+ (NSAssertionHandler *)currentHandler;
- (void)handleFailureInMethod:(SEL)selector
                       object:(id)object
                         file:(NSString *)file
                   lineNumber:(NSInteger)line
                  description:(NSString *)format, ...;
- (void)handleFailureInFunction:(NSString *)function
                           file:(NSString *)file
                     lineNumber:(NSInteger)line
                    description:(NSString *)format, ...;
@end
static NSAssertionHandler *__selfsame_assertions;
// The log names the file without its folders.
static const char *__selfsame_fileName(NSString *file) {
  const char *path = [file UTF8String];
  const char *slash = path ? strrchr(path, '/') : NULL;
  return slash ? slash + 1 : path;
}
@implementation NSAssertionHandler
+ (NSAssertionHandler *)currentHandler __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_assertions) __selfsame_assertions = [[self alloc] init];
  return __selfsame_assertions;
}
- (void)handleFailureInMethod:(SEL)selector
                       object:(id)object
                         file:(NSString *)file
                   lineNumber:(NSInteger)line
                  description:(NSString *)format, ... {
  va_list arguments;
  __builtin_va_start(arguments, format);
  NSString *reason = [__selfsame_format(format, arguments) autorelease];
  __builtin_va_end(arguments);
  BOOL isClass = object == (id)[object class];
  NSLog(@"*** Assertion failure in %c[%s %s], %s:%ld", isClass ? '+' : '-',
        isClass ? class_getName((Class)object) : object_getClassName(object),
        sel_getName(selector), __selfsame_fileName(file), line);
  @throw [NSException exceptionWithName:NSInternalInconsistencyException
                                 reason:reason
                               userInfo:nil];
}
- (void)handleFailureInFunction:(NSString *)function
                           file:(NSString *)file
                     lineNumber:(NSInteger)line
                    description:(NSString *)format, ... {
  va_list arguments;
  __builtin_va_start(arguments, format);
  NSString *reason = [__selfsame_format(format, arguments) autorelease];
  __builtin_va_end(arguments);
  NSLog(@"*** Assertion failure in %@(), %s:%ld", function, __selfsame_fileName(file), line);
  @throw [NSException exceptionWithName:NSInternalInconsistencyException
                                 reason:reason
                               userInfo:nil];
}
@end
"""#
}
