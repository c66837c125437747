import { arc, type Point } from '../kit/path.ts';

export type City =
  | 'austin'
  | 'denver'
  | 'saltLake'
  | 'kansasCity'
  | 'nashville'
  | 'sanAntonio'
  | 'chicago'
  | 'lasVegas'
  | 'texas'
  | 'austinLake'
  | 'westminster';

/** What a city's line is made of. Heights grow upwards from the ground at 0; x runs from 0 to 1200. */
export interface CityPlan {
  contour: Point[];
  /** Path data in picture coordinates: windows and ribs. */
  details: string;
  lit?: string;
  strokes?: string;
  birds?: string;
  mountains?: Point[][];
  snow?: Point[][];
  sharp?: boolean;
  water?: boolean;
  sun?: Point;
}

export const BASE = 430;

type Cap =
  | 'flat'
  | 'step'
  | 'spire'
  | 'slant'
  | 'slantLeft'
  | 'crown'
  | 'peaks'
  | 'round'
  | 'gable'
  | 'antennas'
  | 'curve';

interface Draft {
  x: number;
  contour: Point[];
  details: string;
  lit: string;
}

export function draft(start: number): Draft {
  return { x: start, contour: [[start, 0]], details: '', lit: '' };
}

export function walk(d: Draft, by: number): void {
  d.x += by;
  d.contour.push([d.x, 0]);
}

/** A tower of `w` × `h` with its cap; `ribs` is the number of window lines, upright or level. */
export function tower(d: Draft, w: number, h: number, cap: Cap = 'flat', ribs = 0, level = false): void {
  const [l, r, m] = [d.x, d.x + w, d.x + w / 2];
  const add = (...points: Point[]): void => {
    d.contour.push(...points);
  };
  add([l, 0]);
  switch (cap) {
    case 'flat':
      add([l, h], [r, h]);
      break;
    case 'step':
      add(
        [l, h - 44],
        [l + w * 0.16, h - 44],
        [l + w * 0.16, h - 20],
        [l + w * 0.3, h - 20],
        [l + w * 0.3, h],
        [r - w * 0.3, h],
        [r - w * 0.3, h - 20],
        [r - w * 0.16, h - 20],
        [r - w * 0.16, h - 44],
        [r, h - 44],
      );
      break;
    case 'spire':
      add(
        [l, h - 40],
        [m - w * 0.2, h - 14],
        [m - 3, h - 6],
        [m, h + 50],
        [m + 3, h - 6],
        [m + w * 0.2, h - 14],
        [r, h - 40],
      );
      break;
    case 'slant':
      add([l, h - w * 0.7], [r, h]);
      break;
    case 'slantLeft':
      add([l, h], [r, h - w * 0.7]);
      break;
    case 'crown':
      add(
        [l, h - 46],
        [l + 6, h - 46],
        [m - w * 0.22, h - 6],
        [m - w * 0.22, h - 22],
        [m, h + 18],
        [m + w * 0.22, h - 22],
        [m + w * 0.22, h - 6],
        [r - 6, h - 46],
        [r, h - 46],
      );
      break;
    case 'peaks':
      add(
        [l, h - 40],
        [l + w * 0.1, h - 40],
        [l + w * 0.1, h + 46],
        [l + w * 0.3, h - 16],
        [r - w * 0.3, h - 16],
        [r - w * 0.1, h + 46],
        [r - w * 0.1, h - 40],
        [r, h - 40],
      );
      break;
    case 'round':
      add([l, h - w / 2], ...arc(m, h - w / 2, w / 2, -w / 2, 180, 360, 10).map(([x, y]): Point => [x, y]), [
        r,
        h - w / 2,
      ]);
      break;
    case 'gable':
      add([l, h - w * 0.45], [m, h], [r, h - w * 0.45]);
      break;
    case 'antennas':
      add(
        [l, h - 60],
        [l + w * 0.18, h - 60],
        [l + w * 0.18, h],
        [l + w * 0.34, h],
        [l + w * 0.34, h + 66],
        [l + w * 0.37, h + 66],
        [l + w * 0.37, h],
        [r - w * 0.37, h],
        [r - w * 0.37, h + 66],
        [r - w * 0.34, h + 66],
        [r - w * 0.34, h],
        [r - w * 0.18, h],
        [r - w * 0.18, h - 60],
        [r, h - 60],
      );
      break;
    case 'curve':
      add([l, h - w * 0.5], ...arc(r, h - w * 0.5, w, -w * 0.5, 180, 270, 6).map(([x, y]): Point => [x, y]), [
        r,
        h - w * 0.3,
      ]);
      break;
  }
  add([r, 0]);
  d.x = r;
  const top =
    h -
    (cap === 'flat'
      ? 16
      : cap === 'step' || cap === 'crown' || cap === 'antennas' || cap === 'peaks'
        ? 66
        : 50);
  for (let i = 1; i <= ribs; i += 1) {
    if (level)
      d.details += `M${Math.round(l + 12)} ${Math.round(BASE - (top * i) / ribs)}H${Math.round(r - 12)}`;
    else d.details += `M${Math.round(l + (w * i) / (ribs + 1))} ${BASE - 18}V${Math.round(BASE - top)}`;
  }
  if (ribs > 1 && h > 120) {
    const x = Math.round(l + (w * (1 + (ribs > 2 ? 1 : 0))) / (ribs + 1)) - 3;
    d.lit += `M${x} ${Math.round(BASE - top * 0.72)}h6v9h-6zM${x} ${Math.round(BASE - top * 0.42)}h6v9h-6z`;
  }
}

/** A row of small houses; the line draws their roofs in passing. */
export function houses(d: Draft, count: number, size = 34): void {
  for (let i = 0; i < count; i += 1) {
    const h = size + ((i * 7) % 3) * 5;
    d.lit += `M${Math.round(d.x + size / 2 - 4)} ${BASE - 20}h8v11h-8z`;
    tower(d, size, h + 12, 'gable');
    walk(d, 10);
  }
}

/** A dome on a drum with a lantern. */
export function dome(d: Draft, wing: number, height: number): void {
  tower(d, wing, height * 0.34, 'flat', 4);
  const x = d.x;
  d.contour.push(
    [x, height * 0.42],
    [x + 8, height * 0.42],
    [x + 8, height * 0.6],
    ...arc(x + 36, height * 0.6, 26, -34, 180, 262, 5),
    [x + 34, height * 0.6 + 58],
    [x + 38, height * 0.6 + 58],
    ...arc(x + 36, height * 0.6, 26, -34, 278, 360, 5),
    [x + 64, height * 0.6],
    [x + 64, height * 0.42],
    [x + 72, height * 0.42],
    [x + 72, 0],
  );
  d.details += [18, 30, 42, 54]
    .map((dx) => `M${x + dx} ${Math.round(BASE - height * 0.44)}V${Math.round(BASE - height * 0.58)}`)
    .join('');
  d.x += 72;
  tower(d, wing, height * 0.34, 'flat', 4);
}

export function done(d: Draft, more: Partial<CityPlan> = {}): CityPlan {
  return { contour: d.contour, details: d.details, lit: d.lit, ...more };
}

/** Arches of a bridge under its deck, as extra strokes. */
export function arches(x: number, count: number, span: number, rise: number): string {
  let out = `M${x - 14} ${BASE - rise - 10}H${x + count * span + 14}M${x + count * span} ${BASE}v${-rise - 10}`;
  for (let i = 0; i < count; i += 1)
    out += `M${x + i * span} ${BASE}v${-rise - 10}M${x + i * span + 5} ${BASE - 3}q${span / 2 - 5} ${-rise * 2} ${span - 10} 0M${x + i * span + 5} ${BASE + 2}q${span / 2 - 5} ${-rise * 1.6} ${span - 10} 0`;
  return out;
}
