#ifndef BRICOLAGE_THREAD_TRIALS_H
#define BRICOLAGE_THREAD_TRIALS_H

#include <stddef.h>

#include "StackLimit.h"

/// The nested reads in progress on this thread, for `TrialMemory`, which owns and explains the memory.
typedef struct {
    /// How many reads these are.
    size_t level;
    /// What is remembered for the outermost read; null while nothing is.
    void *memory;
    /// How many reads have failed on this thread; an error that is passed on counts once for each value that it leaves.
    size_t failures;
    /// Whether null is refused where a field may be absent: 1 or 0.
    size_t nulls_are_refused;
    /// How many values the diagnosing pass is reading without observing who reads them.
    size_t attempts;
    /// How many diagnosing passes are in progress, one within the other.
    size_t passes;
} BricolageTrials;

extern BRICOLAGE_THREAD_LOCAL BricolageTrials bricolage_thread_trials;

__attribute__((returns_nonnull)) static inline BricolageTrials *bricolage_trials(void) { return &bricolage_thread_trials; }

#endif
