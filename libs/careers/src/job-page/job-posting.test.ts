import { describe, expect, it } from 'vitest';
import { readJob } from '../contract/read-job.ts';
import { publicJob } from '../testing/public-board.fixtures.ts';
import { jobPosting } from './job-posting.ts';

const options = {
  url: 'https://skein.example/careers/job/?id=44444',
  organization: { name: 'Skein Fiber', url: 'https://skein.example' },
};
function posting(changes: object = {}) {
  const job = readJob({ ...publicJob, ...changes });
  return job && jobPosting(job, options);
}

describe('a job for search engines', () => {
  it('says what, where and since when', () => {
    expect(posting()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Product Engineer',
      description: 'The work. <p>Markup comes with its brackets escaped.</p>',
      datePosted: '2026-07-02',
      identifier: { '@type': 'PropertyValue', name: 'Skein Fiber', value: '44444' },
      hiringOrganization: { '@type': 'Organization', name: 'Skein Fiber', sameAs: 'https://skein.example' },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'San Francisco',
            addressRegion: 'CA',
            addressCountry: 'US',
          },
        },
      ],
      directApply: true,
      url: options.url,
    });
  });

  it('may be done from anywhere', () => {
    expect(posting({ location: { name: 'Remote: US' }, offices: [] })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'US' },
    });
  });

  it.each([
    ['Full-time', 'FULL_TIME'],
    ['Part time, evenings', 'PART_TIME'],
    ['Internship', 'INTERN'],
    ['Whenever', undefined],
  ])('employs %s', (value, type) => {
    expect(posting({ metadata: [{ name: 'Employment Type', value }] })?.employmentType).toBe(type);
  });

  it.each([
    ['a prospect', { internal_job_id: null }],
    ['one without a date', { updated_at: null }],
    ['one with a date that is none', { updated_at: 'soon' }],
    ['one that is nowhere', { location: null, offices: [] }],
  ])('is none for %s', (_, changes) => expect(posting(changes)).toBeUndefined());
});
