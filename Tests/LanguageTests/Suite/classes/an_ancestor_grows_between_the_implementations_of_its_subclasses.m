// What the methods of a class see is handed down from the class compiled before it, unless one above has changed.
#import <Foundation/Foundation.h>
@interface A : NSObject { @public int a; }
- (int)sum;
@end
@interface B : A { @public int b; }
@end
@implementation B
- (int)sum { a = 1; b = 2; return a * 10 + b; }
@end
@interface A () { int late; }
@end
@interface C : B { int c; }
@end
@implementation C
- (int)sum { a = 1; b = 2; c = 3; return a * 100 + b * 10 + c; }
@end
@interface D : C { int c2; }
- (int)more;
@end
@implementation D
- (int)sum { c2 = 4; return [super sum] * 10 + c2; }
- (int)more { return b * 10 + a; }
@end
@implementation A
- (int)sum { a = 1; return a; }
@end
// expect: 1 12 123 1234 21
int main(void) { D *d = [D new]; printf("%d %d %d %d %d\n", [[A new] sum], [[B new] sum], [[C new] sum], [d sum], [d more]); return 0; }
