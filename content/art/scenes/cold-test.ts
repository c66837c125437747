import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { routerBox } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';

const NOTING: Pose = {
  hip: [0, -160],
  neck: [4, -256],
  head: [16, -292],
  tilt: 8,
  turn: 0.6,
  face: 0.7,
  farArm: { to: [74, -206], bend: 1 },
  nearArm: { to: [46, -190], bend: 1 },
  farLeg: { to: [22, -16] },
  nearLeg: { to: [-12, -14] },
};

/** A flake of six arms around (x, y). */
function flake(x: number, y: number, r: number): string {
  return [0, 60, 120]
    .map((angle) => {
      const a = (angle * Math.PI) / 180;
      const [c, d] = [Math.cos(a) * r, Math.sin(a) * r];
      return `M${Math.round(x - c)} ${Math.round(y - d)}L${Math.round(x + c)} ${Math.round(y + d)}`;
    })
    .join('');
}

/** The cold chamber: a router under ice with its light on, and somebody with a scarf who writes it down. */
export function coldTest(options: SceneOptions): string {
  const s = openStage(
    'cold',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 720, focus: [0.5, 0.5] },
  );
  const { look, rng } = s;
  const person: Person = {
    skin: 'umber',
    hair: 'beanie',
    cloth: '#F5A524',
    hairColor: 'ink',
    top: '#C93F32',
    wear: 'plain',
    bottom: palette.ink2,
    shoes: palette.woodDark,
    glasses: true,
    mood: 'calm',
    eyes: 'down',
  };
  const pane = rect(132, 132, 440, 400, '#fff', 40);
  const feed: Point[] = [
    [-40, 470],
    [60, 470],
    [150, 500],
    [240, 494],
    [296, 480],
  ];
  const out = [
    rect(0, 0, 960, 720, mix(look.hue.wash, palette.sky, 0.4)),
    rect(0, 640, 960, 80, palette.cloud),
    // The chamber
    ellipse(350, 664, 340, 14, palette.ink, { opacity: 0.12 }),
    rect(50, 56, 604, 604, palette.white, 34),
    rect(50, 56, 604, 604, 'none', 34, { stroke: palette.haze, strokeWidth: 5 }),
    stroke('M90 626H614', palette.cloud, 12),
    rect(596, 250, 30, 190, palette.dusk, 15),
    group(
      { clipPath: s.clip('pane', pane) },
      rect(
        132,
        132,
        440,
        400,
        s.gradient('cold', [
          [0, '#18234A'],
          [1, '#3D6FB0'],
        ]),
      ),
      stroke(
        Array.from({ length: 9 }, () =>
          flake(rng.range(150, 560), rng.range(150, 420), rng.range(7, 14)),
        ).join(''),
        palette.sky,
        3.4,
      ),
      glowLine(feed, look.hue.bright, 16, 0.2),
      // Snow it stands in, icicles from above
      fill('M120 470q90 -36 190 -18t280 -6V540H120z', palette.sky),
      fill('M120 500q120 -30 240 -12t230 -8V540H120z', palette.white),
      circle(356, 400, 130, look.hue.bright, { opacity: 0.18 }),
      place(routerBox('#E3ECF6', look.hue.bright), 356, 486, 1.72),
      fill(
        'M282 300q0 -26 46 -26h56q46 0 46 26l-6 34l-12 -22l-14 44l-16 -40l-12 26l-16 -30l-14 50l-16 -44l-14 24l-12 -30l-10 22z',
        palette.white,
        { opacity: 0.92 },
      ),
      fill('M270 486q40 -34 84 -24t92 24q-20 20 -90 18t-86 -18z', palette.white),
      fill(
        'M132 132H572V158l-14 40l-16 -36l-22 66l-20 -60l-18 34l-22 -38l-16 50l-24 -54l-30 24l-22 -24l-16 62l-24 -64l-26 36l-20 -34l-20 56l-22 -56l-24 30z',
        palette.sky,
        { opacity: 0.9 },
      ),
    ),
    bundle(feed, 4, 5, { from: look.thread, to: look.hue.bright, width: 2.8, draw: s.draw(0) }, 40),
    rect(132, 132, 440, 400, 'none', 40, { stroke: palette.ink3, strokeWidth: 16 }),
    rect(132, 132, 440, 400, 'none', 40, { stroke: palette.haze, strokeWidth: 4 }),
    // Its dial and keys
    rect(132, 562, 150, 44, palette.ink, 10),
    stroke('M150 584h22M184 572v24M206 572v24M228 584h30', look.hue.bright, 6),
    circle(330, 584, 14, '#C93F32'),
    circle(374, 584, 14, palette.cloud),
    // A thermometer on the wall, far down
    rect(850, 96, 44, 210, palette.white, 22),
    stroke('M872 120V262', palette.cloud, 10),
    stroke('M872 240V262', '#2459C4', 10),
    circle(872, 274, 16, '#2459C4'),
    stroke('M886 130h10M886 158h10M886 186h10M886 214h10', palette.haze, 3),
    ellipse(770, 682, 120, 11, palette.ink, { opacity: 0.14 }),
    place(figure(person, NOTING), 786, 680, 1.42, { flip: true }),
    // Scarf, clipboard
    stroke('M752 318q28 18 62 2', '#F5A524', 24),
    stroke('M806 326l14 74', '#F5A524', 19),
    stroke('M812 352h14M815 372h14', '#B45B09', 4),
    rect(640, 356, 92, 112, palette.wood, 8, { transform: 'rotate(-10 686 412)' }),
    rect(650, 370, 72, 88, palette.white, 4, { transform: 'rotate(-10 686 412)' }),
    stroke('M652 400l50 -9M656 418l50 -9M660 436l30 -5', palette.haze, 5),
  ];
  return s.frame(palette.sky, out);
}
