import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { consentForm } from './consent-form.content.ts';
import { ConsentForm, type ConsentFormHostProps } from './consent-form.tsx';
import { cookieForm } from './consent.fixtures.ts';
import { consentServing } from './consent-serving.ts';
import { enhanceConsentForm } from './enhance-consent-form.ts';

const show = (host: ConsentFormHostProps) =>
  render(<ConsentForm {...fixtureProps(consentForm, cookieForm, 'en-US')} action="/cookies" {...host} />);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(() => {
  cleanup();
  document.cookie = 'skein_consent=; path=/; max-age=0';
});

describe('the form of the cookie settings', () => {
  it('allows nothing by itself, and the needed ones cannot be refused', () => {
    show({ asks: ['analytics', 'chat'] });
    expect(box('Needed').disabled).toBe(true);
    expect([box('Counting visits').checked, box('Chat').checked]).toEqual([false, false]);
  });

  it('says what has been saved', () => {
    show({ asks: ['analytics', 'chat'], saved: ['chat'] });
    expect(screen.getByRole('status').textContent).toContain('Chat.');
    expect(box('Chat').checked).toBe(true);
  });

  it('shows with script what the visitor has chosen', () => {
    const choice = { categories: ['necessary', 'analytics'], revision: 1 };
    document.cookie = `skein_consent=${encodeURIComponent(JSON.stringify(choice))}; path=/`;
    enhanceConsentForm(show({ asks: ['analytics', 'chat'] }).container);
    expect([box('Counting visits').checked, box('Chat').checked]).toEqual([true, false]);
  });

  it('has nothing to choose on a site that asks nothing', () => {
    show({ asks: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the address of the page', () => {
  it.each([
    ['', ''],
    ['?saved=chat.analytics', '?saved=analytics.chat'],
    ['?saved=ads.strange', '?saved=none'],
    ['?utm_source=letter', ''],
  ])('%s is kept as "%s"', async (search, normal) => {
    const page = { title: '', blocks: [{ id: 'form', type: consentForm.id, props: {} }] };
    const place = { path: '/cookies' } as never;
    const reading = await consentServing(['analytics', 'chat']).read?.(page, { search }, place);
    expect(reading?.normal({ search })).toBe(normal);
  });
});
