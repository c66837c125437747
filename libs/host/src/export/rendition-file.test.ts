import { expect, it } from 'vitest';
import { renditionFile } from './rendition-file.ts';

it.each([
  ['/assets/a/1/team.jpg', '/assets/a/1/team.jpg'],
  ['/assets/a/1/team.jpg?w=640&q=75&fm=avif', '/assets/a/1/team.w640.q75.avif'],
  [
    '/assets/a/1/team.jpg?w=640&amp;h=360&amp;fit=fill&amp;f=top_left',
    '/assets/a/1/team.w640.h360.fitfill.ftop_left.jpg',
  ],
  ['/assets/a/1/team?bg=rgb:fff%2f..', '/assets/a/1/team.bgrgb_fff___'],
])('says in the name what a query would: %s', (address, file) => expect(renditionFile(address)).toBe(file));
