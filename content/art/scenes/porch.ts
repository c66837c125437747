import { cast } from '../kit/cast.ts';
import { figure } from '../kit/figures.ts';
import type { Person, Pose } from '../kit/body.ts';
import { bigPlant, shrub, tree } from '../objects/nature.ts';
import { moon, stars } from '../objects/sky.ts';
import { dog } from '../objects/street.ts';
import { mug } from '../objects/room.ts';
import { mix, palette } from '../kit/palette.ts';
import { sample, smooth, type Point } from '../kit/path.ts';
import { openStage, type SceneOptions } from '../kit/scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../kit/svg.ts';
import { bundle, glowLine } from '../kit/threads.ts';

const TELLING: Pose = {
  hip: [0, -60],
  neck: [-4, -156],
  head: [0, -193],
  tilt: -4,
  turn: 0.5,
  face: 0.7,
  farArm: { to: [74, -170], bend: 1 },
  nearArm: { to: [40, -92], bend: 1 },
  farLeg: { to: [96, -6], bend: -1 },
  nearLeg: { to: [76, -2], bend: -1 },
};
const HEARING: Pose = {
  hip: [0, -60],
  neck: [-6, -154],
  head: [-4, -191],
  tilt: 6,
  turn: 0.5,
  face: 0.6,
  farArm: { to: [66, -84], bend: 1 },
  nearArm: { to: [52, -80], bend: 1 },
  farLeg: { to: [86, -6], bend: -1 },
  nearLeg: { to: [70, -2], bend: -1 },
};

/** An evening on the porch: the thread becomes the string of lights. */
export function porch(options: SceneOptions): string {
  const s = openStage(
    'porch',
    options,
    { theme: 'dark', hue: 'teal' },
    { width: 960, height: 720, focus: [0.55, 0.7] },
  );
  const { look, rng } = s;
  const dark = look.dark;
  const wall = dark ? '#2D2F70' : palette.white;
  const plank = mix(wall, palette.ink, 0.16);
  const post = dark ? '#4B52A0' : palette.cream;
  const deck = dark ? '#6B4A5A' : palette.woodLight;
  const points: Point[] = Array.from({ length: 20 }, () => [rng.range(6, 300), rng.range(8, 260)]);
  const lights: Point[] = [
    [-30, 330],
    [60, 300],
    [150, 200],
    [238, 168],
    [330, 226],
    [430, 240],
    [540, 168],
    [650, 232],
    [760, 240],
    [862, 168],
    [990, 220],
  ];
  const feed: Point[] = [
    [-30, 690],
    [80, 676],
    [150, 640],
    [214, 600],
    [232, 520],
    [234, 400],
    [234, 280],
    [238, 172],
  ];
  const bulbs = sample(lights, 46)
    .filter(({ at }) => at[0] > 250)
    .map(
      ({ at: [x, y] }) =>
        circle(x, y + 14, 15, palette.glow, { opacity: 0.18 }) +
        fill(`M${Math.round(x) - 5} ${Math.round(y) + 8}q-4 14 5 16q9 -2 5 -16z`, palette.glowSoft) +
        stroke(`M${Math.round(x)} ${Math.round(y) + 1}v6`, palette.ink, 3),
    )
    .join('');
  const teller: Person = { ...cast.omar, top: look.second.bright, bottom: dark ? '#6673B8' : palette.ink3 };
  const hearer: Person = { ...cast.ruth, trim: '#C93F32', bottom: dark ? '#54629A' : palette.ink3 };
  const out = [
    rect(
      0,
      0,
      960,
      720,
      dark
        ? s.gradient('sky', [
            [0, palette.ink],
            [0.45, '#38327E'],
            [0.75, '#B25F88'],
            [0.9, '#F5A07A'],
          ])
        : s.gradient('sky', [
            [0, palette.sky],
            [1, palette.paper],
          ]),
    ),
    dark ? stars(points, '#E9E4FB') + place(moon(24, '#FFF1CF'), 92, 110) : '',
    fill(
      smooth([
        [0, 470],
        [70, 430],
        [160, 462],
        [260, 430],
      ]) + 'V640H0z',
      dark ? '#4A3876' : look.hue.wash,
    ),
    place(tree(dark ? '#2B2A63' : look.hue.tint, dark ? '#1A1B4A' : palette.wood), 66, 600, 1.5),
    rect(0, 596, 960, 124, dark ? '#1B2350' : mix(palette.leafLight, palette.paper, 0.4)),
    // House: siding, window, door, roof edge
    rect(210, 120, 780, 440, wall),
    stroke(Array.from({ length: 17 }, (_, i) => `M210 ${150 + i * 24}H960`).join(''), plank, 2),
    rect(640, 252, 210, 196, palette.glow, 4, { stroke: post, strokeWidth: 12 }),
    fill('M646 258h60q-8 100 -60 140zM844 258h-60q8 100 60 140z', palette.glowSoft),
    fill('M726 448v-44q0 -10 20 -10t20 10v44z', mix(palette.glow, palette.wood, 0.5)),
    stroke('M745 252V448M640 330H850', post, 6),
    rect(322, 250, 138, 310, post, 4),
    rect(336, 264, 110, 296, look.hue.base),
    rect(356, 286, 70, 96, palette.glow, 4),
    rect(356, 410, 70, 110, mix(look.hue.base, palette.ink, 0.2), 4),
    circle(432, 430, 6, palette.glow),
    dark ? fill('M560 560L640 448H850L960 560z', palette.glow, { opacity: 0.14 }) : '',
    fill('M150 126L300 20H960V126z', dark ? '#171B4C' : look.hue.deep),
    rect(150, 118, 840, 22, post, 4),
    place(bigPlant(dark ? '#2F7D6B' : palette.leaf, palette.leafDark, look.second.base), 548, 566, 0.98),
    rect(196, 556, 780, 22, deck, 3),
    rect(206, 578, 760, 50, mix(deck, palette.ink, 0.35)),
    [220, 520, 846]
      .map(
        (x) =>
          rect(x, 138, 28, 420, post) + rect(x - 8, 538, 44, 20, post, 3) + rect(x - 8, 134, 44, 18, post, 3),
      )
      .join(''),
    // Steps
    fill('M560 572H850V606H560zM540 606H870V640H540zM520 640H890V676H520z', deck),
    fill('M560 592H850V606H560zM540 626H870V640H540zM520 660H890V676H520z', mix(deck, palette.ink, 0.25)),
    place(shrub(dark ? '#214A60' : palette.leafLight), 470, 640, 1.4),
    place(shrub(dark ? '#1B3C55' : palette.leafLight), 920, 650, 1.3),
    glowLine(feed, look.thread, 14, 0.18),
    bundle(feed, 3, 4.6, { from: look.thread, to: look.threadBright, width: 2.4, draw: s.draw(0) }, 50),
    bundle(
      lights.slice(3),
      3,
      3.4,
      { from: look.threadBright, to: look.thread, width: 2, draw: s.draw(1) },
      50,
    ),
    group({}, bulbs),
    place(figure(teller, TELLING), 612, 642, 1.2),
    place(figure(hearer, HEARING), 786, 642, 1.16, { flip: true }),
    place(mug(look.hue.bright, palette.haze), 700, 606, 0.9),
    ellipse(420, 700, 90, 8, palette.ink, { opacity: 0.25 }),
    place(dog('#E2B07E', '#B9804F'), 430, 700, 1.5),
  ];
  return s.frame(look.bg, out);
}
