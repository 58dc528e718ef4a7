// mode: arc
// A class extension may make a readonly property writable, of the same type or of one that may stand for it. Anything
// else is no second declaration.
#import <Foundation/Foundation.h>
@interface Lamp : NSObject
@property int a;
@property (readonly) int b;
@property (copy) NSString *c;
@property (readonly) NSString *g;
@property (readonly) id i;
@property (readonly, getter=isK) int k;
@property (readwrite) int l;
@property (readonly) int n;
@property (readonly) NSMutableString *q;
@property (readonly) int t;
@end
@interface Lamp ()
@property (readonly) int a;  // expect error: E0305 illegal redeclaration of property in class extension 'Lamp' (attribute must be 'readwrite', while its primary must be 'readonly')
@property int b;
@property (retain) NSString *c;  // expect error: E0305 illegal redeclaration of property in class extension 'Lamp' (attribute must be 'readwrite', while its primary must be 'readonly')
@property (copy) NSMutableString *g;
@property (copy) NSString *i;
@property int k;
@property (readwrite) int l;  // expect error: E0305 illegal redeclaration of 'readwrite' property in class extension 'Lamp' (perhaps you intended this to be a 'readwrite' redeclaration of a 'readonly' public property?)
@property (readonly) int n;  // expect error: E0305 illegal redeclaration of property in class extension 'Lamp' (attribute must be 'readwrite', while its primary must be 'readonly')
@property (copy) NSString *q;  // expect error: E0305 type of property 'NSString *' in class extension does not match property type in primary class
@property long t;  // expect error: E0305 type of property 'long' in class extension does not match property type in primary class
@property int own;
@end
@interface Lamp ()
@property int b;  // expect error: E0305 property has a previous declaration
@property int own;  // expect error: E0305 property has a previous declaration
@end
@implementation Lamp
@end
int main(void) { return 0; }
