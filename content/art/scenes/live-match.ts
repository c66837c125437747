import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import { openStage, type SceneOptions, type Stage } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';

const SHOOTING: Pose = {
  hip: [0, -150],
  neck: [-22, -242],
  head: [-14, -280],
  tilt: -6,
  turn: 0.7,
  face: 0.8,
  farArm: { to: [62, -246], bend: -1 },
  nearArm: { to: [-98, -206], bend: -1 },
  farLeg: { to: [92, -92], bend: -1, toe: -38 },
  nearLeg: { to: [-14, -14], bend: -1 },
};
const DIVING: Pose = {
  hip: [0, -150],
  neck: [0, -246],
  head: [4, -286],
  turn: 0.4,
  face: 0.2,
  farArm: { to: [34, -342], bend: -1 },
  nearArm: { to: [-22, -346], bend: 1 },
  farLeg: { to: [38, -30], bend: -1 },
  nearLeg: { to: [-18, -8], bend: 1 },
};

/** Heads in the stands: rows of round ends of a broken line. */
function crowd({ rng }: Stage, y: number, colors: readonly string[]): string {
  return colors
    .map((color, n) => {
      const seats = Array.from(
        { length: 26 },
        (_, i) => `M${Math.round(i * 38 + rng.range(-9, 9))} ${Math.round(y + n * 22 + rng.range(-4, 4))}h.1`,
      );
      return stroke(seats.join(''), color, 15);
    })
    .join('');
}

/** A goal in the last minute, under floodlights; the shot leaves a bundle of threads. */
export function liveMatch(options: SceneOptions): string {
  const s = openStage(
    'match',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const striker: Person = {
    skin: 'umber',
    hair: 'locs',
    hairColor: 'ink',
    top: look.second.bright,
    sleeve: 'short',
    wear: 'stripes',
    trim: palette.white,
    bottom: palette.white,
    shoes: palette.glow,
    mood: 'laugh',
  };
  const keeper: Person = {
    skin: 'peach',
    hair: 'ponytail',
    hairColor: 'copper',
    top: '#17B8A6',
    bottom: palette.ink,
    shoes: palette.white,
  };
  const shot: Point[] = [
    [366, 566],
    [470, 500],
    [590, 400],
    [680, 300],
    [722, 236],
  ];
  const net =
    Array.from({ length: 12 }, (_, i) => `M${622 + i * 32} 190V520`).join('') +
    Array.from({ length: 10 }, (_, i) => `M610 ${204 + i * 34}H1000`).join('');
  const lamp = (x: number, y: number): string =>
    fill(`M${x} ${y}L${x - 190} 560H${x + 190}z`, palette.glowSoft, { opacity: 0.1 }) +
    circle(x, y, 66, palette.glowSoft, { opacity: 0.16 }) +
    stroke(`M${x} ${y}V230`, '#2E3474', 10) +
    rect(x - 46, y - 24, 92, 48, palette.white, 8) +
    stroke(`M${x - 46} ${y}h92M${x - 16} ${y - 24}v48M${x + 16} ${y - 24}v48`, palette.haze, 3);
  const out = [
    rect(
      0,
      0,
      960,
      720,
      s.gradient('night', [
        [0, '#120F38'],
        [1, '#34298A'],
      ]),
    ),
    lamp(150, 78),
    lamp(470, 60),
    fill('M0 236q480 -50 960 0V450H0z', '#1D1A5A'),
    crowd(s, 262, ['#6A55D8', '#8A70F0', '#4B3DA8', '#C7BDF6', '#5B49C4', '#FF9E85', '#4B3DA8']),
    rect(0, 410, 960, 34, palette.white),
    stroke('M30 427q22 -14 44 0t44 0t44 0M300 427h150M520 427q22 -14 44 0t44 0', look.hue.base, 6),
    rect(0, 444, 960, 276, '#1F8A5A'),
    fill('M0 470H960L960 520H0zM0 580H960V650H0z', '#279D69'),
    // Goal
    stroke(net, palette.white, 1.6, { opacity: 0.55 }),
    stroke('M606 530V186H1000', palette.white, 11),
    stroke('M540 562H960M380 700L540 562', '#D7F5E3', 5),
    place(figure(keeper, DIVING), 896, 566, 0.92, { rotate: -36 }),
    ellipse(276, 690, 130, 12, palette.ink, { opacity: 0.24 }),
    place(figure(striker, SHOOTING), 264, 690, 1.34),
    bundle(
      shot,
      5,
      (t) => lerp(3, 7, t),
      { from: look.second.bright, to: palette.glow, width: 3.2, draw: s.draw(0) },
      40,
    ),
    circle(728, 226, 27, palette.white),
    fill('M728 212l13 9l-5 15h-16l-5 -15z', palette.ink),
    stroke('M728 212v-12M741 221l11 -4M736 236l7 10M720 236l-7 10M715 221l-11 -4', palette.ink, 3),
  ];
  return s.frame('#120F38', out);
}
