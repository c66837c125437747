import { mix, palette } from '../palette.ts';
import { circle, ellipse, fill, rect, stroke } from '../svg.ts';

/** A radio dish in three quarters, looking to the left; its middle is the origin, about 190 high. */
export function dish(shell: string, inside: string, rings: string): string {
  return (
    fill('M6 -96C66 -86 92 -44 92 0S66 86 6 96z', mix(shell, palette.ink, 0.22)) +
    ellipse(0, 0, 46, 98, shell) +
    ellipse(-3, 0, 38, 88, inside) +
    [0.76, 0.52, 0.28]
      .map((share) => ellipse(-3, 0, 38 * share, 88 * share, 'none', { stroke: rings, strokeWidth: 2.4 }))
      .join('') +
    stroke('M-4 -84L-92 -4M-4 84L-92 4M34 0H-88', mix(shell, palette.ink, 0.35), 4) +
    rect(-112, -13, 30, 26, mix(shell, palette.ink, 0.45), 8)
  );
}

/** A lattice tower with a dish at its top; stands on y = 0, `height` px high. */
export function mast(height: number, color: string, light: string): string {
  const steps = Math.floor(height / 44);
  const width = (y: number): number => 22 - (16 * y) / height;
  let braces = '';
  for (let index = 0; index < steps; index += 1) {
    const [low, high] = [(index * height) / steps, ((index + 1) * height) / steps];
    braces += `M${-width(low)} ${-low}L${width(high)} ${-high}M${width(low)} ${-low}L${-width(high)} ${-high}`;
  }
  return (
    stroke(`M-22 0L-6 ${-height}M22 0L6 ${-height}M0 ${-height}v-26`, color, 4) +
    stroke(braces, color, 2) +
    circle(0, -height - 30, 4, light)
  );
}

/** A water tank on legs, as roofs have it; stands on y = 0, 150 high. */
export function waterTank(body: string, dark: string): string {
  return (
    stroke('M-42 0V-50M42 0V-50M-42 -8L42 -46M42 -8L-42 -46', dark, 5) +
    rect(-54, -118, 108, 72, body, 6) +
    stroke('M-54 -96H54M-54 -68H54', dark, 3) +
    fill('M-60 -116L0 -156L60 -116z', dark)
  );
}
