// Of compatible types one association is too many, whatever they are called.
#import <Foundation/Foundation.h>
enum Plain { First };
int main(void) {
  enum Plain plain = First;
  NSString *text = @"";
  puts(_Generic(plain, enum Plain: "plain", unsigned: "unsigned"));  // expect error: E0305 type 'unsigned int' in generic association compatible with previously specified type 'enum Plain'
  puts(_Generic(text, NSString *: "text", id: "object"));  // expect error: E0305 type 'id' in generic association compatible with previously specified type 'NSString *'
  return 0;
}
