// Forty levels of two protocols that include two each: 2^40 ways, 80 protocols.
#import <Foundation/Foundation.h>
@protocol A0
- (int)hour;
@property (readonly) int minute;
@end
@protocol B0
@end
@protocol A1 <B0, A0>
@end
@protocol B1 <B0, A0>
@end
@protocol A2 <B1, A1>
@end
@protocol B2 <B1, A1>
@end
@protocol A3 <B2, A2>
@end
@protocol B3 <B2, A2>
@end
@protocol A4 <B3, A3>
@end
@protocol B4 <B3, A3>
@end
@protocol A5 <B4, A4>
@end
@protocol B5 <B4, A4>
@end
@protocol A6 <B5, A5>
@end
@protocol B6 <B5, A5>
@end
@protocol A7 <B6, A6>
@end
@protocol B7 <B6, A6>
@end
@protocol A8 <B7, A7>
@end
@protocol B8 <B7, A7>
@end
@protocol A9 <B8, A8>
@end
@protocol B9 <B8, A8>
@end
@protocol A10 <B9, A9>
@end
@protocol B10 <B9, A9>
@end
@protocol A11 <B10, A10>
@end
@protocol B11 <B10, A10>
@end
@protocol A12 <B11, A11>
@end
@protocol B12 <B11, A11>
@end
@protocol A13 <B12, A12>
@end
@protocol B13 <B12, A12>
@end
@protocol A14 <B13, A13>
@end
@protocol B14 <B13, A13>
@end
@protocol A15 <B14, A14>
@end
@protocol B15 <B14, A14>
@end
@protocol A16 <B15, A15>
@end
@protocol B16 <B15, A15>
@end
@protocol A17 <B16, A16>
@end
@protocol B17 <B16, A16>
@end
@protocol A18 <B17, A17>
@end
@protocol B18 <B17, A17>
@end
@protocol A19 <B18, A18>
@end
@protocol B19 <B18, A18>
@end
@protocol A20 <B19, A19>
@end
@protocol B20 <B19, A19>
@end
@protocol A21 <B20, A20>
@end
@protocol B21 <B20, A20>
@end
@protocol A22 <B21, A21>
@end
@protocol B22 <B21, A21>
@end
@protocol A23 <B22, A22>
@end
@protocol B23 <B22, A22>
@end
@protocol A24 <B23, A23>
@end
@protocol B24 <B23, A23>
@end
@protocol A25 <B24, A24>
@end
@protocol B25 <B24, A24>
@end
@protocol A26 <B25, A25>
@end
@protocol B26 <B25, A25>
@end
@protocol A27 <B26, A26>
@end
@protocol B27 <B26, A26>
@end
@protocol A28 <B27, A27>
@end
@protocol B28 <B27, A27>
@end
@protocol A29 <B28, A28>
@end
@protocol B29 <B28, A28>
@end
@protocol A30 <B29, A29>
@end
@protocol B30 <B29, A29>
@end
@protocol A31 <B30, A30>
@end
@protocol B31 <B30, A30>
@end
@protocol A32 <B31, A31>
@end
@protocol B32 <B31, A31>
@end
@protocol A33 <B32, A32>
@end
@protocol B33 <B32, A32>
@end
@protocol A34 <B33, A33>
@end
@protocol B34 <B33, A33>
@end
@protocol A35 <B34, A34>
@end
@protocol B35 <B34, A34>
@end
@protocol A36 <B35, A35>
@end
@protocol B36 <B35, A35>
@end
@protocol A37 <B36, A36>
@end
@protocol B37 <B36, A36>
@end
@protocol A38 <B37, A37>
@end
@protocol B38 <B37, A37>
@end
@protocol A39 <B38, A38>
@end
@protocol B39 <B38, A38>
@end
@protocol Other
@end
@interface Clock : NSObject <A39>
@end
@implementation Clock
- (int)hour { return 7; }
- (int)minute { return 5; }
@end
int main(void) {
  id<A39> clock = [[Clock alloc] init];
  NSLog(@"%d %d", [clock hour], clock.minute);
  // expect: 7 5
  NSLog(@"%d %d", [Clock conformsToProtocol:@protocol(Other)], [Clock conformsToProtocol:@protocol(B0)]);
  // expect: 0 1
  id<Other> other = clock;  // expect warning: W0301 initializing 'id<Other>' with an expression of incompatible type 'id<A39>'
  return other == nil;
}
