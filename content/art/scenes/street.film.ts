import type { Pose } from '../body.ts';
import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import { light } from '../light.ts';
import { cycle, rise, swing, wrap } from '../motion.ts';
import type { HouseColors } from '../objects/panes.ts';
import { stars } from '../objects/sky.ts';
import { dog } from '../objects/street.ts';
import { mix, palette, type Look } from '../palette.ts';
import { sample, type Point } from '../path.ts';
import { poses } from '../poses.ts';
import { circle, group, place, stroke } from '../svg.ts';

/** When the light comes to a house, as a share of the film: one after another along the street. */
const arrivalAt = (index: number): number => wrap(0.1 + index * 0.155);
/** Shares of the film: from the road to the house, and until its windows are as before. */
const PEEL = 0.11;
const AFTERGLOW = 0.3;

/** 0…1: how much brighter a house is for the light that has just come in. */
const warmth = (phase: number, index: number): number => {
  const since = wrap(phase - arrivalAt(index));
  return rise(since, 0, 0.05) * (1 - rise(since, 0.07, AFTERGLOW));
};

/** The colours of a house while light comes in. */
export function evening(colors: HouseColors, phase: number | undefined, index: number): HouseColors {
  if (phase === undefined) return colors;
  const dim = mix(palette.glow, '#B8813C', 0.5);
  return { ...colors, lit: mix(dim, '#FFEBB8', warmth(phase, index)) };
}

/** Lights along the road, and those that leave it for a house. */
export function lightsOf(
  road: readonly (readonly Point[])[],
  ways: readonly (readonly Point[])[],
  look: Look,
  phase: number,
): string[] {
  const style = { color: look.threadBright, core: palette.white, width: 2.8, length: 150 };
  const running = road.map((line, index) => {
    const even = sample(line, 12).map(({ at }) => at);
    return light(even, cycle(phase, 1 + (index % 2), index * 0.37), style);
  });
  const leaving = ways.map((way, index) => {
    const since = wrap(phase - arrivalAt(index) + PEEL);
    return since < PEEL * 2 ? light(way, since / (PEEL * 1.6), { ...style, width: 3.4, length: 90 }) : '';
  });
  const rings = ways.map((way, index) => {
    const [x, y] = way.at(-1) as Point;
    const out = wrap(phase - arrivalAt(index)) / 0.12;
    return out < 1
      ? circle(x, y, 4 + out * 20, 'none', {
          stroke: look.threadBright,
          strokeWidth: 2,
          opacity: (1 - out) * Math.min(1, out * 5),
        })
      : '';
  });
  return [...running, ...leaving, ...rings];
}

/** Stars that come and go a little, in three companies. */
export function twinkling(points: readonly Point[], color: string, phase: number): string {
  return [0, 1, 2]
    .map((company) =>
      group(
        { opacity: 0.72 + 0.28 * swing(phase, 2, company / 3) },
        stars(
          points.filter((_, index) => index % 3 === company),
          color,
        ),
      ),
    )
    .join('');
}

/** A bird of the flock keeps its place, more or less. */
export function floating([x, y]: Point, index: number, phase: number): Point {
  return [x + 5 * swing(phase, 1, index * 0.23), y + 4 * swing(phase, 2, index * 0.31)];
}

/** −1…1: where a bird's wings are. */
export function wingbeat(phase: number, index: number): number {
  return 0.15 + 0.85 * swing(phase, 11, index * 0.19);
}

/** Someone in a conversation. */
export function talking(pose: Pose, phase: number | undefined, shift: number): Pose {
  if (phase === undefined) return pose;
  return { ...pose, tilt: (pose.tilt ?? 0) + 5 * swing(phase, 3, shift) };
}

/** Steps of the walk in a film, both feet counted as one; a step's length, in units of the figure. */
const STEPS = 11;
const STRIDE = 56;
const SCALE = 0.44;
/** Room outside of the picture, so that nobody disappears in it. */
const ASIDE = 90;

function walking(turn: number): Pose {
  const foot = (at: number): { to: Point; toe: number } => {
    const [c, lift] = [Math.cos(at), Math.max(0, -Math.sin(at))];
    return { to: [STRIDE * c - 2, -15 - 22 * lift], toe: 6 - 20 * c + 12 * lift };
  };
  const near = turn * Math.PI * 2;
  const hip = -158 + 3 * Math.cos(near * 2);
  return {
    ...poses.walking,
    hip: [0, hip],
    neck: [7, hip - 95],
    farArm: { to: [44, -158 + 3 * Math.cos(near * 2)], bend: 1 },
    nearArm: { to: [2 - 40 * Math.cos(near), -150 - 4 * Math.sin(near)], bend: 1 },
    farLeg: foot(near + Math.PI),
    nearLeg: foot(near),
  };
}

/** A woman and her dog, from one side of the street to the other. */
export function walk(
  width: number,
  foot: number,
  rim: string,
  shadow: (x: number, r: number) => string,
  phase: number,
): string[] {
  const x = -ASIDE + (width + 2 * ASIDE) * cycle(phase, 1, 0.34);
  const turn = cycle(phase, STEPS);
  const [handX, handY] = [x + 20, foot - 69 + 1.4 * Math.cos(turn * Math.PI * 4)];
  return [
    shadow(x, 28),
    place(figure(cast.dara, walking(turn), true), x, foot, SCALE),
    place(
      dog(palette.woodLight, palette.wood, swing(phase, STEPS * 2), swing(phase, STEPS * 3)),
      x + 64,
      foot + 0.8 * swing(phase, STEPS * 4),
      0.46,
    ),
    stroke(
      `M${handX.toFixed(1)} ${handY.toFixed(1)}q18 22 ${(x + 72 - handX).toFixed(1)} ${(foot - 26 - handY).toFixed(1)}`,
      rim,
      1.6,
    ),
  ];
}
