// mode: arc
#import <Foundation/Foundation.h>
union Either { id object; int number; };
static union Either nothing;  // expect error: E0344 cannot default-initialize an object of type 'union Either' since it is a union that is non-trivial to default-initialize
static void look(union Either *either) { either->number = 1; }
int main(void) {
  look(malloc(sizeof(union Either)));
  union { __unsafe_unretained id object; int number; } loose = { nil };
  union Either one = { nil };  // expect error: E0344 cannot declare an automatic variable of type 'union Either' since it is a union that is non-trivial to destruct
  union Either *place = malloc(8), *other = malloc(8);
  *place = *other;  // expect error: E0344 cannot assign to a variable of type 'union Either' since it is a union that is non-trivial to copy
  look(&(union Either){ nil });  // expect error: E0344 cannot construct an automatic compound literal of type 'union Either' since it is a union that is non-trivial to destruct
  return loose.number;
}
