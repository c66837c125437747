import type { Person, Pose } from './body.ts';
import { figure } from './figures.ts';
import { circle, stroke } from './svg.ts';

/** A wheelchair for the `seated` pose, drawn in two layers around the person: [behind, in front]. */
export function wheelchair(frame: string, rim: string): readonly [string, string] {
  const spokes = 'M-42 -46H42M0 -88V-4M-30 -76L30 -16M30 -76L-30 -16';
  const back =
    stroke('M-34 -60L-42 -150q-2 -10 -14 -10', frame, 6) +
    stroke('M-34 -62H62L84 -14H104', frame, 6) +
    circle(76, -12, 12, 'none', { stroke: frame, strokeWidth: 5 });
  const front =
    stroke(spokes, rim, 1.6) +
    circle(0, -46, 45, 'none', { stroke: frame, strokeWidth: 6 }) +
    circle(0, -46, 36, 'none', { stroke: rim, strokeWidth: 2 }) +
    circle(0, -46, 7, frame);
  return [back, front];
}

/** A person in a wheelchair. */
export function wheelchairUser(
  person: Person,
  pose: Pose,
  frame: string,
  rim: string,
  small = false,
): string {
  const [behind, front] = wheelchair(frame, rim);
  return behind + figure(person, pose, small) + front;
}
