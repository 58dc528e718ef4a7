// expect: M0853
// mode: arc
#import <Foundation/Foundation.h>
@interface Hall : NSObject
+ (instancetype)shared;
@end
@implementation Hall
+ (instancetype)shared { static Hall *h; if (!h) h = [[Hall alloc] init]; return h; }
- (instancetype)init { self = [super init]; if (self) { NSLog(@"%@", [Hall shared]); } return self; }
@end
int main() { [Hall shared]; return 0; }
