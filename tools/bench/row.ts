/** A line of the bench's output. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** The limit as text. Empty: no limit. */
  readonly limit: string;
  /** Whether the figure is within its limit. Undefined: no limit. */
  readonly ok: boolean | undefined;
}

/** Returns a row for a figure without a limit. */
export const told = (what: string, figure: string): Row => ({ what, figure, limit: '', ok: undefined });

/** Returns a row as a line of text. The line begins with `OVER` if the figure is not within its limit. */
export const printed = ({ what, figure, limit, ok }: Row): string =>
  `${ok === undefined ? '      ' : ok ? 'ok    ' : 'OVER  '}${what.padEnd(62)}${figure.padStart(12)}  ${limit}`;

/** Returns a row for a figure with an upper limit. Without a limit, the figure is only printed. */
export function most(what: string, value: number, limit: number | undefined, unit = 'ms', digits = 1): Row {
  const figure = `${value.toFixed(digits)} ${unit}`;
  return limit === undefined
    ? told(what, figure)
    : { what, figure, limit: `≤ ${limit} ${unit}`, ok: value <= limit };
}

/** Returns a row for a figure with a lower limit. */
export const least = (what: string, value: number, limit: number, digits = 0): Row => ({
  what,
  figure: value.toFixed(digits),
  limit: `≥ ${limit}`,
  ok: value >= limit,
});

/** Returns a row for a fact that must be true. */
export const must = (what: string, ok: boolean): Row => ({
  what,
  figure: ok ? 'yes' : 'no',
  limit: 'yes',
  ok,
});

/** Returns a row for a count that must be 0. */
export const none = (what: string, count: number): Row => ({
  what,
  figure: String(count),
  limit: '0',
  ok: count === 0,
});
