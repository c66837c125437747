import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { poses } from '../poses.ts';
import { bigPlant, tree } from '../objects/nature.ts';
import { stars } from '../objects/sky.ts';
import { bicycle, streetLamp } from '../objects/street.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine, skein } from '../threads.ts';

const WELCOME: Pose = {
  hip: [0, -162],
  neck: [1, -258],
  turn: 0.3,
  face: -0.4,
  farArm: { to: [52, -160], bend: -1 },
  nearArm: { to: [-80, -206], bend: -1 },
  farLeg: { to: [17, -16] },
  nearLeg: { to: [-14, -14] },
};

/** A corner shop: striped awning, lit window, the keeper at the door, and a thread that runs in to the till. */
export function shopFront(options: SceneOptions): string {
  const s = openStage(
    'shop',
    options,
    { theme: 'light', hue: 'coral' },
    { width: 960, height: 720, focus: [0.5, 0.8] },
  );
  const { look, rng } = s;
  const dark = look.dark;
  const GROUND = 590;
  const wall = dark ? '#2A2C66' : look.hue.wash;
  const brick = mix(wall, dark ? palette.ink : look.hue.base, 0.14);
  const inside = dark ? palette.glow : '#FFF1D6';
  const frameColor = dark ? '#161B45' : look.second.deep;
  const keeper: Person = {
    ...cast.sam,
    top: palette.white,
    wear: 'apron',
    trim: look.hue.base,
    bottom: palette.ink2,
  };
  const customer: Person = { ...cast.mei, top: look.second.base, bottom: palette.ink2 };
  const stripes = Array.from({ length: 13 }, (_, i) =>
    fill(`M${150 + i * 46} 250l-12 78q0 20 23 20t23 -20l12 -78z`, i % 2 ? palette.white : look.hue.base),
  ).join('');
  const cord: Point[] = [
    [-30, 664],
    [120, 676],
    [260, 640],
    [400, 668],
    [520, 650],
    [604, 620],
    [618, 560],
    [560, 520],
    [480, 508],
    [424, 492],
    [396, 470],
  ];
  const points: Point[] = Array.from({ length: 18 }, () => [rng.range(10, 950), rng.range(8, 110)]);
  let bricks = '';
  for (let i = 0; i < 16; i += 1) bricks += `M${130 + rng.int(0, 640)} ${150 + rng.int(0, 4) * 18}h26`;
  const out = [
    rect(
      0,
      0,
      960,
      720,
      dark
        ? s.gradient('sky', [
            [0, palette.ink],
            [0.6, '#3F3580'],
            [1, '#C76A78'],
          ])
        : s.gradient('sky', [
            [0, mix(palette.sky, palette.paper, 0.35)],
            [0.8, palette.paper],
          ]),
    ),
    dark ? stars(points, '#E9E4FB') : '',
    fill(
      'M0 590V250h120v340zM830 590V180h160v410z',
      dark ? '#211F55' : mix(look.second.wash, look.second.tint, 0.3),
    ),
    dark
      ? fill(
          'M30 300h24v32h-24zM70 300h24v32h-24zM30 372h24v32h-24zM858 240h26v36h-26zM908 240h26v36h-26zM908 320h26v36h-26z',
          palette.glow,
          { opacity: 0.55 },
        )
      : fill(
          'M30 300h24v32h-24zM70 300h24v32h-24zM30 372h24v32h-24zM858 240h26v36h-26zM908 240h26v36h-26zM908 320h26v36h-26z',
          palette.white,
        ),
    rect(0, GROUND, 960, 130, dark ? '#151B44' : palette.cream),
    rect(0, GROUND, 960, 14, dark ? '#2A3372' : palette.white),
    rect(112, 104, 690, 486, wall),
    rect(100, 88, 714, 26, look.dark ? '#1B2052' : look.hue.deep, 5),
    stroke(bricks, brick, 5, { strokeLinecap: 'butt' }),
    // The sign: a skein
    rect(150, 138, 614, 84, frameColor, 10),
    skein(
      [300, 180],
      [614, 180],
      17,
      5,
      { from: look.hue.bright, to: palette.glowSoft, width: 2.6 },
      frameColor,
    ),
    circle(214, 180, 9, look.hue.bright),
    circle(700, 180, 9, look.hue.bright),
    // Window with shelves, till and flowers
    rect(160, 300, 370, 250, frameColor, 6),
    rect(174, 314, 342, 210, inside),
    group(
      { fill: dark ? mix(palette.glow, palette.wood, 0.35) : mix(palette.woodLight, palette.paper, 0.4) },
      '<path d="M196 372h150v6H196zM196 430h150v6H196z"/>',
    ),
    [
      [204, 338, look.hue.base],
      [228, 346, look.second.base],
      [252, 334, palette.ink3],
      [286, 342, look.hue.bright],
      [318, 338, look.second.bright],
      [204, 398, look.second.bright],
      [236, 404, palette.ink3],
      [270, 396, look.hue.base],
      [306, 402, palette.white],
    ]
      .map(([x, y, color]) =>
        rect(Number(x), Number(y), 18, (Number(y) < 372 ? 372 : 430) - Number(y), String(color), 3),
      )
      .join(''),
    rect(370, 466, 146, 58, dark ? '#8A5A34' : palette.wood),
    rect(392, 434, 50, 34, palette.ink, 4),
    rect(397, 439, 40, 20, look.hue.tint, 2),
    stroke('M484 330v22', palette.ink, 2),
    fill('M464 374q4 -26 20 -26t20 26z', look.second.base),
    stroke('M344 314V524', frameColor, 5),
    rect(150, 546, 390, 12, dark ? '#39458C' : palette.white, 3),
    rect(166, 558, 358, 32, brick),
    // Door, open
    rect(580, 300, 160, 290, frameColor, 6),
    rect(594, 316, 132, 274, inside),
    fill('M594 590h132l20 14H580z', dark ? palette.glow : palette.white, { opacity: 0.6 }),
    fill('M594 316l-52 20v262l52 -8z', look.hue.base),
    fill('M586 334l-36 13v120l36 -6z', inside),
    circle(552, 500, 4, palette.glow),
    fill('M142 250H768l-12 -22H154z', dark ? '#1B2052' : look.hue.deep),
    stripes,
    dark ? fill('M174 590h350l60 60H110z', palette.glow, { opacity: 0.12 }) : '',
    ellipse(668, 606, 60, 7, palette.ink, { opacity: 0.16 }),
    place(figure(keeper, WELCOME), 668, 606, 0.86),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 786, 608, 0.72),
    place(streetLamp(dark ? '#0B1028' : palette.ink, palette.glow, dark), 66, 606, 1.7),
    glowLine(cord, look.thread, 16, 0.14),
    bundle(cord, 5, 4.4, { from: look.thread, to: look.hue.bright, width: 2.4, draw: s.draw(0) }, 60),
    ellipse(366, 634, 50, 6, palette.ink, { opacity: 0.16 }),
    place(figure(customer, poses.walking), 358, 634, 0.92),
    place(tree(dark ? '#23405E' : look.second.tint, dark ? '#141B44' : palette.wood), 896, 612, 1.3),
    ellipse(170, 624, 76, 6, palette.ink, { opacity: 0.14 }),
    place(bicycle(look.second.bright, dark ? '#0B1028' : palette.ink), 172, 624, 0.86),
  ];
  return s.frame(look.bg, out);
}
