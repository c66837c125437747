import { cast } from '../kit/cast.ts';
import { figure } from '../kit/figures.ts';
import type { Person, Pose } from '../kit/body.ts';
import { house } from '../objects/houses.ts';
import { bulbs, hanging } from '../objects/lights.ts';
import { tree } from '../objects/nature.ts';
import { mug } from '../objects/room.ts';
import { moon, stars } from '../objects/sky.ts';
import { dog } from '../objects/street.ts';
import { mix, palette } from '../kit/palette.ts';
import type { Point } from '../kit/path.ts';
import { poses } from '../kit/poses.ts';
import { openStage, type SceneOptions } from '../kit/scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../kit/svg.ts';
import { bundle, glowLine } from '../kit/threads.ts';
import { wheelchairUser } from '../kit/wheelchair.ts';
import { houseColors } from './street.layout.ts';

/** Behind the table: nobody sees the legs. */
const AT_TABLE = { hip: [0, -162], neck: [2, -258] } as const;
const TOASTING: Pose = {
  ...AT_TABLE,
  turn: 0.5,
  face: 0.6,
  farArm: { to: [74, -250], bend: 1 },
  nearArm: { to: [40, -170], bend: 1 },
};
const LAUGHING: Pose = {
  ...AT_TABLE,
  turn: 0.35,
  face: 0.45,
  tilt: 5,
  farArm: { to: [58, -182], bend: 1 },
  nearArm: { to: [34, -172], bend: 1 },
};
const REACHING: Pose = {
  ...AT_TABLE,
  turn: 0.4,
  face: 0.6,
  tilt: -4,
  farArm: { to: [62, -196], bend: 1 },
  nearArm: { to: [30, -188], bend: 1 },
};
const BRINGING: Pose = {
  ...poses.walking,
  farArm: { to: [78, -192], bend: 1 },
  nearArm: { to: [70, -186], bend: 1 },
};
const TELLING: Pose = {
  ...poses.seated,
  tilt: -4,
  farArm: { to: [76, -176], bend: 1 },
};

/** A street that has dinner together: the thread becomes the lights above one long table. */
export function blockParty(options: SceneOptions): string {
  const s = openStage('party', options, { theme: 'dark', hue: 'teal' }, { width: 960, height: 768 });
  const { look, rng } = s;
  const dark = look.dark;
  /** How much of the sky above is out of the picture; below there is ground in return, where captions lie. */
  const CUT = 76;
  const GROUND = 500;
  const TABLE = 548;
  const points: Point[] = Array.from({ length: 22 }, () => [rng.range(8, 950), rng.range(84, 230)]);
  const left: Point = [70, 232];
  const right: Point = [892, 224];
  const lines = [hanging(left, [1000, 30], 54), hanging([-40, 40], right, 54), hanging(left, right, 84)];
  const silk = { from: look.threadBright, to: look.thread, width: 2 };
  const feed: Point[] = [[-30, 700], [30, 690], [62, 640], [68, 520], [69, 380], left];
  const cloth = dark ? '#F3ECFB' : palette.white;
  const guests: readonly (readonly [Person, Pose, number, number, boolean])[] = [
    [{ ...cast.walt, top: palette.sky }, LAUGHING, 330, 716, false],
    [{ ...cast.dara, top: '#FF7A66', mood: 'laugh' }, TOASTING, 428, 716, false],
    [{ ...cast.jas, top: look.hue.bright }, TOASTING, 606, 716, true],
    [{ ...cast.nia, wear: 'plain', top: look.second.bright, mood: 'laugh' }, REACHING, 704, 764, true],
  ];
  const pole = dark ? '#0B1030' : palette.ink3;
  const stamp = s.define('tree', tree(dark ? '#2B2A63' : look.hue.tint, dark ? '#1A1B4A' : palette.wood));
  const gable = s.define('gable', house('gable', houseColors(look, 0), options.seed).drawing);
  const out = [
    rect(
      0,
      0,
      960,
      860,
      dark
        ? s.gradient('sky', [
            [0, palette.ink],
            [0.3, '#3A3280'],
            [0.46, '#B45F88'],
            [0.6, '#F5A07A'],
          ])
        : s.gradient('sky', [
            [0, palette.sky],
            [0.6, palette.paper],
          ]),
    ),
    dark ? stars(points, '#E9E4FB') + place(moon(22, '#FFF1CF'), 600, 126) : '',
    stamp(300, GROUND, 1.2),
    stamp(630, GROUND, 1.25),
    stamp(900, GROUND, 1.4),
    gable(8, GROUND, 1.3),
    place(house('victorian', houseColors(look, 1), options.seed + 1).drawing, 392, GROUND, 1.36),
    gable(846, GROUND, 1.3, true),
    rect(0, GROUND, 960, 360, dark ? '#1D2458' : palette.cream),
    rect(0, GROUND, 960, 12, dark ? '#2C3576' : palette.white),
    fill('M0 640Q480 600 960 636V860H0z', dark ? '#161C49' : palette.cloud),
    dark ? ellipse(490, 660, 420, 60, palette.glow, { opacity: 0.1 }) : '',
    // Two poles hold the lights
    rect(left[0] - 5, left[1] - 12, 10, 470, pole, 3),
    rect(right[0] - 5, right[1] - 12, 10, 462, pole, 3),
    ellipse(left[0], 686, 40, 6, palette.ink, { opacity: 0.3 }),
    ellipse(right[0], 670, 36, 6, palette.ink, { opacity: 0.3 }),
    glowLine(feed, look.thread, 14, 0.16),
    bundle(feed, 3, 4.4, { from: look.thread, to: look.threadBright, width: 2.4, draw: s.draw(0) }, 50),
    ...lines.map((line) => bundle(line, 3, 3.2, { ...silk, draw: s.draw(1) }, 80)),
    ...lines.map((line) => bulbs(line, 62, 0.9)),
    ...guests.map(([person, pose, x, y, flip]) => place(figure(person, pose), x, y, 1.16, { flip })),
    // The table: cloth with three threads along its hem
    ellipse(510, 686, 330, 16, palette.ink, { opacity: 0.26 }),
    fill(`M230 ${TABLE}H792l8 138q-74 14 -145 0t-145 0t-145 0t-143 0z`, cloth),
    stroke([0, 9, 18].map((d) => `M223 ${652 + d}q74 14 144 0t145 0t145 0t141 0`).join(''), look.hue.base, 3),
    rect(214, TABLE - 10, 594, 16, mix(cloth, palette.haze, 0.25), 8),
    // Dinner
    place(mug(look.hue.base), 300, TABLE - 10, 0.9),
    fill(`M350 ${TABLE - 10}q0 -22 44 -22t44 22z`, '#E2A35C') +
      stroke(`M362 ${TABLE - 18}q32 -16 64 0`, '#B96F32', 3),
    rect(342, TABLE - 13, 104, 6, palette.white, 3),
    circle(492, TABLE - 40, 14, '#FF7A66') +
      circle(516, TABLE - 42, 14, palette.glow) +
      circle(504, TABLE - 54, 13, palette.leafLight) +
      fill(`M466 ${TABLE - 36}h78q-4 28 -28 28h-22q-24 0 -28 -28z`, look.second.base),
    stroke(`M602 ${TABLE - 48}q18 0 16 16q-2 12 -16 12`, palette.sky, 5) +
      fill(`M566 ${TABLE - 10}v-46q0 -8 -4 -12h44q-4 4 -4 12v46z`, palette.sky) +
      fill(`M566 ${TABLE - 10}v-34h36v34z`, look.second.bright),
    place(mug('#FF7A66'), 648, TABLE - 10, 0.9),
    place(mug(look.hue.bright), 742, TABLE - 10, 0.9),
    // In front: a cake arrives, a neighbor tells a story, the dog waits
    ellipse(150, 700, 60, 8, palette.ink, { opacity: 0.3 }),
    place(
      figure({ ...cast.amina, cloth: look.second.bright, top: look.hue.base, bottom: '#54629A' }, BRINGING),
      148,
      700,
      1.14,
    ),
    rect(204, 476, 92, 7, palette.white, 3) +
      rect(214, 444, 72, 32, '#F7C6BB', 6) +
      fill('M214 452q0 -8 8 -8h56q8 0 8 8v6q-9 10 -18 0t-18 0t-18 0t-18 0z', palette.white) +
      stroke('M236 442v-14M250 442v-14M264 442v-14', look.hue.bright, 3) +
      fill('M233 428q3 -10 6 0zM247 428q3 -10 6 0zM261 428q3 -10 6 0z', palette.glow),
    ellipse(838, 700, 90, 8, palette.ink, { opacity: 0.3 }),
    place(
      `<g transform="scale(-1 1)">${wheelchairUser({ ...cast.lee, top: '#8F7BFF', bottom: '#54629A' }, TELLING, dark ? palette.haze : palette.ink, look.hue.bright)}</g>`,
      848,
      700,
      1.12,
    ),
    ellipse(352, 712, 60, 6, palette.ink, { opacity: 0.3 }),
    place(dog('#E2B07E', '#B9804F'), 352, 712, 1.2, { flip: true }),
  ];
  return s.frame(look.bg, [place(out.join(''), 0, -CUT)]);
}
