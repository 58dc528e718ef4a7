// mode: arc
#import <Foundation/Foundation.h>
@interface L : NSObject
@property (copy) NSArray *items;
@property (strong) NSMutableArray *work;
@end
@implementation L
@end
int main() { L *l = [L new]; l.items = [NSMutableArray arrayWithObject:@1]; l.work = [l.items mutableCopy]; [l.work addObject:@2]; return 0; }
