import { cat } from '../objects/pets.ts';
import { cloud, goose, hills, moon } from '../objects/sky.ts';
import { palette } from '../palette.ts';
import { arc, smooth } from '../path.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

/** Size of a program's card. */
export const CARD = { width: 260, height: 150 } as const;

const whole = (color: string): string => rect(-130, -75, CARD.width, CARD.height, color);

const match = (): string =>
  whole('#14336B') +
  fill('M-130 -22V-46q60 -12 130 -12t130 12v24z', '#0C1F47') +
  stroke('M-120 -40H120M-112 -32H116', '#5B7FC4', 3, { strokeDasharray: '1 7' }) +
  fill('M-130 -22H130V75H-130z', '#1F8A5A') +
  fill('M-130 -6H130V14H-130zM-130 38H130V75H-130z', '#279D69') +
  stroke('M0 -22V75', '#D7F5E3', 2) +
  ellipse(0, 24, 46, 20, 'none', { stroke: '#D7F5E3', strokeWidth: 2 }) +
  stroke('M-130 2h34v46h-34M130 2h-34v46h34', '#D7F5E3', 2) +
  [-104, 104]
    .map(
      (x) =>
        stroke(`M${x} -58V-22`, '#0C1F47', 4) +
        circle(x, -62, 26, palette.glow, { opacity: 0.22 }) +
        rect(x - 15, -69, 30, 12, palette.glowSoft, 3),
    )
    .join('') +
  [
    [-64, 6, '#C93F32'],
    [-30, 34, '#C93F32'],
    [-84, 46, '#C93F32'],
    [44, 2, '#FBF7F0'],
    [30, 42, '#FBF7F0'],
    [84, 30, '#FBF7F0'],
  ]
    .map(
      ([x, y, color]) =>
        stroke(`M${Number(x)} ${Number(y)}v8`, String(color), 6) +
        stroke(
          `M${Number(x) - 2} ${Number(y) + 11}l-2 7M${Number(x) + 2} ${Number(y) + 11}l3 7`,
          palette.ink,
          2.4,
        ) +
        circle(Number(x), Number(y) - 7, 3.6, '#BD7F50'),
    )
    .join('') +
  circle(6, 26, 4.4, palette.white);

const kitchen = (): string =>
  whole('#FAD492') +
  rect(-130, 36, 260, 39, '#B45B09') +
  fill('M-56 -6H56q-4 44 -34 44h-44q-30 0 -34 -44z', '#C93F32') +
  ellipse(0, -6, 56, 12, '#8A261E') +
  ellipse(0, -5, 46, 8, '#F5A524') +
  rect(54, -2, 58, 11, palette.ink, 5) +
  stroke(
    'M-22 -22q-10 -10 0 -20t0 -18M4 -24q-10 -10 0 -20t0 -16M30 -22q-10 -10 0 -20t0 -18',
    palette.white,
    4,
  );

const concert = (): string =>
  whole('#5B3FD6') +
  fill('M-90 -75L-30 75H-130zM90 -75L30 75H130z', '#8F7BFF', { opacity: 0.6 }) +
  fill('M0 -75L-60 75H60z', '#C7BDF6', { opacity: 0.4 }) +
  place(
    fill(
      smooth(
        [
          [0, -34],
          [22, -26],
          [19, -4],
          [31, 18],
          [20, 46],
          [-20, 46],
          [-31, 18],
          [-19, -4],
          [-22, -26],
        ],
        { closed: true },
      ),
      '#B9804F',
    ) +
      circle(0, 2, 11, palette.ink) +
      rect(-5, -98, 10, 90, '#4A2E22', 3) +
      rect(-9, -112, 18, 18, '#4A2E22', 4) +
      rect(-15, 24, 30, 6, palette.ink, 3) +
      stroke('M-2.5 -96V26M2.5 -96V26', palette.glowSoft, 1.6),
    -14,
    20,
    0.9,
    { rotate: 38 },
  );

const geese = (): string =>
  whole(palette.sky) +
  circle(62, -22, 26, '#FF7A66') +
  hills(
    [
      [-130, 26],
      [-60, -4],
      [0, 24],
      [70, -2],
      [130, 18],
    ],
    75,
    '#5B7FC4',
  ) +
  rect(-130, 40, 260, 35, palette.blue) +
  place(goose(palette.white, '#E9E4FB', true), -40, -16, 0.84) +
  place(goose(palette.white, '#E9E4FB', false), 44, 10, 0.58) +
  place(goose(palette.white, '#E9E4FB', true), -92, 22, 0.44);

const mystery = (): string =>
  whole('#2A2F72') +
  fill('M-130 75V-20h44v-26h40v50h36v-64h46v40h34v-22h60V75z', '#141A45') +
  fill(
    'M-112 -6h9v12h-9zM-72 -32h9v12h-9zM-60 -10h9v12h-9zM8 -44h9v12h-9zM92 -26h9v12h-9zM104 -2h9v12h-9z',
    palette.glow,
  ) +
  place(moon(16, palette.glowSoft), 98, -54) +
  fill('M-66 -8L-112 75H20z', palette.glow, { opacity: 0.3 }) +
  stroke('M-84 75V-10q0 -8 8 -8h8', '#0A0D22', 4) +
  fill('M-76 -20h18l5 12h-26z', '#0A0D22') +
  fill('M-42 75q2 -44 24 -46q22 2 24 46z', '#0A0D22') +
  fill('M-42 24q4 -4 12 -4l4 -16q8 -4 16 0l4 16q8 0 12 4q-24 10 -48 0z', '#0A0D22') +
  circle(-18, 28, 10, '#0A0D22');

const cartoon = (): string =>
  whole('#A9DAD1') +
  ['#5B3FD6', '#C93F32', '#F5A524', '#0B7A75']
    .map((color, n) =>
      stroke(smooth(arc(0, 78, 136 - n * 17, 132 - n * 17, 180, 360)), color, 15, { strokeLinecap: 'butt' }),
    )
    .join('') +
  place(cat(palette.paper, '#F5A524'), -6, 70, 1.06);

const weather = (): string =>
  whole('#0B7A75') +
  circle(-52, -18, 26, palette.glow) +
  stroke('M-52 -58v-10M-80 -46l-8 -8M-92 -18h-12M-24 -46l8 -8', palette.glow, 5) +
  place(cloud(palette.white), -14, 12, 0.62) +
  stroke('M52 -50h56M52 -28h40M52 -6h50', '#A9DAD1', 8);

const rocket = (): string =>
  whole('#18234A') +
  circle(78, -34, 22, '#FABDB0') +
  ellipse(78, -34, 38, 7, 'none', { stroke: '#FF7A66', strokeWidth: 4, transform: 'rotate(-18 78 -34)' }) +
  fill('M-104 -52h4v4h-4zM-60 -20h4v4h-4zM22 -60h4v4h-4zM110 10h4v4h-4zM-90 20h4v4h-4z', palette.white) +
  place(
    fill('M0 -58q24 24 20 66h-40q-4 -42 20 -66z', palette.white) +
      circle(0, -14, 9, '#17B8A6') +
      fill('M-20 -8L-34 18h16zM20 -8L34 18H18z', '#C93F32'),
    -14,
    2,
    1,
    { rotate: 18 },
  );

const ocean = (): string =>
  whole('#2459C4') +
  fill('M-130 -75H130V-44q-33 10 -65 0t-65 0t-65 0t-65 0z', palette.sky) +
  fill(
    'M-76 6q40 -44 104 -26q36 10 50 8q-6 -18 8 -30q10 12 8 26q12 -2 20 4q-12 16 -30 14q-28 40 -88 36q-54 -4 -72 -32z',
    '#0E1630',
  ) +
  fill('M-74 8q30 20 92 18q-34 16 -62 10q-22 -6 -30 -28z', palette.cloud) +
  circle(-46, 4, 3, palette.white) +
  stroke('M-96 48h.1M-84 34h.1M96 40h.1M108 26h.1', palette.sky, 7);

/** What is on: drawings of a card's size around its middle; their corners are cut by whoever shows them. */
export const programs = {
  match,
  kitchen,
  concert,
  geese,
  mystery,
  cartoon,
  weather,
  rocket,
  ocean,
} as const satisfies Record<string, () => string>;
