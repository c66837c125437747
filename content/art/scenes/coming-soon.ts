import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { house } from '../objects/houses.ts';
import type { HouseKind } from '../objects/house-parts.ts';
import type { HouseColors } from '../objects/panes.ts';
import { cloud, hills, sun } from '../objects/sky.ts';
import { shrub, tree } from '../objects/nature.ts';
import { cone, spool, streetLamp } from '../objects/street.ts';
import { palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';

const LEANING: Pose = {
  hip: [0, -162],
  neck: [-2, -258],
  turn: 0.4,
  face: 0.6,
  farArm: { to: [64, -186], bend: 1 },
  nearArm: { to: [-30, -140], bend: 1 },
  farLeg: { to: [22, -16] },
  nearLeg: { to: [-12, -14] },
};

/** A street that is next: the conduit is on its spool, the trench is open, the houses wait. */
export function comingSoon(options: SceneOptions): string {
  const s = openStage(
    'soon',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 600, focus: [0.4, 0.8] },
  );
  const { look } = s;
  const dark = look.dark;
  const GROUND = 420;
  const colors = (i: number): HouseColors =>
    dark
      ? {
          wall: ['#2A2F6B', '#332E66', '#243A66'][i % 3] ?? '',
          roof: palette.ink,
          trim: palette.ink2,
          door: look.hue.base,
          lit: palette.glow,
          unlit: '#1E2556',
        }
      : {
          wall: [palette.white, '#F3F6FD', palette.white][i % 3] ?? '',
          roof: ['#8FB0E8', palette.haze, '#2459C4'][i % 3] ?? '',
          trim: palette.cloud,
          door: ['#2459C4', look.hue.base, look.second.base][i % 3] ?? '',
          lit: palette.sky,
          unlit: '#DCE7F8',
        };
  const row: readonly (readonly [HouseKind, number, number])[] = [
    ['bungalow', -70, 0.9],
    ['gable', 150, 1],
    ['victorian', 330, 0.95],
    ['modern', 480, 1],
    ['gable', 690, 1.04],
    ['townhouse', 872, 0.94],
  ];
  const crew: Person = {
    ...cast.dara,
    hair: 'cap',
    cloth: look.second.bright,
    top: palette.ink3,
    wear: 'vest',
    trim: look.second.bright,
    bottom: palette.ink2,
    shoes: palette.woodDark,
  };
  const conduit: Point[] = [
    [268, 430],
    [330, 452],
    [400, 500],
    [470, 524],
    [560, 520],
    [640, 522],
  ];
  const out = [
    rect(
      0,
      0,
      960,
      GROUND,
      dark
        ? s.gradient('sky', [
            [0, palette.ink],
            [1, '#5A4A96'],
          ])
        : s.gradient('sky', [
            [0, '#C9DCF6'],
            [1, palette.paper],
          ]),
    ),
    dark
      ? ''
      : place(sun(34, look.second.tint, look.second.bright), 700, 110) +
        place(cloud(palette.white), 190, 120, 1) +
        place(cloud(palette.white), 480, 80, 0.7),
    hills(
      [
        [-10, 330],
        [200, 260],
        [430, 320],
        [700, 250],
        [970, 310],
      ],
      GROUND,
      dark ? '#35306E' : '#DCE7F8',
    ),
    place(tree(dark ? '#24345E' : '#C2D3EE', palette.haze), 130, GROUND, 0.9),
    place(tree(dark ? '#24345E' : '#C2D3EE', palette.haze), 660, GROUND, 1),
    ...row.map(([kind, x, scale], i) => place(house(kind, colors(i), i * 4).drawing, x, GROUND, scale)),
    place(shrub(dark ? '#22406A' : palette.leafLight), 320, GROUND + 4, 0.7),
    place(shrub(dark ? '#22406A' : palette.leafLight), 868, GROUND + 4, 0.7),
    rect(0, GROUND, 960, 180, dark ? '#1A2150' : '#E9EDF3'),
    rect(0, GROUND + 40, 960, 140, dark ? '#10163A' : palette.cloud),
    // The trench: an opening in the road with earth at its edges
    fill('M560 500h440v46H560q-20 0 -20 -23t20 -23z', dark ? '#070B22' : '#5C4033'),
    fill('M560 500h440v10H566q-20 0 -26 8q2 -18 20 -18z', dark ? '#1C1A2E' : '#7D5A45'),
    fill('M600 500q20 -34 56 -30q26 -22 60 -2q34 -12 50 32z', dark ? '#3A2C3A' : '#A9805F'),
    fill('M640 500q20 -20 40 -16q24 -10 44 16z', dark ? '#4A3846' : '#C39A76'),
    bundle(
      [
        [546, 523],
        [700, 522],
        [1000, 524],
      ],
      3,
      8,
      { from: look.thread, to: look.hue.bright, width: 3.4 },
      90,
    ),
    ellipse(196, 560, 150, 12, palette.ink, { opacity: 0.16 }),
    place(spool(palette.woodLight, [look.thread, look.hue.bright], 11), 196, 558, 1.5),
    bundle(conduit, 3, 7, { from: look.thread, to: look.hue.bright, width: 3.4, draw: s.draw(0) }, 50),
    ellipse(410, 570, 44, 6, palette.ink, { opacity: 0.16 }),
    place(figure(crew, LEANING), 372, 566, 0.88, { flip: true }),
    place(streetLamp(dark ? '#0A0F2C' : palette.ink3, palette.glow, dark), 596, 462, 1.25),
    place(cone(look.second.bright), 520, 580, 1),
    place(cone(look.second.bright), 872, 588, 1.1),
    place(cone(look.second.bright), 690, 586, 1),
    stroke('M520 548L690 552M690 552L872 552', palette.paper, 4, {
      strokeDasharray: '12 10',
      strokeLinecap: 'butt',
    }),
  ];
  return s.frame(look.bg, out);
}
