import { arc, type Point } from '../path.ts';

export type City = 'austin' | 'denver' | 'saltLake' | 'kansasCity' | 'nashville' | 'sanAntonio' | 'chicago';

/** What a city's line is made of. Heights grow upwards from the ground at 0; x runs from 0 to 1200. */
export interface CityPlan {
  contour: Point[];
  /** Path data in picture coordinates: windows and ribs. */
  details: string;
  lit?: string;
  strokes?: string;
  birds?: string;
  mountains?: Point[][];
  snow?: Point[][];
  sharp?: boolean;
  water?: boolean;
  sun?: Point;
}

const BASE = 430;

type Cap = 'flat' | 'step' | 'spire' | 'slant' | 'slantLeft' | 'crown' | 'peaks' | 'round' | 'gable' | 'antennas' | 'curve';

interface Draft {
  x: number;
  contour: Point[];
  details: string;
  lit: string;
}

function draft(start: number): Draft {
  return { x: start, contour: [[start, 0]], details: '', lit: '' };
}

function walk(d: Draft, by: number): void {
  d.x += by;
  d.contour.push([d.x, 0]);
}

/** A tower of `w` × `h` with its cap; `ribs` is the number of window lines, upright or level. */
function tower(d: Draft, w: number, h: number, cap: Cap = 'flat', ribs = 0, level = false): void {
  const [l, r, m] = [d.x, d.x + w, d.x + w / 2];
  const add = (...points: Point[]): void => { d.contour.push(...points); };
  add([l, 0]);
  switch (cap) {
    case 'flat': add([l, h], [r, h]); break;
    case 'step': add([l, h - 44], [l + w * 0.16, h - 44], [l + w * 0.16, h - 20], [l + w * 0.3, h - 20], [l + w * 0.3, h], [r - w * 0.3, h], [r - w * 0.3, h - 20], [r - w * 0.16, h - 20], [r - w * 0.16, h - 44], [r, h - 44]); break;
    case 'spire': add([l, h - 40], [m - w * 0.2, h - 14], [m - 3, h - 6], [m, h + 50], [m + 3, h - 6], [m + w * 0.2, h - 14], [r, h - 40]); break;
    case 'slant': add([l, h - w * 0.7], [r, h]); break;
    case 'slantLeft': add([l, h], [r, h - w * 0.7]); break;
    case 'crown': add([l, h - 46], [l + 6, h - 46], [m - w * 0.22, h - 6], [m - w * 0.22, h - 22], [m, h + 18], [m + w * 0.22, h - 22], [m + w * 0.22, h - 6], [r - 6, h - 46], [r, h - 46]); break;
    case 'peaks': add([l, h - 40], [l + w * 0.1, h - 40], [l + w * 0.1, h + 46], [l + w * 0.3, h - 16], [r - w * 0.3, h - 16], [r - w * 0.1, h + 46], [r - w * 0.1, h - 40], [r, h - 40]); break;
    case 'round': add([l, h - w / 2], ...arc(m, h - w / 2, w / 2, -w / 2, 180, 360, 10).map(([x, y]): Point => [x, y]), [r, h - w / 2]); break;
    case 'gable': add([l, h - w * 0.45], [m, h], [r, h - w * 0.45]); break;
    case 'antennas': add([l, h - 60], [l + w * 0.18, h - 60], [l + w * 0.18, h], [l + w * 0.34, h], [l + w * 0.34, h + 66], [l + w * 0.37, h + 66], [l + w * 0.37, h], [r - w * 0.37, h], [r - w * 0.37, h + 66], [r - w * 0.34, h + 66], [r - w * 0.34, h], [r - w * 0.18, h], [r - w * 0.18, h - 60], [r, h - 60]); break;
    case 'curve': add([l, h - w * 0.5], ...arc(r, h - w * 0.5, w, -w * 0.5, 180, 270, 6).map(([x, y]): Point => [x, y]), [r, h - w * 0.3]); break;
  }
  add([r, 0]);
  d.x = r;
  const top = h - (cap === 'flat' ? 16 : cap === 'step' || cap === 'crown' || cap === 'antennas' || cap === 'peaks' ? 66 : 50);
  for (let i = 1; i <= ribs; i += 1) {
    if (level) d.details += `M${Math.round(l + 12)} ${Math.round(BASE - (top * i) / ribs)}H${Math.round(r - 12)}`;
    else d.details += `M${Math.round(l + (w * i) / (ribs + 1))} ${BASE - 18}V${Math.round(BASE - top)}`;
  }
  if (ribs > 1 && h > 120) {
    const x = Math.round(l + (w * (1 + (ribs > 2 ? 1 : 0))) / (ribs + 1)) - 3;
    d.lit += `M${x} ${Math.round(BASE - top * 0.72)}h6v9h-6zM${x} ${Math.round(BASE - top * 0.42)}h6v9h-6z`;
  }
}

/** A row of small houses; the line draws their roofs in passing. */
function houses(d: Draft, count: number, size = 34): void {
  for (let i = 0; i < count; i += 1) {
    const h = size + ((i * 7) % 3) * 5;
    d.lit += `M${Math.round(d.x + size / 2 - 4)} ${BASE - 20}h8v11h-8z`;
    tower(d, size, h + 12, 'gable');
    walk(d, 10);
  }
}

/** A dome on a drum with a lantern. */
function dome(d: Draft, wing: number, height: number): void {
  tower(d, wing, height * 0.34, 'flat', 4);
  const x = d.x;
  d.contour.push([x, height * 0.42], [x + 8, height * 0.42], [x + 8, height * 0.6], ...arc(x + 36, height * 0.6, 26, -34, 180, 262, 5), [x + 34, height * 0.6 + 58], [x + 38, height * 0.6 + 58], ...arc(x + 36, height * 0.6, 26, -34, 278, 360, 5), [x + 64, height * 0.6], [x + 64, height * 0.42], [x + 72, height * 0.42], [x + 72, 0]);
  d.details += [18, 30, 42, 54].map((dx) => `M${x + dx} ${Math.round(BASE - height * 0.44)}V${Math.round(BASE - height * 0.58)}`).join('');
  d.x += 72;
  tower(d, wing, height * 0.34, 'flat', 4);
}

function done(d: Draft, more: Partial<CityPlan> = {}): CityPlan {
  return { contour: d.contour, details: d.details, lit: d.lit, ...more };
}

/** Arches of a bridge under its deck, as extra strokes. */
function arches(x: number, count: number, span: number, rise: number): string {
  let out = `M${x} ${BASE - rise - 6}H${x + count * span}`;
  for (let i = 0; i < count; i += 1) out += `M${x + i * span} ${BASE + 12}q${span / 2} ${-rise * 2} ${span} 0`;
  return out;
}

/** The plans; silhouettes are invented and meant to be known by their rhythm. */
export const cities: Readonly<Record<City, () => CityPlan>> = {
  austin() {
    const d = draft(40);
    houses(d, 3); walk(d, 16); tower(d, 60, 130, 'flat', 3); tower(d, 46, 190, 'slant', 2); walk(d, 12); dome(d, 44, 170); walk(d, 20);
    tower(d, 58, 250, 'crown', 3); walk(d, 8);
    const x = d.x;
    d.contour.push([x, 0], [x, 110], [x + 12, 110], [x + 12, 190], [x - 4, 190], [x - 4, 262], [x + 12, 262], [x + 12, 320], [x + 62, 320], [x + 62, 262], [x + 78, 262], [x + 78, 190], [x + 62, 190], [x + 62, 110], [x + 74, 110], [x + 74, 0]);
    d.details += [130, 150, 170, 210, 226, 242, 282, 300].map((y) => `M${x + 22} ${BASE - y}h30`).join(''); d.x = x + 78;
    tower(d, 52, 176, 'curve', 2); walk(d, 10); tower(d, 40, 226, 'spire', 2); tower(d, 64, 120, 'flat', 3); walk(d, 16); houses(d, 2);
    return done(d, { water: true, strokes: arches(880, 4, 74, 22), birds: 'M930 250q8 -8 12 0q4 -8 12 0M980 226q8 -8 12 0q4 -8 12 0M1020 262q8 -8 12 0q4 -8 12 0M1064 238q7 -7 10 0q4 -7 10 0M1100 276q7 -7 10 0q4 -7 10 0M900 286q6 -6 9 0q3 -6 9 0M1136 248q6 -6 9 0q3 -6 9 0', sun: [986, 190] });
  },
  denver() {
    const d = draft(60);
    houses(d, 3); walk(d, 14); tower(d, 56, 110, 'flat', 3); walk(d, 60); tower(d, 50, 170, 'flat', 2); tower(d, 66, 236, 'round', 3); walk(d, 8); tower(d, 44, 196, 'slantLeft', 2); walk(d, 10); tower(d, 62, 270, 'step', 3); tower(d, 50, 150, 'flat', 6, true); walk(d, 12); tower(d, 46, 210, 'flat', 2); walk(d, 70); dome(d, 40, 120); walk(d, 30); houses(d, 4);
    return done(d, {
      sun: [240, 130],
      mountains: [[[-20, 150], [120, 240], [210, 190], [360, 320], [480, 220], [600, 290], [720, 200], [880, 350], [1010, 230], [1110, 300], [1230, 190]], [[-20, 90], [160, 160], [320, 110], [520, 190], [700, 120], [900, 200], [1080, 130], [1230, 180]]],
      snow: [[[360, 316], [410, 276], [384, 282], [364, 264], [340, 284], [318, 276]], [[880, 345], [934, 296], [908, 302], [884, 278], [858, 300], [830, 292]], [[1110, 297], [1144, 266], [1116, 272], [1088, 274]], [[120, 237], [152, 216], [124, 218], [94, 214]]],
    });
  },
  saltLake() {
    const d = draft(30);
    houses(d, 4); walk(d, 24); tower(d, 70, 84, 'flat', 4); walk(d, 20);
    for (const h of [128, 152, 170]) tower(d, 26, h, 'spire'); tower(d, 60, 92, 'gable', 3); for (const h of [170, 152, 128]) tower(d, 26, h, 'spire');
    walk(d, 30); tower(d, 54, 176, 'flat', 7, true); walk(d, 8); tower(d, 48, 210, 'slant', 2); tower(d, 60, 150, 'flat', 3); walk(d, 24); dome(d, 54, 150); walk(d, 30); houses(d, 3); walk(d, 14); tower(d, 60, 70, 'round', 3); 
    return done(d, {
      sun: [180, 130],
      mountains: [[[-20, 220], [90, 280], [170, 230], [300, 350], [400, 270], [520, 330], [640, 240], [760, 370], [880, 290], [1000, 380], [1120, 280], [1230, 330]], [[-20, 120], [200, 190], [380, 130], [600, 200], [820, 140], [1040, 210], [1230, 150]]],
      snow: [[[300, 346], [346, 304], [318, 308], [300, 290], [276, 308], [260, 300]], [[760, 366], [812, 326], [784, 330], [760, 306], [736, 326], [712, 318]], [[1000, 376], [1056, 330], [1024, 334], [998, 312], [968, 336], [944, 326]], [[520, 327], [562, 295], [532, 300], [490, 305]]],
    });
  },
  kansasCity() {
    const d = draft(40);
    houses(d, 3); walk(d, 30);
    const c = d.x; d.contour.push([c, 0], [c, 34], [c + 44, 34], [c + 44, 54], [c + 60, 54], [c + 63, 240], [c + 66, 254], [c + 78, 254], [c + 81, 240], [c + 84, 54], [c + 100, 54], [c + 100, 34], [c + 144, 34], [c + 144, 0]); d.details += `M${c + 72} 370V190M${c + 12} 412h120`; d.x = c + 144;
    walk(d, 40); tower(d, 52, 150, 'flat', 2); tower(d, 56, 236, 'step', 3); walk(d, 8); tower(d, 48, 190, 'slant', 2); walk(d, 14); tower(d, 60, 280, 'spire', 3); tower(d, 54, 170, 'flat', 6, true); walk(d, 22);
    const shells = (x: number, w: number, h: number): Point[] => arc(x + w, 0, w, -h, 180, 270, 8);
    const k = d.x; d.contour.push(...shells(k, 84, 116), [k + 84, 86], ...shells(k + 84, 70, 104).map(([x, y]): Point => [x, Math.max(y, 40)]), [k + 154, 0]); d.details += [20, 40, 60].map((n) => `M${k + n + 24} ${BASE - 4}Q${k + n + 30} ${BASE - n - 16} ${k + 84} ${BASE - n - 30}`).join(''); d.x = k + 160;
    walk(d, 26); for (let i = 0; i < 4; i += 1) { const x = d.x; d.contour.push([x, 0], [x, 52], [x + 9, 52], [x + 10, 176], [x + 4, 184], [x + 12, 206], [x + 20, 184], [x + 14, 176], [x + 15, 52], [x + 24, 52], [x + 24, 0]); d.x += 24; walk(d, 22); }
    return done(d, { sun: [620, 110], strokes: `M1110 ${BASE}v-40M1080 ${BASE}q0 -60 26 -60M1140 ${BASE}q0 -60 -26 -60M1094 ${BASE}q0 -76 14 -80M1126 ${BASE}q0 -76 -14 -80M1066 ${BASE}h90`, water: true });
  },
  nashville() {
    const d = draft(40);
    houses(d, 2); walk(d, 20);
    const b = d.x; d.contour.push([b, 0], [b, 30], ...arc(b + 92, 30, 92, -66, 180, 360, 12), [b + 184, 30], [b + 184, 0]); d.details += [30, 60, 92, 124, 154].map((x) => `M${b + x} ${BASE - 30}V${BASE - 30 - Math.round(Math.sqrt(1 - ((x - 92) / 92) ** 2) * 62)}`).join('') + `M${b} ${BASE - 30}h184`; d.x = b + 190;
    walk(d, 26); tower(d, 56, 130, 'flat', 3); tower(d, 46, 180, 'slant', 2); walk(d, 10); tower(d, 84, 250, 'peaks', 5); walk(d, 10); tower(d, 52, 200, 'flat', 2); tower(d, 44, 150, 'round', 2); walk(d, 16); tower(d, 50, 226, 'step', 2); walk(d, 20); dome(d, 40, 118); walk(d, 26); tower(d, 66, 96, 'flat', 4); walk(d, 18); houses(d, 3);
    const strings = [0, 1, 2, 3, 4, 5].map((i) => `M${b + 92} ${BASE - 96}L${b + 10 + i * 33} ${BASE - 32}`).join('');
    return done(d, { water: true, sun: [1000, 170], strokes: strings });
  },
  sanAntonio() {
    const d = draft(40);
    houses(d, 3); walk(d, 20);
    const m = d.x; d.contour.push([m, 0], [m, 70], [m + 10, 78], [m + 36, 78], [m + 44, 92], ...arc(m + 70, 96, 26, -34, 180, 360, 8), [m + 96, 92], [m + 104, 78], [m + 130, 78], [m + 140, 70], [m + 140, 0]); d.details += `M${m + 56} ${BASE}v-34q14 -18 28 0v34M${m + 20} ${BASE - 12}v-34M${m + 120} ${BASE - 12}v-34M${m + 30} ${BASE - 12}v-34M${m + 110} ${BASE - 12}v-34M${m + 62} ${BASE - 80}q8 -8 16 0q-8 8 -16 0`; d.x = m + 140;
    walk(d, 40); tower(d, 56, 140, 'flat', 3); tower(d, 50, 206, 'crown', 2); walk(d, 14); tower(d, 60, 160, 'flat', 6, true); walk(d, 50);
    const t = d.x; d.contour.push([t, 0], [t, 22], [t + 26, 22], [t + 34, 250], [t + 4, 262], [t - 4, 284], [t + 8, 294], [t + 36, 298], [t + 40, 318], [t + 42, 360], [t + 44, 318], [t + 48, 298], [t + 76, 294], [t + 88, 284], [t + 80, 262], [t + 50, 250], [t + 58, 22], [t + 84, 22], [t + 84, 0]); d.details += `M${t + 42} ${BASE - 30}V${BASE - 244}M${t + 6} ${BASE - 276}h72`; d.x = t + 84;
    walk(d, 50); tower(d, 70, 120, 'gable', 3); tower(d, 50, 180, 'spire', 2); walk(d, 16); tower(d, 56, 130, 'step', 3); walk(d, 16); houses(d, 4);
    return done(d, { water: true, strokes: arches(330, 3, 60, 16) + arches(850, 4, 60, 16), sun: [330, 140] });
  },
  chicago() {
    const d = draft(20);
    houses(d, 2); walk(d, 10); tower(d, 60, 140, 'flat', 3); tower(d, 46, 190, 'round', 6, true); walk(d, 6); tower(d, 46, 190, 'round', 6, true); walk(d, 12); tower(d, 56, 240, 'slant', 3);
    const w = d.x + 6; d.contour.push([d.x, 0], [w, 0], [w, 180], [w + 14, 180], [w + 14, 270], [w + 26, 270], [w + 26, 330], [w + 36, 330], [w + 36, 384], [w + 39, 384], [w + 39, 330], [w + 57, 330], [w + 57, 384], [w + 60, 384], [w + 60, 330], [w + 70, 330], [w + 70, 220], [w + 84, 220], [w + 84, 140], [w + 96, 140], [w + 96, 0]); d.details += [26, 38, 50, 60, 70].map((x) => `M${w + x} ${BASE - 18}V${BASE - (x < 28 ? 250 : 205)}`).join(''); d.x = w + 96;
    walk(d, 8); tower(d, 54, 170, 'step', 2); tower(d, 60, 216, 'flat', 8, true); walk(d, 8); tower(d, 50, 260, 'spire', 2); walk(d, 10);
    const h = d.x; d.contour.push([h, 0], [h + 16, 270], [h + 28, 270], [h + 28, 340], [h + 31, 340], [h + 31, 270], [h + 57, 270], [h + 57, 340], [h + 60, 340], [h + 60, 270], [h + 72, 270], [h + 88, 0]); d.details += `M${h + 8} ${BASE - 20}L${h + 74} ${BASE - 110}L${h + 14} ${BASE - 190}L${h + 68} ${BASE - 256}M${h + 80} ${BASE - 20}L${h + 14} ${BASE - 110}L${h + 74} ${BASE - 190}L${h + 20} ${BASE - 256}`; d.x = h + 88;
    walk(d, 8); tower(d, 50, 180, 'slantLeft', 2); tower(d, 58, 130, 'flat', 3); walk(d, 14); tower(d, 50, 96, 'gable', 2); walk(d, 14); houses(d, 3);
    return done(d, { water: true, sun: [980, 120] });
  },
};
