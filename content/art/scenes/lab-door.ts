import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person } from '../body.ts';
import { poses } from '../poses.ts';
import { tree } from '../objects/nature.ts';
import { moon, stars } from '../objects/sky.ts';
import { bicycle, reel } from '../objects/street.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

/** The workshop in the evening, its door rolled up, somebody waving visitors in. */
export function labDoor(options: SceneOptions): string {
  const s = openStage(
    'labdoor',
    options,
    { theme: 'dark', hue: 'amber' },
    { width: 960, height: 720, focus: [0.5, 0.55] },
  );
  const { look, rng } = s;
  const host: Person = { ...cast.kit, trim: '#0B7A75' };
  const guest: Person = { ...cast.lee, top: '#FF7A66', bottom: '#35437A' };
  const brick = '#3A3F86';
  const courses = Array.from(
    { length: 13 },
    (_, row) =>
      `M90 ${226 + row * 32}H870` +
      Array.from({ length: 10 }, (_, i) => `M${120 + i * 84 + (row % 2) * 42} ${226 + row * 32}v32`).join(''),
  ).join('');
  const feed: Point[] = [
    [-40, 690],
    [140, 676],
    [280, 690],
    [380, 660],
    [420, 600],
    [430, 520],
  ];
  const shelf = (y: number): string => rect(330, y, 300, 10, palette.woodDark);
  const out = [
    rect(
      0,
      0,
      960,
      720,
      s.gradient('sky', [
        [0, '#120F38'],
        [0.7, '#4A3B8C'],
        [1, '#B5627E'],
      ]),
    ),
    stars(
      Array.from({ length: 26 }, (): Point => [rng.range(0, 960), rng.range(0, 150)]),
      palette.white,
    ),
    place(moon(24, palette.glowSoft), 96, 92),
    place(tree('#1B2058', '#12153C'), 60, 600, 1.7),
    place(tree('#1B2058', '#12153C'), 920, 600, 1.5),
    // The hall: saw-tooth roof, brick, a band for the mark
    fill('M90 200L90 120L350 200V120L610 200V120L870 200z', '#23285F'),
    stroke('M116 142L300 199M376 142L560 199M636 142L820 199', '#5B49C4', 9),
    rect(90, 196, 780, 440, brick),
    stroke(courses, mix(brick, palette.ink, 0.3), 2.4),
    rect(74, 190, 812, 22, '#23285F', 5),
    rect(276, 232, 408, 52, palette.ink, 10),
    stroke('M300 258q20 -26 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0', look.hue.bright, 5),
    stroke('M300 266q20 -26 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0', look.second.bright, 3.4),
    // Windows on both sides
    [130, 720]
      .map(
        (x) =>
          rect(x, 330, 110, 130, palette.glow, 4) +
          stroke(`M${x + 55} 330V460M${x} 395H${x + 110}`, '#23285F', 7),
      )
      .join(''),
    // Inside
    rect(290, 306, 380, 330, palette.glowSoft),
    group(
      { clipPath: s.clip('door', rect(290, 306, 380, 330, '#fff')) },
      rect(290, 306, 380, 330, '#FAD492'),
      shelf(412),
      shelf(486),
      [360, 440, 520, 600]
        .map((x, i) =>
          place(
            reel(
              palette.white,
              [
                ['#5B3FD6', '#8F7BFF'],
                ['#0B7A75', '#17B8A6'],
                ['#C93F32', '#FF7A66'],
                ['#B45B09', '#F5A524'],
              ][i] as [string, string],
            ),
            x,
            412,
            0.32,
          ),
        )
        .join(''),
      [390, 470, 560]
        .map((x, i) =>
          rect(x - 26, 448, 52, 38, [palette.ink4, palette.wood, palette.ink3][i] ?? palette.ink, 4),
        )
        .join(''),
      rect(290, 588, 380, 50, mix(palette.sand, palette.wood, 0.3)),
      rect(320, 540, 240, 14, palette.wood, 4),
      stroke('M336 554V600M544 554V600', palette.woodDark, 8),
      rect(430, 504, 60, 36, palette.ink, 5),
      stroke('M438 522q8 -12 16 0t16 0t14 0', look.second.bright, 3.4),
    ),
    rect(290, 306, 380, 34, '#6F7AB0'),
    stroke('M290 316H670M290 327H670', '#54629A', 3),
    rect(278, 296, 404, 14, '#23285F', 4),
    stroke('M284 310V640M676 310V640', '#23285F', 12),
    rect(0, 632, 960, 88, '#171B48'),
    fill('M290 632H670L800 720H160z', palette.glow, { opacity: 0.24 }),
    glowLine(feed, look.hue.bright, 13, 0.16),
    bundle(feed, 4, 5, { from: look.thread, to: look.hue.tint, width: 2.6, draw: s.draw(0) }, 40),
    place(bicycle('#17B8A6', palette.haze), 172, 664, 1),
    ellipse(602, 668, 80, 8, '#080B20', { opacity: 0.4 }),
    ellipse(790, 690, 80, 8, '#080B20', { opacity: 0.4 }),
    place(figure(host, poses.waving), 602, 668, 0.98),
    place(figure(guest, poses.walking), 790, 690, 1.02, { flip: true }),
  ];
  return s.frame('#120F38', out);
}
