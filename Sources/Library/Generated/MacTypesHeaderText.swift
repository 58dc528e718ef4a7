// swift-format-ignore-file
// Written by `make library` from C/MacTypes.h: change it there.
enum MacTypesHeaderText {
static let text: StaticString = #"""
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
"""#
}
