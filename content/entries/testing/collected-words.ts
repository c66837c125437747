import { collect } from '@skein/cms-client';
import { contentTypes, roots } from '../../entries.ts';

const types = new Map(contentTypes.map((type) => [type.id, type]));

type Collected = ReturnType<typeof collect>;
const collected = collect(roots);
export const entries: Collected['entries'] = collected.entries;
export const assets: Collected['assets'] = collected.assets;

/** One text of an entry, in both languages. */
export interface Words {
  readonly entryId: string;
  readonly gf: string;
  readonly english: string;
  /** Undefined if there is no Spanish text. */
  readonly spanish: string | undefined;
}

/** Fields that editors and programs read, but not visitors. */
const NOT_SHOWN = new Set(['gfInternalName', 'gfAnalyticsTagId',
  'eventLabel', 'gfCtaPath', 'gfCityId', 'className', 'moduleVariant', 'optimizelyFlagKey', 'optimizelyVariationName', 'gfCity', 'gfUtmMedium', 'gfFAQSlugId', 'eventLabelOpen', 'expandAllEventLabel', 'uid', 'gfCampaign', 'gfCityInfo']); // prettier-ignore
/** Whether a field holds a name, which is the same in both languages: people and cities, for example. */
const isName = (typeId: string, gf: string) =>
  gf === 'gfName' ||
  gf === 'gfProviderName' ||
  gf === 'gfState' ||
  (typeId === 'gfBroadbandPlan' && gf === 'name') ||
  (typeId === 'gfCityItem' && gf === 'gfTitle') ||
  (typeId === 'gfCityEoiHero' && gf === 'gfCityName');
/** Whether a text is a path, an anchor or an address instead of words. */
export const isLink = (value: string) => /^(\/|#|\?|\.|[a-z][a-z0-9+-]*:)\S*$/i.test(value);
const asText = (html: string) => html.replace(/<[^<>]*>/g, ' ');
export const hasWords = (value: string) => /\p{L}/u.test(asText(value));

function wordsOf(of: Collected['entries']): Words[] {
  return of.flatMap(({ id, typeId, fields }) => {
    const specs = new Map(
      types
        .get(typeId)
        ?.rows()
        .map(({ gf, spec }) => [gf, spec]),
    );
    return Object.entries(fields).flatMap(([gf, values]) => {
      const spec = specs.get(gf);
      if (isName(typeId, gf)) return [];
      const english = values['en-US'];
      const spanish = values['es'];
      if (!spec?.localized || (spec.type !== 'Symbol' && spec.type !== 'Text') || typeof english !== 'string')
        return [];
      return [{ entryId: id, gf, english, spanish: typeof spanish === 'string' ? spanish : undefined }];
    });
  });
}
/** Every text field, including links and editors’ notes. */
export const everything = wordsOf(entries);
/** The texts that visitors read. */
export const words = everything.filter(
  ({ gf, english }) => !NOT_SHOWN.has(gf) && !isLink(english) && hasWords(english),
);
/** Returns the name of a text for a failure message. */
export const where = ({ entryId, gf }: Words) => `${entryId}.${gf}`;
export const bothOf = ({ english, spanish }: Words) =>
  spanish === undefined ? [english] : [english, spanish];
