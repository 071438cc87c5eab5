/// What one block of 64 bytes says about structure, in masks with one bit for each byte, the lowest for the first.
///
///     text     { " a \ " b " :        (spaces for the eye)
///     quotes   0 1 0 0 1 0 1 0
///     escapes  0 0 0 1 0 0 0 0
///     inside   0 1 1 1 1 1 0 0        from the opening quote to the byte before the closing one
///     entries  1 1 0 1 0 0 1 1
///
/// Invariants: the masks of `BricolageBlock` are exactly the bytes of their class, except that `operators` may hold
/// U+000C and U+001A besides `{ } [ ] : ,`; both are controls as well, and no control but white space is accepted
/// anywhere. Nothing here depends on an instruction set: these functions are inlined into the kernels and compiled for
/// the instruction sets of those.
#ifndef BRICOLAGE_BLOCK_H
#define BRICOLAGE_BLOCK_H

#include "include/BricolageKernel.h"

#define BRICOLAGE_INLINE static inline __attribute__((always_inline))

/// The bytes of a block by class.
typedef struct {
    uint64_t backslashes, quotes, operators, white_space, controls;
} BricolageBlock;

/// The backslashes that begin an escape.
///
/// In a run of backslashes these are the first, third, fifth and so on. If the beginnings of the runs that begin on an
/// even bit are added to the backslashes, the carry passes through exactly these runs, which separates them from the
/// others. In them the even bits escape, in the others the odd ones.
BRICOLAGE_INLINE uint64_t bricolage_escapes(uint64_t backslashes, uint64_t escaped) {
    const uint64_t even = 0x5555555555555555;
    backslashes &= ~escaped;
    uint64_t beginnings = backslashes & ~(backslashes << 1);
    uint64_t even_runs = backslashes & ~(backslashes + (beginnings & even));
    return backslashes & (even_runs ^ ~even);
}

/// Leaves only those quotes that no backslash escapes, and returns the escapes.
BRICOLAGE_INLINE uint64_t bricolage_resolve_escapes(BricolageBlock *block, BricolageScan *scan) {
    // Most blocks have no backslash at all.
    if (!(block->backslashes | scan->escaped)) return 0;
    uint64_t escapes = bricolage_escapes(block->backslashes, scan->escaped);
    block->quotes &= ~(escapes << 1 | scan->escaped);
    scan->escaped = escapes >> 63;
    return escapes;
}

/// The places of a block that get an entry; a bit of `parity` is set if an odd number of quotes are at or before its
/// byte.
BRICOLAGE_INLINE uint64_t bricolage_entries(const BricolageBlock *block, uint64_t escapes, uint64_t parity,
                                            BricolageScan *scan) {
    uint64_t inside = parity ^ scan->inside_string;
    scan->inside_string = (uint64_t)((int64_t)inside >> 63);
    uint64_t scalars = ~(block->operators | block->white_space | block->quotes | inside);
    uint64_t beginnings = scalars & ~(scalars << 1 | scan->scalar);
    scan->scalar = scalars >> 63;
    scan->error |= (block->controls & (inside | ~block->white_space)) | (block->backslashes & ~inside);
    return block->quotes | beginnings | (escapes & inside) | (block->operators & ~inside);
}

/// Writes the offsets of the bits that are set, eight at a time, and returns the place behind the last.
BRICOLAGE_INLINE uint32_t *bricolage_write_entries(uint64_t bits, uint32_t offset, uint32_t *entries) {
    uint32_t *end = entries + __builtin_popcountll(bits);
    while (bits) {
#pragma clang loop unroll(full)
        for (int i = 0; i < 8; i++) {
            uint32_t entry = offset + (bits ? (uint32_t)__builtin_ctzll(bits) : BRICOLAGE_KERNEL_BLOCK);
            // Keeps the compiler from collecting the eight in a vector register, which takes longer than storing them.
            __asm__("" : "+r"(entry));
            entries[i] = entry;
            bits &= bits - 1;
        }
        entries += 8;
    }
    return end;
}

#endif
