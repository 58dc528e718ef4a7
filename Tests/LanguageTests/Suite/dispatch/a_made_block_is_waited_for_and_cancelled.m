// mode: arc
int main(void) {
  dispatch_queue_t queue = dispatch_queue_create("q", DISPATCH_QUEUE_SERIAL);
  dispatch_block_t block = dispatch_block_create(0, ^{ NSLog(@"runs"); });
  dispatch_async(queue, block);
  NSLog(@"%ld", dispatch_block_wait(block, DISPATCH_TIME_FOREVER));  // expect: runs
  // expect: 0
  dispatch_block_notify(block, queue, ^{ NSLog(@"was told"); });
  dispatch_sync(queue, ^{});  // expect: was told
  dispatch_block_t never = dispatch_block_create(0, ^{ NSLog(@"never"); });
  NSLog(@"%ld", dispatch_block_wait(never, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC)));  // expect: 49
  NSLog(@"%d", dispatch_block_testcancel(never) != 0);  // expect: 0
  dispatch_block_cancel(never);
  dispatch_async(queue, never);
  NSLog(@"%ld %d", dispatch_block_wait(never, DISPATCH_TIME_FOREVER), dispatch_block_testcancel(never) != 0);  // expect: 0 1
  dispatch_block_perform(0, ^{ NSLog(@"at once"); });  // expect: at once
  dispatch_queue_t many = dispatch_queue_create("c", DISPATCH_QUEUE_CONCURRENT);
  __block int count = 0;
  for (int i = 0; i < 3; i++) dispatch_async(many, ^{ count++; });
  dispatch_block_t alone = dispatch_block_create(DISPATCH_BLOCK_BARRIER, ^{ NSLog(@"%d before", count); });
  dispatch_async(many, alone);
  dispatch_block_wait(alone, DISPATCH_TIME_FOREVER);  // expect: 3 before
  return 0;
}
