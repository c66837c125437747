import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Pose } from '../body.ts';
import { shrub, smallPlant, tree } from '../objects/nature.ts';
import { hanging } from '../objects/lights.ts';
import { cat } from '../objects/pets.ts';
import { books, frame, laptop, officeChair, routerBox, sofa } from '../objects/room.ts';
import { cloud, hills } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import { poly, sample, smooth, type Point } from '../path.ts';
import { poses } from '../poses.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';

const TYPING: Pose = {
  ...poses.seated,
  hip: [0, -92],
  neck: [8, -186],
  farArm: { to: [98, -138], bend: 1 },
  nearArm: { to: [88, -132], bend: 1 },
  farLeg: { to: [92, -16], bend: -1 },
  nearLeg: { to: [80, -14], bend: -1 },
};
const COOKING: Pose = {
  ...poses.standing,
  turn: 0.7,
  face: 0.7,
  tilt: 8,
  farArm: { to: [92, -164], bend: 1 },
  nearArm: { to: [88, -172], bend: 1 },
};
const LOUNGING: Pose = {
  ...poses.seated,
  neck: [-14, -168],
  head: [-12, -206],
  tilt: 6,
  farArm: { to: [62, -128], bend: 1 },
  nearArm: { to: [52, -120], bend: 1 },
};
const READING: Pose = {
  hip: [0, -44],
  neck: [-10, -130],
  head: [-2, -168],
  tilt: 12,
  turn: 0.7,
  face: 0.7,
  farArm: { to: [58, -86], bend: 1 },
  nearArm: { to: [46, -78], bend: 1 },
  farLeg: { to: [86, -12], bend: -1 },
  nearLeg: { to: [72, -10], bend: -1 },
};

const FLOOR = 628;
const UPPER = 420;
const EAVES = 214;
const LEFT = 158;
const RIGHT = 802;

/** A house cut open: one router in the hall, and its arcs in every room and out in the yard. */
export function wifiHouse(options: SceneOptions): string {
  const s = openStage(
    'wifihouse',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 720, focus: [0.5, 0.8] },
  );
  const { look } = s;
  const router: Point = [480, 506];
  const roof: readonly Point[] = [
    [104, 232],
    [480, 34],
    [856, 232],
  ];
  const feed: Point[] = [
    [-30, 694],
    [90, 700],
    [230, 676],
    [360, 690],
    [446, 676],
    [478, 640],
    [480, 590],
    [480, 544],
  ];
  const rings = Array.from({ length: 11 }, (_, index) =>
    circle(router[0], router[1], 52 + index * 46, 'none', {
      stroke: look.hue.bright,
      strokeWidth: 3,
      opacity: 0.62 - index * 0.05,
    }),
  );
  const bunting = hanging([482, 240], [802, 240], 26);
  const flags = sample(bunting, 46)
    .slice(1, -1)
    .map(({ at: [x, y] }) => `M${Math.round(x) - 9} ${Math.round(y)}h18l-9 20z`)
    .join('');
  const room = (x: number, y: number, width: number, height: number, color: string): string =>
    rect(x, y, width, height, color) + rect(x, y + height - 8, width, 8, mix(color, palette.wood, 0.55));
  const out = [
    rect(
      0,
      0,
      960,
      720,
      s.gradient('sky', [
        [0, mix(palette.sky, palette.paper, 0.3)],
        [0.85, palette.paper],
      ]),
    ),
    place(cloud(palette.white), 130, 120, 1),
    place(cloud(palette.white), 846, 84, 0.8),
    hills(
      [
        [0, 520],
        [160, 470],
        [420, 540],
        [760, 460],
        [960, 520],
      ],
      FLOOR,
      look.hue.wash,
    ),
    place(tree(look.hue.tint, palette.wood), 62, FLOOR + 4, 1.2),
    place(tree(look.hue.tint, palette.wood), 900, FLOOR + 4, 1.35),
    rect(0, FLOOR, 960, 92, mix(palette.leafLight, look.hue.wash, 0.45)),
    // Walls and roof
    fill(poly([[LEFT - 14, FLOOR + 10], [LEFT - 14, 226], [480, 52], [RIGHT + 14, 226], [RIGHT + 14, FLOOR + 10]], { closed: true }), palette.white), // prettier-ignore
    rect(690, 66, 54, 90, look.second.base) + rect(682, 56, 70, 16, look.second.deep, 4),
    fill(poly([[220, EAVES - 8], [480, 80], [740, EAVES - 8]], { closed: true, radius: 8 }), look.second.wash), // prettier-ignore
    stroke(poly([...roof], { radius: 10 }), look.hue.base, 30),
    room(LEFT, EAVES, 310, UPPER - EAVES - 12, look.second.wash),
    room(LEFT + 324, EAVES, 320, UPPER - EAVES - 12, '#E9E4FB'),
    room(LEFT, UPPER, 240, FLOOR - UPPER, look.hue.wash),
    room(LEFT + 252, UPPER, 140, FLOOR - UPPER, '#FFF6E4'),
    room(LEFT + 404, UPPER, 240, FLOOR - UPPER, '#FBE4DC'),
    group({ clipPath: s.clip('air', rect(0, 0, 960, FLOOR, palette.white)) }, ...rings),
    rect(LEFT - 30, FLOOR, RIGHT - LEFT + 60, 16, palette.cloud, 4),
    // Attic
    place(cat('#E9A15B', '#B96F32'), 436, EAVES - 8, 0.62),
    rect(498, 150, 62, 56, palette.woodLight, 4) + stroke('M498 168h62M529 150v18', palette.wood, 3),
    rect(566, 172, 46, 34, palette.wood, 4) + stroke('M566 184h46', palette.woodDark, 3),
    // Work, upstairs
    place(books([look.hue.base, palette.ink3, look.second.bright, palette.white, '#FF7A66'], 44), 190, 282),
    rect(180, 282, 112, 7, palette.wood, 2),
    frame(330, 238, 66, 48, palette.ink3, palette.paper, look.thread),
    place(officeChair(palette.ink3, palette.haze), 258, UPPER - 20, 0.62),
    place(
      figure({ ...cast.mei, top: '#8F7BFF', bottom: palette.ink3, skirt: false }, TYPING, true),
      258,
      UPPER - 20,
      0.62,
    ),
    stroke(`M330 ${UPPER - 74}V${UPPER - 20}M428 ${UPPER - 74}V${UPPER - 20}`, palette.wood, 7),
    rect(312, UPPER - 84, 130, 11, palette.woodLight, 5),
    place(laptop(palette.ink3, look.hue.tint), 376, UPPER - 84, 0.56, { flip: true }),
    place(smallPlant(palette.leaf, look.second.base), 424, UPPER - 84, 0.5),
    // A child's room
    stroke(smooth(bunting), palette.white, 2.4),
    fill(flags, look.second.bright),
    ellipse(600, UPPER - 20, 92, 8, '#C7BDF6'),
    fill('M540 404q-16 -66 34 -76q44 -6 56 40q6 34 -20 36z', '#FF7A66'),
    place(
      figure({ ...cast.teo, top: palette.white, trim: look.hue.base }, READING, true),
      584,
      UPPER - 18,
      0.72,
    ),
    fill('M616 348l30 -12l14 34l-30 12z', palette.ink) + fill('M620 350l24 -9l10 26l-24 9z', palette.sky),
    rect(690, 332, 96, 68, palette.woodLight, 4) +
      rect(698, 342, 36, 24, look.hue.base, 3) +
      rect(742, 342, 36, 24, look.second.bright, 3) +
      rect(698, 372, 80, 22, '#8F7BFF', 3),
    place(books(['#FF7A66', look.hue.base, palette.ink3], 36), 704, 332),
    // Kitchen
    rect(172, 470, 104, 8, palette.wood, 3),
    fill('M182 470v-16h18v16zM206 470v-22h18v22zM232 470v-14h18v14z', look.second.bright),
    rect(290, 548, 106, 72, look.hue.base) +
      rect(286, 540, 112, 10, palette.woodLight, 3) +
      rect(298, 560, 42, 52, mix(look.hue.base, palette.ink, 0.14), 4) +
      rect(346, 560, 44, 52, mix(look.hue.base, palette.ink, 0.14), 4),
    fill('M322 540v-22h44v22q-22 6 -44 0z', palette.ink3) + stroke('M366 524h18', palette.ink3, 5),
    stroke('M334 508q-6 -10 0 -18t0 -18M352 508q-6 -10 0 -18t0 -18', palette.haze, 2.4),
    place(
      figure(
        { ...cast.sam, wear: 'apron', top: palette.white, trim: look.second.bright, bottom: palette.ink3 },
        COOKING,
        true,
      ),
      262,
      FLOOR - 8,
      0.6,
    ),
    // Hall: the shelf, the router, the thread
    bundle(feed, 4, 4.4, { from: look.thread, to: look.hue.bright, width: 2.4, draw: s.draw(0) }, 40),
    rect(436, 544, 88, 8, palette.wood, 3),
    place(routerBox(palette.white, look.hue.bright), 480, 544, 0.6),
    // Living room
    rect(576, 458, 84, 60, palette.ink, 4) + stroke('M588 498q16 -26 32 -8t30 -14', '#8F7BFF', 4),
    rect(584, 590, 70, 30, palette.wood, 4),
    place(sofa(172, '#C93F32', palette.woodDark), 710, FLOOR - 8, 0.62),
    place(
      figure({ ...cast.walt, top: palette.sky, bottom: palette.ink4 }, LOUNGING, true),
      726,
      FLOOR - 10,
      0.64,
      { flip: true },
    ),
    // The yard
    place(shrub(palette.leafLight), 862, FLOOR + 8, 1),
    place(shrub(palette.leafLight), 118, FLOOR + 8, 0.8),
  ];
  return s.frame(look.bg, out);
}
