import { describe, expect, it, vi } from 'vitest';
import { browserServices } from '../services/browser-services.ts';
import type { FormOrder } from '../services/form-services.ts';
import { campaignOf, campaignSearch } from './campaign.ts';
import { keepCampaign } from './keep-campaign.ts';

/** Opens a page through a link of the page `referrer`. Without a referrer, opens the page directly. */
function open(address: string, referrer = '') {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  keepCampaign();
}
const kept = () => campaignSearch('', document.cookie);

describe('a campaign', () => {
  it('is sent by a form at an address that a link has led to', async () => {
    open('/careers?utm_source=news&gh_src=a1b2&keyword=splicer', 'https://news.example/');
    open('/intl/es/careers/job?id=7', `${location.origin}/careers`);
    const sent: FormOrder[] = [];
    const wire = async (order: FormOrder) => {
      sent.push(order);
      return { kind: 'accepted' } as const;
    };
    const page = { pathname: location.pathname, search: location.search };
    const order = { url: '/business/contact', values: {}, idempotencyKey: 'k1', honeypot: '', page };
    await (await browserServices()).send(async () => wire, order);
    expect(sent).toEqual([
      { ...order, page: { pathname: '/intl/es/careers/job', search: '?utm_source=news&gh_src=a1b2&id=7' } },
    ]);
  });

  it('gives way to the next that somebody comes by', () => {
    open('/?utm_source=news&gh_src=a1b2');
    open('/plans?utm_medium=email', 'https://mail.example/');
    expect(kept()).toBe('?utm_medium=email');
  });

  it.each([
    ['an address without one', '/plans?id=7', ''],
    ['a link of the site itself', '/app?utm_source=website', `${location.origin}/`],
    ['what could be markup', '/plans?utm_source=%3C%22%3E', ''],
    [
      'more than a cookie should hold',
      `/plans?utm_source=${'ñ'.repeat(100)}&utm_medium=${'ñ'.repeat(100)}`,
      '',
    ],
  ])('stays over %s', (_, address, referrer) => {
    open('/?utm_source=spring%20letter');
    open(address, referrer);
    expect(kept()).toBe('?utm_source=spring+letter');
  });

  it('that is kept comes before one in a link of the site itself, and shares nothing with it', () => {
    open('/?utm_source=news');
    open('/app?utm_source=website&utm_medium=web&id=7', `${location.origin}/`);
    expect(campaignSearch(location.search, document.cookie)).toBe('?utm_source=news&id=7');
  });

  it('in the address of the page counts where none is kept', () => {
    expect(campaignSearch('?gh_src=x&id=7', '')).toBe('?gh_src=x&id=7');
  });

  it('that is kept is not lost to an address that names nothing usable', () => {
    open('/?utm_source=news');
    for (const search of ['?utm_source=%3C%22%3E', '?utm_medium=%20'])
      expect(campaignOf(campaignSearch(search, document.cookie))).toMatchObject({
        utmcsr: 'news',
        utmcmd: '',
      });
  });

  it('that is kept leaves the query of the page, which may name a plan', () => {
    open('/?utm_source=news');
    expect(campaignSearch('?plan=skein-1-gig', document.cookie)).toBe('?utm_source=news&plan=skein-1-gig');
  });

  it('is nothing but names that are known', () => {
    open('/?utm_source=a%3B%20path%3D%2F&utm_term=b&email=a@b.co&gh_src=c');
    expect(document.cookie).toBe('skein_campaign=utm_source=a+path&gh_src=c');
  });

  it('is read from among other cookies, and from none', () => {
    expect(campaignSearch('?id=7', 'a=b; skein_campaign=utm_source=news; c=d')).toBe('?utm_source=news&id=7');
    expect(campaignSearch('?id=7', 'not_skein_campaign=utm_source=news')).toBe('?id=7');
    expect(campaignSearch('?id=7', '')).toBe('?id=7');
  });
});
