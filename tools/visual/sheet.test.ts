import { describe, expect, test } from 'vitest';
import { sheetHtml, type Shot } from './sheet.ts';

const story = (id: string, title: string, name: string) => ({ id, title, name });
const shots: Shot[] = [
  { story: story('hero-2', 'Hero', '2 · In front <b>'), viewport: 390, file: 'sheet/hero-2-390.webp' },
  { story: story('hero-2', 'Hero', '2 · In front <b>'), viewport: 1440, file: 'sheet/hero-2-1440.webp' },
  { story: story('block-1', 'Block', '1 · Text'), viewport: 390, problem: 'storyErrored: <script>' },
];

describe('the contact sheet', () => {
  const html = sheetHtml(shots, 'en');

  test('shows every picture of a story side by side, under its title', () => {
    expect(html.match(/<section>/g)).toHaveLength(2);
    expect(html.match(/<article>/g)).toHaveLength(2);
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).toMatch(/hero-2-390\.webp.*hero-2-1440\.webp/);
  });

  test('says which story failed, and executes nothing that a story is called', () => {
    expect(html).toContain('390 px failed:');
    expect(html).not.toMatch(/<script|In front <b>/);
  });
});
