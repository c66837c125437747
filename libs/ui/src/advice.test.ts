/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest';

/** Matches the titles of catalog pages that show design tokens instead of a component. */
const TOKENS = /title: 'UI\/(?:Foundations|Design tokens)'/;
const ADVICE = ['use', 'avoid', 'keyboard', 'accessibility', 'status'];

const sources = import.meta.glob<string>('./**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it.each(Object.entries(sources).filter(([, source]) => !TOKENS.test(source)))(
  '%s says when to use the component, and what holds for keyboard and screen reader',
  (_, source) => {
    const [, advice = ''] = /\n {4}advice: \{\n([^]*?)\n {4}\}/.exec(source) ?? [];
    expect(ADVICE.filter((name) => !new RegExp(`^ +${name}:`, 'm').test(advice))).toEqual([]);
  },
);
