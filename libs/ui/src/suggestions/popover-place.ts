/** Edges in the coordinates of the layout viewport, px. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

export interface PopoverPlace {
  readonly above: boolean;
  /** Largest height of the list, px. */
  readonly room: number;
}

const GAP_PX = 4;
/** If less room than this is left below the field, the list is above the field if there is more room, px. */
const ROOM_PX = 200;
/** Least useful room for the list, px: less than two options. */
const LEAST_PX = 96;

/**
 * Returns on which side of a field its list is, and how high the list may be.
 * @param field from its label to its lower edge
 * @param visible the part of the page that a phone's keyboard leaves free
 * @param spared top of something below the field that the list must not cover
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

/** Returns the position of the list's edge at the field, px. */
export const edgeOf = (field: Edges, { above }: PopoverPlace): number =>
  above ? field.top - GAP_PX : field.bottom + GAP_PX;
