import type { Job, JobOffice } from '../contract/job.ts';

export interface PostingOptions {
  /** URL of the job's page, with its origin. */
  readonly url: string;
  /** The employer's name, and the URL of the employer's site. */
  readonly organization: { readonly name: string; readonly url: string };
}

const COUNTRIES: Readonly<Record<string, string>> = { 'United States': 'US', USA: 'US', 'U.S.': 'US' };

/** Splits `Austin, TX, United States` into its parts. If there is no comma, the whole text is the town. */
function addressOf(place: string) {
  const [addressLocality = place, addressRegion, country] = place.split(',').map((part) => part.trim());
  return {
    '@type': 'PostalAddress' as const,
    addressLocality,
    ...(addressRegion !== undefined && { addressRegion }),
    addressCountry: country === undefined ? 'US' : (COUNTRIES[country] ?? country),
  };
}

const isRemote = (place: string) => /^\s*remote\b/i.test(place);

function placesOf({ offices, location }: Pick<Job, 'offices' | 'location'>): string[] {
  const places = offices.map(({ location: at, name }: JobOffice) => at || name);
  return (places.length > 0 ? places : [location]).filter((place) => place !== '' && !isRemote(place));
}

const EMPLOYMENT = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
} as const;

function employmentOf({ metadata }: Pick<Job, 'metadata'>) {
  const type = metadata.find(({ name }) => /employment type|time type/i.test(name))?.value ?? '';
  const word = type.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return Object.entries(EMPLOYMENT).find(([start]) => word.startsWith(start))?.[1];
}

/**
 * Returns a job as structured data for search engines. Returns undefined if the posting is not an opening, or
 * if it lacks a date or a place. Search engines require a date and a place.
 */
export function jobPosting(job: Job, { url, organization }: PostingOptions) {
  const remote = isRemote(job.location);
  const places = placesOf(job);
  const { postedAt = '' } = job;
  if (job.isProspect || Number.isNaN(Date.parse(postedAt)) || (places.length === 0 && !remote))
    return undefined;
  const employmentType = employmentOf(job);
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'JobPosting' as const,
    title: job.title,
    description: job.description,
    datePosted: new Date(postedAt).toISOString().slice(0, 10),
    identifier: { '@type': 'PropertyValue' as const, name: organization.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization' as const,
      name: organization.name,
      sameAs: organization.url,
    },
    ...(places.length > 0 && {
      jobLocation: places.map((place) => ({ '@type': 'Place' as const, address: addressOf(place) })),
    }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE' as const,
      applicantLocationRequirements: { '@type': 'Country' as const, name: 'US' },
    }),
    ...(employmentType && { employmentType }),
    directApply: true,
    url,
  };
}
