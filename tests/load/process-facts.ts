/** Memory and processor time of a process, as Linux reports them. */
import { readFileSync } from 'node:fs';

/** Milliseconds of one tick of /proc. */
const TICK = 10;

/** Resident memory, in megabytes. */
export function memoryOf(pid: number): number {
  return megabytes(pid, 'VmRSS');
}

/** Peak of the resident memory, in megabytes, since 5 was last written to the process's `clear_refs`. */
export function peakMemoryOf(pid: number): number {
  return megabytes(pid, 'VmHWM');
}

function megabytes(pid: number, field: string): number {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Processor time of the process so far, in milliseconds, in its own code and in the system's. */
export function processorTimeOf(pid: number): number {
  const [, user, system] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return (Number(user) + Number(system)) * TICK;
}
