import { asset } from '@skein/cms-client';

const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 32" width="104" height="32" fill="none" stroke-linecap="round" stroke-linejoin="round">',
  '<g stroke-width="2.6"><path stroke="#00655e" d="M3 9c6-7 12-4 14 3s7 12 13 6"/>',
  '<path stroke="#5a33c8" d="M3 16c6-7 12-4 14 3s7 10 13 4"/><path stroke="#ff8163" d="M3 23c6 5 11 2 13-5S23 3 30 10"/></g>',
  '<g stroke="#0e1729" stroke-width="3"><path d="M51 9.600c-1.5-2.6-8.7-3-8.7 1.2 0 4.6 9.3 2.1 9.3 6.8 0 4.7-8.1 4.5-10 1.1"/>',
  '<path d="M57.7 5.500V22M65.3 11.600l-7.6 5.700M61 15.200l4.8 6.8"/>',
  '<path d="M70.4 16.700h9.300c0-3.2-1.8-5.2-4.6-5.2-2.9 0-4.8 2.2-4.8 5.300s1.9 5.3 4.9 5.300c1.8 0 3.2-.7 4.1-2"/>',
  '<path d="M85.7 11.700V22M85.7 6.700v.05M91.7 22V11.700M91.7 16.400c0-2.9 1.6-4.9 4.2-4.9 2.5 0 3.9 1.7 3.9 4.500v6"/></g></svg>',
].join('');

/** A logo for stories and tests, where the file of the provider's logo is not served. */
export const logo = asset('logo', {
  title: 'Skein Fiber',
  fileName: 'logo.svg',
  contentType: 'image/svg+xml',
  width: 104,
  height: 32,
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
});
