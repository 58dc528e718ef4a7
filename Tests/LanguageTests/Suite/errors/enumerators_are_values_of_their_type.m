// Behind a colon stands the type of an enumeration; its constants are values of that.
#import <Foundation/Foundation.h>

typedef NS_ENUM(unsigned char, Gauge) { Low = 254, Middle, High };  // expect error: E0364 enumerator value 256 is not representable in the underlying type 'unsigned char'
enum Depth : short { Shallow = -32769 };  // expect error: E0364 enumerator value is not representable in the underlying type 'short'
enum Steps : int { Last = 2147483647, Beyond };  // expect error: E0364 enumerator value 2147483648 is not representable in the underlying type 'int'
enum Flag : _Bool { Off, On, Both };  // expect error: E0364 enumerator value 2 is not representable in the underlying type '_Bool'
// Of a negative value the bits fit.
enum Bits : unsigned char { All = -1, Half = -128, None = 0, Every = 255 };
enum Wide : unsigned long { Top = -1 };

int main(void) {
  return 0;
}
