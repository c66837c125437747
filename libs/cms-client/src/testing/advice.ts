import type { AnyEntryType } from '../model/entry-type.ts';
import { kebab } from './kebab.ts';

export interface MissingAdvice {
  /** The file where the line belongs, relative to the folder of the contract. */
  readonly file: string;
  readonly words: string;
}

const ABOUT = { use: 'when to use it', avoid: 'when something else does better' } as const;
const LINES = ['use', 'avoid'] as const;

/**
 * Returns the missing lines of advice for a content type and its variants. Each type and variant needs two lines: when
 * to use it, and when to use another one.
 * @param sources text of each `*.content.ts`, by file name, to find the file with a definition
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
