import { bust } from '../bust.ts';
import { cast } from '../cast.ts';
import type { Person } from '../body.ts';
import { frame, sofa } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import { lerp, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';

/** A dog asleep, curled up; 190 wide, lies on y = 0, nose to the left. */
function sleepingDog(coat: string, dark: string): string {
  return (
    fill(
      smooth(
        [
          [-88, 0],
          [-96, -34],
          [-58, -66],
          [0, -78],
          [62, -66],
          [96, -30],
          [88, 0],
        ],
        { closed: true, tension: 0.3 },
      ),
      coat,
    ) +
    stroke('M90 -14q-30 26 -92 12', dark, 17) +
    fill(
      smooth(
        [
          [-112, -8],
          [-104, -40],
          [-66, -56],
          [-34, -38],
          [-34, -8],
          [-70, 4],
        ],
        { closed: true, tension: 0.34 },
      ),
      mix(coat, '#ffffff', 0.12),
    ) +
    fill('M-60 -56q26 -4 34 22q4 22 -10 28q-24 -16 -24 -50z', dark) +
    ellipse(-110, -18, 9, 7, palette.ink) +
    stroke('M-88 -34q8 7 16 1', palette.ink, 3.4)
  );
}

/** Four people and a dog under one blanket, in the light of a screen that we do not see. */
export function sofaEvening(options: SceneOptions): string {
  const s = openStage(
    'evening',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 1000, height: 800, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const wall = s.gradient('wall', [
    [0, '#191C52'],
    [1, '#2C2580'],
  ]);
  const father: Person = {
    ...cast.omar,
    eyes: 'closed',
    mood: 'calm',
    top: '#0B7A75',
    trim: palette.white,
  };
  const grandmother: Person = { ...cast.ruth, skin: 'sienna', trim: '#FF7A66', mood: 'laugh' };
  const girl: Person = { ...cast.nia, wear: 'stripes', top: palette.white, trim: '#F5A524', mood: 'smile' };
  const boy: Person = {
    skin: 'sienna',
    hair: 'short',
    hairColor: 'ink',
    top: '#F5A524',
    wear: 'hoodie',
    trim: palette.white,
    bottom: palette.ink2,
    mood: 'laugh',
  };
  const top: Point[] = [
    [70, 640],
    [150, 540],
    [250, 516],
    [360, 552],
    [470, 520],
    [590, 556],
    [700, 520],
    [830, 540],
    [930, 640],
  ];
  const blanket = `${smooth(top)}L980 820H20z`;
  const rows = Array.from({ length: 7 }, (_, n) =>
    smooth(top.map(([x, y]): Point => [lerp(500, x, 1 + n * 0.02), y + 26 + n * 34])),
  );
  const out = [
    rect(0, 0, 1000, 800, wall),
    circle(500, 470, 470, look.hue.base, { opacity: 0.22 }),
    circle(500, 520, 360, look.hue.bright, { opacity: 0.16 }),
    frame(128, 70, 130, 96, palette.ink4, palette.ink2, look.hue.bright),
    frame(286, 96, 78, 96, palette.ink4, '#4A2F7A', look.second.bright),
    // A window with the late hour in it
    rect(640, 54, 236, 172, '#0E1238', 10, { stroke: palette.ink4, strokeWidth: 12 }),
    stroke('M758 54V226', palette.ink4, 6),
    circle(822, 104, 24, palette.glowSoft),
    fill('M646 220v-40h40v-26h44v66zM786 220v-54h36v24h48v30z', '#252B66'),
    place(sofa(900, '#4A3FB4', palette.woodDark), 500, 800, 1.04),
    rect(52, 372, 896, 420, '#3C3399', 60),
    rect(72, 392, 856, 300, '#4A3FB4', 50),
    place(bust(father, -0.35), 700, 372, 0.74),
    place(bust(grandmother, 0.3), 268, 384, 0.72),
    place(bust(girl, 0.25), 432, 462, 0.58),
    place(bust(boy, -0.3), 556, 452, 0.6),
    // Arms of the sofa, then the blanket over everybody
    rect(18, 500, 110, 300, '#5A4FC8', 46),
    rect(872, 500, 110, 300, '#5A4FC8', 46),
    fill(blanket, look.second.base),
    group(
      { clipPath: s.clip('blanket', fill(blanket, '#fff')) },
      ...rows.map((row, n) =>
        stroke(
          row,
          [look.second.bright, look.second.tint, look.hue.bright, '#F5A524'][n % 4] ?? '#fff',
          n % 2 ? 4 : 9,
        ),
      ),
      fill(`${smooth(top)}L930 560H70z`, palette.white, { opacity: 0.1 }),
    ),
    stroke(Array.from({ length: 40 }, (_, i) => `M${32 + i * 24} 786v18`).join(''), look.second.tint, 4),
    place(sleepingDog('#D9A95B', '#8A5A34'), 778, 640, 1.18),
    // Popcorn between the two of them
    fill('M444 604h112l-16 92h-80z', palette.white),
    stroke('M468 606l6 88M500 606V694M532 606l-6 88', look.second.bright, 9, { strokeLinecap: 'butt' }),
    [
      [452, 600],
      [474, 586],
      [498, 594],
      [522, 584],
      [546, 600],
      [486, 574],
      [512, 570],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 15, palette.glowSoft))
      .join(''),
  ];
  return s.frame('#191C52', out);
}
