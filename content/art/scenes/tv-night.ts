import { bigPlant } from '../objects/nature.ts';
import { viewer } from '../objects/viewer.ts';
import { hairColors, mix, palette, skins } from '../palette.ts';
import { lerp, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

/** Friends on a sofa, seen from behind, in the light of the screen. */
export function tvNight(options: SceneOptions): string {
  const s = openStage(
    'tv',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.5] },
  );
  const { look } = s;
  const wall = look.dark ? '#15193F' : look.hue.wash;
  const floor = look.dark ? '#0B0F2C' : palette.sand;
  const screen = s.gradient('screen', [
    [0, look.hue.deep],
    [0.55, look.hue.base],
    [1, look.second.bright],
  ]);
  const lines = [0, 1, 2, 3].map((n): Point[] => [
    [-40, 560 - n * 10],
    [120, 520 - n * 20],
    [230, 400 - n * 26],
    [330, 300 - n * 18],
    [480, 270 - n * 14],
    [640, 330 - n * 30],
    [760, 230 - n * 10],
    [1000, 180 - n * 20],
  ]);
  const seat = look.dark ? '#2B2F74' : look.hue.base;
  const out = [
    circle(480, 250, 420, look.hue.base, { opacity: 0.12 }),
    circle(480, 250, 320, look.hue.base, { opacity: 0.14 }),
    rect(0, 520, 960, 200, floor),
    fill('M236 430L60 720H900L724 430z', look.hue.base, { opacity: 0.18 }),
    rect(210, 432, 540, 54, look.dark ? '#23285F' : palette.wood, 8),
    rect(220, 442, 170, 34, look.dark ? '#2E3474' : palette.woodLight, 4),
    rect(570, 442, 170, 34, look.dark ? '#2E3474' : palette.woodLight, 4),
    rect(562, 414, 44, 20, palette.white, 5),
    circle(596, 424, 3, look.hue.bright),
    rect(196, 78, 568, 340, '#080B20', 14),
    rect(208, 90, 544, 316, screen, 6),
    group(
      { 'clip-path': s.clip('tv', rect(208, 90, 544, 316, '#fff', 6)) },
      circle(590, 214, 74, look.second.tint),
      rings(590, 214, 110, 110, 3, -14, look.second.tint, 1.6),
      fill(
        smooth([
          [200, 330],
          [280, 268],
          [350, 306],
          [440, 236],
          [540, 318],
          [640, 270],
          [760, 330],
        ]) + 'V420H200z',
        look.hue.deep,
      ),
      fill(
        smooth([
          [200, 372],
          [330, 330],
          [470, 372],
          [610, 326],
          [760, 366],
        ]) + 'V420H200z',
        '#1A1450',
      ),
    ),
    ...lines.slice(0, 3).map((line, n) =>
      bundle(
        line,
        4,
        (t) => lerp(7, 4, Math.sin(t * Math.PI)),
        {
          from: look.threadBright,
          to: n % 2 ? look.second.bright : look.thread,
          width: 2,
          draw: s.draw(n),
        },
        90,
      ),
    ),
    place(
      bigPlant(
        look.dark ? '#245C58' : palette.leaf,
        look.dark ? '#1A4148' : palette.leafDark,
        look.second.base,
      ),
      858,
      566,
      1.3,
    ),
    rect(80, 176, 12, 310, look.dark ? palette.ink4 : palette.ink, 4),
    fill('M40 186h92l-18 -76h-56z', look.second.base),
    ellipse(86, 490, 40, 8, look.dark ? palette.ink4 : palette.ink),
    place(
      viewer(skins.honey.base, hairColors.brown, look.dark ? '#0E8A83' : '#0B7A75', 'long'),
      292,
      540,
      1.12,
    ),
    place(viewer(skins.sienna.base, hairColors.ink, look.second.base, 'short'), 470, 524, 1.16),
    place(viewer(skins.umber.base, hairColors.ink, '#F5A524', 'afro'), 652, 556, 1.02),
    // The popcorn goes round
    fill('M362 560h64l-10 60h-44z', palette.white) +
      stroke('M378 562l4 54M396 562v54M412 562l-4 54', look.second.base, 5) +
      [
        [368, 556],
        [380, 546],
        [394, 552],
        [408, 544],
        [420, 556],
        [396, 538],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 9, palette.glowSoft))
        .join(''),
    fill('M110 720V640q0 -44 44 -44H806q44 0 44 44v80z', seat),
    fill('M84 720V660q0 -34 36 -34t36 34v60zM804 720V660q0 -34 36 -34t36 34v60z', mix(seat, '#ffffff', 0.08)),
    stroke('M370 604V720M592 604V720', mix(seat, palette.ink, 0.3), 2.4),
    stroke('M168 604H794', look.hue.bright, 2, { opacity: 0.7 }),
  ];
  return s.frame(wall, out);
}
