import { describe, expect, it } from 'vitest';
import { namesOf } from './names.ts';

describe('namesOf', () => {
  it.each([
    ['quote', 'quote', 'Quote', 'Quote'],
    ['team-quote', 'teamQuote', 'TeamQuote', 'Team quote'],
    ['wifi-6-card', 'wifi6Card', 'Wifi6Card', 'Wifi 6 card'],
  ])('spells %s', (kebab, camel, pascal, label) => {
    expect(namesOf(kebab)).toEqual({ kebab, camel, pascal, label });
  });

  it.each(['Quote', 'team_quote', '6-cards', '-quote', ''])('refuses %j', (name) => {
    expect(() => namesOf(name)).toThrow('cannot be a name');
  });
});
