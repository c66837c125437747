import { mix, palette } from '../palette.ts';
import { arc, smooth } from '../path.ts';
import { openStage, type Scene, type Stage } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';
import { routerBox } from '../objects/room.ts';
import { spool } from '../objects/street.ts';

export type SpotName =
  'speed' | 'price' | 'no-contract' | 'support' | 'install' | 'wifi' | 'self-setup' | 'symmetrical';

const draw: Readonly<Record<SpotName, (s: Stage) => string[]>> = {
  speed: ({ look }) => [
    ...[0, 1, 2, 3, 4].map((n) =>
      stroke(
        smooth(arc(80, 98, 54 - n * 5.5, 54 - n * 5.5, 180, 360, 10)),
        n % 2 ? look.hue.bright : look.hue.base,
        2.6,
      ),
    ),
    stroke(smooth(arc(80, 98, 60, 60, 306, 360, 4)), look.second.bright, 5),
    fill('M74 101L118 62L86 106z', palette.ink),
    circle(80, 101, 9, palette.ink),
    circle(80, 101, 3.5, look.second.bright),
    stroke('M18 120H142M34 128H126', look.hue.tint, 2.4),
  ],
  price: ({ look }) => [
    bundle(
      [
        [8, 30],
        [40, 18],
        [74, 30],
        [92, 46],
        [100, 54],
      ],
      3,
      4.4,
      { from: look.hue.base, to: look.hue.bright, width: 2.2 },
      16,
    ),
    place(
      fill(
        'M-44 -26L-20 -46H44q6 0 6 6V40q0 6 -6 6H-20L-44 26q-4 -4 -4 -8V-18q0 -4 4 -8z',
        look.second.bright,
      ) +
        fill('M-20 -46H-12V46H-20L-44 26q-4 -4 -4 -8V-18q0 -4 4 -8z', look.second.base) +
        circle(-30, 0, 6, palette.paper),
      84,
      90,
      0.98,
      { rotate: 118 },
    ),
    stroke('M92 84q-14 -8 -18 3q-1 10 13 11q12 2 9 11q-5 9 -18 3M84 74l1 46', palette.ink, 4.5),
    stroke('M100 54q-8 -4 -12 0', look.hue.base, 2.2),
  ],
  'no-contract': ({ look }) => [
    place(
      rect(-36, -50, 72, 100, palette.white, 8, { stroke: look.hue.tint, strokeWidth: 3 }) +
        stroke('M-22 -30H22M-22 -16H22M-22 -2H8', look.hue.tint, 4) +
        stroke('M-22 26q8 -12 14 0t12 -2', look.hue.base, 2.6),
      66,
      80,
      1,
      { rotate: -6 },
    ),
    stroke('M30 116H84', look.second.bright, 3, { strokeDasharray: '6 5' }),
    circle(124, 128, 10, 'none', { stroke: palette.ink, strokeWidth: 5 }),
    circle(132, 100, 10, 'none', { stroke: palette.ink, strokeWidth: 5 }),
    stroke('M115 123L78 108M124 105L80 121', palette.ink, 5.5),
    circle(103, 114.5, 2.5, look.second.bright),
  ],
  support: ({ look }) => [
    stroke(smooth(arc(62, 74, 38, 40, 180, 360, 8)), palette.ink, 7),
    rect(14, 68, 20, 38, look.hue.base, 10),
    rect(90, 68, 20, 38, look.hue.base, 10),
    stroke('M24 106q4 22 30 22', palette.ink, 4),
    ellipse(60, 128, 9, 6, palette.ink),
    bundle(
      [
        [68, 130],
        [92, 140],
        [112, 124],
        [106, 108],
        [122, 92],
        [128, 76],
      ],
      3,
      4,
      { from: look.hue.base, to: look.hue.bright, width: 2 },
      14,
    ),
    fill(
      'M100 24h40q12 0 12 12v20q0 12 -12 12h-6l-6 12l-8 -12h-20q-12 0 -12 -12V36q0 -12 12 -12z',
      look.second.bright,
    ) +
      circle(106, 46, 3.6, palette.white) +
      circle(120, 46, 3.6, palette.white) +
      circle(134, 46, 3.6, palette.white),
  ],
  install: ({ look }) => [
    place(spool(palette.woodLight, [look.hue.base, look.hue.bright], 7), 108, 134, 0.5),
    bundle(
      [
        [100, 98],
        [70, 112],
        [50, 130],
        [8, 138],
      ],
      3,
      4,
      { from: look.hue.base, to: look.hue.bright, width: 2 },
      18,
    ),
    fill(
      'M24 34h64q12 0 12 10v14q0 8 -12 8H54l8 44q1 8 -7 8H36q-6 0 -7 -7L22 66q-8 0 -8 -8V44q0 -10 10 -10z',
      look.second.bright,
    ) +
      rect(20, 44, 40, 12, look.second.base, 6) +
      stroke('M100 50h34', palette.ink, 5) +
      stroke('M100 50h14', palette.haze, 12, { strokeLinecap: 'butt' }) +
      fill('M58 70h12q2 10 -8 14z', palette.ink) +
      rect(26, 112, 42, 16, palette.ink, 5),
  ],
  wifi: ({ look }) => [
    fill('M22 78L80 28L138 78V132q0 6 -6 6H28q-6 0 -6 -6z', look.hue.wash),
    stroke('M14 84L80 28L146 84', look.hue.base, 6),
    stroke('M28 78V132q0 4 4 4H128q4 0 4 -4V78', look.hue.base, 3),
    ...[16, 27, 38].map((r) =>
      stroke(smooth(arc(80, 118, r, r, 222, 318, 5)), r === 27 ? look.hue.bright : look.hue.base, 4),
    ),
    circle(80, 118, 6.5, look.second.bright),
  ],
  'self-setup': ({ look }) => [
    place(routerBox(palette.white, look.hue.bright), 80, 104, 0.62),
    bundle(
      [
        [104, 76],
        [128, 60],
        [140, 34],
        [120, 20],
        [104, 34],
        [116, 54],
        [150, 60],
      ],
      2,
      4,
      { from: look.hue.base, to: look.hue.bright, width: 2 },
      14,
    ),
    fill('M26 84h108v46q0 6 -6 6H32q-6 0 -6 -6z', palette.woodLight) +
      fill('M26 84h54v52H32q-6 0 -6 -6z', mix(palette.woodLight, palette.wood, 0.35)) +
      fill('M26 84L10 100L62 108L80 86zM134 84L150 100L98 108L80 86z', palette.wood) +
      stroke('M96 122q8 -10 16 0M100 128q4 -5 8 0', look.hue.base, 2.4),
  ],
  symmetrical: ({ look }) => [
    bundle(
      [
        [46, 138],
        [44, 110],
        [56, 84],
        [46, 58],
        [48, 40],
      ],
      4,
      5.4,
      { from: look.hue.base, to: look.hue.bright, width: 2.6 },
      22,
    ),
    bundle(
      [
        [112, 22],
        [114, 50],
        [102, 76],
        [112, 102],
        [110, 120],
      ],
      4,
      5.4,
      { from: look.second.base, to: look.second.bright, width: 2.6 },
      22,
    ),
    fill('M48 14l22 28H26z', look.hue.base),
    fill('M110 146l22 -28H88z', look.second.base),
  ],
};

/** A small picture for a benefit, on a disc of the thread's wash. */
export function spot(name: SpotName): Scene {
  return (options) => {
    const s = openStage(
      `spot-${name}`,
      options,
      { theme: 'light', hue: 'teal' },
      { width: 160, height: 160 },
    );
    return s.frame('none', [
      circle(
        80,
        80,
        74,
        s.look.dark
          ? palette.ink3
          : name === 'wifi'
            ? mix(s.look.hue.wash, s.look.second.wash, 0.5)
            : s.look.hue.wash,
      ),
      ...draw[name](s),
    ]);
  };
}
