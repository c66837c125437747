import { mix, palette } from '../palette.ts';
import { poly, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, drawing } from '../threads.ts';

/** A chair or stool from above. */
function chairs(places: readonly Point[], color: string): string {
  return places.map(([x, y]) => rect(x - 15, y - 15, 30, 30, color, 8)).join('');
}

/** A bed from above: frame, blanket and pillows; its head at the top. */
function bed(x: number, y: number, width: number, height: number, blanket: string, pillows: number): string {
  const each = (width - 20) / pillows;
  return (
    rect(x, y, width, height, palette.white, 12, { stroke: palette.haze, strokeWidth: 2.5 }) +
    rect(x + 6, y + height * 0.36, width - 12, height * 0.64 - 6, blanket, 10) +
    Array.from({ length: pillows }, (_, index) =>
      rect(x + 12 + index * each, y + 12, each - 4, height * 0.2, palette.cloud, 8),
    ).join('')
  );
}

/** A home from above: the router in the middle of it, a cable to what stands still, air for what moves. */
export function floorPlan(options: SceneOptions): string {
  const s = openStage('plan', options, { theme: 'light', hue: 'teal' }, { width: 860, height: 645 });
  const { look } = s;
  const wall = palette.ink;
  const router: Point = [478, 392];
  const outline: readonly Point[] = [
    [90, 80],
    [870, 80],
    [870, 640],
    [90, 640],
  ];
  const floor = poly(outline, { closed: true });
  const rings = Array.from({ length: 10 }, (_, index) =>
    circle(router[0], router[1], 46 + index * 42, 'none', {
      stroke: look.hue.bright,
      strokeWidth: 3,
      opacity: 0.7 - index * 0.06,
    }),
  );
  const enter: Point[] = [
    [100, 672],
    [150, 678],
    [220, 664],
    [330, 676],
    [408, 664],
    [424, 610],
    [424, 520],
    [424, 440],
    [444, 404],
    [462, 396],
  ];
  const toTelevision = 'M506 400C540 408 568 420 584 448C604 484 584 552 596 588C604 610 634 614 664 614';
  const out = [
    fill(floor, palette.white),
    rect(90, 80, 300, 256, look.second.wash),
    rect(390, 80, 180, 180, mix(palette.sky, palette.white, 0.55)),
    rect(570, 80, 300, 300, '#E9E4FB'),
    rect(90, 336, 300, 304, look.hue.wash),
    rect(570, 380, 300, 260, '#FBE4DC'),
    // Bedroom
    bed(132, 108, 128, 164, look.second.bright, 2),
    rect(274, 108, 40, 40, palette.woodLight, 6) + circle(294, 128, 11, palette.glowSoft),
    rect(336, 152, 36, 128, palette.woodLight, 6) + stroke('M336 216h36', palette.wood, 2.5),
    // Bath
    rect(406, 96, 66, 128, palette.white, 20, { stroke: palette.haze, strokeWidth: 2.5 }) +
      rect(416, 108, 46, 104, mix(palette.sky, palette.white, 0.3), 16),
    rect(514, 92, 44, 18, palette.white, 5, { stroke: palette.haze, strokeWidth: 2.5 }),
    ellipse(536, 134, 18, 25, palette.white, { stroke: palette.haze, strokeWidth: 2.5 }),
    rect(510, 186, 46, 34, palette.white, 8, { stroke: palette.haze, strokeWidth: 2.5 }) +
      circle(533, 203, 9, palette.cloud),
    // A second bedroom that is also an office
    bed(736, 112, 96, 150, '#8F7BFF', 1),
    rect(594, 104, 112, 52, palette.woodLight, 6) +
      fill('M632 148l6 -30h38l6 30z', palette.ink3) +
      chairs([[657, 184]], palette.ink4),
    rect(800, 300, 52, 64, palette.woodLight, 6) + stroke('M800 332h52', palette.wood, 2.5),
    // Kitchen
    fill(poly([[106, 352], [150, 352], [150, 580], [246, 580], [246, 624], [106, 624]], { closed: true, radius: 4 }), palette.woodLight), // prettier-ignore
    circle(128, 420, 13, palette.ink3) + circle(128, 456, 13, palette.ink3),
    rect(112, 508, 32, 46, palette.cloud, 6),
    rect(190, 586, 42, 32, palette.white, 4),
    circle(292, 470, 52, palette.wood) + circle(292, 470, 44, palette.woodLight),
    chairs([[292, 396], [292, 544], [218, 470]], look.hue.base), // prettier-ignore
    circle(280, 462, 9, palette.white) + circle(306, 478, 9, '#FF7A66'),
    // Living room
    rect(668, 600, 128, 22, palette.ink, 4) + rect(652, 596, 160, 34, 'none', 6, { stroke: palette.haze, strokeWidth: 2.5 }), // prettier-ignore
    ellipse(732, 504, 104, 44, mix('#FABDB0', palette.white, 0.35)),
    rect(640, 400, 184, 62, '#C93F32', 16) + rect(652, 424, 160, 40, '#D95F52', 10),
    rect(700, 492, 64, 34, palette.woodLight, 6),
    circle(842, 612, 18, palette.leaf) + circle(842, 612, 9, palette.leafDark),
    circle(842, 408, 16, palette.leaf) + circle(842, 408, 8, palette.leafDark),
    // What the air carries
    group({ clipPath: s.clip('home', fill(floor, palette.white)) }, ...rings),
    // Walls; where they break off there is a door
    stroke(
      'M404 640H90V80H870V640H490M390 80V272M390 326V500M390 566V640M90 336H390M390 260H440M506 260H570M570 80V290M570 352V420M570 500V640M570 380H870',
      wall,
      12,
      { strokeLinecap: 'butt', strokeLinejoin: 'miter' },
    ),
    stroke('M404 640a86 86 0 0 1 86 -86V640M440 260a66 66 0 0 1 66 66V260', palette.haze, 2.2),
    stroke('M160 80h90M640 80h140M90 400v100M870 460v110M240 640h90', palette.white, 4, {
      strokeLinecap: 'butt',
    }),
    // The thread: in at the door, to the shelf in the hall, and on by cable
    rect(58, 650, 46, 60, palette.cloud, 6) +
      rect(66, 658, 30, 26, palette.white, 4) +
      circle(81, 671, 5, look.hue.bright),
    bundle(enter, 4, 4.4, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(0) }, 40),
    stroke(toTelevision, look.thread, 3.4, drawing(s.draw(1))),
    circle(664, 614, 6, look.thread),
    circle(router[0], router[1], 34, palette.white, { stroke: look.thread, strokeWidth: 3.4 }),
    circle(router[0], router[1] + 14, 5, look.hue.bright),
    stroke(
      `M${router[0] - 19} ${router[1] - 7}q19 -17 38 0M${router[0] - 12} ${router[1] + 1}q12 -11 24 0`,
      look.thread,
      3.4,
    ),
    // Things that move about
    ...(
      [
        [206, 216],
        [784, 208],
        [746, 506],
      ] as const
    ).map(
      ([x, y]) => rect(x - 9, y - 15, 18, 30, palette.ink, 4) + rect(x - 6, y - 11, 12, 20, look.hue.tint, 2),
    ),
  ];
  return s.frame('none', [place(out.join(''), -50, -46)]);
}
