import { pointing } from '../objects/hands.ts';
import { mug } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine, rings } from '../threads.ts';

/** A hand with the one remote that is left; threads run from it to the screen and become the picture there. */
export function remoteControl(options: SceneOptions): string {
  const s = openStage(
    'remote',
    options,
    { theme: 'light', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.5] },
  );
  const { look } = s;
  const wall = look.dark ? palette.ink2 : look.hue.wash;
  const wood = look.dark ? '#5A4658' : palette.woodLight;
  const screen = s.gradient('screen', [
    [0, look.hue.deep],
    [1, look.hue.base],
  ]);
  const beam = [0, 1, 2].map((n): Point[] => [
    [470, 430],
    [410, 414 - n * 8],
    [352, 360 - n * 26],
    [300, 330 - n * 52],
    [206, 336 - n * 62],
    [70, 300 - n * 58],
    [-60, 330 - n * 66],
  ]);
  const out = [
    circle(330, 250, 330, mix(look.hue.tint, look.hue.wash, 0.6)),
    rings(330, 250, 400, 400, 4, 17, look.hue.tint, 1.8),
    // The sideboard and the screen on it
    rect(0, 508, 520, 22, wood, 6),
    rect(0, 530, 504, 7, mix(wood, palette.ink, 0.28)),
    rect(0, 537, 490, 190, mix(wood, palette.wood, 0.4)),
    stroke('M236 560V720M0 560H490', mix(palette.wood, palette.ink, 0.2), 3),
    circle(214, 640, 8, palette.woodDark),
    circle(258, 640, 8, palette.woodDark),
    rect(120, 470, 24, 34, palette.ink),
    rect(66, 498, 132, 11, palette.ink, 5),
    rect(-90, 92, 468, 388, palette.ink, 16),
    rect(-78, 104, 444, 364, screen, 8),
    group(
      { clipPath: s.clip('glass', rect(-78, 104, 444, 364, '#fff', 8)) },
      circle(146, 250, 74, look.second.bright),
      fill('M-78 400q90 -90 190 -34t254 -50V480H-78z', mix(look.hue.deep, palette.ink, 0.3)),
      fill('M-78 440q140 -60 240 -22t210 -26v90H-78z', palette.ink),
    ),
    place(mug(look.second.base, palette.ink5), 430, 508, 1.2),
    ...beam.map((line, n) =>
      bundle(
        line,
        3,
        (t) => lerp(2.4, 8, t),
        {
          from: n % 2 ? look.second.base : look.hue.bright,
          to: n === 1 ? look.second.bright : look.hue.tint,
          width: 2.8,
          draw: s.draw(n),
        },
        40,
      ),
    ),
    glowLine(
      [
        [470, 430],
        [412, 412],
      ],
      look.second.bright,
      20,
      0.2,
    ),
    place(pointing('amber', '#F5A524', '#B45B09', palette.ink, look.second.bright), 486, 434, 1.12, {
      rotate: 12,
    }),
  ];
  return s.frame(wall, out);
}
