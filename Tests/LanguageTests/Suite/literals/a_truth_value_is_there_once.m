// mode: mrc
// The numbers of YES and NO are two objects that nobody counts: Core Foundation's kCFBooleanTrue and kCFBooleanFalse.
#import <CoreFoundation/CoreFoundation.h>
int main(void) {
  NSLog(@"%d %d", @YES == [NSNumber numberWithBool:YES], (id)@YES == (id)@NO);  // expect: 1 0
  NSLog(@"%@ %d", [@NO class], [@YES isKindOfClass:[NSNumber class]]);  // expect: __NSCFBoolean 1
  NSLog(@"%d %d", (id)kCFBooleanTrue == @YES, [(id)kCFBooleanFalse boolValue]);  // expect: 1 0
  NSLog(@"%d", [@YES retainCount] == NSUIntegerMax);  // expect: 1
  for (int i = 0; i < 3; i++) [@YES release];
  NSLog(@"%@ %s %d %d", @YES, [@YES objCType], [@YES isEqual:@1], [@{@YES: @"y"} count] == 1);  // expect: 1 c 1 1
  NSLog(@"%d %@", CFBooleanGetValue(kCFBooleanTrue), (id)kCFNull);  // expect: 1 <null>
  return 0;
}
