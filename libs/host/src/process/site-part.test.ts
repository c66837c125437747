import { expect, it } from 'vitest';
import { joinedParts, type SitePart } from './site-part.ts';

it('registers the services of all parts in their order', async () => {
  const heard: string[] = [];
  const part = (name: string): SitePart => ({ services: async () => void heard.push(name) });
  await joinedParts([part('content'), {}, part('forms')]).services?.(undefined as never, undefined as never);
  expect(heard).toEqual(['content', 'forms']);
});

it('asks the last part that knows something of visitors', () => {
  const formToken = () => 'token';
  const joined = joinedParts([{ formToken: () => 'other' }, { formToken }, {}]);
  expect(joined.formToken).toBe(formToken);
  expect(joined.visits).toBeUndefined();
});
