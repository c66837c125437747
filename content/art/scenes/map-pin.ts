import { palette, mix } from '../palette.ts';
import { arc, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, stroke } from '../svg.ts';

/** The pin's outline drawn in from its edge by `inset` px; its point stands at (80, 140). */
function outline(inset: number): string {
  const r = 46 - inset;
  const points: Point[] = [
    ...arc(80, 66, r, r, 150, 390, 10),
    [98 - inset * 0.4, 118 - inset * 0.6],
    [80, 140 - inset * 1.6],
    [62 + inset * 0.4, 118 - inset * 0.6],
  ];
  return smooth(points, { closed: true, tension: 0.32 });
}

/** A map pin wound from thread. Seed 1 is plain, 2 available, 3 coming soon, 4 not available; each has its own sign. */
export function mapPin(options: SceneOptions): string {
  const s = openStage('pin', options, { theme: 'light', hue: 'teal' }, { width: 160, height: 160 });
  const kind = options.seed % 4;
  const tones: readonly (readonly [string, string])[] = [
    ['#54629A', palette.cloud],
    [s.look.hue.base, s.look.hue.bright],
    [palette.green, '#4DB87B'],
    [palette.blue, '#7EA6F2'],
  ];
  const [base, bright] = tones[kind] ?? ['#54629A', palette.cloud];
  const signs = [
    stroke('M64 50l32 32M96 50l-32 32', base, 6),
    fill('M58 66L80 46L102 66V86q0 3 -3 3H61q-3 0 -3 -3z', base) + fill('M73 89V74h14v15z', palette.white),
    stroke('M60 68l14 15l27 -30', base, 7),
    stroke('M80 66V48M80 66l13 9', base, 6) + circle(80, 66, 24, 'none', { stroke: base, strokeWidth: 4 }),
  ];
  const ground = kind === 0 ? mix(base, palette.white, 0.88) : base;
  return s.frame('none', [
    ellipse(80, 144, 30, 6, palette.ink, { opacity: 0.14 }),
    stroke('M20 148q30 -14 60 -4t60 -2', bright, 2),
    stroke('M14 154q34 -12 66 -4t66 -2', bright, 1.6),
    fill(outline(0), ground, kind === 0 ? { stroke: base, strokeWidth: 3, strokeDasharray: '7 6' } : {}),
    ...(kind === 0
      ? []
      : [stroke(outline(5), bright, 1.8), stroke(outline(9.5), mix(bright, base, 0.4), 1.6)]),
    circle(80, 66, 32, palette.white),
    signs[kind] ?? '',
  ]);
}
