import type { Say, UiText } from '@skein/ui';

/** The street address that the visitor checked last, in the form in which the browser stores it. */
export interface CheckedAddress {
  readonly streetAddress: string;
  readonly unitNumber: string;
  readonly zipCode: string;
}

const UNIT: UiText = { en: 'Unit', es: 'Apto.' };

/** Returns a unit with a word: “Unit 4” for “4” and “#4”. “Apt 4” already has a word and stays. */
function unitLine(unit: string, say: Say): string {
  const bare = unit.trim().replace(/^#\s*/u, '');
  return bare === '' || /^\p{L}{2}/u.test(bare) ? bare : `${say(UNIT)} ${bare}`;
}

/** Returns a street address as two texts: the street, then unit and ZIP code. Returns [] if the street is missing. */
export function addressLines(address: CheckedAddress | undefined, say: Say): readonly string[] {
  const street = address?.streetAddress.trim();
  if (!address || !street) return [];
  const rest = [unitLine(address.unitNumber, say), address.zipCode.trim()].filter(Boolean).join(' · ');
  return [street, rest].filter(Boolean);
}
