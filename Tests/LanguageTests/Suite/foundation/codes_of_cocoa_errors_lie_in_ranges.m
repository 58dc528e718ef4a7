#import <Foundation/Foundation.h>

static const char *family(NSError *error) {
  if (![error.domain isEqualToString:NSCocoaErrorDomain]) return "other";
  if (error.code >= NSFileErrorMinimum && error.code <= NSFileErrorMaximum) return "file";
  if (error.code >= NSValidationErrorMinimum && error.code <= NSValidationErrorMaximum) return "value";
  if (error.code >= NSCoderErrorMinimum && error.code <= NSCoderErrorMaximum) return "archive";
  return "none";
}

int main(void) {
  NSInteger codes[] = { NSFileReadTooLargeError, NSKeyValueValidationError, NSCoderValueNotFoundError,
    NSUserCancelledError };
  for (int i = 0; i < 4; i++) {
    NSError *error = [NSError errorWithDomain:NSCocoaErrorDomain code:codes[i]
                                     userInfo:@{ NSDebugDescriptionErrorKey : @"why" }];
    NSLog(@"%ld %s %@", error.code, family(error), error.userInfo[NSDebugDescriptionErrorKey]);
  }
  // expect: 263 file why
  // expect: 1024 value why
  // expect: 4865 archive why
  // expect: 3072 none why
  NSError *missing = nil;
  NSString *text = [NSString stringWithContentsOfFile:@"/nowhere" encoding:NSUTF8StringEncoding error:&missing];
  NSLog(@"%d %d", text == nil, missing.code == NSFileReadNoSuchFileError); // expect: 1 1
  return 0;
}
