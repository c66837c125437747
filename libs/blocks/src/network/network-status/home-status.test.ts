import { ENGLISH_AND_SPANISH, siteLanguages } from '@skein/cms-client';
import { browserSanitize } from '@skein/cms-client/sanitize';
import { describe, expect, it } from 'vitest';
import { optionWith } from '../../testing/network-answers.ts';
import { highest, homeStatuses } from './home-status.ts';
import type { IssueNotification } from './network-status-answer.ts';

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
    homeStatuses([option], sanitize, locale)[0];

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
    expect(homeStatuses([option], sanitize, 'fr', languages)[0]?.issue?.description).toBe(
      '<a href="/intl/fr/support">ici</a>',
    );
  });

  it('has a time for machines, and none where the service’s cannot be read', () => {
    expect(only(optionWith('1', issue(2, LATE)))?.issue?.postedAt).toBe('2026-03-01T11:00:00.000Z');
    expect(only(optionWith('1', issue(2, 'yesterday')))?.issue).toEqual({ severity: 2, description: 'x' });
  });
});
