import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextLink } from '../text-link/text-link.tsx';
import { ButtonLink } from './button-link.tsx';

describe.each([
  ['ButtonLink', ButtonLink],
  ['TextLink', TextLink],
] as const)('%s', (_name, Link) => {
  it('goes where it says, in this tab', () => {
    render(<Link href="/plans">Plans</Link>);
    const link = screen.getByRole('link', { name: 'Plans' });
    expect(link.getAttribute('href')).toBe('/plans');
    expect(link.hasAttribute('target')).toBe(false);
  });

  it.each([
    [{ language: 'en' }, 'Account (opens in a new tab)'],
    [{ language: 'es' }, 'Account (se abre en una pestaña nueva)'],
    [{ newTabLabel: 'new window' }, 'Account (new window)'],
  ] as const)('with %j announces the new tab as %j', (props, name) => {
    render(
      <Link href="https://account.example" external {...props}>
        Account
      </Link>,
    );
    const link = screen.getByRole('link', { name: (heard) => heard.replace(/\s+/g, ' ') === name });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });
});
