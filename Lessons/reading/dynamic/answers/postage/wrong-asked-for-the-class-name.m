int postage(id thing) { NSString *n = NSStringFromClass([thing class]); if ([n isEqual:@"Letter"]) return 2; if ([n isEqual:@"Parcel"]) return [thing stamps]; return 0; }
