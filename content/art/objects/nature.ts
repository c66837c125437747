import { mix } from '../palette.ts';
import { ribbon, smooth, type Point } from '../path.ts';
import { circle, ellipse, fill, place, stroke } from '../svg.ts';

/** A broad tree drawn from a crown and the threads of its branches; stands on y = 0, about 190 high at scale 1. */
export function tree(crown: string, trunk: string): string {
  const line = mix(crown, trunk, 0.45);
  return fill(ribbon([[0, 0], [1, -50], [-2, -110]], [15, 9, 5], 40, 0), trunk)
    + fill(smooth([[-58, -92], [-50, -134], [-22, -148], [-6, -182], [36, -172], [48, -140], [66, -112], [54, -78], [20, -70], [-20, -66]], { closed: true, tension: 0.34, digits: 0 }), crown)
    + stroke('M-2 -70q2 -40 -4 -84M-1 -84q-18 -14 -34 -16M0 -96q18 -14 38 -18M-3 -116q-12 -12 -22 -14M-3 -126q14 -10 24 -18', line, 2.4);
}

/** A slim tree like a spindle, about 200 high. */
export function poplar(crown: string, trunk: string): string {
  const line = mix(crown, trunk, 0.4);
  return stroke('M0 0v-60', trunk, 8) + fill('M0 -204c22 44 34 92 28 130c-4 26-16 38-28 38s-24-12-28-38c-6-38 6-86 28-130z', crown)
    + stroke('M0 -40v-120M0 -70q-12 -8 -16 -20M0 -86q12 -8 16 -22M0 -112q-9 -8 -12 -18M0 -126q8 -8 11 -18', line, 2.2);
}

/** A conifer of three tiers, about 190 high. */
export function pine(crown: string, trunk: string): string {
  const light = mix(crown, '#ffffff', 0.1);
  return stroke('M0 0v-30', trunk, 9) + fill('M0 -96L50 -22q-50 12 -100 0z', crown) + fill('M0 -146L42 -68q-42 12 -84 0z', light) + fill('M0 -196L32 -116q-32 10 -64 0z', crown);
}

/** A low shrub, about 46 high and 90 wide. */
export function shrub(color: string): string {
  return fill(smooth([[-46, 0], [-44, -22], [-24, -30], [-8, -46], [16, -40], [26, -26], [44, -20], [48, 0]], { closed: true, tension: 0.3, digits: 0 }), color)
    + stroke('M-22 -4q-2 -10 -8 -14M2 -4q0 -18 2 -26M24 -4q2 -8 8 -12', mix(color, '#0E1630', 0.22), 2);
}

/** A leaf from the origin upwards. */
export function leaf(length: number, width: number, color: string, vein: string, bend = 0): string {
  const tip: Point = [bend, -length];
  return fill(`M0 0C${-width} ${-length * 0.3} ${bend - width * 0.8} ${-length * 0.8} ${tip[0]} ${tip[1]}C${bend + width * 0.8} ${-length * 0.75} ${width} ${-length * 0.3} 0 0z`, color)
    + stroke(`M0 0Q${bend * 0.1} ${-length * 0.6} ${bend * 0.9} ${-length * 0.92}`, vein, 1.8);
}

/** A potted plant with broad leaves, about 210 high; stands on y = 0. */
export function bigPlant(green: string, dark: string, pot: string): string {
  const vein = mix(green, '#ffffff', 0.3);
  const leaves = [[-64, 96, 20, dark], [58, 100, 20, dark], [-36, 128, 23, green], [32, 132, 22, green], [0, 146, 22, dark], [-84, 66, 17, green], [80, 64, 17, green]] as const;
  return leaves.map(([angle, length, width, color]) => place(leaf(length, width, color, vein, angle * 0.1), 0, -62, 1, { rotate: angle * 0.72 })).join('')
    + fill('M-36 -70h72l-8 62q-1 8-9 8h-38q-8 0-9-8z', pot) + fill('M-40 -74q0-6 6-6h68q6 0 6 6v10h-80z', mix(pot, '#ffffff', 0.14));
}

/** A small plant of upright leaves in a pot, about 90 high. */
export function smallPlant(green: string, pot: string): string {
  const vein = mix(green, '#ffffff', 0.35);
  return [[-34, 46], [34, 46], [-14, 58], [16, 60]].map(([angle, length]) => place(leaf(length ?? 40, 10, green, vein, (angle ?? 0) * 0.1), 0, -30, 1, { rotate: angle ?? 0 })).join('')
    + fill('M-20 -36h40l-4 32q-1 4-5 4h-22q-4 0-5-4z', pot);
}

/** A hanging plant; hangs from y = 0. */
export function hangingPlant(green: string, pot: string, cord: string): string {
  return stroke('M0 0L-24 70M0 0L24 70', cord, 1.8)
    + stroke('M-20 84q-22 18 -20 64M-8 90q-8 34 -4 88M10 90q10 20 6 66M22 84q20 22 16 44', green, 2.4)
    + [[-40, 122], [-40, 148], [-30, 104], [-12, 124], [-12, 152], [-12, 176], [16, 118], [16, 142], [16, 156], [38, 112], [38, 128]].map(([x, y], i) => ellipse(x ?? 0, y ?? 0, 8, 5, i % 2 ? green : mix(green, '#ffffff', 0.15), { transform: `rotate(${i % 2 ? 40 : -40} ${x} ${y})` })).join('')
    + fill('M-30 68h60q-2 32 -30 34q-28-2-30-34z', pot);
}

/** Grass blades in a row. */
export function grass(width: number, color: string): string {
  let d = '';
  for (let x = 0; x <= width; x += 9) d += `M${x} 0q${x % 2 ? 3 : -3} -${8 + ((x * 7) % 9)} ${x % 4 ? 5 : -4} -${14 + ((x * 5) % 10)}`;
  return stroke(d, color, 2.2);
}

/** A crescent moon. */
export function moon(radius: number, color: string): string {
  const r = radius;
  return fill(`M${r * 0.3} ${-r * 0.95}A${r} ${r} 0 1 0 ${r * 0.95} ${r * 0.3}A${r * 0.82} ${r * 0.82} 0 0 1 ${r * 0.3} ${-r * 0.95}z`, color);
}

/** Small four-pointed and round stars at given places. */
export function stars(points: readonly Point[], color: string): string {
  const at = ([x, y]: Point): string => `M${Math.round(x)} ${Math.round(y)}`;
  const dots = (share: number): string => points.filter((_, i) => i % 4 !== 0 && (i % 3 === 0 ? 1 : 0) === share).map((point) => `${at(point)}h0`).join('');
  const crosses = points.filter((_, i) => i % 4 === 0).map((point) => `${at([point[0], point[1] - 6])}q1 5 6 6q-5 1-6 6q-1-5-6-6q5-1 6-6z`).join('');
  return fill(crosses, color) + stroke(dots(1), color, 3.4) + stroke(dots(0), color, 2.2);
}

/** A goose in flight, to the right; wing 0 is down-stroke, 1 is up-stroke. About 100 wide. */
export function goose(body: string, wing: string, up: boolean): string {
  const far = up ? 'M-2 -4q-8 -34 -34 -52q34 6 52 30q8 12 4 24z' : 'M-4 0q-18 18 -22 46q26 -14 40 -44z';
  const near = up ? 'M-12 0q-22 -30 -52 -40q36 -6 62 14q14 12 12 26z' : 'M-14 2q-28 10 -44 38q36 -4 62 -34z';
  return fill(far, mix(wing, '#0E1630', 0.2)) + fill('M-44 6q22 -14 48 -10q22 2 34 -4q14 -8 22 -10q8 -2 10 2l8 4l-9 2q-6 6 -16 12q-18 14 -44 16q-30 2 -53 -12z', body) + fill(near, wing)
    + fill('M60 -18q8 -2 10 2l8 4l-9 2q-8 -1 -9 -8z', '#0E1630');
}

/** A cloud of three threads' outline, filled; about 160 wide. */
export function cloud(color: string): string {
  return fill(smooth([[-80, 0], [-74, -22], [-44, -26], [-28, -50], [10, -50], [26, -30], [58, -34], [78, -16], [80, 0]], { closed: true, tension: 0.3, digits: 0 }), color);
}

/** Rolling hills as one filled band from left to right. */
export function hills(points: readonly Point[], bottom: number, color: string): string {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? [0, 0];
  return fill(`${smooth(points, { digits: 0 })}L${Math.round(last[0])} ${Math.round(bottom)}H${Math.round(first[0])}z`, color);
}

/** A sun with rings of thread round it. */
export function sun(r: number, color: string, rim: string): string {
  return circle(0, 0, r, color) + [1, 2, 3].map((n) => circle(0, 0, r + n * 8, 'none', { stroke: rim, strokeWidth: 1.6, opacity: 0.8 - n * 0.2 })).join('');
}

