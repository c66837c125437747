import { arc, type Point } from '../path.ts';
import { BASE, arches, dome, done, draft, houses, tower, walk, type CityPlan } from './skyline.draft.ts';

/** A stepped crown, stacked blocks, a capitol, and bats over a bridge. */
export function austin(): CityPlan {
  const d = draft(40);
  houses(d, 3);
  walk(d, 16);
  tower(d, 60, 130, 'flat', 3);
  tower(d, 46, 190, 'slant', 2);
  walk(d, 12);
  dome(d, 44, 170);
  walk(d, 20);
  tower(d, 58, 250, 'crown', 3);
  walk(d, 8);
  const x = d.x;
  d.contour.push(
    [x, 0],
    [x, 110],
    [x + 12, 110],
    [x + 12, 190],
    [x - 4, 190],
    [x - 4, 262],
    [x + 12, 262],
    [x + 12, 320],
    [x + 62, 320],
    [x + 62, 262],
    [x + 78, 262],
    [x + 78, 190],
    [x + 62, 190],
    [x + 62, 110],
    [x + 74, 110],
    [x + 74, 0],
  );
  d.details += [130, 150, 170, 210, 226, 242, 282, 300].map((y) => `M${x + 22} ${BASE - y}h30`).join('');
  d.x = x + 78;
  tower(d, 52, 176, 'curve', 2);
  walk(d, 10);
  tower(d, 40, 226, 'spire', 2);
  tower(d, 64, 120, 'flat', 3);
  walk(d, 16);
  houses(d, 2);
  return done(d, {
    water: true,
    strokes: arches(Math.round(d.x) + 24, 4, 66, 26),
    birds:
      'M930 250q8 -8 12 0q4 -8 12 0M980 226q8 -8 12 0q4 -8 12 0M1020 262q8 -8 12 0q4 -8 12 0M1064 238q7 -7 10 0q4 -7 10 0M1100 276q7 -7 10 0q4 -7 10 0M900 286q6 -6 9 0q3 -6 9 0M1136 248q6 -6 9 0q3 -6 9 0',
    sun: [986, 190],
  });
}

/** Two peaks and a bridge strung like a guitar. */
export function nashville(): CityPlan {
  const d = draft(40);
  houses(d, 2);
  walk(d, 20);
  const b = d.x;
  d.contour.push([b, 0], [b, 30], ...arc(b + 92, 30, 92, -66, 180, 360, 12), [b + 184, 30], [b + 184, 0]);
  d.details +=
    [30, 60, 92, 124, 154]
      .map(
        (x) => `M${b + x} ${BASE - 30}V${BASE - 30 - Math.round(Math.sqrt(1 - ((x - 92) / 92) ** 2) * 62)}`,
      )
      .join('') + `M${b} ${BASE - 30}h184`;
  d.x = b + 190;
  walk(d, 26);
  tower(d, 56, 130, 'flat', 3);
  tower(d, 46, 180, 'slant', 2);
  walk(d, 10);
  tower(d, 84, 250, 'peaks', 5);
  walk(d, 10);
  tower(d, 52, 200, 'flat', 2);
  tower(d, 44, 150, 'round', 2);
  walk(d, 16);
  tower(d, 50, 226, 'step', 2);
  walk(d, 20);
  dome(d, 40, 118);
  walk(d, 26);
  tower(d, 66, 96, 'flat', 4);
  walk(d, 18);
  houses(d, 3);
  const strings = [0, 1, 2, 3, 4, 5]
    .map((i) => `M${b + 92} ${BASE - 96}L${b + 10 + i * 33} ${BASE - 32}`)
    .join('');
  return done(d, { water: true, sun: [1000, 170], strokes: strings });
}

/** A slender tower and a mission. */
export function sanAntonio(): CityPlan {
  const d = draft(40);
  houses(d, 3);
  walk(d, 20);
  const m = d.x;
  d.contour.push(
    [m, 0],
    [m, 70],
    [m + 10, 78],
    [m + 36, 78],
    [m + 44, 92],
    ...arc(m + 70, 96, 26, -34, 180, 360, 8),
    [m + 96, 92],
    [m + 104, 78],
    [m + 130, 78],
    [m + 140, 70],
    [m + 140, 0],
  );
  d.details += `M${m + 56} ${BASE}v-34q14 -18 28 0v34M${m + 20} ${BASE - 12}v-34M${m + 120} ${BASE - 12}v-34M${m + 30} ${BASE - 12}v-34M${m + 110} ${BASE - 12}v-34M${m + 62} ${BASE - 80}q8 -8 16 0q-8 8 -16 0`;
  d.x = m + 140;
  walk(d, 40);
  tower(d, 56, 140, 'flat', 3);
  tower(d, 50, 206, 'crown', 2);
  walk(d, 14);
  tower(d, 60, 160, 'flat', 6, true);
  walk(d, 50);
  const t = d.x;
  d.contour.push(
    [t, 0],
    [t, 22],
    [t + 26, 22],
    [t + 34, 250],
    [t + 4, 262],
    [t - 4, 284],
    [t + 8, 294],
    [t + 36, 298],
    [t + 40, 318],
    [t + 42, 360],
    [t + 44, 318],
    [t + 48, 298],
    [t + 76, 294],
    [t + 88, 284],
    [t + 80, 262],
    [t + 50, 250],
    [t + 58, 22],
    [t + 84, 22],
    [t + 84, 0],
  );
  d.details += `M${t + 42} ${BASE - 30}V${BASE - 244}M${t + 6} ${BASE - 276}h72`;
  d.x = t + 84;
  walk(d, 50);
  tower(d, 70, 120, 'gable', 3);
  tower(d, 50, 180, 'spire', 2);
  walk(d, 16);
  tower(d, 56, 130, 'step', 3);
  walk(d, 16);
  houses(d, 4);
  return done(d, { water: true, sun: [330, 140] });
}

/** A column, shells, masts and a fountain. */
export function kansasCity(): CityPlan {
  const d = draft(40);
  houses(d, 3);
  walk(d, 30);
  const c = d.x;
  d.contour.push(
    [c, 0],
    [c, 34],
    [c + 44, 34],
    [c + 44, 54],
    [c + 60, 54],
    [c + 63, 240],
    [c + 66, 254],
    [c + 78, 254],
    [c + 81, 240],
    [c + 84, 54],
    [c + 100, 54],
    [c + 100, 34],
    [c + 144, 34],
    [c + 144, 0],
  );
  d.details += `M${c + 72} 370V190M${c + 12} 412h120`;
  d.x = c + 144;
  walk(d, 40);
  tower(d, 52, 150, 'flat', 2);
  tower(d, 56, 236, 'step', 3);
  walk(d, 8);
  tower(d, 48, 190, 'slant', 2);
  walk(d, 14);
  tower(d, 60, 280, 'spire', 3);
  tower(d, 54, 170, 'flat', 6, true);
  walk(d, 22);
  const shells = (x: number, w: number, h: number): Point[] => arc(x + w, 0, w, -h, 180, 270, 8);
  const k = d.x;
  d.contour.push(
    ...shells(k, 84, 116),
    [k + 84, 86],
    ...shells(k + 84, 70, 104).map(([x, y]): Point => [x, Math.max(y, 40)]),
    [k + 154, 0],
  );
  d.details += [20, 40, 60]
    .map((n) => `M${k + n + 24} ${BASE - 4}Q${k + n + 30} ${BASE - n - 16} ${k + 84} ${BASE - n - 30}`)
    .join('');
  d.x = k + 160;
  walk(d, 26);
  for (let i = 0; i < 4; i += 1) {
    const x = d.x;
    d.contour.push(
      [x, 0],
      [x, 52],
      [x + 9, 52],
      [x + 10, 176],
      [x + 4, 184],
      [x + 12, 206],
      [x + 20, 184],
      [x + 14, 176],
      [x + 15, 52],
      [x + 24, 52],
      [x + 24, 0],
    );
    d.x += 24;
    walk(d, 22);
  }
  return done(d, {
    sun: [620, 110],
    strokes: `M1110 ${BASE}v-40M1080 ${BASE}q0 -60 26 -60M1140 ${BASE}q0 -60 -26 -60M1094 ${BASE}q0 -76 14 -80M1126 ${BASE}q0 -76 -14 -80M1066 ${BASE}h90`,
    water: true,
  });
}
