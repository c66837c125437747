import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const shownIn = (markdown: string) =>
  [...markdown.matchAll(/^( *)```tsx?\n([^]*?)^ *```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** Paths of the examples that are compiled with their library: `libs/ui/readme/plans.example.tsx`. */
const examples = globSync('libs/*/readme/*.example.{ts,tsx}', { cwd: ROOT });
/** Applications outside the workspace. `npm run packages` installs, checks, builds and tests them. */
const applications = globSync('tools/packages/consumers/*/**/*.{ts,tsx}', { cwd: ROOT });
const compiled = [...examples, ...applications].map(read);
const libraries = globSync('libs/*/README.md', { cwd: ROOT }).map((file) => file.split(/[/\\]/)[1] ?? '');

describe.each(libraries)('the README of %s', (library) => {
  const shown = shownIn(read(`libs/${library}/README.md`));

  it('shows nothing that is not compiled', () => {
    expect(shown.filter((code) => !compiled.some((source) => source.includes(code)))).toEqual([]);
  });

  it('shows every example that is kept for it', () => {
    const own = examples.filter((file) => file.startsWith(join('libs', library, '/')));
    expect(own.filter((file) => !shown.some((code) => read(file).includes(code)))).toEqual([]);
  });
});
