// swift-format-ignore-file
// Written by `make library` from Dispatch/DispatchSource.m: change it there.
enum DispatchSourceText {
static let text: StaticString = #"""
typedef long dispatch_source_type_t;
enum { __selfsame_timerSource = 1, __selfsame_addSource, __selfsame_orSource, __selfsame_replaceSource };
#define DISPATCH_SOURCE_TYPE_TIMER ((dispatch_source_type_t)__selfsame_timerSource)
#define DISPATCH_SOURCE_TYPE_DATA_ADD ((dispatch_source_type_t)__selfsame_addSource)
#define DISPATCH_SOURCE_TYPE_DATA_OR ((dispatch_source_type_t)__selfsame_orSource)
#define DISPATCH_SOURCE_TYPE_DATA_REPLACE ((dispatch_source_type_t)__selfsame_replaceSource)
#define DISPATCH_TIMER_STRICT 1UL

@class OS_dispatch_source;
struct __selfsame_Firing { OS_dispatch_source *source; };
struct __selfsame_Handler {
  id block;
  dispatch_function_t function;
};

@interface OS_dispatch_source : OS_dispatch_object {
  @public
  dispatch_source_type_t _type;
  dispatch_queue_t _queue;
  struct __selfsame_Handler _event, _cancel, _registration;
  struct __selfsame_Firing *_firing;
  unsigned long _next;
  unsigned long _interval;
  unsigned long _pending;
  unsigned long _data;
  long _suspended;
  BOOL _isCancelled;
  BOOL _wasActivated;
}
@end
typedef OS_dispatch_source *dispatch_source_t;

static void __selfsame_setHandler(struct __selfsame_Handler *handler, id block, dispatch_function_t function) {
  id old = handler->block;
  handler->block = _Block_copy(block);
  handler->function = function;
  if (old) _Block_release(old);
}
static void __selfsame_handle(OS_dispatch_source *source, struct __selfsame_Handler *handler) {
  if (handler->block) __selfsame_callout(handler->block);
  else if (handler->function) handler->function(source->_context);
}
static void __selfsame_sourceFires(void *box);
// The next firing, at an instant or (0) as soon as the queue has time.
static void __selfsame_arm(OS_dispatch_source *source, unsigned long when) {
  if (source->_firing) source->_firing->source = nil;
  source->_firing = malloc(sizeof(struct __selfsame_Firing));
  source->_firing->source = source;
  struct __selfsame_Work *work =
      __selfsame_newWork(source->_queue, nil, __selfsame_sourceFires, source->_firing, 0);
  if (when) __selfsame_enqueueLater(work, when); else __selfsame_enqueue(work);
}
static void __selfsame_disarm(OS_dispatch_source *source) {
  if (source->_firing) source->_firing->source = nil;
  source->_firing = NULL;
}
static void __selfsame_sourceFires(void *box) {
  struct __selfsame_Firing *firing = box;
  OS_dispatch_source *source = firing->source;
  free(firing);
  if (!source) return;
  source->_firing = NULL;
  if (source->_type == __selfsame_timerSource) {
    source->_pending++;
    if (source->_interval == ~0UL) {
      source->_next = ~0UL;
    } else {
      unsigned long step = source->_interval ? source->_interval : 1, now = __selfsame_clock();
      if (source->_next + step <= now) {
        unsigned long missed = (now - source->_next) / step;
        source->_pending += missed;
        source->_next += missed * step;
      }
      source->_next += step;
    }
  }
  if (source->_suspended) return;
  [source retain];
  if (source->_pending) {
    source->_data = source->_pending;
    source->_pending = 0;
    __selfsame_handle(source, &source->_event);
    source->_data = 0;
  }
  if (!source->_isCancelled && !source->_suspended && !source->_firing) {
    if (source->_type != __selfsame_timerSource) {
      if (source->_pending) __selfsame_arm(source, 0);
    } else if (source->_next != ~0UL) {
      __selfsame_arm(source, source->_next);
    }
  }
  [source release];
}
// Work that is the source's last, or its first: the handler keeps it alive until then.
static void __selfsame_sourceRegistered(void *object) {
  OS_dispatch_source *source = object;
  __selfsame_handle(source, &source->_registration);
  __selfsame_setHandler(&source->_registration, nil, NULL);
  [source release];
}
static void __selfsame_sourceCancelled(void *object) {
  OS_dispatch_source *source = object;
  __selfsame_handle(source, &source->_cancel);
  __selfsame_setHandler(&source->_event, nil, NULL);
  __selfsame_setHandler(&source->_cancel, nil, NULL);
  [source release];
}
static void __selfsame_sourceGoesOn(OS_dispatch_source *source) {
  if (source->_isCancelled) {
    __selfsame_enqueue(__selfsame_newWork(
        source->_queue, nil, __selfsame_sourceCancelled, [source retain], 0));
    return;
  }
  if (!source->_wasActivated) {
    source->_wasActivated = YES;
    if (source->_registration.block || source->_registration.function) {
      __selfsame_enqueue(__selfsame_newWork(
          source->_queue, nil, __selfsame_sourceRegistered, [source retain], 0));
    }
  }
  if (source->_firing) return;
  if (source->_pending) __selfsame_arm(source, 0);
  else if (source->_type == __selfsame_timerSource && source->_next != ~0UL) {
    __selfsame_arm(source, source->_next);
  }
}

@implementation OS_dispatch_source
- (void)__suspend { _suspended++; }
- (void)__resume {
  if (_suspended == 0) __selfsame_clientBug("Over-resume of an object");
  if (--_suspended == 0) __selfsame_sourceGoesOn(self);
}
- (void)__activate { if (!_wasActivated && _suspended) [self __resume]; }
- (void)dealloc {
  if (_suspended && !_wasActivated) __selfsame_clientBug("Release of an inactive object");
  if (_suspended) __selfsame_clientBug("Release of a suspended object");
  __selfsame_disarm(self);
  __selfsame_setHandler(&_event, nil, NULL);
  __selfsame_setHandler(&_cancel, nil, NULL);
  __selfsame_setHandler(&_registration, nil, NULL);
  [_queue release];
  [super dealloc];
}
@end

dispatch_source_t dispatch_source_create(
    dispatch_source_type_t type, unsigned long handle, unsigned long mask, dispatch_queue_t queue)
    __attribute__((ns_returns_retained));
dispatch_source_t dispatch_source_create(
    dispatch_source_type_t type, unsigned long handle, unsigned long mask, dispatch_queue_t queue) {
  OS_dispatch_source *source = [[OS_dispatch_source alloc] init];
  source->_type = type;
  source->_queue = [(queue ? queue : dispatch_get_global_queue(0, 0)) retain];
  source->_suspended = 1;
  source->_next = source->_interval = ~0UL;
  return source;
}
void dispatch_source_set_timer(
    dispatch_source_t source, dispatch_time_t start, unsigned long interval, unsigned long leeway) {
  source->_next = start == ~0UL ? ~0UL : start == 0 ? __selfsame_clock() : start;
  source->_interval = interval;
  source->_pending = 0;
  __selfsame_disarm(source);
  if (!source->_suspended && !source->_isCancelled) __selfsame_sourceGoesOn(source);
}
void dispatch_source_set_event_handler(dispatch_source_t source, dispatch_block_t handler) {
  __selfsame_setHandler(&source->_event, handler, NULL);
}
void dispatch_source_set_event_handler_f(dispatch_source_t source, dispatch_function_t handler) {
  __selfsame_setHandler(&source->_event, nil, handler);
}
void dispatch_source_set_cancel_handler(dispatch_source_t source, dispatch_block_t handler) {
  __selfsame_setHandler(&source->_cancel, handler, NULL);
}
void dispatch_source_set_cancel_handler_f(dispatch_source_t source, dispatch_function_t handler) {
  __selfsame_setHandler(&source->_cancel, nil, handler);
}
void dispatch_source_set_registration_handler(dispatch_source_t source, dispatch_block_t handler) {
  __selfsame_setHandler(&source->_registration, handler, NULL);
}
void dispatch_source_cancel(dispatch_source_t source) {
  if (source->_isCancelled) return;
  source->_isCancelled = YES;
  __selfsame_disarm(source);
  if (!source->_suspended) __selfsame_sourceGoesOn(source);
}
long dispatch_source_testcancel(dispatch_source_t source) { return source->_isCancelled; }
unsigned long dispatch_source_get_data(dispatch_source_t source) { return source->_data; }
void dispatch_source_merge_data(dispatch_source_t source, unsigned long value) {
  if (source->_isCancelled) return;
  if (source->_type == __selfsame_addSource) source->_pending += value;
  else if (source->_type == __selfsame_orSource) source->_pending |= value;
  else source->_pending = value;
  if (!source->_suspended && !source->_firing && source->_pending) __selfsame_arm(source, 0);
}
"""#
}
