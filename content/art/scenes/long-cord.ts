import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { cat } from '../objects/pets.ts';
import { frame } from '../objects/room.ts';
import { coil, handsetUpright } from '../objects/telephone.ts';
import { mix, palette } from '../palette.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

const ON_A_STEP: Pose = {
  hip: [0, -111],
  neck: [-6, -206],
  head: [2, -244],
  tilt: 2,
  turn: 0.6,
  face: 0.65,
  farArm: { to: [64, -150], bend: 1 },
  nearArm: { to: [-10, -232], bend: -1 },
  farLeg: { to: [66, -60], bend: -1 },
  nearLeg: { to: [102, -14], bend: -1 },
};

const STEP = { width: 92, height: 62 } as const;

/** Somebody on the stairs, as far from the telephone as its cord will go. */
export function longCord(options: SceneOptions): string {
  const s = openStage(
    'stairs',
    options,
    { theme: 'light', hue: 'amber' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const wall = mix(look.second.wash, palette.paper, 0.2);
  const person: Person = {
    skin: 'peach',
    hair: 'ponytail',
    hairColor: 'chestnut',
    top: '#5B3FD6',
    wear: 'hoodie',
    trim: palette.white,
    bottom: palette.ink3,
    shoes: '#FF7A66',
    mood: 'laugh',
  };
  // From the left, up to the right
  const steps = Array.from({ length: 10 }, (_, i) => [260 + i * STEP.width, 660 - i * STEP.height] as const);
  const profile = `M${steps.map(([x, y], i) => `${x} ${i === 0 ? 722 : y + STEP.height}L${x} ${y}L${x + STEP.width} ${y}`).join('L')}L1200 720z`;
  const out = [
    rect(0, 0, 960, 720, wall),
    circle(300, 300, 320, mix(look.second.tint, look.second.wash, 0.55)),
    rings(300, 300, 390, 390, 4, 16, look.second.tint, 1.8),
    frame(250, 96, 130, 100, palette.ink, palette.paper, look.thread),
    frame(430, 60, 92, 116, palette.ink, look.hue.wash, look.second.base),
    rect(0, 700, 280, 20, '#E2B98C'),
    // The stairs: side, treads, a runner of threads
    fill(profile, palette.woodLight),
    group(
      { clipPath: s.clip('stairs', fill(profile, '#fff')) },
      steps
        .map(
          ([x, y]) =>
            rect(x, y, STEP.width, 12, palette.wood) +
            rect(x, y + 12, 8, STEP.height, mix(palette.woodLight, palette.wood, 0.5)),
        )
        .join(''),
    ),
    stroke(steps.map(([x, y]) => `M${x - 5} ${y + 3}h${STEP.width - 2}`).join(''), palette.woodDark, 8),
    // The telephone on the wall, and the thread that feeds it
    bundle(
      [
        [-30, 500],
        [40, 506],
        [96, 470],
        [112, 420],
        [112, 380],
      ],
      4,
      5,
      { from: look.thread, to: look.hue.bright, width: 2.8, draw: s.draw(0) },
      36,
    ),
    rect(58, 214, 108, 166, look.hue.bright, 18),
    rect(74, 232, 76, 40, mix(look.hue.bright, palette.ink, 0.2), 10),
    rect(74, 284, 76, 82, palette.paper, 10),
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2].map((column) => circle(92 + column * 20, 302 + row * 22, 6, palette.ink3)).join(''),
      )
      .join(''),
    place(figure(person, ON_A_STEP), 738, 476, 1.34, { flip: true }),
    place(handsetUpright(look.hue.bright), 750, 162, 0.6, { rotate: 24 }),
    stroke('M743 160q9 -8 17 0M740 170q9 -8 17 0M736 180q9 -7 16 0', '#EDBB94', 9.5),
    coil(
      [
        [733, 194],
        [716, 260],
        [650, 330],
        [560, 430],
        [440, 520],
        [320, 560],
        [210, 500],
        [146, 372],
      ],
      look.hue.base,
      9,
      4,
    ),
    place(cat('#6F7AB0', palette.ink4), 214, 702, 1.1),
  ];
  return s.frame(wall, out);
}
