// mode: arc
#import <Foundation/Foundation.h>
@interface T : NSObject { @public int n; } @end
@implementation T
- (void)dealloc { printf("dealloc %d\n", n); }
@end
static T *make(int n) { T *t = [T new]; t->n = n; return t; }
typedef struct { int tag; T *a; __weak T *w; T *two[2]; } Owner;
static Owner create(int n) { Owner o = {n, make(n)}; o.w = o.a; return o; }
static void show(const char *label, Owner o) { printf("%s tag %d a %d w %d\n", label, o.tag, o.a ? o.a->n : -1, o.w ? ((T *)o.w)->n : -1); }
static Owner pass(Owner o) { o.tag++; return o; }
@interface Holder : NSObject { @public Owner inside; }
@property (nonatomic) Owner prop;
- (Owner)give;
- (void)take:(Owner)o;
@end
@implementation Holder
- (Owner)give { return inside; }
- (void)take:(Owner)o { inside = o; }
- (void)dealloc { printf("holder dealloc\n"); }
@end
static Owner global;
int main(void) {
  {
    Owner a = create(1);
    Owner b = a;
    a.a = nil;
    show("b", b);
    printf("block end\n");
  }
  {
    Owner a = create(2);
    a = create(3);
    printf("assigned\n");
    show("pass", pass(a));
    a = a;
    show("self", a);
    printf("end\n");
  }
  show("temp", create(4));
  printf("after temp %d\n", create(5).a->n);
  create(6);
  printf("discarded\n");
  {
    Holder *h = [Holder new];
    [h take:create(7)];
    h.prop = create(8);
    show("give", [h give]);
    show("prop", h.prop);
    Holder *none = nil;
    show("nil", [none give]);
    printf("holder end\n");
  }
  void (^later)(void);
  {
    Owner a = create(9);
    later = ^{ show("captured", a); };
    a.a = nil;
    printf("scope\n");
  }
  later();
  later = nil;
  printf("block gone\n");
  global = create(10);
  global = (Owner){0};
  printf("global emptied\n");
  for (int i = 0; i < 2; i++) { Owner o = create(20 + i); Owner p; p = o; p.two[1] = p.a; }
  Owner list[2] = {create(30), create(31)};
  list[0] = list[1];
  printf("list\n");
  Owner t = 1 ? list[1] : list[0];
  Owner *ptr = &(Owner){40, make(40)};
  show("ptr", *ptr);
  printf("%d\n", t.tag);
  Owner st = ({ Owner q = create(50); q; });
  printf("main end %d\n", st.tag);
  return 0;
}
// expect: b tag 1 a 1 w 1
// expect: block end
// expect: dealloc 1
// expect: dealloc 2
// expect: assigned
// expect: pass tag 4 a 3 w 3
// expect: self tag 3 a 3 w 3
// expect: end
// expect: dealloc 3
// expect: temp tag 4 a 4 w 4
// expect: dealloc 4
// expect: after temp 5
// expect: dealloc 5
// expect: dealloc 6
// expect: discarded
// expect: give tag 7 a 7 w 7
// expect: prop tag 8 a 8 w 8
// expect: nil tag 0 a -1 w -1
// expect: holder end
// expect: holder dealloc
// expect: dealloc 8
// expect: dealloc 7
// expect: scope
// expect: captured tag 9 a 9 w 9
// expect: dealloc 9
// expect: block gone
// expect: dealloc 10
// expect: global emptied
// expect: dealloc 20
// expect: dealloc 21
// expect: dealloc 30
// expect: list
// expect: ptr tag 40 a 40 w -1
// expect: 31
// expect: main end 50
// expect: dealloc 50
// expect: dealloc 40
// expect: dealloc 31
