// mode: mrc
#import <Foundation/Foundation.h>
@interface A : NSObject { int x; }
- (id)initWithX:(int)n;
@end
@implementation A
- (id)init { return [self initWithX:3]; }
- (id)initWithX:(int)n { self = [super init]; if (self != nil) { x = n; } return self; }
@end
@interface B : A
@end
@implementation B
- (id)initWithX:(int)n { if (!(self = [super initWithX:n])) return nil; return self; }
@end
int main() { B *b = [[B alloc] init]; [b release]; return 0; }
