#ifndef BRICOLAGE_THREAD_TRIALS_H
#define BRICOLAGE_THREAD_TRIALS_H

#include <stddef.h>

#include "StackLimit.h"

/// The reads that are going on within each other on this thread, for `TrialMemory`, which owns and explains it.
typedef struct {
    /// How many they are.
    size_t level;
    /// What is remembered for the outermost of them; null while nothing is.
    void *memory;
    /// How many reads have failed on this thread; errors that are handed on count at each value that they leave.
    size_t failures;
    /// Whether null is refused where a field may be absent: 1 or 0.
    size_t nulls_are_refused;
    /// How many values the diagnosing pass is reading without observing who reads them.
    size_t attempts;
    /// How many diagnosing passes are going on within each other.
    size_t passes;
} BricolageTrials;

extern BRICOLAGE_THREAD_LOCAL BricolageTrials bricolage_thread_trials;

__attribute__((returns_nonnull)) static inline BricolageTrials *bricolage_trials(void) { return &bricolage_thread_trials; }

#endif
