import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { moon } from '../objects/sky.ts';
import { smallPlant } from '../objects/nature.ts';
import { armchair, floorLamp, mug, windowFrame } from '../objects/room.ts';
import { cat } from '../objects/pets.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

const BOOK: Pose = {
  hip: [-14, -98],
  neck: [-30, -192],
  head: [-20, -229],
  tilt: 12,
  turn: 0.75,
  face: 0.8,
  farArm: { to: [52, -160], bend: 1 },
  nearArm: { to: [36, -150], bend: 1 },
  farLeg: { to: [106, -16], bend: -1 },
  nearLeg: { to: [86, -14], bend: -1 },
};

/** No connection: the thread lies unplugged, and there is time for a book. */
export function offline(options: SceneOptions): string {
  const s = openStage(
    'offline',
    options,
    { theme: 'light', hue: 'violet' },
    { width: 960, height: 600, focus: [0.55, 0.6] },
  );
  const { look } = s;
  const wall = look.dark ? '#171C48' : look.hue.wash;
  const floor = look.dark ? '#0D1234' : palette.sand;
  const reader: Person = {
    ...cast.walt,
    glasses: true,
    eyes: 'down',
    top: look.dark ? palette.sky : palette.white,
    wear: 'cardigan',
    trim: look.second.base,
    bottom: palette.ink3,
  };
  const [chairBack, chairFront] = armchair(look.hue.base, palette.woodDark);
  const cord: Point[] = [
    [-30, 380],
    [60, 392],
    [130, 440],
    [170, 500],
    [240, 540],
    [300, 520],
    [296, 482],
    [254, 480],
    [246, 528],
    [310, 556],
    [376, 548],
  ];
  const out = [
    rect(0, 490, 960, 110, floor),
    rect(0, 480, 960, 12, look.dark ? '#0A0E2A' : palette.white),
    windowFrame(
      110,
      70,
      200,
      220,
      group(
        { 'clip-path': s.clip('win', rect(110, 70, 200, 220, '#fff')) },
        rect(
          110,
          70,
          200,
          220,
          s.gradient('out', [
            [0, palette.ink],
            [1, '#4A3B8C'],
          ]),
        ),
        place(moon(18, '#FFF1CF'), 262, 122),
        fill('M110 290v-60l50 -40l46 44l40 -30l64 50v36z', '#231F5C'),
        stroke('M150 90l-12 30M214 84l-14 34M286 170l-12 30M182 150l-12 30M236 190l-10 26', '#A9B1D2', 1.8),
      ),
      look.dark ? '#3A4580' : palette.white,
    ),
    ellipse(600, 540, 280, 38, look.dark ? '#1F2460' : mix(look.second.wash, palette.white, 0.3)),
    rings(600, 540, 268, 34, 4, 11, look.dark ? look.hue.base : look.second.tint, 2),
    place(
      floorLamp(
        look.dark ? palette.haze : palette.ink,
        look.second.bright,
        look.dark ? palette.glow : palette.white,
      ),
      768,
      512,
      1.3,
    ),
    place(chairBack, 570, 538, 1.2),
    place(figure(reader, BOOK), 566, 540, 1.2),
    place(chairFront, 570, 538, 1.2),
    // The book, and the lower arm of the chair behind it
    place(
      fill('M-46 -30L0 -14L46 -36V14L0 36L-46 20z', look.hue.deep) +
        fill('M-42 -34L0 -18L42 -40V8L0 28L-42 14z', palette.white) +
        stroke(
          'M0 -18V28M-34 -20l24 8M-34 -10l24 8M-34 0l24 8M10 -14l24 -12M10 -4l24 -12M10 6l24 -12',
          palette.haze,
          2.2,
        ),
      632,
      366,
      0.94,
      { rotate: -6 },
    ),
    rect(852, 432, 84, 10, palette.wood, 4) + stroke('M866 442L858 520M922 442L930 520', palette.wood, 7),
    place(mug(look.second.bright, look.dark ? palette.haze : palette.ink5), 880, 432, 0.9),
    place(smallPlant(palette.leaf, look.hue.base), 918, 432, 0.6),
    bundle(cord, 3, 4.6, { from: look.thread, to: look.hue.bright, width: 2.4, draw: s.draw(0) }, 36),
    // The plug, out of its socket
    place(
      rect(0, -13, 40, 26, palette.ink3, 7) +
        rect(40, -9, 20, 5, palette.haze, 2) +
        rect(40, 4, 20, 5, palette.haze, 2),
      376,
      548,
      1,
      { rotate: -4 },
    ),
    rect(356, 392, 52, 60, look.dark ? '#2A3270' : palette.white, 8) +
      circle(374, 422, 4.5, palette.ink) +
      circle(390, 422, 4.5, palette.ink),
    place(cat('#54629A', '#35437A'), 850, 560, 0.96, { flip: true }),
  ];
  return s.frame(wall, out);
}
