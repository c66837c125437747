import type { Row } from '../row.ts';
import type { CarouselFigures } from './carousels.ts';

const MOST_BYTES = 6 * 1024;
const MOST_TASK_MS = 16;
const MOST_SCRIPT_MS = 8;
/** Of a thousand cycles: less than 20 bytes each is what the browser's own counting differs by. */
const MOST_GROWTH_BYTES = 20 * 1024;

const kb = (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`;

/** What carousels cost, and the limits that ours keep to. */
export function carouselRows({ sizes, slides, leaks, ...smooth }: CarouselFigures): Row[] {
  const least = Math.min(...sizes.flatMap(({ ours, gzipBytes }) => (ours ? [] : [gzipBytes])));
  return [
    ...sizes.map(({ name, ours, gzipBytes }) => ({
      what: `${name}, beside React, gzip`,
      figure: kb(gzipBytes),
      limit: ours ? `≤ ${kb(MOST_BYTES)}, < ${kb(least)}` : '',
      ok: ours ? gzipBytes <= MOST_BYTES && gzipBytes < least : undefined,
    })),
    {
      what: `${slides} slides at 4× CPU, longest task`,
      figure: `${smooth.longestTaskMs.toFixed(1)} ms`,
      limit: `≤ ${MOST_TASK_MS} ms`,
      ok: smooth.longestTaskMs <= MOST_TASK_MS,
    },
    {
      what: `${slides} slides at 4× CPU, script per frame, p95 of ${smooth.frames}`,
      figure: `${smooth.scriptP95Ms.toFixed(1)} ms`,
      limit: `≤ ${MOST_SCRIPT_MS} ms`,
      ok: smooth.scriptP95Ms <= MOST_SCRIPT_MS,
    },
    {
      what: `${slides} slides, layout shift`,
      figure: String(smooth.layoutShift),
      limit: '0',
      ok: smooth.layoutShift === 0,
    },
    {
      what: `heap after ${leaks.cycles} mounts and unmounts`,
      figure: `+${kb(leaks.heapGrowth)}`,
      limit: `≤ ${kb(MOST_GROWTH_BYTES)}`,
      ok: leaks.heapGrowth <= MOST_GROWTH_BYTES,
    },
    {
      what: 'listeners and nodes left of them',
      figure: `${leaks.listeners}, ${leaks.nodes}`,
      limit: '0, 0',
      ok: leaks.listeners <= 0 && leaks.nodes <= 0,
    },
  ];
}
