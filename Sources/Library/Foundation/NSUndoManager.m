// NSUndoManager: what would take changes back, in groups on two stacks.
//
// While a group of one stack is done, what is registered goes to a group of the other: so a redo is the undo of
// an undo. Without a group around it a first registration opens one, which is closed by the next `undo` or when
// the run loop comes round. Targets are not retained, arguments are.
//: part NSUndoManager
//: requires Run loops

NSString *const NSUndoManagerCheckpointNotification = @"NSUndoManagerCheckpointNotification";
NSString *const NSUndoManagerWillUndoChangeNotification = @"NSUndoManagerWillUndoChangeNotification";
NSString *const NSUndoManagerWillRedoChangeNotification = @"NSUndoManagerWillRedoChangeNotification";
NSString *const NSUndoManagerDidUndoChangeNotification = @"NSUndoManagerDidUndoChangeNotification";
NSString *const NSUndoManagerDidRedoChangeNotification = @"NSUndoManagerDidRedoChangeNotification";
NSString *const NSUndoManagerDidOpenUndoGroupNotification = @"NSUndoManagerDidOpenUndoGroupNotification";
NSString *const NSUndoManagerWillCloseUndoGroupNotification = @"NSUndoManagerWillCloseUndoGroupNotification";

// One action, or a group of them. The target is known by its address alone.
@interface __selfsame_UndoStep : NSObject {
  @public
  id _target;
  NSInvocation *_invocation;
  void (^_handler)(id);
  NSMutableArray *_steps;
  NSString *_name;
}
@end

@interface NSUndoManager : NSObject {
  NSMutableArray *_open;
  NSMutableArray *_undoStack;
  NSMutableArray *_redoStack;
  NSUInteger _levels;
  long _disabled;
  BOOL _isUndoing, _isRedoing, _groupsByEvent;
}
@property (readonly, getter=isUndoing) BOOL undoing;
@property (readonly, getter=isRedoing) BOOL redoing;
@property (readonly) BOOL canUndo;
@property (readonly) BOOL canRedo;
@property (readonly, getter=isUndoRegistrationEnabled) BOOL undoRegistrationEnabled;
@property BOOL groupsByEvent;
@property NSUInteger levelsOfUndo;
@property (readonly) NSInteger groupingLevel;
@property (readonly) NSString *undoActionName;
@property (readonly) NSString *redoActionName;
@property (readonly) NSString *undoMenuItemTitle;
@property (readonly) NSString *redoMenuItemTitle;
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(id)object;
- (void)registerUndoWithTarget:(id)target handler:(void (^)(id target))handler;
- (id)prepareWithInvocationTarget:(id)target;
- (void)beginUndoGrouping;
- (void)endUndoGrouping;
- (void)undo;
- (void)redo;
- (void)undoNestedGroup;
- (void)setActionName:(NSString *)name;
- (void)disableUndoRegistration;
- (void)enableUndoRegistration;
- (void)removeAllActions;
- (void)removeAllActionsWithTarget:(id)target;
- (void)__add:(__selfsame_UndoStep *)step;
@end

// What prepareWithInvocationTarget: answers: a message to it is written down.
@interface __selfsame_UndoProxy : NSProxy {
  @public
  NSUndoManager *_manager;
  id _target;
}
@end

@implementation __selfsame_UndoStep
- (void)perform {
  if (_handler) _handler(_target);
  [_invocation invokeWithTarget:_target];
  for (__selfsame_UndoStep *each in [_steps reverseObjectEnumerator]) [each perform];
}
// Lets go of what a target was to do; whether nothing is left.
- (BOOL)forget:(id)target {
  if (!_steps) return _target == target;
  for (NSInteger i = [_steps count] - 1; i >= 0; i--) {
    if ([_steps[i] forget:target]) [_steps removeObjectAtIndex:i];
  }
  return [_steps count] == 0;
}
- (void)dealloc {
  [_invocation release];
  [_handler release];
  [_steps release];
  [_name release];
  [super dealloc];
}
@end

@implementation __selfsame_UndoProxy
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  return [_target methodSignatureForSelector:selector];
}
- (BOOL)respondsToSelector:(SEL)selector { return [_target respondsToSelector:selector]; }
- (void)forwardInvocation:(NSInvocation *)invocation {
  __selfsame_UndoStep *step = [[__selfsame_UndoStep alloc] init];
  step->_target = _target;
  [invocation setTarget:nil];
  [invocation retainArguments];
  step->_invocation = [invocation retain];
  [_manager __add:step];
  [step release];
}
@end

@implementation NSUndoManager
- (instancetype)init {
  self = [super init];
  _open = [[NSMutableArray alloc] init];
  _undoStack = [[NSMutableArray alloc] init];
  _redoStack = [[NSMutableArray alloc] init];
  _groupsByEvent = YES;
  return self;
}
- (void)dealloc {
  [_open release];
  [_undoStack release];
  [_redoStack release];
  [super dealloc];
}
- (BOOL)isUndoing { return _isUndoing; }
- (BOOL)isRedoing { return _isRedoing; }
- (BOOL)isUndoRegistrationEnabled { return _disabled == 0; }
- (BOOL)groupsByEvent { return _groupsByEvent; }
- (void)setGroupsByEvent:(BOOL)groups { _groupsByEvent = groups; }
- (NSUInteger)levelsOfUndo { return _levels; }
- (void)setLevelsOfUndo:(NSUInteger)levels {
  _levels = levels;
  [self __trim:_undoStack];
  [self __trim:_redoStack];
}
- (void)__trim:(NSMutableArray *)stack {
  while (_levels && [stack count] > _levels) [stack removeObjectAtIndex:0];
}
- (void)__post:(NSString *)name {
  [[NSNotificationCenter defaultCenter] postNotificationName:name object:self];
}
- (NSInteger)groupingLevel { return [_open count]; }
- (BOOL)canUndo {
  return [_undoStack count] > 0 || ([_open count] > 0 && [((__selfsame_UndoStep *)_open[0])->_steps count] > 0);
}
- (BOOL)canRedo { return [_redoStack count] > 0; }

- (void)beginUndoGrouping {
  __selfsame_UndoStep *group = [[__selfsame_UndoStep alloc] init];
  group->_steps = [[NSMutableArray alloc] init];
  [_open addObject:group];
  [group release];
  [self __post:NSUndoManagerDidOpenUndoGroupNotification];
}
- (void)endUndoGrouping {
  if ([_open count] == 0) {
    [NSException raise:NSInternalInconsistencyException
                format:@"endUndoGrouping: endUndoGrouping called with no matching begin"];
  }
  [self __post:NSUndoManagerWillCloseUndoGroupNotification];
  __selfsame_UndoStep *group = [[_open lastObject] retain];
  [_open removeLastObject];
  if ([_open count] > 0) {
    __selfsame_UndoStep *outer = [_open lastObject];
    [outer->_steps addObject:group];
    if (group->_name && !outer->_name) outer->_name = [group->_name copy];
  } else if ([group->_steps count] > 0) {
    NSMutableArray *stack = _isUndoing ? _redoStack : _undoStack;
    [stack addObject:group];
    [self __trim:stack];
  }
  [group release];
}
// The end of an event closes the group that its first registration opened.
- (void)__endEvent {
  if (_groupsByEvent && [_open count] == 1 && !_isUndoing && !_isRedoing) [self endUndoGrouping];
}
- (void)__add:(__selfsame_UndoStep *)step {
  if (_disabled > 0) return;
  if ([_open count] == 0) {
    if (!_groupsByEvent) {
      [NSException raise:NSInternalInconsistencyException
                  format:@"registerUndo: must begin a group before registering undo"];
    }
    [self beginUndoGrouping];
    [self performSelector:@selector(__endEvent) withObject:nil afterDelay:0];
  }
  [((__selfsame_UndoStep *)[_open lastObject])->_steps addObject:step];
  if (!_isUndoing && !_isRedoing) [_redoStack removeAllObjects];
}
- (void)registerUndoWithTarget:(id)target handler:(void (^)(id target))handler {
  __selfsame_UndoStep *step = [[__selfsame_UndoStep alloc] init];
  step->_target = target;
  step->_handler = [handler copy];
  [self __add:step];
  [step release];
}
- (id)prepareWithInvocationTarget:(id)target {
  __selfsame_UndoProxy *proxy = [__selfsame_UndoProxy alloc];
  proxy->_manager = self;
  proxy->_target = target;
  return [proxy autorelease];
}
- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(id)object {
  NSMethodSignature *signature = [target methodSignatureForSelector:selector];
  NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
  [invocation setSelector:selector];
  if ([signature numberOfArguments] > 2) [invocation setArgument:&object atIndex:2];
  __selfsame_UndoProxy *proxy = [self prepareWithInvocationTarget:target];
  [proxy forwardInvocation:invocation];
}

// Takes the last group of a stack back.
- (void)__take:(NSMutableArray *)stack {
  __selfsame_UndoStep *group = [[stack lastObject] retain];
  [stack removeLastObject];
  [self beginUndoGrouping];
  @try {
    [group perform];
  } @finally {
    [self setActionName:group->_name];
    [self endUndoGrouping];
    [group release];
  }
}
- (void)undoNestedGroup {
  [self __post:NSUndoManagerCheckpointNotification];
  if ([_open count] > 0) {
    [NSException raise:NSInternalInconsistencyException
                format:@"undo: NSUndoManager %p is in invalid state, undo was called with too many nested "
                       @"undo groups", self];
  }
  if ([_undoStack count] == 0) return;
  [self __post:NSUndoManagerWillUndoChangeNotification];
  _isUndoing = YES;
  @try { [self __take:_undoStack]; } @finally { _isUndoing = NO; }
  [self __post:NSUndoManagerDidUndoChangeNotification];
}
- (void)undo {
  if ([_open count] == 1) [self endUndoGrouping];
  [self undoNestedGroup];
}
- (void)redo {
  [self __endEvent];
  [self __post:NSUndoManagerCheckpointNotification];
  if ([_redoStack count] == 0) return;
  [self __post:NSUndoManagerWillRedoChangeNotification];
  _isRedoing = YES;
  @try { [self __take:_redoStack]; } @finally { _isRedoing = NO; }
  [self __post:NSUndoManagerDidRedoChangeNotification];
}

- (void)setActionName:(NSString *)name {
  __selfsame_UndoStep *group = [_open count] > 0 ? [_open lastObject] : [_undoStack lastObject];
  if (!group) return;
  [group->_name autorelease];
  group->_name = [name copy];
}
- (NSString *)__nameOf:(NSMutableArray *)stack {
  if ([stack count] == 0) return @"";
  __selfsame_UndoStep *group = [stack lastObject];
  return group->_name ? group->_name : @"";
}
- (NSString *)undoActionName { return [self __nameOf:[_open count] > 0 ? _open : _undoStack]; }
- (NSString *)redoActionName { return [self __nameOf:_redoStack]; }
- (NSString *)undoMenuItemTitle {
  NSString *name = [self undoActionName];
  return [name length] > 0 ? [@"Undo " stringByAppendingString:name] : @"Undo";
}
- (NSString *)redoMenuItemTitle {
  NSString *name = [self redoActionName];
  return [name length] > 0 ? [@"Redo " stringByAppendingString:name] : @"Redo";
}
- (void)disableUndoRegistration { _disabled++; }
- (void)enableUndoRegistration {
  if (_disabled == 0) {
    [NSException raise:NSInternalInconsistencyException
                format:@"enableUndoRegistration: enableUndoRegistration called with no matching disable"];
  }
  _disabled--;
}
- (void)removeAllActions {
  [_open removeAllObjects];
  [_undoStack removeAllObjects];
  [_redoStack removeAllObjects];
}
- (void)removeAllActionsWithTarget:(id)target {
  for (NSMutableArray *stack in @[ _open, _undoStack, _redoStack ]) {
    for (NSInteger i = [stack count] - 1; i >= 0; i--) {
      if ([(__selfsame_UndoStep *)stack[i] forget:target] && stack != _open) [stack removeObjectAtIndex:i];
    }
  }
}
@end
