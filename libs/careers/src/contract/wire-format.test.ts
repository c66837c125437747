import { expect, it } from 'vitest';
import { job, offices, sections, unusable } from '../../readme/board.example.ts';
import { readOffices, readSections } from './read-board.ts';
import { readJob } from './read-job.ts';

it('the answers in the README are read whole', () => {
  expect(unusable()).toEqual([]);
  expect(readOffices(offices)?.[0]?.departments[0]?.jobs).toEqual([
    { id: '4401', title: 'Fiber splicer', location: 'Austin, TX', language: 'en' },
  ]);
  expect(readSections(sections)).toEqual([{ id: '3', name: 'Future Opportunities', jobs: [] }]);
  expect(readJob(job)).toMatchObject({
    id: '4401',
    isProspect: false,
    postedAt: '2026-11-02T09:00:00Z',
    questions: [{ label: 'Email' }, { fields: [{ options: [{ value: '0' }, { value: '1' }] }] }],
    demographicQuestions: { questions: [{ id: '9' }] },
    dataConsents: [{ asksProcessingConsent: true, retentionDays: 365 }],
  });
});
