#ifndef BRICOLAGE_EXPECTED_MEMORY_H
#define BRICOLAGE_EXPECTED_MEMORY_H

#include <stddef.h>
#include <stdlib.h>

/// The least that `bricolage_expect_memory` tells the allocator of. glibc learns from blocks that it maps, which are those
/// of 128 KB and more, or of more than the largest one so far; another one is a part of the heap for a moment and has to
/// fit into what is kept of it, together with the document and its value.
#define BRICOLAGE_LEAST_EXPECTED ((size_t)1 << 20)

/// The most that `bricolage_expect_memory` tells the allocator of: what is larger, glibc does not learn from.
#define BRICOLAGE_MOST_EXPECTED ((size_t)31 << 20)

/// Tells the allocator that so much memory is about to be taken in many pieces, and is given back together.
///
/// glibc gives the end of its heap back to the system as soon as 128 KB of it are free, and the next value takes the
/// pages again, each of which the system has to clear: that was a third of the time of making a value of a megabyte
/// of text. It keeps twice as much as the largest block that it has mapped and got back, so it is given one to learn
/// from, which nobody touches and which has no pages for that reason. No other allocator is known to need this.
static inline void bricolage_expect_memory(size_t size) {
#if defined(__GLIBC__)
    if (size < BRICOLAGE_LEAST_EXPECTED) size = BRICOLAGE_LEAST_EXPECTED;
    if (size > BRICOLAGE_MOST_EXPECTED) size = BRICOLAGE_MOST_EXPECTED;
    // Through a variable that the compiler cannot see through, or it would leave both calls out.
    void *volatile block = malloc(size);
    free(block);
#else
    (void)size;
#endif
}

#endif
