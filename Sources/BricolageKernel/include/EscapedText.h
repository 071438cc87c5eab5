#ifndef BRICOLAGE_ESCAPED_TEXT_H
#define BRICOLAGE_ESCAPED_TEXT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether one of sixteen bytes must be escaped in a JSON string: quotes, backslashes and what is below U+0020.
///
/// It is inlined where it is called. In C because the compiler makes five instructions of a comparison of sixteen bytes
/// here, and a loop over them in Swift.
static inline __attribute__((always_inline)) bool bricolage_must_escape(uint64_t first, uint64_t second) {
    typedef uint64_t Words __attribute__((vector_size(16)));
    typedef uint8_t Bytes __attribute__((vector_size(16)));
    const Bytes bytes = (Bytes)(Words){first, second};
    const Words hits = (Words)((bytes < 0x20) | (bytes == '"') | (bytes == '\\'));
    return (hits[0] | hits[1]) != 0;
}

#endif
