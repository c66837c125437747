/// <reference types="vite/types/importMeta.d.ts" />
import type { AuthoredEntry, EntryType } from '@skein/cms-client';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { ContentBlock } from './content-blocks/content-block/content-block.tsx';
import { SimpleModule } from './content-blocks/simple-module/simple-module.tsx';
import { CityInterestHero } from './heroes/city-interest-hero/city-interest-hero.tsx';
import { Hero } from './heroes/hero/hero.tsx';
import { PageHero } from './heroes/page-hero/page-hero.tsx';
import { SplitHero } from './heroes/split-hero/split-hero.tsx';
import { Faq } from './questions/faq/faq.tsx';
import { draw } from './testing/fixture-props.ts';
import { TextBlock } from './text/text-block/text-block.tsx';

/** The component of each block with a form, and the fields whose texts ask the visitor to fill in the form. */
const WRAPPING: Readonly<Record<string, readonly [ComponentType<never>, readonly string[]]>> = {
  gfHeroBanner: [Hero, ['subtitle', 'description']],
  gfPageHero: [PageHero, ['subtitle', 'description']],
  gfSplitHero: [SplitHero, ['subtitle', 'sideTitle']],
  gfCityEoiHero: [CityInterestHero, ['formTitle']],
  gfSimpleModule: [SimpleModule, ['title', 'subtitle', 'description']],
  gfTextBlock: [TextBlock, ['title', 'content']],
  gfContentBlock: [ContentBlock, ['title', 'subtitle', 'description']],
  // Questions are not about the form, so they stay after it was sent.
  gfFaq: [Faq, []],
};

const isEntry = (value: unknown): value is AuthoredEntry =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'entry';
const valuesIn = ({ values }: AuthoredEntry) => values as Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./**/*.fixtures.ts', { eager: true });
const withForm = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isEntry))
  .filter((fixture) => ['form', 'sideForm'].some((name) => valuesIn(fixture)[name] !== undefined));

const plain = (value: unknown) => {
  const place = document.createElement('p');
  const { localized } = Object(value) as { localized?: Readonly<Record<string, unknown>> };
  const english = localized?.['en-US'] ?? value;
  place.innerHTML = typeof english === 'string' ? english : '';
  return place.textContent;
};

it.each(withForm.map((fixture) => [fixture.id, fixture] as const))(
  '%s: words that ask for what its form takes step aside once it was sent',
  (_, fixture) => {
    const [Block, fields] = WRAPPING[fixture.type.id] ?? [];
    if (!Block || !fields) throw new Error(`${fixture.type.id} has a form: say what asks for it`);
    const place = document.createElement('div');
    place.innerHTML = draw(
      fixture.type as unknown as EntryType<object>,
      Block as Parameters<typeof draw>[1],
      fixture,
    );
    const asking = [...place.querySelectorAll('form')].map((form) => form.closest('[data-asking]'));
    const leave = asking.flatMap((scope) => [...(scope?.querySelectorAll('[data-asks]') ?? [])]);
    expect(leave.some((element) => element.querySelector('h1, form') !== null)).toBe(false);
    for (const field of fields) {
      const words = plain(valuesIn(fixture)[field]);
      const isOfOther = field === 'sideTitle' && valuesIn(fixture)['sideForm'] === undefined;
      if (words === '' || isOfOther) continue;
      expect(leave.map(({ textContent }) => textContent).join('\n'), field).toContain(words);
    }
  },
);
