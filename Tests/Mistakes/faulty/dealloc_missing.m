// expect: M0819
// mode: mrc
#import <Foundation/Foundation.h>
@interface Basket : NSObject { NSMutableArray *fruit; }
@end
@implementation Basket
- (id)init { self = [super init]; if (self) { fruit = [[NSMutableArray alloc] init]; } return self; }
@end
int main() { Basket *b = [[Basket alloc] init]; [b release]; return 0; }
