// mode: mrc
#import <Foundation/Foundation.h>
@interface Card : NSObject <NSCopying> { NSString *text; }
@property (nonatomic, copy) NSString *text;
@end
@implementation Card
@synthesize text;
- (id)copyWithZone:(NSZone *)zone { Card *c = [[Card allocWithZone:zone] init]; c.text = text; return c; }
- (void)dealloc { [text release]; [super dealloc]; }
@end
int main() { Card *a = [[Card alloc] init]; a.text = @"x"; Card *b = [a copy]; [a release]; [b release]; return 0; }
