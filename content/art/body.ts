import type { HeadLook } from './head.look.ts';
import { lerp, ribbon, smooth, type Point, type SmoothOptions } from './path.ts';
import { fill, stroke, type Attributes } from './svg.ts';

export interface Person extends HeadLook {
  top: string;
  /** What the top is: decides collar, lines and pockets. */
  wear?: 'plain' | 'stripes' | 'collar' | 'hoodie' | 'vest' | 'apron' | 'cardigan' | 'dress';
  /** The second colour of the top: stripes, vest, apron or cardigan. */
  trim?: string;
  sleeve?: 'long' | 'short';
  bottom: string;
  skirt?: boolean;
  shoes?: string;
  /** A running blade or a bionic arm, as worn. */
  prosthesis?: 'leg' | 'arm';
  /** 1 is average; wider or slighter builds around it. */
  build?: number;
  child?: boolean;
}

export interface Limb {
  /** Where the hand or the ankle should be. */
  to: Point;
  /** Which way the elbow or knee points. */
  bend?: 1 | -1;
  /** Turn of the foot in degrees, 0 flat on the ground. */
  toe?: number;
}

/** A pose in figure units: a standing adult is about 300 high, feet at y = 0, looking to the right. */
export interface Pose {
  hip: Point;
  neck: Point;
  /** Middle of the head, by default above the neck. */
  head?: Point;
  /** Tilt of the head in degrees. */
  tilt?: number;
  /** 0 faces us, 1 faces right in three quarters; -1 looks back to the left. */
  face?: number;
  /** How far the body is turned: 0 front, 1 side. */
  turn?: number;
  farArm: Limb;
  nearArm: Limb;
  farLeg?: Limb;
  nearLeg?: Limb;
  /** Draws the near arm under the torso (arms crossed behind, sofas). */
  armBehind?: boolean;
}

/** How closely outlines are followed: small figures keep fewer points and no decimals. */
export interface Fine {
  readonly on: boolean;
  limb(points: readonly Point[], widths: readonly number[], color: string, more?: Attributes): string;
}

export const detailed: Fine = {
  on: true,
  limb: (points, widths, color, more) => fill(ribbon(points, widths), color, more),
};

export const coarse: Fine = {
  on: false,
  limb: (points, widths, color) =>
    stroke(contour(points), color, Math.round(widths.reduce((sum, width) => sum + width, 0) / widths.length)),
};

/** A smooth curve in whole units: figures are drawn far larger than they are shown. */
export function contour(points: readonly Point[], options: SmoothOptions = {}): string {
  return smooth(points, { digits: 0, ...options });
}

export const UPPER_ARM = 57;

export const FOREARM = 53;

export const THIGH = 76;

export const SHIN = 76;

export interface Body {
  shoulder: { near: Point; far: Point };
  hips: { near: Point; far: Point };
  outline: Point[];
  /** Point inside the torso: 0 hip … 1 neck, side −1 back … 1 front. */
  at(share: number, side: number): Point;
}

export function bodyOf(person: Person, pose: Pose): Body {
  const build = (person.build ?? 1) * (person.child ? 0.86 : 1);
  const turn = pose.turn ?? 0.45;
  const [hx, hy] = pose.hip;
  const [nx, ny] = pose.neck;
  const length = Math.hypot(nx - hx, ny - hy) || 1;
  const u: Point = [(nx - hx) / length, (ny - hy) / length];
  const p: Point = [-u[1], u[0]];
  const shoulder = 35 * (1 - 0.42 * turn) * (0.5 + build * 0.5);
  const waist = 26 * (1 - 0.22 * turn) * build;
  const hip = 29 * (1 - 0.2 * turn) * build;
  const width = (share: number): number =>
    share > 0.5 ? lerp(waist, shoulder, (share - 0.5) * 2) : lerp(hip, waist, share * 2);
  const at = (share: number, side: number): Point => {
    const w = width(share) * side;
    return [hx + u[0] * length * share + p[0] * w, hy + u[1] * length * share + p[1] * w];
  };
  const nudge = (point: Point, up: number, out: number): Point => [
    point[0] + u[0] * up + p[0] * out,
    point[1] + u[1] * up + p[1] * out,
  ];
  return {
    at,
    shoulder: { near: nudge(at(1, -0.72), -15, 0), far: nudge(at(1, 0.72), -15, 0) },
    hips: { near: nudge(at(0, -0.42), 2, 0), far: nudge(at(0, 0.42), 2, 0) },
    outline: [
      nudge(pose.neck, 3, -9),
      nudge(at(1, -0.78), -4, 0),
      nudge(at(0.86, -1), -3, 0),
      at(0.5, -1),
      at(0.12, -1),
      nudge(at(0, -0.92), -14, 0),
      nudge(at(0, 0), -19, 0),
      nudge(at(0, 0.92), -14, 0),
      at(0.12, 1),
      at(0.5, 1),
      nudge(at(0.86, 1), -3, 0),
      nudge(at(1, 0.78), -4, 0),
      nudge(pose.neck, 3, 9),
    ],
  };
}
