// mode: arc
#import <Foundation/Foundation.h>
@interface A : NSObject
@property (strong) id other;
@end
@implementation A
@end
int main() { A *x = [A new], *y = [A new]; x.other = y; y.other = x; x.other = nil; return 0; }
