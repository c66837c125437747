import { join } from 'node:path';
import { carriedCode } from '../../../libs/carried-code.ts';

export interface QuizSize {
  readonly name: string;
  readonly ours: boolean;
  /** Beside React, styled-components and the kit, minified, gzip. */
  readonly gzipBytes: number;
  /** With all that it takes of the kit. */
  readonly withKitBytes: number;
}

/** The rest of a page takes it as well. */
const KIT = /^(?:react|react-dom|styled-components)(?:\/|$)|^@skein\/(?!quiz)/;

const CANDIDATES = [
  { name: '@skein/quiz, Quiz', file: 'skein-quiz.ts', exports: 'Quiz', ours: true },
  // Without what draws it: its React binding comes on top.
  { name: 'survey-core, Model', file: 'survey-core.ts', exports: 'Model', ours: false },
] as const;

/** Bytes that a page carries for a quiz: each built the same way, one thing imported. */
export async function quizSizes(): Promise<QuizSize[]> {
  const sizes: QuizSize[] = [];
  for (const { name, file, exports, ours } of CANDIDATES) {
    const path = join(import.meta.dirname, 'candidates', file);
    const { gzipBytes } = await carriedCode(path, exports, KIT);
    sizes.push({ name, ours, gzipBytes, withKitBytes: (await carriedCode(path, exports)).gzipBytes });
  }
  return sizes;
}
