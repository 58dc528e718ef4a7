#include <pthread.h>
static pthread_once_t gate = PTHREAD_ONCE_INIT;
static void hire(void) { theCrew = [[Crew alloc] init]; }
@implementation Crew
+ (Crew *)sharedCrew { pthread_once(&gate, hire); return theCrew; }
- (instancetype)init { if ((self = [super init])) self.sailors = 12; return self; }
@end
