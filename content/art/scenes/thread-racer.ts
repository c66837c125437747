import { stars } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import { lerp, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { rings } from '../threads.ts';

const HORIZON = 318;
const FAR: Point = [500, HORIZON];

/** A glider from behind and above, banking; 300 wide. */
function glider(body: string, trim: string, fire: string): string {
  const dark = mix(body, palette.ink, 0.35);
  return (
    ellipse(0, 66, 150, 14, palette.ink, { opacity: 0.3 }) +
    fill('M-150 34q20 -40 76 -46l148 0q56 6 76 46q-40 14 -150 14t-150 -14z', dark) +
    fill('M-150 34q-6 -46 14 -74l16 2q-2 34 20 52zM150 34q6 -46 -14 -74l-16 2q2 34 -20 52z', trim) +
    fill('M-84 30q0 -56 40 -78q44 -14 88 0q40 22 40 78q-84 22 -168 0z', body) +
    fill('M-38 -38q38 -44 76 0q10 18 8 30h-92q-2 -12 8 -30z', palette.ink3) +
    fill('M-26 -34q26 -28 52 0q4 8 4 14q-30 -10 -60 0q0 -6 4 -14z', '#8F7BFF') +
    [-50, 50]
      .map(
        (x) =>
          ellipse(x, 22, 27, 19, palette.ink) +
          ellipse(x, 23, 20, 13, fire) +
          ellipse(x, 24, 11, 7, palette.white),
      )
      .join('') +
    stroke('M-14 6H14M-14 16H14M-14 26H14', dark, 4) +
    stroke('M-132 20q30 -20 62 -26M132 20q-30 -20 -62 -26', mix(body, '#ffffff', 0.4), 4)
  );
}

/** A still of a game: a glider on a track of light between canyon walls, headed for the sun. */
export function threadRacer(options: SceneOptions): string {
  const s = openStage(
    'racer',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.5] },
  );
  const { look, rng } = s;
  const bend = (t: number): number => Math.sin(t * Math.PI) * -46 * (1 - t);
  /** A line of the track: `side` −1 to 1 across it, from the far end to the near one. */
  const lane = (side: number): string =>
    smooth(
      [0.02, 0.08, 0.18, 0.34, 0.56, 0.8, 1.15].map((t): Point => {
        const depth = t * t;
        return [lerp(FAR[0], 430 + side * 620, depth) + bend(t), lerp(HORIZON + 4, 760, depth)];
      }),
    );
  const lanes = Array.from({ length: 15 }, (_, i) => -1 + (i * 2) / 14);
  const colors = [look.hue.bright, '#17B8A6', '#F5A524', look.second.bright];
  const wall = (side: -1 | 1): string => {
    const tops = Array.from({ length: 7 }, (_, i) => {
      const t = i / 6;
      const x = FAR[0] + side * lerp(60, 620, t * t);
      return [x, HORIZON - lerp(26, 420, t * t) - (i % 2 ? 26 * t : 0)] as const;
    });
    const outline = `M${FAR[0] + side * 40} ${HORIZON + 6}L${tops.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}V760L${FAR[0] + side * 520} 760z`;
    const strata = [0.2, 0.42, 0.62, 0.8].map(
      (share) =>
        `M${tops.map(([x, y], i) => `${Math.round(x)} ${Math.round(lerp(y, HORIZON + 6 + i * i * 9, share))}`).join('L')}`,
    );
    return (
      fill(outline, side < 0 ? '#2A1F78' : '#35268C') +
      stroke(strata.join(''), side < 0 ? '#46359F' : '#5643B5', 5)
    );
  };
  const gate = (t: number, width: number): string => {
    const depth = t * t;
    const x = lerp(FAR[0], 430, depth) + bend(t);
    const y = lerp(HORIZON + 4, 760, depth);
    return (
      stroke(
        `M${Math.round(x - width)} ${Math.round(y)}V${Math.round(y - width * 0.9)}q0 ${Math.round(-width * 0.5)} ${Math.round(width)} ${Math.round(-width * 0.5)}t${Math.round(width)} ${Math.round(width * 0.5)}V${Math.round(y)}`,
        '#F5A524',
        width * 0.06,
      ) +
      stroke(
        `M${Math.round(x - width * 0.88)} ${Math.round(y)}V${Math.round(y - width * 0.86)}q0 ${Math.round(-width * 0.4)} ${Math.round(width * 0.88)} ${Math.round(-width * 0.4)}t${Math.round(width * 0.88)} ${Math.round(width * 0.4)}V${Math.round(y)}`,
        palette.glowSoft,
        width * 0.03,
      )
    );
  };
  const out = [
    rect(
      0,
      0,
      960,
      720,
      s.gradient('sky', [
        [0, '#150F45'],
        [0.3, '#4B2FA8'],
        [0.45, '#FF8A6E'],
        [1, '#FF8A6E'],
      ]),
    ),
    stars(
      Array.from({ length: 26 }, (): Point => [rng.range(120, 860), rng.range(0, 150)]),
      palette.white,
    ),
    circle(FAR[0], HORIZON - 40, 118, '#FFD27A'),
    rings(FAR[0], HORIZON - 40, 172, 172, 3, 20, palette.glowSoft, 2),
    stroke(`M382 ${HORIZON - 28}H618M388 ${HORIZON - 8}H612`, '#FF8A6E', 7),
    fill(
      `M0 ${HORIZON}H960V720H0z`,
      s.gradient('floor', [
        [0, '#B0508F'],
        [0.3, '#4B2FA8'],
        [1, '#1A1450'],
      ]),
    ),
    wall(-1),
    wall(1),
    gate(0.36, 62),
    lanes
      .map((side, i) => stroke(lane(side), colors[i % 4] ?? palette.white, 2.2 + Math.abs(side) * 1.6))
      .join(''),
    gate(0.62, 186),
    // Speed: short strokes that fly past
    stroke(
      'M96 470L30 520M170 560L60 660M850 480L930 540M800 590L910 700M60 330L0 344M900 350L960 366',
      palette.white,
      4,
      { opacity: 0.7 },
    ),
    stroke(
      'M336 600L270 740M344 602L306 740M352 602L342 740M452 586L448 740M460 584L484 740M468 582L520 740',
      '#FFD27A',
      5,
      { opacity: 0.8 },
    ),
    place(glider('#17B8A6', '#FF7A66', '#F5A524'), 398, 560, 1.16, { rotate: -9 }),
  ];
  return s.frame('#150F45', out);
}
