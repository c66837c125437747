import { bust } from '../bust.ts';
import { cast } from '../cast.ts';
import type { Person } from '../body.ts';
import { palette, mix } from '../palette.ts';
import { arc, type Point } from '../path.ts';
import { openStage, type SceneOptions, type Stage } from '../scene.ts';
import { circle, group, place, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';
import { bigPlant, hangingPlant } from '../objects/nature.ts';
import { frame } from '../objects/room.ts';

/** A round window onto one end of the call. */
function bubble(
  s: Stage,
  name: string,
  x: number,
  y: number,
  r: number,
  ground: string,
  inside: string,
): string {
  return (
    circle(x, y, r + 12, palette.white) +
    circle(x, y, r, ground) +
    group({ 'clip-path': s.clip(name, circle(x, y, r, '#fff')) }, inside)
  );
}

/** A hand that holds a phone to the ear, for a bust at scale 1 looking right; the elbow is below the picture's edge. */
function holding(person: Person, skin: string, shade: string): string {
  return (
    stroke('M-150 330C-170 250 -140 180 -88 96', person.top, 62) +
    stroke('M-96 112L-72 62', skin, 30) +
    `<rect x="-72" y="-38" width="22" height="104" rx="8" fill="${palette.ink}" transform="rotate(14 -60 10)"/>` +
    stroke('M-84 54q4 -18 18 -22M-82 40q6 -16 20 -18M-78 26q8 -12 20 -14', skin, 13) +
    stroke('M-74 62q4 -12 14 -14', shade, 2.6)
  );
}

/** Two people on the phone, joined by one long cord that loops across the picture. */
export function phoneCall(options: SceneOptions): string {
  const s = openStage(
    'phone',
    options,
    { theme: 'light', hue: 'amber' },
    { width: 960, height: 720, focus: [0.5, 0.5] },
  );
  const { look } = s;
  const elder: Person = { ...cast.walt, top: look.second.base, eyes: 'closed', mood: 'laugh' };
  const child: Person = {
    ...cast.nia,
    hair: 'afro',
    mood: 'laugh',
    wear: 'stripes',
    top: look.hue.bright,
    trim: palette.white,
  };
  const curl = (cx: number, cy: number, r: number): Point[] => arc(cx, cy, r, r, 100, -220, 7);
  const cord: Point[] = [
    [196, 436],
    [214, 520],
    [286, 600],
    [380, 640],
    ...curl(452, 588, 46),
    ...curl(538, 566, 46),
    ...curl(624, 530, 46),
    [690, 556],
    [764, 500],
    [768, 430],
    [757, 386],
  ];
  const walls = look.dark ? [palette.ink3, palette.ink4] : [look.second.wash, look.second.tint];
  const skinA = '#4F2F22';
  const skinB = '#70442C';
  const out = [
    rings(250, 330, 330, 330, 4, 14, look.threadSoft, 1.6),
    rings(704, 316, 290, 290, 4, 14, look.threadSoft, 1.6),
    bubble(
      s,
      'a',
      264,
      344,
      224,
      walls[0] ?? '',
      frame(96, 190, 96, 76, palette.ink, palette.paper, look.thread) +
        place(bigPlant(palette.leaf, palette.leafDark, look.hue.base), 430, 556, 1.2) +
        place(bust(elder, 0.5), 258, 376, 1.02) +
        place(holding(elder, skinA, '#3B2118'), 258, 376, 1.02),
    ),
    bubble(
      s,
      'b',
      706,
      300,
      186,
      walls[1] ?? '',
      place(hangingPlant(palette.leaf, look.hue.base, palette.ink), 820, 110, 1) +
        place(bust(child, -0.5), 706, 338, 0.86) +
        place(holding(child, skinB, '#573320'), 706, 338, 0.86, { flip: true }),
    ),
    bundle(cord, 3, 5, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(0) }, 22),
  ];
  return s.frame(look.dark ? palette.ink2 : mix(look.hue.wash, palette.paper, 0.2), out);
}
