import { hues, mix, palette } from '../palette.ts';
import { smooth } from '../path.ts';
import { circle, el, ellipse, fill, num, rect, stroke } from '../svg.ts';

/** A street lamp, 170 high, its light to the right of the post. */
export function streetLamp(post: string, light: string, lit: boolean): string {
  return (
    (lit
      ? circle(22, -150, 46, light, { opacity: 0.1 }) + circle(22, -150, 26, light, { opacity: 0.16 })
      : '') +
    stroke('M0 0V-150q0 -18 14 -18h8', post, 4) +
    rect(-5, -16, 10, 16, post, 2) +
    fill('M8 -166h28l-5 12h-18z', post) +
    fill('M14 -154h16q-1 9 -8 9t-8 -9z', light)
  );
}

const HIND_LEG = 'M-36 -44q2 14 6 18q4 12 2 22q0 4 6 4h4q5 0 4 -5q-2 -14 4 -29z';
const FORE_LEG = 'M10 -44q12 18 13 40q0 4 5 4h5q4 0 4 -4l1 -46z';

/** Turns a leg or a tail about the joint that it hangs from. */
function swung(part: string, x: number, y: number, degrees: number): string {
  return degrees === 0 ? part : el('g', { transform: `rotate(${num(degrees)} ${x} ${y})` }, part);
}

/** A dog standing, looking right; about 90 long, 74 high. `stride` −1…1 sets its legs apart for a walk, `wag` −1…1 its tail. */
export function dog(coat: string, dark: string, stride = 0, wag = 0): string {
  const step = stride * 22;
  return (
    swung(stroke('M-30 -42q-18 -6 -20 -24', coat, 7), -30, -42, wag * 20) +
    (step === 0
      ? stroke('M-26 -34L-30 -18L-28 -4M20 -34L24 -18L22 -4', dark, 9)
      : swung(stroke('M-26 -34L-30 -18L-28 -4', dark, 9), -26, -38, -step) +
        swung(stroke('M20 -34L24 -18L22 -4', dark, 9), 20, -38, step)) +
    fill(
      smooth(
        [
          [-36, -48],
          [-10, -54],
          [16, -54],
          [30, -66],
          [38, -46],
          [28, -26],
          [0, -26],
          [-26, -24],
          [-38, -32],
        ],
        { closed: true, digits: 0 },
      ),
      coat,
    ) +
    (step === 0
      ? fill(HIND_LEG + FORE_LEG, coat)
      : swung(fill(HIND_LEG, coat), -24, -40, step) + swung(fill(FORE_LEG, coat), 24, -40, -step)) +
    fill(
      smooth(
        [
          [22, -66],
          [28, -82],
          [44, -84],
          [54, -74],
          [68, -68],
          [66, -58],
          [50, -56],
          [36, -52],
        ],
        { closed: true, digits: 0 },
      ),
      coat,
    ) +
    fill('M30 -84q-14 2 -14 22q10 2 16 -8z', dark) +
    circle(48, -73, 2.4, palette.ink) +
    ellipse(67, -66, 4, 3, palette.ink) +
    stroke('M24 -56q8 8 16 4', hues.coral.base, 4.5)
  );
}

/** A bicycle leaning towards nobody; about 150 wide, 100 high. */
export function bicycle(frame: string, tire: string): string {
  const wheel = (x: number): string =>
    circle(x, -32, 30, 'none', { stroke: tire, strokeWidth: 4 }) +
    circle(x, -32, 4, tire) +
    stroke(
      `M${x - 28} -32h56M${x} -60v56M${x - 20} -52l40 40M${x + 20} -52l-40 40`,
      mix(tire, '#ffffff', 0.45),
      1,
    );
  return (
    wheel(-46) +
    wheel(46) +
    stroke('M-46 -32L-22 -78H28L-4 -32zM-26 -88L-4 -32M28 -78L46 -32M28 -78L24 -96H38', frame, 4.5) +
    stroke('M-36 -90h22', tire, 6) +
    circle(-4, -32, 7, tire)
  );
}

/** The provider's van, looking right; 300 wide, 150 high. */
export function van(body: string, stripe: string, glass: string): string {
  const dark = mix(body, palette.ink, 0.2);
  const wheel = (x: number): string =>
    circle(x, -22, 24, palette.ink) + circle(x, -22, 11, palette.cloud) + circle(x, -22, 4, palette.ink);
  return (
    fill(
      'M-150 -24V-128q0 -16 16 -16H54q10 0 18 8l42 44q30 6 34 20q4 12 2 40q0 8 -8 8H-142q-8 0 -8 -8z',
      body,
    ) +
    fill('M58 -130q6 0 10 5l34 37H46v-42z', glass) +
    fill('M60 -126l14 0l-16 38h-8z', '#ffffff', { opacity: 0.35 }) +
    stroke('M34 -140V-24M34 -84h16', dark, 2) +
    stroke(
      'M-150 -52c60 0 70 -44 110 -44s40 34 74 34M-150 -44c60 0 72 -44 112 -44s38 34 72 34M-150 -36c60 0 74 -44 114 -44s36 34 70 34',
      stripe,
      3,
      { strokeLinecap: 'butt' },
    ) +
    rect(-154, -34, 308, 12, dark, 6) +
    fill('M140 -66q8 2 9 10h-12z', palette.glow) +
    wheel(-92) +
    wheel(94) +
    rect(-128, -152, 150, 6, dark, 3)
  );
}

/** A spool of conduit or thread lying on its edge: flanges and windings; 160 wide, 150 high. */
export function spool(flange: string, windings: readonly [string, string], turns = 9): string {
  let lines = '';
  for (let i = 0; i < turns; i += 1)
    lines += stroke(`M${-44 + (i * 88) / (turns - 1)} -22v-106`, i % 2 ? windings[0] : windings[1], 6, {
      strokeLinecap: 'butt',
    });
  return (
    rect(-50, -128, 100, 106, mix(windings[0], palette.ink, 0.3)) +
    lines +
    rect(-66, -150, 20, 150, flange, 8) +
    rect(46, -150, 20, 150, flange, 8) +
    rect(-66, -150, 7, 150, mix(flange, palette.ink, 0.2), 4) +
    rect(46, -150, 7, 150, mix(flange, palette.ink, 0.2), 4)
  );
}

/** A round reel seen from its side: rings of thread between hub and rim; radius 100, stands on y = 0. */
export function reel(flange: string, windings: readonly [string, string]): string {
  const dark = mix(flange, palette.ink, 0.25);
  return (
    circle(0, -100, 100, flange) +
    circle(0, -100, 88, dark) +
    [82, 76, 70, 64, 58, 52, 46, 40]
      .map((r, i) =>
        circle(0, -100, r, 'none', { stroke: i % 2 ? windings[0] : windings[1], strokeWidth: 4 }),
      )
      .join('') +
    circle(0, -100, 32, flange) +
    circle(0, -100, 10, palette.ink) +
    [0, 60, 120, 180, 240, 300]
      .map((a) =>
        circle(Math.cos((a * Math.PI) / 180) * 21, -100 + Math.sin((a * Math.PI) / 180) * 21, 3, dark),
      )
      .join('')
  );
}

/** A traffic cone, 60 high. */
export function cone(color: string): string {
  return (
    rect(-26, -8, 52, 8, mix(color, palette.ink, 0.25), 3) +
    fill('M-18 -8L-5 -58q5 -5 10 0L18 -8z', color) +
    fill('M-14 -22h28l3 9h-34zM-9 -42h18l3 10h-24z', palette.white)
  );
}

/** A letter box on a post with a little flag, 90 high. */
export function mailbox(color: string, post: string): string {
  return (
    rect(-4, -60, 8, 60, post, 2) +
    fill('M-26 -58v-18q0 -16 16 -16h26q14 0 14 16v18z', color) +
    fill('M-26 -58v-18q0 -16 13 -16t13 16v18z', mix(color, palette.ink, 0.18)) +
    stroke('M16 -70v-28h12', hues.coral.base, 4)
  );
}
