import { collect } from '@skein/cms-client';
import { contentTypes, roots } from '../../entries.ts';

const types = new Map(contentTypes.map((type) => [type.id, type]));

type Collected = ReturnType<typeof collect>;
const collected = collect(roots);
export const entries: Collected['entries'] = collected.entries;
export const assets: Collected['assets'] = collected.assets;

export interface Words {
  readonly entryId: string;
  readonly gf: string;
  readonly english: string;
  readonly spanish: string | undefined;
}

const NOT_SHOWN = new Set(['gfInternalName', 'gfAnalyticsTagId',
  'eventLabel', 'gfCtaPath', 'gfCityId', 'className', 'moduleVariant', 'optimizelyFlagKey', 'optimizelyVariationName', 'gfCity', 'gfUtmMedium', 'gfPlanKey', 'gfFAQSlugId', 'eventLabelOpen', 'expandAllEventLabel', 'uid', 'gfCampaign', 'gfCityInfo']); // prettier-ignore
/** Whether a field contains a name that is the same in both languages, such as a person or a city. */
const isName = (typeId: string, gf: string) =>
  gf === 'gfName' ||
  gf === 'gfProviderName' ||
  gf === 'gfState' ||
  (typeId === 'gfBroadbandPlan' && gf === 'name') ||
  (typeId === 'gfCityItem' && gf === 'gfTitle') ||
  (typeId === 'gfCityEoiHero' && gf === 'gfCityName');
/** Whether a text is a path, an anchor or a URL. */
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
const ofAssets: readonly Words[] = assets.flatMap(({ id, title }) =>
  typeof title === 'string'
    ? []
    : [{ entryId: id, gf: 'title', english: title.localized['en-US'] ?? '', spanish: title.localized['es'] }],
);
/** Every text in the content, including links and editors' notes. */
export const everything = [...wordsOf(entries), ...ofAssets];
/** All texts that visitors read. */
export const words = everything.filter(
  ({ gf, english }) => !NOT_SHOWN.has(gf) && !isLink(english) && hasWords(english),
);
/** Returns the place of a text, for a failure message. */
export const where = ({ entryId, gf }: Words) => `${entryId}.${gf}`;
export const bothOf = ({ english, spanish }: Words) =>
  spanish === undefined ? [english] : [english, spanish];
