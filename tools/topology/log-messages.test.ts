import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';

const sources = globSync('libs/*/src/**/*.ts', {
  cwd: ROOT,
  exclude: (path) => /\.test\.ts$/.test(path),
}).map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** Returns the first cells of the tables on a page that have a heading, if such a cell is nothing but code. */
function messagesIn(page: string, heading: string): readonly string[] {
  const [, ...tables] = page.split(new RegExp(`^ *\\| ${heading} .*\\n`, 'mu'));
  return tables.flatMap((table) => {
    const rows = /^(?: *\|.*\n)+/u.exec(table)?.[0] ?? '';
    return [...rows.matchAll(/^ *\| `([^`]+)` +\|/gmu)].map(([, message = '']) => message);
  });
}

it('the messages that operators are told to look for are those of the code', () => {
  const page = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const messages = [...messagesIn(page, 'Message'), ...messagesIn(page, 'The line')];
  expect(messages.length).toBeGreaterThan(25);
  // An ellipsis stands for what differs from line to line.
  const isLogged = (message: string) => {
    const parts = message.includes('…') ? message.split('…').map((part) => part.trim()) : [`'${message}'`];
    return sources.some((source) => parts.every((part) => source.includes(part)));
  };
  expect(messages.filter((message) => !isLogged(message))).toEqual([]);
});
