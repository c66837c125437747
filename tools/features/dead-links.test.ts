import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skein-links-'));
  writeFileSync(join(root, 'FORMS.md'), '# Forms\n\n## The `Wi-Fi` form, twice\n\n## Keys\n\n## Keys\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['[a](FORMS.md) [c](https://x.example/y#z)', undefined],
  ['[a](FORMS.md#the-wi-fi-form-twice) [b](FORMS.md#keys-1)', undefined],
  ['# Set up\n\n[a](#set-up)', undefined],
  ['```md\n[a](nowhere.md)\n```', undefined],
  ['[a](FORM.md)', 'FORM.md'],
  ['[a](FORMS.md#wifi-form)', 'FORMS.md#wifi-form'],
  ['# Key\n\n[a](#keys)', '#keys'],
])('of %j what leads nowhere is %s', (markdown, link) => {
  writeFileSync(join(root, 'README.md'), markdown);
  expect(deadLinks(root)).toEqual(link === undefined ? [] : [`README.md: ${link} leads nowhere`]);
});
