// libedit's interface for Swift: el_set is variadic and stdin a mutable global, and Swift 6 can use
// neither, so each use has a static inline wrapper here. No logic.
#pragma once
#include <histedit.h>
#include <stdio.h>
