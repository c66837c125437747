import { callToAction } from '@skein/cms-client';
import { wordsIn } from '@skein/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appDownload } from '../shell/app-download.ts';
import { successorOf } from '../shell/successor.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { stickyCta } from './sticky-cta.fixtures.ts';
import { StickyCta } from './sticky-cta.tsx';

describe('the sticky call to action', () => {
  it('is out of sight and out of the tab order until the page is scrolled far', () => {
    render(<StickyCta cta={fixtureProps(callToAction, stickyCta)} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { hidden: true }).textContent).toBe('Check availability');
  });

  it('asks for the address check by markup alone, and is a plain link without script', () => {
    render(<StickyCta cta={fixtureProps(callToAction, stickyCta, 'es')} />);
    const link = screen.getByRole('link', { hidden: true });
    expect(link.getAttribute('href')).toBe('/intl/es/check-address');
    expect(link.getAttribute('data-action')).toBe('open-address-check');
  });

  it('is the app for customers, in the words and at the address of the header', () => {
    const app = appDownload(wordsIn('es'), undefined, '/intl/es/app?from=header');
    const { container } = render(<StickyCta cta={fixtureProps(callToAction, stickyCta, 'es')} app={app} />);
    const shown = () =>
      [...container.querySelectorAll('aside a')]
        .filter((link) => getComputedStyle(link.parentElement as Element).display !== 'none')
        .map((link) => link.textContent);
    expect(shown()).toEqual(['Ver cobertura']);
    document.documentElement.setAttribute('data-customer', '');
    expect(shown()).toEqual(['Descargar la app']);
    document.documentElement.removeAttribute('data-customer');
    expect(container.querySelector('a[href^="/intl/es/app?"]')).not.toBeNull();
  });

  it('says which link customers find in the place of the one that had the focus', () => {
    const app = appDownload(wordsIn('en-US'), undefined, '/app');
    render(<StickyCta cta={fixtureProps(callToAction, stickyCta)} app={app} />);
    const [check, forCustomers] = screen.getAllByRole('link', { hidden: true });
    expect(successorOf(check ?? null)).toBe(forCustomers);
    expect(successorOf(forCustomers ?? null)).toBeUndefined();
  });
});
