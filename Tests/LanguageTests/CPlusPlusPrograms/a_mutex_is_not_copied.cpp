#include <mutex>
int main() {
  std::mutex m;
  std::mutex n(m);
}
