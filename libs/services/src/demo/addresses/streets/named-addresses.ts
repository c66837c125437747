import type { DemoStreet } from './demo-street.types.ts';

const AUSTIN = { city: 'Austin', state: 'TX' } as const;

/** Addresses that say what they are for, the same whatever the seed: see docs/demo-data.md. */
export const NAMED_STREETS: readonly DemoStreet[] = [
  { ...AUSTIN, name: 'Ready Rd', zip: '78704', houses: [{ number: 1, outcome: 'available' }] },
  { ...AUSTIN, name: 'Not Yet Ln', zip: '78704', houses: [{ number: 2, outcome: 'notYet' }] },
  { ...AUSTIN, name: 'Almost There Ave', zip: '78704', houses: [{ number: 3, outcome: 'almostThere' }] },
  { ...AUSTIN, name: 'Try Again Trl', zip: '78704', houses: [{ number: 4, outcome: 'tryAgain' }] },
  { ...AUSTIN, name: 'Lost Account Ct', zip: '78704', houses: [{ number: 5, outcome: 'accountNotFound' }] },
  {
    ...AUSTIN,
    name: 'Many Doors Blvd',
    zip: '78702',
    houses: [
      { number: 100, outcome: 'available', doors: { style: 'hundreds', floors: 4, perFloor: 6 } },
      { number: 200, outcome: 'almostThere', doors: { style: 'letters', floors: 3, perFloor: 4 } },
      { number: 300, outcome: 'notYet', doors: { style: 'running', floors: 2, perFloor: 5 } },
    ],
  },
  {
    ...AUSTIN,
    name: 'Two Doors Ct',
    zip: '78702',
    houses: [{ number: 7, outcome: 'available', doors: { style: 'plain', floors: 1, perFloor: 2 } }],
  },
];
