import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Names of the files in the two versions of Linux' control groups. */
const VERSIONS = [
  {
    root: '/sys/fs/cgroup/memory',
    line: /:memory:(.*)/,
    limit: 'memory.limit_in_bytes',
    stat: /total_rss (\d+)/,
    events: 'memory.oom_control',
  },
  {
    root: '/sys/fs/cgroup',
    line: /^0::(.*)/m,
    limit: 'memory.max',
    stat: /anon (\d+)/,
    events: 'memory.events',
  },
] as const;

/**
 * Creates a control group with a memory limit, as Docker does for a container. Returns undefined if this user, or
 * this system, cannot.
 */
export function memoryGroup(limitMb: number) {
  for (const { root, line, limit, stat, events } of VERSIONS)
    try {
      const own = line.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? '/';
      const folder = join(root, `skein-trial-${process.pid}`);
      mkdirSync(folder);
      const write = (place: string, file: string, text: string) => writeFileSync(join(place, file), text);
      const read = (file: string) => readFileSync(join(folder, file), 'utf8');
      write(folder, limit, String(limitMb * 1024 * 1024));
      return {
        /** Runs a function whose new processes belong to the group. */
        within<T>(start: () => T): T {
          write(folder, 'cgroup.procs', String(process.pid));
          try {
            return start();
          } finally {
            write(join(root, own), 'cgroup.procs', String(process.pid));
          }
        },
        /** Returns the memory of all processes in the group, in MB, without memory that the kernel can reclaim. */
        usedMb: () => Number(stat.exec(read('memory.stat'))?.[1]) / 1024 / 1024,
        /** Returns how many processes the kernel has killed because the group had no memory left. */
        killed: () => Number(/oom_kill (\d+)/.exec(read(events))?.[1]),
        /** Removes the group. Its processes must have ended. */
        remove: () => rmdirSync(folder),
      };
    } catch {
      // Try the other version.
    }
  return undefined;
}

function familyOf(pid: number | undefined): readonly (number | undefined)[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.filter(Boolean).flatMap((child) => familyOf(Number(child)))];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the memory of a process and of all processes below it, in MB. */
export const familyMb = (pid: number | undefined): number =>
  sum(
    familyOf(pid).map(
      (each) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1]) / 1024,
    ),
  );

/**
 * Returns the size of the files in a folder that a process, or one below it, has open, in MB. They count even if
 * they are deleted, as the temporary files of nginx are.
 */
export const heldFilesMb = (pid: number | undefined, folder: string): number =>
  sum(
    familyOf(pid).flatMap((each) =>
      readdirSync(`/proc/${each}/fd`).map((fd) => {
        const file = `/proc/${each}/fd/${fd}`;
        try {
          return readlinkSync(file).startsWith(`${folder}/`) ? statSync(file).size / 1024 / 1024 : 0;
        } catch {
          return 0; // The process has closed the file in the meantime.
        }
      }),
    ),
  );
