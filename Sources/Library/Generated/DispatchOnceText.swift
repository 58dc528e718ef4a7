// swift-format-ignore-file
// Written by `make library` from Dispatch/DispatchOnce.m: change it there.
enum DispatchOnceText {
static let text: StaticString = #"""
__attribute__((selfsame_visible(once, token)))
void dispatch_once(dispatch_once_t *token, dispatch_block_t block) {
  if (__selfsame_onceEnter(token)) {
    __selfsame_callout(block);
    __selfsame_onceDone(token);
  }
}
__attribute__((selfsame_visible(once, token)))
void dispatch_once_f(dispatch_once_t *token, void *context, dispatch_function_t function) {
  if (__selfsame_onceEnter(token)) {
    function(context);
    __selfsame_onceDone(token);
  }
}
"""#
}
