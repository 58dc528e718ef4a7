// swift-format-ignore-file
// Written by `make library` from UIKit/UIView.m: change it there.
enum UIViewText {
static let text: StaticString = #"""
@interface UIView : UIResponder {
  CGRect _frame;
  UIColor *_backgroundColor;
  NSMutableArray *_subviews;
  UIView *_superview;
}
- (id)initWithFrame:(CGRect)frame;
- (CGRect)frame;
- (void)setFrame:(CGRect)frame;
- (CGRect)bounds;
- (UIColor *)backgroundColor;
- (void)setBackgroundColor:(UIColor *)color;
- (NSArray *)subviews;
- (UIView *)superview;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
@end
@implementation UIView
- (id)init { return [self initWithFrame:CGRectMake(0, 0, 0, 0)]; }
- (id)initWithFrame:(CGRect)frame {
  self = [super init];
  if (self) {
    _frame = frame;
    _subviews = [[NSMutableArray alloc] init];
  }
  return self;
}
- (void)dealloc {
  NSUInteger i, count = [_subviews count];
  for (i = 0; i < count; i++) ((UIView *)[_subviews objectAtIndex:i])->_superview = nil;
  [_subviews release];
  [_backgroundColor release];
  [super dealloc];
}
- (CGRect)frame { return _frame; }
- (void)setFrame:(CGRect)frame { _frame = frame; }
- (CGRect)bounds { return CGRectMake(0, 0, _frame.size.width, _frame.size.height); }
- (UIColor *)backgroundColor { return _backgroundColor; }
- (void)setBackgroundColor:(UIColor *)color {
  [color retain];
  [_backgroundColor release];
  _backgroundColor = color;
}
- (NSArray *)subviews { return [[_subviews copy] autorelease]; }
- (UIView *)superview { return _superview; }
- (void)addSubview:(UIView *)view {
  [view retain];
  [view removeFromSuperview];
  [_subviews addObject:view];
  view->_superview = self;
  [view release];
}
- (void)removeFromSuperview {
  UIView *parent = _superview;
  _superview = nil;
  if (parent) [parent->_subviews removeObjectIdenticalTo:self];
}
@end
"""#
}
