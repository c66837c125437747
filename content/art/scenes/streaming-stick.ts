import { pinch } from '../objects/hands.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine, rings } from '../threads.ts';

/** A hand plugs a stick no longer than a finger into the side of the set. */
export function streamingStick(options: SceneOptions): string {
  const s = openStage(
    'stick',
    options,
    { theme: 'light', hue: 'violet' },
    { width: 960, height: 720, focus: [0.6, 0.5] },
  );
  const { look } = s;
  const wall = mix(look.hue.wash, palette.paper, 0.35);
  const waves: Point[] = [
    [632, 362],
    [636, 290],
    [610, 190],
    [520, 116],
    [380, 90],
    [240, 130],
    [110, 70],
    [-40, 96],
  ];
  const out = [
    circle(500, 360, 296, mix(look.hue.tint, look.hue.wash, 0.5)),
    rings(500, 360, 376, 376, 5, 16, look.hue.tint, 1.8),
    // The set from behind, cut off by the picture's edge
    rect(690, 60, 400, 620, palette.ink3, 24),
    rect(690, 60, 400, 620, 'none', 24, { stroke: palette.ink, strokeWidth: 7 }),
    rect(760, 130, 400, 470, palette.ink2, 20),
    stroke('M800 190H960M800 212H960M800 234H960M800 256H960', palette.ink4, 6),
    [286, 352, 418]
      .map((y) => rect(694, y, 44, 40, palette.ink, 6) + rect(700, y + 13, 26, 14, palette.ink4, 3))
      .join(''),
    stroke('M770 372q18 -26 36 0t36 0M770 420q18 -26 36 0t36 0', look.hue.base, 4),
    glowLine(waves, look.hue.bright, 16, 0.14),
    bundle(
      waves,
      5,
      (t) => 3 + t * 6,
      { from: look.thread, to: look.second.bright, width: 2.8, draw: s.draw(0) },
      40,
    ),
    // The stick: body, light, plug
    rect(652, 356, 42, 32, palette.haze, 3),
    rect(652, 356, 42, 9, palette.cloud, 3),
    rect(470, 344, 190, 56, palette.ink, 16),
    rect(470, 380, 190, 20, '#080B20', 10),
    circle(632, 368, 6, look.second.bright),
    circle(632, 368, 15, look.second.bright, { opacity: 0.25 }),
    stroke('M560 366q8 -9 16 0t16 0M560 376q8 -9 16 0t16 0', look.hue.bright, 2.6),
    place(pinch('umber', '#17B8A6', '#0B7A75'), 516, 372, 1.06, { rotate: -4 }),
  ];
  return s.frame(wall, out);
}
