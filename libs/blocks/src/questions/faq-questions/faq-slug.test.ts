// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { faqSlug, slugsOfAddress } from './faq-slug.ts';

describe('slugs in an address', () => {
  it.each([
    ['/support/faq?slug=first-bill', ['first-bill', 'faq']],
    ['/support/faq?slug=First%20Bill', ['first-bill', 'faq']],
    ['/support/faq#first-bill', ['first-bill', 'faq']],
    ['/support/faq/first-bill', ['first-bill']],
    ['/support/faq/slug=first-bill', ['first-bill']],
    ['/support/faq/paper?slug=first-bill#moving', ['first-bill', 'moving', 'paper']],
    ['/support/faq/%E0%A4%A?slug=', ['%e0%a4%a']],
    ['/', []],
  ])('%s names %j', (address, slugs) => {
    expect(slugsOfAddress(new URL(address, 'https://skein.example'))).toEqual(slugs);
  });

  it.each([
    [' First  Bill ', 'first-bill'],
    ['  ', undefined],
    [undefined, undefined],
  ])('%j is the slug %j', (written, slug) => {
    expect(faqSlug(written)).toBe(slug);
  });
});
