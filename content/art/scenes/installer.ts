import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { cloud, hills } from '../objects/sky.ts';
import { shrub, tree } from '../objects/nature.ts';
import { mailbox, reel, van } from '../objects/street.ts';
import { cycle, swing } from '../motion.ts';
import { mix, palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { bundle } from '../threads.ts';
import { fitting, lightIn, received, signal, watching } from './installer.film.ts';

const FITTING: Pose = {
  hip: [0, -96],
  neck: [30, -184],
  head: [46, -219],
  tilt: 4,
  turn: 0.75,
  face: 0.85,
  farArm: { to: [122, -186], bend: 1 },
  nearArm: { to: [104, -150], bend: 1 },
  farLeg: { to: [64, -16], bend: -1 },
  nearLeg: { to: [-54, -22], bend: -1, toe: 60 },
};
const WATCHING: Pose = {
  hip: [0, -162],
  neck: [1, -258],
  tilt: -4,
  turn: 0.35,
  face: -0.6,
  farArm: { to: [-20, -206], bend: -1 },
  nearArm: { to: [22, -200], bend: 1 },
  farLeg: { to: [16, -16] },
  nearLeg: { to: [-13, -14] },
};

/** An installer at the wall of a house; the thread runs from the street over his reel into the box. */
export function installer(options: SceneOptions): string {
  const wide = options.width / options.height > 1.9;
  // Over a film lie captions and a play button: the installer's face is above them.
  const focus = [0.5, options.phase === undefined ? 0.8 : 1] as const;
  const s = openStage(
    'installer',
    options,
    { theme: 'light', hue: 'teal' },
    wide ? { width: 1240, height: 568 } : { width: 960, height: 720, focus },
  );
  const { look, phase } = s;
  const dx = wide ? 270 : 0;
  const dy = wide ? -112 : 0;
  const w = wide ? 1240 : 960;
  const GROUND = 596 + dy;
  const at = (x: number, y: number): Point => [x + dx, y + dy];
  const worker: Person = {
    ...cast.installer,
    top: palette.ink3,
    trim: look.second.bright,
    bottom: palette.ink2,
    cloth: look.hue.base,
  };
  const resident: Person = { ...cast.amina, cloth: '#FF7A66', top: palette.white, bottom: '#5B3FD6' };
  const wallX = 600 + dx;
  const reelAt = at(236, 0)[0];
  const first: Point[] = [
    [-30, GROUND + 58],
    [lerp(-30, reelAt, 0.4), GROUND + 72],
    [lerp(-30, reelAt, 0.78), GROUND + 42],
    [reelAt - 6, GROUND + 22],
  ];
  const pulled: Point[] = [
    at(236, 470),
    at(292, 474),
    at(340, 516),
    at(420, 548),
    at(500, 520),
    at(552, 462),
  ];
  const lead: Point[] = [at(548, 458), at(566, 424), at(584, 404), at(628, 402)];
  const reelY = GROUND + 26;
  const line = { street: first, reel: [reelAt, reelY - 78] as Point, radius: 62, pulled, lead };
  const coming = phase === undefined ? undefined : lightIn(line, look, phase);
  const arrived = phase === undefined ? 0 : received(phase);
  // The wide frame of a film cuts the sky: its clouds hang lower.
  const [drift, sink] = phase === undefined ? [0, 0] : [9 * swing(phase), 146];
  const out = [
    rect(
      0,
      0,
      w,
      GROUND,
      s.gradient('sky', [
        [0, mix(palette.sky, palette.paper, 0.25)],
        [0.8, palette.paper],
      ]),
    ),
    place(cloud(palette.white), 150 + drift, 110 + sink, 1.1),
    place(cloud(palette.white), 420 + dx - drift, 70 + sink * 1.35, 0.8),
    hills(
      [
        [0, GROUND - 120],
        [w * 0.2, GROUND - 178],
        [w * 0.42, GROUND - 116],
        [w * 0.7, GROUND - 170],
        [w, GROUND - 130],
      ],
      GROUND,
      look.hue.wash,
    ),
    hills(
      [
        [0, GROUND - 50],
        [w * 0.3, GROUND - 92],
        [w * 0.55, GROUND - 52],
        [w, GROUND - 70],
      ],
      GROUND,
      mix(look.hue.wash, look.hue.tint, 0.55),
    ),
    place(tree(mix(look.hue.tint, look.hue.base, 0.25), palette.wood), 40 + dx * 0.1, GROUND + 2, 1.1),
    wide ? place(tree(look.hue.tint, palette.wood), 470, GROUND + 2, 0.9) : '',
    rect(0, GROUND, w, 140, mix(palette.leafLight, look.hue.wash, 0.45)),
    fill(`M0 ${GROUND + 26}Q${w / 2} ${GROUND + 40} ${w} ${GROUND + 24}V${GROUND + 140}H0z`, palette.cream),
    place(
      van(palette.white, look.hue.bright, palette.sky),
      wide ? 250 : 128,
      GROUND + 12,
      wide ? 1.08 : 1.02,
      { flip: !wide },
    ),
    // The house: wall, eaves, window, door
    rect(wallX, 130 + dy, 700, GROUND - 130 - dy, '#FFFDF8'),
    stroke(
      Array.from({ length: 15 }, (_, i) => `M${wallX} ${160 + dy + i * 30}H${w}`).join(''),
      palette.sand,
      2,
    ),
    rect(wallX, 130 + dy, 14, GROUND - 130 - dy, palette.sand),
    fill(`M${wallX - 60} ${150 + dy}L${wallX + 130} ${-20 + dy}H${w + 40}V${150 + dy}z`, look.hue.base),
    rect(wallX - 62, 142 + dy, 800, 14, look.hue.deep, 3),
    rect(wallX, GROUND - 24, 700, 30, palette.cloud),
    rect(wallX + 188, 236 + dy, 150, GROUND - 236 - dy, palette.white, 4),
    rect(wallX + 200, 248 + dy, 126, GROUND - 248 - dy, mix(palette.glowSoft, palette.glow, arrived * 0.8)),
    fill(`M${wallX + 200} ${248 + dy}l-46 18v${GROUND - 262 - dy}l46 -10z`, look.second.base),
    circle(wallX + 164, 440 + dy, 5, palette.glow),
    rect(wallX + 170, GROUND - 6, 190, 18, palette.cloud, 4),
    rect(wallX + 156, GROUND + 10, 220, 18, palette.haze, 4),
    wide
      ? rect(wallX + 420, 270 + dy, 150, 150, look.second.tint, 4, {
          stroke: palette.white,
          strokeWidth: 12,
        }) + stroke(`M${wallX + 495} ${270 + dy}v150M${wallX + 420} ${330 + dy}h150`, palette.white, 6)
      : '',
    place(
      figure(resident, phase === undefined ? WATCHING : watching(WATCHING, phase)),
      wallX + 262,
      GROUND + 2,
      0.98,
    ),
    // The box on the wall and its light
    rect(wallX + 20, 372 + dy, 64, 84, palette.cloud, 8) +
      rect(wallX + 28, 380 + dy, 48, 68, palette.white, 5) +
      (arrived > 0
        ? circle(wallX + 64, 436 + dy, 6 + 9 * arrived, look.hue.bright, { opacity: 0.3 * arrived })
        : '') +
      circle(wallX + 64, 436 + dy, 5 + 1.5 * arrived, look.hue.bright) +
      stroke(`M${wallX + 38} ${392 + dy}h28M${wallX + 38} ${402 + dy}h20`, palette.haze, 3) +
      stroke(`M${wallX + 52} ${372 + dy}V${170 + dy}`, palette.cloud, 6),
    phase === undefined ? '' : signal([wallX + 52, 414 + dy], look, phase),
    place(shrub(palette.leafLight), wallX + 110, GROUND + 4, 0.9),
    place(
      mailbox(look.second.bright, palette.woodDark),
      430 + dx * (wide ? 0.35 : 1) - (wide ? 0 : 74),
      GROUND + 8,
      wide ? 1 : 0,
    ),
    ellipse(reelAt, GROUND + 26, 90, 9, palette.ink, { opacity: 0.14 }),
    place(place(reel(palette.woodLight, [look.thread, look.hue.bright]), 0, 100), reelAt, reelY - 78, 0.78, {
      rotate: 360 * cycle(phase ?? 0),
    }),
    ellipse(438 + dx, GROUND + 40, 140, 11, palette.ink, { opacity: 0.14 }),
    bundle(pulled, 2, 4.6, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(1) }, 40),
    coming?.behind ?? '',
    place(
      figure(worker, phase === undefined ? FITTING : fitting(FITTING, phase)),
      418 + dx,
      GROUND + 38,
      1.22,
    ),
    // Tool case
    rect(346 + dx - 80, GROUND + 4, 74, 40, look.second.base, 6) +
      stroke(`M${288 + dx} ${GROUND + 4}q0 -16 12 -16h6q12 0 12 16`, palette.ink, 5) +
      rect(266 + dx, GROUND + 18, 74, 5, mix(look.second.base, palette.ink, 0.3)),
    bundle(first, 4, 4.6, { from: look.thread, to: look.hue.bright, width: 2.4, draw: s.draw(0) }, 50),
    bundle(lead, 2, 4.6, { from: look.thread, to: look.hue.bright, width: 2.6, draw: s.draw(1) }, 40),
    coming?.before ?? '',
  ];
  return s.frame(look.bg, out);
}
