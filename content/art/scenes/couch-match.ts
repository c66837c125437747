import { cast } from '../cast.ts';
import { figure } from '../figures.ts';
import type { Person, Pose } from '../body.ts';
import { frame, sofa } from '../objects/room.ts';
import { cat } from '../objects/pets.ts';
import { mix, palette } from '../palette.ts';
import { lerp, type Point } from '../path.ts';
import { openStage, type SceneOptions } from '../scene.ts';
import { circle, ellipse, fill, group, place, rect, stroke } from '../svg.ts';
import { bundle, rings } from '../threads.ts';

const WINNING: Pose = {
  hip: [0, -104],
  neck: [-6, -200],
  head: [0, -238],
  tilt: -6,
  turn: 0.5,
  face: 0.6,
  farArm: { to: [54, -292], bend: -1 },
  nearArm: { to: [-62, -288], bend: 1 },
  farLeg: { to: [92, -14], bend: -1 },
  nearLeg: { to: [72, -12], bend: -1 },
};
const LOSING: Pose = {
  hip: [0, -104],
  neck: [26, -190],
  head: [42, -226],
  tilt: 12,
  turn: 0.7,
  face: 0.8,
  farArm: { to: [90, -152], bend: 1 },
  nearArm: { to: [80, -146], bend: 1 },
  farLeg: { to: [92, -14], bend: -1 },
  nearLeg: { to: [70, -12], bend: -1 },
};

/** A controller seen from its back, held in both hands; 84 wide around its middle. */
function pad(body: string, light: string): string {
  return (
    fill(
      'M-30 -18h60q12 0 14 14l6 22q2 12 -8 12q-8 0 -14 -12h-56q-6 12 -14 12q-10 0 -8 -12l6 -22q2 -14 14 -14z',
      body,
    ) +
    circle(-16, -4, 5, mix(body, palette.ink, 0.4)) +
    circle(18, -6, 3.4, light) +
    circle(24, 0, 3.4, light) +
    circle(12, 0, 3.4, light)
  );
}

/** Two on the sofa, one race: grandmother has just crossed the line. */
export function couchMatch(options: SceneOptions): string {
  const s = openStage(
    'couch',
    options,
    { theme: 'dark', hue: 'violet' },
    { width: 1280, height: 720, focus: [0.5, 0.6] },
  );
  const { look } = s;
  const grandmother: Person = {
    ...cast.ruth,
    top: '#FAD492',
    trim: '#FF7A66',
    bottom: '#2A3566',
    mood: 'laugh',
  };
  const grandson: Person = {
    skin: 'peach',
    hair: 'short',
    hairColor: 'chestnut',
    top: '#17B8A6',
    wear: 'hoodie',
    trim: palette.white,
    bottom: '#3A468C',
    shoes: palette.white,
    mood: 'calm',
    eyes: 'open',
  };
  const screen = 'M914 150q0 -12 12 -14L1180 96q14 -2 14 12V452q0 14 -14 12L926 430q-12 -2 -12 -14z';
  const streams = [0, 1, 2].map((n): Point[] => [
    [930, 236 + n * 60],
    [820, 190 + n * 36],
    [680, 96 + n * 26],
    [480, 74 + n * 18],
    [260, 120 + n * 8],
    [-40, 40 + n * 26],
  ]);
  const wood = '#4A3A5E';
  const out = [
    rect(0, 0, 1280, 720, '#161A45'),
    circle(1040, 300, 430, look.hue.base, { opacity: 0.16 }),
    circle(1040, 300, 310, look.hue.base, { opacity: 0.18 }),
    rect(0, 596, 1280, 124, '#0D1233'),
    frame(96, 200, 112, 86, palette.ink4, palette.ink2, look.hue.bright),
    ...streams.map((line, n) =>
      bundle(
        line,
        5,
        (t) => lerp(3, 7, t),
        {
          from: n % 2 ? look.second.bright : look.thread,
          to: look.threadBright,
          width: 2.2,
          opacity: 0.9,
          draw: s.draw(n),
        },
        90,
      ),
    ),
    // The screen and its board
    rect(860, 520, 400, 26, wood, 6),
    rect(872, 546, 376, 62, mix(wood, palette.ink, 0.3), 6),
    fill('M1030 446h40v74h-40z', '#080B20'),
    fill(screen, '#080B20'),
    group(
      { clipPath: s.clip('screen', fill('M926 158L1180 116V444L926 418z', '#fff')) },
      rect(900, 90, 320, 380, look.hue.base),
      circle(1070, 220, 60, '#FFD27A'),
      fill('M900 330L1060 280L1220 330V480H900z', '#1A1450'),
      stroke(
        'M1058 282L930 470M1062 282L1010 470M1066 282L1110 470M1070 282L1200 470',
        look.second.bright,
        4,
      ),
      place(
        fill('M-34 12q4 -26 34 -30q30 4 34 30z', '#FF7A66') + fill('M-12 -8h24v12h-24z', palette.ink),
        1076,
        400,
        1.2,
      ),
      place(
        fill('M-34 12q4 -26 34 -30q30 4 34 30z', '#17B8A6') + fill('M-12 -8h24v12h-24z', palette.ink),
        996,
        356,
        0.7,
      ),
    ),
    rect(1140, 478, 70, 42, palette.white, 8),
    circle(1158, 499, 5, look.hue.bright),
    ellipse(470, 664, 400, 34, '#221F66'),
    rings(470, 664, 388, 30, 3, 16, look.hue.base, 2),
    place(sofa(620, '#4A3FB4', palette.woodDark), 420, 640, 1.2),
    place(figure(grandmother, WINNING), 350, 648, 1.42),
    place(figure(grandson, LOSING), 560, 648, 1.36),
    place(pad(palette.white, look.second.bright), 684, 446, 0.84, { rotate: 14 }),
    place(pad(palette.white, look.second.bright), 262, 226, 0.84, { rotate: -24 }),
    place(cat('#E9A15B', '#B96F32'), 108, 686, 1.16),
    // Confetti for the winner
    stroke('M210 150h.1M300 96h.1M470 140h.1M536 200h.1M180 250h.1', '#F5A524', 11),
    stroke('M250 120h.1M410 108h.1M500 250h.1M160 190h.1', look.second.bright, 11),
    stroke('M350 146h.1M450 190h.1M220 200h.1', '#17B8A6', 11),
  ];
  return s.frame('#161A45', out);
}
