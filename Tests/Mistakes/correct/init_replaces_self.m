// mode: mrc
#import <Foundation/Foundation.h>
@interface Shape : NSObject
- (id)initWithSides:(int)n;
@end
@interface Square : Shape
@end
@implementation Shape
- (id)initWithSides:(int)n { if (n == 4 && [self class] == [Shape class]) { [self release]; return [[Square alloc] initWithSides:4]; } return [super init]; }
@end
@implementation Square
@end
int main() { Shape *s = [[Shape alloc] initWithSides:4]; NSLog(@"%d", [s isKindOfClass:[Square class]]); [s release]; return 0; }
