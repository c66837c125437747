import { requestForms } from '@skein/content/requests';
import { FINDER } from '../finder/finder-on-page.ts';
import { SERVED_ROWS } from '../forms/form-rows.ts';
import { QUIZ } from '../quiz/quiz-on-page.ts';
import { REQUEST_ROWS } from '../requests/request-on-page.ts';
import { STATUS } from '../support/network-on-page.ts';
import * as answers from './answers.ts';

/** A form in an island of the demo site. The test finds the form's fields on the page. */
export interface FormPlace {
  readonly island: string;
  readonly path: string;
  readonly answered: answers.Answered;
  /** Texts to type, by field name. Needed for fields that do not accept the default text. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Selector of the form's button, if the form has several buttons. */
  readonly button?: string;
  /** Whether the levels below `full` also test this form. */
  readonly stands?: true;
}

/** Forms that the levels below `full` test. Only the level `full` tests the other forms. */
const STANDING: ReadonlySet<string> = new Set(['form-check-address', 'form-business-contact']);

const ADDRESS_FORMS: readonly FormPlace[] = [
  ...SERVED_ROWS,
  { entry: 'form-month', path: '/address/almost-there' },
  { entry: 'form-texas-module', path: '/states/texas' },
  { entry: 'form-faq-moving', path: '/support/faq' },
].map(({ entry: island, path }) => ({ island, path, answered: answers.opensAnotherPage }));

const REQUESTS: readonly FormPlace[] = [
  ...REQUEST_ROWS.map(({ form, island }) => ({ island, path: requestForms[form].page })),
  { island: 'form-chat', path: '/chat' },
  { island: 'form-forgot-email', path: '/forgot-email' },
].map((place) => ({ ...place, answered: answers.givesWayToThanks }));

const SEARCHES: readonly FormPlace[] = [
  {
    island: 'network-status-search',
    path: STATUS,
    typed: { query: '1 ready' },
    answered: answers.saysHowTheNetworkIs,
  },
  {
    island: 'austin-apartment-finder',
    path: FINDER,
    typed: { q: 'kite' },
    answered: answers.listsBuildings,
  },
  {
    island: 'saltlakevalley-apartment-finder',
    path: '/cities/saltlakevalley/apartments',
    typed: { q: 'the' },
    answered: answers.listsBuildings,
  },
  {
    island: 'austin-apartment-search',
    path: '/cities/austin',
    typed: { q: 'kite' },
    answered: answers.saysHowManyBuildings,
  },
  {
    island: 'careers-open-roles',
    path: '/careers',
    typed: { keyword: 'night' },
    answered: answers.isInTheAddress,
  },
];

/** All forms that are in the HTML of a demo page. A test compares this list with all pages. */
export const FORM_PLACES: readonly FormPlace[] = [
  ...ADDRESS_FORMS,
  ...REQUESTS,
  { island: 'schedule-call', path: '/support/schedule-a-call', answered: answers.goesOnToTheDay },
  { island: 'maintenance-call', path: '/maintenance', answered: answers.goesOnToTheDay },
  {
    island: 'careers-job-application',
    path: '/careers/job/?id=4011',
    answered: answers.givesWayToThanks,
  },
  {
    island: 'quiz-which-thread',
    path: `${QUIZ}?step=1`,
    answered: answers.goesOnToTheSecondQuestion,
    button: 'button[type=submit]:has(svg):not([aria-label])',
  },
  ...SEARCHES,
].map((place) => ({ ...place, ...(STANDING.has(place.island) && { stands: true }) }));

export function placeOf(island: string): FormPlace {
  const place = FORM_PLACES.find((one) => one.island === island);
  if (!place) throw new Error(`no form ${island}`);
  return place;
}
