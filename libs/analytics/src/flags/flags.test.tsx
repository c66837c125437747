import { OpenFeature } from '@openfeature/web-sdk';
import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Experiments } from '../portal/portal-data.ts';
import { FlagsProvider } from './flags-provider.tsx';
import { assignedVariation, isVariationOn } from './is-variation-on.ts';
import { portalFlagProvider } from './portal-flag-provider.ts';
import { useVariation } from './use-variation.ts';

// React's own switch for tests; the types of React do not declare it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function SignIn({ flagKey = 'sign-in', variation = 'second' }: { flagKey?: string; variation?: string }) {
  return <p>{useVariation(flagKey, variation) ? 'second variant' : 'first variant'}</p>;
}

const page = (experiments: Experiments) => (
  <FlagsProvider experiments={experiments}>
    <SignIn />
  </FlagsProvider>
);

const name = fc.oneof(fc.constantFrom('sign-in', 'second', 'on', '', '__proto__', 'toString'), fc.string());

describe('isVariationOn', () => {
  it.each([
    [{ 'sign-in': 'second' }, 'sign-in', 'second', true],
    [{ 'sign-in': 'first' }, 'sign-in', 'second', false],
    [{}, 'sign-in', 'second', false],
    [{ 'sign-in': 'second' }, 'other', 'second', false],
    [{ 'sign-in': '' }, 'sign-in', '', false],
    [{}, '', '', false],
    [{}, 'toString', 'function', false],
  ])('in %o, %s with %s: %s', (experiments: Experiments, flagKey, variationName, expected) => {
    expect(isVariationOn(experiments, flagKey, variationName)).toBe(expected);
  });

  it('knows no flag that is not the visitor’s own', () => {
    expect(assignedVariation({}, 'constructor')).toBeUndefined();
  });
});

describe('useVariation', () => {
  it('agrees with the rule for any experiments', () => {
    fc.assert(
      fc.property(fc.dictionary(name, name), name, name, (experiments, flagKey, variation) => {
        const html = renderToString(
          <FlagsProvider experiments={experiments}>
            <SignIn flagKey={flagKey} variation={variation} />
          </FlagsProvider>,
        );
        expect(html.includes('second variant')).toBe(isVariationOn(experiments, flagKey, variation));
      }),
    );
  });

  it('is off where there are no flags at all', () => {
    expect(renderToString(<SignIn />)).toBe('<p>first variant</p>');
  });

  it('decides in the first render, and hydrates without a warning', async () => {
    const log = vi.spyOn(console, 'error');
    const experiments = { 'sign-in': 'second' };
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(page(experiments));
    expect(host.textContent).toBe('second variant');
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(host, page(experiments), { onRecoverableError }));
    expect(host.textContent).toBe('second variant');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it('never shows one visitor the variation of another', () => {
    render(
      <>
        {page({ 'sign-in': 'second' })}
        {page({ 'sign-in': 'first' })}
        {page({})}
      </>,
    );
    expect(screen.getAllByText(/variant/).map((node) => node.textContent)).toEqual([
      'second variant',
      'first variant',
      'first variant',
    ]);
  });

  it('follows experiments that arrive later', () => {
    const { rerender } = render(page({}));
    expect(screen.getByText('first variant')).toBeTruthy();
    rerender(page({ 'sign-in': 'second' }));
    expect(screen.getByText('second variant')).toBeTruthy();
  });

  it('keeps working after the app has cleared its OpenFeature providers', async () => {
    renderToString(page({ 'sign-in': 'second' }));
    await OpenFeature.clearProviders();
    expect(renderToString(page({ 'sign-in': 'second' }))).toContain('second variant');
  });

  it('leaves OpenFeature’s own hooks usable below', () => {
    function Switch() {
      return <p>{useBooleanFlagValue('banner', false) ? 'shown' : 'hidden'}</p>;
    }
    render(
      <FlagsProvider experiments={{ banner: 'on' }}>
        <Switch />
      </FlagsProvider>,
    );
    expect(screen.getByText('shown')).toBeTruthy();
  });
});

describe('portalFlagProvider', () => {
  const logger = { error() {}, warn() {}, info() {}, debug() {} };
  const provider = portalFlagProvider({ cta: 'second', banner: 'on', old: 'off', limit: '12' });

  it('gives the variation as the value and the variant of a text flag', () => {
    expect(provider.resolveStringEvaluation('cta', '', {}, logger)).toMatchObject({
      value: 'second',
      variant: 'second',
      reason: 'SPLIT',
    });
  });

  it('reads on and off as booleans and digits as numbers', () => {
    expect(provider.resolveBooleanEvaluation('banner', false, {}, logger).value).toBe(true);
    expect(provider.resolveBooleanEvaluation('old', true, {}, logger).value).toBe(false);
    expect(provider.resolveNumberEvaluation('limit', 0, {}, logger).value).toBe(12);
  });

  it('keeps the default of a flag that is not an experiment', () => {
    expect(provider.resolveStringEvaluation('none', 'first', {}, logger)).toEqual({
      value: 'first',
      reason: 'DEFAULT',
    });
  });

  it('says when a variation is not of the asked type', () => {
    const mismatch = { reason: 'ERROR', errorCode: 'TYPE_MISMATCH' };
    expect(provider.resolveBooleanEvaluation('cta', true, {}, logger)).toMatchObject({
      value: true,
      ...mismatch,
    });
    expect(provider.resolveNumberEvaluation('cta', 3, {}, logger)).toMatchObject({ value: 3, ...mismatch });
    expect(provider.resolveObjectEvaluation('cta', { a: 1 }, {}, logger)).toMatchObject({
      value: { a: 1 },
      ...mismatch,
    });
  });
});
