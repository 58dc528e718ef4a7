[tea setLabel:@"green tea"]
