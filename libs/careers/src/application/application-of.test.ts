import { describe, expect, it } from 'vitest';
import { readJob, type Job } from '../contract/index.ts';
import { publicJob } from '../testing/public-board.fixtures.ts';
import { applicationOf, fieldsOf } from './application-of.ts';

const jobWith = (changes: object = {}): Job => readJob({ ...publicJob, ...changes }) as Job;
const kindsOf = (changes?: object) =>
  Object.fromEntries(fieldsOf(applicationOf(jobWith(changes))).map(({ name, kind }) => [name, kind]));
const options = (count: number) =>
  Array.from({ length: count }, (_, value) => ({ value, label: `Answer ${value}` }));

describe('the application for a job', () => {
  it('asks in a fitting way for every type of field that a public board documents', () => {
    expect(kindsOf()).toEqual({
      first_name: 'line',
      last_name: 'line',
      email: 'email',
      phone: 'phone',
      resume: 'file',
      resume_text: 'text',
      question_2222: 'radios',
      'question_3333[]': 'checkboxes',
      location: 'line',
      'demographic_answers[0][answer_options][][answer_option_id]': 'checkboxes',
      'demographic_answers[0][own_words][102]': 'ownWords',
      veteran_status: 'radios',
      'data_compliance[gdpr_consent_given]': 'consent',
      'data_compliance[gdpr_processing_consent_given]': 'consent',
      'data_compliance[gdpr_retention_consent_given]': 'consent',
    });
  });

  it('has fields that nobody sees, which nobody has to fill in', () => {
    expect(applicationOf(jobWith()).hidden).toEqual(['latitude', 'longitude']);
  });

  it('has its parts in order, each with the words of the board', () => {
    expect(applicationOf(jobWith()).parts.map(({ kind, header }) => [kind, header])).toEqual([
      ['questions', undefined],
      ['demographic', 'Diversity and inclusion'],
      ['compliance', undefined],
      ['compliance', undefined],
      ['consent', undefined],
    ]);
  });

  it.each([
    [5, 'radios'],
    [6, 'select'],
  ])('shows %i answers as %s', (count, kind) => {
    const fields = [{ name: 'question_1', type: 'multi_value_single_select', values: options(count) }];
    const questions = [{ label: 'Which?', required: true, fields }];
    expect(kindsOf({ questions, location_questions: [] })['question_1']).toBe(kind);
  });

  it('gives an answer in own words a field of its own, beside answers that are all in view', () => {
    const answer_options = Array.from({ length: 8 }, (_, id) => ({
      id,
      label: `${id}`,
      free_form: id === 7,
    }));
    const question = {
      id: 5,
      label: 'Which?',
      required: true,
      type: 'multi_value_single_select',
      answer_options,
    };
    const kinds = kindsOf({ demographic_questions: { header: 'You', questions: [question] } });
    expect(kinds).toMatchObject({
      'demographic_answers[0][answer_options][][answer_option_id]': 'radios',
      'demographic_answers[0][own_words][7]': 'ownWords',
    });
  });

  it('offers an answer once that the board repeats, and asks once for a name', () => {
    const fields = [
      { name: 'question_1', type: 'multi_value_single_select', values: [...options(2), ...options(2)] },
    ];
    const questions = [
      { label: 'Which?', required: true, fields },
      { label: 'Which, again?', required: true, fields },
    ];
    const application = applicationOf(jobWith({ questions, location_questions: [] }));
    expect(application.parts[0]?.questions).toHaveLength(1);
    expect(fieldsOf(application)[0]?.options).toHaveLength(2);
  });

  it('of a job that asks nothing asks nothing', () => {
    const nothing = { questions: [], location_questions: [], demographic_questions: null, compliance: null };
    expect(applicationOf(jobWith({ ...nothing, data_compliance: [] }))).toEqual({
      parts: [],
      hidden: [],
      demographic: [],
    });
  });
});
