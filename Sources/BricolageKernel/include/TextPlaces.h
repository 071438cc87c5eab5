#ifndef BRICOLAGE_TEXT_PLACES_H
#define BRICOLAGE_TEXT_PLACES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// What a text adds to a place that stands before it.
typedef struct {
    /// How many lines end in it.
    size_t lines;
    /// How many characters follow the last of these ends, or are in it if there is none.
    size_t characters;
} BricolageDistance;

/// The lines and characters of a text of UTF-8, sixteen bytes at a time.
BricolageDistance bricolage_distance(const uint8_t *text, size_t count);

/// The first byte of a text that is the one looked for; a null pointer where there is none.
static inline const uint8_t *bricolage_find(const uint8_t *text, size_t count, uint8_t byte) {
    return memchr(text, byte, count);
}

#endif
