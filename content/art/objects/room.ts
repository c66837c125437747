import { mix, palette } from '../palette.ts';
import { smooth } from '../path.ts';
import { circle, ellipse, fill, rect, stroke } from '../svg.ts';

/** A sofa with three cushions' width; origin at the middle of the floor line, `width` px wide, about 190 high. */
export function sofa(width: number, color: string, feet: string): string {
  const half = width / 2;
  const dark = mix(color, palette.ink, 0.22);
  const light = mix(color, '#ffffff', 0.1);
  return (
    stroke(`M${-half + 40} -20V0M${half - 40} -20V0`, feet, 10) +
    rect(-half + 22, -190, width - 44, 150, dark, 30) +
    stroke(`M0 -186V-96`, mix(dark, palette.ink, 0.25), 2) +
    rect(-half + 30, -104, width - 60, 62, color, 16) +
    stroke(`M0 -104v34`, dark, 2) +
    rect(-half + 22, -66, width - 44, 48, mix(color, palette.ink, 0.1), 14) +
    rect(-half, -138, 58, 122, light, 26) +
    rect(half - 58, -138, 58, 122, light, 26)
  );
}

/** An armchair seen from the side in three quarters, facing right; 190 wide, 230 high. Two layers: [behind, in front]. */
export function armchair(color: string, feet: string): readonly [string, string] {
  const dark = mix(color, palette.ink, 0.22);
  return [
    stroke('M-70 -20L-80 0M74 -20L82 0', feet, 8) +
      fill(
        smooth(
          [
            [-96, -20],
            [-104, -150],
            [-84, -232],
            [-40, -236],
            [-24, -190],
            [-14, -96],
            [84, -92],
            [92, -20],
          ],
          { closed: true, tension: 0.2, digits: 0 },
        ),
        dark,
      ),
    rect(-92, -118, 170, 36, color, 18) +
      fill('M-78 -96H66q14 0 14 14v52q0 14 -14 14H-70q-14 0-14-14v-40z', mix(color, '#ffffff', 0.08)),
  ];
}

/** A floor lamp that bends over from the right of its foot; 330 high. `light` is the colour of its cone, if it is on. */
export function floorLamp(stem: string, shade: string, light?: string): string {
  return (
    (light
      ? fill('M-132 -262L-236 -4H30L-58 -262z', light, { opacity: light === palette.white ? 0.4 : 0.15 })
      : '') +
    ellipse(0, -3, 36, 6, stem) +
    stroke('M0 -4V-262c0 -60 -90 -62 -94 -16', stem, 4.5) +
    fill('M-114 -304h40l20 46h-80z', shade) +
    (light ? ellipse(-94, -256, 16, 6, palette.glowSoft) : '')
  );
}

/** A lamp hung from the ceiling; the cord is the scene's own thread. Origin at the top of the shade. */
export function pendant(shade: string, width: number, light?: string): string {
  const half = width / 2;
  return (
    (light
      ? fill(`M${-half + 6} 50L${-half * 3} 330H${half * 3}L${half - 6} 50z`, light, {
          opacity: light === palette.white ? 0.45 : 0.14,
        })
      : '') +
    rect(-8, -10, 16, 14, mix(shade, palette.ink, 0.3), 4) +
    fill(`M${-half} 52c2-34 ${half * 0.5}-52 ${half}-52s${half - 2} 18 ${half} 52z`, shade) +
    (light ? ellipse(0, 52, half * 0.5, 8, palette.glowSoft) : '') +
    fill(`M${-half * 0.62} 44c4-20 ${half * 0.3}-32 ${half * 0.5}-36`, 'none', {
      stroke: mix(shade, '#ffffff', 0.35),
      strokeWidth: 3,
    })
  );
}

/** A window with its evening outside: `outside` is drawn in the opening, which must be clipped by the caller. */
export function windowFrame(
  x: number,
  y: number,
  width: number,
  height: number,
  outside: string,
  trim: string,
): string {
  const shadow = mix(trim, palette.ink, 0.16);
  return (
    outside +
    rect(x, y, width, height, 'none', 10, { stroke: trim, strokeWidth: 12 }) +
    stroke(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.4}H${x + width}`, trim, 6) +
    rect(x - 18, y + height + 2, width + 36, 14, trim, 4) +
    rect(x - 12, y + height + 16, width + 24, 5, shadow)
  );
}

/** A laptop seen from its side and back: the lid leans left, the keyboard lies to the right (or flipped). Base at y = 0, 150 wide. */
export function laptop(body: string, glow: string): string {
  return (
    fill('M-22 -4L-52 -88q-2 -6 4 -6h3q5 0 7 5L-8 -4z', body) +
    fill('M-38 -90L-8 -6L-4 -6L-34 -90z', glow) +
    rect(-24, -7, 108, 7, mix(body, palette.ink, 0.25), 3.5)
  );
}

/** A laptop from behind: the lid with the mark of three threads. 150 wide, base at y = 0. */
export function laptopBack(body: string, mark: string): string {
  return (
    rect(-70, -98, 140, 92, body, 8) +
    stroke('M-18 -58c8 -14 28 -14 36 0M-18 -52c8 -14 28 -14 36 0M-18 -46c8 -14 28 -14 36 0', mark, 2.2) +
    rect(-84, -8, 168, 8, mix(body, palette.ink, 0.25), 4)
  );
}

/** A mug with steam of two threads; 36 wide. */
export function mug(color: string, steam?: string): string {
  return (
    (steam ? stroke('M-8 -44q-6 -10 0 -18t0 -18M6 -44q-6 -10 0 -18t0 -18', steam, 2) : '') +
    stroke('M16 -28q14 0 12 11q-2 9 -13 9', color, 5) +
    fill('M-18 -36H18V-8q0 8 -8 8h-20q-8 0-8-8z', color) +
    ellipse(0, -36, 18, 4, mix(color, palette.ink, 0.25))
  );
}

/** A row of books standing; 14–22 px each. */
export function books(colors: readonly string[], height: number): string {
  let x = 0;
  return colors
    .map((color, i) => {
      const w = 14 + ((i * 5) % 9);
      const h = height - ((i * 11) % 22);
      const out = rect(x, -h, w, h, color, 2) + rect(x, -h + 10, w, 5, mix(color, '#ffffff', 0.35));
      x += w + 1;
      return out;
    })
    .join('');
}

/** A picture on the wall: one of the kit's own small weaves. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  border: string,
  ground: string,
  line: string,
): string {
  const mid = y + height / 2;
  const lines = [0, 1, 2, 3]
    .map(
      (n) =>
        `M${x + 10} ${mid + n * 7}q${width * 0.22} ${-height * 0.5} ${(width - 20) / 2} 0t${(width - 20) / 2} 0`,
    )
    .join('');
  return rect(x, y, width, height, ground, 4, { stroke: border, strokeWidth: 5 }) + stroke(lines, line, 2);
}

/** The router: a soft upright box with a light; 92 wide, 120 high, stands on y = 0. */
export function routerBox(body: string, light: string): string {
  const shade = mix(body, palette.ink, 0.1);
  return (
    fill('M-46 -8V-92q0 -30 30 -30h32q30 0 30 30v84q0 8 -8 8h-76q-8 0-8-8z', body) +
    fill('M22 -122q24 2 24 30v84q0 8 -8 8h-20q10-4 10-14V-96q0-16-6-26z', shade) +
    circle(0, -30, 9, light, { opacity: 0.25 }) +
    circle(0, -30, 4.5, light) +
    stroke('M-18 -92q18 -14 36 0M-12 -82q12 -9 24 0M-6 -73q6 -4 12 0', light, 2.6)
  );
}

/** An office chair from the side; seat at y = −92. */
export function officeChair(color: string, metal: string): string {
  return (
    stroke('M0 -84V-24M-36 -8L0 -26L36 -8', metal, 7) +
    circle(-36, -6, 6, metal) +
    circle(36, -6, 6, metal) +
    rect(-46, -98, 96, 18, color, 9) +
    stroke('M-42 -92q-20 -10 -22 -50', metal, 6) +
    rect(-76, -214, 22, 104, color, 11)
  );
}
