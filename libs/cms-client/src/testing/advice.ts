import type { AnyEntryType } from '../model/entry-type.ts';
import { kebab } from './kebab.ts';

/** A line that is not there yet. */
export interface MissingAdvice {
  /** Where to write it, from the folder of the contract. */
  readonly file: string;
  readonly words: string;
}

const ABOUT = { use: 'when to use it', avoid: 'when something else does better' } as const;
const LINES = ['use', 'avoid'] as const;

/**
 * The lines that a content type and its variants do not have: when to use them, and when not.
 * @param sources text of every `*.content.ts`, by file: where a definition stands
 */
export function missingAdvice(
  type: AnyEntryType,
  sources: Readonly<Record<string, unknown>> = {},
): MissingAdvice[] {
  const holding = (words: RegExp) => Object.keys(sources).find((file) => words.test(String(sources[file])));
  const typeFile = holding(new RegExp(`'${type.id}'`)) ?? `${kebab(type.name)}.content.ts`;
  const looks = [
    { ...type, file: typeFile, title: type.name },
    ...type.variants.map((variant) => ({
      ...variant,
      file: holding(new RegExp(`export const ${variant.name}\\b`)) ?? typeFile,
      title: `${type.name} ${variant.key}, ${variant.label}`,
    })),
  ];
  return looks.flatMap(({ file, title, ...advice }) =>
    LINES.filter((line) => !advice[line]?.trim()).map((line) => ({
      file,
      words: `${title}: write ${line}: '…', ${ABOUT[line]}`,
    })),
  );
}
