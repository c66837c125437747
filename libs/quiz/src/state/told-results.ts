/**
 * Session storage key for the results that this tab has reported since the quiz last started, even before a
 * reload.
 */
const KEY = 'skein-quiz-results';

/** Replaces session storage on a page that may not use it. */
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
    // It is still known until the page is left.
  }
}

export const forgetResults = (): void => write('');

/**
 * Whether a result has not been reported yet. The call marks it as reported.
 * @param query the query with its answers
 */
export function isNewResult(query: string): boolean {
  const told = read();
  if (told.split('\n').includes(query)) return false;
  write(`${told}\n${query}`);
  return true;
}
