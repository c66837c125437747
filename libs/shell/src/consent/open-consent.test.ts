// @vitest-environment-options { "url": "https://www.fiber.example/" }
import { afterEach, expect, it, vi } from 'vitest';
import { openConsent } from './open-consent.ts';

const words = {
  title: 'Cookies',
  text: 'Your call',
  accept: 'Allow',
  refuse: 'Refuse',
  settings: 'Settings',
  settingsTitle: 'Settings',
  settingsText: '',
  save: 'Save',
  close: 'Close',
  privacyControl: '',
  categories: [
    { id: 'necessary', title: 'Necessary', text: '' },
    { id: 'analytics', title: 'Counting', text: '' },
  ],
} as unknown as Parameters<typeof openConsent>[1]['words'];

const ending = new AbortController();
const plainFocus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') as PropertyDescriptor;

afterEach(() => {
  ending.abort();
  Object.defineProperty(HTMLElement.prototype, 'focus', plainFocus);
});

it('keeps the banner’s own focus to the banner where a page has put a setter in place of the browser’s', async () => {
  // Some test tools and widgets replace `focus` by a setter, so that an assignment changes it for all
  // elements.
  let focus = plainFocus.value as HTMLElement['focus'];
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    configurable: true,
    get: () => focus,
    set: (other: HTMLElement['focus']) => void (focus = other),
  });
  const stage = document.createElement('div');
  const [typing, next] = [document.createElement('input'), document.createElement('input')];
  document.body.append(stage, typing, next);
  typing.focus();
  openConsent('banner', { stage, words, revision: 1, signal: ending.signal }, () => {});
  const inside = await vi.waitUntil(() => stage.querySelector<HTMLElement>('.cm [tabindex="-1"]'));
  await vi.waitUntil(() => Object.hasOwn(inside, 'focus'));
  inside.focus();
  expect(document.activeElement).toBe(typing);
  next.focus();
  expect(document.activeElement).toBe(next);
});

it('keeps a choice for the host alone, as the server does', async () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  const stage = document.createElement('div');
  document.body.append(stage);
  const again = new AbortController();
  openConsent('banner', { stage, words, revision: 1, signal: again.signal }, () => {});
  const allow = await vi.waitUntil(() => stage.querySelector<HTMLElement>('[data-role=all]'));
  allow.click();
  await vi.waitUntil(() => write.mock.calls.length > 0);
  expect(write.mock.calls.map(([text]) => /; domain=[^;]/iu.test(text))).toEqual([false]);
  again.abort();
});
