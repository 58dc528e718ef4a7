// What the library raises comes to the program's handler as well, and what the handler throws itself does not.
// mode: arc
#import <Foundation/Foundation.h>
static void told(NSException *exception) {
  printf("%s\n", [exception.name UTF8String]);  // expect: NSRangeException
  @throw [NSException exceptionWithName:@"Second" reason:@"of the handler" userInfo:nil];  // expect runtime error: R0601
}
int main(void) {
  NSSetUncaughtExceptionHandler(&told);
  NSArray *list = @[ @1 ];
  return [list[3] intValue];
}
