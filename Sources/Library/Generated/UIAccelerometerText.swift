// swift-format-ignore-file
// Written by `make library` from UIKit/UIAccelerometer.m: change it there.
enum UIAccelerometerText {
static let text: StaticString = #"""
typedef double UIAccelerationValue;
@interface UIAcceleration : NSObject { UIAccelerationValue _x, _y, _z; NSTimeInterval _timestamp; }
- (UIAccelerationValue)x;
- (UIAccelerationValue)y;
- (UIAccelerationValue)z;
- (NSTimeInterval)timestamp;
@end
@class UIAccelerometer;
@protocol UIAccelerometerDelegate <NSObject>
@optional
- (void)accelerometer:(UIAccelerometer *)accelerometer didAccelerate:(UIAcceleration *)acceleration;
@end
@interface UIAccelerometer : NSObject {
  NSTimeInterval _updateInterval;
  id <UIAccelerometerDelegate> _delegate;
  int _step;
}
+ (UIAccelerometer *)sharedAccelerometer;
- (NSTimeInterval)updateInterval;
- (void)setUpdateInterval:(NSTimeInterval)interval;
- (id <UIAccelerometerDelegate>)delegate;
- (void)setDelegate:(id <UIAccelerometerDelegate>)delegate;
@end
@implementation UIAcceleration
- (UIAccelerationValue)x { return _x; }
- (UIAccelerationValue)y { return _y; }
- (UIAccelerationValue)z { return _z; }
- (NSTimeInterval)timestamp { return _timestamp; }
- (id)__initWithStep:(int)step every:(NSTimeInterval)interval {
  _x = 0.1 * step;
  _y = 0;
  _z = -1;
  _timestamp = interval * step;
  return self;
}
@end
static UIAccelerometer *__selfsame_accelerometer;
@implementation UIAccelerometer
+ (UIAccelerometer *)sharedAccelerometer __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_accelerometer) {
    __selfsame_accelerometer = NSAllocateObject([UIAccelerometer class], 0, NULL);
    __selfsame_accelerometer->_updateInterval = 0.1;
  }
  return __selfsame_accelerometer;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedAccelerometer] retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSTimeInterval)updateInterval { return _updateInterval; }
- (void)setUpdateInterval:(NSTimeInterval)interval { _updateInterval = interval; }
- (id <UIAccelerometerDelegate>)delegate { return _delegate; }
// Three readings of a device that lies still and is then tilted a little, brought by the run loop.
- (void)setDelegate:(id <UIAccelerometerDelegate>)delegate {
  [NSObject cancelPreviousPerformRequestsWithTarget:self];
  _delegate = delegate;
  _step = 0;
  [self __await];
}
- (void)__await {
  if (_step >= 3) return;
  if (![(id)_delegate respondsToSelector:@selector(accelerometer:didAccelerate:)]) return;
  [self performSelector:@selector(__read) withObject:nil afterDelay:_updateInterval];
}
- (void)__read {
  UIAcceleration *reading = [[UIAcceleration alloc] __initWithStep:_step every:_updateInterval];
  _step++;
  [(id)_delegate accelerometer:self didAccelerate:reading];
  [reading release];
  [self __await];
}
@end
"""#
}
