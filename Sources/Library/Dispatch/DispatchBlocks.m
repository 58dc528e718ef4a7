// GCD's blocks that can be waited for and cancelled: `dispatch_block_create`.
//
// Such a block is an ordinary one around the program's, and captures what is known of it. A group holds it from the
// beginning until it has run for the first time: who waits for the block waits for the group.
//: part Dispatch

typedef unsigned long dispatch_block_flags_t;
enum {
  DISPATCH_BLOCK_BARRIER = 1, DISPATCH_BLOCK_DETACHED = 2, DISPATCH_BLOCK_ASSIGN_CURRENT = 4,
  DISPATCH_BLOCK_NO_QOS_CLASS = 8, DISPATCH_BLOCK_INHERIT_QOS_CLASS = 16,
  DISPATCH_BLOCK_ENFORCE_QOS_CLASS = 32
};

@implementation OS_dispatch_block
- (void)dealloc {
  // Nobody will run it any more.
  if (!_hasRun) dispatch_group_leave(_group);
  [_group release];
  [_does release];
  [super dealloc];
}
@end

static void __selfsame_runMadeBlock(OS_dispatch_block *work) {
  BOOL isFirst = !work->_hasRun;
  work->_hasRun = 1;
  if (!work->_isCancelled) work->_does();
  if (isFirst) dispatch_group_leave(work->_group);
}
dispatch_block_t dispatch_block_create(dispatch_block_flags_t flags, dispatch_block_t block)
    __attribute__((ns_returns_retained));
dispatch_block_t dispatch_block_create(dispatch_block_flags_t flags, dispatch_block_t block) {
  OS_dispatch_block *work = [[OS_dispatch_block alloc] init];
  work->_flags = flags;
  work->_does = _Block_copy(block);
  work->_group = dispatch_group_create();
  dispatch_group_enter(work->_group);
  dispatch_block_t made = _Block_copy(^{ __selfsame_runMadeBlock(work); });
  [work release];
  __selfsame_madeBlockRuns = ((struct __selfsame_Block *)made)->invoke;
  return made;
}
dispatch_block_t dispatch_block_create_with_qos_class(
    dispatch_block_flags_t flags, dispatch_qos_class_t quality, int priority,
    dispatch_block_t block) __attribute__((ns_returns_retained));
dispatch_block_t dispatch_block_create_with_qos_class(
    dispatch_block_flags_t flags, dispatch_qos_class_t quality, int priority,
    dispatch_block_t block) {
  return dispatch_block_create(flags, block);
}
static OS_dispatch_block *__selfsame_madeBlock(dispatch_block_t block, const char *function) {
  struct __selfsame_MadeBlock *made = (struct __selfsame_MadeBlock *)block;
  if (!made || made->block.invoke != __selfsame_madeBlockRuns) {
    __selfsame_clientBug([[NSString stringWithFormat:@"Invalid block object passed to %s()", function]
        UTF8String]);
  }
  return made->work;
}
void dispatch_block_perform(dispatch_block_flags_t flags, dispatch_block_t block) { block(); }
long dispatch_block_wait(dispatch_block_t block, dispatch_time_t timeout) {
  return dispatch_group_wait(__selfsame_madeBlock(block, "dispatch_block_wait")->_group, timeout);
}
void dispatch_block_notify(
    dispatch_block_t block, dispatch_queue_t queue, dispatch_block_t notification) {
  dispatch_group_notify(__selfsame_madeBlock(block, "dispatch_block_notify")->_group, queue,
                        notification);
}
void dispatch_block_cancel(dispatch_block_t block) {
  __selfsame_madeBlock(block, "dispatch_block_cancel")->_isCancelled = 1;
}
long dispatch_block_testcancel(dispatch_block_t block) {
  return __selfsame_madeBlock(block, "dispatch_block_testcancel")->_isCancelled;
}
