import { battery, coil, handset, telephone } from '../objects/telephone.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

/** The street is dark and it pours; the telephone and its battery have a light of their own. */
export function phoneBlackout(options: SceneOptions): string {
  const s = openStage(
    'blackout',
    options,
    { theme: 'dark', hue: 'amber' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look, rng } = s;
  const glass = rect(150, 56, 660, 370, '#fff', 8);
  const rain = Array.from({ length: 54 }, () => {
    const x = Math.round(rng.range(140, 860));
    const y = Math.round(rng.range(40, 420));
    const l = Math.round(rng.range(16, 34));
    return `M${x} ${y}l${Math.round(-l * 0.3)} ${l}`;
  }).join('');
  const feed: Point[] = [
    [-40, 470],
    [60, 476],
    [120, 520],
    [180, 566],
    [240, 570],
  ];
  const lead: Point[] = [
    [330, 566],
    [376, 578],
    [410, 560],
    [446, 566],
  ];
  const out = [
    rect(0, 0, 960, 720, '#151A42'),
    // Outside
    group(
      { clipPath: s.clip('glass', glass) },
      rect(
        150,
        56,
        660,
        370,
        s.gradient('storm', [
          [0, '#0B0F2C'],
          [1, '#3A3F7E'],
        ]),
      ),
      fill('M150 426V330h90l50 -44l50 44h70v-70h60v70h60l60 -50l60 50h60v-50h70v50h30v96z', '#10153A'),
      fill('M560 40L478 214h54l-46 150L620 186h-58L616 40z', palette.glowSoft),
      stroke(rain, palette.haze, 2.4, { opacity: 0.6 }),
    ),
    rect(150, 56, 660, 370, 'none', 8, { stroke: '#3A4580', strokeWidth: 18 }),
    stroke('M480 56V426M150 210H810', '#3A4580', 10),
    rect(120, 430, 720, 20, '#3A4580', 6),
    // Light on the wall, from the candle and the battery
    circle(760, 470, 210, palette.glow, { opacity: 0.08 }),
    circle(760, 470, 130, palette.glow, { opacity: 0.12 }),
    circle(300, 520, 170, look.hue.bright, { opacity: 0.1 }),
    rect(0, 590, 960, 24, '#6A5060'),
    rect(0, 612, 960, 8, '#3C2D40'),
    rect(0, 620, 960, 100, '#101538'),
    glowLine(feed, look.hue.bright, 16, 0.16),
    bundle(feed, 4, 5, { from: look.thread, to: look.hue.tint, width: 2.8, draw: s.draw(0) }, 40),
    bundle(lead, 2, 6, { from: look.thread, to: look.hue.tint, width: 3, draw: s.draw(1) }, 24),
    ellipse(290, 590, 80, 7, '#080B20', { opacity: 0.5 }),
    place(battery('#E9E6F2', '#3FBF7F'), 288, 590, 1.24),
    ellipse(540, 590, 130, 8, '#080B20', { opacity: 0.5 }),
    place(telephone('#C93F32', palette.paper, palette.ink), 540, 590, 1.66),
    place(handset('#C93F32'), 540, 442, 1.34),
    fill('M452 452q88 -26 176 0l-6 14q-82 -22 -164 0z', mix('#C93F32', palette.ink, 0.3)),
    coil(
      [
        [626, 460],
        [668, 520],
        [690, 574],
        [640, 584],
      ],
      '#8A261E',
      9,
      4,
    ),
    // Candle on a saucer
    ellipse(800, 588, 62, 9, palette.haze),
    rect(780, 500, 40, 86, palette.paper, 6),
    fill('M780 512q8 14 14 2q8 20 16 0q4 10 10 -2v-8h-40z', palette.white),
    stroke('M800 500V488', palette.ink, 4),
    fill('M800 440q20 24 14 40q-4 12 -14 12t-14 -12q-6 -16 14 -40z', palette.glow),
    fill('M800 462q9 12 6 20q-2 6 -6 6t-6 -6q-3 -8 6 -20z', palette.white),
  ];
  return s.frame('#151A42', out);
}
