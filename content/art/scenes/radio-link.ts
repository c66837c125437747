import { house } from '../objects/houses.ts';
import type { HouseKind } from '../objects/house-parts.ts';
import { shrub, smallPlant, tree } from '../objects/nature.ts';
import { dish, mast } from '../objects/radio.ts';
import { floorLamp, routerBox } from '../objects/room.ts';
import { cloud, goose, sun } from '../objects/sky.ts';
import { hairColors, mix, palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';
import { bundle, drawing } from '../threads.ts';
import { tenant } from './apartment-block.ts';
import { houseColors } from './street.layout.ts';

const GROUND = 590;
const ROOM = { width: 98, height: 66 } as const;
const LEFT = 640;
const TOP = 214;
const RISER = 780;

const ROW: readonly (readonly [HouseKind, number, number])[] = [
  ['gable', 262, 0.72],
  ['bungalow', 386, 0.66],
  ['townhouse', 538, 0.66],
];

/** What stands in a room of ROOM size, floor at its bottom edge: somebody, or something of theirs. */
function life(kind: number, main: string, second: string): string {
  const { height: h } = ROOM;
  switch (kind) {
    case 0:
      return place(tenant('honey', hairColors.brown, main), 32, h, 0.86);
    case 1:
      return fill(`M10 ${h}v-18q0 -8 8 -8h40q8 0 8 8v18z`, second) + place(floorLamp(palette.ink3, main), 70, h, 0.16); // prettier-ignore
    case 2:
      return place(tenant('umber', hairColors.ink, second), 30, h, 0.86);
    case 3:
      return rect(8, h - 40, 44, 28, palette.ink, 3) + stroke(`M14 ${h - 24}q10 -12 18 -4t14 -6`, main, 2.4) + rect(6, h - 10, 50, 10, palette.wood, 2); // prettier-ignore
    case 4:
      return place(smallPlant(palette.leaf, second), 22, h, 0.6) + place(tenant('ebony', hairColors.white, main), 52, h, 0.72); // prettier-ignore
    default:
      return place(tenant('porcelain', hairColors.copper, main), 36, h, 0.86);
  }
}

/** Who or what is in which room, from the top. */
const LIVES = [0, 1, 2, 3, 4, 5, 3, 2];

/** Glass to the tower, air across town, cable down the stairwell: how a building gets a line without a trench. */
export function radioLink(options: SceneOptions): string {
  const s = openStage('radio', options, { theme: 'light', hue: 'teal' }, { width: 960, height: 720 });
  const { look } = s;
  const silk = { from: look.thread, to: look.hue.bright, width: 2.4 };
  const buried: Point[] = [
    [0, 656],
    [60, 664],
    [110, 652],
    [142, 622],
    [146, 570],
    [146, 300],
    [152, 226],
  ];
  const beam: Point[] = [
    [186, 204],
    [427, 178],
    [668, 152],
  ];
  const rooms: string[] = [];
  const taps: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      const index = row * 2 + column;
      const x = column === 0 ? LEFT + 14 : RISER + 28;
      const y = TOP + 16 + row * 90;
      const paper = [look.second.wash, '#E9E4FB', look.hue.wash, '#FBE4DC'][(index + row) % 4] ?? '';
      const routerX = column === 0 ? ROOM.width - 16 : 16;
      rooms.push(
        place(
          rect(0, 0, ROOM.width, ROOM.height, paper, 3) +
            place(life(LIVES[index] ?? 0, look.second.bright, '#8F7BFF'), column === 0 ? 0 : 24, 0) +
            place(routerBox(palette.white, look.hue.bright), routerX, ROOM.height, 0.2),
          x,
          y,
        ),
      );
      const side = column === 0 ? -1 : 1;
      const way = RISER + side * (2 + row * 3.2);
      const shelf = y + ROOM.height + 8;
      const end = x + routerX;
      taps.push(
        stroke(
          `M${way} ${TOP - 10}V${shelf - 10}Q${way} ${shelf} ${way + side * 10} ${shelf}H${end - side * 8}Q${end} ${shelf} ${end} ${shelf - 8}`,
          index % 3 === 0 ? look.hue.bright : look.thread,
          2.2,
          drawing(s.draw(1)),
        ),
      );
    }
  }
  const stamps = [true, false].map((up) =>
    s.define(up ? 'up' : 'down', goose(palette.white, look.hue.tint, up)),
  );
  const out = [
    rect(
      0,
      0,
      960,
      GROUND,
      s.gradient('sky', [
        [0, mix(palette.sky, palette.paper, 0.3)],
        [0.9, palette.paper],
      ]),
    ),
    place(sun(30, look.second.tint, look.second.bright), 470, 74),
    place(cloud(palette.white), 330, 250, 0.8),
    place(cloud(palette.white), 90, 96, 0.8),
    ...([[400, 232], [450, 254], [512, 246]] as const).map(([x, y], index) => stamps[index % 2]?.(x, y, 0.34) ?? ''), // prettier-ignore
    place(tree(look.hue.tint, palette.wood), 228, GROUND + 2, 0.8),
    place(tree(look.hue.tint, palette.wood), 912, GROUND + 2, 0.9),
    ...ROW.map(([kind, x, scale], index) =>
      place(house(kind, houseColors(look, index + 1), index).drawing, x, GROUND, scale),
    ),
    // The earth, with the glass in it
    rect(0, GROUND, 960, 130, palette.sand),
    rect(0, GROUND, 960, 14, palette.leafLight),
    stroke('M240 650h26M380 690h34M520 644h22M640 690h30M800 660h24M900 694h30M330 626h14M720 632h18', mix(palette.sand, palette.wood, 0.4), 5), // prettier-ignore
    // The tower
    rect(100, GROUND - 6, 92, 26, palette.haze, 4),
    place(mast(386, palette.ink3, '#C93F32'), 146, GROUND - 4),
    bundle(buried, 4, 4.2, { ...silk, draw: s.draw(0) }, 40),
    place(dish(palette.white, palette.mist, look.thread), 158, 210, 0.5, { flip: true, rotate: -8 }),
    // The building, cut open
    rect(LEFT, TOP, 280, GROUND - TOP + 6, palette.white),
    rect(LEFT - 8, TOP - 12, 296, 18, look.hue.base, 4),
    rect(RISER - 18, TOP + 6, 36, 372, look.hue.wash),
    ...rooms,
    ...taps,
    rect(RISER - 16, GROUND - 2, 32, 8, look.hue.base),
    rect(LEFT + 196, TOP - 62, 58, 52, palette.woodLight, 4) + fill(`M${LEFT + 190} ${TOP - 60}l35 -22l35 22z`, palette.wood), // prettier-ignore
    rect(696, 150, 9, 56, palette.ink5, 3),
    stroke(`M700 160C720 176 730 200 760 200H${RISER}`, look.thread, 3) + circle(RISER, 200, 5, look.thread),
    place(dish(palette.white, palette.mist, look.thread), 690, 152, 0.5, { rotate: 4 }),
    bundle(beam, 7, (t) => 5 - Math.sin(t * Math.PI) * 2.6, { ...silk, draw: s.draw(0) }, 40),
    place(shrub(palette.leafLight), 610, GROUND + 4, 0.7),
    place(shrub(palette.leafLight), 84, GROUND + 4, 0.6),
  ];
  return s.frame(look.bg, out);
}
