import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { footer } from './footer.block.ts';
import { bareFooter, siteFooter } from './footer.fixtures.ts';
import { Footer } from './footer.tsx';

const english = { path: '/plans', locale: 'en-US' } as const;

describe('the footer', () => {
  it('has a titled column for each group of links', () => {
    render(<Footer {...fixtureProps(footer, siteFooter)} page={english} />);
    const columns = within(screen.getByRole('navigation', { name: 'Site links' }));
    expect(columns.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Products',
      'Support',
      'Company',
      'Legal',
    ]);
    expect(columns.getByRole('link', { name: 'Network status' }).getAttribute('href')).toBe(
      '/support/network-status',
    );
    expect(columns.getByRole('link', { name: 'Press (opens in a new tab)' }).getAttribute('target')).toBe(
      '_blank',
    );
  });

  it('gives every social network a name and a new tab', () => {
    render(<Footer {...fixtureProps(footer, siteFooter)} page={english} />);
    const links = within(screen.getByRole('region', { name: 'Follow the thread' })).getAllByRole('link');
    expect(links).toHaveLength(5);
    expect(links[0]?.textContent).toBe('Skein Fiber on Instagram\u00a0(opens in a new tab)');
    for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['/plans', 'en-US', 'Español', '/intl/es/plans', 'es'],
    ['/intl/es/plans', 'es', 'English', '/plans', 'en'],
  ] as const)('on %s (%s) offers %s', (path, locale, name, href, lang) => {
    render(<Footer {...fixtureProps(footer, siteFooter, locale)} page={{ path, locale }} />);
    const link = screen.getByText(name).closest('a');
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.getAttribute('hreflang')).toBe(lang);
    expect(screen.getByText(name).getAttribute('lang')).toBe(lang);
  });

  it('has the language switch post a form of the page, with all that was typed, to the page in that language', () => {
    const page = {
      ...english,
      languageForm: 'posted',
      languageLinks: { es: '/forms?lang=es' },
    };
    render(
      <>
        <form id="posted" action="/forms" />
        <Footer {...fixtureProps(footer, siteFooter)} page={page} />
      </>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Language: Español (Spanish)' });
    expect([button.form?.id, button.getAttribute('formaction'), button.formNoValidate]).toEqual([
      'posted',
      '/forms?lang=es',
      true,
    ]);
    expect(button.getAttribute('formenctype')).toBe('application/x-www-form-urlencoded');
    // The value is the address that the button opens after the form has gone.
    expect([button.name, button.value]).toEqual(['', '/intl/es/plans']);
    expect(screen.queryByRole('link', { name: /Español/ })).toBeNull();
  });

  it.each([
    ['the page itself', undefined, ''],
    ['an address from the host', { es: '/again?lang=es' }, 'given'],
  ])('marks a link to %s for the script that follows the address', (_, languageLinks, mark) => {
    render(<Footer {...fixtureProps(footer, siteFooter)} page={{ ...english, languageLinks }} />);
    const link = screen.getByText('Español').closest('a');
    expect(link?.getAttribute('data-language-link')).toBe(mark);
  });

  it('names the city of the page, with its support', () => {
    const city = {
      name: 'Austin',
      url: '/cities/austin',
      cityId: 'austin',
      supportUrl: '/cities/austin/support',
    };
    render(<Footer {...fixtureProps(footer, siteFooter)} page={{ ...english, city }} />);
    const line = screen.getByText(/You’re in/);
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([city.url, city.supportUrl]);
  });

  it('stands with nothing but a copyright line', () => {
    render(<Footer {...fixtureProps(footer, bareFooter)} page={english} />);
    expect(screen.getByText('© 2026 Skein Fiber, Inc.')).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('carries no style attributes, which the content security policy would block', () => {
    expect(renderToString(<Footer {...fixtureProps(footer, siteFooter)} page={english} />)).not.toMatch(
      /<[^>]+\sstyle=/,
    );
  });
});
