// Of an assignment clang computes the value first and then the place; of one to a struct the place, and of `+=` to a
// property the receiver.
#import <Foundation/Foundation.h>
typedef struct { int x, y; } Point;
@interface Car : NSObject {
 @public
  int fuel;
  Point at;
}
@property int seats;
@property Point goal;
@property(assign) Car *next;
@end
@implementation Car
@end
static Car *theCar;
static Point points[3];
static Car *car(void) { printf("car "); return theCar; }
static int n(int value) { printf("%d ", value); return value; }
static Point *place(void) { printf("place "); return points; }
static Point make(void) { printf("make "); return (Point){1, 2}; }
static NSMutableArray *list(void) {
  static NSMutableArray *all;
  printf("list ");
  if (!all) all = [[NSMutableArray alloc] initWithObjects:@"a", nil];
  return all;
}
int main(void) {
  theCar = [[Car new] autorelease];
  theCar.next = theCar;
  place()[n(2)].x += n(3), puts(".");  // expect: 3 place 2 .
  place()->y = n(4), puts(".");  // expect: 4 place .
  (*place()).x -= n(5), puts(".");  // expect: 5 place .
  car()->fuel *= n(6), puts(".");  // expect: 6 car .
  car()->at.x = n(7), puts(".");  // expect: 7 car .
  car().seats = n(8), puts(".");  // expect: 8 car .
  car().next.seats = n(9), puts(".");  // expect: 9 car .
  car().seats += n(10), puts(".");  // expect: car 10 .
  car().goal = make(), puts(".");  // expect: make car .
  place()[n(1)] = make(), puts(".");  // expect: place 1 make .
  car()->at = make(), puts(".");  // expect: car make .
  list()[n(0)] = [NSString stringWithFormat:@"%d", n(11)], puts(".");  // expect: 11 list 0 .
  int seats = car().seats = place()->x = n(12);
  printf("%d\n", seats);  // expect: 12 place car 12
  return 0;
}
