#import <Foundation/Foundation.h>
__attribute__((objc_subclassing_restricted)) @interface Final : NSObject @end
@implementation Final @end
@interface Sub : Final @end  // expect error: E0357 cannot subclass a class that was declared with the
@implementation Sub @end
int main(void) { return 0; }
