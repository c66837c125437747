import { checkForm, requiredFields } from '@skein/forms/contract';
import { describe, expect, it } from 'vitest';
import { readJob, type Job } from '../contract/index.ts';
import { publicJob } from '../testing/public-board.fixtures.ts';
import { FILE_BYTES_MAX } from './application.constants.ts';
import { applicationOf, fieldsOf } from './application-of.ts';
import { applicationTexts, messageText } from './application-messages.ts';
import { applicationRules, exampleOf, type FileLook } from './application-rules.ts';

const application = applicationOf(readJob(publicJob) as Job);
const good: Readonly<Record<string, string>> = {
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'ana@example.com',
  resume_text: 'I splice.',
  'question_3333[]': '5869311',
  location: 'Austin',
  'data_compliance[gdpr_consent_given]': 'true',
  'data_compliance[gdpr_processing_consent_given]': 'true',
  'data_compliance[gdpr_retention_consent_given]': 'true',
};
const issuesOf = (changes: Readonly<Record<string, string>> = {}, file?: FileLook) => {
  const rules = applicationRules(application, (name) => (name === 'resume' ? file : undefined));
  return Object.fromEntries(
    checkForm(rules, { ...good, ...changes }, rules.fields).map(({ field, message }) => [field, message]),
  );
};
const pdf = (bytes: number): FileLook => ({ bytes, isOfType: true });

describe('an application', () => {
  it('is taken when everything is answered that must be', () => expect(issuesOf()).toEqual({}));

  it.each([
    ['no first name', { first_name: '' }, { first_name: 'required' }],
    ['a name of spaces', { last_name: '  ' }, { last_name: 'required' }],
    ['a name of 256 characters', { first_name: 'x'.repeat(256) }, { first_name: 'tooLong' }],
    ['an email that is none', { email: 'ana@example' }, { email: 'email' }],
    ['no email', { email: '' }, { email: 'required' }],
    ['no phone, which nobody has to give', { phone: '' }, {}],
    ['a phone of ten digits', { phone: '5125550100' }, {}],
    ['a phone with dashes', { phone: '512-555-0100' }, {}],
    ['a phone with dots', { phone: '512.555.0100' }, {}],
    ['a phone of nine characters', { phone: '512555010' }, { phone: 'phone' }],
    ['a phone of thirteen characters', { phone: '1-512-555-010' + '0' }, { phone: 'phone' }],
    ['a phone with brackets', { phone: '(512)5550100' }, { phone: 'phone' }],
    ['a phone with spaces', { phone: '512 555 0100' }, { phone: 'phone' }],
    ['neither file nor text', { resume_text: '' }, { resume: 'fileOrTextRequired' }],
    ['no box chosen', { 'question_3333[]': '' }, { 'question_3333[]': 'choiceRequired' }],
    ['two boxes chosen', { 'question_3333[]': '5869311\n5869317' }, {}],
    ['an answer that is none', { 'question_3333[]': '1' }, { 'question_3333[]': 'choice' }],
    ['an answer that is none', { question_2222: '7' }, { question_2222: 'choice' }],
    ['two answers where there is one', { question_2222: '0\n1' }, { question_2222: 'choice' }],
    [
      'a consent that is missing',
      { 'data_compliance[gdpr_consent_given]': '' },
      { 'data_compliance[gdpr_consent_given]': 'consentRequired' },
    ],
    ['a text of 20,001 characters', { resume_text: 'x'.repeat(20_001) }, { resume_text: 'tooLong' }],
  ])('with %s', (_about, changes, issues) => expect(issuesOf(changes)).toEqual(issues));

  it.each<[string, FileLook, object]>([
    ['10 MB', pdf(FILE_BYTES_MAX), {}],
    ['10 MB and 1 byte', pdf(FILE_BYTES_MAX + 1), { resume: 'fileSize' }],
    ['nothing', pdf(0), { resume: 'fileEmpty' }],
    ['another type', { bytes: 12, isOfType: false }, { resume: 'fileType' }],
  ])('with a file of %s', (_about, file, issues) =>
    expect(issuesOf({ resume: 'resume.pdf', resume_text: '' }, file)).toEqual(issues),
  );

  it('demands by itself what a browser can demand: no group of boxes, no question with two fields', () => {
    const fields = new Map(fieldsOf(application).map((field) => [field.name, field]));
    const rules = applicationRules(application, () => undefined);
    const example = (name: string) => {
      const field = fields.get(name);
      return field ? exampleOf(field) : '';
    };
    expect(requiredFields(rules, example, rules.fields)).toEqual([
      'first_name',
      'last_name',
      'email',
      'question_3333[]',
      'location',
      'data_compliance[gdpr_consent_given]',
      'data_compliance[gdpr_processing_consent_given]',
      'data_compliance[gdpr_retention_consent_given]',
    ]);
  });
});

describe('what is said of an application', () => {
  it.each([
    ['email', 'Please enter a full email address. Example: name@example.com'],
    ['phone', 'Please enter a valid phone number. Example: XXX-XXX-XXXX'],
    ['required', 'First Name is a required field'],
  ] as const)('of %s', (message, text) => expect(messageText(message, 'First Name', 'en')).toBe(text));

  it('is worded in both languages', () => {
    for (const { en, es } of Object.values(applicationTexts)) expect(en).not.toBe(es);
  });
});
