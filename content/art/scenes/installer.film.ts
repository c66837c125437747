import type { Pose } from '../body.ts';
import { light } from '../light.ts';
import { lengthOf } from '../lines.ts';
import { rise, swing } from '../motion.ts';
import { palette, type Look } from '../palette.ts';
import { arc, between, sample, smooth, type Point } from '../path.ts';
import { stroke } from '../svg.ts';

/** Shares of the film: the light sets out, is in the box, and everything is as it was. */
const SETS_OUT = 0.02;
const ARRIVES = 0.5;
const ALL_IN = 0.7;
const SETTLES = 0.86;
/** From head to end of the light, px. */
const LIGHT_PX = 430;
/** Hand over hand: how often in a film, and how far, in units of the figure. */
const PULLS = 4;
const REACH = 6;
/** Where the hand is that waves, and how often it does. On its way up the arm is stretched out, where its elbow turns over. */
const UP: Point = [-46, -316];
const OUT: Point = [-192, -108];
const WAVES = 10;

const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** 0…1: how much of the light has come in at the box. */
export function received(phase: number): number {
  return rise(phase, ARRIVES, ARRIVES + 0.06) * (1 - rise(phase, SETTLES, 0.99));
}

/** The installer, who lets the thread run through his hands and lifts his head when its light has gone in. */
export function fitting(pose: Pose, phase: number): Pose {
  const pull = swing(phase, PULLS);
  const sway = swing(phase, PULLS, 0.2);
  return {
    ...pose,
    neck: moved(pose.neck, 1.2 * sway, 0.6 * pull),
    head: moved(pose.head ?? pose.neck, 1.4 * sway, 0.8 * pull),
    tilt: (pose.tilt ?? 0) + 1.5 * pull - 7 * received(phase),
    nearArm: { ...pose.nearArm, to: moved(pose.nearArm.to, REACH * 0.5 * pull, -REACH * pull) },
    farArm: { ...pose.farArm, to: moved(pose.farArm.to, -REACH * 0.6 * pull, REACH * 0.4 * pull) },
  };
}

/** The resident, who waves once the line is in. */
export function watching(pose: Pose, phase: number): Pose {
  const up = rise(phase, 0.54, 0.64) * (1 - rise(phase, 0.82, 0.94));
  const to = between(between(pose.nearArm.to, OUT, up), between(OUT, UP, up), up);
  return {
    ...pose,
    tilt: (pose.tilt ?? 0) - 4 * up + 1.2 * swing(phase),
    nearArm: { to: moved(to, 9 * up * swing(phase, WAVES), 0), bend: 1 - 2 * rise(up, 0.3, 0.7) },
  };
}

/** The way of the line: along the street, round the reel, through the hands, into the box. */
export interface LineIn {
  readonly street: readonly Point[];
  readonly reel: Point;
  readonly radius: number;
  readonly pulled: readonly Point[];
  readonly lead: readonly Point[];
}

/** The light on its way in: behind the installer up to his hands, in front of him from there. */
export function lightIn(line: LineIn, look: Look, phase: number): { behind: string; before: string } {
  const even = (points: readonly Point[]): Point[] => sample(points, 7).map(({ at }) => at);
  const [x, y] = line.reel;
  const outside = [
    ...even(line.street),
    ...arc(x, y, line.radius, line.radius, 90, -90, 24),
    ...even(line.pulled),
  ];
  const way = [...outside, ...even(line.lead)];
  const hands = lengthOf(outside);
  const at = (phase - SETS_OUT) / (ALL_IN - SETS_OUT);
  const style = { color: look.hue.bright, core: palette.white, width: 6.4, length: LIGHT_PX, glow: 1.6 };
  return {
    behind: light(way, at, { ...style, to: hands }),
    before: light(way, at, { ...style, from: hands }),
  };
}

/** Arcs of a signal over the box whose middle is here, one after another. */
export function signal([x, y]: Point, look: Look, phase: number): string {
  return [0, 1, 2]
    .map((n) => {
      const begins = ARRIVES + 0.05 + n * 0.045;
      const shown = rise(phase, begins, begins + 0.07) * received(phase);
      const radius = 62 + n * 24;
      return shown === 0
        ? ''
        : stroke(smooth(arc(x, y, radius, radius, -136, -44, 10)), look.thread, 4.4, {
            opacity: shown * (0.95 - n * 0.22),
          });
    })
    .join('');
}
