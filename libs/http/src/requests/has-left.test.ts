import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { hasLeft } from './has-left.ts';
import { networkOf } from './network-of.ts';

const over = (destroyed: boolean) => ({ raw: { socket: { destroyed } } }) as unknown as FastifyRequest;
const broken = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

it.each([
  ['a visitor who has left', broken, true, true],
  ['a source that breaks off while the visitor waits', broken, false, false],
  ['a fault of ours while the visitor leaves', new TypeError('x'), true, false],
])('tells %s from the rest', (_, error, gone, expected) => {
  expect(hasLeft(error, over(gone))).toBe(expected);
});

it('gives a visitor who has left before anybody asked a network, too', () => {
  expect(networkOf(undefined)).toBe(networkOf(undefined));
  expect(networkOf(undefined)).not.toBe('');
});
