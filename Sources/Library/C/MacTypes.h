// The older names of numbers and of truth, which Apple's headers have beside those of C and of Objective-C.
//: part MacTypes

typedef unsigned char Boolean;
enum { FALSE, TRUE };
typedef unsigned char Byte;
typedef unsigned char UInt8;
typedef signed char SInt8;
typedef unsigned short UInt16;
typedef short SInt16;
typedef unsigned int UInt32;
typedef int SInt32;
typedef unsigned long long UInt64;
typedef long long SInt64;
typedef float Float32;
typedef double Float64;
typedef SInt32 OSStatus;
