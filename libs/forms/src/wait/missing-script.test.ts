import { expect, it } from 'vitest';
import { fromScript, MissingScript } from './missing-script.ts';

const send = () => 'sent';

it('a script is what it holds', async () => {
  expect(await fromScript(Promise.resolve(send))).toBe(send);
});

it.each<[string, () => Promise<typeof send | undefined>]>([
  ['that does not load', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ['that is empty', () => Promise.resolve(undefined)],
])('a script %s is missing', async (_, load) => {
  await expect(fromScript(load())).rejects.toBeInstanceOf(MissingScript);
});
