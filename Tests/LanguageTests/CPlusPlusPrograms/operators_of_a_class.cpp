#include <iostream>
class Fraction {
  int n, d;

 public:
  Fraction(int n = 0, int d = 1) : n(n), d(d) {}
  Fraction operator*(const Fraction& o) const { return Fraction(n * o.n, d * o.d); }
  Fraction operator-() const { return Fraction(-n, d); }
  Fraction operator-(const Fraction& o) const { return *this + -o; }
  Fraction operator+(const Fraction& o) const { return Fraction(n * o.d + o.n * d, d * o.d); }
  Fraction& operator+=(const Fraction& o) { return *this = *this + o; }
  Fraction& operator++() { n += d; return *this; }
  Fraction operator++(int) { Fraction old(*this); ++*this; return old; }
  bool operator!() const { return n == 0; }
  int& operator[](int which) { std::cout << "[" << which << "]"; return which ? d : n; }
  int operator[](int which) const { return which ? d : n; }
  double operator()(double scale) const { return scale * n / d; }
  friend bool operator==(const Fraction& a, const Fraction& b) { return a.n * b.d == b.n * a.d; }
  friend bool operator<(const Fraction& a, const Fraction& b);
  friend std::ostream& operator<<(std::ostream& out, const Fraction& f) {
    return out << f.n << "/" << f.d;
  }
};
bool operator<(const Fraction& a, const Fraction& b) { return a.n * b.d < b.n * a.d; }
class Handle {
  Fraction* held;

 public:
  explicit Handle(Fraction* f) : held(f) {}
  ~Handle() { std::cout << "let go of " << *held << "\n"; delete held; }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  Fraction& operator*() const { return *held; }
  Fraction* operator->() const { return held; }
};
struct Animal {
  virtual ~Animal() {}
  virtual Animal& operator<<(const char* what) { std::cout << "animal " << what << "\n"; return *this; }
};
struct Dog : Animal {
  Animal& operator<<(const char* what) override { std::cout << "dog " << what << "\n"; return *this; }
};
int main() {
  Fraction half(1, 2), third(1, 3);
  std::cout << half + third << " " << half - third << " " << half * 4 << " " << half + 1 << "\n";
  half += third;
  (half += 1) += 1;
  std::cout << half << " " << half++ << " " << ++half << " " << !half << !Fraction() << "\n";
  half[0] = 9;
  half[0] += half[1];
  const Fraction fixed = half;
  std::cout << fixed[0] << " " << fixed(2) << " " << (third < half) << (third == 1) << "\n";
  {
    Handle handle(new Fraction(7, 8));
    *handle += 1;
    std::cout << *handle << "\n";
  }
  Dog dog;
  Animal& animal = dog;
  animal << "barks" << "sleeps";
}
