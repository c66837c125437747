/** Upper and lower edge in the coordinates of the layout viewport, in px. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

export interface PopoverPlace {
  readonly above: boolean;
  /** Maximum height of the list, in px. */
  readonly room: number;
}

const GAP_PX = 4;
/** Minimum room below the field, in px. With less room, the list is above the field if more room is there. */
const ROOM_PX = 200;
/** Minimum useful room for the list, in px. It is less than two options need. */
const LEAST_PX = 96;

/**
 * Returns whether the list is above or below a field, and the maximum height of the list.
 * @param field edges of the field, including its label
 * @param visible edges of the part of the page that a phone's keyboard does not cover
 * @param spared upper edge of an element below the field that the list must not cover
 */
export function placeOf(field: Edges, visible: Edges, spared = Infinity): PopoverPlace {
  const fits = (px: number) => Math.max(px - 3 * GAP_PX, 0);
  const below = visible.bottom - field.bottom;
  const above = field.top - visible.top;
  const free = Math.min(below, spared - field.bottom);
  if (free >= ROOM_PX || (free >= above && free >= LEAST_PX)) return { above: false, room: fits(free) };
  if (above >= LEAST_PX || above >= below) return { above: true, room: fits(above) };
  return { above: false, room: fits(below) };
}

/** Returns the position, in px, of the edge of the list that is next to the field. */
export const edgeOf = (field: Edges, { above }: PopoverPlace): number =>
  above ? field.top - GAP_PX : field.bottom + GAP_PX;
