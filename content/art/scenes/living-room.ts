import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { house } from '../objects/houses.ts';
import { bigPlant } from '../objects/nature.ts';
import { hills, moon } from '../objects/sky.ts';
import { books, floorLamp, frame, laptop, routerBox, sofa, windowFrame } from '../objects/room.ts';
import { cat } from '../objects/pets.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions, type Stage } from '../scene.ts';
import { circle, ellipse, place, rect } from '../svg.ts';
import { bundle, glowLine, rings, yarnBall } from '../threads.ts';

const READING: Pose = {
  hip: [0, -106],
  neck: [-8, -200],
  head: [-2, -238],
  tilt: 10,
  turn: 0.55,
  face: 0.6,
  farArm: { to: [62, -150], bend: 1 },
  nearArm: { to: [48, -142], bend: 1 },
  farLeg: { to: [92, -14], bend: -1 },
  nearLeg: { to: [72, -12], bend: -1 },
};
const LEANING: Pose = {
  hip: [0, -104],
  neck: [16, -186],
  head: [28, -224],
  tilt: 10,
  turn: 0.5,
  face: 0.6,
  farArm: { to: [60, -130], bend: 1 },
  nearArm: { to: [34, -122], bend: 1 },
  farLeg: { to: [62, -34], bend: -1 },
  nearLeg: { to: [50, -30], bend: -1 },
};

/** The view out of a window at dusk: a neighbour's house, hills and the thread that comes over. */
export function outside(s: Stage, x: number, y: number, width: number, height: number): string {
  const { look } = s;
  const sky = s.gradient(
    'out',
    look.dark
      ? [
          [0, palette.ink],
          [0.6, '#4A3B8C'],
          [1, '#D9737E'],
        ]
      : [
          [0, '#5A5FB0'],
          [0.55, '#D78BA0'],
          [1, '#FFD3A3'],
        ],
  );
  const floor = y + height;
  const home = house(
    'gable',
    {
      wall: '#2B2A5E',
      roof: '#191C46',
      trim: '#191C46',
      door: look.hue.base,
      lit: palette.glow,
      unlit: '#232457',
    },
    2,
  ).drawing;
  return `<g clip-path="${s.clip('win', rect(x, y, width, height, '#fff'))}">${rect(x, y, width, height, sky)}${place(moon(16, '#FFF1CF'), x + width * 0.8, y + height * 0.2)}${hills(
    [
      [x, floor - 60],
      [x + width * 0.4, floor - 96],
      [x + width * 0.7, floor - 70],
      [x + width, floor - 110],
    ],
    floor,
    '#5A3F82',
  )}${hills(
    [
      [x, floor - 30],
      [x + width * 0.5, floor - 44],
      [x + width, floor - 26],
    ],
    floor,
    '#2E2A66',
  )}${place(home, x + width * 0.08, floor - 20, 0.72)}</g>`;
}

/** A sofa, two people, a cat; one thread comes in by the window and turns into cord and yarn. */
export function livingRoom(options: SceneOptions): string {
  const s = openStage(
    'living',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 720, focus: [0.5, 0.7] },
  );
  const { look } = s;
  const wall = look.dark ? mix(palette.ink2, look.hue.deep, 0.25) : look.hue.wash;
  const floor = look.dark ? '#0F1738' : palette.sand;
  const FLOOR = 560;
  const mother: Person = look.dark
    ? { ...cast.dara, bottom: '#2A3566', top: look.second.bright }
    : { ...cast.ines, top: look.second.bright, bottom: palette.ink2, shoes: palette.white };
  const son: Person = { ...cast.teo, top: palette.white, trim: look.hue.base };
  const sofaColor = look.dark ? mix(look.hue.base, palette.ink, 0.35) : look.hue.base;
  const enter: Point[] = [
    [176, 268],
    [206, 300],
    [196, 356],
    [214, 404],
    [262, 420],
  ];
  const behind: Point[] = [
    [268, 430],
    [330, 486],
    [420, 470],
    [560, 452],
    [760, 470],
    [872, 540],
    [866, 566],
  ];
  const across: Point[] = [
    [866, 570],
    [900, 612],
    [850, 654],
    [740, 668],
    [640, 640],
    [560, 650],
    [470, 684],
    [380, 682],
    [296, 660],
  ];
  const silk = { from: look.thread, to: look.threadBright, width: 2.4 };
  const out = [
    rect(0, 0, 960, FLOOR, wall),
    rect(0, FLOOR, 960, 160, floor),
    rect(0, FLOOR - 12, 960, 12, look.dark ? '#0B1230' : palette.white),
    windowFrame(96, 70, 250, 262, outside(s, 96, 70, 250, 262), look.dark ? '#3A4580' : palette.white),
    frame(
      432,
      84,
      132,
      98,
      look.dark ? '#3A4580' : palette.ink,
      look.dark ? palette.ink2 : palette.paper,
      look.thread,
    ),
    frame(586, 118, 76, 96, look.dark ? '#3A4580' : palette.ink, look.second.wash, look.second.base),
    ellipse(210, FLOOR + 4, 150, 10, palette.ink, { opacity: 0.1 }),
    rect(84, 448, 250, 92, look.dark ? '#4A3A4E' : palette.wood, 6),
    rect(92, 460, 112, 72, look.dark ? '#5A4658' : palette.woodLight, 4),
    rect(214, 460, 112, 72, look.dark ? '#5A4658' : palette.woodLight, 4),
    rect(100, 540, 10, 22, palette.woodDark),
    rect(310, 540, 10, 22, palette.woodDark),
    circle(194, 496, 4, palette.woodDark),
    circle(224, 496, 4, palette.woodDark),
    place(
      books([look.hue.base, palette.ink3, look.second.bright, palette.paper, look.second.base], 64),
      102,
      448,
    ),
    place(routerBox(palette.white, look.hue.bright), 268, 448, 0.62),
    ellipse(
      590,
      646,
      350,
      56,
      look.dark ? mix(look.hue.deep, palette.ink, 0.4) : mix(look.second.wash, palette.white, 0.3),
    ),
    rings(590, 646, 338, 52, 4, 12, look.dark ? look.hue.base : look.second.tint, 2),
    bundle(enter, 3, 4.5, { ...silk, draw: s.draw(0) }, 50),
    glowLine(behind, look.thread, 12, 0.12),
    bundle(behind, 3, 4.5, { ...silk, draw: s.draw(0) }, 60),
    place(
      floorLamp(
        look.dark ? palette.haze : palette.ink,
        look.second.bright,
        look.dark ? palette.glow : palette.white,
      ),
      866,
      570,
      1.22,
    ),
    place(sofa(480, sofaColor, palette.woodDark), 588, 612, 1.12),
    place(figure(son, LEANING), 500, 618, 1.12),
    place(figure(mother, READING), 596, 622, 1.24),
    place(laptop(look.dark ? palette.cloud : palette.ink3, palette.glowSoft), 700, 452, 0.94, { flip: true }),
    bundle(across, 3, 4.5, { ...silk, draw: s.draw(1) }, 60),
    place(cat('#E9A15B', '#B96F32'), 212, 674, 1.1),
    yarnBall(
      288,
      652,
      29,
      { from: look.dark ? look.hue.wash : look.hue.deep, to: look.hue.bright, width: 2 },
      look.hue.base,
    ),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 56, 700, 1.25),
  ];
  return s.frame(wall, out);
}
