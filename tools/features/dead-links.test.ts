import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skein-links-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/forms.md'), '# Forms\n\n## The `Wi-Fi` form, twice\n\n## Keys\n\n## Keys\n');
});

afterEach(() => rmSync(root, { recursive: true }));

it.each([
  [
    'to a file, a folder, a heading, and other hosts',
    '[a](docs/forms.md) [b](docs) [c](https://x.example/y#z)',
  ],
  ['to a heading by its id', '[a](docs/forms.md#the-wi-fi-form-twice) [b](docs/forms.md#keys-1)'],
  ['to a heading of its own page', '# Set up\n\n[a](#set-up)'],
  ['in an example', '```md\n[a](nowhere.md)\n```'],
])('lets links stand %s', (_, markdown) => {
  writeFileSync(join(root, 'README.md'), markdown);
  expect(deadLinks(root)).toEqual([]);
});

it.each([
  ['docs/form.md', '[a](docs/form.md)'],
  ['docs/forms.md#wifi-form', '[a](docs/forms.md#wifi-form)'],
  ['#keys', '# Key\n\n[a](#keys)'],
])('names %s, which is not there', (link, markdown) => {
  writeFileSync(join(root, 'README.md'), markdown);
  expect(deadLinks(root)).toEqual([`README.md: ${link} leads nowhere`]);
});
