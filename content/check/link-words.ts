import { callToAction, LOCALES, type Problem } from '@skein/cms-client';
import { broadbandLabels, plansSection } from '@skein/blocks/content';
import { navigationLeaf, page } from '@skein/shell/content';
import type { DeliveredContent } from './delivered.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Link {
  readonly field: string;
  readonly words: string;
  readonly path: string;
}

const pairOf = (words: { readonly gf: string }, target: { readonly gf: string }) =>
  [words.gf, target.gf] as const;
const PAIRS = [
  pairOf(callToAction.fields.text, callToAction.fields.target),
  pairOf(navigationLeaf.fields.label, navigationLeaf.fields.url),
  pairOf(plansSection.fields.promoCtaText, plansSection.fields.promoCtaLink),
];
/** Fields with a link whose text is in the code of the block. Values are the texts, by locale. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [broadbandLabels.fields.privacyPolicyLink.gf]: { 'en-US': 'Privacy', es: 'Privacidad' },
};
const ANCHOR = /<a [^<>]*href="([^"<>]*)"[^<>]*>(.*?)<\/a>/gs;
/** Common words, which do not help to identify a page. */
const SMALL = new Set(
  'a an the and or of in to for with about at on is it us we our you your my all see read more el la los las un una de del y o en con por para lo que a tu tus mi ver'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('\u2060', '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !SMALL.has(word));

function linksOf(fields: Fields, locale: string): Link[] {
  const text = (field: string) => (typeof fields[field] === 'string' ? fields[field] : undefined);
  const found = PAIRS.flatMap(([words, target]) => {
    const [said, path] = [text(words), text(target)];
    return said === undefined || path === undefined ? [] : [{ field: target, words: said, path }];
  });
  for (const field of Object.keys(fields)) {
    const value = text(field) ?? '';
    const written = WRITTEN[field]?.[locale];
    if (written !== undefined) found.push({ field, words: written, path: value });
    for (const [, path = '', words = ''] of value.matchAll(ANCHOR)) found.push({ field, words, path });
  }
  return found;
}

/**
 * Returns a problem for each link that shows the name of one page but leads to another page. Ignores links to
 * an anchor, because they show the name of a section.
 */
export function oddLinks(content: Pick<DeliveredContent, 'entries' | 'inLocale'>): Problem[] {
  return LOCALES.flatMap(({ code }) => {
    const items = content.entries.map((item) => ({
      ...item,
      fields: content.inLocale(item, code).fields as Fields,
    }));
    const names = new Map<string, string[][]>();
    for (const { contentType, fields } of items) {
      if (contentType !== page.id) continue;
      const called = [fields[page.fields.title.gf], fields[page.fields.breadcrumb.gf]];
      names.set(
        String(fields[page.fields.slug.gf]),
        called.map((name) => (typeof name === 'string' ? wordsOf(name) : [])),
      );
    }
    return items.flatMap(({ id, fields }) =>
      linksOf(fields, code).flatMap(({ field, words, path }): Problem[] => {
        const said = wordsOf(words);
        const own = names.get(path)?.flat();
        if (said.length === 0 || !own || said.some((word) => own.includes(word))) return [];
        const meant = [...names].filter(([, called]) =>
          called.some((name) => said.every((word) => name.includes(word))),
        );
        const [[called] = []] = meant;
        // A text that matches several pages is not the name of a page.
        if (called === undefined || meant.length > 1) return [];
        const reason = `says “${words}”, as ${called} is called, but leads to ${path} [${code}]`;
        return [{ entryId: id, field, reason }];
      }),
    );
  });
}
