// A lock may begin with a key that it has already, without it, or with nothing at all, and may be handed on.
#include <iostream>
#include <mutex>
#include <utility>

std::mutex key;
std::mutex second;

int main() {
  std::unique_lock<std::mutex> nothing;
  std::cout << nothing.owns_lock() << (nothing.mutex() == nullptr) << std::endl;
  std::unique_lock<std::mutex> later(key, std::defer_lock);
  std::cout << later.owns_lock();
  later.lock();
  std::cout << later.owns_lock();
  nothing = std::move(later);
  std::cout << nothing.owns_lock() << later.owns_lock() << (nothing.mutex() == &key) << std::endl;
  {
    std::unique_lock<std::mutex> tries(second, std::try_to_lock);
    std::cout << tries.owns_lock();
    second.unlock();
    std::unique_lock<std::mutex> again(second, std::try_to_lock);
    std::cout << again.owns_lock() << std::endl;
    tries.release();
  }
  second.lock();
  {
    std::lock_guard<std::mutex> adopted(second, std::adopt_lock);
  }
  std::cout << second.try_lock() << std::endl;
  {
    std::unique_lock<std::mutex> adopted(second, std::adopt_lock);
    std::unique_lock<std::mutex> moved(std::move(adopted));
    std::unique_lock<std::mutex> other(key, std::defer_lock);
    other.swap(moved);
    std::cout << moved.owns_lock() << other.owns_lock() << std::endl;
  }
  {
    // It declares a variable named key, and locks nothing.
    std::unique_lock<std::mutex>(key);
  }
  std::cout << second.try_lock() << key.try_lock() << std::endl;
}
