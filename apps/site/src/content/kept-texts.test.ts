import { localizePath } from '@skein/cms-client';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { keepingTexts, keptSanitize, readKeptTexts } from './kept-texts.ts';
import { lateSanitize } from './late-sanitize.ts';

const sanitize = createServerSanitize();
const spanish = (href: string) => localizePath(href, 'es');
const withoutDemo = (href: string) => (href.startsWith('/demo') ? undefined : href);

const TEXTS = [
  'Plain words',
  '<p>Words</p>',
  '<h1>Big</h1><script>alert(1)</script>',
  '<a href="/plans">Plans</a> & <a href="/demo/x">demo</a>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a><p id="location">y</p>',
];

/** What a sanitiser makes of a text, and what it says. */
function outcome(by: typeof sanitize, html: string, href?: (href: string) => string | undefined) {
  const reasons: string[] = [];
  return { safe: by(html, href, (reason) => reasons.push(reason)), reasons };
}

/** A sanitiser that knows all texts with their links as they are, by way of a file, and who is asked about others. */
function fromFile() {
  const keeping = keepingTexts(sanitize);
  for (const html of TEXTS) keeping.sanitize(html);
  const fresh = vi.fn(sanitize);
  return { known: keptSanitize(JSON.parse(JSON.stringify(keeping.kept())), fresh), fresh };
}

describe('texts that a build has sanitised', () => {
  it.each(TEXTS)('are what they would be, with all that is said of them: %s', (html) => {
    expect(outcome(keepingTexts(sanitize).sanitize, html)).toEqual(outcome(sanitize, html));
    const { known, fresh } = fromFile();
    expect(outcome(known, html)).toEqual(outcome(sanitize, html));
    expect(fresh).toHaveBeenCalledTimes(/[<&]/.test(html) ? 0 : 1);
  });

  it.each([spanish, withoutDemo])('are sanitised anew where their links lead elsewhere', (href) => {
    const { known, fresh } = fromFile();
    const html = '<a href="/plans">Plans</a> & <a href="/demo/x">demo</a>';
    expect(outcome(known, html, href)).toEqual(outcome(sanitize, html, href));
    expect(fresh).toHaveBeenCalledOnce();
  });

  it('are kept once for each way their links lead', () => {
    const { sanitize: keep, kept } = keepingTexts(sanitize);
    for (const href of [spanish, withoutDemo, spanish]) keep(TEXTS[3] ?? '', href);
    expect(kept()).toHaveLength(2);
    const fresh = vi.fn(sanitize);
    const known = keptSanitize(kept(), fresh);
    for (const href of [spanish, withoutDemo])
      expect(outcome(known, TEXTS[3] ?? '', href)).toEqual(outcome(sanitize, TEXTS[3] ?? '', href));
    expect(fresh).not.toHaveBeenCalled();
  });

  it('says nothing of a text that has changed, if only by a letter', () => {
    const { known, fresh } = fromFile();
    expect(known('<p>Words.</p><script></script>')).toBe('<p>Words.</p>');
    expect(fresh).toHaveBeenCalledOnce();
  });

  it('are none where the build has kept none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-texts-'));
    const file = join(folder, 'texts.json');
    expect(readKeptTexts(file)).toEqual([]);
    writeFileSync(file, '[{"html":"<b>');
    expect(readKeptTexts(file)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('a sanitiser that is made when it is needed', () => {
  it.each(TEXTS)('makes the same of %s', (html) => {
    expect(outcome(lateSanitize(), html, spanish)).toEqual(outcome(sanitize, html, spanish));
  });
});
