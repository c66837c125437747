import { isUntranslated, type Problem, type SiteLocale } from '@skein/cms-client';
import { tellNew } from '@skein/cms-client/serve';
import type { Locales } from '../site/locales.ts';

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** A problem with its language, because an entry may have the same problem in several languages. */
type Found = Problem & { readonly locale: SiteLocale };

/** How many problems one line names. The line only counts the rest. */
const NAMED = 10;

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/**
 * Writes the problems of pages to the log. A problem that several pages of a language have is written once, and again
 * only after it has disappeared from all of them. In a new language, thousands of texts are not translated yet, so a
 * line only counts these texts.
 * @returns a function that receives the path of a page, all problems of its newest version, and its language
 */
export function contentProblemLog(
  log: Log,
  locales: Pick<Locales, 'of'>,
): (path: string, problems: readonly Problem[], locale: SiteLocale) => void {
  let fresh: Problem[] = [];
  const tell = tellNew<Found>({
    onProblem: ({ locale: _, ...problem }) => fresh.push(problem),
    onceForAll: true,
  });
  return (path, all, locale) => {
    fresh = [];
    tell(
      path,
      all.map((problem) => ({ ...problem, locale })),
    );
    const problems = fresh.filter((problem) => !isUntranslated(problem));
    const { name, translatedName = name } = locales.of(locale);
    const rest = [
      ...counted(Math.max(0, problems.length - NAMED), 'more problem', 'more problems'),
      ...counted(
        fresh.length - problems.length,
        `text without ${translatedName}`,
        `texts without ${translatedName}`,
      ),
    ].join(' and ');
    const also = rest === '' ? {} : { also: rest };
    if (problems.length > 0)
      log.warn({ path, problems: problems.slice(0, NAMED), ...also }, 'content problems');
    else if (rest !== '') log.info({ path, ...also }, 'texts to translate');
  };
}
