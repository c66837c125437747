import { mix } from '../palette.ts';
import { fill, stroke } from '../svg.ts';

export interface HouseColors {
  wall: string;
  roof: string;
  trim: string;
  door: string;
  /** Panes with light behind them, and panes without. */
  lit: string;
  unlit: string;
}

export type Inside = 'plant' | 'lamp' | 'cat' | 'curtain' | 'person';

/** A window of a house: [x, y, width, height, lit, what stands in it]. */
export type Pane = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  lit: boolean,
  inside?: Inside | undefined,
];

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function life(pane: Pane): string {
  const [x, y, width, height, , inside] = pane;
  const cx = Math.round(x + width / 2);
  const foot = y + height;
  switch (inside) {
    case 'plant':
      return `M${cx - 5} ${foot}v-8h3q0-12-8-18q10 2 11 12q2-10 9-14q-2 12-7 20h2v8z`;
    case 'lamp':
      return `M${cx - 8} ${y + 18}l4-10v-8h8v8l4 10z`;
    case 'cat':
      return `M${cx - 8} ${foot}q-1-12 5-14l0-7l4 3h4l4-3v8q5 4 2 13z`;
    case 'person':
      return `M${cx - 10} ${foot}q0-13 7-14a6 6 0 1 1 7 0q7 1 7 14z`;
    case 'curtain':
      return `M${x} ${y}h${Math.round(width * 0.34)}q-2 ${Math.round(height * 0.6)} -${Math.round(width * 0.34)} ${Math.round(height * 0.8)}zM${x + width} ${y}h-${Math.round(width * 0.34)}q2 ${Math.round(height * 0.6)} ${Math.round(width * 0.34)} ${Math.round(height * 0.8)}z`;
    case undefined:
      return '';
  }
}

/** All windows of a house at once: frames, panes, the life inside and the bars are one path each. */
export function panes(list: readonly Pane[], colors: HouseColors): string {
  const frames = list
    .map(([x, y, w, h]) => box(x - 3, y - 3, w + 6, h + 6) + box(x - 6, y + h + 2, w + 12, 4))
    .join('');
  const glass = (lit: boolean): string =>
    list
      .filter((pane) => pane[4] === lit)
      .map(([x, y, w, h]) => box(x, y, w, h))
      .join('');
  const inside = (lit: boolean): string =>
    list
      .filter((pane) => pane[4] === lit)
      .map(life)
      .join('');
  const bars = list
    .map(([x, y, w, h]) => `M${Math.round(x + w / 2)} ${y}v${h}M${x} ${y + Math.round(h * 0.42)}h${w}`)
    .join('');
  const paint = (d: string, color: string): string => (d === '' ? '' : fill(d, color));
  return (
    fill(frames, colors.trim) +
    paint(glass(true), colors.lit) +
    paint(glass(false), colors.unlit) +
    paint(inside(true), mix(colors.lit, '#B45B09', 0.4)) +
    paint(inside(false), mix(colors.unlit, '#0E1630', 0.22)) +
    stroke(bars, colors.trim, 1.8)
  );
}
