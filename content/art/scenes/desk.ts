import { cast } from '../cast.ts';
import { wheelchairUser } from '../wheelchair.ts';
import type { Person, Pose } from '../body.ts';
import { hangingPlant, smallPlant } from '../objects/nature.ts';
import { books, frame, laptop, mug, windowFrame } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';
import { outside } from './living-room.ts';

const TYPING: Pose = {
  hip: [0, -84],
  neck: [8, -180],
  head: [18, -217],
  tilt: 5,
  turn: 0.75,
  face: 0.8,
  farArm: { to: [100, -138], bend: 1 },
  nearArm: { to: [88, -132], bend: 1 },
  farLeg: { to: [96, -20], bend: -1 },
  nearLeg: { to: [86, -18], bend: -1 },
};

/** A desk lamp with a jointed arm, 170 high. */
function deskLamp(color: string, light: string): string {
  return (
    fill('M-104 -112L-176 0H-12L-64 -132z', light, { opacity: 0.3 }) +
    ellipse(0, -4, 30, 6, color) +
    stroke('M0 -6L26 -82L-58 -148', color, 5) +
    fill('M-50 -166l-62 30q-10 18 8 30l56 -28q14 -18 -2 -32z', color)
  );
}

/** Work at home: the thread comes in by the window and ends in the screen. */
export function desk(options: SceneOptions): string {
  const s = openStage(
    'desk',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const wall = look.dark ? palette.ink2 : mix(look.hue.wash, palette.paper, 0.25);
  const person: Person = { ...cast.lee, top: look.second.bright, bottom: palette.ink2 };
  const cord: Point[] = [
    [560, 276],
    [590, 312],
    [584, 352],
    [640, 386],
    [722, 384],
    [756, 340],
    [722, 306],
    [690, 340],
    [716, 404],
    [770, 436],
    [742, 470],
    [672, 478],
  ];
  const trim = look.dark ? '#3A4580' : palette.white;
  const wood = look.dark ? '#6A5060' : palette.woodLight;
  const out = [
    rect(0, 584, 960, 136, look.dark ? '#0F1738' : palette.sand),
    rect(0, 572, 960, 12, trim),
    windowFrame(540, 60, 300, 246, outside(s, 540, 60, 300, 246), trim),
    rect(96, 196, 280, 14, wood, 4),
    place(
      books(
        [look.second.base, look.hue.base, palette.ink3, look.hue.tint, look.second.bright, palette.ink],
        84,
      ),
      116,
      196,
    ),
    place(smallPlant(palette.leaf, look.hue.base), 320, 196, 1),
    frame(150, 250, 92, 110, palette.ink, palette.paper, look.thread),
    place(hangingPlant(palette.leaf, look.second.base, palette.ink3), 470, 0, 1.06),
    ellipse(340, 660, 210, 18, palette.ink, { opacity: 0.1 }),
    place(
      wheelchairUser(person, TYPING, look.dark ? palette.haze : palette.ink, look.hue.bright),
      330,
      656,
      1.52,
    ),
    // The desk stands before the knees
    stroke('M540 492L520 660M900 492L920 660', look.dark ? '#4A3A4E' : palette.wood, 14),
    rect(430, 470, 510, 22, wood, 11),
    rect(438, 492, 494, 6, mix(wood, palette.ink, 0.25)),
    rect(700, 498, 170, 66, mix(wood, palette.wood, 0.5), 8),
    rect(764, 524, 42, 8, palette.woodDark, 4),
    glowLine(cord, look.thread, 12, 0.12),
    place(deskLamp(look.second.base, look.dark ? palette.glow : palette.white), 902, 472, 1.2),
    place(laptop(palette.ink3, look.hue.tint), 590, 470, 1.3, { flip: true }),
    bundle(cord, 4, 4.2, { from: look.thread, to: look.threadBright, width: 2.4, draw: s.draw(0) }, 36),
    place(mug(look.second.bright, look.dark ? palette.haze : palette.ink5), 800, 470, 1),
  ];
  return s.frame(wall, out);
}
