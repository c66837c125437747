import { ENGLISH_AND_SPANISH, siteLanguages } from '@skein/cms-client';
import { browserSanitize } from '@skein/cms-client/sanitize';
import { describe, expect, it } from 'vitest';
import { optionWith } from '../../testing/network-answers.ts';
import { highest, homeStatuses } from './home-status.ts';
import { NETWORK_HOMES_MAX } from './network-status.constants.ts';
import { readNetworkAnswer, type IssueNotification } from './network-status-answer.ts';

const sanitize = browserSanitize();
const issue = (severity: IssueNotification['severity'], updated_at: string, description = 'x') => ({
  severity,
  updated_at,
  description,
});
const EARLY = '2026-03-01T10:00:00Z';
const LATE = '2026-03-01T12:00:00+01:00';

describe('the notification that is shown', () => {
  it('is the one of the highest severity, and of those the latest', () => {
    const notifications = [
      issue(1, LATE),
      issue(3, EARLY, 'first'),
      issue(3, LATE, 'second'),
      issue(0, LATE),
    ];
    expect(highest(notifications)?.description).toBe('second');
    expect(highest(notifications.toReversed())?.description).toBe('second');
  });
  it('is none where there is none', () => {
    expect(highest([])).toBeUndefined();
  });
});

describe('what an answer says of an address', () => {
  const only = (option: ReturnType<typeof optionWith>, locale: 'en-US' | 'es' = 'en-US') =>
    homeStatuses(readNetworkAnswer([option]), sanitize, locale)[0];

  it.each([
    ['1 Ready Rd', '1 Ready Rd, Austin'],
    ['1 Ready Rd, Austin, TX 78704', '1 Ready Rd, Austin, TX 78704'],
  ])('names the city of %s once', (address, line) => {
    expect(only(optionWith(address))).toEqual({ address: line });
  });

  it.each([
    ['<p>Cut.<script>boom()</script></p>', '<p>Cut.</p>'],
    ['<img src="/x.png" onerror="boom()" alt="x">', '<img src="/x.png" alt="x" loading="lazy">'],
    ['<a href="javascript:boom()">here</a>', '<a>here</a>'],
    ['<a href="/support">here</a>', '<a href="/support">here</a>'],
    ['<svg onload=boom()></svg><p>Cut.</p>', '<p>Cut.</p>'],
    ['<p style="position:fixed" onclick="boom()">Cut.</p>', '<p>Cut.</p>'],
  ])('has no more of %s than may be shown', (description, safe) => {
    expect(only(optionWith('1', issue(3, EARLY, description)))?.issue?.description).toBe(safe);
  });

  it('links to pages in the language of the page', () => {
    const option = optionWith('1', issue(3, EARLY, '<a href="/support">aquí</a>'));
    expect(only(option, 'es')?.issue?.description).toBe('<a href="/intl/es/support">aquí</a>');
  });

  it('links to pages in any language of the site', () => {
    const languages = siteLanguages([
      ...ENGLISH_AND_SPANISH,
      { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/intl/fr', name: 'Français' },
    ]);
    const option = optionWith('1', issue(3, EARLY, '<a href="/intl/es/support">ici</a>'));
    expect(homeStatuses(readNetworkAnswer([option]), sanitize, 'fr', languages)[0]?.issue?.description).toBe(
      '<a href="/intl/fr/support">ici</a>',
    );
  });

  it('has a time for machines, and none where the service’s cannot be read', () => {
    expect(only(optionWith('1', issue(2, LATE)))?.issue?.postedAt).toBe('2026-03-01T11:00:00.000Z');
    expect(only(optionWith('1', issue(2, 'yesterday')))?.issue).toEqual({ severity: 2, description: 'x' });
  });
});

describe('an answer of which parts cannot be read', () => {
  const statuses = (...options: unknown[]) => homeStatuses(readNetworkAnswer(options), sanitize, 'en-US');
  const at = (address: unknown, ...notifications: unknown[]) => ({
    address,
    city_name: 'Austin',
    system: { issue_notifications: notifications },
  });

  it('says of an outage without words or time that it is one', () => {
    const outage = { severity: 3, description: null, updated_at: 7 };
    expect(statuses(at('7 Two Doors Ct', outage), at('9 Two Doors Ct'))).toEqual([
      { address: '7 Two Doors Ct, Austin', issue: { severity: 3 } },
      { address: '9 Two Doors Ct, Austin' },
    ]);
  });

  it('puts an issue without a severity after the colored ones and before the others', () => {
    const unknown = { ...issue(0, LATE, 'unknown'), severity: 9 };
    const shown = (other: object) => statuses(at('1', other, unknown))[0]?.issue?.description;
    expect(shown(issue(2, EARLY, 'other'))).toBe('other');
    expect(shown(issue(1, EARLY, 'other'))).toBe('unknown');
  });

  it('is not all clear where nothing of the network can be read', () => {
    expect(statuses({ ...at('1 Ready Rd'), system: null })).toEqual([
      { address: '1 Ready Rd, Austin', isUnknown: true },
    ]);
  });

  it('keeps a home whose address cannot be read', () => {
    expect(statuses(at(null, issue(3, EARLY)))).toMatchObject([{ issue: { severity: 3 } }]);
  });

  it('tells homes with one address apart', () => {
    expect(statuses(at('1 Ready Rd'), at('1 READY  Rd', issue(3, EARLY)), at('2 Ready Rd'))).toMatchObject([
      { place: { nth: 1, of: 2 } },
      { place: { nth: 2, of: 2 } },
      { address: '2 Ready Rd, Austin' },
    ]);
  });

  it('cleans no more homes than are shown, and knows that there are more', () => {
    const many = Array.from({ length: 5000 }, (_, index) => at(`${index} Ready Rd`, issue(1, EARLY)));
    expect(statuses(...many)).toHaveLength(NETWORK_HOMES_MAX + 1);
  });
});
