// expect: M0844
// mode: arc
#import <Foundation/Foundation.h>
@interface List : NSObject
@property (nonatomic, copy) NSMutableArray *items;
@end
@implementation List
@end
int main() { List *l = [List new]; l.items = [NSMutableArray array]; NSLog(@"%lu", (unsigned long)l.items.count); return 0; }
