import { mix, palette } from '../kit/palette.ts';
import type { Point } from '../kit/path.ts';
import { openStage, type SceneOptions } from '../kit/scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../kit/svg.ts';
import { bundle, rings } from '../kit/threads.ts';

/** A game controller from above: 420 wide around its middle. */
function gamepad(body: string, keys: readonly [string, string, string, string]): string {
  const shade = mix(body, palette.ink, 0.16);
  const stick = (x: number, y: number): string =>
    circle(x, y, 40, shade) + circle(x, y, 31, palette.ink) + circle(x, y - 3, 22, palette.ink3);
  return (
    // Shoulder keys, then the shell
    fill(
      'M-166 -112q10 -34 48 -34h46q14 0 14 20v18zM166 -112q-10 -34 -48 -34H72q-14 0 -14 20v18z',
      palette.ink3,
    ) +
    fill(
      'M-112 -126q30 -8 52 10q60 -10 120 0q22 -18 52 -10q66 10 84 92q26 96 20 158q-6 44 -44 40q-30 -4 -52 -44l-26 -46q-94 22 -188 0l-26 46q-22 40 -52 44q-38 4 -44 -40q-6 -62 20 -158q18 -82 84 -92z',
      body,
    ) +
    fill('M-60 -98q60 -10 120 0v58q0 14 -14 14H-46q-14 0 -14 -14z', mix(body, palette.ink, 0.07)) +
    stroke('M-22 -70q10 -16 22 0t22 0M-22 -56q10 -16 22 0t22 0', keys[0], 4) +
    stroke('M-128 -72v52M-154 -46h52', palette.ink, 21) +
    [
      [128, -76],
      [158, -46],
      [128, -16],
      [98, -46],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          circle(x, y, 15, keys[i] ?? palette.ink) +
          circle(x - 4, y - 5, 4, palette.white, { opacity: 0.55 }),
      )
      .join('') +
    stick(-66, 22) +
    stick(66, 22) +
    rect(-84, -78, 12, 24, palette.ink3, 6) +
    rect(72, -78, 12, 24, palette.ink3, 6)
  );
}

/** A desk from above: a controller on a cord of threads, headphones, a half-eaten cookie. */
export function controller(options: SceneOptions): string {
  const s = openStage(
    'pad',
    options,
    { theme: 'light', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.5] },
  );
  const { look } = s;
  const ground = look.hue.wash;
  const cord: Point[] = [
    [500, 300],
    [508, 226],
    [576, 176],
    [650, 210],
    [640, 284],
    [566, 280],
    [556, 190],
    [640, 110],
    [770, 120],
    [860, 60],
    [990, 70],
  ];
  const keys = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 6 }, (_, i) =>
      rect(
        -30 + i * 66 + row * 18,
        30 + row * 66 - 70,
        56,
        56,
        i === 1 && row === 1 ? look.second.bright : palette.white,
        11,
      ),
    ).join(''),
  ).join('');
  const out = [
    rect(0, 0, 960, 720, ground),
    // A mat with the rings of what is played on it
    rect(150, 150, 640, 500, look.hue.deep, 40, { transform: 'rotate(-6 470 400)' }),
    `<g clip-path="${s.clip('mat', rect(150, 150, 640, 500, '#fff', 40, { transform: 'rotate(-6 470 400)' }))}">${rings(470, 440, 420, 420, 9, 34, look.hue.base, 2.4)}</g>`,
    place(rect(-60, -74, 460, 240, palette.cloud, 22) + keys, -40, 64, 0.86, { rotate: -14 }),
    // Headphones
    stroke('M788 640C720 560 752 430 872 428C950 430 990 480 990 540', palette.ink, 26),
    stroke('M792 636C728 560 760 440 872 438', look.second.bright, 6),
    ellipse(800, 648, 44, 58, palette.ink, { transform: 'rotate(-32 800 648)' }),
    ellipse(806, 644, 30, 42, look.second.bright, { transform: 'rotate(-32 806 644)' }),
    bundle(cord, 4, 5.4, { from: look.second.base, to: look.hue.bright, width: 3, draw: s.draw(0) }, 30),
    ellipse(478, 524, 196, 30, palette.ink, { opacity: 0.22 }),
    place(gamepad(palette.white, ['#17B8A6', '#FF7A66', '#8F7BFF', '#F5A524']), 474, 424, 1.12, {
      rotate: -8,
    }),
    // A plate and what is left on it
    circle(118, 590, 92, palette.white),
    circle(118, 590, 66, palette.mist),
    fill('M118 540a50 50 0 1 1 -44 74q18 -2 16 -18q18 0 14 -20q18 -4 14 -36z', palette.wood),
    stroke('M132 574h.1M146 600h.1M120 612h.1M108 632h.1M140 626h.1M154 578h.1', palette.woodDark, 11),
    stroke('M176 650h.1M60 560h.1M72 546h.1', palette.wood, 7),
  ];
  return s.frame(ground, out);
}
