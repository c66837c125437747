import { expect, test } from '@playwright/test';
import { PATIENCE_MS } from '../../../../libs/test-level.ts';
import { openCatalogue } from './built-catalogue.ts';

const SEARCHES = {
  'hero 7': 'Hero 7 ·',
  'hero 12': 'Hero 12 ·',
  'hero 3': 'Hero 3 ·',
  'content block 9': 'Content block 9 ·',
  'content block 16': 'Content block 16 ·',
  leadership: 'Leadership cards',
  faq: 'FAQ',
  'faq tabs': 'FAQ tabs',
  gfFaqVideo: 'FAQ video',
  'team quote': 'Content block 10 ·',
  'speed test': 'Content block',
  plans: 'Plans',
  'wi-fi calculator': 'Wi-Fi calculator',
  'network status': 'Network status',
  'highlighted block 3': 'Highlighted block 3 ·',
  testimonials: 'Testimonial',
  'form 13': 'Form 13 ·',
  quiz: 'Quiz',
  footer: 'Footer',
  button: 'Button',
  dialog: 'Dialog',
  popup: 'ServedDialog',
  'text field': 'TextField',
  accordion: 'Disclosure',
  dropdown: 'Select',
  photo: 'Picture',
  card: 'Card',
  heading: 'Heading',
  colors: 'Editor Colors',
  tokens: 'Design tokens',
  video: 'Video',
  banner: 'Banner',
  pricing: 'Plans',
  slider: 'Carousel',
  navigation: 'Header',
  newsletter: 'Stay-connected form',
  'call back': 'Schedule a call',
  jobs: 'Open roles',
  map: 'Map',
  locations: 'City list',
  changelog: 'Changelog',
} as const;

test('a search finds the block by its name, first', async ({ page }) => {
  await openCatalogue(page, '?path=/docs/welcome--docs');
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  await expect(field).toBeVisible({ timeout: PATIENCE_MS });
  const found: Record<string, string> = {};
  for (const words of Object.keys(SEARCHES)) {
    await field.fill(words);
    const first = page.getByRole('listbox', { name: 'Search for components' }).getByRole('option').first();
    await expect(first).toBeVisible();
    await expect.poll(() => first.textContent()).toBeTruthy();
    found[words] = (await first.textContent()) ?? '';
  }
  const missed = Object.entries(SEARCHES).filter(([words, start]) => !found[words]?.includes(start));
  expect(missed.map(([words, start]) => `${words}: ${found[words]} instead of ${start}`)).toEqual([]);
});
