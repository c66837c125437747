import type { Figures, FiguresOptions } from './figures.types.ts';

export interface FiguresFor extends FiguresOptions {
  readonly production: boolean;
  readonly token: string | undefined;
}

/**
 * Returns the metrics of a process, or undefined if no operator can read them: production needs a token for
 * that. Without metrics, the process does not count and does not load the code for it.
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
