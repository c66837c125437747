import { bigPlant } from '../objects/nature.ts';
import { books, mug, routerBox } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, place, rect } from '../svg.ts';
import { bundle, glowLine, rings, skein } from '../threads.ts';

/** Still life: the router, the skein its thread came from, a plant and a mug. */
export function router(options: SceneOptions): string {
  const s = openStage(
    'router',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 720, focus: [0.5, 0.7] },
  );
  const { look } = s;
  const wall = look.dark ? '#141B42' : look.hue.wash;
  const shelf = look.dark ? '#5A4658' : palette.woodLight;
  const box = look.dark ? '#E9E6F2' : palette.white;
  const feed: Point[] = [
    [-30, 180],
    [90, 150],
    [190, 196],
    [230, 300],
    [200, 420],
    [250, 490],
    [330, 505],
  ];
  const lead: Point[] = [
    [372, 505],
    [392, 430],
    [400, 360],
    [430, 330],
    [470, 360],
    [478, 440],
    [500, 500],
    [536, 512],
  ];
  const out = [
    circle(560, 330, 250, look.dark ? palette.ink3 : mix(look.hue.tint, look.hue.wash, 0.55)),
    rings(560, 330, 340, 340, 6, 15, look.dark ? look.hue.base : look.hue.tint, 1.8),
    rect(0, 560, 960, 26, shelf),
    rect(0, 586, 960, 8, mix(shelf, palette.ink, 0.25)),
    rect(0, 594, 960, 126, mix(wall, palette.ink, look.dark ? 0.3 : 0.06)),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 836, 560, 1.42),
    place(
      books([palette.ink3, look.second.bright, look.hue.deep, palette.paper, look.second.base], 130),
      40,
      560,
      1.2,
    ),
    glowLine(feed, look.thread, 16, 0.12),
    bundle(feed, 5, 5, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(0) }, 50),
    ellipse(360, 560, 130, 8, palette.ink, { opacity: 0.14 }),
    skein([238, 500], [478, 512], 46, 8, { from: look.thread, to: look.hue.bright, width: 3 }, wall),
    bundle(lead, 3, 5, { from: look.hue.bright, to: look.thread, width: 2.6, draw: s.draw(1) }, 30),
    look.dark
      ? circle(596, 470, 150, look.hue.bright, { opacity: 0.1 }) +
        circle(596, 470, 100, look.hue.bright, { opacity: 0.14 })
      : '',
    ellipse(600, 560, 96, 8, palette.ink, { opacity: 0.14 }),
    place(routerBox(box, look.hue.bright), 598, 560, 1.86),
    place(mug(look.second.bright, look.dark ? palette.haze : palette.ink5), 728, 560, 1.2),
  ];
  return s.frame(wall, out);
}
