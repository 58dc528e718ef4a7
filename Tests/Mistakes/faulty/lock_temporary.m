// expect: M0873
// mode: arc
#import <Foundation/Foundation.h>
@interface Tally : NSObject { int n; }
- (void)add;
@end
@implementation Tally
- (void)add { NSObject *lock = [NSObject new]; @synchronized(lock) { n++; } }
@end
int main() { Tally *t = [Tally new]; [t add]; return 0; }
