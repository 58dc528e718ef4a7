#import <Foundation/Foundation.h>
int main(void) {
  NSString *s = @"singleton";
  NSLog(@"%@ %@", [s substringFromIndex:6], [s substringToIndex:6]);  // expect: ton single
  NSLog(@"%@", [[s uppercaseString] stringByAppendingFormat:@"-%d", 4]);  // expect: SINGLETON-4
  NSRange r = [s rangeOfString:@"let"];
  NSLog(@"%lu %lu %d", r.location, r.length, [s hasPrefix:@"sing"]);  // expect: 4 3 1
  NSLog(@"%d", [s rangeOfString:@"x"].location == NSNotFound);  // expect: 1
  return 0;
}
