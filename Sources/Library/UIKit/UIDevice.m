// UIDevice: the device, a singleton.
//: part UIKit and CoreLocation

typedef NSInteger UIDeviceOrientation;
typedef NSInteger UIDeviceBatteryState;
@interface UIDevice : NSObject
+ (UIDevice *)currentDevice;
- (NSString *)name;
- (NSString *)model;
- (NSString *)localizedModel;
- (NSString *)systemName;
- (NSString *)systemVersion;
- (NSString *)uniqueIdentifier;
- (float)batteryLevel;
- (UIDeviceOrientation)orientation;
@end
static UIDevice *__selfsame_device;
@implementation UIDevice
+ (UIDevice *)currentDevice __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_device) __selfsame_device = [[self alloc] init];
  return __selfsame_device;
}
- (NSString *)name { return @"Simulated iPhone"; }
- (NSString *)model { return @"iPhone"; }
- (NSString *)localizedModel { return @"iPhone"; }
- (NSString *)systemName { return @"iPhone OS"; }
- (NSString *)systemVersion { return @"7.0"; }
- (NSString *)uniqueIdentifier { return @"00000000-0000-0000-0000-000000000000"; }
- (float)batteryLevel { return -1; }
- (UIDeviceOrientation)orientation { return 1; }
@end
