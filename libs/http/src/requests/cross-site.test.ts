import { describe, expect, it } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const HOST = 'www.example.com';
const OURS = { origin: `https://${HOST}`, referer: `https://${HOST}/form` };
const from = (headers: Record<string, string>, secure = true, ownHosts: string[] = []) =>
  isCrossSite({ headers, host: HOST }, { ownHosts, secure });

describe('a post is from another site', () => {
  it.each([
    ['a browser says so', { 'sec-fetch-site': 'cross-site' }],
    ['it is from a neighbor', { 'sec-fetch-site': 'same-site' }],
    ['its page is elsewhere', { origin: 'https://elsewhere.example' }],
    ['its page is nowhere', { origin: 'null' }],
    ['its page came without TLS', { origin: `http://${HOST}` }],
    ['its page came from another port', { origin: `https://${HOST}:8443` }],
    ['the page before is elsewhere', { referer: 'https://elsewhere.example/form' }],
    ['the page before came without TLS', { referer: `http://${HOST}/form` }],
    ['the page before cannot be read', { referer: 'about:client' }],
    ['a browser says so, whatever the others name', { 'sec-fetch-site': 'cross-site', ...OURS }],
    ['its page is elsewhere, whatever the one before', { ...OURS, origin: 'https://elsewhere.example' }],
  ])('when %s', (_when, headers) => {
    expect(from(headers)).toBe(true);
  });
});

describe('a post is our own', () => {
  it.each([
    ['a browser says so', { 'sec-fetch-site': 'same-origin' }],
    ['a program says nothing', {}],
    ['a program leaves the page empty', { referer: '' }],
    ['somebody typed the address', { 'sec-fetch-site': 'none' }],
    ['the page before is here', { referer: `https://${HOST}/form?utm=1` }],
    ['a browser says so, whatever the others name', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['its page is here', { origin: `https://${HOST}` }],
    [
      'a proxy says that its page is here',
      { origin: 'https://cdn.example', 'x-forwarded-host': 'cdn.example' },
    ],
  ])('when %s', (_when, headers) => {
    expect(from(headers)).toBe(false);
  });

  it('when the host that was asked names the port', () => {
    expect(isCrossSite({ headers: OURS, host: `${HOST}:443` }, { secure: true })).toBe(false);
    expect(isCrossSite({ headers: OURS, host: `${HOST}:444` }, { secure: true })).toBe(true);
  });

  it('when its page is at a host that is ours, too', () => {
    expect(from({ origin: 'https://static.example' }, true, ['static.example'])).toBe(false);
  });

  it('without TLS where the site has none, or on this machine', () => {
    expect(from({ origin: `http://${HOST}` }, false)).toBe(false);
    expect(from({ origin: 'http://localhost:3000' }, true, ['localhost:3000'])).toBe(false);
  });
});
