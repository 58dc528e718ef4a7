// expect: M0825
// mode: mrc
#import <Foundation/Foundation.h>
@interface Room : NSObject { NSMutableArray *chairs; }
- (id)initWithChairs:(NSMutableArray *)c;
- (NSUInteger)count;
@end
@implementation Room
- (id)initWithChairs:(NSMutableArray *)c { if ((self = [super init])) { chairs = c; } return self; }
- (NSUInteger)count { return [chairs count]; }
@end
int main() {
    NSMutableArray *c = [[NSMutableArray alloc] init];
    Room *r = [[Room alloc] initWithChairs:c];
    [c release];
    NSLog(@"%lu", (unsigned long)[r count]);
    return 0;
}
