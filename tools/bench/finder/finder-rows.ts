import type { Row } from '../row.ts';
import type { FinderBench, FinderFigures } from './finder.ts';

const MOST_LIST_MS = 300;
const MOST_LETTER_MS = 50;
const MOST_COMPUTE_MS = 8;
const MOST_NEIGHBORHOOD_MS = 100;
const MOST_HEAP_MB = 150;

const ms = (time: number) => `${time.toFixed(1)} ms`;
const mb = (bytes: number) => bytes / 1024 / 1024;

/** What the finder does over so many buildings, and what a plain list takes for the same. */
export function finderRows({ buildings, ours, plain, computeMs }: FinderBench): Row[] {
  const line = (what: string, figure: (of: FinderFigures) => number, most: number): Row => ({
    what: `${what} (plain: ${figure(plain).toFixed(0)})`,
    figure: ms(figure(ours)),
    limit: `< ${most} ms`,
    ok: figure(ours) < most,
  });
  return [
    line(`${buildings} buildings, last byte to list`, ({ listMs }) => listMs, MOST_LIST_MS),
    line(`a letter to the list painted, p95 of ${ours.letters}`, ({ letterMs }) => letterMs, MOST_LETTER_MS),
    {
      what: 'a search by itself, p95',
      figure: ms(computeMs),
      limit: `< ${MOST_COMPUTE_MS} ms`,
      ok: computeMs < MOST_COMPUTE_MS,
    },
    line('a neighborhood chosen to the list painted', (of) => of.neighborhoodMs, MOST_NEIGHBORHOOD_MS),
    {
      what: `heap after collection (plain: ${mb(plain.heap).toFixed(0)} MB)`,
      figure: `${mb(ours.heap).toFixed(1)} MB`,
      limit: `< ${MOST_HEAP_MB} MB`,
      ok: mb(ours.heap) < MOST_HEAP_MB,
    },
  ];
}
