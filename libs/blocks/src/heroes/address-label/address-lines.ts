/** The address that a visitor checked last, as the browser keeps it. */
export interface CheckedAddress {
  readonly streetAddress: string;
  readonly unitNumber: string;
  readonly zipCode: string;
}

const UNIT = { en: 'Unit', es: 'Unidad' } as const;

/** “4” is “Unit 4”, “#4” too; “Apt 4” stays. */
function unitLine(unit: string, language: 'en' | 'es'): string {
  const bare = unit.trim().replace(/^#\s*/u, '');
  return bare === '' || /^\p{L}{2}/u.test(bare) ? bare : `${UNIT[language]} ${bare}`;
}

/** An address in two lines, the street and what comes after it; none for an address without a street. */
export function addressLines(address: CheckedAddress | undefined, language: 'en' | 'es'): readonly string[] {
  const street = address?.streetAddress.trim();
  if (!address || !street) return [];
  const rest = [unitLine(address.unitNumber, language), address.zipCode.trim()].filter(Boolean).join(' · ');
  return [street, rest].filter(Boolean);
}
