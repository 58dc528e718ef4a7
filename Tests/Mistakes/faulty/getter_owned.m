// expect: M0809
// mode: mrc
#import <Foundation/Foundation.h>
@interface Album : NSObject { NSMutableArray *songs; }
- (NSArray *)songs;
@end
@implementation Album
- (id)init { if ((self = [super init])) songs = [[NSMutableArray alloc] init]; return self; }
- (NSArray *)songs { return [songs copy]; }
- (void)dealloc { [songs release]; [super dealloc]; }
@end
int main() {
    Album *a = [[Album alloc] init];
    NSLog(@"%lu", (unsigned long)[[a songs] count]);
    [a release];
    return 0;
}
