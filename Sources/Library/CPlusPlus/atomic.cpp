// <atomic>: the orders of memory. There is one here, the sequentially consistent one, whichever is asked for.
//: part atomic.cpp
//: names atomic memory_order memory_order_relaxed memory_order_consume memory_order_acquire
//: names memory_order_release memory_order_acq_rel memory_order_seq_cst atomic_thread_fence

namespace std {
enum memory_order {
  memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release,
  memory_order_acq_rel, memory_order_seq_cst
};
void atomic_thread_fence(memory_order order) {}
}
