import { describe, expect, it } from 'vitest';
import { campaignSearch } from '../post/campaign.ts';
import { campaignArrivals } from './campaign-arrivals.ts';

const came = (search: string, headers: Readonly<Record<string, string>> = {}, secure = false) =>
  campaignArrivals({ search, headers: { host: 'www.skein.example', ...headers }, secure });

describe('a campaign that somebody comes by', () => {
  it('is kept by the cookie that script writes, for as long as the browser is open', () => {
    const cookie = came('?utm_source=spring+letter&gh_src=a1&keyword=owl', {}, true);
    expect(cookie).toBe('skein_campaign=utm_source=spring+letter&gh_src=a1; path=/; samesite=lax; secure');
    expect(campaignSearch('', (cookie ?? '').split('; ')[0] ?? '')).toBe(
      '?utm_source=spring+letter&gh_src=a1',
    );
    expect(came('?utm_source=news')).toBe('skein_campaign=utm_source=news; path=/; samesite=lax');
  });

  it.each([
    ['a query that names none', '?id=7', {}],
    ['what could be markup', '?utm_source=%3C%22%3E', {}],
    ['what could end the cookie', '?utm_source=%0D%0A%3B', {}],
    ['more than a cookie should hold', `?utm_source=${'ñ'.repeat(100)}&utm_medium=${'ñ'.repeat(100)}`, {}],
    ['a link of the site itself', '?utm_source=site', { referer: 'https://www.skein.example/' }],
    [
      'the same behind a proxy',
      '?utm_source=site',
      {
        host: 'localhost:4300',
        'x-forwarded-host': 'www.skein.example',
        referer: 'https://www.skein.example/plans',
      },
    ],
    ['the same without a referrer', '?utm_source=site', { 'sec-fetch-site': 'same-origin' }],
  ])('leaves nothing by %s', (_, search, headers) => expect(came(search, headers)).toBeUndefined());

  it.each([
    [{ referer: 'https://news.example/' }],
    [{ referer: 'nonsense' }],
    [{ 'sec-fetch-site': 'cross-site', referer: 'https://www.skein.example.evil/' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('is kept of a link from elsewhere: %j', (headers) =>
    expect(came('?utm_source=news', headers)).toBeDefined(),
  );
});
