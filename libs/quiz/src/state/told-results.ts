import { QUIZ_RESULTS_KEY as KEY, watchConsent } from '@skein/analytics';

/**
 * The reported results, for pages that may not use session storage: the browser refuses it, or the visitor has not
 * allowed analytics. These results are lost when the visitor leaves the page.
 */
let here = '';

/** Returns the tab's storage, or undefined if the visitor has not allowed analytics. */
function storage(): Storage | undefined {
  let isAllowed = false;
  watchConsent('analytics_storage', (choice) => {
    isAllowed = choice === 'granted';
  })();
  return isAllowed ? sessionStorage : undefined;
}

function read(): string {
  try {
    return storage()?.getItem(KEY) ?? here;
  } catch {
    return here;
  }
}

function write(told: string): void {
  here = told;
  try {
    storage()?.setItem(KEY, told);
  } catch {
    // `here` keeps the results until the visitor leaves the page.
  }
}

export const forgetResults = (): void => write('');

/**
 * Returns true for a result that is not reported yet, and marks the result as reported.
 * @param query the query of the result, with all answers
 */
export function isNewResult(query: string): boolean {
  const told = read();
  if (told.split('\n').includes(query)) return false;
  write(`${told}\n${query}`);
  return true;
}
