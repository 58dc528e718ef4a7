#include <iostream>
class Settings {
  int volume;
  static int made;
  Settings() : volume(5) { made++; }
public:
  static Settings &shared() {
    static Settings *one = new Settings;
    return *one;
  }
  int getVolume() const { return volume; }
  void setVolume(int v) { volume = v; }
  static int count() { return made; }
};
int Settings::made = 0;
int main() {
  std::cout << Settings::count();
  Settings &a = Settings::shared();
  a.setVolume(9);
  std::cout << Settings::shared().getVolume() << Settings::count() << (&a == &Settings::shared()) << '\n';
}
