import { bust } from '../bust.ts';
import { cast } from '../cast.ts';
import type { Person } from '../body.ts';
import { bigPlant } from '../objects/nature.ts';
import { books, frame, laptopBack, mug } from '../objects/room.ts';
import { mix, palette } from '../palette.ts';
import { smooth, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';

/** The outline of a speech bubble as three nested threads, starting where the cord arrives. */
function speech(
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  line: string,
  bright: string,
  sign: string,
): string {
  const shape = (grow: number): string => {
    const [w, h] = [width / 2 + grow, height / 2 + grow];
    return smooth(
      [
        [x - w * 0.5, y + h],
        [x - w * 0.62, y + h + 26],
        [x - w * 0.86, y + h * 0.86],
        [x - w, y],
        [x - w * 0.72, y - h * 0.92],
        [x, y - h],
        [x + w * 0.74, y - h * 0.9],
        [x + w, y],
        [x + w * 0.7, y + h * 0.92],
        [x, y + h],
      ],
      { closed: true, tension: 0.33 },
    );
  };
  return (
    fill(shape(0), ground) +
    stroke(shape(0), line, 2.6) +
    stroke(shape(7), bright, 2) +
    stroke(shape(14), bright, 1.4, { opacity: 0.6 }) +
    sign
  );
}

/** A friendly agent at work; the headset's cord runs off into speech bubbles. */
export function supportDesk(options: SceneOptions): string {
  const s = openStage(
    'support',
    options,
    { theme: 'light', hue: 'teal' },
    { width: 960, height: 720, focus: [0.4, 0.6] },
  );
  const { look } = s;
  const wall = look.dark ? '#1A2050' : look.hue.wash;
  const base = look.dark ? cast.jas : cast.amina;
  const agent: Person = {
    ...(look.dark
      ? { ...base, cloth: look.second.bright, top: look.hue.base }
      : { ...cast.sam, hair: 'curly', top: look.second.bright, sleeve: 'long', wear: 'collar' }),
    headset: palette.white,
    mic: true,
    mood: 'smile',
  } as Person;
  const skin = look.dark ? '#BD7F50' : '#70442C';
  const worn: Point[] = [
    [292, 356],
    [280, 430],
    [320, 520],
    [410, 580],
    [520, 610],
  ];
  const cord: Point[] = [
    [600, 600],
    [676, 548],
    [738, 484],
    [748, 424],
    [706, 382],
    [660, 420],
    [700, 466],
    [758, 420],
    [746, 350],
    [690, 318],
    [650, 276],
  ];
  const wood = look.dark ? '#6A5060' : palette.woodLight;
  const sleeve = agent.top;
  const out = [
    circle(360, 380, 300, look.dark ? '#242C68' : mix(look.hue.tint, look.hue.wash, 0.5)),
    frame(
      96,
      96,
      118,
      90,
      look.dark ? palette.ink5 : palette.ink,
      look.dark ? palette.ink2 : palette.paper,
      look.thread,
    ),
    rect(764, 560, 220, 12, wood, 4),
    place(books([look.hue.base, look.second.bright, palette.ink3, look.hue.deep], 76), 830, 560),
    place(bigPlant(palette.leaf, palette.leafDark, look.second.base), 70, 640, 1.5),
    place(bust(agent, 0.45), 362, 322, 1.42),
    // Forearms on the desk
    fill('M160 650q-16 -90 40 -120q40 -10 44 34q4 40 60 58l70 6v34H180z', mix(sleeve, palette.ink, 0.12)) +
      stroke('M374 640q30 -6 52 -4', skin, 30) +
      fill(
        'M566 650q20 -84 -30 -116q-40 -14 -48 28q-6 44 -60 62l-24 4v30H560z',
        mix(sleeve, palette.ink, 0.2),
      ) +
      stroke('M420 634q-18 -14 -40 -8', mix(skin, palette.ink, 0.15), 24),
    speech(
      722,
      196,
      250,
      150,
      look.dark ? palette.ink2 : palette.white,
      look.thread,
      look.hue.bright,
      group(
        { fill: 'none', stroke: look.thread, strokeWidth: 5 },
        stroke('M640 178q20 -18 40 0t40 0t40 0t40 0', look.thread, 5) +
          stroke('M640 212q20 -18 40 0t40 0t40 0', look.hue.bright, 5),
      ),
    ),
    speech(
      852,
      370,
      130,
      92,
      look.second.bright,
      look.second.base,
      look.second.base,
      circle(824, 370, 7, palette.white) +
        circle(852, 370, 7, palette.white) +
        circle(880, 370, 7, palette.white),
    ),
    bundle(worn, 3, 5, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(0) }, 30),
    bundle(cord, 3, 5, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(0) }, 30),
    rect(0, 646, 960, 24, wood),
    rect(0, 668, 960, 6, mix(wood, palette.ink, 0.25)),
    rect(0, 674, 960, 46, mix(wall, palette.ink, 0.12)),
    place(laptopBack(look.dark ? palette.haze : palette.ink3, look.hue.bright), 566, 648, 1.3),
    place(mug(look.second.base, look.dark ? palette.haze : palette.ink5), 746, 648, 1.3),
  ];
  return s.frame(wall, out);
}
