// mode: mrc
#import <Foundation/Foundation.h>
@interface Stack : NSObject { NSMutableArray *a; }
- (void)push:(id)x;
- (id)pop;
@end
@implementation Stack
- (id)init { if ((self = [super init])) a = [[NSMutableArray alloc] init]; return self; }
- (void)push:(id)x { [a addObject:x]; }
- (id)pop { id x = [[a lastObject] retain]; [a removeLastObject]; return [x autorelease]; }
- (void)dealloc { [a release]; [super dealloc]; }
@end
int main() { @autoreleasepool { Stack *s = [[Stack alloc] init]; [s push:@"a"]; [s push:[NSMutableArray array]]; NSLog(@"%@", [s pop]); [s release]; } return 0; }
