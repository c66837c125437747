import type { Pose } from '../body.ts';
import { light } from '../light.ts';
import { cycle, swing } from '../motion.ts';
import type { Look } from '../palette.ts';
import { parallels, sample, type Point } from '../path.ts';
import { circle } from '../svg.ts';

/** Taps on the keys in a film: two hands that do not keep time. */
const TAPS = 18;
const TAPS_FAR = 13;

const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** The player at work: hands on the keys, the rest nearly still. */
export function playing(pose: Pose, phase: number): Pose {
  return {
    ...pose,
    neck: moved(pose.neck, 1.4 * swing(phase, 2), 0.8 * swing(phase, 4)),
    head: moved(pose.head ?? pose.neck, 2.4 * swing(phase, 2, 0.06), 1.2 * swing(phase, 4, 0.05)),
    tilt: (pose.tilt ?? 0) + 1.6 * swing(phase, 2, 0.1),
    nearArm: { ...pose.nearArm, to: moved(pose.nearArm.to, 1.5 * swing(phase, 5), 1.6 * swing(phase, TAPS)) },
    farArm: { ...pose.farArm, to: moved(pose.farArm.to, 0, 1.6 * swing(phase, TAPS_FAR)) },
  };
}

/** A stream out of the screen, waving more the further it has come. */
export function waving(line: readonly Point[], phase: number, shift: number): Point[] {
  return line.map((point, index) =>
    moved(point, 0, (index / (line.length - 1)) * 16 * swing(phase, 2, shift - index * 0.17)),
  );
}

/** Lights on the threads of a stream: each runs on a thread of its own. */
export function streaming(
  line: readonly Point[],
  count: number,
  gap: (t: number) => number,
  look: Look,
  phase: number,
  shift: number,
): string {
  const threads = parallels(line, count, gap, 14);
  return threads
    .map((thread, index) =>
      light(thread, cycle(phase, 2, shift + index * 0.37), {
        color: index % 3 === 1 ? look.second.bright : look.threadBright,
        core: '#FFFFFF',
        width: 2.6,
        length: 190,
      }),
    )
    .join('');
}

/** The three lanes of the road in the game, as the scene draws them, from far to near. */
const LANES = [0, 1, 2].map((lane) =>
  sample(
    [
      [860 + lane * 9, 296 + lane * 14],
      [830 + lane * 6, 334 + lane * 12],
      [780 + lane * 9, 356 + lane * 10],
      [728 + lane * 12.7, 384 + lane * 7.6],
      [690 + lane * 14, 440 + lane * 4],
    ],
    6,
  ).map(({ at }) => at),
);

/** What comes down the road in the game. */
export function racing(look: Look, phase: number): string {
  return LANES.map((road, index) =>
    light(road, cycle(phase, index === 1 ? 4 : 3, index * 0.31), {
      color: index === 1 ? look.second.bright : look.hue.tint,
      core: '#FFFFFF',
      width: 3,
      length: 70,
    }),
  ).join('');
}

/** What comes in from the street, along the cord. */
export function incoming(cord: readonly Point[], look: Look, phase: number): string {
  const inwards = sample([...cord].reverse(), 8).map(({ at }) => at);
  return [0, 0.5]
    .map((shift) =>
      light(inwards, cycle(phase, 2, shift), {
        color: look.threadBright,
        core: '#FFFFFF',
        width: 4,
        length: 150,
      }),
    )
    .join('');
}

/** The ring of the loudspeaker, breathing. */
export function beat(x: number, y: number, look: Look, phase: number): string {
  const out = cycle(phase, 4);
  return (
    circle(x, y, 14 + 1.2 * swing(phase, 8), 'none', { stroke: look.thread, strokeWidth: 3 }) +
    circle(x, y, 14 + out * 16, 'none', {
      stroke: look.thread,
      strokeWidth: 2,
      opacity: 0.5 * (1 - out) * Math.min(1, out * 6),
    })
  );
}
