#import <Foundation/Foundation.h>
@interface Diary : NSObject
- (int)pages;
@end
@interface Diary () {
  int _pages;
}
- (void)turn;
@end
@implementation Diary
- (void)turn { _pages++; }
- (int)pages {
  [self turn];
  return _pages;
}
@end
int main(void) {
  Diary *d = [Diary new];
  [d pages];
  printf("%d\n", [d pages]);  // expect: 2
  return 0;
}
