// mode: mrc
#import <Foundation/Foundation.h>
@interface T : NSObject { NSMutableArray *a; NSMutableDictionary *d; NSString *s; }
@end
@implementation T
- (id)init { if ((self = [super init])) { a = [[NSMutableArray alloc] init]; d = [[NSMutableDictionary alloc] init]; s = [[NSString alloc] initWithFormat:@"%d and more text", 1]; } return self; }
- (void)dealloc { [a release]; [d release]; [s release]; [super dealloc]; }
@end
int main() { T *t = [[T alloc] init]; [t release]; return 0; }
