import type { WorkspaceCopy } from './workspace-copy.ts';

/** Something that whoever adds a block may forget, and the file that the gate must name then. */
export interface Omission {
  readonly what: string;
  readonly gate: 'features' | 'lint';
  readonly names: string;
  forget(copy: WorkspaceCopy): void;
}

const BLOCK = 'libs/blocks/src/visit-us/visit-us';
const PAGE = 'content/entries/pages/about.ts';
const REGISTRATIONS = 'libs/blocks/src/registrations.ts';
const CONTENT = 'libs/blocks/src/content.ts';
const VARIANT = 'libs/blocks/src/content-block/shop-window/shop-window';

/** Takes a text out of a file, and fails when it is not there: then nothing would be proved. */
function change(copy: WorkspaceCopy, file: string, pattern: RegExp, by = ''): void {
  const before = copy.read(file);
  const after = before.replace(pattern, by);
  if (after === before) throw new Error(`${file} has nothing like ${pattern}`);
  copy.write(file, after);
}

export const OMISSIONS: readonly Omission[] = [
  {
    what: 'the stories',
    gate: 'features',
    names: `${BLOCK}.stories.tsx`,
    forget: (copy) => copy.remove(`${BLOCK}.stories.tsx`),
  },
  {
    what: 'the tag of a variant',
    gate: 'features',
    names: `${VARIANT}.stories.tsx`,
    forget: (copy) => change(copy, `${VARIANT}.stories.tsx`, /tags: \['[^']+'\],\n/),
  },
  {
    what: 'the test',
    gate: 'features',
    names: `${BLOCK}.test.tsx`,
    forget: (copy) => copy.remove(`${BLOCK}.test.tsx`),
  },
  {
    what: 'Spanish',
    gate: 'features',
    names: `${BLOCK}.fixtures.ts`,
    forget: (copy) =>
      change(copy, `${BLOCK}.fixtures.ts`, /t\(\s*('Come by the depot'),\s*'[^']+',?\s*\)/, '$1'),
  },
  {
    what: 'the demo page',
    gate: 'features',
    names: PAGE,
    forget: (copy) => change(copy, PAGE, /,\s*aboutVisitUs\b/),
  },
  {
    what: 'the registration',
    gate: 'features',
    names: REGISTRATIONS,
    forget: (copy) => change(copy, REGISTRATIONS, /register\(visitUs,[^;]*?VisitUs\),?\s*\)?,?\n/),
  },
  {
    what: 'the list of content types',
    gate: 'features',
    names: CONTENT,
    forget: (copy) => change(copy, CONTENT, /(\[[^\]]*)\bvisitUs,\s*(?=[^\]]*\];)/, '$1'),
  },
  {
    what: 'the row',
    gate: 'features',
    names: 'docs/features/generated/blocks.md',
    forget: (copy) => change(copy, 'docs/features/generated/blocks.md', /## Visit us\n[^#]*/),
  },
  {
    what: 'the definition of a token',
    gate: 'lint',
    names: `${BLOCK}.tsx`,
    forget: (copy) => change(copy, `${BLOCK}.tsx`, /--text-small/, '--text-smal'),
  },
];
