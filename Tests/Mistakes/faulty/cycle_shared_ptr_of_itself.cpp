// expect: M0836
// A list keeps its own owner in a vector.
#include <memory>
#include <vector>
struct Room {
  std::vector<std::shared_ptr<Room>> doors;
};
int main() {
  std::shared_ptr<Room> hall(new Room);
  hall->doors.push_back(hall);
}
