// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { globalCss } from '../global/global-css.ts';
import { printCss } from '../global/print-css.ts';
import { scaleTokens, spaceSteps } from './scales.ts';
import { isThemeName, roleTokens, themeNames, themes } from './themes.ts';
import { tokensCss } from './tokens-css.ts';

/** Maximum size of the style sheets in the head of every page, bytes: for the screen, and for paper. */
const BUDGET_BYTES = { screen: 16_150, paper: 5000 };

function declarationsFor(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of tokensCss.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').includes(selector)) continue;
    for (const declaration of body.split(';')) {
      const [property = '', ...value] = declaration.split(':');
      found.set(property, value.join(':'));
    }
  }
  return found;
}

describe('tokensCss', () => {
  it.each(themeNames)('binds every role in the theme %s', (theme) => {
    const declarations = declarationsFor(`[data-theme=${theme}]`);
    for (const role of roleTokens) expect(declarations.get(`--color-${role}`)).toBe(themes[theme][role]);
    expect(declarations.get('color-scheme')).toBe(themes[theme].scheme);
  });

  it('gives the page the paper theme when nothing is said', () => {
    expect(declarationsFor(':root').get('--color-surface')).toBe(themes.paper.surface);
  });

  it('holds the scales', () => {
    const root = declarationsFor(':root');
    for (const [property, value] of Object.entries(scaleTokens)) expect(root.get(property)).toBe(value);
    for (const step of spaceSteps) expect(root.get(`--space-${step}`)).toBe(`${step / 4}rem`);
  });

  it('stays small enough to be written into every page', () => {
    expect((tokensCss + globalCss).length - printCss.length).toBeLessThan(BUDGET_BYTES.screen);
    expect(printCss.length).toBeLessThan(BUDGET_BYTES.paper);
  });

  it('has as many opening as closing braces', () => {
    for (const css of [tokensCss, globalCss]) expect(css.split('{').length).toBe(css.split('}').length);
  });

  it('asks only for tokens that exist', () => {
    const known = new Set([...Object.keys(scaleTokens), ...roleTokens.map((role) => `--color-${role}`)]);
    // `useModal` sets these properties on its panel.
    for (const measured of ['--unseen-above', '--unseen-below']) known.add(measured);
    for (const [, own = ''] of globalCss.matchAll(/[{;](--[\w-]+):/g)) known.add(own);
    const used = [...globalCss.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('isThemeName', () => {
  it.each([
    ['ink', true],
    ['Ink', false],
    ['dark', false],
  ])('of %j is %s', (name, expected) => {
    expect(isThemeName(name)).toBe(expected);
  });
});
