import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { bulbs, hanging } from '../objects/lights.ts';
import { bigPlant } from '../objects/nature.ts';
import { dish, mast, waterTank } from '../objects/radio.ts';
import { moon, stars } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import type { Rng } from '../rng.ts';
import { poses } from '../poses.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

const TUNING: Pose = {
  ...poses.kneeling,
  neck: [26, -186],
  head: [40, -222],
  tilt: -8,
  farArm: { to: [112, -204], bend: 1 },
  nearArm: { to: [104, -176], bend: 1 },
};
const LOOKING: Pose = {
  ...poses.standing,
  turn: 0.5,
  face: 0.7,
  tilt: -5,
  farArm: { to: [52, -190], bend: 1 },
  nearArm: { to: [38, -178], bend: 1 },
};

const ROOF = 640;

/** Towers of a town, some of their windows lit. Each is [left edge, width, height]. */
function town(
  blocks: readonly (readonly [number, number, number])[],
  rng: Rng,
  color: string,
  lit: string,
): string {
  let lights = '';
  for (const [x, width, height] of blocks) {
    for (let row = 0; row < Math.floor(height / 34) - 1; row += 1)
      for (let column = 0; column < Math.floor(width / 24) - 1; column += 1)
        if (rng.next() < 0.34) lights += `M${x + 16 + column * 24} ${ROOF - height + 20 + row * 34}h9v14h-9z`;
  }
  return (
    fill(
      blocks
        .map(([x, width, height]) => `M${x} ${ROOF + 20}v${-height - 20}h${width}v${height + 20}z`)
        .join(''),
      color,
    ) + fill(lights, lit, { opacity: 0.6 })
  );
}

/** A roof at dusk: the dish catches a bundle of threads from the tower across town, and the building has a line. */
export function rooftop(options: SceneOptions): string {
  const s = openStage(
    'rooftop',
    options,
    { theme: 'dark', hue: 'teal' },
    { width: 960, height: 800, focus: [0.6, 0.7] },
  );
  const { look, rng } = s;
  const points: Point[] = Array.from({ length: 30 }, () => [rng.range(8, 950), rng.range(8, 300)]);
  const technician: Person = {
    ...cast.installer,
    hair: 'cap',
    skin: 'umber',
    cloth: look.second.bright,
    trim: look.second.bright,
    top: '#35437A',
    bottom: '#54629A',
  };
  const neighbor: Person = {
    ...cast.mei,
    top: '#FF7A66',
    bottom: '#6673B8',
    skirt: false,
    shoes: palette.white,
  };
  const far: Point = [196, 236];
  const mouth: Point = [534, 364];
  const beam: Point[] = [
    far,
    [lerp(far[0], mouth[0], 0.45), lerp(far[1], mouth[1], 0.45) - 8],
    [lerp(far[0], mouth[0], 0.85), lerp(far[1], mouth[1], 0.85) - 6],
    mouth,
  ];
  const down: Point[] = [
    [560, 420],
    [566, 520],
    [560, 610],
    [520, 668],
    [430, 700],
    [300, 716],
    [206, 752],
    [190, 830],
  ];
  const roof = '#232C66';
  const lights = hanging([824, 400], [1010, 384], 24);
  const out = [
    rect(
      0,
      0,
      960,
      800,
      s.gradient('sky', [
        [0, palette.ink],
        [0.3, '#2A2E78'],
        [0.56, '#8C5A96'],
        [0.74, '#F29A80'],
        [0.84, '#FFC98A'],
      ]),
    ),
    stars(points, '#E9E4FB'),
    place(moon(28, '#FFF1CF'), 720, 110),
    town([[-10, 90, 250], [110, 70, 190], [250, 96, 230], [380, 70, 320], [470, 110, 210], [640, 84, 300], [760, 110, 240], [880, 90, 340]], rng, '#5B4088', palette.glow), // prettier-ignore
    place(mast(300, '#2A2458', look.threadBright), far[0], ROOF - 70),
    town([[40, 100, 150], [180, 90, 110], [310, 110, 170], [560, 110, 150], [690, 90, 190], [820, 150, 160]], rng, '#342C66', palette.glowSoft), // prettier-ignore
    circle(far[0], far[1], 16, look.thread, { opacity: 0.3 }) + circle(far[0], far[1], 7, look.threadBright),
    // The roof: a parapet behind, the deck before it
    rect(0, ROOF - 24, 960, 40, '#39458C') + rect(0, ROOF - 34, 960, 14, '#4B57A6', 3),
    rect(0, ROOF + 12, 960, 180, roof),
    stroke('M0 690H960M0 744H960', mix(roof, palette.ink, 0.35), 2),
    ellipse(590, 700, 330, 44, palette.glow, { opacity: 0.08 }),
    place(waterTank('#7A5266', '#4A3350'), 868, ROOF - 20, 1.15),
    rect(820, 398, 8, 270, '#14183F'),
    bundle(lights, 2, 3, { from: look.threadBright, to: look.thread, width: 1.8 }, 60),
    bulbs(lights, 46, 0.8),
    // Mast and dish
    ellipse(566, 706, 96, 12, palette.ink, { opacity: 0.35 }),
    rect(556, 300, 20, 404, '#A9B1D2', 6),
    stroke('M566 610L500 704M566 610L632 704', '#A9B1D2', 9),
    glowLine(down, look.thread, 14, 0.2),
    bundle(down, 4, 4.4, { from: look.threadBright, to: look.thread, width: 2.4, draw: s.draw(1) }, 46),
    place(dish(palette.white, '#E6ECF8', look.hue.bright), 540, 366, 1.12, { rotate: 12 }),
    // The beam: threads that spread out to fill the dish
    glowLine(beam, look.thread, 30, 0.16),
    bundle(beam, 9, (t) => lerp(1.2, 19, t * t), { from: look.threadBright, to: look.thread, width: 2.2, draw: s.draw(0) }, 40), // prettier-ignore
    rect(590, 470, 54, 74, palette.white, 9) +
      circle(617, 526, 5, look.hue.bright) +
      stroke('M600 488h34M600 500h22', palette.haze, 4),
    ellipse(716, 744, 110, 10, palette.ink, { opacity: 0.35 }),
    place(figure(technician, TUNING), 728, 744, 1.2, { flip: true }),
    rect(548, 728, 70, 34, '#FF7A66', 6) + stroke('M568 728q0 -16 10 -16h10q10 0 10 16', palette.ink, 5),
    // Neighbors have made a garden of the other corner
    place(bigPlant('#2F7D6B', palette.leafDark, look.second.base), 906, 712, 1),
    group(
      {},
      ellipse(350, 756, 54, 8, palette.ink, { opacity: 0.35 }),
      place(figure(neighbor, LOOKING), 346, 756, 1.1),
    ),
    fill('M398 548l34 -8l8 40l-34 8z', palette.ink) + fill('M402 551l26 -6l6 32l-26 6z', look.hue.tint),
  ];
  return s.frame(look.bg, out);
}
