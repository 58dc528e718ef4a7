// swift-format-ignore-file
// Written by `make library` from UIKit/UIViewController.m: change it there.
enum UIViewControllerText {
static let text: StaticString = #"""
@interface UIViewController : UIResponder { UIView *_view; NSString *_title; }
- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
- (UIView *)view;
- (void)setView:(UIView *)view;
- (BOOL)isViewLoaded;
- (NSString *)title;
- (void)setTitle:(NSString *)title;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewDidUnload;
- (void)didReceiveMemoryWarning;
@end
@implementation UIViewController
- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle { return [self init]; }
- (void)dealloc {
  [_view release];
  [_title release];
  [super dealloc];
}
// The view is made when it is first asked for.
- (UIView *)view {
  if (!_view) {
    [self loadView];
    [self viewDidLoad];
  }
  return _view;
}
- (void)setView:(UIView *)view {
  [view retain];
  [_view release];
  _view = view;
}
- (BOOL)isViewLoaded { return _view != nil; }
- (NSString *)title { return _title; }
- (void)setTitle:(NSString *)title {
  NSString *old = _title;
  _title = [title copy];
  [old release];
}
- (void)loadView {
  UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  [self setView:view];
  [view release];
}
- (void)viewDidLoad {}
- (void)viewWillAppear:(BOOL)animated {}
- (void)viewDidAppear:(BOOL)animated {}
- (void)viewWillDisappear:(BOOL)animated {}
- (void)viewDidDisappear:(BOOL)animated {}
- (void)viewDidUnload {}
- (void)didReceiveMemoryWarning {}
@end
"""#
}
