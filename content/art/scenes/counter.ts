import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { bigPlant, smallPlant } from '../objects/nature.ts';
import { mug, pendant } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import { smooth, type Point } from '../path.ts';
import { poses } from '../poses.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

const PAYING: Pose = {
  ...poses.standing,
  turn: 0.7,
  face: 0.8,
  farArm: { to: [98, -226], bend: 1 },
  nearArm: { to: [-26, -142], bend: 1 },
  farLeg: { to: [28, -16] },
  nearLeg: { to: [-18, -14] },
};
const SERVING: Pose = {
  hip: [0, -162],
  neck: [2, -258],
  turn: 0.5,
  face: 0.55,
  tilt: 3,
  farArm: { to: [82, -196], bend: 1 },
  nearArm: { to: [44, -166], bend: 1 },
};

const TOP = 440;
const FLOOR = 640;

/** Loaves, one beside the other, each with its cuts. */
function loaves(x: number, y: number, count: number, crust: string): string {
  const cut = mix(crust, palette.ink, 0.3);
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * 62;
    return (
      fill(`M${left} ${y}q-4 -30 27 -31q31 1 27 31z`, crust) +
      stroke(`M${left + 14} ${y - 12}l10 -9M${left + 26} ${y - 13}l10 -9`, cut, 3)
    );
  }).join('');
}

/** Behind the window of the shop: the thread runs under the counter to the card reader. */
export function counter(options: SceneOptions): string {
  const s = openStage(
    'counter',
    options,
    { theme: 'light', hue: 'coral' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const wall = look.dark ? palette.ink2 : look.hue.wash;
  const tiles = mix(wall, palette.white, 0.55);
  const baker: Person = {
    ...cast.jas,
    cloth: look.second.base,
    top: '#FAD492',
    wear: 'apron',
    trim: look.hue.base,
  };
  const guest: Person = { ...cast.ines, top: look.second.bright, bottom: palette.ink2, shoes: '#F5A524' };
  const lamps: readonly Point[] = [
    [420, 128],
    [600, 154],
    [780, 128],
  ];
  const cords = lamps.map(([x, y], lamp) =>
    [-1, 0, 1].map((thread) =>
      smooth([
        [-30, 20 + lamp * 9 + thread * 3],
        [x * 0.45, 8 + lamp * 10 + thread * 3],
        [x - 74, 14 + lamp * 7 + thread * 3],
        [x - 16 + thread * 3, 38 + lamp * 6],
        [x + thread * 2, 84 + lamp * 4],
        [x + thread * 1.4, y - 6],
      ]),
    ),
  );
  const feed: Point[] = [
    [-30, 690],
    [80, 700],
    [190, 676],
    [300, 694],
    [372, 680],
    [392, 630],
    [392, 540],
    [394, 470],
    [404, 424],
  ];
  const wood = palette.woodLight;
  const out = [
    rect(0, FLOOR, 960, 80, palette.sand),
    // Tiles behind the counter
    rect(300, 250, 660, 200, tiles),
    stroke(
      `${Array.from({ length: 6 }, (_, row) => `M300 ${250 + row * 38}H960`).join('')}${Array.from({ length: 11 }, (_, column) => `M${330 + column * 62} 250V450`).join('')}`,
      mix(look.hue.tint, tiles, 0.4),
      2,
    ),
    // A window to the street
    rect(36, 130, 208, 300, palette.white, 8),
    rect(50, 144, 180, 272, mix(palette.sky, palette.paper, 0.2)),
    fill('M50 416V300h46v-40h40v60h34v-90h60v186z', mix(look.second.wash, look.second.tint, 0.5)),
    fill('M70 330h12v16h-12zM70 362h12v16h-12zM108 284h12v16h-12zM186 254h12v16h-12zM186 290h12v16h-12zM210 254h12v16h-12z', palette.white), // prettier-ignore
    stroke('M140 144V416M50 262H230', palette.white, 7),
    rect(26, 426, 228, 14, palette.white, 4),
    place(smallPlant(palette.leaf, look.second.base), 92, 426, 0.9),
    place(smallPlant(palette.leaf, look.hue.base), 196, 426, 0.7),
    stroke(cords.flat().join(''), look.thread, 1.8),
    ...lamps.map(([x, y], index) =>
      place(pendant(index === 1 ? look.second.base : look.hue.base, 96, palette.white), x, y),
    ),
    // Shelves: bread, cups, jars
    rect(660, 290, 270, 12, palette.wood, 4),
    loaves(676, 290, 4, '#D79A55'),
    rect(660, 374, 270, 12, palette.wood, 4),
    place(mug(look.hue.base), 690, 374, 0.9),
    place(mug(look.second.bright), 742, 374, 0.9),
    place(mug(look.hue.bright), 794, 374, 0.9),
    rect(840, 334, 30, 40, palette.ink3, 5) + rect(838, 328, 34, 9, look.hue.base, 3),
    rect(884, 326, 30, 48, look.second.base, 5) + rect(882, 320, 34, 9, palette.ink, 3),
    place(figure(baker, SERVING), 540, FLOOR + 8, 1.2, { flip: true }),
    // The counter, with a glass case let into it
    rect(340, TOP, 640, FLOOR - TOP + 20, look.second.base),
    stroke(
      Array.from({ length: 22 }, (_, slat) => `M${368 + slat * 28} ${TOP + 20}V${FLOOR + 14}`).join(''),
      look.second.deep,
      2.4,
    ),
    rect(340, FLOOR + 8, 640, 14, look.second.deep),
    rect(640, TOP + 34, 296, 116, '#FFF1D6', 8, { stroke: wood, strokeWidth: 8 }),
    stroke(`M640 ${TOP + 92}h296`, wood, 6),
    ...[0, 1, 2, 3].map(
      (index) =>
        circle(682 + index * 70, TOP + 74, 15, '#D79A55') + circle(682 + index * 70, TOP + 70, 15, '#F7C6BB') + circle(684 + index * 70, TOP + 56, 5, look.hue.base), // prettier-ignore
    ),
    ...[0, 1, 2].map((index) =>
      fill(`M${664 + index * 92} ${TOP + 142}q28 -42 64 0q-32 -14 -64 0z`, '#C98443'),
    ),
    rect(322, TOP - 14, 660, 22, wood, 8),
    // Bag, cups and the card reader
    fill(`M452 ${TOP - 14}v-60l8 -7l8 7l8 -7l8 7l8 -7l8 7v60z`, '#E8C79B') +
      stroke(
        `M464 ${TOP - 46}q12 14 24 0M464 ${TOP - 38}q12 14 24 0M464 ${TOP - 30}q12 14 24 0`,
        look.hue.base,
        2.4,
      ),
    place(mug(look.hue.bright, palette.haze), 604, TOP - 14, 1),
    ellipse(212, 682, 74, 8, palette.ink, { opacity: 0.12 }),
    glowLine(feed, look.thread, 14, 0.12),
    bundle(feed, 4, 4.4, { from: look.thread, to: look.hue.bright, width: 2.4, draw: s.draw(0) }, 46),
    fill(`M380 ${TOP - 14}l10 -40h40l6 40z`, palette.ink) +
      fill(`M392 ${TOP - 36}l4 -13h30l3 13z`, look.hue.tint) +
      circle(400, TOP - 24, 3, palette.haze) +
      circle(411, TOP - 24, 3, palette.haze) +
      circle(422, TOP - 24, 3, look.hue.bright),
    place(figure(guest, PAYING), 236, 682, 1.2),
    fill('M348 404l26 -12l7 15l-26 12z', look.hue.bright) + stroke('M351 408l26 -12', palette.white, 3),
    place(bigPlant(palette.leaf, palette.leafDark, look.hue.base), 62, 700, 0.9),
  ];
  return s.frame(wall, out);
}
