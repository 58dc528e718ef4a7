#import <Foundation/Foundation.h>
@interface Lamp : NSObject
@property (nonatomic, nullable, copy) NSString *name;
@property (nonatomic, nonnull) void (^block)(void);
@property (nonatomic, nullable) NSInteger count;  // expect error: E0210 nullability specifier 'nullable' cannot be applied to non-pointer type 'NSInteger'
@property (nonatomic, nonnull, nullable, copy) NSString *title;  // expect error: E0210 nullability specifier 'nullable' conflicts with existing specifier 'nonnull'
@property (nonatomic, null_unspecified, nonnull, copy) NSString *words;  // expect error: E0210 nullability specifier 'nonnull' conflicts with existing specifier 'null_unspecified'
@end
@implementation Lamp
@end
int main(void) { return 0; }
