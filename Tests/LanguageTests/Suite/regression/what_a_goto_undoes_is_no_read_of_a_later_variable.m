// mode: arc
// The code at a function's end that releases what a goto leaves behind used the register of a variable declared
// later; its read was taken for one of that variable, which then was said to have no value.
#import <Foundation/Foundation.h>
@interface Part : NSObject
@property int number;
@end
@implementation Part
- (void)dealloc { printf("part %d\n", _number); }
@end
static Part *made(int number) {
  Part *part = [Part new];
  part.number = number;
  return part;
}
static Part *none(Part *part) { return nil; }
static BOOL failed(void) { return YES; }
static int count(Part *a, Part *b) { return 3; }
int main(void) {
  (void)({
    int r = 0;
    r = ({
      int n = 0;
      BOOL first;
      Part *given = made(10);
      Part *second = ({
        Part *t = nil;
        BOOL f;
        t = none(made(11)), f = failed();
        if (f) { goto out; }
        t;
      });
      n = count(given, second), first = failed();
      if (first) { goto out; }
      n;
    });
  out:;
    r;
  });
  // expect: part 11
  // expect: part 10
  (void)({
    int r = 0;
    r = ({
      Part *t = nil;
      BOOL later;
      t = none(made(30)), later = failed();
      if (later) { goto end; }
      t;
    }).number;
  end:;
    r;
  });
  printf("end\n");
  // expect: part 30
  // expect: end
  return 0;
}
