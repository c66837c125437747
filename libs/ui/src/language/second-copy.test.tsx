import { render } from '@testing-library/react';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type * as LanguageModule from './language-provider.tsx';
import { noticeSecondCopy } from './second-copy.ts';

const COPY = join(import.meta.dirname, '../../out-tsc/second-copy');
const KEY = Symbol.for('@skein/ui');
const BUNDLE = 'https://skein.example/assets/index-4f2a.js';
const OWN = 'file:///app/node_modules/@skein/ui/dist/language/language-provider.js';
const NESTED =
  'file:///app/node_modules/@skein/blocks/node_modules/@skein/ui/dist/language/language-provider.js';

let said: MockInstance<typeof console.error>;

beforeEach(() => {
  // Mocks are restored after every test, so each test needs a new one.
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
  Reflect.deleteProperty(globalThis, KEY);
  vi.resetModules();
});
afterEach(() => {
  rmSync(COPY, { recursive: true, force: true });
});

describe('a second copy of the package', () => {
  it('is noticed: its components do not see the language', async () => {
    cpSync(import.meta.dirname, COPY, { recursive: true });
    const first: typeof LanguageModule = await import('./language-provider.tsx');
    const second: typeof LanguageModule = await import(
      /* @vite-ignore */ join(COPY, 'language-provider.tsx')
    );
    function Words() {
      return second.useLanguage();
    }

    const { container } = render(
      <first.LanguageProvider language="es">
        <Words />
      </first.LanguageProvider>,
    );

    expect(container.textContent).toBe('en');
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('two copies of @skein/ui'));
    expect(said).toHaveBeenCalledWith(expect.stringContaining('npm ls @skein/ui'));
  });

  it('is nobody’s business in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    cpSync(import.meta.dirname, COPY, { recursive: true });
    await import('./language-provider.tsx');
    await import(/* @vite-ignore */ join(COPY, 'language-provider.tsx'));
    expect(said).not.toHaveBeenCalled();
    expect(Reflect.has(globalThis, KEY)).toBe(false);
  });

  it.each([
    ['of two places', [OWN, NESTED]],
    ['of three places, once', [OWN, NESTED, OWN, NESTED]],
    ['of one bundle', [BUNDLE, BUNDLE]],
  ])('is said %s', (_, urls) => {
    urls.forEach(noticeSecondCopy);
    expect(said).toHaveBeenCalledOnce();
  });

  it.each([
    ['the first time', [OWN]],
    ['when a server evaluates the module for each of its routes', [OWN, OWN]],
    ['when the module is replaced while somebody works on it', [OWN, `${OWN}?t=1760000000000`]],
  ])('is not supposed %s', (_, urls) => {
    urls.forEach(noticeSecondCopy);
    expect(said).not.toHaveBeenCalled();
  });
});
