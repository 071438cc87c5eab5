#ifndef BRICOLAGE_TEXT_PLACES_H
#define BRICOLAGE_TEXT_PLACES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The distance from the beginning of a text to its end.
typedef struct {
    /// How many lines end in the text.
    size_t lines;
    /// How many characters follow the last line end, or are in the whole text if no line ends in it.
    size_t characters;
} BricolageDistance;

/// The lines and characters of a text of UTF-8, sixteen bytes at a time.
BricolageDistance bricolage_distance(const uint8_t *text, size_t count);

/// The address of the first byte of a text that equals `byte`; a null pointer if there is none.
static inline const uint8_t *bricolage_find(const uint8_t *text, size_t count, uint8_t byte) {
    return memchr(text, byte, count);
}

#endif
