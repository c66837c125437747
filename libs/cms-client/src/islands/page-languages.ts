import { ENGLISH_AND_SPANISH, type PathLanguages } from '../model/site-paths.ts';
import { pageSetting } from './page-setting.ts';

/** The languages of the page's site as far as paths are about them: `locale` is the prefix once more. */
export function pageLanguages(): PathLanguages {
  const prefixes = pageSetting('data-prefixes');
  if (prefixes === undefined) return ENGLISH_AND_SPANISH;
  const [first = '', ...more] = prefixes.split(' ');
  const known = (prefix: string) => ({ locale: prefix, prefix });
  return [known(first), ...more.map(known)];
}
