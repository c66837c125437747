import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { bigPlant } from '../objects/nature.ts';
import { cat } from '../objects/pets.ts';
import { floorLamp, frame, laptop, mug, routerBox, windowFrame } from '../objects/room.ts';
import { moon } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { poses } from '../poses.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

const PLUGGING: Pose = {
  ...poses.kneeling,
  neck: [34, -178],
  head: [52, -212],
  tilt: 10,
  farArm: { to: [134, -166], bend: 1 },
  nearArm: { to: [124, -140], bend: 1 },
};
const ON_THE_FLOOR: Pose = {
  hip: [0, -34],
  neck: [0, -128],
  head: [10, -166],
  tilt: 8,
  turn: 0.75,
  face: 0.75,
  farArm: { to: [92, -96], bend: 1 },
  nearArm: { to: [80, -88], bend: 1 },
  farLeg: { to: [104, -12], bend: -1 },
  nearLeg: { to: [70, -10], bend: -1 },
};

const FLOOR = 548;

/** A box of the movers: taped, with a handle. Stands on y = 0. */
function carton(width: number, height: number, color: string): string {
  const dark = mix(color, palette.ink, 0.18);
  return (
    rect(-width / 2, -height, width, height, color, 4) +
    rect(-9, -height, 18, height * 0.34, mix(color, palette.white, 0.4)) +
    rect(width / 2 - 44, -height * 0.62, 28, 9, dark, 4) +
    stroke(`M${-width / 2} ${-height + 1.5}H${width / 2}`, dark, 3)
  );
}

/** The first evening in a new apartment: boxes, a jack in the wall, and already a line. */
export function movingIn(options: SceneOptions): string {
  const s = openStage(
    'moving',
    options,
    { theme: 'light', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.7] },
  );
  const { look } = s;
  const wall = look.dark ? palette.ink2 : look.hue.wash;
  const trim = look.dark ? '#3A4580' : palette.white;
  const handy: Person = { ...cast.dara, top: '#17B8A6', bottom: palette.ink3, shoes: palette.white };
  const waiting: Person = {
    ...cast.kit,
    trim: look.hue.base,
    bottom: '#35437A',
    mood: 'laugh',
  };
  const card = palette.woodLight;
  const enter: Point[] = [
    [-30, 420],
    [40, 410],
    [92, 424],
    [110, 450],
  ];
  const cord: Point[] = [
    [124, 466],
    [176, 486],
    [196, 560],
    [170, 622],
    [230, 664],
    [350, 654],
    [452, 676],
    [516, 652],
    [524, 610],
    [510, 570],
  ];
  const sky = s.gradient('sky', [
    [0, '#4F57B0'],
    [0.6, '#C77B9E'],
    [1, '#F9B08C'],
  ]);
  const town = group(
    { clipPath: s.clip('window', rect(330, 62, 268, 268, palette.white, 10)) },
    rect(330, 62, 268, 268, sky),
    place(moon(18, '#FFF1CF'), 540, 112),
    fill('M330 330V236h44v-40h50v70h30v-96h46v120h36v-70h62v110z', '#5B4088'),
    fill('M344 330v-46h56v-26h44v40h64v-52h52v30h38v54z', '#342C66'),
    fill(
      'M386 210h9v13h-9zM404 210h9v13h-9zM386 236h9v13h-9zM466 188h9v13h-9zM482 188h9v13h-9zM466 214h9v13h-9zM554 236h9v13h-9zM572 236h9v13h-9zM412 272h9v13h-9zM428 272h9v13h-9zM522 262h9v13h-9zM540 286h9v13h-9zM360 298h9v13h-9z',
      palette.glow,
    ),
  );
  const out = [
    rect(0, FLOOR, 960, 172, look.dark ? '#0F1738' : palette.sand),
    stroke('M0 590H960M0 646H960M180 548V590M520 548V590M820 548V590M90 590V646M400 590V646M700 590V646', mix(palette.sand, palette.wood, 0.25), 2), // prettier-ignore
    rect(0, FLOOR - 14, 960, 14, trim),
    windowFrame(330, 62, 268, 268, town, trim),
    stroke('M310 44H620', palette.ink3, 6) +
      fill(
        'M312 48h44q6 180 -10 318h-40q10 -160 6 -318zM572 48h44q-6 160 4 318h-40q-14 -150 -8 -318z',
        look.second.tint,
      ),
    // Pictures still lean against the wall
    place(frame(0, 0, 96, 118, palette.ink3, palette.paper, look.thread), 668, 412),
    place(frame(0, 0, 70, 84, look.second.base, look.second.wash, look.second.base), 744, 448),
    ellipse(852, 572, 120, 10, palette.ink, { opacity: 0.12 }),
    place(carton(176, 132, card), 848, 574),
    place(carton(138, 104, mix(card, palette.wood, 0.3)), 858, 442),
    place(cat('#E9A15B', '#B96F32'), 872, 338, 0.9, { flip: true }),
    place(floorLamp(palette.ink, look.second.bright, palette.white), 250, 556, 1.2),
    // The jack in the wall, and the threads that wait behind it
    bundle(enter, 3, 4.4, { from: look.thread, to: look.hue.bright, width: 2.4, draw: s.draw(0) }, 40),
    rect(92, 434, 52, 64, palette.white, 8, { stroke: palette.haze, strokeWidth: 2.5 }) +
      rect(108, 452, 20, 20, palette.ink3, 3) +
      circle(118, 486, 4, '#17B8A6'),
    ellipse(284, 660, 130, 12, palette.ink, { opacity: 0.12 }),
    // A box for a table
    ellipse(560, 664, 104, 10, palette.ink, { opacity: 0.12 }),
    place(carton(170, 96, card), 556, 664),
    place(routerBox(palette.white, look.hue.bright), 506, 568, 0.62),
    glowLine(cord, look.thread, 12, 0.1),
    bundle(cord, 2, 4.4, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(1) }, 40),
    place(figure(handy, PLUGGING), 284, 664, 1.2, { flip: true }),
    ellipse(760, 690, 130, 10, palette.ink, { opacity: 0.12 }),
    place(figure(waiting, ON_THE_FLOOR), 742, 690, 1.24, { flip: true }),
    place(laptop(palette.ink3, look.second.tint), 596, 568, 0.9),
    place(mug(look.second.bright, palette.ink5), 866, 696, 0.9),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 54, 704, 0.8),
  ];
  return s.frame(wall, out);
}
