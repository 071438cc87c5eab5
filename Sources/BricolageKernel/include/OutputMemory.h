#ifndef BRICOLAGE_OUTPUT_MEMORY_H
#define BRICOLAGE_OUTPUT_MEMORY_H

#include <stddef.h>
#include <stdlib.h>

/// Makes memory larger, where it lies if there is room behind it, or gets the first of it for a null pointer.
///
/// Swift can only allocate anew, copy and release. Returns a null pointer when there is not so much memory.
static inline void *bricolage_resize(void *memory, size_t size) { return realloc(memory, size); }

/// Releases memory that `bricolage_resize` returned.
static inline void bricolage_release(void *memory) { free(memory); }

#endif
