import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { smallPlant } from '../objects/nature.ts';
import { officeChair } from '../objects/room.ts';
import { swing } from '../motion.ts';
import { palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, glowLine } from '../threads.ts';
import { beat, incoming, playing, racing, streaming, waving } from './gaming-setup.film.ts';

const PLAYING: Pose = {
  hip: [0, -104],
  neck: [18, -198],
  head: [32, -235],
  tilt: 3,
  turn: 0.75,
  face: 0.85,
  farArm: { to: [112, -150], bend: 1 },
  nearArm: { to: [100, -146], bend: 1 },
  farLeg: { to: [96, -16], bend: -1 },
  nearLeg: { to: [78, -14], bend: -1 },
};

/** A player at a wide screen in a dark room; the threads stream out of the game. */
export function gamingSetup(options: SceneOptions): string {
  const s = openStage(
    'gaming',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 960, height: 720, focus: [0.5, 0.6] },
  );
  const { look, phase } = s;
  const dark = look.dark;
  const wall = dark ? '#161A45' : look.hue.wash;
  const player: Person = {
    skin: 'sienna',
    hair: 'curly',
    hairColor: 'ink',
    headset: look.second.bright,
    top: dark ? '#17B8A6' : look.hue.base,
    wear: 'hoodie',
    trim: palette.white,
    bottom: dark ? '#303B78' : palette.ink2,
    shoes: palette.paper,
  };
  const streams = [0, 1, 2].map((n) => {
    const line: Point[] = [
      [690, 250 + n * 56],
      [560, 206 + n * 40],
      [430, 130 + n * 34],
      [250, 150 + n * 18],
      [120, 96 + n * 24],
      [-40, 130 + n * 6],
    ];
    return phase === undefined ? line : waving(line, phase, n * 0.12);
  });
  const gap = (t: number): number => lerp(4, 7, t);
  const cord: Point[] = [
    [760, 452],
    [780, 500],
    [744, 548],
    [790, 596],
    [860, 612],
    [980, 600],
  ];
  const swell = phase === undefined ? 0 : 9 * swing(phase);
  const out = [
    circle(720, 330, 330 + swell, look.hue.base, { opacity: dark ? 0.16 : 0.08 }),
    circle(720, 330, 230 - swell, look.hue.base, { opacity: dark ? 0.2 : 0.1 }),
    rect(0, 600, 960, 120, dark ? '#0D1233' : palette.sand),
    ...streams.map((line, n) =>
      bundle(
        line,
        5,
        gap,
        {
          from: n % 2 ? look.second.bright : look.thread,
          to: look.threadBright,
          width: 2,
          opacity: 0.9,
          draw: s.draw(n),
        },
        90,
      ),
    ),
    ...(phase === undefined ? [] : streams.map((line, n) => streaming(line, 5, gap, look, phase, n * 0.21))),
    rect(96, 236, 170, 12, dark ? palette.ink4 : palette.wood, 4),
    place(smallPlant(palette.leaf, look.second.base), 130, 236, 0.9),
    fill('M186 236v-40h14v-14h26v14h14v40z', look.hue.base) + circle(213, 200, 6, palette.glow),
    ellipse(350, 676, 200, 16, '#050816', { opacity: 0.35 }),
    place(officeChair(dark ? '#4B3FA8' : look.hue.base, dark ? palette.ink4 : palette.ink), 350, 676, 1.5),
    place(figure(player, phase === undefined ? PLAYING : playing(PLAYING, phase)), 356, 674, 1.42),
    stroke('M560 500L548 676M900 500L912 676', dark ? palette.ink4 : palette.wood, 14),
    rect(470, 480, 480, 20, dark ? '#3A3F86' : palette.woodLight, 10),
    rect(478, 498, 464, 4, look.thread),
    // The screen, seen aslant
    fill('M690 470h90v10h-90zM722 420h26v52h-26z', dark ? '#0A0E28' : palette.ink),
    fill(
      'M640 190q0 -10 10 -12L846 140q14 -2 14 12v290q0 12 -14 10L650 428q-10 -2 -10 -12z',
      dark ? '#0A0E28' : palette.ink,
    ),
    fill('M654 202q0 -8 8 -10L836 158q10 -2 10 8v262q0 8 -10 7L662 412q-8 -2 -8 -10z', look.hue.base),
    group(
      {
        'clip-path': s.clip(
          'screen',
          '<path d="M654 202q0-8 8-10L836 158q10-2 10 8v262q0 8-10 7L662 412q-8-2-8-10z"/>',
        ),
      },
      circle(770, 260 + swell * 0.6, 62, look.second.bright),
      fill('M640 360q50 -70 92 -30t70 -50t70 -10v180H640z', look.hue.deep),
      fill('M640 400q70 -50 130 -24t90 -26v110H640z', palette.ink),
      stroke('M690 440q30 -70 90 -84t80 -60', look.hue.tint, 2.4),
      stroke('M704 444q30 -66 84 -78t80 -56', look.hue.tint, 2.4),
      stroke('M718 448q30 -62 80 -72t80 -52', look.hue.tint, 2.4),
      phase === undefined ? '' : racing(look, phase),
    ),
    fill('M524 476l10 -10h74l6 10z', dark ? '#7A82C4' : palette.ink3),
    ellipse(640, 474, 15, 7, palette.white),
    glowLine(cord, look.thread, 12, 0.16),
    bundle(cord, 3, 4.5, { from: look.thread, to: look.threadBright, width: 2.4, draw: s.draw(1) }, 50),
    phase === undefined ? '' : incoming(cord, look, phase),
    rect(876, 402, 46, 78, dark ? palette.ink4 : palette.white, 8),
    circle(899, 420, 6, look.thread),
    phase === undefined
      ? circle(899, 450, 14, 'none', { stroke: look.thread, strokeWidth: 3 })
      : beat(899, 450, look, phase),
  ];
  return s.frame(wall, out);
}
