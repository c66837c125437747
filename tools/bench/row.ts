/** A line of what the bench prints. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** In words; empty where there is none. */
  readonly limit: string;
  /** Undefined: nothing is asked of it. */
  readonly ok: boolean | undefined;
}

/** A figure of which nothing is asked. */
export const told = (what: string, figure: string): Row => ({ what, figure, limit: '', ok: undefined });

/** Rows as lines of text, those over their limit marked. */
export const printed = ({ what, figure, limit, ok }: Row): string =>
  `${ok === undefined ? '      ' : ok ? 'ok    ' : 'OVER  '}${what.padEnd(62)}${figure.padStart(12)}  ${limit}`;

/** A figure that keeps to a limit: at most so much, of a unit; only told where there is none. */
export function most(what: string, value: number, limit: number | undefined, unit = 'ms', digits = 1): Row {
  const figure = `${value.toFixed(digits)} ${unit}`;
  return limit === undefined
    ? told(what, figure)
    : { what, figure, limit: `≤ ${limit} ${unit}`, ok: value <= limit };
}

/** A figure that reaches a limit: at least so much. */
export const least = (what: string, value: number, limit: number, digits = 0): Row => ({
  what,
  figure: value.toFixed(digits),
  limit: `≥ ${limit}`,
  ok: value >= limit,
});

/** Something of which there may be none. */
export const none = (what: string, count: number): Row => ({
  what,
  figure: String(count),
  limit: '0',
  ok: count === 0,
});
