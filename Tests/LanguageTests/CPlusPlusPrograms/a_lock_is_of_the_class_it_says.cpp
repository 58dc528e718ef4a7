#include <mutex>
int main() {
  std::recursive_mutex m;
  std::mutex &r = m;
}
