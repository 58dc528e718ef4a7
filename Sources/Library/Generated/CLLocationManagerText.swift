// swift-format-ignore-file
// Written by `make library` from CoreLocation/CLLocationManager.m: change it there.
enum CLLocationManagerText {
static let text: StaticString = #"""
typedef double CLLocationDegrees;
typedef double CLLocationDistance;
typedef double CLLocationAccuracy;
typedef struct {
  CLLocationDegrees latitude;
  CLLocationDegrees longitude;
} CLLocationCoordinate2D;
const CLLocationAccuracy kCLLocationAccuracyBest = -1;
const CLLocationDistance kCLDistanceFilterNone = -1;
@class CLLocationManager;
@interface CLLocation : NSObject { CLLocationCoordinate2D _coordinate; }
- (id)initWithLatitude:(CLLocationDegrees)latitude longitude:(CLLocationDegrees)longitude;
- (CLLocationCoordinate2D)coordinate;
@end
@protocol CLLocationManagerDelegate <NSObject>
@optional
- (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations;
- (void)locationManager:(CLLocationManager *)manager
    didUpdateToLocation:(CLLocation *)location
           fromLocation:(CLLocation *)old;
@end
@interface CLLocationManager : NSObject {
  id <CLLocationManagerDelegate> _delegate;
  CLLocationAccuracy _desiredAccuracy;
  CLLocationDistance _distanceFilter;
  CLLocation *_location;
}
+ (BOOL)locationServicesEnabled;
- (id <CLLocationManagerDelegate>)delegate;
- (void)setDelegate:(id <CLLocationManagerDelegate>)delegate;
- (CLLocationAccuracy)desiredAccuracy;
- (void)setDesiredAccuracy:(CLLocationAccuracy)accuracy;
- (CLLocationDistance)distanceFilter;
- (void)setDistanceFilter:(CLLocationDistance)distance;
- (CLLocation *)location;
- (void)startUpdatingLocation;
- (void)stopUpdatingLocation;
@end
@implementation CLLocation
- (id)initWithLatitude:(CLLocationDegrees)latitude longitude:(CLLocationDegrees)longitude {
  self = [super init];
  if (self) {
    _coordinate.latitude = latitude;
    _coordinate.longitude = longitude;
  }
  return self;
}
- (CLLocationCoordinate2D)coordinate { return _coordinate; }
- (NSString *)description {
  return [NSString stringWithFormat:@"<%+.6f,%+.6f>", _coordinate.latitude, _coordinate.longitude];
}
@end
@implementation CLLocationManager
+ (BOOL)locationServicesEnabled { return YES; }
- (void)dealloc {
  [_location release];
  [super dealloc];
}
- (id <CLLocationManagerDelegate>)delegate { return _delegate; }
- (void)setDelegate:(id <CLLocationManagerDelegate>)delegate { _delegate = delegate; }
- (CLLocationAccuracy)desiredAccuracy { return _desiredAccuracy; }
- (void)setDesiredAccuracy:(CLLocationAccuracy)accuracy { _desiredAccuracy = accuracy; }
- (CLLocationDistance)distanceFilter { return _distanceFilter; }
- (void)setDistanceFilter:(CLLocationDistance)distance { _distanceFilter = distance; }
- (CLLocation *)location { return _location; }
- (void)startUpdatingLocation {
  [self performSelector:@selector(__locate) withObject:nil afterDelay:0];
}
- (void)__locate {
  CLLocation *old = _location;
  _location = [[CLLocation alloc] initWithLatitude:37.331686 longitude:-122.030656];
  id delegate = (id)_delegate;
  if ([delegate respondsToSelector:@selector(locationManager:didUpdateLocations:)]) {
    [delegate locationManager:self didUpdateLocations:[NSArray arrayWithObject:_location]];
  } else if ([delegate respondsToSelector:
                           @selector(locationManager:didUpdateToLocation:fromLocation:)]) {
    [delegate locationManager:self didUpdateToLocation:_location fromLocation:old];
  }
  [old release];
}
- (void)stopUpdatingLocation { [NSObject cancelPreviousPerformRequestsWithTarget:self]; }
@end
"""#
}
