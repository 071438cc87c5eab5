#ifndef BRICOLAGE_OUTPUT_MEMORY_H
#define BRICOLAGE_OUTPUT_MEMORY_H

#include <stddef.h>
#include <stdlib.h>

/// Makes memory larger, in place if there is room after it; allocates new memory for a null pointer.
///
/// Swift can only allocate new memory, copy and release. Returns a null pointer if there is not enough memory.
static inline void *bricolage_resize(void *memory, size_t size) { return realloc(memory, size); }

/// Releases memory that `bricolage_resize` returned.
static inline void bricolage_release(void *memory) { free(memory); }

#endif
