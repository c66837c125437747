import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { bigPlant, shrub } from '../objects/nature.ts';
import { cloud, hills } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';

const HANGING: Pose = {
  hip: [0, -160],
  neck: [2, -256],
  head: [10, -294],
  tilt: -6,
  turn: 0.5,
  face: 0.7,
  farArm: { to: [80, -318], bend: 1 },
  nearArm: { to: [46, -322], bend: 1 },
  farLeg: { to: [20, -16] },
  nearLeg: { to: [-14, -14] },
};

/** The leaf of one month, hung by its upper edge at the origin: 120 × 140, its picture around (0, 84). */
function month(head: string, drawing: string): string {
  const days = [112, 124].map((y) => `M-44 ${y}h.1M-22 ${y}h.1M0 ${y}h.1M22 ${y}h.1M44 ${y}h.1`).join('');
  return (
    rect(-60, 4, 120, 138, palette.white, 6) +
    fill('M-60 34V10q0 -6 6 -6H54q6 0 6 6V34z', head) +
    place(drawing, 0, 72) +
    stroke(days, palette.cloud, 7) +
    stroke('M-34 -10V16M34 -10V16', palette.wood, 9)
  );
}

/** Months on a line like laundry: the ones with a series in them, and one with nothing but sun. */
export function monthLine(options: SceneOptions): string {
  const s = openStage(
    'months',
    options,
    { theme: 'light', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.5] },
  );
  const { look } = s;
  const person: Person = {
    ...cast.dara,
    top: look.second.bright,
    bottom: look.hue.deep,
    shoes: palette.paper,
  };
  const line: Point[] = [
    [-20, 150],
    [180, 196],
    [400, 216],
    [620, 204],
    [800, 176],
    [980, 120],
  ];
  const ball =
    circle(0, 0, 24, palette.ink) +
    circle(0, 0, 20, palette.white) +
    fill('M0 -9l9 6l-3 10h-12l-3 -10z', palette.ink);
  const mask =
    fill('M-26 -20q26 10 52 0q4 40 -26 46q-30 -6 -26 -46z', look.hue.base) +
    stroke('M-14 -4q5 -5 9 0M5 -4q5 -5 9 0M-11 8q11 10 22 0', palette.white, 4);
  const flake = stroke(
    'M0 -24V24M-21 -12L21 12M21 -12L-21 12M-7 -18L0 -11L7 -18M-7 18L0 11L7 18',
    '#2459C4',
    4.5,
  );
  const sunny =
    circle(0, 0, 15, '#F5A524') +
    stroke('M0 -24v-4M0 24v4M-24 0h-4M24 0h4M17 -17l3 -3M-17 -17l-3 -3M17 17l3 3M-17 17l-3 3', '#F5A524', 5);
  const out = [
    rect(
      0,
      0,
      960,
      720,
      s.gradient('sky', [
        [0, palette.sky],
        [1, look.hue.wash],
      ]),
    ),
    place(cloud(palette.white), 250, 100, 0.9),
    place(cloud(palette.white), 700, 70, 1.1),
    hills(
      [
        [0, 560],
        [220, 490],
        [480, 550],
        [740, 480],
        [960, 540],
      ],
      720,
      mix(look.hue.tint, palette.sky, 0.35),
    ),
    fill('M0 610q240 -50 480 -20t480 -10V720H0z', '#7DB894'),
    fill('M0 660q300 -40 560 -14t400 -16V720H0z', palette.leaf),
    stroke('M60 640V120M60 168L26 136M60 168L96 140', palette.woodDark, 15),
    stroke('M900 640V96M900 150L866 118M900 150L936 116', palette.woodDark, 15),
    bundle(line, 3, 5, { from: look.thread, to: look.second.base, width: 2.6, draw: s.draw(0) }, 50),
    place(month(look.second.base, ball), 164, 192, 1.12, { rotate: 4 }),
    place(month(look.hue.base, mask), 316, 210, 1.12, { rotate: -3 }),
    place(month('#2459C4', flake), 468, 214, 1.12, { rotate: 2 }),
    ellipse(590, 676, 110, 11, palette.ink, { opacity: 0.16 }),
    place(month('#F5A524', sunny), 700, 194, 1.12, { rotate: -4 }),
    place(figure(person, HANGING), 592, 676, 1.4),
    // A basket with the months to come
    fill('M720 600h150l-16 84h-118z', palette.woodLight),
    stroke('M716 600H874M730 630H860M736 658H854', palette.wood, 7),
    fill('M742 598l14 -44l70 10l-8 34zM790 598l36 -50l40 28l-12 22z', palette.white),
    fill('M756 554l70 10l-4 14l-70 -10zM826 548l40 28l-8 12l-40 -28z', look.hue.bright),
    place(shrub(palette.leafDark), 190, 664, 1.5),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 330, 690, 0.9),
  ];
  return s.frame(look.hue.wash, out);
}
