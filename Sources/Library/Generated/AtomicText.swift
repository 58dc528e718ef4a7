// swift-format-ignore-file
// Written by `make library` from CPlusPlus/atomic.cpp: change it there.
enum AtomicText {
static let text: StaticString = #"""
namespace std {
enum memory_order {
  memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release,
  memory_order_acq_rel, memory_order_seq_cst
};
void atomic_thread_fence(memory_order order) {}
}
"""#
}
