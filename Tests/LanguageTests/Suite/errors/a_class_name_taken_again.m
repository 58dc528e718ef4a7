// mode: mrc
// At file scope a name is a class or something else. Within functions it may be both, and struct tags are their own.
#import <Foundation/Foundation.h>
@interface Lamp : NSObject
@end
@class Bulb;
static Lamp *Lamp = nil;  // expect error: E0305 redefinition of 'Lamp' as different kind of symbol
static void Bulb(id x) {}  // expect error: E0305 redefinition of 'Bulb' as different kind of symbol
typedef int Lamp;  // expect error: E0305 redefinition of 'Lamp' as different kind of symbol
enum Kinds { Bulb };  // expect error: E0305 redefinition of 'Bulb' as different kind of symbol
int Later;
@interface Later : NSObject  // expect error: E0305 redefinition of 'Later' as different kind of symbol
@end
void Function(void);
@class Function;  // expect error: E0305 redefinition of 'Function' as different kind of symbol
typedef int Number;
@interface Number : NSObject  // expect error: E0305 redefinition of 'Number' as different kind of symbol
@end
typedef NSString Text;
@class Text;
struct Lamp { int x; };
int main(void) {
  int Lamp = 3;
  typedef int Bulb;
  Bulb b = Lamp;
  return b - 3;
}
