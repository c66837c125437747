import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientBoundary, SERVER_HOOKS } from './client-boundary.ts';
import { testRule } from './rule-tester.ts';

const client = (code: string) => `'use client';\n\n${code}`;
const missing = (code: string) => ({ code, errors: [{ messageId: 'missing' }], output: client(code) });
const value = (name: string) => ({ messageId: 'value', data: { name } });

testRule('client-boundary', clientBoundary, {
  valid: [
    `export const colors = { ink: '#000' };`,
    `import { useId } from 'react'; export function Field() { return <input id={useId()} />; }`,
    `import type { Context } from 'react'; export type Theme = Context<string>;`,
    `export { useLanguage } from './language-provider.tsx';`,
    `export function Section({ children }) { return <section data-on="x">{children}</section>; }`,
    client(`import { createContext } from 'react'; export const Presence = createContext(false);`),
    client(`export const useServices = () => use(Services); export function Menu() { useServices(); }`),
    client(`export function Close({ onClick }) { return <button onClick={onClick} />; }`),
  ],
  invalid: [
    missing(`import { createContext } from 'react'; const Language = createContext('en');`),
    missing(`import { useState } from 'react'; export function Count() { return useState(0)[0]; }`),
    missing(`import { createPortal } from 'react-dom'; createPortal(null, document.body);`),
    missing(`import { useLanguage } from '@skein/ui'; export function Badge() { return useLanguage(); }`),
    missing(`export function Close({ onClick }) { return <button onClick={onClick} />; }`),
    {
      code: client(`export function Section() { return <section />; }`),
      errors: [{ messageId: 'needless' }],
    },
    {
      code: client(`export const sizes = [1, 2]; export function useSize() { return useMedia(sizes); }`),
      errors: [value('sizes')],
    },
    {
      code: client(`export function play() {} export function Film() { return <video onPlay={play} />; }`),
      errors: [value('play')],
    },
  ],
});

describe('what counts as a hook of the server', () => {
  it('is what React exports to server components', () => {
    const require = createRequire(import.meta.url);
    const react = dirname(require.resolve('react/package.json'));
    const onServer: object = require(join(react, 'cjs/react.react-server.production.js'));
    expect([...SERVER_HOOKS]).toEqual(
      Object.keys(onServer)
        .filter((name) => name.startsWith('use'))
        .sort(),
    );
  });
});
