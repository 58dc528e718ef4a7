// mode: arc
#import <Foundation/Foundation.h>
typedef struct __attribute__((objc_boxable)) { int x, y; } Place;
struct Size { int w, h; };
typedef struct { double r; } Circle;
int main(void) {
  Place place = { 1, 2 };
  struct Size size = { 3, 4 };
  Circle circle = { 5 };
  NSValue *value = @(place);
  value = @(size);  // expect error: E0307 illegal type 'struct Size' used in a boxed expression
  value = @(circle);  // expect error: E0307 illegal type 'Circle' used in a boxed expression
  return 0;
}
