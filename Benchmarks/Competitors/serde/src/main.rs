//! serde_json with the command line of `measure`:
//!
//!     competitor decode|encode CORPUS FILE SECONDS
//!
//! Prints the number of bytes read or written, then the processor seconds of one run for each sample, one line each.

// `Comparison/rust_types.py` generates this module from the schemas when the competitor is built.
mod described;
mod models;

use serde::{de::DeserializeOwned, Serialize};
use std::hint::black_box;

#[repr(C)]
struct Time {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Time) -> i32;
}

/// Seconds of processor time that this process has used.
fn processor_time() -> f64 {
    const CLOCK_PROCESS_CPUTIME_ID: i32 = 2;
    let mut time = Time { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.seconds as f64 + time.nanoseconds as f64 / 1e9
}

fn sample(seconds: f64, mut operation: impl FnMut()) {
    for _ in 0..10 {
        operation();
    }
    let begin = processor_time();
    operation();
    let repetitions = (0.0005 / (processor_time() - begin).max(1e-7)).max(1.0) as usize;
    let end = processor_time() + seconds;
    let mut samples = 0;
    while processor_time() < end || samples < 3 {
        let begin = processor_time();
        for _ in 0..repetitions {
            operation();
        }
        println!("{:.9e}", (processor_time() - begin) / repetitions as f64);
        samples += 1;
    }
}

fn run<T: DeserializeOwned + Serialize>(operation: &str, text: &[u8], seconds: f64) {
    if operation == "decode" {
        println!("{}", text.len());
        sample(seconds, || {
            black_box(serde_json::from_slice::<T>(black_box(text)).unwrap());
        });
    } else {
        let value: T = serde_json::from_slice(text).unwrap();
        println!("{}", serde_json::to_vec(&value).unwrap().len());
        sample(seconds, || {
            black_box(serde_json::to_vec(black_box(&value)).unwrap());
        });
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let text = std::fs::read(&arguments[3]).unwrap();
    let seconds = arguments[4].parse().unwrap();
    match arguments[2].as_str() {
        "message" => run::<models::Message>(&arguments[1], &text, seconds),
        "order" => run::<models::Order>(&arguments[1], &text, seconds),
        "orders" => run::<models::Orders>(&arguments[1], &text, seconds),
        corpus => {
            if !described::run(corpus, &arguments[1], &text, seconds) {
                std::process::exit(2)
            }
        }
    }
}
