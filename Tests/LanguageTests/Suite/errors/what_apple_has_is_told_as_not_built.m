// Names of Apple's libraries that are missing here: known, and not built; a slip in writing stays a slip.
#import <Foundation/Foundation.h>
int main(void) {
  NSProcessInfo *info = [NSProcessInfo processInfo];
  info.operatingSystemName;  // expect error: E0403
  NSLog(@"%d", NSPageSize() > 0);  // expect error: E0403
  NSLog(@"%@", NSURLFileSizeKey);  // expect error: E0403
  NSMapTabel *table;  // expect error: E0303
  return NSRoundPlain;  // expect error: E0403
}
