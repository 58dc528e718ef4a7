#import <Foundation/Foundation.h>
@interface Car : NSObject
@end
@implementation Car
@end
int main(void) {
  @autoreleasepool {
    NSLog(@"%d %d %d", [@5 isGreaterThan:@3], [@"b" isLessThanOrEqualTo:@"a"], [@2 isNotEqualTo:@2.0]);  // expect: 1 0 0
    NSLog(@"%d %d %d", [@"hello" isLike:@"h*o"], [@"HELLO" isLike:@"h*"], [@"HELLO" isCaseInsensitiveLike:@"h*"]);  // expect: 1 0 1
    NSLog(@"%d %d", [@[@1, @2] doesContain:@2], [@"text" doesContain:@"t"]);  // expect: 1 0
    NSExpression *sum = [NSExpression expressionWithFormat:@"(%@ + 3) * price", @4];
    NSLog(@"%@", [sum expressionValueWithObject:@{@"price": @2} context:nil]);  // expect: 14
    @try {
      [NSExpression expressionWithFormat:@"3 +"];
    } @catch (NSException *e) {
      NSLog(@"%@", e.reason);  // expect: Unable to parse the format string "3 +"
    }
    NSCharacterSet *control = [NSCharacterSet controlCharacterSet], *symbols = [NSCharacterSet symbolCharacterSet];
    NSLog(@"%d %d %d", [control characterIsMember:'\n'], [control characterIsMember:0x7f], [control characterIsMember:' ']);  // expect: 1 1 0
    NSLog(@"%d %d %d", [symbols characterIsMember:'+'], [symbols characterIsMember:0x20ac], [symbols characterIsMember:'-']);  // expect: 1 1 0
    NSCharacterSet *letters = [NSCharacterSet letterCharacterSet], *upper = [NSCharacterSet uppercaseLetterCharacterSet];
    NSLog(@"%d %d", [letters isSupersetOfSet:upper], [upper isSupersetOfSet:letters]);  // expect: 1 0
    NSLog(@"%@", [[NSString alloc] initWithFormat:@"%.1f of %@" locale:[NSLocale currentLocale], 2.5, @"all"]);  // expect: 2.5 of all
    NSLog(@"%@ %@", [[NSBundle mainBundle] classNamed:@"Car"], [[NSBundle mainBundle] classNamed:@"Cart"]);  // expect: Car (null)
    NSNumberFormatter *money = [NSNumberFormatter new];
    money.numberStyle = NSNumberFormatterCurrencyStyle;
    money.currencyCode = @"EUR";
    NSLog(@"%@", [money stringFromNumber:@1234.5]);  // expect: €1,234.50
    money.currencyCode = @"JPY";
    NSLog(@"%@", [money stringFromNumber:@1234.5]);  // expect: ¥1,234
    NSNumberFormatter *few = [NSNumberFormatter new];
    few.numberStyle = NSNumberFormatterDecimalStyle;
    few.usesSignificantDigits = YES;
    few.maximumSignificantDigits = 3;
    NSLog(@"%@ %@ %@", [few stringFromNumber:@1234.5], [few stringFromNumber:@0.0123456], [few stringFromNumber:@-98765]);  // expect: 1,230 0.0123 -98,800
    few.minimumSignificantDigits = 3;
    NSLog(@"%@ %@ %@", [few stringFromNumber:@2], [few stringFromNumber:@0], [few stringFromNumber:@0.99996]);  // expect: 2.00 0.00 1.00
  }
  return 0;
}
