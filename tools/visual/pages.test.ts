import { describe, expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

const SITE_MAP = `<?xml version="1.0"?><urlset>
<url><loc>https://www.example.com/</loc></url>
<url><loc>https://www.example.com/intl/es</loc></url>
<url><loc>https://www.example.com/product/tv</loc></url>
<url><loc>https://www.example.com/intl/es/product/tv</loc></url>
<url><loc>https://www.example.com/intl/estonia</loc></url></urlset>`;

describe('the pages of a site map', () => {
  test('are those of one language', () => {
    expect(pagesOf(SITE_MAP, 'en').stories.map(({ name }) => name)).toEqual([
      '/',
      '/product/tv',
      '/intl/estonia',
    ]);
    expect(pagesOf(SITE_MAP, 'es').stories.map(({ name }) => name)).toEqual([
      '/intl/es',
      '/intl/es/product/tv',
    ]);
  });

  test('have pictures under names of their own', () => {
    expect(pagesOf(SITE_MAP, 'en').stories.map(({ id }) => id)).toEqual([
      'page',
      'page-product-tv',
      'page-intl-estonia',
    ]);
  });
});
