// expect: M0811
// mode: mrc
#import <Foundation/Foundation.h>
@interface Bird : NSObject
@end
@implementation Bird
- (void)dealloc { NSLog(@"bird gone"); [super dealloc]; }
@end
int main() { Bird *b = [[Bird alloc] init]; [b dealloc]; return 0; }
