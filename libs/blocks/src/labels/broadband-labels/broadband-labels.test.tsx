import { LanguageProvider } from '@skein/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AuthoredEntry } from '@skein/cms-client';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { broadbandLabels } from './broadband-labels.block.ts';
import * as fixtures from './broadband-labels.fixtures.ts';
import { BroadbandLabels } from './broadband-labels.tsx';

function draw(fixture: AuthoredEntry<'gfBroadbandLabels'>, language: 'en' | 'es' = 'en') {
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <BroadbandLabels {...fixtureProps(broadbandLabels, fixture, language === 'es' ? 'es' : 'en-US')} />
    </LanguageProvider>,
  );
  return [...document.querySelectorAll('table')];
}
/** Returns the text of each row: its cells, separated by `: `. */
const lines = (table: HTMLTableElement | undefined) =>
  [...(table?.rows ?? [])].map((row) =>
    [...row.cells].map(({ textContent }) => textContent.trim()).join(': '),
  );

describe('the label', () => {
  it('says what the regulator asks for, in its order', () => {
    const [label] = draw(fixtures.labelsOfPlans);
    expect(label?.caption?.textContent).toBe(
      'Broadband FactsThread & SonsThread 500Fixed Broadband Consumer Disclosure',
    );
    expect(lines(label)).toEqual([
      'Monthly Price: $55.00',
      'This Monthly Price is not an introductory rate.',
      'This Monthly Price does not require a contract.',
      'Additional Charges & Terms',
      'Provider Monthly Fees',
      'Local Fee: $0.00',
      'Equipment Rental Fee: $0.00',
      'One-Time Fees at the Time of Purchase',
      'Installation Fee: $0.00',
      'Other One-Time Fees: $0.00',
      'Early Termination Fee: $0.00',
      'Government Taxes: Varies by location',
      'Discounts & Bundles',
      'There are none, and no bundles either. A phone costs what it costs.',
      'Speeds Provided with Plan',
      'Typical Download Speed: 500\u00a0Mbps',
      'Typical Upload Speed: 500\u00a0Mbps',
      'Typical Latency: 9\u00a0ms',
      'Data Included with Monthly Price: Unlimited',
      'Charges for Additional Data Usage: $0.00/GB',
      'Network Management: Read our policy: Network Management',
      'Privacy: Read our policy: Privacy',
      'Customer Support',
      'Contact Us: thread.example/support',
      'Phone: (737)\u00a0555-0142',
      'Learn more about the terms used on this label by visiting the Federal Communications Commission’s Consumer Resource Center. fcc.gov/consumer',
      'Unique Plan Identifier: F0099999999THREAD000000500',
    ]);
  });

  it.each([
    ['en', ['Ways to reach us', 'See the explanations']],
    ['es', ['Formas de contacto', 'Ver las explicaciones']],
  ] as const)('says where a link within the site leads, not its path, in %s', (language, words) => {
    const props = fixtureProps(broadbandLabels, fixtures.labelsOfPlans, language === 'es' ? 'es' : 'en-US');
    document.body.innerHTML = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <BroadbandLabels {...props} supportLink="/support" learnMoreLink="/support/faq" />
      </LanguageProvider>,
    );
    const links = [...document.querySelectorAll('table a')];
    for (const { textContent } of links) expect(textContent).not.toMatch(/^\//);
    expect(links.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([...words]));
  });

  it('links each phone number that can be called', () => {
    const props = fixtureProps(broadbandLabels, fixtures.labelsOfPlans);
    document.body.innerHTML = renderToStaticMarkup(
      <BroadbandLabels {...props} supportPhones={['737-555-0142 x3', 'Chat only']} />,
    );
    const links = [...document.querySelectorAll('table a')].map(({ textContent }) => textContent);
    expect(document.querySelector('a[href="tel:+17375550142;ext=3"]')?.textContent).toBe('737-555-0142 x3');
    expect(links).not.toContain('Chat only');
    expect(document.querySelector('table')?.textContent).toContain('Chat only');
  });

  it('says how long an introductory price holds, what follows it, and what contract there is', () => {
    const [label] = draw(fixtures.labelOfOne);
    expect(lines(label).slice(0, 3)).toEqual([
      'Monthly Price: $39.99',
      'This Monthly Price is an introductory rate. It holds for 12 months; after that the price is $59.99 a month.',
      'This Monthly Price requires a 24-month contract. Terms of the contract',
    ]);
    expect(lines(label)).toEqual(
      expect.arrayContaining([
        'Equipment Rental Fee: $9.99',
        'Other One-Time Fees: Waived online',
        'Early Termination Fee: $1,200.00',
        'Data Included with Monthly Price: 1,200\u00a0GB',
        'Charges for Additional Data Usage: $0.20/GB',
      ]),
    );
    expect(lines(label).join()).not.toContain('Phone');
  });

  it('is a table in which every figure has a name', () => {
    for (const label of draw(fixtures.labelsOfTiers, 'es')) {
      expect(label.caption?.textContent).toMatch(/^Datos de banda ancha/);
      for (const figure of label.querySelectorAll('data'))
        expect(figure.closest('tr')?.querySelector('th[scope=row]')?.textContent).toMatch(/\w/);
    }
  });

  it('carries an identifier of its own, under which its card leads to it', () => {
    const labels = draw(fixtures.labelsOfBoth);
    expect(new Set(labels.map(({ id }) => id)).size).toBe(4);
    const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(labels.map(({ id }) => `#${id}`));
  });
});

describe('the cards', () => {
  it('show name and price, and a badge for what is not sold everywhere', () => {
    draw(fixtures.labelOfOne);
    expect(document.querySelector('li')?.textContent).toBe(
      'Select markets*Thread by the yard$39.99 per monthBroadband facts: Thread by the yard',
    );
    draw(fixtures.labelOfOne, 'es');
    expect(document.querySelector('li')?.textContent).toMatch(
      /^Algunos mercados\*Hilo por metro\$39\.99 al mes/,
    );
    draw(fixtures.labelsOfPlans);
    expect(document.body.textContent).not.toContain('Select markets');
  });

  it('without a plan are nothing', () => {
    expect(draw(fixtures.labelsOfNone)).toEqual([]);
    expect(document.body.innerHTML).toBe('');
  });
});
