// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { campaignOf, storeLink } from './campaign.ts';

const PLAY = 'https://play.google.com/store/apps/details?id=example.skein.app';
const APP = 'https://apps.apple.com/us/app/skein-fiber/id0000000000';
const referrerOf = (link: string) => new URL(link).searchParams.get('referrer');
const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('the campaign of an address', () => {
  it('is what the four utm parameters, pt, mt and ct say, and nothing else', () => {
    expect(
      campaignOf('?utm_campaign=a&utm_medium=b&utm_source=c&utm_content=d&pt=e&mt=f&ct=g&utm_term=h&x=i'),
    ).toEqual({
      utm_campaign: 'a',
      utm_medium: 'b',
      utm_source: 'c',
      utm_content: 'd',
      pt: 'e',
      mt: 'f',
      ct: 'g',
    });
  });

  it('has nothing empty in it', () => {
    expect(campaignOf('?utm_campaign=&utm_source=%20&ct')).toEqual({});
    expect(campaignOf('')).toEqual({});
  });
});

describe('the link to a store', () => {
  const campaign = campaignOf('?utm_campaign=spring&utm_medium=email&utm_source=letter%2021&pt=77&mt=8');

  it('carries the campaign to Android as one referrer, written for the app to read', () => {
    const link = storeLink('play', PLAY, campaign);
    expect(link).toBe(
      `${PLAY}&referrer=utm_campaign%3Dspring%26utm_medium%3Demail%26utm_source%3Dletter%2B21`,
    );
  });

  it('tells Android nothing that only Apple knows', () => {
    expect(storeLink('play', PLAY, campaignOf('?pt=1&mt=8&ct=x'))).toBe(PLAY);
  });

  it('carries every parameter to iOS as it came, and the name of the campaign as ct', () => {
    expect(paramsOf(storeLink('app', APP, campaign))).toEqual({
      utm_campaign: 'spring',
      utm_medium: 'email',
      utm_source: 'letter 21',
      pt: '77',
      mt: '8',
      ct: 'spring',
    });
    expect(paramsOf(storeLink('app', APP, campaignOf('?utm_campaign=a&ct=b')))['ct']).toBe('b');
  });

  it.each([
    ['play', PLAY],
    ['app', APP],
  ] as const)('to %s is told of the campaign of the visit rather than of that of the page', (store, link) => {
    const served = storeLink(store, link, { utm_campaign: 'website' });
    const visited = storeLink(store, served, { utm_source: 'letter', utm_campaign: 'spring' });
    const told =
      store === 'play' ? new URLSearchParams(referrerOf(visited) ?? '') : new URL(visited).searchParams;
    expect(told.getAll('utm_campaign')).toEqual(['spring']);
    expect(told.get('utm_source')).toBe('letter');
  });

  it.each(['/r/app', 'market://details?id=x', 'https://', ''])('that is no web address stays: %s', (link) => {
    expect(storeLink('play', link, campaign)).toBe(link);
    expect(storeLink('app', link, campaign)).toBe(link);
  });

  it('carries it in browsers that do not say whether an address can be read', () => {
    const carried = storeLink('app', APP, campaign);
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
    expect(storeLink('app', APP, campaign)).toBe(carried);
  });

  it('never leads to another place, whatever the campaign says', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, value) => {
        const any = { ...campaignOf(query), utm_source: value || 'x', ct: value || 'y' };
        for (const [store, link] of [
          ['play', PLAY],
          ['app', APP],
        ] as const) {
          const { origin, pathname, searchParams } = new URL(storeLink(store, link, any));
          expect(origin + pathname).toBe(new URL(link).origin + new URL(link).pathname);
          if (store === 'play') expect(searchParams.get('id')).toBe('example.skein.app');
        }
      }),
    );
  });
});
