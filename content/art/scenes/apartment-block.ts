import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import { poses } from '../poses.ts';
import { moon, stars } from '../objects/sky.ts';
import { shrub, tree } from '../objects/nature.ts';
import { hairColors, mix, palette, skins, type SkinName } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, drawing, glowLine } from '../threads.ts';

const ROOM = { width: 112, height: 78 };

/** A person in a window, from the waist up, looking to the right. */
export function tenant(skin: SkinName, hair: string, top: string): string {
  return (
    fill('M-24 0v-16q0 -20 24 -22q24 2 24 22v16z', top) +
    stroke('M0 -36v-8', skins[skin].shade, 11) +
    ellipse(0, -54, 13, 15, skins[skin].base) +
    fill('M-14 -52q-4 -22 14 -22q16 0 15 16q-8 -8 -18 -6q-8 2 -11 12z', hair)
  );
}

/** What goes on in one home; drawn in a room of ROOM size with the floor at its bottom edge. */
function life(kind: number, main: string, second: string, wood: string): string {
  const { height: h } = ROOM;
  switch (kind % 9) {
    case 0:
      return (
        place(tenant('honey', hairColors.brown, main), 38, h) +
        rect(66, h - 22, 40, 22, wood, 2) +
        fill(`M72 ${h - 22}l5 -20h24l-4 20z`, palette.ink3)
      );
    case 1:
      return (
        fill(`M14 ${h}v-22q0 -8 8 -8h62q8 0 8 8v22z`, second) +
        place(tenant('umber', hairColors.ink, palette.white), 44, h - 12, 0.8) +
        rect(98, h - 56, 6, 34, palette.ink)
      );
    case 2:
      return (
        stroke(`M56 0v18`, palette.ink, 2) +
        fill('M38 32l8 -16h20l8 16z', second) +
        rect(24, h - 22, 64, 5, wood) +
        stroke(`M32 ${h}v-18M80 ${h}v-18`, wood, 3) +
        circle(46, h - 26, 5, main) +
        circle(66, h - 26, 5, main)
      );
    case 3:
      return (
        fill(`M26 ${h}q-2 -26 8 -30l0 -12l7 5h7l6 -5v13q10 8 6 29z`, palette.ink3) +
        stroke(`M58 ${h - 3}q14 -2 12 -18`, palette.ink3, 5) +
        stroke(`M92 ${h}v-44M92 ${h - 20}q-14 -4 -16 -18M92 ${h - 28}q12 -2 14 -18`, palette.leaf, 4)
      );
    case 4:
      return (
        rect(12, h - 60, 64, 40, palette.ink, 3) +
        rect(16, h - 56, 56, 32, main) +
        stroke(`M20 ${h - 34}q12 -16 26 -6t24 -8`, palette.white, 2) +
        rect(8, h - 14, 74, 14, wood, 2) +
        fill(`M90 ${h}v-22q0 -6 22 -6v28z`, second)
      );
    case 5:
      return (
        place(tenant('porcelain', hairColors.silver, second), 62, h) +
        stroke(`M14 ${h}v-50M14 ${h - 24}q-10 -6 -10 -18M14 ${h - 32}q12 -4 12 -18`, palette.leaf, 4)
      );
    case 6:
      return (
        stroke(
          `M44 ${h - 6}l14 -26l22 -8M58 ${h - 32}l-22 -22M44 ${h - 6}h-16M58 ${h - 32}l18 22l-4 8`,
          main,
          8,
        ) +
        circle(28, h - 62, 8, skins.sienna.base) +
        rect(14, h - 4, 84, 4, second)
      );
    case 7:
      return (
        [0, 1, 2]
          .map(
            (n) =>
              rect(10, 14 + n * 22, 44, 3, wood) +
              rect(14 + n * 4, n * 22, 6, 14, second) +
              rect(24 + n * 4, 2 + n * 22, 6, 12, main),
          )
          .join('') + place(tenant('ebony', hairColors.white, palette.sky), 84, h, 0.9)
      );
    default:
      return (
        place(tenant('amber', '#17B8A6', second), 36, h) +
        place(tenant('peach', hairColors.copper, main), 76, h, 0.72)
      );
  }
}

/** A building cut open like a doll's house: the bundle climbs inside and gives a thread to every home. */
export function apartmentBlock(options: SceneOptions): string {
  const s = openStage(
    'flats',
    options,
    { theme: 'dark', hue: 'teal' },
    { width: 960, height: 720, focus: [0.5, 0.8] },
  );
  const { look, rng } = s;
  const dark = look.dark;
  const GROUND = 640;
  const left = 238;
  const wall = dark ? '#262F6B' : palette.white;
  const trim = dark ? '#39458C' : palette.sand;
  const sky = dark
    ? s.gradient('sky', [
        [0, palette.ink],
        [0.5, '#2A2A6E'],
        [0.85, '#8A5690'],
        [1, '#E98E7C'],
      ])
    : s.gradient('sky', [
        [0, mix(palette.sky, palette.paper, 0.4)],
        [1, palette.paper],
      ]);
  const far = dark ? '#3B3272' : look.hue.wash;
  const points: Point[] = Array.from({ length: 26 }, () => [rng.range(10, 950), rng.range(10, 330)]);
  const rooms: string[] = [];
  const taps: string[] = [];
  const riser = 480;
  const order = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 3, 5, 0, 8, 2, 4]);
  for (let row = 0; row < 4; row += 1) {
    for (let col = 0; col < 4; col += 1) {
      const x = left + 14 + col * 119 + (col > 1 ? 14 : 0);
      const y = 152 + row * 104;
      const index = row * 4 + col;
      const lit = dark ? index % 7 !== 5 : true;
      const paper = lit
        ? ([palette.glow, palette.glowSoft, '#FFC98A', look.hue.tint, '#FFDDA8'][(index * 3) % 5] ??
          palette.glow)
        : '#1B2456';
      rooms.push(
        place(
          rect(-4, -4, ROOM.width + 8, ROOM.height + 8, trim, 4) +
            rect(0, 0, ROOM.width, ROOM.height, dark ? paper : mix(paper, palette.white, 0.4)) +
            (lit ? life(order[index] ?? 0, look.hue.base, look.second.base, palette.wood) : '') +
            rect(-8, ROOM.height + 2, ROOM.width + 16, 6, trim, 2),
          x,
          y,
        ),
      );
      const side = col < 2 ? -1 : 1;
      const tapY = y + ROOM.height + 16 - (col % 2 === (side < 0 ? 0 : 1) ? 4 : 0);
      const offset = side * (2 + row * 3.2);
      const end = col < 2 ? x + ROOM.width * 0.5 : x + ROOM.width * 0.5;
      taps.push(
        stroke(
          `M${riser + offset} ${GROUND + 20}V${tapY + 12}Q${riser + offset} ${tapY} ${riser + offset + side * 12} ${tapY}H${end + side * -10}Q${end} ${tapY} ${end} ${y + ROOM.height + 2}`,
          index % 2 ? look.thread : look.threadBright,
          2,
          drawing(s.draw(0)),
        ),
      );
    }
  }
  const feed: Point[] = [
    [-30, 690],
    [140, 700],
    [300, 676],
    [420, 690],
    [470, 672],
    [480, 640],
  ];
  const stamp = s.define('tree', tree(dark ? '#203A5C' : look.hue.tint, dark ? '#141B44' : palette.wood));
  const out = [
    rect(0, 0, 960, 720, sky),
    dark ? stars(points, '#E9E4FB') + place(moon(26, '#FFF1CF'), 836, 92) : '',
    fill(
      `M0 ${GROUND}V420h70v-70h60v110h50v-160h90v340zM690 ${GROUND}V360h76v-80h64v140h70v-50h60v270z`,
      far,
    ),
    dark
      ? group(
          { fill: palette.glow, opacity: 0.5 },
          ...[
            [86, 372],
            [106, 396],
            [200, 330],
            [200, 370],
            [784, 310],
            [784, 350],
            [806, 330],
            [916, 410],
          ].map(([x, y]) => `<path d="M${x} ${y}h9v13h-9z"/>`),
        )
      : '',
    rect(0, GROUND, 960, 80, dark ? '#141A40' : palette.cream),
    stamp(120, GROUND + 2, 1.15),
    stamp(846, GROUND + 2, 1.25),
    stamp(200, GROUND + 2, 0.8),
    // The building: roof, tank, parapet
    rect(330, 66, 70, 54, dark ? '#1C2458' : palette.woodLight, 6) +
      stroke('M338 120v12M392 120v12', dark ? '#1C2458' : palette.wood, 6) +
      fill('M324 70l41 -24l41 24z', dark ? '#141A44' : palette.wood),
    stroke('M640 128V70M620 84h40M628 98h24', dark ? palette.ink5 : palette.ink3, 4),
    rect(left, 132, 484, 512, wall),
    rect(left - 10, 124, 504, 18, dark ? '#1C2458' : look.hue.base, 4),
    rect(riser - 18, 142, 36, 500, dark ? '#1A2156' : look.hue.wash),
    ...rooms,
    // Entrance under the last floor
    rect(left, 566, 484, 76, dark ? '#1F2760' : look.hue.wash),
    rect(448, 576, 64, 66, dark ? '#10163C' : look.hue.deep, 4),
    rect(456, 584, 48, 58, dark ? palette.glow : look.second.tint),
    stroke('M480 584v58', dark ? '#10163C' : look.hue.deep, 4),
    [270, 356, 562, 648]
      .map((x) =>
        rect(x, 588, 52, 36, dark ? palette.glowSoft : look.second.tint, 2, { stroke: trim, strokeWidth: 5 }),
      )
      .join(''),
    dark
      ? glowLine(
          [
            [riser, 640],
            [riser, 200],
          ],
          look.thread,
          20,
          0.22,
        )
      : '',
    group({ fill: 'none' }, ...taps),
    glowLine(feed, look.thread, 24, dark ? 0.16 : 0.07),
    bundle(feed, 9, 3.4, { from: look.threadBright, to: look.thread, width: 2, draw: s.draw(0) }, 60),
    place(shrub(dark ? '#22455F' : look.hue.tint), 300, GROUND + 4, 0.9),
    place(shrub(dark ? '#22455F' : look.hue.tint), 668, GROUND + 4, 0.9),
    ellipse(760, 690, 26, 4, palette.ink, { opacity: 0.3 }),
    place(figure(cast.kit, poses.walking, true), 760, 690, 0.46),
    ellipse(590, 684, 26, 4, palette.ink, { opacity: 0.3 }),
    place(figure(cast.jas, poses.walking, true), 590, 684, 0.46, { flip: true }),
  ];
  return s.frame(look.bg, out);
}
