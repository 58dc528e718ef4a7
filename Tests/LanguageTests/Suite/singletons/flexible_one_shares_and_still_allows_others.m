#import <Foundation/Foundation.h>
@interface Palette : NSObject {
  int _colours;
}
+ (Palette *)defaultPalette;
- (void)add;
- (int)colours;
@end
@implementation Palette
+ (Palette *)defaultPalette {
  static Palette *theDefault = nil;
  if (!theDefault) theDefault = [[self alloc] init];
  return theDefault;
}
- (void)add { _colours++; }
- (int)colours { return _colours; }
@end
int main(void) {
  [[Palette defaultPalette] add];
  [[Palette defaultPalette] add];
  Palette *mine = [Palette new];
  [mine add];
  printf("%d %d\n", [[Palette defaultPalette] colours], [mine colours]);  // expect: 2 1
  return 0;
}
