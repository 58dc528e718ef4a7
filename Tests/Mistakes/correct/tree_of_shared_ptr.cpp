// Whoever is below knows whom it belongs to, and does not own it.
#include <memory>
#include <vector>
struct Room {
  std::weak_ptr<Room> house;
  std::vector<std::shared_ptr<Room>> rooms;
};
int main() {
  std::shared_ptr<Room> hall(new Room);
  auto kitchen = std::make_shared<Room>();
  kitchen->house = hall;
  hall->rooms.push_back(kitchen);
}
