//! What the operating system reports about the server's process.

use std::time::Duration;

/// The CPU time a process has used, in user code and in the kernel; `None` if the system does not report it.
pub(super) fn cpu_time(pid: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    ticks(&stat).map(|ticks| Duration::from_millis(10 * ticks))
}

/// The fields `utime` and `stime`, in hundredths of a second. Before them comes the program's name in parentheses,
/// which may contain anything.
fn ticks(stat: &str) -> Option<u64> {
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

/// The memory a process uses, in kilobytes.
pub(super) fn memory_kb(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cpu_time_is_found_after_any_program_name() {
        let stat = "7 (a ) 1 (b) S 1 7 7 0 -1 4194304 100 0 0 0 123 45 0 0 20 0 1 0 5 6";
        assert_eq!(ticks(stat), Some(168));
        assert_eq!(ticks("7 (klad) S 1"), None);
    }
}
