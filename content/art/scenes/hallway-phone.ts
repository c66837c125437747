import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { bigPlant } from '../objects/nature.ts';
import { frame } from '../objects/room.ts';
import { coil, handsetUpright, telephone } from '../objects/telephone.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

const TALKING: Pose = {
  hip: [0, -160],
  neck: [4, -256],
  head: [14, -293],
  tilt: 8,
  turn: 0.5,
  face: 0.6,
  farArm: { to: [80, -196], bend: 1 },
  nearArm: { to: [2, -280], bend: -1 },
  farLeg: { to: [24, -16] },
  nearLeg: { to: [-14, -14] },
};

/** The telephone in the hallway, and somebody who has been on it for a while. */
export function hallwayPhone(options: SceneOptions): string {
  const s = openStage(
    'hallway',
    options,
    { theme: 'light', hue: 'amber' },
    { width: 960, height: 720, focus: [0.5, 0.55] },
  );
  const { look } = s;
  const wall = look.hue.wash;
  const wood = palette.woodLight;
  const person: Person = {
    ...cast.ruth,
    skin: 'amber',
    hair: 'bun',
    trim: look.second.base,
    top: palette.white,
    bottom: palette.ink2,
    mood: 'laugh',
    eyes: 'closed',
  };
  const feed: Point[] = [
    [980, 600],
    [900, 604],
    [846, 560],
    [800, 470],
    [740, 420],
    [700, 404],
  ];
  const out = [
    rect(0, 0, 960, 720, wall),
    circle(480, 300, 330, mix(look.hue.tint, look.hue.wash, 0.55)),
    rings(480, 300, 404, 404, 4, 17, look.hue.tint, 1.8),
    rect(0, 600, 960, 120, '#E2B98C'),
    stroke(
      'M0 640H960M0 684H960M120 600v40M420 600v40M760 600v40M260 640v44M600 640v44M880 640v44',
      '#CFA172',
      3,
    ),
    rect(0, 584, 960, 16, palette.white),
    // The front door with its light
    rect(36, 130, 210, 456, look.second.base, 6),
    rect(36, 130, 210, 456, 'none', 6, { stroke: palette.white, strokeWidth: 16 }),
    fill('M76 290V244a64 64 0 0 1 130 0v46z', palette.glowSoft),
    stroke('M141 180V290M76 244H206', look.second.base, 7),
    rect(76, 326, 130, 100, mix(look.second.base, palette.ink, 0.15), 6),
    rect(76, 450, 130, 100, mix(look.second.base, palette.ink, 0.15), 6),
    circle(222, 392, 9, palette.glow),
    // Pictures of those who call
    frame(600, 96, 130, 96, palette.ink, palette.paper, look.thread),
    rect(760, 82, 104, 128, palette.white, 6, { stroke: palette.woodDark, strokeWidth: 7 }),
    circle(812, 136, 23, '#70442C'),
    fill('M774 206q4 -44 38 -44t38 44z', look.second.bright),
    fill('M788 138q-4 -32 24 -32t24 32q-8 -16 -24 -16t-24 16z', palette.ink),
    rect(650, 212, 80, 88, palette.white, 6, { stroke: palette.woodDark, strokeWidth: 6 }),
    circle(690, 250, 16, '#EDBB94'),
    fill('M663 297q2 -31 27 -31t27 31z', '#5B3FD6'),
    fill('M673 250q-2 -23 17 -23t17 23q-6 -12 -17 -12t-17 12z', '#7A4528'),
    // The table, its drawer, what lies on it
    ellipse(700, 652, 220, 12, palette.ink, { opacity: 0.1 }),
    stroke('M548 430L540 646M850 430L858 646', palette.wood, 15),
    rect(520, 408, 358, 22, wood, 8),
    rect(540, 430, 318, 62, mix(wood, palette.wood, 0.45), 6),
    rect(664, 452, 72, 9, palette.woodDark, 5),
    bundle(feed, 4, 5, { from: look.thread, to: look.hue.bright, width: 2.8, draw: s.draw(0) }, 40),
    place(telephone('#C93F32', palette.paper, palette.ink), 624, 408, 1.06),
    fill('M760 384h70q-4 24 -26 24h-18q-22 0 -26 -24z', look.second.bright),
    stroke('M776 384q6 -14 16 -4q10 -12 18 4', palette.ink4, 4.5),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 296, 660, 1.16),
    ellipse(430, 676, 120, 11, palette.ink, { opacity: 0.12 }),
    place(figure(person, TALKING), 424, 674, 1.44),
    place(handsetUpright('#C93F32'), 430, 264, 0.66, { flip: true, rotate: -24 }),
    stroke('M418 262q10 -9 18 0M422 273q10 -9 19 0M428 283q9 -8 18 -1', '#BD7F50', 10),
    coil(
      [
        [446, 300],
        [452, 372],
        [500, 432],
        [556, 424],
        [588, 400],
      ],
      '#8A261E',
      8,
      3.6,
    ),
  ];
  return s.frame(wall, out);
}
