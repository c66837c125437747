import { hairColors, mix, skins, type SkinName } from './palette.ts';
import { arc, smooth, type Point } from './path.ts';
import { circle, ellipse, fill, group, stroke } from './svg.ts';

export type HairStyle = 'short' | 'crop' | 'bun' | 'bob' | 'long' | 'curly' | 'afro' | 'ponytail' | 'locs' | 'balding' | 'hijab' | 'turban' | 'cap' | 'beanie' | 'pixie';
export type HairColor = keyof typeof hairColors;

export interface HeadLook {
  skin: SkinName;
  hair: HairStyle;
  hairColor?: HairColor;
  /** Colour of a hijab, turban, cap or beanie. */
  cloth?: string;
  glasses?: boolean;
  beard?: 'full' | 'stubble' | 'moustache';
  hearingAid?: boolean;
  /** Colour of headphones or a headset. */
  headset?: string;
  mic?: boolean;
  earring?: string;
  mood?: 'smile' | 'calm' | 'laugh';
  eyes?: 'open' | 'closed' | 'down';
}

/** How far the head is turned: 0 looks at us, 1 to the right in three quarters. */
type Turn = number;

const FACE: readonly Point[] = [[0, -60], [30, -51], [45, -22], [44, 10], [34, 40], [12, 58], [-12, 58], [-34, 40], [-44, 10], [-45, -22], [-30, -51]];

function blob(points: readonly Point[], tension = 0.36): string {
  return smooth(points, { closed: true, tension, digits: 0 });
}

function ball(cx: number, cy: number, r: number): string {
  return `M${Math.round(cx - r)} ${Math.round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The hair that lies behind the head and neck. */
function backHair(look: HeadLook, f: Turn, color: string): string {
  const s = Math.round(-f * 8);
  switch (look.hair) {
    case 'bob':
      return fill(blob([[s, -70], [42 + s, -54], [57 + s, -10], [56 + s, 40], [40 + s, 58], [-44 + s, 58], [-60 + s, 40], [-58 + s, -10], [-42 + s, -54]]), color);
    case 'long':
      return fill(blob([[s, -72], [44 + s, -56], [57 + s, -6], [58 + s, 60], [62 + s, 118], [20 + s, 126], [-30 + s, 128], [-68 + s, 116], [-60 + s, 56], [-58 + s, -6], [-44 + s, -56]]), color);
    case 'curly':
      return fill([[-44, -30, 27], [-55, 4, 26], [-52, 36, 24], [-36, 58, 18], [44, -30, 26], [52, 4, 24], [48, 36, 22], [0, -56, 32]].map(([x, y, r]) => ball((x ?? 0) + s, y ?? 0, r ?? 0)).join(''), color);
    case 'afro':
      return fill(blob(arc(s, -22, 77, 70, 0, 340, 17).map(([x, y], index): Point => [x + (index % 2 ? 3 : -2), y])), color);
    case 'locs':
      return fill(blob([[s, -70], [44, -50], [54 + s, 0], [56 + s, 70], [46 + s, 82], [-52 + s, 84], [-64 + s, 72], [-56 + s, 0], [-42, -52]]), color)
        + stroke([-54, -40, -26, 34, 46].map((x) => `M${x + s} 20q-3 30 0 60`).join(''), mix(color, '#ffffff', 0.16), 3);
    case 'ponytail':
      return fill(blob([[-40 - f * 16, -34], [-66 - f * 16, -30], [-86 - f * 14, 4], [-84 - f * 14, 52], [-72 - f * 14, 78], [-62 - f * 14, 44], [-52 - f * 14, 10]]), color);
    case 'bun':
      return circle(-14 - f * 40, -66 + f * 16, 25, color);
    case 'hijab':
      return fill(blob([[0, -71], [42, -56], [57, -14], [54, 34], [58, 74], [76, 100], [0, 112], [-78, 100], [-60, 72], [-58, 20], [-58, -18], [-42, -56]]), mix(look.cloth ?? color, '#0E1630', 0.18));
    default:
      return '';
  }
}

/** The hair, cloth or hat over the face. */
function frontHair(look: HeadLook, f: Turn, color: string): string {
  const s = Math.round(-f * 6);
  const light = mix(color, '#ffffff', 0.18);
  switch (look.hair) {
    case 'short':
      return fill(blob([[-50 + s, 4], [-56 + s, -34], [-38 + s, -66], [2 + s, -78], [40, -70], [55, -42], [48, -20], [36, -38], [8, -34], [-24 + s, -40], [-36 + s, -22], [-42 + s, 2]]), color);
    case 'crop':
      return fill(blob([[-47 + s, -2], [-49 + s, -36], [-32 + s, -60], [2, -68], [34, -60], [48, -36], [46, -18], [36, -34], [4, -44], [-28 + s, -38], [-39 + s, -18]]), color);
    case 'pixie':
      return fill(blob([[-49 + s, 16], [-58 + s, -24], [-42 + s, -64], [2 + s, -78], [42, -68], [55, -34], [50, -8], [40, -18], [24, -44], [-6, -24], [-32 + s, -16], [-38 + s, 8]]), color);
    case 'bob': case 'long':
      return fill(blob([[-52 + s, 30], [-58 + s, -24], [-40 + s, -64], [0 + s, -76], [42, -64], [55, -22], [50, 22], [44, -6], [30, -32], [12, -46], [-10, -28], [-34 + s, -12], [-43 + s, 14]]), color)
        + stroke(`M${12 + s} -50q-22 18 -48 30`, light, 3);
    case 'ponytail': case 'bun':
      return fill(blob([[-48 + s, 10], [-57 + s, -24], [-40 + s, -62], [0 + s, -74], [40, -64], [53, -30], [48, -10], [36, -34], [6, -44], [-24 + s, -34], [-38 + s, -12], [-42 + s, 8]]), color)
        + stroke(`M${-46 + s} -22q16 -34 46 -36`, light, 3);
    case 'curly':
      return fill([[-36, -44, 20], [-10, -56, 22], [18, -56, 20], [38, -42, 16], [-46, -18, 15], [47, -22, 11]].map(([x, y, r]) => ball((x ?? 0) + s, y ?? 0, r ?? 0)).join(''), color);
    case 'afro':
      return fill(blob([[-48 + s, 2], [-60 + s, -40], [-30 + s, -76], [4, -84], [40, -70], [58, -38], [48, -10], [40, -34], [8, -46], [-26 + s, -40], [-40 + s, -16]]), color);
    case 'locs':
      return fill(blob([[-50 + s, 14], [-57 + s, -28], [-36 + s, -66], [2, -76], [40, -66], [54, -30], [48, 8], [38, -30], [8, -46], [-26 + s, -38], [-40 + s, -8]]), color)
        + stroke(`M${-2 + s} -70q-30 8 -42 44M${6 + s} -70q26 8 36 34M${2 + s} -70q-4 10 -10 24`, light, 3);
    case 'balding':
      return fill(blob([[-46 + s, 14], [-54 + s, -6], [-50 + s, -32], [-40 + s, -44], [-36 + s, -26], [-38 + s, 0]]), color)
        + (f > 0.35 ? '' : fill(blob([[46, 14], [53, -6], [49, -32], [40, -44], [37, -26], [39, 0]]), color));
    case 'hijab': {
      const cloth = look.cloth ?? color;
      return `<path d="${blob([[0, -72], [42, -57], [56, -14], [50, 30], [36, 62], [6, 84], [-30, 74], [-54, 40], [-58, -16], [-42, -57]])}${blob([[2 + f * 6, -44], [28 + f * 8, -34], [37 + f * 8, -6], [32 + f * 8, 28], [14 + f * 8, 48], [-8 + f * 6, 48], [-28 + f * 4, 28], [-34 + f * 4, -6], [-24 + f * 4, -34]])}" fill="${cloth}" fill-rule="evenodd"/>`
        + fill(blob([[-56, 34], [-20, 66], [30, 58], [52, 40], [60, 76], [40, 98], [-10, 104], [-66, 92]]), cloth)
        + stroke('M-50 46q26 34 74 30M-40 70q30 20 70 12', mix(cloth, '#0E1630', 0.22), 3);
    }
    case 'turban': {
      const cloth = look.cloth ?? color;
      return fill(blob([[-52, -6], [-62, -40], [-40, -80], [0, -92], [42, -80], [60, -42], [50, -8], [30, -32], [0, -40], [-32, -30]]), cloth)
        + stroke('M-54 -22q30 -30 58 -26M-58 -44q34 -32 84 -14M-46 -66q36 -22 84 6', mix(cloth, '#0E1630', 0.22), 3);
    }
    case 'cap': {
      const cloth = look.cloth ?? color;
      return fill(blob([[-48 + s, 12], [-52, -22], [-40, -30], [-38, -4]]), hairColors[look.hairColor ?? 'ink'])
        + fill(blob([[-52, -22], [-46, -58], [-4, -78], [38, -64], [51, -24], [20, -27], [-20, -26]]), cloth)
        + fill(f > 0.3 ? blob([[6, -30], [40, -36], [74, -30], [88, -18], [60, -19], [26, -17]], 0.3) : blob([[-46, -26], [0, -34], [46, -26], [52, -12], [0, -20], [-52, -12]], 0.3), mix(cloth, '#0E1630', 0.3));
    }
    case 'beanie': {
      const cloth = look.cloth ?? color;
      return fill(blob([[-46 + s, 12], [-52, -16], [-42, -24], [-38, -2]]), hairColors[look.hairColor ?? 'ink'])
        + fill(blob([[-54, -18], [-50, -62], [-4, -86], [44, -66], [53, -18], [20, -22], [-20, -22]]), cloth)
        + fill(blob([[-57, -34], [-10, -40], [55, -34], [56, -14], [0, -20], [-57, -12]], 0.2), mix(cloth, '#ffffff', 0.25));
    }
  }
}

function features(look: HeadLook, f: Turn, fine: boolean): string {
  const skin = skins[look.skin];
  const ink = mix('#0E1630', skin.shade, 0.12);
  const shift = Math.round(f * 15);
  const ex = [Math.round(-17 + shift), Math.round(19 + shift * 0.85)];
  let out = fine ? group({ opacity: 0.35 }, ellipse(-24 + shift, 20, 9, 6, skin.blush), ellipse(27 + shift * 0.7, 20, 8, 6, skin.blush)) : '';
  if (look.beard === 'full') {
    const hair = hairColors[look.hairColor ?? 'ink'];
    out += `<path d="${blob([[-45, 0], [-38 + shift * 0.4, 14], [-20 + shift, 24], [2 + shift, 19], [24 + shift * 0.9, 24], [42, 12], [45, 0], [42, 36], [24, 64], [0, 71], [-26, 64], [-43, 36]], 0.3)}" fill="${hair}"/>`;
    out += ellipse(3 + shift, 35, 11, 4, mix(skin.blush, '#0E1630', 0.1));
  } else if (look.beard === 'stubble') {
    out += fill(blob([[-43, 12], [-26 + shift * 0.5, 26], [2 + shift, 23], [30 + shift * 0.5, 26], [43, 12], [36, 40], [12, 59], [-12, 59], [-36, 40]], 0.3), hairColors[look.hairColor ?? 'ink'], { opacity: 0.28 });
  } else if (look.beard === 'moustache') {
    out += fill(blob([[-15 + shift, 32], [0 + shift, 22], [4 + shift, 22], [21 + shift, 32], [4 + shift, 30]], 0.3), hairColors[look.hairColor ?? 'ink']);
  }
  const brow = look.hair === 'hijab' || look.hair === 'cap' || look.hair === 'beanie' || look.hair === 'turban' ? '#2A211F' : mix(hairColors[look.hairColor ?? 'ink'], '#0E1630', 0.25);
  const [l = 0, r = 0] = ex;
  if (fine) out += stroke(`M${l - 8} -17q8 -6 15 -1M${r - 7} -18q8 -5 15 1`, brow, 3.6);
  if (look.eyes === 'closed') out += stroke(`M${l - 6} -2q6 6 12 0M${r - 6} -2q6 6 12 0`, ink, 3.4);
  else if (look.eyes === 'down') out += stroke(`M${l - 7} -3q7 5 13 2M${r - 6} -3q7 5 13 2`, ink, 3.4);
  else out += ellipse(l, -2, 4, 4.8, ink) + ellipse(r, -2, 4, 4.8, ink);
  out += stroke(`M${Math.round(3 + shift * 1.15)} -2q${Math.round(5 + f * 5)} 12 ${Math.round(3 + f * 3)} 18q-4 3 -9 1`, skin.shade, 3.4);
  if (look.beard !== 'full') {
    if (look.mood === 'laugh') out += fill(`M${-11 + shift} 32q14 4 28 -1q-3 15 -14 15q-11 0 -14 -14z`, '#FFFFFF') + stroke(`M${-11 + shift} 32q14 4 28 -1`, skin.blush, 2.6);
    else if (look.mood === 'calm') out += stroke(`M${-6 + shift} 38q9 3 18 0`, skin.blush, 3.4);
    else out += stroke(`M${-10 + shift} 34q12 10 25 -1`, skin.blush, 3.6);
  }
  if (look.glasses) {
    out += group({ fill: '#ffffff', fillOpacity: 0.22, stroke: '#0E1630', strokeWidth: 3.2 },
      `<rect x="${l - 15}" y="-14" width="28" height="25" rx="11"/><rect x="${r - 12}" y="-14" width="27" height="25" rx="11"/>`,
      stroke(`M${l + 13} -4q3 -4 ${r - l - 25} 0M${l - 15} -4L${Math.round(-44 + f * 4)} -8`, '#0E1630', 3));
  }
  return out;
}

/** A head of 100 × 120 around its own middle, looking at us (0) or to the right (1); not `fine` leaves out what a small head cannot show. */
export function head(look: HeadLook, turn: Turn = 0.5, fine = true): string {
  const f = Math.min(Math.max(turn, 0), 1);
  const skin = skins[look.skin];
  const color = hairColors[look.hairColor ?? 'ink'];
  const face = blob(FACE.map(([x, y]): Point => [x + f * (y > 20 ? 5 : y < -40 ? -2 : 1), y]));
  const covered = look.hair === 'hijab';
  const earX = Math.round(-44 + f * 17);
  const ear = covered || look.hair === 'bob' ? '' : ellipse(earX, 4, 9, 13, skin.base) + (fine ? stroke(`M${earX - 2} -3q5 6 0 13`, skin.shade, 2.6) : '');
  const farEar = covered || f > 0.3 || look.hair === 'bob' ? '' : ellipse(44, 4, 8, 12, skin.base);
  let out = farEar + (f < 0.3 ? ear : '') + fill(face, skin.base) + features(look, f, fine);
  out += frontHair(look, f, color);
  if (f >= 0.3 && look.hair !== 'long' && look.hair !== 'curly') out += ear;
  if (look.hearingAid) out += stroke(`M${earX - 6} -10q-9 10 -1 22`, '#F5A524', 5) + circle(earX + 2, 8, 3.4, '#F5A524');
  if (look.earring) out += circle(earX, 22, 4.5, look.earring);
  if (look.headset) {
    const hx = earX + 1;
    out += stroke(smooth([[hx, -6], [hx - 8 + f * 8, -52], [2 - f * 4, -82], [48 - f * 16, -52], [52 - f * 4, -16]]), look.headset, 9)
      + `<rect x="${hx - 13}" y="-18" width="24" height="42" rx="12" fill="${look.headset}"/>`;
    if (look.mic) out += stroke(smooth([[hx, 20], [hx + 8, 44], [2 + f * 15, 50]]), look.headset, 4) + ellipse(6 + f * 15, 49, 8, 5, look.headset);
  }
  return out;
}

/** What of the head lies behind neck and shoulders: draw it before the body. */
export function headBack(look: HeadLook, turn: Turn = 0.5): string {
  return backHair(look, Math.min(Math.max(turn, 0), 1), hairColors[look.hairColor ?? 'ink']);
}
