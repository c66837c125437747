/** Edges in the coordinates of the layout viewport, px. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

export interface PopoverPlace {
  readonly above: boolean;
  /** Most that is left for the list, px. */
  readonly room: number;
}

const GAP_PX = 4;
/** A list under which less room is left than this stands above the field, if there is more. */
const ROOM_PX = 200;
/** Room for less than two options is none. */
const LEAST_PX = 96;

/**
 * On which side of a field its list stands, and how high it may be.
 * @param field from its label to its lower edge
 * @param visible what a phone's keyboard leaves of the page
 * @param spared top of something below the field that the list must not lie on
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

/** Where the list's edge at the field is, px. */
export const edgeOf = (field: Edges, { above }: PopoverPlace): number =>
  above ? field.top - GAP_PX : field.bottom + GAP_PX;
