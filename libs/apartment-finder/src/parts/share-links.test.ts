import { wordsIn } from '@skein/ui';
import { describe, expect, it } from 'vitest';
import { shareLinks } from './share-links.ts';

const said = (language: 'en' | 'es') =>
  shareLinks('https://skein.example/cities/austin/apartments', wordsIn(language)).map(({ href }) => {
    const { searchParams } = new URL(href);
    return searchParams.get('text') ?? searchParams.get('subject');
  });

describe('the links that share a page', () => {
  it.each([
    ['en', 'Find apartments and condos with super fast Internet.'],
    ['es', 'Encuentra apartamentos y condominios con internet superrápido.'],
  ] as const)('speak the language of the page: %s', (language, words) => {
    expect(said(language)).toEqual([null, words, words]);
  });
});
