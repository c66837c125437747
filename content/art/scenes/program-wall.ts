import { palette } from '../palette.ts';
import { lerp, poly, type Point } from '../path.ts';
import { openStage, type SceneOptions, type Stage } from '../scene.ts';
import { circle, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';
import { CARD, programs } from './program-wall.programs.ts';

type Program = keyof typeof programs;

/** Where each program hangs: the middle of its card and its scale. */
const WALL: readonly (readonly [Program, x: number, y: number, scale: number])[] = [
  ['kitchen', 152, 108, 1.14],
  ['concert', 152, 300, 1.14],
  ['cartoon', 152, 492, 1.14],
  ['geese', 1108, 108, 1.14],
  ['mystery', 1108, 300, 1.14],
  ['rocket', 1108, 492, 1.14],
  ['weather', 482, 505, 1.06],
  ['ocean', 778, 505, 1.06],
];
const CHOSEN = { x: 630, y: 222, scale: 2.16 } as const;

function card(s: Stage, name: Program, x: number, y: number, scale: number): string {
  const cut = s.clip(
    name,
    rect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height, '#fff', 12 / scale),
  );
  return place(group({ clipPath: cut }, programs[name]()), x, y, scale);
}

/** Everything that is on at once; threads run round the program that somebody chose. */
export function programWall(options: SceneOptions): string {
  const s = openStage(
    'wall',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 1260, height: 540, focus: [0.5, 0.5] },
  );
  const { look } = s;
  const ground = s.gradient('ground', [
    [0, '#1A1550'],
    [1, '#0B0A2C'],
  ]);
  const rim = (grow: number): string => {
    const [w, h] = [(CARD.width * CHOSEN.scale) / 2 + grow, (CARD.height * CHOSEN.scale) / 2 + grow];
    const corners: Point[] = [
      [CHOSEN.x - w, CHOSEN.y - h],
      [CHOSEN.x + w, CHOSEN.y - h],
      [CHOSEN.x + w, CHOSEN.y + h],
      [CHOSEN.x - w, CHOSEN.y + h],
    ];
    return poly(corners, { closed: true, radius: 12 + grow });
  };
  const feed: Point[] = [
    [630, 600],
    [630, 540],
    [630, 470],
    [630, 400],
  ];
  return s.frame('#0B0A2C', [
    rect(0, 0, 1260, 540, ground),
    circle(CHOSEN.x, CHOSEN.y + 20, 380, look.hue.base, { opacity: 0.28 }),
    circle(CHOSEN.x, CHOSEN.y + 20, 300, look.hue.base, { opacity: 0.25 }),
    ...WALL.map(([name, x, y, scale]) => card(s, name, x, y, scale)),
    bundle(feed, 4, (t) => lerp(4.5, 6, t), {
      from: look.hue.bright,
      to: look.second.bright,
      width: 2.6,
      draw: s.draw(0),
    }),
    fill(rim(25), '#0B0A2C', { opacity: 0.6 }),
    card(s, 'match', CHOSEN.x, CHOSEN.y, CHOSEN.scale),
    [6, 12, 18, 24]
      .map((grow, n) =>
        stroke(
          rim(grow),
          [look.hue.bright, look.hue.tint, look.second.bright, look.second.tint][n] ?? palette.white,
          2.6,
        ),
      )
      .join(''),
  ]);
}
