// NSNotificationCenter: who wants to hear of what, and from whom.
//
// The center does not retain its observers: it refers to them weakly, and one that has died hears nothing any
// more. (Before OS X 10.11 it had to take itself out first; a post was a message to a dead object.) Posting calls each observer at once, in the order in which
// they registered, on the poster's thread.
//: part NSNotificationCenter
//: requires weak references by hand
//: names postNotificationName postNotification

@class NSDictionary;
typedef NSString *NSNotificationName;
@interface NSNotification : NSObject <NSCopying> {
  NSString *_name;
  id _object;
  NSDictionary *_userInfo;
}
+ (instancetype)notificationWithName:(NSString *)name object:(id)object;
+ (instancetype)notificationWithName:(NSString *)name
                              object:(id)object
                            userInfo:(NSDictionary *)userInfo;
- (instancetype)initWithName:(NSString *)name
                      object:(id)object
                    userInfo:(NSDictionary *)userInfo;
- (NSString *)name;
- (id)object;
- (NSDictionary *)userInfo;
@end

@interface NSNotificationCenter : NSObject { struct __selfsame_Listener *_first; int _posting; }
+ (NSNotificationCenter *)defaultCenter;
- (void)addObserver:(id)observer
           selector:(SEL)selector
               name:(NSString *)name
             object:(id)object;
- (void)__addObserver:(id)observer
             selector:(SEL)selector
                 name:(NSString *)name
               object:(id)object
                keeps:(BOOL)keeps;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(NSString *)name object:(id)object;
- (void)postNotification:(NSNotification *)notification;
- (void)postNotificationName:(NSString *)name object:(id)object;
- (void)postNotificationName:(NSString *)name
                      object:(id)object
                    userInfo:(NSDictionary *)userInfo;
@end

@implementation NSNotification
+ (instancetype)notificationWithName:(NSString *)name object:(id)object {
  return [[[self alloc] initWithName:name object:object userInfo:nil] autorelease];
}
+ (instancetype)notificationWithName:(NSString *)name
                              object:(id)object
                            userInfo:(NSDictionary *)userInfo {
  return [[[self alloc] initWithName:name object:object userInfo:userInfo] autorelease];
}
- (instancetype)initWithName:(NSString *)name
                      object:(id)object
                    userInfo:(NSDictionary *)userInfo {
  self = [super init];
  if (self) {
    _name = [name copy];
    _object = [object retain];
    _userInfo = [(id)userInfo retain];
  }
  return self;
}
- (void)dealloc {
  [_name release];
  [_object release];
  [(id)_userInfo release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)name { return _name; }
- (id)object { return _object; }
- (NSDictionary *)userInfo { return _userInfo; }
- (NSString *)description {
  NSMutableString *text = [NSMutableString stringWithFormat:@"NSConcreteNotification %p {name = %@", self, _name];
  if (_object) [text appendFormat:@"; object = %@", _object];
  if (_userInfo) [text appendFormat:@"; userInfo = %@", _userInfo];
  [text appendString:@"}"];
  return text;
}
@end

struct __selfsame_Listener {
  struct __selfsame_Listener *next;
  id observer;
  // The one that the center itself keeps, instead.
  id kept;
  SEL selector;
  NSString *name;
  id object;
  unsigned long born;
  int alive;
};
static unsigned long __selfsame_births;
static NSNotificationCenter *__selfsame_center;

__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSNotificationCenter
+ (NSNotificationCenter *)defaultCenter __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_center) __selfsame_center = [[self alloc] init];
  return __selfsame_center;
}
- (void)addObserver:(id)observer
           selector:(SEL)selector
               name:(NSString *)name
             object:(id)object {
  [self __addObserver:observer selector:selector name:name object:object keeps:NO];
}
- (void)__addObserver:(id)observer
             selector:(SEL)selector
                 name:(NSString *)name
               object:(id)object
                keeps:(BOOL)keeps {
  struct __selfsame_Listener *one =
      (struct __selfsame_Listener *)calloc(1, sizeof(struct __selfsame_Listener));
  struct __selfsame_Listener **link = &_first;
  while (*link) link = &(*link)->next;
  if (keeps) one->kept = [observer retain];
  else objc_initWeak(&one->observer, observer);
  one->selector = selector;
  one->name = [name copy];
  one->object = object;
  one->born = ++__selfsame_births;
  one->alive = 1;
  *link = one;
}
- (void)__sweep {
  struct __selfsame_Listener **link = &_first;
  if (_posting) return;
  while (*link) {
    struct __selfsame_Listener *one = *link;
    if (one->alive) {
      link = &one->next;
      continue;
    }
    *link = one->next;
    if (!one->kept) objc_destroyWeak(&one->observer);
    [one->kept release];
    [one->name release];
    free(one);
  }
}
- (void)removeObserver:(id)observer { [self removeObserver:observer name:nil object:nil]; }
- (void)removeObserver:(id)observer name:(NSString *)name object:(id)object {
  struct __selfsame_Listener *one;
  for (one = _first; one; one = one->next) {
    if (!one->alive || (one->kept ? one->kept : one->observer) != observer) continue;
    if (name && ![name isEqualToString:one->name]) continue;
    if (object && one->object != object) continue;
    one->alive = 0;
  }
  [self __sweep];
}
- (void)postNotification:(NSNotification *)notification {
  struct __selfsame_Listener *one;
  unsigned long before = __selfsame_births;
  NSString *name = [notification name];
  id object = [notification object];
  [notification retain];
  _posting++;
  for (one = _first; one; one = one->next) {
    if (!one->alive || one->born > before) continue;
    if (one->name && ![one->name isEqualToString:name]) continue;
    if (one->object && one->object != object) continue;
    id observer = one->kept ? [one->kept retain] : objc_loadWeakRetained(&one->observer);
    if (observer) [observer performSelector:one->selector withObject:notification];
    else one->alive = 0;
    [observer release];
  }
  _posting--;
  [self __sweep];
  [notification release];
}
- (void)postNotificationName:(NSString *)name object:(id)object {
  [self postNotificationName:name object:object userInfo:nil];
}
- (void)postNotificationName:(NSString *)name
                      object:(id)object
                    userInfo:(NSDictionary *)userInfo {
  NSNotification *notification = [[NSNotification alloc] initWithName:name
                                                               object:object
                                                             userInfo:userInfo];
  [self postNotification:notification];
  [notification release];
}
@end
