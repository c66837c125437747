import { expect, it } from 'vitest';
import { plainSpelling } from './plain-spelling.ts';

it.each([
  ['/support/broadband%2Dlabels', '/support/broadband-labels'],
  ['/%73upport/%7euser%5f1%2Ehtml', '/support/~user_1.html'],
  ['/faq?%73lug=bill&a%5Fb=%61', '/faq?slug=bill&a_b=%61'],
  ['//evil%2Eexample/a', '/evil.example/a'],
  ['/\\evil%2Eexample', '/evil.example'],
  ['http://evil.example/%61?b', '/a?b'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/caf%c3%a9?q=%c3%a9', '/caf%C3%A9?q=%c3%a9'],
])('%s is asked for at %s', (url, plain) => {
  expect(plainSpelling(url)).toBe(plain);
});

it.each([
  '/',
  '/a%20b',
  '/a%252Db',
  '/a%2Fb',
  '/caf%C3%A9',
  '/?q=%61',
  '/?q=%c3%a9',
  '/?%c3%a9=1',
  '/100%',
  '/a?b=c%2Dd&e',
  '/%5Cevil',
  '//x',
])('%s has no plainer spelling', (url) => {
  expect(plainSpelling(url)).toBeUndefined();
});
