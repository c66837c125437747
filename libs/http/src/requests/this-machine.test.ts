import { describe, expect, it } from 'vitest';
import { isForeignPage } from './this-machine.ts';

describe('a request on a server for this machine', () => {
  it.each([
    ['a program', {}, false],
    ['a program on another machine', { host: '192.168.1.5:3000' }, false],
    ['a page of this server', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, false],
    ['a page of another server on this machine', { origin: 'http://127.0.0.1:5173' }, false],
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
    ['a page without an origin', { origin: 'null' }, true],
    [
      'a page whose name leads to this machine',
      { host: 'evil.example:3000', origin: 'http://evil.example:3000' },
      true,
    ],
    ['such a page that only reads', { host: 'evil.example:3000', 'sec-fetch-site': 'same-origin' }, true],
    ['a name that only begins as its own', { origin: 'http://localhost.evil.example' }, true],
  ])('of %s is of a foreign page: %s', (_, headers, foreign) => {
    expect(isForeignPage({ headers: { host: 'localhost:3000', ...headers } })).toBe(foreign);
  });
});
