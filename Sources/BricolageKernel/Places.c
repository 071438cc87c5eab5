/// Counts lines and characters.
///
///     bytes       a b \n c d \n e f      sixteen of them compared at once
///     counts      0 0 1  0 0 1  0 0      a byte each, added up before one can be full
#include "include/TextPlaces.h"

#include <string.h>

typedef uint8_t Bytes __attribute__((vector_size(16)));

/// How many blocks can be counted before a count of one byte may overflow.
enum { FULL = 255 };

static size_t sum(Bytes counts) {
    size_t result = 0;
    for (int position = 0; position < 16; position++) result += counts[position];
    return result;
}

#define COUNT(NAME, CONDITION)                                                                                         \
    static size_t NAME(const uint8_t *text, size_t count) {                                                            \
        size_t result = 0;                                                                                             \
        while (count >= 16) {                                                                                          \
            size_t blocks = count / 16 < FULL ? count / 16 : FULL;                                                     \
            count -= 16 * blocks;                                                                                      \
            Bytes counts = {0};                                                                                        \
            for (; blocks > 0; blocks--, text += 16) {                                                                 \
                Bytes byte;                                                                                            \
                memcpy(&byte, text, sizeof byte);                                                                      \
                /* A comparison that holds is minus one. */                                                            \
                counts -= (Bytes)(CONDITION);                                                                          \
            }                                                                                                          \
            result += sum(counts);                                                                                     \
        }                                                                                                              \
        for (; count > 0; count--, text++) {                                                                           \
            const uint8_t byte = *text;                                                                                \
            result += (CONDITION) != 0;                                                                                \
        }                                                                                                              \
        return result;                                                                                                 \
    }

COUNT(count_line_ends, byte == '\n')
COUNT(count_continuations, (byte & 0xC0) == 0x80)

BricolageDistance bricolage_distance(const uint8_t *text, size_t count) {
    const size_t lines = count_line_ends(text, count);
    size_t start = 0;
    if (lines > 0) {
        start = count;
        while (text[start - 1] != '\n') start--;
    }
    const size_t length = count - start;
    return (BricolageDistance){lines, length - count_continuations(text + start, length)};
}
