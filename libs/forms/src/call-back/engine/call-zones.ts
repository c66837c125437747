/** Zones by their names in content. Each zone has its rules for daylight saving time, not a fixed offset. */
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

/** IANA names of all zones that have a short name. */
export const namedZones: readonly string[] = Object.values(ZONES);
export const zoneNames: readonly string[] = Object.keys(ZONES);

/** Whether a name is an IANA name. An offset is not accepted, because it may change during the year. */
function isIana(name: string): boolean {
  if (!/^[A-Za-z]/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the zone for a name, or undefined if the name is unknown. */
export function knownZone(name: string): string | undefined {
  const short = ZONES[name.trim().toUpperCase()];
  return short ?? (isIana(name.trim()) ? name.trim() : undefined);
}

/** Returns the zone for a name, or Eastern if the name is unknown. */
export const zoneOf = (name: string): string => knownZone(name) ?? EASTERN;
