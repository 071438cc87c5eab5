#ifndef BRICOLAGE_POWERS_OF_FIVE_H
#define BRICOLAGE_POWERS_OF_FIVE_H

#include <stdint.h>

/// The leading 128 bits of the powers of five from 5^-342 to 5^324, each off by less than one.
///
///     index       0        1        2        3
///     words   -342 high, low    -341 high, low    ...
extern const uint64_t bricolage_powers_of_five[];

/// One of the words.
///
/// In a header because other modules would have to call a function to reach a table in Swift.
static inline __attribute__((always_inline)) uint64_t bricolage_power_of_five(intptr_t index) {
    return bricolage_powers_of_five[index];
}

#endif
