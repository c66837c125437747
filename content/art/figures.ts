import { head, headBack, type HeadLook } from './head.ts';
import { mix, skins } from './palette.ts';
import { joint, lerp, ribbon as outlineOf, smooth as curve, type Point, type SmoothOptions } from './path.ts';
import { circle, ellipse, fill, group, place, stroke, type Attributes } from './svg.ts';

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
interface Fine {
  readonly on: boolean;
  limb(points: readonly Point[], widths: readonly number[], color: string, more?: Attributes): string;
}

const detailed: Fine = { on: true, limb: (points, widths, color, more) => fill(outlineOf(points, widths), color, more) };
const coarse: Fine = {
  on: false,
  limb: (points, widths, color) => stroke(smooth(points), color, Math.round(widths.reduce((sum, width) => sum + width, 0) / widths.length)),
};

function smooth(points: readonly Point[], options: SmoothOptions = {}): string {
  return curve(points, { digits: 0, ...options });
}

const UPPER_ARM = 57;
const FOREARM = 53;
const THIGH = 76;
const SHIN = 76;

interface Body {
  shoulder: { near: Point; far: Point };
  hips: { near: Point; far: Point };
  outline: Point[];
  /** Point inside the torso: 0 hip … 1 neck, side −1 back … 1 front. */
  at(share: number, side: number): Point;
}

function bodyOf(person: Person, pose: Pose): Body {
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
  const width = (share: number): number => (share > 0.5 ? lerp(waist, shoulder, (share - 0.5) * 2) : lerp(hip, waist, share * 2));
  const at = (share: number, side: number): Point => {
    const w = width(share) * side;
    return [hx + u[0] * length * share + p[0] * w, hy + u[1] * length * share + p[1] * w];
  };
  const nudge = (point: Point, up: number, out: number): Point => [point[0] + u[0] * up + p[0] * out, point[1] + u[1] * up + p[1] * out];
  return {
    at,
    shoulder: { near: nudge(at(1, -0.72), -15, 0), far: nudge(at(1, 0.72), -15, 0) },
    hips: { near: nudge(at(0, -0.42), 2, 0), far: nudge(at(0, 0.42), 2, 0) },
    outline: [
      nudge(pose.neck, 3, -9), nudge(at(1, -0.78), -4, 0), nudge(at(0.86, -1), -3, 0), at(0.5, -1), at(0.12, -1), nudge(at(0, -0.92), -14, 0),
      nudge(at(0, 0), -19, 0), nudge(at(0, 0.92), -14, 0), at(0.12, 1), at(0.5, 1), nudge(at(0.86, 1), -3, 0), nudge(at(1, 0.78), -4, 0), nudge(pose.neck, 3, 9),
    ],
  };
}

function hand(x: number, y: number, angle: number, color: string): string {
  return place(fill('M-4-6q8-4 14 0q6 3 5 8q-2 6-11 5q-8-1-10-6z', color) + stroke('M2-4q5-5 9-4', color, 4.4), x, y, 1, { rotate: angle });
}

function arm(person: Person, shoulder: Point, limb: Limb, far: boolean, fine: Fine): string {
  const { limb: part } = fine;
  const skin = skins[person.skin];
  const k = person.child ? 0.84 : 1;
  const { mid, end } = joint(shoulder, limb.to, UPPER_ARM * k, FOREARM * k, limb.bend ?? 1);
  const sleeveColor = person.wear === 'vest' || person.wear === 'apron' ? (person.top) : person.wear === 'cardigan' ? (person.trim ?? person.top) : person.top;
  const cloth = far ? mix(sleeveColor, '#0E1630', 0.2) : mix(sleeveColor, '#ffffff', 0.05);
  const flesh = far ? skin.shade : skin.base;
  const edge = mix(sleeveColor, '#0E1630', 0.3);
  const angle = (Math.atan2(end[1] - mid[1], end[0] - mid[0]) * 180) / Math.PI;
  const b = (person.build ?? 1) * k;
  const outline = far ? {} : { stroke: edge, strokeWidth: 1.6 };
  const bionic = person.prosthesis === 'arm' && !far;
  const wrist: Point = [lerp(mid[0], end[0], 0.86), lerp(mid[1], end[1], 0.86)];
  let out = '';
  if (person.sleeve === 'short' || bionic) {
    const half: Point = [lerp(shoulder[0], mid[0], 0.62), lerp(shoulder[1], mid[1], 0.62)];
    out += part([shoulder, mid, end], [19 * b, 17 * b, 16 * b, 13 * b, 11 * b], bionic ? '#35437A' : flesh, far ? {} : { stroke: bionic ? '#0E1630' : skin.shade, strokeWidth: 1.4 });
    if (bionic) out += stroke(smooth([shoulder, mid, end]), '#17B8A6', 2.4) + circle(mid[0], mid[1], 6, '#FBF7F0');
    out += part([shoulder, half], [27 * b, 26 * b], cloth, outline);
    out += hand(end[0], end[1], angle, bionic ? '#35437A' : flesh);
  } else {
    out += hand(end[0], end[1], angle, flesh);
    out += part([shoulder, mid, wrist], [27 * b, 24 * b, 22 * b, 19 * b, 17 * b], cloth, outline);
  }
  return out;
}

function shoe(x: number, y: number, toe: number, color: string): string {
  return place(fill('M-10-4q10 4 17 0q3 7 13 9q9 2 9 8h-39q-3-8 0-17z', color) + fill('M-11 13h40q1 4-3 4h-34q-3 0-3-4z', '#FFFFFF'), x, y, 1, { rotate: toe });
}

function leg(person: Person, hip: Point, limb: Limb, far: boolean, fine: Fine): string {
  const { limb: part } = fine;
  const k = person.child ? 0.8 : 1;
  const { mid, end } = joint(hip, limb.to, THIGH * k, SHIN * k, limb.bend ?? -1);
  const cloth = far ? mix(person.bottom, '#0E1630', 0.22) : person.bottom;
  const b = ((person.build ?? 1) * 0.7 + 0.3) * k;
  const shoes = person.shoes ?? '#0E1630';
  const skin = skins[person.skin];
  if (person.prosthesis === 'leg' && !far) {
    const knee: Point = [lerp(mid[0], end[0], 0.18), lerp(mid[1], end[1], 0.18)];
    return stroke(smooth([knee, [lerp(mid[0], end[0], 0.6) - 7, lerp(mid[1], end[1], 0.55)], [end[0] - 4, end[1] - 4], [end[0] + 6, end[1] + 14], [end[0] + 24, end[1] + 14]]), '#17B8A6', 6)
      + part([hip, mid, knee], [37 * b, 34 * b, 31 * b], cloth);
  }
  if (person.skirt || person.wear === 'dress') {
    return shoe(end[0], end[1], limb.toe ?? 0, shoes) + part([hip, mid, end], [30 * b, 23 * b, 20 * b, 18 * b, 12 * b], far ? skin.shade : skin.base);
  }
  const cuff: Point = [lerp(mid[0], end[0], 0.9), lerp(mid[1], end[1], 0.9)];
  return (fine.on ? part([mid, end], [14, 12], far ? skin.shade : skin.base) : '') + shoe(end[0], end[1], limb.toe ?? 0, shoes)
    + part([hip, mid, cuff], [38 * b, 36 * b, 31 * b, 27 * b, 24 * b], cloth)
    + (far || !fine.on ? '' : stroke(smooth([[lerp(hip[0], mid[0], 0.5), lerp(hip[1], mid[1], 0.5)], [lerp(hip[0], mid[0], 0.8), lerp(hip[1], mid[1], 0.8)]]), mix(person.bottom, '#0E1630', 0.25), 1.4, { opacity: 0.5 }));
}

function clothes(person: Person, pose: Pose, body: Body): string {
  const { at } = body;
  const dark = mix(person.top, '#0E1630', 0.28);
  const trim = person.trim ?? '#FFFFFF';
  const neck = pose.neck;
  const line = (points: readonly Point[], color: string, width: number): string => stroke(smooth(points), color, width);
  switch (person.wear) {
    case 'stripes':
      return [0.26, 0.4, 0.54, 0.68].map((s) => stroke(smooth([at(s, -0.92), at(s - 0.03, 0), at(s, 0.92)]), trim, 4.5, { strokeLinecap: 'butt' })).join('');
    case 'collar':
      return fill(smooth([at(1, -0.3), [neck[0], neck[1] + 14], at(1, 0.42), [neck[0] + 4, neck[1] + 4]], { closed: true, tension: 0.1 }), mix(person.top, '#ffffff', 0.35))
        + line([[neck[0] + 2, neck[1] + 14], at(0.5, 0.12), at(-0.1, 0.1)], dark, 1.6);
    case 'hoodie':
      return line([at(1, -0.42), at(0.86, 0.1), at(1, 0.5)], dark, 8) + line([at(0.84, -0.1), at(0.66, -0.08)], trim, 2.4) + line([at(0.84, 0.24), at(0.7, 0.26)], trim, 2.4)
        + line([at(0.34, -0.5), at(0.38, 0.1), at(0.34, 0.6)], dark, 1.8);
    case 'vest':
      return fill(smooth([at(0.97, -0.55), at(0.8, -0.9), at(0.45, -1), at(0, -1.02), at(-0.06, -0.4), at(-0.06, 0.06), at(0.5, 0.1), at(0.9, -0.12)], { closed: true, tension: 0.16 }), trim)
        + fill(smooth([at(0.97, 0.62), at(0.8, 0.95), at(0.45, 1), at(0, 1.02), at(-0.06, 0.6), at(-0.06, 0.2), at(0.5, 0.24), at(0.9, 0.32)], { closed: true, tension: 0.16 }), trim)
        + line([at(0.34, -0.95), at(0.32, 0), at(0.34, 0.95)], '#FBF7F0', 6) + line([at(0.96, -0.5), at(0.6, -0.52), at(0.34, -0.52)], '#FBF7F0', 5);
    case 'apron':
      return fill(smooth([at(0.82, -0.45), at(0.55, -0.8), at(0.2, -1), at(-0.3, -1.05), at(-0.5, 0), at(-0.3, 1.1), at(0.2, 1), at(0.55, 0.85), at(0.82, 0.55)], { closed: true, tension: 0.14 }), trim)
        + line([at(0.8, -0.4), at(1, -0.3)], trim, 3.5) + line([at(0.8, 0.5), at(1, 0.36)], trim, 3.5)
        + line([at(0.24, -0.4), at(0.22, 0.5)], mix(trim, '#0E1630', 0.3), 1.8);
    case 'cardigan':
      return fill(smooth([at(0.98, -0.62), at(0.82, -1), at(0.4, -1.04), at(-0.1, -1.02), at(-0.12, -0.2), at(0.5, -0.16), at(0.92, -0.3)], { closed: true, tension: 0.2 }), trim)
        + fill(smooth([at(0.98, 0.62), at(0.82, 1), at(0.4, 1.04), at(-0.1, 1.02), at(-0.12, 0.5), at(0.5, 0.44), at(0.92, 0.42)], { closed: true, tension: 0.2 }), trim);
    default:
      return line([[neck[0] - 9, neck[1] + 3], [neck[0] + 2, neck[1] + 10], [neck[0] + 12, neck[1] + 2]], dark, 2.2);
  }
}

/** A person in a pose, feet at the origin's height. `small` leaves out what cannot be seen below half size. */
export function figure(person: Person, pose: Pose, small = false): string {
  const fine = small ? coarse : detailed;
  const body = bodyOf(person, pose);
  const skin = skins[person.skin];
  const face = pose.face ?? 0.6;
  const headScale = person.child ? 0.43 : 0.41;
  const centre = pose.head ?? [pose.neck[0] + (pose.neck[0] - pose.hip[0]) * 0.12 + 2, pose.neck[1] - 36];
  const placeHead = (drawing: string): string => (drawing === '' ? '' : place(drawing, centre[0], centre[1], headScale, { flip: face < 0, rotate: pose.tilt ?? 0 }));
  const turn = Math.abs(face);
  let out = placeHead(headBack(person, turn));
  out += arm(person, body.shoulder.far, pose.farArm, true, fine);
  if (pose.farLeg) out += leg(person, body.hips.far, pose.farLeg, true, fine);
  if (pose.nearLeg && !person.skirt && person.wear !== 'dress') out += leg(person, body.hips.near, pose.nearLeg, false, fine);
  if (person.skirt || person.wear === 'dress') out += skirt(person, pose, body, fine);
  out += stroke(`M${Math.round(centre[0] - 1)} ${Math.round(centre[1] + 4)}L${Math.round(pose.neck[0])} ${Math.round(pose.neck[1] + 4)}`, skin.shade, 21);
  if (pose.armBehind) out += arm(person, body.shoulder.near, pose.nearArm, false, fine);
  out += fill(smooth(body.outline, { closed: true, tension: 0.3 }), person.top);
  out += clothes(person, pose, body);
  out += placeHead(head(person, turn, fine.on));
  if (!pose.armBehind) out += arm(person, body.shoulder.near, pose.nearArm, false, fine);
  return out;
}

function skirt(person: Person, pose: Pose, body: Body, fine: Fine): string {
  const color = person.wear === 'dress' ? person.top : person.bottom;
  if (!pose.nearLeg || !pose.farLeg) return '';
  const near = joint(body.hips.near, pose.nearLeg.to, THIGH, SHIN, pose.nearLeg.bend ?? -1);
  const far = joint(body.hips.far, pose.farLeg.to, THIGH, SHIN, pose.farLeg.bend ?? -1);
  const hem = (limb: { mid: Point; end: Point }, out: number): Point => [lerp(limb.mid[0], limb.end[0], 0.42) + out, lerp(limb.mid[1], limb.end[1], 0.42)];
  const seated = Math.abs(near.mid[1] - pose.hip[1]) < 40;
  const shape: Point[] = seated
    ? [body.at(0.3, -1), body.at(-0.1, -1.05), [near.mid[0] - 30, near.mid[1] + 22], hem(near, -14), hem(far, 18), [far.mid[0] + 16, far.mid[1] - 14], body.at(0.2, 1)]
    : [body.at(0.3, -1), body.at(0, -1.05), [near.mid[0] - 26, near.mid[1]], hem(near, -24), hem(far, 24), [far.mid[0] + 24, far.mid[1]], body.at(0, 1.05), body.at(0.3, 1)];
  return leg(person, body.hips.near, pose.nearLeg, false, fine) + fill(smooth(shape, { closed: true, tension: 0.22 }), color);
}

/** Poses that many scenes share. */
export const poses = {
  standing: { hip: [0, -162], neck: [2, -258], farArm: { to: [34, -142], bend: -1 }, nearArm: { to: [-34, -140], bend: 1 }, farLeg: { to: [15, -16] }, nearLeg: { to: [-14, -14] } },
  walking: { hip: [0, -157], neck: [7, -252], turn: 0.8, face: 0.8, farArm: { to: [46, -160], bend: 1 }, nearArm: { to: [-36, -152], bend: 1 }, farLeg: { to: [46, -16], toe: -14 }, nearLeg: { to: [-52, -22], toe: 26 } },
  waving: { hip: [0, -162], neck: [1, -258], farArm: { to: [62, -318], bend: -1 }, nearArm: { to: [-34, -140], bend: 1 }, farLeg: { to: [16, -16] }, nearLeg: { to: [-13, -14] } },
  phone: { hip: [0, -162], neck: [5, -256], tilt: 8, turn: 0.6, face: 0.7, farArm: { to: [50, -200], bend: 1 }, nearArm: { to: [44, -192], bend: 1 }, farLeg: { to: [18, -16] }, nearLeg: { to: [-13, -14] } },
  seated: { hip: [0, -76], neck: [4, -172], turn: 0.8, face: 0.7, farArm: { to: [72, -104], bend: 1 }, nearArm: { to: [68, -98], bend: 1 }, farLeg: { to: [84, -16], bend: -1 }, nearLeg: { to: [74, -14], bend: -1 } },
  kneeling: { hip: [0, -92], neck: [30, -182], turn: 0.8, face: 0.9, farArm: { to: [116, -172], bend: 1 }, nearArm: { to: [108, -150], bend: 1 }, farLeg: { to: [62, -16], bend: -1 }, nearLeg: { to: [-56, -22], bend: -1, toe: 60 } },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;

/** A wheelchair for the `seated` pose, drawn in two layers around the person: [behind, in front]. */
export function wheelchair(frame: string, rim: string): readonly [string, string] {
  const spokes = 'M-42 -46H42M0 -88V-4M-30 -76L30 -16M30 -76L-30 -16';
  const back = stroke('M-34 -60L-42 -150q-2 -10 -14 -10', frame, 6) + stroke('M-34 -62H62L84 -14H104', frame, 6) + circle(76, -12, 12, 'none', { stroke: frame, strokeWidth: 5 });
  const front = stroke(spokes, rim, 1.6) + circle(0, -46, 45, 'none', { stroke: frame, strokeWidth: 6 }) + circle(0, -46, 36, 'none', { stroke: rim, strokeWidth: 2 }) + circle(0, -46, 7, frame);
  return [back, front];
}

/** A person in a wheelchair. */
export function wheelchairUser(person: Person, pose: Pose, frame: string, rim: string, small = false): string {
  const [behind, front] = wheelchair(frame, rim);
  return behind + figure(person, pose, small) + front;
}

/** A ready cast: varied in age, skin and ability. Scenes change clothes where a colour would clash. */
export const cast = {
  ines: { skin: 'honey', hair: 'long', hairColor: 'brown', top: '#0B7A75', wear: 'plain', bottom: '#18234A', shoes: '#C93F32' },
  omar: { skin: 'sienna', hair: 'crop', hairColor: 'ink', beard: 'full', top: '#F5A524', wear: 'hoodie', bottom: '#243161', shoes: '#FFFFFF' },
  ruth: { skin: 'porcelain', hair: 'bun', hairColor: 'silver', glasses: true, hearingAid: true, top: '#FBEBCF', trim: '#5B3FD6', wear: 'cardigan', bottom: '#35437A', shoes: '#7A3C05' },
  amina: { skin: 'amber', hair: 'hijab', cloth: '#17B8A6', top: '#5B3FD6', bottom: '#18234A', shoes: '#0E1630' },
  teo: { skin: 'peach', hair: 'short', hairColor: 'chestnut', child: true, top: '#FF7A66', trim: '#FBF7F0', wear: 'stripes', bottom: '#2459C4', shoes: '#FFFFFF' },
  nia: { skin: 'umber', hair: 'afro', hairColor: 'ink', child: true, top: '#F5A524', wear: 'dress', bottom: '#F5A524', shoes: '#5B3FD6' },
  walt: { skin: 'ebony', hair: 'balding', hairColor: 'white', beard: 'moustache', top: '#BCD3F2', wear: 'collar', bottom: '#54629A', shoes: '#7A3C05', build: 1.1 },
  kit: { skin: 'peach', hair: 'pixie', hairColor: 'copper', top: '#FBF7F0', trim: '#C93F32', wear: 'stripes', bottom: '#0E1630', shoes: '#F5A524', prosthesis: 'leg' },
  lee: { skin: 'honey', hair: 'short', hairColor: 'ink', glasses: true, top: '#8F7BFF', wear: 'plain', bottom: '#18234A', shoes: '#FFFFFF' },
  dara: { skin: 'sienna', hair: 'locs', hairColor: 'brown', earring: '#F5A524', top: '#FF7A66', wear: 'plain', bottom: '#0E1630', shoes: '#FBF7F0', build: 1.12 },
  jas: { skin: 'amber', hair: 'turban', cloth: '#C93F32', beard: 'full', hairColor: 'ink', top: '#0B7A75', wear: 'collar', bottom: '#E8DAC3', shoes: '#7A3C05' },
  mei: { skin: 'porcelain', hair: 'bob', hairColor: 'ink', top: '#BCD3F2', wear: 'plain', bottom: '#5B3FD6', skirt: true, shoes: '#0E1630' },
  sam: { skin: 'umber', hair: 'curly', hairColor: 'ink', top: '#17B8A6', sleeve: 'short', wear: 'plain', bottom: '#35437A', shoes: '#FBF7F0', prosthesis: 'arm' },
  installer: { skin: 'sienna', hair: 'cap', cloth: '#0B7A75', hairColor: 'ink', top: '#18234A', trim: '#F5A524', wear: 'vest', bottom: '#35437A', shoes: '#7A3C05' },
} as const satisfies Record<string, Person>;

export type CastName = keyof typeof cast;

/** A head-and-shoulders portrait around the origin, 400 px wide; `turn` −1…1. */
export function bust(person: Person, turn: number): string {
  const skin = skins[person.skin];
  const f = Math.abs(turn);
  const shift = 8 * f;
  const dark = mix(person.top, '#0E1630', 0.25);
  const shoulders: Point[] = [[-32, 88], [-64, 112], [-106, 132], [-132, 172], [-144, 300], [0, 304], [144, 300], [132, 172], [106, 132], [66, 112], [34, 88], [0, 100]];
  let out = place(headBack(person, f), 0, 0, 1.3);
  out += fill(smooth([[-30, 40], [-32, 104], [0, 124], [32, 104], [30, 40]], { closed: true, tension: 0.25 }), skin.shade);
  out += fill(smooth(shoulders, { closed: true, tension: 0.26 }), person.top);
  out += ellipse(0, 101, 34, 15, person.wear === 'cardigan' ? person.top : skin.shade);
  if (person.wear === 'stripes') out += [150, 178, 206, 234].map((y) => stroke(smooth([[-124 - (y - 150) * 0.3, y + 8], [0, y + 16], [124 + (y - 150) * 0.3, y + 8]]), person.trim ?? '#fff', 9, { strokeLinecap: 'butt' })).join('');
  if (person.wear === 'collar') out += fill('M-36 92L-62 122L-14 150L2 118zM36 92L64 122L18 150L2 118z', mix(person.top, '#ffffff', 0.4)) + stroke('M2 124V290', dark, 3);
  if (person.wear === 'hoodie') out += stroke('M-46 104q46 52 94 0', dark, 16) + stroke('M-16 136v44M20 136v38', person.trim ?? '#fff', 4.5);
  if (person.wear === 'cardigan') out += fill(smooth([[-34, 96], [-76, 116], [-118, 146], [-146, 210], [-150, 290], [-40, 290], [-26, 180]], { closed: true, tension: 0.2 }), person.trim ?? dark) + fill(smooth([[34, 96], [76, 116], [120, 146], [146, 210], [150, 290], [44, 290], [30, 180]], { closed: true, tension: 0.2 }), person.trim ?? dark);
  if (person.wear === 'vest') out += fill('M-44 98L-100 128L-112 290H-16L-4 176zM46 98L102 128L114 290H20L8 176z', person.trim ?? '#F5A524') + stroke('M-70 112V290M72 112V290', '#FBF7F0', 11, { strokeLinecap: 'butt' });
  if (person.wear === 'apron') out += fill('M-66 176H68L84 290H-82z', person.trim ?? '#0B7A75') + stroke('M-60 178L-40 104M62 178L42 104', person.trim ?? '#0B7A75', 9);
  if (person.wear === undefined || person.wear === 'plain' || person.wear === 'dress') out += stroke('M-36 98q36 32 72 0', dark, 4);
  out += place(head(person, f), shift * 0.4, 0, 1.3);
  return turn < 0 ? group({ transform: 'scale(-1 1)' }, out) : out;
}

