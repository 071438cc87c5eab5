#ifndef BRICOLAGE_EXPECTED_MEMORY_H
#define BRICOLAGE_EXPECTED_MEMORY_H

#include <stddef.h>
#include <stdlib.h>

/// The smallest size that `bricolage_expect_memory` announces to the allocator. glibc learns from blocks that it maps:
/// those of 128 KB and more, or of more than the largest one so far. Any other block is a part of the heap for a moment
/// and has to fit into what is kept of the heap, together with the document and its value.
#define BRICOLAGE_LEAST_EXPECTED ((size_t)1 << 20)

/// The largest size that `bricolage_expect_memory` announces to the allocator: glibc does not learn from larger blocks.
#define BRICOLAGE_MOST_EXPECTED ((size_t)31 << 20)

/// Announces to the allocator that this much memory will be allocated in many pieces, and freed together.
///
/// glibc returns the end of its heap to the system once 128 KB of it are free, and the next value needs the pages
/// again, each of which the system has to clear: that was a third of the time for making a value of a megabyte of text.
/// glibc keeps twice as much as the largest block that was mapped and freed, so one such block is allocated here for it
/// to learn from. Nobody touches this block, so it has no pages. No other allocator is known to need this.
static inline void bricolage_expect_memory(size_t size) {
#if defined(__GLIBC__)
    if (size < BRICOLAGE_LEAST_EXPECTED) size = BRICOLAGE_LEAST_EXPECTED;
    if (size > BRICOLAGE_MOST_EXPECTED) size = BRICOLAGE_MOST_EXPECTED;
    // A volatile variable, because otherwise the compiler would remove both calls.
    void *volatile block = malloc(size);
    free(block);
#else
    (void)size;
#endif
}

#endif
