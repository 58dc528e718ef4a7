// expect: M0835
// mode: mrc
#import <Foundation/Foundation.h>
@interface Club : NSObject { NSMutableArray *people; }
- (NSMutableArray *)people;
@end
@implementation Club
- (id)init { if ((self = [super init])) people = [[NSMutableArray alloc] init]; return self; }
- (NSMutableArray *)people { return people; }
- (void)dealloc { [people release]; [super dealloc]; }
@end
int main() { Club *c = [[Club alloc] init]; [[c people] addObject:c]; [c release]; return 0; }
