// mode: mrc
#import <Foundation/Foundation.h>
@interface Coin : NSObject <NSCopying>
@end
@implementation Coin
- (id)copyWithZone:(NSZone *)zone { return [[Coin alloc] init]; }
- (void)dealloc { printf("~ "); [super dealloc]; }
@end
int main(void) {
  @autoreleasepool {
    Coin *coin = [[Coin alloc] init];
    NSSet *set = [[NSSet alloc] initWithSet:[NSSet setWithObject:coin] copyItems:YES];
    printf("%lu ", [[set anyObject] retainCount]);
    [set release];
    puts("set");  // expect: 1 ~ set
    NSDictionary *table = [[NSDictionary alloc]
        initWithDictionary:[NSDictionary dictionaryWithObject:coin forKey:@"k"] copyItems:YES];
    printf("%lu ", [[table objectForKey:@"k"] retainCount]);
    [table release];
    puts("dictionary");  // expect: 1 ~ dictionary
    [coin release];
  }
  puts("end");  // expect: ~ end
  return 0;
}
