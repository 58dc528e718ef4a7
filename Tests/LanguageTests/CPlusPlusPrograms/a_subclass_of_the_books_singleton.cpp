#include <cstdio>
#include <cstring>
class MazeFactory {
public:
  static MazeFactory *Instance(const char *style);
  virtual const char *wall() const { return "wall"; }
  virtual ~MazeFactory() {}
protected:
  MazeFactory() {}
private:
  static MazeFactory *_instance;
};
class BombedMazeFactory : public MazeFactory {
public:
  const char *wall() const override { return "bombed wall"; }
private:
  BombedMazeFactory() {}
  friend class MazeFactory;
};
MazeFactory *MazeFactory::_instance = nullptr;
MazeFactory *MazeFactory::Instance(const char *style) {
  if (_instance == nullptr) {
    if (strcmp(style, "bombed") == 0) _instance = new BombedMazeFactory;
    else _instance = new MazeFactory;
  }
  return _instance;
}
int main() {
  printf("%s\n", MazeFactory::Instance("bombed")->wall());
  printf("%s\n", MazeFactory::Instance("plain")->wall());
}
