#import <Foundation/Foundation.h>
@interface Shout : NSValueTransformer
@end
@implementation Shout
+ (Class)transformedValueClass { return [NSString class]; }
+ (BOOL)allowsReverseTransformation { return YES; }
- (id)transformedValue:(id)value { return [value uppercaseString]; }
- (id)reverseTransformedValue:(id)value { return [value lowercaseString]; }
@end
@interface Double : NSValueTransformer
@end
@implementation Double
+ (BOOL)allowsReverseTransformation { return NO; }
- (id)transformedValue:(id)value { return @([value intValue] * 2); }
@end
int main(void) {
  @autoreleasepool {
    NSValueTransformer *not = [NSValueTransformer valueTransformerForName:NSNegateBooleanTransformerName];
    NSLog(@"%@ %@", [not transformedValue:@YES], [not reverseTransformedValue:@NO]);  // expect: 0 1
    NSValueTransformer *isNil = [NSValueTransformer valueTransformerForName:NSIsNilTransformerName];
    NSValueTransformer *isThere = [NSValueTransformer valueTransformerForName:NSIsNotNilTransformerName];
    NSLog(@"%@ %@ %@", [isNil transformedValue:nil], [isNil transformedValue:@1], [isThere transformedValue:@1]);  // expect: 1 0 1
    NSLog(@"%d %@", [[isNil class] allowsReverseTransformation], [[not class] transformedValueClass]);  // expect: 0 NSNumber
    // By the name of its class, and by one that it was given.
    NSValueTransformer *shout = [NSValueTransformer valueTransformerForName:@"Shout"];
    NSLog(@"%@ %@", [shout transformedValue:@"hey"], [shout reverseTransformedValue:@"HO"]);  // expect: HEY ho
    NSLog(@"%d", shout == [NSValueTransformer valueTransformerForName:@"Shout"]);  // expect: 1
    [NSValueTransformer setValueTransformer:[Double new] forName:@"Twice"];
    NSLog(@"%@", [[NSValueTransformer valueTransformerForName:@"Twice"] transformedValue:@21]);  // expect: 42
    NSLog(@"%@", [NSValueTransformer valueTransformerForName:@"NSString"]);  // expect: (null)
    @try {
      [[NSValueTransformer valueTransformerForName:@"Twice"] reverseTransformedValue:@2];
    } @catch (NSException *e) {
      NSLog(@"%@", e.name);  // expect: NSInvalidArgumentException
    }
  }
  return 0;
}
