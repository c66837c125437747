import { playingCat } from '../objects/pets.ts';
import { bigPlant } from '../objects/nature.ts';
import { books, routerBox } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine, rings } from '../threads.ts';

/** The side of the television that nobody looks at: one cable goes in, and the cat has found it. */
export function behindScreen(options: SceneOptions): string {
  const s = openStage(
    'behind',
    options,
    { theme: 'light', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const wall = look.dark ? palette.ink2 : look.hue.wash;
  const wood = look.dark ? '#5A4658' : palette.woodLight;
  const cable: Point[] = [
    [282, 470],
    [330, 462],
    [360, 420],
    [420, 430],
    [430, 500],
    [372, 512],
    [366, 440],
    [430, 390],
    [520, 392],
    [556, 366],
    [560, 338],
  ];
  const feed: Point[] = [
    [-40, 250],
    [60, 244],
    [110, 290],
    [112, 380],
    [150, 440],
    [196, 452],
  ];
  const out = [
    circle(560, 280, 300, mix(look.hue.tint, look.hue.wash, 0.5)),
    rings(560, 280, 366, 366, 4, 16, look.hue.tint, 1.8),
    rect(0, 524, 960, 24, wood),
    rect(0, 548, 960, 8, mix(wood, palette.ink, 0.28)),
    rect(0, 556, 960, 164, mix(wood, palette.wood, 0.45)),
    stroke('M320 580V720M640 580V720M0 580H960', mix(palette.wood, palette.ink, 0.2), 3),
    [290, 350, 610, 670].map((x) => circle(x, 650, 8, palette.woodDark)).join(''),
    // The back of the set
    rect(540, 470, 40, 44, palette.ink3),
    rect(440, 506, 240, 18, palette.ink, 9),
    rect(300, 92, 520, 386, palette.ink3, 18),
    rect(300, 92, 520, 386, 'none', 18, { stroke: palette.ink, strokeWidth: 6 }),
    rect(372, 150, 376, 270, palette.ink2, 22),
    group(
      { fill: 'none', stroke: palette.ink4, strokeWidth: 5 },
      stroke('M404 186H560M404 204H560M404 222H560M404 240H560', palette.ink4, 5),
    ),
    stroke('M624 206c14 -22 48 -22 62 0M632 222c10 -14 36 -14 46 0', look.hue.bright, 5),
    rect(528, 304, 64, 44, palette.ink, 8),
    rect(612, 304, 44, 44, palette.ink, 8),
    rect(672, 304, 44, 44, palette.ink, 8),
    circle(634, 326, 9, palette.ink4),
    circle(694, 326, 9, palette.ink4),
    circle(504, 326, 6, look.second.bright),
    rect(546, 318, 28, 26, look.second.bright, 5),
    glowLine(feed, look.thread, 13, 0.12),
    bundle(feed, 4, 5, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(0) }, 40),
    ellipse(240, 524, 66, 6, palette.ink, { opacity: 0.14 }),
    place(routerBox(palette.white, look.hue.bright), 236, 524, 1.05),
    bundle(cable, 3, 5, { from: look.second.base, to: look.second.bright, width: 3, draw: s.draw(1) }, 26),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 874, 524, 1.2),
    place(books([look.hue.base, palette.ink3, look.second.bright], 84), 30, 524, 1.1),
    place(playingCat('#E9A15B', '#B96F32'), 572, 524, 1.0, { flip: true }),
  ];
  return s.frame(wall, out);
}
