import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { house } from '../objects/houses.ts';
import { bulbs, hanging } from '../objects/lights.ts';
import { shrub, tree } from '../objects/nature.ts';
import { moon, stars } from '../objects/sky.ts';
import { dog } from '../objects/street.ts';
import { mix, palette } from '../palette.ts';
import { ribbon, smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';
import { houseColors } from './street.layout.ts';

const DANGLING: Pose = {
  hip: [0, -76],
  neck: [2, -164],
  head: [10, -202],
  tilt: 12,
  turn: 0.75,
  face: 0.75,
  farArm: { to: [62, -114], bend: 1 },
  nearArm: { to: [50, -106], bend: 1 },
  farLeg: { to: [68, -6], bend: -1, toe: 14 },
  nearLeg: { to: [54, 2], bend: -1, toe: -8 },
};

/** A crown of leaves around the origin: a scalloped outline. */
function crown(rx: number, ry: number, lobes: number, start: number): string {
  const points = Array.from({ length: lobes * 3 }, (_, index): Point => {
    const angle = ((index / 3 + start) / lobes) * Math.PI * 2;
    const reach = index % 3 === 0 ? 0.84 : 1;
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });
  return smooth(points, { closed: true, tension: 0.34, digits: 0 });
}

const GROUND = 604;
const DECK = 452;

/** A treehouse at the far end of the yard, a thread up its trunk, and a child who does not come down. */
export function treehouse(options: SceneOptions): string {
  const s = openStage(
    'treehouse',
    options,
    { theme: 'dark', hue: 'teal' },
    { width: 960, height: 720, focus: [0.5, 0.7] },
  );
  const { look, rng } = s;
  const dark = look.dark;
  const points: Point[] = Array.from({ length: 24 }, () => [rng.range(8, 950), rng.range(8, 260)]);
  const bark = dark ? '#5B3F4E' : palette.wood;
  const leaves = dark ? '#24386B' : look.hue.tint;
  const leavesFront = dark ? '#1D4A63' : mix(look.hue.tint, look.hue.base, 0.25);
  const wood = dark ? '#9A6A4C' : palette.woodLight;
  const plank = mix(wood, palette.ink, 0.25);
  const child: Person = {
    ...cast.nia,
    wear: 'plain',
    top: look.second.bright,
    bottom: dark ? '#54629A' : palette.ink3,
    mood: 'smile',
  };
  const hotspot: Point = [648, 542];
  const feed: Point[] = [
    [166, 596],
    [230, 640],
    [360, 664],
    [500, 654],
    [606, 650],
    [646, 630],
    [650, 600],
    [648, 566],
  ];
  const trunk: readonly Point[] = [
    [664, 700],
    [648, 560],
    [652, 430],
    [640, 200],
  ];
  const arcs = (at: Point, from: number, count: number, gap: number): string =>
    group(
      { fill: 'none', stroke: look.thread, strokeWidth: 3 },
      ...Array.from({ length: count }, (_, index) =>
        circle(at[0], at[1], from + index * gap, 'none', { opacity: 0.75 - (index * 0.66) / count }),
      ),
    );
  const ladder = Array.from({ length: 6 }, (_, index) => `M746 ${492 + index * 28}h38`).join('');
  const out = [
    rect(
      0,
      0,
      960,
      720,
      dark
        ? s.gradient('sky', [
            [0, palette.ink],
            [0.35, '#2F2F7A'],
            [0.62, '#8C5A94'],
            [0.84, '#F09A7E'],
          ])
        : s.gradient('sky', [
            [0, palette.sky],
            [0.8, palette.paper],
          ]),
    ),
    dark ? stars(points, '#E9E4FB') + place(moon(26, '#FFF1CF'), 196, 104) : '',
    fill(
      smooth([
        [-10, 500],
        [160, 440],
        [380, 500],
        [640, 430],
        [970, 490],
      ]) + `V${GROUND}H-10z`,
      dark ? '#4E3C7E' : look.hue.wash,
    ),
    place(tree(dark ? '#342C66' : look.hue.tint, dark ? '#1A1B4A' : palette.wood), 330, GROUND, 1.05),
    place(tree(dark ? '#342C66' : look.hue.tint, dark ? '#1A1B4A' : palette.wood), 918, GROUND, 1.1),
    rect(0, GROUND - 4, 960, 130, dark ? '#1B2350' : mix(palette.leafLight, look.hue.wash, 0.45)),
    fill('M0 652Q420 628 960 664V720H0z', dark ? '#151C46' : palette.leafLight),
    place(house('gable', houseColors(look, 0), 3).drawing, 18, GROUND, 1.34),
    // A fence of thin slats
    stroke(
      Array.from({ length: 9 }, (_, index) => `M${254 + index * 20} ${GROUND}v-46`).join(''),
      dark ? '#2C3576' : palette.white,
      7,
      { strokeLinecap: 'butt' },
    ) + stroke(`M240 ${GROUND - 34}h190M240 ${GROUND - 14}h190`, dark ? '#2C3576' : palette.white, 4),
    // The crown behind, the trunk and two boughs
    place(fill(crown(262, 186, 9, 0.2), leaves), 664, 158),
    fill(ribbon(trunk, [150, 92, 84, 60], 60, 0), bark),
    fill(ribbon([[650, 520], [740, 470], [790, 440]], [44, 30, 22], 40, 0), bark), // prettier-ignore
    fill(ribbon([[646, 540], [560, 490], [500, 454]], [40, 26, 18], 40, 0), bark), // prettier-ignore
    stroke('M622 690q2 -50 0 -90M684 690q-2 -60 -4 -120M620 560q2 -30 0 -60', mix(bark, palette.ink, 0.3), 3),
    // The hut
    rect(540, 262, 236, DECK - 262, wood),
    stroke(Array.from({ length: 7 }, (_, index) => `M540 ${286 + index * 24}h236`).join(''), plank, 2),
    rect(688, 300, 62, 62, palette.glow, 4, { stroke: plank, strokeWidth: 8 }) +
      stroke('M719 300v62M688 331h62', plank, 5),
    rect(576, 316, 70, DECK - 316, dark ? '#FFE2A6' : palette.glowSoft, 4) + rect(576, 316, 70, 6, plank),
    fill('M512 276L658 176L804 276z', dark ? '#C93F32' : look.second.base),
    stroke('M540 268L658 187L776 268M572 268L658 209L744 268', mix('#C93F32', palette.ink, 0.22), 3),
    bundle(
      hanging([548, 284], [770, 284], 20),
      2,
      3,
      { from: look.threadBright, to: look.thread, width: 2 },
      60,
    ),
    bulbs(hanging([548, 284], [770, 284], 20), 44, 0.6),
    rect(424, DECK, 388, 18, wood, 5) + rect(424, DECK + 12, 388, 6, plank),
    rect(796, DECK - 62, 9, 62, plank) + rect(776, DECK - 58, 34, 8, plank),
    // What the air carries
    arcs([98, 520], 46, 6, 52),
    arcs(hotspot, 36, 6, 46),
    stroke(`M746 ${DECK + 10}V654M784 ${DECK + 10}V654`, look.threadBright, 3) + stroke(ladder, wood, 7),
    place(figure(child, DANGLING), 496, DECK + 50, 0.84, { flip: true }),
    fill(`M434 ${DECK - 54}l30 -9l16 39l-30 10z`, palette.ink) +
      fill(`M438 ${DECK - 50}l23 -7l12 30l-23 8z`, look.hue.tint),
    // The thread from the house, up the trunk, to the little box that passes it on
    glowLine(feed, look.thread, 12, 0.2),
    bundle(feed, 3, 4.4, { from: look.thread, to: look.threadBright, width: 2.6, draw: s.draw(0) }, 44),
    rect(hotspot[0] - 20, hotspot[1] - 24, 40, 48, palette.white, 9) +
      circle(hotspot[0], hotspot[1] + 12, 4.5, look.hue.bright) +
      stroke(
        `M${hotspot[0] - 10} ${hotspot[1] - 7}q10 -9 20 0M${hotspot[0] - 5} ${hotspot[1]}q5 -4 10 0`,
        look.hue.bright,
        2.6,
      ),
    // Leaves in front
    place(fill(crown(176, 78, 7, 0.4), leavesFront), 640, 108),
    place(fill(crown(92, 54, 6, 0.1), leavesFront), 820, 196),
    stroke(
      'M640 170q-4 -50 8 -92M580 150q8 -28 34 -44M706 146q-6 -28 -28 -46M820 232q-2 -30 6 -52M790 222q4 -18 18 -28',
      mix(leavesFront, palette.white, 0.16),
      3,
    ),
    place(shrub(dark ? '#1D4A63' : palette.leafLight), 850, 690, 1.2),
    place(shrub(dark ? '#214A60' : palette.leafLight), 34, 640, 0.9),
    ellipse(388, 700, 58, 6, palette.ink, { opacity: 0.3 }),
    place(dog('#E2B07E', '#B9804F'), 372, 700, 0.98),
  ];
  return s.frame(look.bg, out);
}
