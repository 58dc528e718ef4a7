// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
  formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US"];
  NSArray *numbers = @[@0, @1234567, @-1234.5678, @0.256, @2.675, @(-0.4)];
  for (NSUInteger style = 0; style <= NSNumberFormatterPercentStyle; style++) {
    formatter.numberStyle = style;
    for (NSNumber *number in numbers) printf(" %s", [[formatter stringFromNumber:number] UTF8String]);
    printf("\n");
  }
  formatter.numberStyle = NSNumberFormatterDecimalStyle;
  formatter.minimumFractionDigits = 2;
  formatter.roundingMode = NSNumberFormatterRoundDown;
  formatter.maximumFractionDigits = 2;
  printf("%s %s\n", [[formatter stringFromNumber:@9.999] UTF8String],
         [[formatter stringFromNumber:@1000] UTF8String]);
  NSNumberFormatter *pattern = [NSNumberFormatter new];
  [pattern setPositiveFormat:@"€ #,##000.0#"];
  printf("%s %s\n", [[pattern stringFromNumber:@7] UTF8String], [[pattern stringFromNumber:@65432.125] UTF8String]);
  printf("%s %d %s\n", [[[formatter numberFromString:@"1,234.5"] stringValue] UTF8String],
         [formatter numberFromString:@"12 apples"] == nil, [[[formatter numberFromString:@"-7"] stringValue] UTF8String]);
  printf("%s\n", [[NSNumberFormatter localizedStringFromNumber:@0.5
                                                   numberStyle:NSNumberFormatterPercentStyle] UTF8String]);
  return 0;
}
// expect:  0 1234567 -1235 0 3 -0
// expect:  0 1,234,567 -1,234.568 0.256 2.675 -0.4
// expect:  $0.00 $1,234,567.00 -$1,234.57 $0.26 $2.68 -$0.40
// expect:  0% 123,456,700% -123,457% 26% 268% -40%
// expect: 9.99 1,000.00
// expect: € 007.0 € 65,432.12
// expect: 1234.5 1 -7
// expect: 50%
