import { ENGLISH_AND_SPANISH } from '@skein/cms-client';
import type { LoadedPage, Reading, Serving } from '@skein/cms-client/serve';
import { expect, it } from 'vitest';
import { readAddress } from './page-address.ts';

const reads = (type: string, reading: Omit<Reading, 'props'>): Serving => ({
  types: [type],
  read: () => ({ props: () => undefined, ...reading }),
});
const questions = reads('faq', { normal: ({ search }) => (search.includes('slug=bill') ? '/bill' : '') });
const network = reads('network', {
  isPrivate: true,
  normal: ({ search }) => (search.includes('query=') ? '?query=1' : ''),
});
const loaded = {
  page: { blocks: ['faq', 'network'].map((type) => ({ id: type, type, props: {} })) },
} as unknown as LoadedPage;
const place = { path: '/status', language: ENGLISH_AND_SPANISH[0], origin: '', siteTitle: '' };

it.each([
  ['', '', false],
  ['?slug=bill', '/bill', false],
  ['?query=1', '?query=1', true],
  ['?slug=bill&query=1', '/bill?query=1', true],
])(
  'reads %j as %j for all who have blocks on a page; for one visitor alone: %s',
  async (search, normal, isPrivate) => {
    const { address } = await readAddress([questions, network], loaded, { search: '' }, place);
    expect(address?.normal({ search })).toBe(normal);
    expect(address?.isPrivate({ search })).toBe(isPrivate);
  },
);
