import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { smallPlant } from '../objects/nature.ts';
import { mug, pendant } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import { lerp, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { glowLine } from '../threads.ts';

const POINTING: Pose = {
  hip: [0, -96],
  neck: [6, -190],
  head: [18, -226],
  tilt: 12,
  turn: 0.6,
  face: 0.7,
  farArm: { to: [86, -138], bend: 1 },
  nearArm: { to: [72, -130], bend: 1 },
};
const LISTENING: Pose = {
  hip: [0, -96],
  neck: [4, -180],
  head: [10, -218],
  tilt: 8,
  turn: 0.5,
  face: 0.6,
  farArm: { to: [58, -132], bend: 1 },
  nearArm: { to: [40, -126], bend: 1 },
};

/** Grandmother and children at the table; the threads hold the lamp. */
export function kitchenTable(options: SceneOptions): string {
  const s = openStage(
    'kitchen',
    options,
    { theme: 'light', hue: 'amber' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const wall = look.dark ? palette.ink2 : look.hue.wash;
  const cupboard = look.dark ? palette.ink3 : look.second.base;
  const tile = look.dark ? palette.ink3 : palette.white;
  const grandmother: Person = { ...cast.ruth, trim: look.second.base, top: palette.white };
  const girl: Person = { ...cast.nia, wear: 'plain', top: '#FF7A66' };
  const boy: Person = {
    ...cast.teo,
    skin: 'umber',
    hair: 'curly',
    hairColor: 'ink',
    top: palette.sky,
    trim: palette.blue,
  };
  const lampAt: Point = [500, 176];
  const strands = Array.from({ length: 9 }, (_, i) => {
    const x = lerp(-40, 330, i / 8);
    return smooth([
      [x, -10],
      [lerp(x, lampAt[0], 0.4) + 10, 50],
      [lampAt[0] + (i - 4) * 4, 110],
      [lampAt[0] + (i - 4) * 1.6, lampAt[1] - 8],
    ]);
  });
  const onward = Array.from({ length: 9 }, (_, i) =>
    smooth([
      [lampAt[0] + (i - 4) * 4, 110],
      [620, 54 + i * 3],
      [780, 60 + i * 6],
      [980, 20 + i * 9],
    ]),
  );
  const out = [
    rect(0, 600, 960, 120, look.dark ? '#0F1738' : palette.sand),
    group(
      { opacity: 0.7 },
      stroke(Array.from({ length: 5 }, (_, i) => `M0 ${300 + i * 36}H960`).join(''), tile, 2.5),
      stroke(Array.from({ length: 12 }, (_, i) => `M${i * 84 + 20} 300V444`).join(''), tile, 2.5),
    ),
    // Worktop, drawers, hob and kettle
    rect(0, 452, 960, 150, cupboard),
    rect(0, 440, 960, 16, look.dark ? palette.ink4 : palette.woodLight),
    [20, 180, 640, 800]
      .map(
        (x) =>
          rect(x, 474, 144, 108, mix(cupboard, palette.ink, 0.14), 8) +
          rect(x + 58, 486, 28, 6, look.hue.bright, 3),
      )
      .join(''),
    rect(60, 214, 210, 12, palette.wood, 4),
    place(mug(look.hue.bright), 96, 214),
    place(mug(look.second.bright), 150, 214),
    place(mug('#FF7A66'), 204, 214),
    place(smallPlant(palette.leaf, palette.white), 246, 214, 0.7),
    fill('M112 440q-8 -58 34 -60q42 2 36 60z', look.second.deep) +
      stroke('M120 396q26 -46 54 0', palette.ink, 5) +
      stroke('M180 420q16 -8 22 -26', look.second.deep, 9) +
      circle(147, 378, 5, palette.ink),
    rect(740, 236, 130, 150, look.dark ? '#28356C' : '#FFFDF8', 8) +
      stroke('M760 268h84M760 292h60M760 316h74', look.dark ? palette.ink5 : palette.sand, 6) +
      fill('M796 330q10 -14 20 0q8 16 -10 30q-18 -14 -10 -30z', '#FF7A66'),
    group(
      { fill: 'none', stroke: look.thread, strokeWidth: 2 },
      `<path d="${onward.join('')}" stroke="${look.threadBright}"/>`,
      `<path d="${strands.join('')}"/>`,
    ),
    glowLine(
      [
        [500, 110],
        [500, 170],
      ],
      look.thread,
      16,
      0.12,
    ),
    place(pendant(look.second.base, 150, look.dark ? palette.glow : palette.white), lampAt[0], lampAt[1], 1),
    // Chairs' backs
    [
      [218, 396, 116],
      [660, 424, 100],
      [448, 424, 100],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          rect(x, y, w, 180, palette.woodDark, 16) + rect(x + 12, y + 14, w - 24, 40, palette.wood, 8),
      )
      .join(''),
    place(figure(boy, LISTENING), 700, 672, 1.25, { flip: true }),
    place(figure(girl, LISTENING), 492, 668, 1.25),
    place(figure(grandmother, POINTING), 296, 692, 1.42),
    ellipse(480, 702, 380, 12, palette.ink, { opacity: 0.08 }),
    stroke('M112 560L104 706M848 560L856 706', palette.wood, 14),
    stroke(
      Array.from({ length: 67 }, (_, i) => `M${82 + i * 12} 606v13`).join(''),
      look.dark ? palette.haze : palette.white,
      2.4,
    ),
    rect(76, 528, 808, 82, look.dark ? palette.haze : '#FFFDF8'),
    group(
      { fill: 'none', strokeWidth: 2.2 },
      `<path d="M76 584H884M76 592H884M76 600H884" stroke="${look.second.base}"/>`,
      `<path d="M240 530V608M248 530V608M256 530V608M704 530V608M712 530V608M720 530V608" stroke="${look.hue.bright}"/>`,
    ),
    rect(70, 522, 820, 12, look.dark ? palette.haze : palette.white, 6),
    // Tablet, drawing, fruit
    fill('M520 528l18 -64q2 -6 8 -6h88q6 0 5 6l-14 64z', palette.ink) +
      fill('M530 522l16 -54h82l-12 54z', look.second.tint) +
      stroke('M548 510q14 -34 32 -10t34 -18', look.second.base, 3),
    fill('M392 526h86l10 -10h-80z', palette.white) + stroke('M420 521q10 -6 18 0t20 -2', '#FF7A66', 2.4),
    place(mug(look.hue.bright, look.dark ? palette.haze : palette.ink5), 226, 528),
    circle(776, 502, 20, look.hue.bright) +
      circle(808, 500, 20, '#FF7A66') +
      circle(792, 486, 19, palette.leafLight) +
      fill('M740 504h104q-4 26 -32 26h-40q-28 0-32-26z', palette.white),
  ];
  return s.frame(wall, out);
}
