#ifndef BRICOLAGE_STACK_LIMIT_H
#define BRICOLAGE_STACK_LIMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How far a recursion may go: every thread has a limit, which its frames are compared with.
///
///     highest ──────── in use ────────▶ frame ──── left ────▶ limit ── kept free ──▶ lowest
///
/// The part that is kept free is for code that runs between two checks of the limit and after the last one: the code of
/// one type, a conversion by the system's libraries, the making of an error.
///
/// The limit is determined when a thread first asks. There is none where the platform does not report it, and on a
/// stack that is not the thread's own, such as a coroutine's.

#if defined(__ELF__) && !defined(__ANDROID__)
// Two instructions instead of a call.
#define BRICOLAGE_THREAD_LOCAL _Thread_local __attribute__((tls_model("initial-exec")))
#else
#define BRICOLAGE_THREAD_LOCAL _Thread_local
#endif

/// The lowest address that a frame of this thread may have; the highest possible address until somebody asks.
extern BRICOLAGE_THREAD_LOCAL uintptr_t bricolage_stack_limit;

/// Whether a frame below the limit is allowed nevertheless; determines the limit if it is not known yet.
bool bricolage_stack_allows(uintptr_t frame);

/// Whether there is stack left for one more level of a recursion.
static inline bool bricolage_stack_is_left(void) {
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    return __builtin_expect(frame >= bricolage_stack_limit, 1) || bricolage_stack_allows(frame);
}

/// How often this thread was told that there is no stack left.
size_t bricolage_stack_refusals(void);

#endif
