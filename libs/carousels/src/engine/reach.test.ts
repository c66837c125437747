import { afterEach, expect, it, vi } from 'vitest';
import { createReach } from './reach.ts';

afterEach(() => vi.useRealTimers());

it('keeps an element within reach as long as the focus is inside', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  document.body.innerHTML = '<div><p><a href="/a">A</a></p><p><a href="/b">B</a></p></div>';
  const root = document.querySelector('div') as HTMLElement;
  const [first, inFirst, second, inSecond] = [...root.querySelectorAll<HTMLElement>('p, a')] as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const ending = new AbortController();
  const reach = createReach(root, [first, second], ending.signal);
  const within = () => [first, second].map(({ inert }) => !inert);
  reach((element) => element !== first);
  expect(within()).toEqual([true, false]);
  inFirst.focus();
  reach((element) => element !== second);
  expect(within()).toEqual([true, true]);
  inSecond.focus();
  vi.advanceTimersToNextFrame();
  expect(within()).toEqual([false, true]);
  inSecond.blur();
  reach(() => true);
  expect(within()).toEqual([false, false]);
  ending.abort();
  expect(within()).toEqual([true, true]);
  vi.advanceTimersToNextFrame();
  expect(within()).toEqual([true, true]);
});
