import { afterEach, expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';

const scripts = () => [...document.head.querySelectorAll('script')];
afterEach(() => {
  for (const script of scripts()) script.remove();
});

it('loads a script once, for whoever waits', async () => {
  const both = Promise.all([loadScript('https://a.example/1.js'), loadScript('https://a.example/1.js')]);
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(both).resolves.toBeDefined();
});

it('logs a failure by its address, and tries again when asked again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = loadScript('https://a.example/2.js');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Failed to load script: https://a.example/2.js');
  expect(log).toHaveBeenCalledWith('Failed to load script: https://a.example/2.js');
  const second = loadScript('https://a.example/2.js');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});
