import { describe, expect, it } from 'vitest';
import { changedText } from './changed-text.ts';

describe('a changed text', () => {
  it('shows the changed words with those around them', () => {
    expect(changedText('The 1 Gig plan costs $70 a month.', 'The 1 Gig plan costs $75 a month.')).toEqual({
      lead: 'The 1 Gig plan costs ',
      before: '$70 ',
      after: '$75 ',
      tail: 'a month.',
    });
  });

  it.each([
    ['', 'new', { lead: '', before: '', after: 'new', tail: '' }],
    ['old', '', { lead: '', before: 'old', after: '', tail: '' }],
    ['a a', 'a a a', { lead: 'a ', before: '', after: 'a ', tail: 'a' }],
    ['a', 'a a', { lead: '', before: '', after: 'a ', tail: 'a' }],
  ])('of %j to %j has no word twice', (before, after, expected) => {
    expect(changedText(before, after)).toEqual(expected);
  });

  it('is short, however long the texts are', () => {
    const long = 'word '.repeat(100);
    const { lead, tail } = changedText(`${long}A ${long}`, `${long}B ${long}`);
    expect([lead.length, tail.length]).toEqual([41, 41]);
  });
});
