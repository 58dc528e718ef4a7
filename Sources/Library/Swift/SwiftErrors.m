// Swift's errors and its traps: what `throw` leaves for `catch`, and the sentences a program stops with.
//: part Swift

/* What a thread has thrown and nobody caught yet. */
@protocol SwiftError <NSObject>
@end
/* An error that has words for it, and what stands for the words of one that has none. */
@protocol SwiftLocalizedError
- (NSString *)errorDescription;
- (NSString *)swiftErrorDomain;
- (long)swiftErrorCode;
@end
NSString *__swift_localized(id error) __attribute__((ns_returns_retained));
NSString *__swift_localized(id error) {
  if ([error respondsToSelector:@selector(errorDescription)]) {
    NSString *text = [error errorDescription];
    if (text) return [text retain];
  }
  return [[NSString stringWithFormat:@"The operation could not be completed. (%@ error %ld.)",
                                     [error swiftErrorDomain], [error swiftErrorCode]] retain];
}
// The object whose initializer ended before all of it was there: its `deinit` does not run.
__thread void *__swift_unborn;
static __thread id swift_thrown;
void __swift_throw(id error) {
  id old = swift_thrown;
  swift_thrown = [error retain];
  [old release];
}
_Bool __swift_thrown(void) { return swift_thrown != nil; }
id __swift_taken(void) __attribute__((ns_returns_retained));
id __swift_taken(void) {
  id error = swift_thrown;
  swift_thrown = nil;
  return error;
}
_Bool __swift_dropped(_Bool goes) {
  if (!swift_thrown) return 0;
  if (goes) [__swift_taken() release];
  return 1;
}
NSString *__swift_text_any(id value, _Bool debug) __attribute__((ns_returns_retained));

void __swift_stop(NSString *text) __attribute__((selfsame_native(trap), noreturn));
void __swift_fatal(NSString *text) {
  if ([text length] == 0) __swift_stop(@"Fatal error");
  __swift_stop([NSString stringWithFormat:@"Fatal error: %@", text]);
}
void __swift_failed(NSString *head, NSString *text) {
  if ([text length] == 0) __swift_stop(head);
  __swift_stop([NSString stringWithFormat:@"%@: %@", head, text]);
}
void __swift_uncaught(void) {
  __swift_failed(@"Fatal error: Error raised at top level",
                 [__swift_text_any([__swift_taken() autorelease], 1) autorelease]);
}
void __swift_raised(void) {
  __swift_failed(@"Fatal error: 'try!' expression unexpectedly raised an error",
                 [__swift_text_any([__swift_taken() autorelease], 1) autorelease]);
}
id __swift_unwrap(id value) {
  if (!value) {
    __swift_stop(@"Fatal error: Unexpectedly found nil while unwrapping an Optional value");
  }
  return value;
}
id __swift_unwrap_implicitly(id value) {
  if (!value) {
    __swift_stop(@"Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional "
                 @"value");
  }
  return value;
}
id __swift_unowned(id value) {
  if (!value) {
    __swift_stop(@"Fatal error: Attempted to read an unowned reference but object was "
                 @"already destroyed");
  }
  return value;
}
void __swift_bad_cast(NSString *from, NSString *to) {
  __swift_stop([NSString stringWithFormat:@"Could not cast value of type '%@' to '%@'.", from, to]);
}
