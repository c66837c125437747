// @vitest-environment node
import { markSource, withSources } from '@skein/host/testing';
import { describe, expect, it } from 'vitest';
import { demoExport } from '../testing/demo-export.ts';
import { demoSite, demoWith } from '../testing/site-in-memory.ts';

const plain = await demoSite();
const marked = await demoWith({ mark: markSource });
const paths = demoExport.entries.flatMap(({ sys, fields }) =>
  sys.contentType.sys.id === 'gfPage' ? [String(fields['gfSlug']?.['en-US'])] : [],
);
const SAMPLE = ['/', '/plans', '/quiz', '/wifi-calculator', '/blog/bicycle', '/cities/austin', '/careers'];

async function check(path: string, prefix: string): Promise<void> {
  const address = prefix + (path === '/' && prefix !== '' ? '' : path);
  const [{ html }, other] = await Promise.all([plain.pages.render(address), marked.pages.render(address)]);
  const preview = withSources(html, other.html);
  expect(preview.match(/ data-contentful-field-id="/gu)?.length).toBeGreaterThan(50);
  expect(preview.replaceAll(/ data-contentful-[a-z-]+="[^"]*"/gu, '')).toBe(html);
}

describe.each(['', '/intl/es'])('in preview, below "%s"', (prefix) => {
  it.each(SAMPLE)('%s says where its texts come from, and nothing else', (path) => check(path, prefix));
  it.each(paths)('%s does, too', { tags: ['full'] }, (path) => check(path, prefix));
});
