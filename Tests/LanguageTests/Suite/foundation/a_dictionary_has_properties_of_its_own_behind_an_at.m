// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSDictionary *d = @{ @"count": @"its own", @"a": @{ @"b": @5 } };
  printf("%s %s\n", [[d valueForKey:@"count"] UTF8String], [[d valueForKey:@"@count"] description].UTF8String);
  printf("%s %d\n", [[d valueForKeyPath:@"a.b"] description].UTF8String, [[d valueForKey:@"@allKeys"] containsObject:@"a"]);
  @try {
    [d valueForKeyPath:@"@nothing.x"];
  } @catch (NSException *e) {
    printf("%s\n", e.name.UTF8String);
  }
  return 0;
}
// expect: its own 2
// expect: 5 1
// expect: NSUnknownKeyException
