// mode: arc
// A literal of a struct or of an array is an object without a name: it ends with the block. Where it is only a value,
// the variable that takes it takes its objects, too.
#import <Foundation/Foundation.h>
@interface Car : NSObject {
 @public
  int number;
}
@end
@implementation Car
- (void)dealloc { printf("-%d ", number); }
@end
static Car *car(int n) {
  Car *made = [Car new];
  made->number = n;
  return made;
}
typedef struct { Car *one; } Garage;
typedef struct { Garage left; int size; __weak Car *seen; Car *right; } Street;
@interface Town : NSObject
@property Garage garage;
@end
@implementation Town
@end
static Garage opened(int n) { return (Garage){car(n)}; }
static void look(Garage g) { printf("%d ", g.one->number); }
int main(void) {
  {
    Garage g = (Garage){car(1)};
    g.one = nil;
    printf("gone ");
  }
  puts("1");  // expect: -1 gone 1
  {
    Car *kept = car(5);
    Street s = {(Garage){car(2)}, 3, kept, car(4)};
    s.left.one = nil;
    s.right = nil;
    Street t = (Street){opened(6), 0, kept, nil}, u = t;
    t.left.one = nil;
    printf("%d %d ", u.left.one->number, s.seen == kept && t.seen == kept && u.seen == kept);
  }
  puts("2");  // expect: -2 -4 6 1 -6 -5 2
  for (int i = 7; i < 9; i++) {
    Garage g = i == 7 ? (Garage){car(i)} : opened(i);
    Garage h = ({ (Garage){car(i + 10)}; });
    g.one = nil;
    h.one = nil;
    printf("end ");
  }
  puts("3");  // expect: -7 -17 end -8 -18 end 3
  {
    Garage *p = &(Garage){car(9)}, all[2] = {(Garage){car(10)}, opened(11)};
    all[1].one = nil;
    look((Garage){car(12)});
    printf("%d ", (Garage){car(13)}.one->number);
    printf("%d ", p->one->number);
  }
  puts("4");  // expect: -11 12 -12 13 9 -13 -10 -9 4
  {
    Town *town = [Town new];
    town.garage = (Garage){car(14)};
    town.garage = (Garage){nil};
    printf("empty ");
  }
  puts("5");  // expect: -14 empty 5
  {
    __strong Car **row = (__strong Car *[]){car(15), car(16)};
    Garage *two = (Garage[]){{car(17)}, opened(18)};
    printf("%d %d ", row[1]->number, two[1].one->number);
  }
  puts("6");  // expect: 16 18 -18 -17 -16 -15 6
  for (int i = 0; i < 3; i++) {
    Car *__strong *row = i == 1 ? (Car *__strong[]){car(19)} : NULL;
    printf("%d ", row ? row[0]->number : 0);
  }
  puts("7");  // expect: 0 19 -19 0 7
  return 0;
}
