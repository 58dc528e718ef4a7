#include <atomic>
#include <cstdlib>
#include <iostream>
#include <mutex>
using namespace std;
mutex m, n;
recursive_mutex again;
atomic_flag busy = ATOMIC_FLAG_INIT;
int deep(int level) {
  lock_guard<recursive_mutex> guard(again);
  return level == 0 ? 0 : 1 + deep(level - 1);
}
void bye() { cout << "bye\n"; }
int main() {
  atexit(bye);
  {
    scoped_lock both(m, n);
    cout << m.try_lock();
  }
  {
    lock_guard one(m);
    cout << m.try_lock() << n.try_lock();
    n.unlock();
  }
  cout << busy.test_and_set() << busy.test_and_set();
  busy.clear();
  cout << busy.test_and_set() << deep(3) << endl;
}
