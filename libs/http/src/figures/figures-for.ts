import type { Figures, FiguresOptions } from './figures.types.ts';

export interface FiguresFor extends FiguresOptions {
  readonly production: boolean;
  readonly token: string | undefined;
}

/**
 * Returns the metrics of a process, or undefined if no operator can read them. In production, an operator needs
 * a token to read metrics. A process without metrics counts nothing and does not load the code for metrics.
 */
export async function figuresFor({
  production,
  token,
  ...options
}: FiguresFor): Promise<Figures | undefined> {
  if (production && token === undefined) return undefined;
  const { createFigures } = await import('./figures.ts');
  return createFigures(options);
}
