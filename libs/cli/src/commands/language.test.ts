import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languageCommand } from './language.ts';

const TEMPLATE = join(import.meta.dirname, '../../../create-skein/template');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-language-'));
  for (const part of ['content/space.json', 'src/languages.json', 'src/words.json'])
    cpSync(join(TEMPLATE, part), join(folder, part));
});
afterEach(() => rmSync(folder, { recursive: true }));

function skein(...words: string[]): string {
  const said: string[] = [];
  languageCommand(words, folder, { say: (line) => said.push(line), complain: () => undefined });
  return said.join('\n');
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('adds a language to the site and to its content', () => {
  const said = skein('fr-fr', 'Français');
  expect(said).toMatch(/^Français is at \/intl\/fr/);
  expect(said).toContain('In entries its key is fr, in src/words.json fr-FR.');
  expect(said).toContain('"complete": false');
  expect(JSON.parse(read('src/languages.json'))[2]).toEqual({
    locale: 'fr',
    tag: 'fr-FR',
    lang: 'fr',
    prefix: '/intl/fr',
    name: 'Français',
    translatedName: 'French',
    complete: false,
  });
  expect(JSON.parse(read('content/space.json')).locales[2]).toMatchObject({
    code: 'fr',
    fallbackCode: 'en-US',
  });
  expect(JSON.parse(read('src/words.json'))).toEqual({ 'fr-FR': {} });
  expect(() => skein('fr-FR', 'Français')).toThrow('has fr-FR already');
});

it.each([
  [['fr-FR'], /skein language <tag> <name>/],
  [['no tag', 'x'], /not a language tag/],
])('%j says what is wrong', (words, message) => {
  expect(() => skein(...words)).toThrow(message);
});
