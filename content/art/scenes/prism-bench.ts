import { palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';
import { reel, spool } from '../objects/street.ts';

/** Where the beam meets the glass: 70 % across, half way down, so that threads laid over the picture can start there. */
const KNOT: Point = [1008, 360];

/** Light on the bench: one white beam goes into a prism. What comes out is left to whoever shows it. */
export function prismBench(options: SceneOptions): string {
  const s = openStage(
    'prism',
    options,
    { theme: 'dark', hue: 'teal' },
    { width: 1440, height: 720, focus: [0.7, 0.5] },
  );
  const { look } = s;
  const [kx, ky] = KNOT;
  const beam: Point[] = [
    [-40, 700],
    [300, 588],
    [640, 478],
    [kx - 84, ky + 12],
  ];
  const out = [
    rect(
      0,
      0,
      1440,
      720,
      s.gradient('room', [
        [0, '#0B1029'],
        [1, '#161E4C'],
      ]),
    ),
    circle(kx, ky, 340, '#2C3A78', { opacity: 0.6 }),
    circle(kx, ky, 230, '#4A5AA0', { opacity: 0.5 }),
    rings(kx, ky, 320, 320, 5, 22, '#54629A', 2),
    // A shelf with reels of every colour
    rect(60, 236, 560, 14, '#35437A', 4),
    place(reel('#54629A', ['#0B7A75', '#17B8A6']), 150, 238, 0.78),
    place(reel('#54629A', ['#5B3FD6', '#8F7BFF']), 322, 238, 0.78),
    place(reel('#54629A', ['#C93F32', '#FF7A66']), 494, 238, 0.78),
    // The bench
    rect(0, 586, 1440, 26, '#4A4F86'),
    rect(0, 612, 1440, 8, '#0A0D24'),
    rect(0, 620, 1440, 100, '#12183F'),
    stroke(Array.from({ length: 36 }, (_, i) => `M${20 + i * 40} 599h.1`).join(''), '#2A3166', 7),
    // Stand of the prism, and spools beside it
    ellipse(kx, 588, 150, 9, '#080B20', { opacity: 0.6 }),
    rect(kx - 96, 562, 192, 26, '#8C96C4', 6),
    stroke(`M${kx} 562V520`, '#8C96C4', 16),
    rect(kx - 92, 502, 184, 18, '#C3C9E2', 6),
    place(spool('#C3C9E2', ['#C93F32', '#FF7A66'], 8), 1222, 588, 0.72),
    place(spool('#C3C9E2', ['#B45B09', '#F5A524'], 8), 1356, 588, 0.96),
    // White light comes in along the bench
    stroke(`M-20 704L${kx - 60} ${ky + 14}`, palette.white, 30, { opacity: 0.12 }),
    bundle(beam, 5, 5, { from: palette.white, to: look.hue.tint, width: 3, draw: s.draw(0) }, 60),
    // The glass: body, lit face, what the light does inside, edges
    fill(`M${kx} ${ky - 176}L${kx + 164} ${ky + 138}H${kx - 164}z`, '#BCD3F2', { opacity: 0.3 }),
    fill(`M${kx} ${ky - 176}L${kx + 50} ${ky + 138}H${kx - 164}z`, palette.white, { opacity: 0.2 }),
    fill(`M${kx - 84} ${ky - 10}L${kx + 92} ${ky - 26}V${ky + 40}L${kx - 94} ${ky + 8}z`, palette.white, {
      opacity: 0.45,
    }),
    stroke(`M${kx} ${ky - 176}L${kx + 164} ${ky + 138}H${kx - 164}z`, palette.white, 6),
    stroke(`M${kx - 44} ${ky - 62}L${kx - 116} ${ky + 76}`, palette.white, 8, { opacity: 0.85 }),
  ];
  return s.frame('#0B1029', out);
}
