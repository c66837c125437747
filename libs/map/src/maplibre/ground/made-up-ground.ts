import { bend, hash, unbend } from './noise.ts';

/** The kind of a shape of the ground. */
export type GroundKind = 'highway' | 'avenue' | 'street' | 'lane' | 'park' | 'lake' | 'river' | 'house';

/** A box on the map's plane, in kilometers from the map's northwest corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Shape {
  readonly kind: GroundKind;
  /** A line, or the ring of an area, in kilometers. */
  readonly points: readonly (readonly [number, number])[];
}

/** Size of the largest squares, in kilometers. Each square is divided into smaller boxes. */
const ROOT_KM = 24;
/** Size of a block of houses, in kilometers. Blocks are not divided further. */
const BLOCK_KM = 0.2;
const RIVER_EVERY_KM = 18;
const RIVER_STEPS = 120;
/** Distance between the points of a bent line, in kilometers. */
const STEP_KM = 0.3;
const LOT_KM = 0.034;

const kindOf = (km: number): GroundKind =>
  km > 14 ? 'highway' : km > 2.6 ? 'avenue' : km > 0.62 ? 'street' : 'lane';

const meets = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

function bentLine(x1: number, y1: number, x2: number, y2: number): [number, number][] {
  const parts = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / STEP_KM));
  return Array.from({ length: parts + 1 }, (_, part) =>
    bend(x1 + ((x2 - x1) * part) / parts, y1 + ((y2 - y1) * part) / parts),
  );
}

/** Returns an area with round corners, a little smaller than its box. */
function blob({ left, top, right, bottom }: Box, roundness: number): [number, number][] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [rx, ry] = [(right - left) * 0.46, (bottom - top) * 0.46];
  const power = 2 / roundness;
  return Array.from({ length: 33 }, (_, part) => {
    const angle = (part / 32) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return bend(
      x + rx * Math.sign(cos) * Math.abs(cos) ** power,
      y + ry * Math.sign(sin) * Math.abs(sin) ** power,
    );
  });
}

function houses(block: Box, seed: number, shapes: Shape[]): void {
  const columns = Math.floor((block.right - block.left - 0.02) / LOT_KM);
  const rows = Math.floor((block.bottom - block.top - 0.02) / LOT_KM);
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const chance = hash(seed, column, row);
      // The middle of a block mostly has yards, so it has fewer houses.
      const inside = column > 0 && row > 0 && column < columns - 1 && row < rows - 1;
      if (chance < (inside ? 0.55 : 0.1)) continue;
      const left = block.left + 0.014 + column * LOT_KM;
      const top = block.top + 0.014 + row * LOT_KM;
      const [wide, deep] = [0.016 + 0.012 * chance, 0.016 + 0.012 * hash(seed, row, column, 7)];
      const ring = [
        [left, top],
        [left + wide, top],
        [left + wide, top + deep],
        [left, top + deep],
        [left, top],
      ];
      shapes.push({ kind: 'house', points: ring.map(([x = 0, y = 0]) => bend(x, y)) });
    }
}

function divide(box: Box, seed: number, view: Box, detailKm: number, shapes: Shape[]): void {
  if (!meets(box, view)) return;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const km = Math.max(width, height);
  const chance = hash(seed, 1);
  if (km < 1.5 && km > 0.24 && chance < 0.03) {
    shapes.push({ kind: chance < 0.006 ? 'lake' : 'park', points: blob(box, chance < 0.006 ? 2.4 : 5) });
    return;
  }
  if (km < Math.max(BLOCK_KM, detailKm)) {
    if (detailKm < 0.04) houses(box, seed, shapes);
    return;
  }
  const share = 0.5 + (hash(seed, 2) - 0.5) * 0.3;
  const kind = kindOf(km);
  const [one, other] = [Math.trunc(hash(seed, 3) * 2 ** 31), Math.trunc(hash(seed, 4) * 2 ** 31)];
  if (width >= height) {
    const x = box.left + width * share;
    shapes.push({ kind, points: bentLine(x, box.top, x, box.bottom) });
    divide({ ...box, right: x }, one, view, detailKm, shapes);
    divide({ ...box, left: x }, other, view, detailKm, shapes);
  } else {
    const y = box.top + height * share;
    shapes.push({ kind, points: bentLine(box.left, y, box.right, y) });
    divide({ ...box, bottom: y }, one, view, detailKm, shapes);
    divide({ ...box, top: y }, other, view, detailKm, shapes);
  }
}

/**
 * Returns the area that covers the view after bending. Bending moves the center of the area to the center of the view.
 * The area is larger than the view by the longest distance that bending can move a point.
 */
function beforeBending({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [straightX, straightY] = unbend(x, y);
  const wider = Math.min(1, 0.45 * Math.max(right - x, bottom - y));
  const [dx, dy] = [straightX - x, straightY - y];
  return {
    left: left + dx - wider,
    right: right + dx + wider,
    top: top + dy - wider,
    bottom: bottom + dy + wider,
  };
}

/**
 * Adds rivers from west to east. The point at which a river crosses the edge of a column does not depend on the
 * view, so that neighboring views match.
 */
function rivers(view: Box, shapes: Shape[]): void {
  const rows = [
    Math.floor(view.top / RIVER_EVERY_KM) - 1,
    Math.ceil(view.bottom / RIVER_EVERY_KM) + 1,
  ] as const;
  const columns = [Math.floor(view.left / RIVER_EVERY_KM), Math.ceil(view.right / RIVER_EVERY_KM)] as const;
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column < columns[1]; column++) {
      const at = (edge: number) => (row + 0.2 + 0.6 * hash(row, edge, 11)) * RIVER_EVERY_KM;
      const points = Array.from({ length: RIVER_STEPS + 1 }, (_, part): [number, number] => {
        const way = part / RIVER_STEPS;
        const smooth = way * way * (3 - 2 * way);
        const y = at(column) + (at(column + 1) - at(column)) * smooth;
        return bend((column + way) * RIVER_EVERY_KM, y + 0.9 * Math.sin(way * 2 * Math.PI * 2));
      });
      shapes.push({ kind: 'river', points });
    }
}

/**
 * Returns the streets, parks and water of an imaginary country. Every shape depends only on the place, so that
 * a place looks the same on every visit, and neighboring views match.
 * @param detailKm smallest detail, in kilometers. Below 0.04, houses are included
 */
export function madeUpGround(seen: Box, detailKm: number): Shape[] {
  const view = beforeBending(seen);
  const shapes: Shape[] = [];
  const roots = [Math.floor(view.left / ROOT_KM), Math.ceil(view.right / ROOT_KM)] as const;
  const lines = [Math.floor(view.top / ROOT_KM), Math.ceil(view.bottom / ROOT_KM)] as const;
  for (let column = roots[0]; column < roots[1]; column++)
    for (let line = lines[0]; line < lines[1]; line++) {
      const [left, top] = [column * ROOT_KM, line * ROOT_KM];
      const box = { left, top, right: left + ROOT_KM, bottom: top + ROOT_KM };
      shapes.push({ kind: 'highway', points: bentLine(left, top, box.right, top) });
      shapes.push({ kind: 'highway', points: bentLine(left, top, left, box.bottom) });
      divide(box, Math.trunc(hash(column, line, 5) * 2 ** 31), view, detailKm, shapes);
    }
  rivers(view, shapes);
  return shapes;
}
