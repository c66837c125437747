import { hills, stars } from '../objects/sky.ts';
import { mix, palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import { openStage, type SceneOptions, type Stage } from '../scene.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

const DECK = 478;

/** A stone viaduct from edge to edge: its deck at y = `DECK`, arches below. */
function viaduct(stone: string, edge: string): string {
  const arches = Array.from({ length: 9 }, (_, i) => {
    const x = -40 + i * 156;
    return `M${x + 18} 760V${DECK + 108}a60 66 0 0 1 120 0V760z`;
  }).join('');
  return (
    fill(`M-20 ${DECK + 8}H1300V760H-20z${arches}`, stone, { fillRule: 'evenodd' }) +
    rect(-20, DECK, 1320, 12, edge) +
    stroke(`M-20 ${DECK + 26}H1300`, edge, 3, { opacity: 0.5 })
  );
}

/** An engine and its coaches, running to the right; wheels on y = 0, the chimney at (40, −104). */
function train(body: string, trim: string, glow: string): string {
  const dark = mix(body, palette.ink, 0.4);
  const coach = (x: number): string =>
    rect(x, -76, 186, 58, body, 8) +
    rect(x - 4, -84, 194, 12, dark, 6) +
    rect(x, -34, 186, 6, trim) +
    [14, 48, 82, 116, 150].map((dx) => rect(x + dx, -66, 24, 22, glow, 4)).join('') +
    stroke(`M${x - 16} -22H${x + 6}`, dark, 5) +
    [30, 62, 124, 156].map((dx) => circle(x + dx, -10, 10, dark)).join('');
  return (
    [-1030, -824, -618, -412].map(coach).join('') +
    // Tender, cab, boiler and chimney
    stroke('M-226 -22H-190', dark, 5) +
    fill('M-204 -70h96v52h-96z', body) +
    fill('M-198 -70q46 -30 84 0z', palette.ink) +
    fill('M-100 -112h70v94h-70z', body) +
    rect(-110, -122, 92, 13, dark, 6) +
    rect(-86, -100, 34, 30, glow, 4) +
    rect(-34, -82, 122, 56, body, 20) +
    stroke('M-4 -82V-26M28 -82V-26M60 -82V-26', trim, 4, { strokeLinecap: 'butt' }) +
    fill('M28 -80V-100q0 -6 -6 -8h36q-6 2 -6 8v20z', dark) +
    fill('M-18 -80q2 -16 14 -16t14 16z', trim) +
    circle(88, -54, 13, glow) +
    circle(88, -54, 25, glow, { opacity: 0.25 }) +
    fill('M80 -28h18l20 28H84z', dark) +
    [-176, -138].map((x) => circle(x, -10, 11, dark)).join('') +
    [-76, -22, 32].map((x) => circle(x, -18, 20, dark) + circle(x, -18, 8, trim)).join('') +
    stroke('M-76 -12H32', trim, 4) +
    circle(70, -9, 10, dark)
  );
}

/** The outline of a conifer of four tiers; its foot at (x, y). */
function spruce(x: number, y: number, height: number): string {
  const tier = (from: number, to: number, half: number): string =>
    `M${x} ${y - height * to}L${x + height * half} ${y - height * from}q${-height * half} ${height * 0.07} ${-height * half * 2} 0z`;
  return tier(0.76, 1, 0.1) + tier(0.54, 0.88, 0.17) + tier(0.3, 0.7, 0.24) + tier(0, 0.48, 0.3);
}

/** What a film can look like: a night train over a viaduct, its smoke a bundle of threads across the moon. */
export function nightTrain(options: SceneOptions): string {
  const s = openStage(
    'train',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 1280, height: 720, focus: [0.55, 0.5] },
  );
  const { look } = s;
  const sky = s.gradient('sky', [
    [0, '#130F3A'],
    [0.45, look.hue.deep],
    [0.72, '#A8487F'],
    [1, look.second.bright],
  ]);
  const glade = s.gradient('glade', [
    [0, '#2A1C6B'],
    [1, '#0C0A2A'],
  ]);
  const smoke: Point[] = [
    [908, DECK - 106],
    [886, DECK - 148],
    [806, DECK - 178],
    [690, 220],
    [540, 176],
    [380, 236],
    [200, 190],
    [60, 96],
    [-60, 110],
  ];
  const out = [
    rect(0, 0, 1280, 720, sky),
    stars(starField(s), palette.white),
    circle(560, 268, 196, look.second.tint),
    circle(560, 268, 168, mix(look.second.tint, palette.white, 0.35)),
    rings(560, 268, 268, 268, 3, 24, look.hue.tint, 1.6),
    hills(
      [
        [-20, 420],
        [120, 330],
        [260, 400],
        [420, 350],
        [600, 420],
        [820, 320],
        [980, 400],
        [1150, 300],
        [1300, 380],
      ],
      560,
      '#5B2F86',
    ),
    hills(
      [
        [-20, 470],
        [200, 430],
        [420, 480],
        [700, 440],
        [940, 480],
        [1300, 420],
      ],
      720,
      '#3A2273',
    ),
    bundle(
      smoke,
      9,
      (t) => lerp(2, 13, t),
      { from: look.hue.bright, to: look.second.base, width: 2.8, draw: s.draw(0) },
      70,
    ),
    place(train('#231A5E', look.second.base, palette.glow), 868, DECK, 1),
    viaduct(glade, '#1B1450'),
    // Mist in the valley, then the near wood
    fill('M-20 640q180 -50 420 -22t420 -6t480 -14V720H-20z', look.hue.tint, { opacity: 0.16 }),
    fill('M-20 690q240 -40 520 -18t800 -22V720H-20z', look.hue.tint, { opacity: 0.14 }),
    fill(
      [
        [40, 760, 1.5],
        [150, 780, 1.9],
        [262, 770, 1.2],
        [1030, 770, 1.3],
        [1140, 790, 2],
        [1250, 760, 1.5],
      ]
        .map(([x = 0, y = 0, size = 1]) => spruce(x, y, size * 196))
        .join(''),
      '#0B0926',
    ),
  ];
  return s.frame('#130F3A', out);
}

function starField({ rng }: Stage): Point[] {
  return Array.from({ length: 46 }, (): Point => [rng.range(0, 1280), rng.range(0, 250)]).filter(
    ([x, y]) => Math.hypot(x - 560, y - 268) > 290,
  );
}
