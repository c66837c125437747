/** Zones by the names that contents use. The rules of the zone decide what its clock shows, not a fixed offset. */
const ZONES: Readonly<Record<string, string>> = {
  PST: 'America/Los_Angeles',
  MST: 'America/Denver',
  CST: 'America/Chicago',
  EST: 'America/New_York',
  AZ: 'America/Phoenix',
  AKST: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
};
const EASTERN = 'America/New_York';

/** Every zone with a name of its own, in IANA's words. */
export const namedZones: readonly string[] = Object.values(ZONES);
export const zoneNames: readonly string[] = Object.keys(ZONES);

/** A name of IANA's; not an offset, which no zone keeps all year. */
function isIana(name: string): boolean {
  if (!/^[A-Za-z]/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The zone that a name means; undefined for one that nobody knows. */
export function knownZone(name: string): string | undefined {
  const short = ZONES[name.trim().toUpperCase()];
  return short ?? (isIana(name.trim()) ? name.trim() : undefined);
}

/** The zone that a name means; Eastern for one that nobody knows. */
export const zoneOf = (name: string): string => knownZone(name) ?? EASTERN;
