#ifndef BRICOLAGE_HEXADECIMAL_TEXT_H
#define BRICOLAGE_HEXADECIMAL_TEXT_H

#include <stdint.h>

/// The value of each hexadecimal digit; -1 for all other bytes. In C because Swift has no constant tables.
static const int8_t bricolage_hexadecimal_digits[256] = {
#define NONE_16 -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
    NONE_16, NONE_16, NONE_16,
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, -1, -1, -1, -1, -1,
    -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    NONE_16,
    -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    NONE_16, NONE_16, NONE_16, NONE_16, NONE_16, NONE_16, NONE_16, NONE_16, NONE_16,
#undef NONE_16
};

/// The value of four hexadecimal digits; negative if one of the four bytes is not a hexadecimal digit.
static inline __attribute__((always_inline)) int32_t bricolage_four_hexadecimal_digits(const uint8_t *text) {
    // Minus one stays negative when shifted left and when combined with any other bits.
    return (int32_t)((uint32_t)bricolage_hexadecimal_digits[text[0]] << 12
                     | (uint32_t)bricolage_hexadecimal_digits[text[1]] << 8
                     | (uint32_t)bricolage_hexadecimal_digits[text[2]] << 4
                     | (uint32_t)bricolage_hexadecimal_digits[text[3]]);
}

#endif
