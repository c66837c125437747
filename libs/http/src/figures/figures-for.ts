import type { Figures, FiguresOptions } from './figures.types.ts';

export interface FiguresFor extends FiguresOptions {
  readonly production: boolean;
  readonly token: string | undefined;
}

/**
 * The figures of a process, where somebody may read them: in production, only with a token. Where nobody may, nothing is
 * counted, and what counts is not even loaded.
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
