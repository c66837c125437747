import { circle, fill, rect, stroke } from '../svg.ts';
import { door, type House, type HouseKit } from './house-parts.ts';
import { box, panes } from './panes.ts';

/** A pointed roof with a round window under it, and a chimney. */
export function gable({ colors, inside, lit, roof, siding }: HouseKit): House {
  return {
    width: 160,
    drawing:
      rect(112, -186, 20, 50, colors.roof) +
      rect(108, -190, 28, 8, colors.trim, 2) +
      fill('M10 0V-112L80-170L150-112V0z', colors.wall) +
      siding(10, 140, -112, 0) +
      roof([
        [-4, -106],
        [80, -182],
        [164, -106],
        [154, -96],
        [80, -162],
        [6, -96],
      ]) +
      circle(80, -124, 13, colors.trim) +
      circle(80, -124, 10, lit(5) ? colors.lit : colors.unlit) +
      stroke('M80 -134v20M70 -124h20', colors.trim, 1.6) +
      panes([[28, -84, 50, 46, true, inside(1)]], colors) +
      door(102, 32, 66, colors) +
      rect(94, -6, 48, 6, colors.trim, 1),
    roofline: [
      [10, 0],
      [10, -100],
      [-4, -104],
      [80, -182],
      [108, -157],
      [108, -190],
      [136, -190],
      [136, -131],
      [164, -104],
      [150, -100],
      [150, 0],
    ],
    entry: [28, -14],
    window: [53, -62],
  };
}

/** Low and wide, with a dormer and a porch. */
export function bungalow({ colors, inside, lit, roof, siding }: HouseKit): House {
  return {
    width: 216,
    drawing:
      rect(14, -86, 188, 86, colors.wall) +
      siding(14, 188, -86, 0, 11) +
      roof([
        [-6, -84],
        [48, -142],
        [168, -142],
        [222, -84],
      ]) +
      fill('M82-142L108-168L134-142L134-112H82z', colors.wall) +
      roof([
        [74, -138],
        [108, -174],
        [142, -138],
        [136, -132],
        [108, -160],
        [80, -132],
      ]) +
      panes(
        [
          [96, -140, 24, 22, lit(3)],
          [28, -66, 56, 38, true, inside(0)],
          [158, -64, 28, 34, lit(1), inside(3)],
        ],
        colors,
      ) +
      door(106, 30, 64, colors) +
      rect(-2, -10, 220, 10, colors.trim, 2) +
      fill([10, 92, 148, 200].map((x) => box(x, -84, 7, 76)).join(''), colors.trim) +
      rect(2, -88, 212, 7, colors.trim, 2),
    roofline: [
      [10, 0],
      [10, -80],
      [-6, -84],
      [48, -142],
      [76, -142],
      [74, -138],
      [108, -174],
      [142, -138],
      [140, -142],
      [168, -142],
      [222, -84],
      [206, -80],
      [206, 0],
    ],
    entry: [28, -14],
    window: [56, -46],
  };
}

/** One slope of roof, and a large window. */
export function modern({ colors, dark, inside, lit, roof }: HouseKit): House {
  return {
    width: 186,
    drawing:
      fill('M8 0V-92H98V0z', dark) +
      fill('M70 0V-158L178-124V0z', colors.wall) +
      roof([
        [62, -152],
        [186, -114],
        [186, -126],
        [62, -168],
      ]) +
      rect(0, -100, 74, 10, colors.roof, 2) +
      panes(
        [
          [22, -72, 34, 40, lit(1), inside(1)],
          [92, -108, 66, 44, true, inside(4)],
          [136, -48, 26, 26, lit(2)],
        ],
        colors,
      ) +
      door(92, 28, 56, colors) +
      stroke('M84 0v-130', dark, 1.4),
    roofline: [
      [8, 0],
      [8, -90],
      [0, -90],
      [0, -100],
      [70, -100],
      [70, -152],
      [62, -152],
      [62, -168],
      [186, -126],
      [186, -114],
      [178, -116],
      [178, 0],
    ],
    entry: [96, -12],
    window: [125, -86],
  };
}
