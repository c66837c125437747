// @vitest-environment jsdom
import { memoryDelivery } from '@skein/host/testing';
import {
  checkEstranged,
  onEstrangedPages,
  shapeOf,
  wakeWithReact,
  type Waking,
} from '@skein/cms-client/testing';
import { createElement, type ComponentType } from 'react';
import { enhancers, islands } from 'virtual:skein-client';
import { describe, expect, it, vi } from 'vitest';
import { providers } from './providers.ts';
import { demoExport } from './testing/demo-export.ts';
import { lamplighter } from './testing/lamplighter.ts';
import { siteOn } from './testing/site-in-memory.ts';

// Every island and every enhancer of the site, in the markup of each page of the demo on which it wakes, as the contract of
// the libraries asks it of their stories.

const modules = { ...islands, ...enhancers };
const nameOf = (src: string) => src.replace(/^.*\/|\.js$/g, '');

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/quiz': ['', '?step=1', '?step=4', '?step=5'],
  '/careers/job/': ['?id=7'],
};
const questions = ['first_name', 'email'].map((name) => ({
  label: name,
  required: true,
  fields: [{ name, type: 'input_text' as const, options: [] }],
}));

const full = process.env['TEST_LEVEL'] === 'full';
/** A form that React draws and a row that is swiped, for a start: the browser meets strangers on every page. */
const FIRST_OF_ALL = { '/community': 'coming-soon-sign-up', '/gaming': 'video-carousel' };
const paths = full
  ? demoExport.entries.flatMap(({ fields }) => {
      const slug = fields['gfSlug']?.['en-US'];
      return typeof slug === 'string' && slug.startsWith('/') ? [slug] : [];
    })
  : Object.keys(FIRST_OF_ALL);
const isMeant = (name: string) => full || Object.values(FIRST_OF_ALL).includes(name);

interface Case {
  readonly name: string;
  readonly page: string;
  readonly html: string;
  readonly prefix: string;
  readonly props: object;
}

/** What wakes on a page: one of each shape, wherever it stands first. */
async function casesOf(): Promise<readonly Case[]> {
  const { pages } = await siteOn(memoryDelivery(demoExport), undefined, {
    liveChatLicence: '1',
    asks: ['analytics', 'ads', 'chat'],
    formToken: () => 'token',
    careers: { boardToken: 'acme', roles: async () => [], job: async () => lamplighter(questions) },
  });
  const seen = new Set<string>();
  const cases: Case[] = [];
  for (const path of paths)
    for (const query of QUERIES[path] ?? ['']) {
      const { html } = await pages.render(path, { search: query });
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      for (const element of body.querySelectorAll('skein-island,skein-enhancer')) {
        const name = nameOf(element.getAttribute('src') ?? '');
        const key = `${name} ${shapeOf(element.innerHTML)}`;
        if (seen.has(key) || !isMeant(name)) continue;
        seen.add(key);
        const json =
          element.localName === 'skein-island' ? element.nextElementSibling?.textContent : undefined;
        cases.push({
          name,
          page: path + query,
          html: element.innerHTML,
          prefix: element.getAttribute('prefix') ?? '',
          props: JSON.parse(json ?? '{}') as object,
        });
      }
    }
  return cases;
}

const cases = await casesOf();

describe('on pages that strangers have changed', () => {
  onEstrangedPages();

  it('wakes everything that can wake', { tags: ['full'] }, () => {
    const woken = new Set(cases.map(({ name }) => name));
    expect(Object.keys(modules).filter((name) => !woken.has(name))).toEqual([]);
  });

  it.each(cases.map((one) => [one.name, one.page, one] as const))(
    '%s of %s loses nothing',
    async (name, page, { html, prefix, props }) => {
      const { default: made } = (await modules[name]?.()) ?? expect.unreachable(`${name} has no module`);
      const Component = made as ComponentType<object>;
      const enhance = made as (element: Element) => unknown;
      const wake: Waking['wake'] =
        name in islands
          ? (element) =>
              wakeWithReact(element, () => providers.wrap('en-US', createElement(Component, props)), prefix)
          : async (element) => {
              const stop = enhance(element);
              // It comes by itself, and takes the focus where nobody has it: all that is done is done after that.
              if (name === 'consent')
                await vi.waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
              return async () => {
                if (typeof stop === 'function') (stop as () => void)();
              };
            };
      await checkEstranged({ html, wake }, `${name} of ${page}`);
    },
  );
});
