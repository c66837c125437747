import type { ConsentCategory } from './consent-choice.ts';

/** Key in local storage of the variations of experiments that this browser has reported as seen. */
export const EXPOSURES_KEY = 'skein-exposed';
/** Key in session storage of the results that this tab has reported since the quiz last started. */
export const QUIZ_RESULTS_KEY = 'skein-quiz-results';

/** For each category, the keys of local and session storage that only an allowed category may use. */
export const STORED_KEYS: Readonly<Record<ConsentCategory, readonly string[]>> = {
  analytics: [EXPOSURES_KEY, QUIZ_RESULTS_KEY],
  ads: [],
  chat: [],
};
