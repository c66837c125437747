import { mix, palette } from '../palette.ts';
import { sample, smooth, type Point } from '../path.ts';
import { circle, ellipse, fill, rect, stroke } from '../svg.ts';

/** A handset with its two cups towards us: 120 long, its middle at the origin, lying level. */
export function handset(body: string): string {
  const dark = mix(body, palette.ink, 0.28);
  return (
    fill(
      'M-60 -4q0 -18 14 -20q20 -8 46 -8t46 8q14 2 14 20v14q0 8 -8 8h-18q-8 0 -8 -8v-8q-26 -8 -52 0v8q0 8 -8 8h-18q-8 0 -8 -8z',
      body,
    ) + fill('M-60 8h34v2q0 8 -8 8h-18q-8 0 -8 -8zM26 8h34v2q0 8 -8 8h-18q-8 0 -8 -8z', dark)
  );
}

/** The same handset upright at an ear: the upper cup at (0, −46), the lower at (0, 46), its back to the right. */
export function handsetUpright(body: string): string {
  const dark = mix(body, palette.ink, 0.28);
  return (
    fill(
      'M4 -60q18 0 20 14q8 20 8 46t-8 46q-2 14 -20 14h-14q-8 0 -8 -8v-18q0 -8 8 -8h8q8 -26 0 -52h-8q-8 0 -8 -8v-18q0 -8 8 -8z',
      body,
    ) + fill('M-8 -60h-2q-8 0 -8 8v18q0 8 8 8h2zM-8 60h-2q-8 0 -8 -8v-18q0 -8 8 -8h2z', dark)
  );
}

/** A telephone for a table, with keys in a ring as on a dial: 150 wide, 92 high, stands on y = 0; without its handset. */
export function telephone(body: string, face: string, keys: string): string {
  const dark = mix(body, palette.ink, 0.24);
  const ring = Array.from({ length: 10 }, (_, i) => {
    const a = ((i * 30 + 120) * Math.PI) / 180;
    return circle(Math.cos(a) * 21, -36 + Math.sin(a) * 19, 4.6, keys);
  }).join('');
  return (
    fill(
      'M-76 -8q4 -44 40 -62v-16q0 -6 6 -6h10q6 0 6 6v8h28v-8q0 -6 6 -6h10q6 0 6 6v16q36 18 40 62q0 8 -8 8H-68q-8 0 -8 -8z',
      body,
    ) +
    fill('M-76 -10H76q0 10 -8 10H-68q-8 0 -8 -10z', dark) +
    ellipse(0, -36, 32, 29, face) +
    ring +
    circle(0, -36, 8, body)
  );
}

/** A coiled cord along the curve through `points`, its loops `radius` wide. */
export function coil(points: readonly Point[], color: string, radius = 9, width = 4): string {
  const spine = sample(points, radius * 0.2);
  const loops = spine.map(({ at }, i): Point => {
    const angle = (i / 6) * Math.PI * 2;
    return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius];
  });
  return stroke(smooth(loops, { digits: 0 }), color, width);
}

/** A battery that keeps a telephone awake: 96 wide, 120 high, stands on y = 0. */
export function battery(body: string, light: string): string {
  return (
    rect(-48, -120, 96, 120, body, 14) +
    rect(-48, -18, 96, 18, mix(body, palette.ink, 0.16), 9) +
    rect(-30, -102, 60, 14, mix(body, palette.ink, 0.1), 7) +
    [0, 1, 2, 3]
      .map((n) => rect(-28 + n * 15, -74, 10, 26, n < 3 ? light : mix(light, body, 0.7), 3))
      .join('') +
    circle(0, -32, 5, light)
  );
}
