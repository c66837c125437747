import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { cloud, hills } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import { arc, lerp, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';

const REACHING: Pose = {
  hip: [0, -150],
  neck: [10, -244],
  head: [20, -281],
  tilt: -8,
  turn: 0.6,
  face: 0.8,
  farArm: { to: [96, -292], bend: 1 },
  nearArm: { to: [84, -236], bend: 1 },
  farLeg: { to: [30, -40], bend: -1 },
  nearLeg: { to: [-8, -4], bend: -1 },
};

/** An antenna of the old kind on its mast: boom and ever shorter rods; the mast's foot at the origin, 330 high. */
function antenna(metal: string): string {
  const rods = [-128, -92, -56, -20, 16, 52, 88, 124];
  return (
    stroke('M0 0V-330', metal, 8) +
    stroke('M-140 -282L136 -318', metal, 6) +
    stroke(
      rods
        .map((x, i) => {
          const y = lerp(-282, -318, (x + 140) / 276);
          const half = 62 - i * 5;
          return `M${x} ${Math.round(y - half)}V${Math.round(y + half)}`;
        })
        .join(''),
      metal,
      4.5,
    )
  );
}

/** A pigeon that looks on; 44 wide. */
function pigeon(body: string): string {
  return (
    stroke('M-2 -4V0M6 -4V0', '#C93F32', 2.4) +
    fill(
      smooth(
        [
          [-26, -8],
          [-12, -22],
          [6, -24],
          [10, -36],
          [20, -38],
          [24, -28],
          [20, -12],
          [8, -3],
          [-10, -4],
        ],
        { closed: true },
      ),
      body,
    ) +
    fill('M24 -32l8 3l-8 3z', '#F5A524') +
    circle(17, -32, 2, palette.ink)
  );
}

/** Television out of the air: somebody turns an antenna on a roof until the waves come in. */
export function roofAntenna(options: SceneOptions): string {
  const s = openStage(
    'roof',
    options,
    { theme: 'light', hue: 'amber' },
    { width: 960, height: 720, focus: [0.55, 0.5] },
  );
  const { look } = s;
  const person: Person = {
    skin: 'ebony',
    hair: 'beanie',
    cloth: look.second.base,
    hairColor: 'ink',
    beard: 'stubble',
    top: look.second.bright,
    bottom: palette.ink2,
    shoes: palette.woodDark,
    mood: 'smile',
  };
  const waves = Array.from({ length: 9 }, (_, n) =>
    stroke(
      smooth(arc(1060, 60, 150 + n * 46, 150 + n * 46, 100, 200, 10)),
      n % 3 === 1 ? look.second.bright : look.hue.bright,
      3,
      { opacity: 1 - n * 0.07 },
    ),
  );
  const down: Point[] = [
    [600, 300],
    [612, 400],
    [596, 480],
    [640, 560],
    [630, 640],
    [690, 740],
  ];
  const tiles = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 20 }, (_, i) => {
      const y = 560 + row * 30;
      const x = -30 + i * 54 + (row % 2) * 27;
      return `M${x} ${y}q27 22 54 0`;
    }).join(''),
  ).join('');
  const roof = 'M-20 720V640L560 512H700L1000 600V720z';
  const out = [
    rect(
      0,
      0,
      960,
      720,
      s.gradient('sky', [
        [0, palette.sky],
        [0.5, palette.mist],
        [0.8, look.hue.wash],
      ]),
    ),
    ...waves,
    place(cloud(palette.white), 180, 150, 1.2),
    place(cloud(palette.white), 420, 84, 0.7),
    hills(
      [
        [0, 560],
        [180, 510],
        [420, 560],
        [700, 500],
        [960, 550],
      ],
      720,
      mix(look.hue.tint, palette.sky, 0.5),
    ),
    // Chimney, then the roof
    rect(120, 470, 92, 150, '#C93F32', 4),
    rect(108, 456, 116, 24, '#8A261E', 6),
    stroke(
      'M120 506H212M120 540H212M150 480V506M184 506V540M150 540V580',
      mix('#C93F32', palette.ink, 0.25),
      3,
    ),
    place(pigeon(palette.haze), 160, 456, 1.25),
    place(antenna(palette.ink4), 600, 540),
    place(figure(person, REACHING), 478, 566, 1.16),
    fill(roof, mix('#B45B09', palette.ink, 0.1)),
    `<g clip-path="${s.clip('roof', fill(roof, '#fff'))}">${stroke(tiles, mix('#B45B09', palette.white, 0.18), 4)}</g>`,
    stroke('M-20 640L560 512H700L1000 600', look.hue.deep, 14),
    place(pigeon(palette.dusk), 800, 546, 1.25, { flip: true }),
    bundle(down, 3, 5, { from: look.thread, to: look.hue.bright, width: 2.8, draw: s.draw(0) }, 40),
  ];
  return s.frame(look.hue.wash, out);
}
