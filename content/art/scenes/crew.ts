import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { tree } from '../objects/nature.ts';
import { cloud, goose } from '../objects/sky.ts';
import { cone, reel, spool } from '../objects/street.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { poses } from '../poses.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine, skein } from '../threads.ts';
import { wheelchairUser } from '../wheelchair.ts';

const LEANING: Pose = {
  ...poses.standing,
  turn: 0.4,
  face: 0.5,
  farArm: { to: [92, -232], bend: 1 },
  nearArm: { to: [-32, -142], bend: 1 },
};
const PULLING: Pose = {
  hip: [-10, -154],
  neck: [-22, -248],
  head: [-18, -286],
  tilt: 4,
  turn: 0.7,
  face: 0.7,
  farArm: { to: [70, -204], bend: 1 },
  nearArm: { to: [52, -186], bend: 1 },
  farLeg: { to: [46, -16] },
  nearLeg: { to: [-30, -14] },
};
const NOTING: Pose = {
  ...poses.standing,
  turn: 0.5,
  face: 0.6,
  tilt: 5,
  farArm: { to: [58, -196], bend: 1 },
  nearArm: { to: [36, -184], bend: 1 },
};
const BEHIND: Pose = {
  hip: [0, -162],
  neck: [2, -258],
  turn: 0.3,
  face: -0.4,
  tilt: -4,
  farArm: { to: [42, -150], bend: -1 },
  nearArm: { to: [-72, -212], bend: -1 },
};

const GROUND = 560;
/** How much of the sky above is out of the picture; below there is ground in return, where captions lie. */
const CUT = 66;

/** In front of the depot: a drum of cable, and the people who will have it in the ground by Friday. */
export function crew(options: SceneOptions): string {
  const s = openStage('crew', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 768 });
  const { look } = s;
  const work = { wear: 'vest', trim: look.second.bright, shoes: palette.woodDark } as const;
  const lead: Person = { ...cast.dara, ...work, top: '#C93F32', bottom: palette.ink2, mood: 'laugh' };
  const puller: Person = {
    ...cast.installer,
    ...work,
    skin: 'honey',
    cloth: look.hue.base,
    top: palette.ink3,
    bottom: palette.ink2,
  };
  const planner: Person = { ...cast.walt, top: palette.sky, bottom: palette.ink4 };
  const founder: Person = { ...cast.ruth, top: palette.white, mood: 'laugh' };
  const mapper: Person = { ...cast.lee, top: '#8F7BFF', bottom: palette.ink2 };
  const drum: Point = [462, 664];
  const pulled: Point[] = [
    [420, 410],
    [468, 399],
    [530, 412],
    [586, 438],
    [632, 462],
    [690, 478],
    [718, 540],
    [716, 610],
    [760, 668],
    [860, 690],
    [1000, 684],
  ];
  const wall = look.hue.wash;
  const stamp = s.define('spool', spool(palette.woodLight, [look.thread, look.hue.bright], 5));
  const birds = [true, false].map((up) =>
    s.define(up ? 'up' : 'down', goose(palette.white, look.hue.tint, up)),
  );
  const out = [
    rect(
      0,
      0,
      960,
      840,
      s.gradient('sky', [
        [0, mix(palette.sky, palette.paper, 0.25)],
        [0.8, palette.paper],
      ]),
    ),
    place(cloud(palette.white), 110, 136, 0.8),
    place(cloud(palette.white), 872, 120, 0.6),
    ...([[736, 100], [692, 92], [690, 126], [646, 112]] as const).map(([x, y], index) => birds[index % 2]?.(x, y, 0.36) ?? ''), // prettier-ignore
    place(tree(look.hue.tint, palette.wood), 34, GROUND, 1.4),
    place(tree(look.hue.tint, palette.wood), 936, GROUND, 1.5),
    // The depot: a saw-tooth roof, a sign, a wide door
    fill(
      'M110 214L250 132V214zM290 214L430 132V214zM470 214L610 132V214zM650 214L790 132V214z',
      look.hue.base,
    ),
    fill(
      'M226 160l18 -10v54h-18zM406 160l18 -10v54h-18zM586 160l18 -10v54h-18zM766 160l18 -10v54h-18z',
      palette.sky,
    ),
    rect(96, 206, 768, GROUND - 206, palette.white),
    stroke(Array.from({ length: 12 }, (_, index) => `M96 ${236 + index * 28}H864`).join(''), palette.sand, 2),
    rect(86, 200, 788, 18, look.hue.deep, 4),
    rect(306, 236, 348, 62, look.hue.deep, 8),
    skein(
      [370, 267],
      [590, 267],
      13,
      4,
      { from: look.hue.bright, to: look.hue.tint, width: 2.4 },
      look.hue.deep,
    ),
    rect(250, 316, 460, GROUND - 316, palette.ink2, 6),
    rect(250, 316, 460, 34, palette.haze) + stroke('M250 328H710M250 340H710', palette.ink5, 2),
    stroke('M276 470H684', palette.wood, 10),
    ...[322, 410, 540, 640].map((x) => stamp(x, 466, 0.52)),
    ...[322, 640].map((x) => stamp(x, GROUND - 2, 0.56)),
    rect(130, 330, 84, 96, wall, 4, { stroke: palette.cloud, strokeWidth: 8 }) + stroke('M172 330v96M130 372h84', palette.cloud, 5), // prettier-ignore
    rect(748, 330, 84, 96, wall, 4, { stroke: palette.cloud, strokeWidth: 8 }) + stroke('M790 330v96M748 372h84', palette.cloud, 5), // prettier-ignore
    rect(0, GROUND, 960, 280, palette.cream),
    rect(0, GROUND, 960, 10, palette.sand),
    // Who stands behind the drum, the drum, who stands around it
    place(figure(founder, BEHIND), 556, 668, 1.14),
    ellipse(drum[0], drum[1], 170, 14, palette.ink, { opacity: 0.14 }),
    place(reel(palette.woodLight, [look.thread, look.hue.bright]), drum[0], drum[1], 1.46),
    ellipse(252, 678, 70, 8, palette.ink, { opacity: 0.14 }),
    place(figure(lead, LEANING), 258, 678, 1.14),
    ellipse(128, 700, 90, 8, palette.ink, { opacity: 0.14 }),
    place(wheelchairUser(mapper, { ...poses.seated, tilt: -5 }, palette.ink, look.hue.bright), 112, 700, 1.1),
    fill('M182 590l30 -14l16 38l-30 14z', palette.ink) + fill('M187 592l22 -10l11 28l-22 10z', look.hue.tint),
    ellipse(866, 668, 66, 8, palette.ink, { opacity: 0.14 }),
    place(figure(planner, NOTING), 852, 668, 1.1, { flip: true }),
    fill('M782 440l38 12l-14 50l-38 -12z', palette.woodLight) +
      fill('M786 450l28 9l-9 32l-28 -9z', palette.white),
    glowLine(pulled.slice(0, 6), look.thread, 14, 0.1),
    bundle(pulled, 3, 4.6, { from: look.thread, to: look.hue.bright, width: 2.8, draw: s.draw(0) }, 44),
    ellipse(714, 690, 76, 8, palette.ink, { opacity: 0.14 }),
    place(figure(puller, PULLING), 704, 690, 1.14, { flip: true }),
    place(cone(look.second.bright), 606, 700, 0.9),
  ];
  return s.frame(look.bg, [place(out.join(''), 0, -CUT)]);
}
