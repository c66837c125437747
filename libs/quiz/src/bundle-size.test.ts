// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

/** Most that the quiz itself is, beside React, styled-components and the kit. Bytes, gzip. */
const MOST_OWN = 10 * 1024;
const KIT = /^(?:react|react-dom|styled-components)(?:\/|$)|^@skein\//;
/** With all that it takes of the kit, which the rest of a page takes as well. */
const MOST = 13.75 * 1024;
/** Of the rules alone. */
const MOST_ENGINE = 2 * 1024;

const at = (file: string) => resolve(import.meta.dirname, file);

describe('what a page carries', () => {
  it.each([
    ['quiz/quiz.tsx', 'Quiz'],
    ['index.ts', 'Quiz'],
  ])('of %s (%s) is at most 10 KB beside the kit, with nothing that reads content', async (file, names) => {
    const own = await carriedCode(at(file), names, KIT);
    expect(own.gzipBytes).toBeLessThanOrEqual(MOST_OWN);
    const { code, gzipBytes } = await carriedCode(at(file), names);
    expect(gzipBytes).toBeLessThanOrEqual(MOST);
    expect(code).not.toMatch(/valibot|contentful|DOMPurify|gfVariation/i);
  });

  it('of the rules by themselves is at most 2 KB', async () => {
    const { gzipBytes } = await carriedCode(at('engine.ts'), 'recommend, readQuizAddress, quizQuery');
    expect(gzipBytes).toBeLessThanOrEqual(MOST_ENGINE);
  });
});
