// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSMutableArray *a = [NSMutableArray arrayWithObjects:@"a", @"b", nil];
  @try { for (id x in a) { printf("%s\n", [x UTF8String]); [a addObject:@"c"]; } } // expect: a
  @catch (NSException *e) { printf("%s\n", [[e name] UTF8String]); } // expect: NSGenericException
  return 0;
}
