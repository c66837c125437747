import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJob, type Job } from '../contract/index.ts';
import { publicJob } from '../testing/public-board.fixtures.ts';
import { answersOf, payloadOf, sourceOf, type Answers } from './application-entries.ts';
import { applicationOf } from './application-of.ts';
import type { Entry } from './application.types.ts';

const options = [
  { id: 100, label: 'Red' },
  { id: 101, label: 'Blue' },
  { id: 102, label: 'Another', free_form: true },
];
const demographic = (id: number) => ({
  id,
  label: `Question ${id}`,
  required: false,
  type: 'multi_value_multi_select',
  answer_options: options,
});
const application = applicationOf(
  readJob({
    ...publicJob,
    demographic_questions: { header: 'You', questions: [demographic(7), demographic(8), demographic(9)] },
  }) as Job,
);
const about = { boardToken: 'skein', jobId: '44444', source: 'website', ghSrc: '' };
type Name = readonly [string, string];
const payload = (entries: readonly Name[]) =>
  payloadOf(application, answersOf<never>(application, entries), about);
const own = (names: readonly Entry<never>[]) => names.slice(4);

/** The ids of the demographic questions, which the form sends even if the visitor has chosen no option. */
const ids: readonly Name[] = [7, 8, 9].map((id, place) => [
  `demographic_answers[${place}][question_id]`,
  `${id}`,
]);
const chosen = (place: number, id: number): Name => [
  `demographic_answers[${place}][answer_options][][answer_option_id]`,
  `${id}`,
];

describe('what goes to the board', () => {
  it('begins with what the application says of itself', () => {
    expect(payload([])).toEqual([
      ['board_token', 'skein'],
      ['job_id', '44444'],
      ['mapped_url_token', 'website'],
      ['gh_src', ''],
    ]);
  });

  it('has the answers under their names, and those of a question with several one by one', () => {
    const answers: readonly Name[] = [
      ['first_name', 'Ana'],
      ['question_3333[]', '5869311'],
      ['question_3333[]', '5869317'],
    ];
    expect(own(payload(answers))).toEqual(answers);
  });

  it('has nothing that was not asked, left empty, or typed in the place of a file', () => {
    expect(
      own(
        payload([
          ['nickname', 'a'],
          ['last_name', ''],
          ['resume', 'a text'],
          ['__proto__', 'x'],
        ]),
      ),
    ).toEqual([]);
  });

  it('counts demographic answers anew, without gaps: unanswered questions are not among them', () => {
    expect(own(payload([...ids, chosen(2, 101), chosen(2, 100), chosen(0, 102)]))).toEqual([
      ['demographic_answers[0][question_id]', '7'],
      ['demographic_answers[0][answer_options][0][answer_option_id]', '102'],
      ['demographic_answers[1][question_id]', '9'],
      ['demographic_answers[1][answer_options][0][answer_option_id]', '101'],
      ['demographic_answers[1][answer_options][1][answer_option_id]', '100'],
    ]);
  });

  it('takes own words along with the answer that they belong to, and with no other', () => {
    const words: Name = ['demographic_answers[0][own_words][102]', 'Green'];
    expect(own(payload([...ids, chosen(0, 100), words]))).toHaveLength(2);
    expect(own(payload([...ids, chosen(0, 102), words])).at(-1)).toEqual([
      'demographic_answers[0][answer_options][0][text]',
      'Green',
    ]);
  });

  const texts = fc.string({ minLength: 1, maxLength: 8 });
  const answersArbitrary = fc
    .record({
      first_name: texts,
      resume_text: texts,
      boxes: fc.subarray(['5869311', '5869317']),
      seven: fc.subarray(['100', '101', '102']),
      nine: fc.subarray(['100', '101', '102']),
      words: texts,
    })
    .map(({ boxes, seven, nine, words, ...plain }): Answers<never> => {
      const lists: readonly (readonly [string, readonly string[]])[] = [
        ...Object.entries(plain).map(([name, value]) => [name, [value]] as const),
        ['question_3333[]', boxes],
        [chosen(0, 0)[0], seven],
        [chosen(2, 0)[0], nine],
        ...(seven.includes('102') ? [['demographic_answers[0][own_words][102]', [words]] as const] : []),
      ];
      return new Map(lists.filter(([, values]) => values.length > 0));
    });

  it('is read back as the answers that it was made from', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const read = answersOf<never>(application, payloadOf(application, answers, about));
        expect(Object.fromEntries(read)).toEqual(Object.fromEntries(answers));
      }),
    );
  });
});

describe('where a visitor comes from', () => {
  it.each([
    ['', 'website', ''],
    ['?utm_source=news&gh_src=abc', 'news', 'abc'],
    ['?gh_src=abc', 'abc', 'abc'],
    ['?utm_source=', 'website', ''],
    ['?utm_source=%3Cb%3Enews%0A', 'bnews', ''],
    ['?utm_source=oto%C3%B1o', 'otoño', ''],
  ])('by %j', (search, source, ghSrc) => expect(sourceOf(search)).toEqual({ source, ghSrc }));
});
