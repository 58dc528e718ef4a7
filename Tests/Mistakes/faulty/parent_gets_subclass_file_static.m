// expect: M0852
// mode: mrc
#import <Foundation/Foundation.h>
@interface Log : NSObject
+ (id)log;
@end
static Log *theLog = nil;
@implementation Log
+ (id)log { if (theLog == nil) { theLog = [[self alloc] init]; } return theLog; }
@end
@interface FileLog : Log
@end
@implementation FileLog
@end
int main() { [FileLog log]; id plain = [Log log]; NSLog(@"%d", plain != nil); return 0; }
