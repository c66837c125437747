import { ENGLISH_AND_SPANISH, type PathLanguages } from '../model/site-paths.ts';
import { pageSetting } from './page-setting.ts';

/**
 * Returns the languages of the site. A page contains only the path prefix of each language, so `locale` is the prefix,
 * too.
 */
export function pageLanguages(): PathLanguages {
  const prefixes = pageSetting('data-prefixes');
  if (prefixes === undefined) return ENGLISH_AND_SPANISH;
  const [first = '', ...more] = prefixes.split(' ');
  const known = (prefix: string) => ({ locale: prefix, prefix });
  return [known(first), ...more.map(known)];
}
