NSString *word = [@"green " stringByAppendingString:@"tea"];
[tea setLabel:word];
