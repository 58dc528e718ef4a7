// minizip writes and reads the archives in which courses travel. No logic here.
#include <minizip/unzip.h>
#include <minizip/zip.h>
