// mode: arc
#import <Foundation/Foundation.h>

// Towards more and towards less ask for the sign; up and down do not.
int main(void) {
  NSNumberFormatter *money = [NSNumberFormatter new];
  money.numberStyle = NSNumberFormatterDecimalStyle;
  money.maximumFractionDigits = 1;
  NSNumberFormatterRoundingMode modes[] = {NSNumberFormatterRoundCeiling, NSNumberFormatterRoundFloor,
                                           NSNumberFormatterRoundUp, NSNumberFormatterRoundDown};
  for (int i = 0; i < 4; i++) {
    money.roundingMode = modes[i];
    printf("%s %s %s\n", [[money stringFromNumber:@1.21] UTF8String], [[money stringFromNumber:@-1.21] UTF8String],
           [[money stringFromNumber:@-1.29] UTF8String]);
  }
  // expect: 1.3 -1.2 -1.2
  // expect: 1.2 -1.3 -1.3
  // expect: 1.3 -1.3 -1.3
  // expect: 1.2 -1.2 -1.2
  @try {
    NSDateComponents *month = [NSDateComponents new];
    month.month = 1;
    NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierGregorian];
    [calendar dateByAddingComponents:month toDate:[NSDate dateWithTimeIntervalSince1970:0] options:NSCalendarWrapComponents];
  } @catch (NSException *exception) {
    printf("%s\n", [exception.reason UTF8String]);
  }
  // expect: NSCalendarWrapComponents: not built; without it a larger unit is carried
  return 0;
}
