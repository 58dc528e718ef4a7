// mode: mrc
#import <Foundation/Foundation.h>
@interface Shelf : NSObject { NSMutableArray *books; }
- (NSMutableArray *)books;
@end
@implementation Shelf
- (NSMutableArray *)books { if (!books) books = [[NSMutableArray alloc] init]; return books; }
- (void)dealloc { [books release]; [super dealloc]; }
@end
int main() { Shelf *s = [[Shelf alloc] init]; [[s books] addObject:@"a"]; [s release]; return 0; }
