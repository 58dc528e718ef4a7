// mode: mrc
#import <Foundation/Foundation.h>
@interface Key : NSObject
@end
@implementation Key
- (BOOL)isEqual:(id)other { printf("equal "); return [other isKindOfClass:[Key class]]; }
- (id)retain { printf("retain "); return [super retain]; }
- (oneway void)release { printf("release "); [super release]; }
- (void)dealloc { printf("dealloc "); [super dealloc]; }
@end
int main(void) {
  Key *key = [Key new];
  NSMutableArray *a = [[NSMutableArray alloc] initWithObjects:@"x", key, nil];
  [key release];
  printf("\n");
  // expect: retain release 
  [a removeObject:[a lastObject]];
  printf("| %lu\n", (unsigned long)a.count);
  // expect: retain release equal release dealloc | 1
  [a removeObject:@"y"];
  printf("%lu\n", (unsigned long)a.count);  // expect: 1
  [a release];
  return 0;
}
