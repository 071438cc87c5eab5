/// The results that the kernels and the inlined headers must have, computed byte by byte directly from the definitions.
///
///     text      \  "  a  \  "  "  ,       (spaces for readability)
///     escapes   1  0  0  1  0  0  0       also outside strings, where they are an error
///     inside    0  0  0  0  0  1  1
///     entries   1  0  0  0  0  1  0
#ifndef REFERENCE_H
#define REFERENCE_H

#include "BricolageKernel.h"

/// The entries of a whole text, and whether it cannot be JSON.
typedef struct {
    size_t count;
    bool is_wrong;
} ReferenceIndex;

/// Whether a byte is one of `{ } [ ] : ,`, or U+000C or U+001A, which kernels may treat as one.
static bool is_operator(uint8_t byte) {
    return byte == '{' || byte == '}' || byte == '[' || byte == ']' || byte == ':' || byte == ',' || byte == 0x0C
        || byte == 0x1A;
}

static bool is_white_space(uint8_t byte) { return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r'; }

/// The length of the character that begins here (RFC 3629, section 4); 0 if there is none.
static size_t character_length(const uint8_t *text, size_t count) {
    const uint8_t first = text[0];
    if (first < 0x80) return 1;
    const size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || length > count) return 0;
    for (size_t i = 1; i < length; i++) {
        if ((text[i] & 0xC0) != 0x80) return 0;
    }
    const uint8_t second = text[1];
    if (first == 0xE0 && second < 0xA0) return 0;
    if (first == 0xED && second > 0x9F) return 0;
    if (first == 0xF0 && second < 0x90) return 0;
    if (first == 0xF4 && second > 0x8F) return 0;
    return length;
}

static bool is_utf8(const uint8_t *text, size_t count) {
    while (count > 0) {
        const size_t length = character_length(text, count);
        if (length == 0) return false;
        text += length;
        count -= length;
    }
    return true;
}

/// Finds the entries of a text; `entries` has room for one for each byte.
static ReferenceIndex reference_index(const uint8_t *text, size_t count, uint32_t *entries) {
    ReferenceIndex index = {0, !is_utf8(text, count)};
    bool is_escaped = false, is_inside = false, was_scalar = false;
    for (size_t i = 0; i < count; i++) {
        const uint8_t byte = text[i];
        const bool is_quote = byte == '"' && !is_escaped;
        const bool begins_escape = byte == '\\' && !is_escaped;
        // The opening quote is inside, the closing one is not.
        if (is_quote) is_inside = !is_inside;
        const bool is_scalar = !is_inside && !is_quote && !is_operator(byte) && !is_white_space(byte);
        if (is_quote || (is_scalar && !was_scalar) || (begins_escape && is_inside)
            || (is_operator(byte) && !is_inside)) {
            entries[index.count++] = (uint32_t)i;
        }
        if (byte < 0x20 && (is_inside || !is_white_space(byte))) index.is_wrong = true;
        if (byte == '\\' && !is_inside) index.is_wrong = true;
        is_escaped = begins_escape;
        was_scalar = is_scalar;
    }
    if (is_inside) index.is_wrong = true;
    return index;
}

static uint32_t reference_digits(const uint8_t *text) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < 32; i++) {
        if (text[i] >= '0' && text[i] <= '9') found |= UINT32_C(1) << i;
    }
    return found;
}

static bool reference_must_escape(const uint8_t text[16]) {
    for (int i = 0; i < 16; i++) {
        if (text[i] < 0x20 || text[i] == '"' || text[i] == '\\') return true;
    }
    return false;
}

#endif
