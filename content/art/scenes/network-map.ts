import { swing } from '../kit/motion.ts';
import { palette, mix } from '../kit/palette.ts';
import { distance, poly, sample, smooth, type Point } from '../kit/path.ts';
import { openStage, type SceneOptions } from '../kit/scene.ts';
import { circle, el, fill, group, place, rect, stroke } from '../kit/svg.ts';
import { bundle, drawing } from '../kit/threads.ts';
import { mapLights } from './network-map.film.ts';

/** A map pin with its point at the origin, 96 high. */
function pin(color: string, light: string): string {
  return (
    fill('M0 0C-10 -26 -36 -40 -36 -66a36 36 0 0 1 72 0C36 -40 10 -26 0 0z', color) +
    circle(0, -66, 22, light) +
    fill('M-14 -66L0 -79L14 -66V-53H-14z', color) +
    rect(-4, -62, 8, 9, light)
  );
}

/** A plan of city blocks; the bundle comes from one hub, follows the streets and drops a thread at every block. */
export function networkMap(options: SceneOptions): string {
  const ratio = options.width / options.height;
  const wide = ratio > 1.7;
  const W = wide ? 1200 : 960;
  const H = wide ? (ratio > 1.9 ? 550 : 675) : 720;
  const s = openStage('map', options, { theme: 'light', hue: 'teal' }, { width: W, height: H });
  const { look, rng, phase } = s;
  const dark = look.dark;
  const ground = dark ? '#0F1738' : mix(palette.mist, palette.paper, 0.4);
  const tones = dark ? ['#1A2450', '#1E2A5C', '#202B60'] : [palette.white, '#FFFDF8', palette.cream];
  const park = dark ? '#1B4A4C' : mix(palette.leafLight, palette.white, 0.35);
  const water = dark ? '#173A6B' : palette.sky;
  const cell = 104;
  const street = 22;
  const cols = Math.ceil(W / cell) + 2;
  const rows = Math.ceil(H / cell) + 2;
  const blocks: string[][] = [[], [], []];
  const roofs: string[] = [];
  const lots: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) {
      const x = (col - 1) * cell + 10;
      const y = (row - 1) * cell + 14;
      const size = cell - street;
      const tone = rng.int(0, 2);
      const isPark = (col === 7 && (row === 2 || row === 3)) || (col === 2 && row === 5);
      const box = `M${x + 10} ${y}h${size - 20}q10 0 10 10v${size - 20}q0 10 -10 10h${20 - size}q-10 0 -10 -10v${20 - size}q0 -10 10 -10z`;
      if (isPark) {
        lots.push(
          fill(box, park),
          group(
            { fill: dark ? '#2C6A62' : palette.leafLight },
            ...[
              [20, 24],
              [52, 18],
              [36, 52],
              [62, 58],
              [18, 62],
            ].map(([dx = 0, dy = 0]) => el('circle', { cx: x + dx, cy: y + dy, r: 9 })),
          ),
        );
        continue;
      }
      blocks[tone]?.push(box);
      for (const [dx, dy] of [
        [14, 14],
        [46, 14],
        [14, 48],
        [46, 48],
      ] as const)
        if (rng.next() > 0.2) roofs.push(`M${x + dx} ${y + dy}h22v20h-22z`);
    }
  }
  // Streets run on multiples of the cell; threads follow them.
  const sx = (col: number): number => col * cell - 1;
  const sy = (row: number): number => row * cell + 3;
  const hub: Point = [sx(1), sy(wide ? 4 : 5)];
  const trunkRow = wide ? 2 : 3;
  const routes: Point[][] = [];
  const last = Math.ceil(W / cell) + 1;
  for (let lane = 0; lane < 4; lane += 1) {
    const o = (lane - 1.5) * 4.4;
    const turn = [last, 7, 5, 3][lane] ?? 4;
    const up = lane % 2 === 0;
    routes.push([
      [hub[0] + o, hub[1]],
      [hub[0] + o, sy(trunkRow) + o],
      [sx(turn) - o * (up ? -1 : 1), sy(trunkRow) + o],
      ...(lane === 0 ? [] : [[sx(turn) - o * (up ? -1 : 1), sy(up ? trunkRow - 3 : trunkRow + 5)] as Point]),
    ]);
  }
  const river: Point[] = wide
    ? [[900, -40], [860, 110], [960, 230], [930, 380], [1020, 590], ...(H > 590 ? [[990, 720] as const] : [])]
    : [
        [640, -40],
        [700, 120],
        [610, 300],
        [680, 480],
        [600, 760],
      ];
  const banks = sample(river, 20);
  const branches: Point[][] = [];
  const ends: Point[] = [];
  const drop = (from: Point, to: Point, toward: Point): void => {
    if (banks.some(({ at }) => distance(at, toward) < 66)) return;
    branches.push([from, to, toward]);
    ends.push(toward);
  };
  for (const [col, row, dir] of [
    [2, trunkRow, -1],
    [3, trunkRow, 1],
    [4, trunkRow, -1],
    [5, trunkRow, 1],
    [6, trunkRow, -1],
    [7, trunkRow, 1],
    [8, trunkRow, -1],
    [8, trunkRow, 1],
  ] as const)
    drop([sx(col) + 14, sy(row)], [sx(col) + 34, sy(row)], [sx(col) + 34, sy(row) + dir * 34]);
  for (const [col, row, dir] of [
    [5, trunkRow - 1, 1],
    [5, trunkRow - 1, -1],
    [7, trunkRow + 1, -1],
    [3, trunkRow + 1, 1],
    [3, trunkRow + 2, 1],
    [7, trunkRow + 2, 1],
    [1, trunkRow + 1, 1],
  ] as const)
    drop([sx(col), sy(row) + 10], [sx(col), sy(row) + 34], [sx(col) + dir * 34, sy(row) + 34]);
  const glow = dark ? 0.25 : 0.12;
  const target = ends[4] ?? [W / 2, H / 2];
  const film = phase === undefined ? undefined : mapLights({ routes, branches, river, hub }, look, phase);
  const out = [
    ...blocks.map((list, i) => fill(list.join(''), tones[i] ?? '')),
    ...lots,
    fill(roofs.join(''), dark ? '#2C3873' : mix(palette.sand, palette.white, 0.35)),
    stroke(smooth(river), ground, 92),
    stroke(smooth(river), water, 70),
    bundle(river, 4, 14, { from: dark ? '#28538C' : palette.white, width: 1.6, opacity: 0.8 }, 90),
    film?.river ?? '',
    stroke(`M0 ${sy(trunkRow)}H${W}`, ground, 20),
    stroke(`M0 ${sy(trunkRow)}H${W}`, dark ? '#1A2450' : palette.white, 12),
    ...routes.map((route) => stroke(poly(route, { radius: 26 }), look.thread, 9, { opacity: glow })),
    ...routes.map((route, i) =>
      stroke(poly(route, { radius: 26 }), i % 2 ? look.threadBright : look.thread, 2.6, drawing(s.draw(0))),
    ),
    stroke(branches.map((branch) => poly(branch, { radius: 12 })).join(''), look.thread, 2.2),
    film?.streets ?? '',
    ...ends.map(
      ([x, y], i) =>
        (film?.arrival(i, [x, y]) ?? '') +
        rect(x - 11, y - 11, 22, 22, i % 3 === 0 ? look.second.bright : look.hue.base, 5) +
        fill(
          `M${Math.round(x) - 6} ${Math.round(y) + 1}l6 -6l6 6v6h-12z`,
          dark ? palette.glowSoft : palette.white,
        ),
    ),
    film?.hub ?? '',
    circle(hub[0], hub[1], 46, look.thread, { opacity: 0.14 }),
    circle(hub[0], hub[1], 32, dark ? palette.ink : palette.white, { stroke: look.thread, strokeWidth: 3 }),
    stroke(
      [0, 1, 2].map((n) => `M${hub[0] - 14} ${hub[1] + 8 - n * 7}c6 -14 22 -14 28 0`).join(''),
      look.thread,
      2.6,
    ),
    place(
      pin(look.second.base, palette.white),
      target[0],
      target[1] - 8 + (phase === undefined ? 0 : 3 * swing(phase, 2)),
      1.15,
    ),
  ];
  // In a film, words stand before the left half: the hub is on the other side.
  return s.frame(ground, film ? [group({ transform: `translate(${W} 0)scale(-1 1)` }, ...out)] : out);
}
