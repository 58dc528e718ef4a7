@interface Mac : Coat
@end
@implementation Mac
@end
int price(int hours) {
  Coat *coat = [[Coat alloc] init];
  coat.weight = 3;
  object_setClass(coat, [Mac class]);
  if (hours == 0) return 0;
  if (hours > 5) return 20;
  return coat.weight * hours;
}
