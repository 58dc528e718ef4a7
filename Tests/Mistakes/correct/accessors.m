// mode: arc
#import <Foundation/Foundation.h>
@interface U : NSObject { NSString *_name; }
@property (nonatomic, copy) NSString *name;
@end
@implementation U
- (void)setName:(NSString *)name { _name = [name copy]; }
- (NSString *)name { return _name ?: @"none"; }
@end
int main() { U *u = [U new]; u.name = @"x"; NSLog(@"%@", u.name); return 0; }
