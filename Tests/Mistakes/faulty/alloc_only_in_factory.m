// expect: M0801
// mode: arc
#import <Foundation/Foundation.h>
@interface Stack : NSObject { NSMutableArray *items; }
+ (Stack *)stack;
- (NSUInteger)count;
@end
@implementation Stack
+ (Stack *)stack { return [self alloc]; }
- (id)init { self = [super init]; if (self) items = [[NSMutableArray alloc] init]; return self; }
- (NSUInteger)count { return [items count]; }
@end
int main() { NSLog(@"%lu", (unsigned long)[[Stack stack] count]); return 0; }
