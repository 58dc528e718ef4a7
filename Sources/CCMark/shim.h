// cmark reads the Markdown of the lessons. No logic here.
#include <cmark.h>
