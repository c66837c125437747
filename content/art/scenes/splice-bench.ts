import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { reel, spool } from '../objects/street.ts';
import { mix, palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

const AT_BENCH: Pose = {
  hip: [0, -118],
  neck: [22, -210],
  head: [46, -242],
  tilt: 22,
  turn: 0.75,
  face: 0.85,
  farArm: { to: [122, -166], bend: 1 },
  nearArm: { to: [108, -158], bend: 1 },
  farLeg: { to: [88, -30], bend: -1 },
  nearLeg: { to: [66, -28], bend: -1 },
};

/** A splice under the lamp: two ends of thread, one pair of hands. */
export function spliceBench(options: SceneOptions): string {
  const s = openStage(
    'splice',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 1280, height: 720, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const wall = mix(look.hue.wash, palette.paper, 0.15);
  const wood = palette.woodLight;
  const person: Person = {
    skin: 'honey',
    hair: 'bun',
    hairColor: 'ink',
    glasses: true,
    top: palette.white,
    wear: 'apron',
    trim: '#C93F32',
    bottom: palette.ink2,
    shoes: '#F5A524',
    mood: 'calm',
    eyes: 'down',
  };
  const incoming: Point[] = [
    [1320, 300],
    [1200, 330],
    [1130, 400],
    [1030, 404],
    [930, 420],
    [812, 446],
  ];
  const outgoing: Point[] = [
    [812, 446],
    [752, 450],
    [700, 490],
    [664, 560],
    [640, 740],
  ];
  const pegs = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 17 }, (_, i) => `M${90 + i * 40} ${70 + row * 36}h.1`).join(''),
  ).join('');
  const out = [
    rect(0, 0, 1280, 720, wall),
    rect(60, 44, 720, 330, mix(wood, palette.paper, 0.3), 12),
    stroke(pegs, mix(wood, palette.wood, 0.5), 7),
    place(reel(palette.white, ['#5B3FD6', '#8F7BFF']), 170, 236, 0.72),
    place(reel(palette.white, ['#B45B09', '#F5A524']), 170, 366, 0.5),
    place(reel(palette.white, ['#0B7A75', '#17B8A6']), 660, 260, 0.86),
    // Pliers, a caliper, a ruler on their pegs
    stroke('M296 96l26 60l-24 66M330 96l-26 60l24 66', '#C93F32', 11),
    circle(313, 152, 9, palette.ink),
    stroke('M384 96V238M384 108h34v32M384 158h34v26', palette.ink4, 10),
    rect(470, 90, 34, 176, '#F5A524', 4),
    stroke(
      Array.from({ length: 12 }, (_, i) => `M470 ${102 + i * 14}h${i % 3 === 0 ? 18 : 10}`).join(''),
      palette.ink,
      3,
    ),
    rect(0, 640, 1280, 80, palette.sand),
    ellipse(590, 690, 230, 14, palette.ink, { opacity: 0.1 }),
    // Stool, then the one who sits on it
    stroke('M512 520L484 690M576 520L604 690M494 630H594', palette.ink4, 11),
    rect(482, 500, 124, 24, palette.ink3, 12),
    place(figure(person, AT_BENCH), 546, 686, 1.6),
    // Bench
    stroke('M672 540V700M1220 540V700', palette.wood, 22),
    rect(622, 500, 680, 30, wood, 8),
    rect(634, 530, 668, 9, mix(wood, palette.ink, 0.25)),
    // The splicer and its small screen
    rect(712, 454, 200, 48, palette.ink3, 10),
    rect(722, 438, 30, 22, palette.haze, 4),
    rect(872, 438, 30, 22, palette.haze, 4),
    rect(934, 414, 150, 88, palette.ink, 10),
    rect(944, 424, 130, 64, '#07524F', 6),
    stroke('M950 456H1068', look.hue.bright, 4),
    stroke('M1009 434V478', look.second.bright, 3),
    circle(1009, 456, 12, 'none', { stroke: look.second.bright, strokeWidth: 3 }),
    glowLine(incoming, look.hue.bright, 14, 0.14),
    bundle(
      incoming,
      5,
      (t) => lerp(8, 1.4, t),
      { from: look.thread, to: look.hue.bright, width: 2.8, draw: s.draw(0) },
      40,
    ),
    bundle(outgoing, 5, 1.6, { from: look.thread, to: look.hue.bright, width: 2.2, draw: s.draw(1) }, 20),
    circle(812, 445, 28, palette.glow, { opacity: 0.35 }),
    circle(812, 445, 9, palette.white),
    // The lamp with its lens
    fill('M838 290L716 454H916z', palette.white, { opacity: 0.5 }),
    stroke('M1134 500V320L1010 196L866 236', '#C93F32', 10),
    circle(1134, 320, 11, palette.ink),
    circle(1010, 196, 11, palette.ink),
    rect(1092, 484, 84, 18, '#8A261E', 8),
    ellipse(840, 256, 80, 34, '#C93F32'),
    ellipse(840, 266, 63, 22, palette.glowSoft),
    place(spool(palette.wood, ['#C93F32', '#FF7A66'], 8), 1226, 500, 0.66),
  ];
  return s.frame(wall, out);
}
