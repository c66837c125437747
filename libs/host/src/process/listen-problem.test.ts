import { expect, it } from 'vitest';
import { SettingsError } from '@skein/http/settings';
import { listenProblem } from './listen-problem.ts';

it.each([
  ['EADDRINUSE', 'Port 3000 is taken. Choose another: PORT=3100 npm start'],
  ['EADDRNOTAVAIL', 'HOST 203.0.113.9 is no address of this machine.'],
  ['ENOTFOUND', 'HOST 203.0.113.9 is no address of this machine.'],
  ['EACCES', 'Port 3000 is not open to this user. Choose another: PORT=3100 npm start'],
])('says of %s which setting cannot be', (code, message) => {
  const told = listenProblem(Object.assign(new Error('listen'), { code }), {
    host: '203.0.113.9',
    port: 3000,
  });
  expect(told).toEqual(new SettingsError(message));
  expect(told).toBeInstanceOf(SettingsError);
});

it('leaves everything else as it is', () => {
  const error = new Error('a bug');
  expect(listenProblem(error, { host: 'localhost', port: 3000 })).toBe(error);
});
