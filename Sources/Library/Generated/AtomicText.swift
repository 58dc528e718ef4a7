// swift-format-ignore-file
// Written by `make library` from CPlusPlus/atomic.cpp: change it there.
enum AtomicText {
static let text: StaticString = #"""
extern "C" {
long __selfsame_atomic(void *word, long operand, long size, long operation);
}

namespace std {
enum memory_order {
  memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release,
  memory_order_acq_rel, memory_order_seq_cst
};
class atomic_flag {
  std::atomic<bool> isOn;
public:
  atomic_flag() : isOn(false) {}
  atomic_flag(int value) : isOn(value != 0) {}
  atomic_flag(const atomic_flag &other) = delete;
  atomic_flag &operator=(const atomic_flag &other) = delete;
  bool test_and_set(memory_order order = memory_order_seq_cst) { return isOn.exchange(true, order); }
  void clear(memory_order order = memory_order_seq_cst) { isOn.store(false, order); }
};
void atomic_thread_fence(memory_order order) { __selfsame_atomic((void *)0, 0, 0, 8 | ((long)order + 1) << 8); }
}
"""#
}
