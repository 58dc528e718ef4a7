// mode: arc
// One way to keep a value, and only objects are kept in any other way than by assignment.
@interface Car : NSObject
@property (copy, strong) id a;  // expect error: E0210
@property (retain, assign) id b;  // expect error: E0210
@property (weak, copy) id c;  // expect error: E0210
@property (atomic, nonatomic) id d;  // expect error: E0210
@property (readonly, readwrite) id e;  // expect error: E0210
@property (copy) int f;  // expect error: E0210
@property (strong) struct { int x; } g;  // expect error: E0210
@property (weak) int h;  // expect error: E0210
@property (unsafe_unretained, strong) id i;  // expect error: E0210
@property (assign, weak) id j;  // expect error: E0210
@property (retain, strong) id k;
@property (assign, unsafe_unretained) id l;
@property (copy) Class m;
@property (copy) void (^n)(void);
@property (unsafe_unretained, assign) int o;
@end
int main(void) { return 0; }
