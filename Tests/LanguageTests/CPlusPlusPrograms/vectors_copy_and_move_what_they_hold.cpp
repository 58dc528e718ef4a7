#include <iostream>
#include <memory>
#include <string>
#include <vector>
struct Car {
  std::string name;
  Car(std::string n) : name(n) { std::cout << "Car " << name << "\n"; }
  Car(const Car &o) : name(o.name + "'") { std::cout << "copy " << name << "\n"; }
  Car &operator=(const Car &o) { name = o.name; std::cout << "assign " << name << "\n"; return *this; }
  ~Car() { std::cout << "~Car " << name << "\n"; }
};
struct Quick {
  int n;
  Quick(int n) : n(n) { std::cout << "Quick " << n << "\n"; }
  Quick(const Quick &o) : n(o.n) { std::cout << "copy " << n << "\n"; }
  Quick(Quick &&o) noexcept : n(o.n) { o.n = -1; std::cout << "move " << n << "\n"; }
  Quick &operator=(Quick &&o) noexcept { n = o.n; o.n = -1; std::cout << "moved to " << n << "\n"; return *this; }
  Quick &operator=(const Quick &o) { n = o.n; std::cout << "copied to " << n << "\n"; return *this; }
  ~Quick() { std::cout << "~" << n << "\n"; }
};
struct Slow {
  int n;
  Slow(int n) : n(n) {}
  Slow(const Slow &o) : n(o.n) { std::cout << "slow copy " << n << "\n"; }
  Slow(Slow &&o) : n(o.n) { std::cout << "slow move " << n << "\n"; }
  ~Slow() { std::cout << "~Slow " << n << "\n"; }
};
int main() {
  {
    std::vector<Car> cars;
    cars.push_back(Car("a"));
    std::cout << cars.size() << " of " << cars.capacity() << "\n";
    cars.emplace_back("b");
    cars.emplace_back("c");
    std::cout << cars.size() << " of " << cars.capacity() << "\n";
    for (const Car &c : cars) std::cout << c.name << " ";
    std::cout << "\n";
    cars.erase(cars.begin());
    cars.pop_back();
    std::cout << cars.front().name << cars.back().name << cars.at(0).name << cars[0].name << "\n";
  }
  std::cout << "--\n";
  {
    std::vector<Quick> q;
    for (int i = 1; i <= 5; i++) { q.emplace_back(i); std::cout << "  " << q.size() << "/" << q.capacity() << "\n"; }
    q.insert(q.begin() + 1, Quick(9));
    Quick ten(10);
    q.insert(q.begin(), ten);
    q.insert(q.begin() + 2, ten);
    q.insert(q.end(), 2, ten);
    for (auto &x : q) std::cout << x.n << " "; std::cout << "\n";
    q.erase(q.begin() + 1, q.begin() + 3);
    std::cout << "copying\n";
    std::vector<Quick> r(q), s;
    s = r;
    std::vector<Quick> t = std::move(r);
    std::cout << r.size() << r.empty() << t.size() << "\n";
    t.resize(2, ten);
    t.shrink_to_fit();
    std::cout << t.capacity() << "\n";
    s = std::move(t);
    s.clear();
    std::cout << s.size() << " " << s.capacity() << "\n";
  }
  std::cout << "--\n";
  {
    std::vector<Slow> s;
    s.reserve(1);
    s.emplace_back(1); s.emplace_back(2);
  }
  std::cout << "--\n";
  {
    std::vector<std::unique_ptr<Quick>> owners;
    owners.push_back(std::make_unique<Quick>(1));
    owners.push_back(std::unique_ptr<Quick>(new Quick(2)));
    owners.emplace_back(new Quick(3));
    for (auto &p : owners) std::cout << p->n << "\n";
    owners[1].reset();
    std::unique_ptr<Quick> out = std::move(owners[0]);
    std::cout << (owners[0] == nullptr) << out->n << "\n";
    owners.erase(owners.begin() + 1);
    std::vector<std::unique_ptr<Quick>> others = std::move(owners);
    std::cout << owners.size() << others.size() << "\n";
  }
  std::cout << "--\n";
  {
    std::vector<std::shared_ptr<Quick>> a;
    auto p = std::make_shared<Quick>(7);
    a.push_back(p); a.push_back(p); a.push_back(std::make_shared<Quick>(8));
    std::cout << p.use_count() << "\n";
    auto b = a;
    std::cout << p.use_count() << "\n";
    a.clear();
    std::cout << p.use_count() << "\n";
    std::vector<std::weak_ptr<Quick>> w(b.begin(), b.end());
    b.pop_back();
    std::cout << w.size() << w[2].expired() << w[0].expired() << "\n";
  }
  std::cout << "--\n";
}
