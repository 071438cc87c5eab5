#ifndef BRICOLAGE_POWERS_OF_TEN_H
#define BRICOLAGE_POWERS_OF_TEN_H

#include <stdint.h>

/// A power of ten that a word holds: 10^0 to 10^19.
///
/// In a header because other modules would have to call a function to reach a table in Swift.
static inline __attribute__((always_inline)) uint64_t bricolage_power_of_ten(uint64_t exponent) {
    static const uint64_t powers[] = {
        1ull, 10ull, 100ull, 1000ull, 10000ull, 100000ull, 1000000ull, 10000000ull, 100000000ull, 1000000000ull,
        10000000000ull, 100000000000ull, 1000000000000ull, 10000000000000ull, 100000000000000ull, 1000000000000000ull,
        10000000000000000ull, 100000000000000000ull, 1000000000000000000ull, 10000000000000000000ull,
    };
    return powers[exponent];
}

#endif
