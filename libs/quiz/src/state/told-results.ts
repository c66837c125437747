/** Key in session storage for the results that this tab has reported since the quiz last started. */
const KEY = 'skein-quiz-results';

/** A copy of the reported results, for pages that may not use session storage. */
let here = '';

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return here;
  }
}

function write(told: string): void {
  here = told;
  try {
    sessionStorage.setItem(KEY, told);
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
