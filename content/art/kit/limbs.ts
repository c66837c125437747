import { FOREARM, SHIN, THIGH, UPPER_ARM, contour, type Fine, type Limb, type Person } from './body.ts';
import { mix, skins } from './palette.ts';
import { joint, lerp, type Point } from './path.ts';
import { circle, fill, place, stroke } from './svg.ts';

export function hand(x: number, y: number, angle: number, color: string): string {
  return place(
    fill('M-4-6q8-4 14 0q6 3 5 8q-2 6-11 5q-8-1-10-6z', color) + stroke('M2-4q5-5 9-4', color, 4.4),
    x,
    y,
    1,
    { rotate: angle },
  );
}

export function arm(person: Person, shoulder: Point, limb: Limb, far: boolean, fine: Fine): string {
  const { limb: part } = fine;
  const grip = (at: Point, turned: number, color: string): string =>
    fine.on ? hand(at[0], at[1], turned, color) : circle(Math.round(at[0]), Math.round(at[1]), 9, color);
  const skin = skins[person.skin];
  const k = person.child ? 0.84 : 1;
  const { mid, end } = joint(shoulder, limb.to, UPPER_ARM * k, FOREARM * k, limb.bend ?? 1);
  const sleeveColor =
    person.wear === 'vest' || person.wear === 'apron'
      ? person.top
      : person.wear === 'cardigan'
        ? (person.trim ?? person.top)
        : person.top;
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
    out += part(
      [shoulder, mid, end],
      [19 * b, 17 * b, 16 * b, 13 * b, 11 * b],
      bionic ? '#35437A' : flesh,
      far ? {} : { stroke: bionic ? '#0E1630' : skin.shade, strokeWidth: 1.4 },
    );
    if (bionic)
      out += stroke(contour([shoulder, mid, end]), '#17B8A6', 2.4) + circle(mid[0], mid[1], 6, '#FBF7F0');
    out += part([shoulder, half], [27 * b, 26 * b], cloth, outline);
    out += grip(end, angle, bionic ? '#35437A' : flesh);
  } else {
    out += grip(end, angle, flesh);
    out += part([shoulder, mid, wrist], [27 * b, 24 * b, 22 * b, 19 * b, 17 * b], cloth, outline);
  }
  return out;
}

function shoe(x: number, y: number, toe: number, color: string, fine: boolean): string {
  if (!fine)
    return place(fill('M-10-4q10 4 17 0q3 7 13 9q12 4 8 12h-38q-3-8 0-17z', color), x, y, 1, { rotate: toe });
  return place(
    fill('M-10-4q10 4 17 0q3 7 13 9q9 2 9 8h-39q-3-8 0-17z', color) +
      fill('M-11 13h40q1 4-3 4h-34q-3 0-3-4z', '#FFFFFF'),
    x,
    y,
    1,
    { rotate: toe },
  );
}

export function leg(person: Person, hip: Point, limb: Limb, far: boolean, fine: Fine): string {
  const { limb: part } = fine;
  const k = person.child ? 0.8 : 1;
  const { mid, end } = joint(hip, limb.to, THIGH * k, SHIN * k, limb.bend ?? -1);
  const cloth = far ? mix(person.bottom, '#0E1630', 0.22) : person.bottom;
  const b = ((person.build ?? 1) * 0.7 + 0.3) * k;
  const shoes = person.shoes ?? '#0E1630';
  const skin = skins[person.skin];
  if (person.prosthesis === 'leg' && !far) {
    const knee: Point = [lerp(mid[0], end[0], 0.18), lerp(mid[1], end[1], 0.18)];
    return (
      stroke(
        contour([
          knee,
          [lerp(mid[0], end[0], 0.6) - 7, lerp(mid[1], end[1], 0.55)],
          [end[0] - 4, end[1] - 4],
          [end[0] + 6, end[1] + 14],
          [end[0] + 24, end[1] + 14],
        ]),
        '#17B8A6',
        6,
      ) + part([hip, mid, knee], [37 * b, 34 * b, 31 * b], cloth)
    );
  }
  if (person.skirt || person.wear === 'dress') {
    return (
      shoe(end[0], end[1], limb.toe ?? 0, shoes, fine.on) +
      part([hip, mid, end], [30 * b, 23 * b, 20 * b, 18 * b, 12 * b], far ? skin.shade : skin.base)
    );
  }
  const cuff: Point = [lerp(mid[0], end[0], 0.9), lerp(mid[1], end[1], 0.9)];
  return (
    (fine.on ? part([mid, end], [14, 12], far ? skin.shade : skin.base) : '') +
    shoe(end[0], end[1], limb.toe ?? 0, shoes, fine.on) +
    part([hip, mid, cuff], [38 * b, 36 * b, 31 * b, 27 * b, 24 * b], cloth) +
    (far || !fine.on
      ? ''
      : stroke(
          contour([
            [lerp(hip[0], mid[0], 0.5), lerp(hip[1], mid[1], 0.5)],
            [lerp(hip[0], mid[0], 0.8), lerp(hip[1], mid[1], 0.8)],
          ]),
          mix(person.bottom, '#0E1630', 0.25),
          1.4,
          { opacity: 0.5 },
        ))
  );
}
