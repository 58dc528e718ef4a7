// What a long line of classes answered is asked anew when one of them, or a protocol of one, says more.
#import <Foundation/Foundation.h>
@protocol Told;
@interface K0 : NSObject
- (char)m;
- (char)n;
+ (char)c;
@end
@interface K1 : K0
@end
@interface K2 : K1
@end
@interface K3 : K2
@end
@interface K4 : K3
@end
@interface K5 : K4 <Told>
@end
@interface K6 : K5
@end
@interface K7 : K6
@end
@interface K8 : K7
@end
@interface K9 : K8
@end
@interface K10 : K9
@end
@interface K11 : K10
@end
@interface K12 : K11
@end
@interface K13 : K12
@end
@interface K14 : K13
@end
@interface K15 : K14
@end
@interface K16 : K15
@end
@interface K17 : K16
@end
@interface K18 : K17
@end
@interface K19 : K18
@end
@interface K20 : K19
@end
@interface K21 : K20
@end
@interface K22 : K21
@end
@interface K23 : K22
@end
@interface K24 : K23
@end
@interface K25 : K24
@end
@interface K26 : K25
@end
@interface K27 : K26
@end
@interface K28 : K27
@end
@interface K29 : K28
@end
@interface K30 : K29
@end
static void show(K30 *k) {
  printf("%zu %zu %zu\n", sizeof([k m]), sizeof([k n]), sizeof([K30 c]));
  printf("%zu %zu\n", sizeof([k m]), sizeof([(K28 *)k m]));
}
@interface K12 (More)
- (double)m;
+ (int)c;
@end
@protocol Told
- (short)n;
@end
static void showAgain(K30 *k) {
  printf("%zu %zu %zu\n", sizeof([k m]), sizeof([k n]), sizeof([K30 c]));
  printf("%zu %zu\n", sizeof([(K11 *)k m]), sizeof([(K28 *)k m]));
}
@protocol Wide
- (double)n;
@end
@interface K20 () <Wide>
@end
static void showAtLast(K30 *k) { printf("%zu %zu\n", sizeof([k n]), sizeof([(K19 *)k n])); }
@implementation K0
- (char)m { return 0; }
- (char)n { return 0; }
+ (char)c { return 0; }
@end
@implementation K1
@end
@implementation K2
@end
@implementation K3
@end
@implementation K4
@end
@implementation K5
- (short)n { return 0; }
@end
@implementation K6
@end
@implementation K7
@end
@implementation K8
@end
@implementation K9
@end
@implementation K10
@end
@implementation K11
@end
@implementation K12
@end
@implementation K13
@end
@implementation K14
@end
@implementation K15
@end
@implementation K16
@end
@implementation K17
@end
@implementation K18
@end
@implementation K19
@end
@implementation K20
- (double)n { return 0; }
@end
@implementation K21
@end
@implementation K22
@end
@implementation K23
@end
@implementation K24
@end
@implementation K25
@end
@implementation K26
@end
@implementation K27
@end
@implementation K28
@end
@implementation K29
@end
@implementation K30
@end
@implementation K12 (More)
- (double)m { return 0; }
+ (int)c { return 0; }
@end
int main(void) {
  show(nil);
  // expect: 1 1 1
  // expect: 1 1
  showAgain(nil);
  // expect: 8 2 4
  // expect: 1 8
  showAtLast(nil);  // expect: 8 2
  return 0;
}
