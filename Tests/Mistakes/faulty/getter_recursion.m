// expect: M0861
// mode: arc
#import <Foundation/Foundation.h>
@interface Tag : NSObject
@property (nonatomic) int size;
@end
@implementation Tag
- (int)size { return self.size; }
@end
int main() { Tag *t = [Tag new]; NSLog(@"%d", t.size); return 0; }
