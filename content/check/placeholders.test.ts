// @vitest-environment node
import { expect, it } from 'vitest';
import { placeholders } from './placeholders.ts';

const entry = (title: Readonly<Record<string, string>>) => ({
  id: 'visit-us',
  contentType: 'plan',
  sys: { id: 'visit-us' },
  fields: { title },
});

it('names a text that a generator wrote, in each language in which nobody has replaced it', () => {
  const generated = { 'en-US': 'Visit us: what it says comes here', es: 'Visit us: aquí va lo que dice' };
  const problem = { entryId: 'visit-us', field: 'title' };
  expect(placeholders({ entries: [entry(generated)] })).toEqual([
    { ...problem, reason: 'is still the text of a generator [en-US]' },
    { ...problem, reason: 'is still the text of a generator [es]' },
  ]);
  expect(
    placeholders({
      entries: [entry({ 'en-US': 'Your order: what comes here stays here', es: 'Aquí va lo que pidas' })],
    }),
  ).toEqual([]);
});
