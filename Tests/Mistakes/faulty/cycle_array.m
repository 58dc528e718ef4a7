// expect: M0835
// mode: arc
#import <Foundation/Foundation.h>
@interface Team : NSObject { NSMutableArray *members; }
- (void)add:(id)m;
@end
@implementation Team
- (instancetype)init { self = [super init]; if (self) members = [[NSMutableArray alloc] init]; return self; }
- (void)add:(id)m { [members addObject:m]; }
@end
@interface Member : NSObject
@property (nonatomic, strong) Team *team;
@end
@implementation Member
@end
int main() { Team *t = [Team new]; Member *m = [Member new]; m.team = t; [t add:m]; return 0; }
