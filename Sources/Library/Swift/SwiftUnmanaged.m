// What Swift's `Unmanaged` stands on: an object by its address, and its count changed by hand.
//: part Swift, unmanaged
//: internal
//: names __selfsame_swift_unmanaged
//: requires Swift

@interface SwiftUnmanaged : NSObject
+ (unsigned long)addressOf:(id)object;
+ (unsigned long)retainedAddressOf:(id)object;
+ (void)retainAt:(unsigned long)address;
+ (void)releaseAt:(unsigned long)address;
+ (id)objectAt:(unsigned long)address;
+ (id)takeAt:(unsigned long)address __attribute__((ns_returns_retained));
+ (NSString *)textOf:(unsigned long)address;
@end

@implementation SwiftUnmanaged
+ (unsigned long)addressOf:(id)object {
  return (unsigned long)object;
}
+ (unsigned long)retainedAddressOf:(id)object {
  return (unsigned long)[object retain];
}
+ (void)retainAt:(unsigned long)address {
  [(id)address retain];
}
+ (void)releaseAt:(unsigned long)address {
  [(id)address release];
}
+ (id)objectAt:(unsigned long)address {
  return (id)address;
}
+ (id)takeAt:(unsigned long)address {
  return (id)address;
}
+ (NSString *)textOf:(unsigned long)address {
  return [NSString stringWithFormat:@"0x%016lx", address];
}
@end
