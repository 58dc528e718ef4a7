// mode: mrc
#import <Foundation/Foundation.h>
@interface Card : NSObject <NSCopying> { int n; }
- (id)initWithNumber:(int)k;
@end
@implementation Card
- (id)initWithNumber:(int)k { if ((self = [super init])) n = k; return self; }
- (id)copyWithZone:(NSZone *)zone { return [[[self class] allocWithZone:zone] initWithNumber:n]; }
@end
int main() { Card *a = [[Card alloc] initWithNumber:3]; Card *b = [a copy]; [a release]; [b release]; return 0; }
