import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../model/api-error.ts';
import { paramsKey, readImageParams } from './image-params.ts';

const read = (query: string) => readImageParams(new Map(new URLSearchParams(query)));

describe('image parameters', () => {
  it.each([
    ['w=100&h=50', { width: 100, height: 50 }],
    ['w=4000&q=100', { width: 4000, quality: 100 }],
    ['fm=avif&q=1', { format: 'avif', quality: 1 }],
    ['fm=jpg&fl=progressive', { format: 'jpg', flag: 'progressive' }],
    ['fit=thumb&f=top_left', { fit: 'thumb', focus: 'top_left' }],
    ['r=max&bg=rgb:FF00aa', { radius: 'max', background: 'ff00aa' }],
    ['r=20', { radius: 20 }],
  ])('%s are understood', (query, expected) => {
    expect(read(query)).toEqual(expect.objectContaining(expected));
  });

  it.each(['', 'v=3', 'revision=2&utm_source=x'])('%j ask for the original', (query) => {
    expect(read(query)).toBeUndefined();
  });

  it.each([
    ...[
      'w=0',
      'w=4001',
      'h=99999999999',
      'w=-1',
      'w=1.5',
      'w=',
      'w=abc',
      'w=1e3',
      'q=0',
      'q=101',
      'fm=bmp',
      'fm=JPG',
      'fit=cover',
    ],
    ...[
      'f=nose',
      'fl=nothing',
      'fm=png&fl=progressive',
      'fm=jpg&fl=png8',
      'r=-1',
      'r=round',
      'bg=white',
      'bg=rgb:fff',
      'bg=rgb:gggggg',
    ],
  ])('%s are refused', (query) => {
    expect(() => read(query)).toThrow(ApiError);
  });

  it('are refused all at once, each by name', () => {
    try {
      read('w=0&q=500&fm=bmp');
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        status: 400,
        details: { errors: [{ name: 'w' }, { name: 'fm' }, { name: 'q' }] },
      });
    }
  });

  it('of any kind are understood or refused, never anything else', () => {
    const name = fc.constantFrom('w', 'h', 'fm', 'fl', 'fit', 'f', 'q', 'r', 'bg', 'v');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.integer().map(String)))), (entries) => {
        try {
          readImageParams(new Map(entries));
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
    );
  });

  it('have one key for one picture', () => {
    const key = (query: string) => paramsKey(read(query) ?? {});
    expect(key('w=10&h=20&v=1')).toBe(key('v=2&h=20&w=010'));
    expect(key('w=10')).not.toBe(key('h=10'));
  });
});
