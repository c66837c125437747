/** Results that this tab has told, since the quiz was started last: also before the page was loaded again. */
const KEY = 'skein-quiz-results';

/** For a page that may keep nothing. */
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
 * Whether nobody has been told of a result yet, who now is.
 * @param query names its answers
 */
export function isNewResult(query: string): boolean {
  const told = read();
  if (told.split('\n').includes(query)) return false;
  write(`${told}\n${query}`);
  return true;
}
