@import Foundation;
@import MapKit;  // expect error: E0403
int main(void) {
  return 0;
}
