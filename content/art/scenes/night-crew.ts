import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { smallPlant } from '../objects/nature.ts';
import { mug } from '../objects/room.ts';
import { cone, van } from '../objects/street.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { poses } from '../poses.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

const SPLICING: Pose = {
  hip: [0, -162],
  neck: [6, -256],
  head: [14, -294],
  tilt: -6,
  turn: 0.6,
  face: 0.8,
  farArm: { to: [100, -270], bend: 1 },
  nearArm: { to: [88, -252], bend: 1 },
};
const WATCHING: Pose = {
  ...poses.standing,
  turn: 0.4,
  face: 0.7,
  tilt: -8,
  farArm: { to: [44, -198], bend: 1 },
  nearArm: { to: [-24, -144], bend: 1 },
};

const GROUND = 618;

/** Rain at night, and the line is mended before the shop opens. */
export function nightCrew(options: SceneOptions): string {
  const s = openStage(
    'nightcrew',
    options,
    { theme: 'dark', hue: 'coral' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look, rng } = s;
  const worker: Person = {
    ...cast.installer,
    skin: 'amber',
    cloth: '#F5A524',
    top: '#35437A',
    trim: '#F5A524',
  };
  const owner: Person = {
    ...cast.mei,
    top: '#FFFFFF',
    wear: 'apron',
    trim: look.hue.base,
    bottom: '#6673B8',
    skirt: false,
  };
  const splice: Point = [520, 196];
  const line: Point[] = [[-30, 214], [150, 226], [340, 216], splice, [562, 186], [720, 216], [860, 216], [1000, 196]]; // prettier-ignore
  const drops = Array.from({ length: 70 }, () => {
    const [x, y] = [rng.int(-20, 970), rng.int(-10, 680)];
    return `M${x} ${y}l-7 24`;
  }).join('');
  const steel = '#4B57A6';
  const stripes = Array.from({ length: 7 }, (_, index) =>
    fill(`M${652 + index * 46} 330l-4 50q0 17 23 17t23 -17l4 -50z`, index % 2 ? '#F3ECFB' : look.hue.base),
  ).join('');
  const out = [
    rect(
      0,
      0,
      960,
      720,
      s.gradient('sky', [
        [0, palette.ink],
        [0.5, '#262A6B'],
        [0.86, '#6B4A8C'],
      ]),
    ),
    fill(`M0 ${GROUND}V420h90v-70h80v110h96v-60h70v220z`, '#272456'),
    group({ opacity: 0.55 }, fill('M24 446h11v16h-11zM24 486h11v16h-11zM112 378h11v16h-11zM136 412h11v16h-11zM290 430h11v16h-11zM300 470h11v16h-11z', palette.glow)), // prettier-ignore
    rect(0, GROUND, 960, 110, '#141A44'),
    rect(0, GROUND, 960, 12, '#2A3372'),
    // The shop, lit
    rect(640, 190, 340, GROUND - 190, '#2F2C66'),
    rect(628, 178, 360, 20, '#14183F', 4),
    rect(676, 226, 56, 64, '#1B2052', 4) +
      rect(780, 226, 56, 64, palette.glow, 4) +
      rect(884, 226, 56, 64, '#1B2052', 4),
    stroke('M704 226v64M808 226v64M912 226v64', '#2F2C66', 5),
    rect(786, 380, 180, 178, '#14183F', 6) + rect(798, 392, 160, 150, palette.glow),
    rect(798, 500, 160, 42, mix(palette.glow, palette.wood, 0.5)) +
      fill('M820 500q-2 -24 22 -25q24 1 22 25zM876 500q-2 -24 22 -25q24 1 22 25z', '#C98443'),
    stroke('M880 392v108', '#14183F', 5),
    rect(662, 380, 104, GROUND - 380, '#14183F', 6) + rect(674, 392, 80, GROUND - 392, '#FFE2A6'),
    place(smallPlant('#2F7D6B', look.second.bright), 936, GROUND + 4, 1),
    rect(640, 316, 340, 18, '#14183F'),
    stripes,
    fill(`M674 ${GROUND}h80l50 60H620zM798 ${GROUND}h170l60 60H740z`, palette.glow, { opacity: 0.14 }),
    ellipse(712, 628, 50, 7, palette.ink, { opacity: 0.4 }),
    place(figure(owner, WATCHING), 712, 628, 0.82, { flip: true }),
    place(mug(look.hue.bright, palette.haze), 674, 478, 0.62),
    // The pole and the line
    rect(566, 120, 20, 512, '#5B3F4E', 4) + rect(510, 168, 132, 14, '#5B3F4E', 4),
    circle(528, 162, 7, palette.haze) + circle(624, 162, 7, palette.haze),
    glowLine(line, look.thread, 18, 0.2),
    bundle(line, 4, 4.4, { from: look.threadBright, to: look.thread, width: 2.4, draw: s.draw(0) }, 60),
    // The truck, its arm and the bucket
    ellipse(226, 652, 240, 14, palette.ink, { opacity: 0.4 }),
    stroke('M226 470L96 372', steel, 24) + stroke('M96 372L386 398', mix(steel, palette.white, 0.14), 18),
    circle(226, 470, 20, '#14183F') + circle(96, 372, 15, '#14183F') + circle(386, 398, 12, '#14183F'),
    place(van('#E6ECF8', look.hue.bright, '#8FA3DB'), 222, 650, 1.28),
    rect(150, 452, 148, 14, steel, 5) + fill('M300 462q0 -18 16 -18t16 18z', '#F5A524'),
    circle(316, 450, 34, '#F5A524', { opacity: 0.16 }),
    fill('M410 564L640 536v116L410 584z', palette.glow, { opacity: 0.12 }),
    place(figure(worker, SPLICING), 424, 482, 1.08),
    fill('M370 330h112l-10 108q-2 14 -16 14h-60q-14 0 -16 -14z', '#F3ECFB') +
      rect(362, 322, 128, 16, look.hue.base, 7),
    stroke('M376 372h100M377 384h98', look.hue.bright, 4),
    circle(splice[0], splice[1], 46, palette.glow, { opacity: 0.16 }) + circle(splice[0], splice[1], 24, palette.glow, { opacity: 0.26 }), // prettier-ignore
    rect(splice[0] - 22, splice[1] - 10, 44, 20, '#14183F', 9) +
      circle(splice[0] + 12, splice[1], 4, '#17B8A6'),
    place(cone('#FF7A66'), 488, 664, 0.9),
    place(cone('#FF7A66'), 40, 676, 0.9),
    stroke(drops, '#A9B1D2', 1.8, { opacity: 0.42 }),
  ];
  return s.frame(look.bg, out);
}
