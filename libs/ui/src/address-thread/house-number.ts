/** Returns the house number of a street address: “12B” of “12B Ready Rd”. Empty if there is no number. */
export const houseNumber = (street: string): string => /\d[\d\p{L}/-]{0,5}/u.exec(street)?.[0] ?? '';
