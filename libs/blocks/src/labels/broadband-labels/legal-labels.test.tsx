// @vitest-environment node
import { colorTokens, LanguageProvider } from '@skein/ui';
import { entryGraph, parseEntry, type RawEntry } from '@skein/cms-client';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { broadbandLabels } from './broadband-labels.block.ts';
import { BroadbandLabels } from './broadband-labels.tsx';

type Values = Readonly<Record<string, unknown>>;
const raw = (type: string, id: string, fields: Values): RawEntry => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

const UID = 'F0099999999LABELTEST000001';
const FEES = ['localFee', 'rentalFee', 'installationFee', 'oneTimeFee', 'earlyTerminationFee', 'govTaxes'];
const TERMS = Object.fromEntries(FEES.map((fee) => [fee, '0']));
const SPEED = { download: '500', upload: '500', latency: '9' };

const options = { types: [], locale: 'en-US', palette: colorTokens, sanitize: createServerSanitize() };

interface Spoilt {
  readonly plan?: Values;
  readonly terms?: Values;
  readonly speed?: Values;
  readonly second?: Values;
}

/** Reads a page's labels: one plan with changed values, or two plans. */
function read({ plan = {}, terms = {}, speed = {}, second }: Spoilt) {
  const own = { name: 'Thread', price: '55', uid: UID, terms: link('terms'), speed: link('speed') };
  const entries = [
    raw('gfBroadbandTerms', 'terms', { ...TERMS, ...terms }),
    raw('gfBroadbandSpeed', 'speed', { ...SPEED, ...speed }),
    raw('gfBroadbandPlan', 'first', { ...own, ...plan }),
    raw('gfBroadbandPlan', 'second', { ...own, ...second }),
  ];
  const labels = raw('gfBroadbandLabels', 'labels', {
    gfTiers: [link('first')],
    ...(second && { gfPlans: [link('second')] }),
    gfProviderName: 'Thread & Sons',
    gfDiscounts: '<p>None.</p>',
    gfNetworkPolicyLink: '/legal/terms',
    gfPrivacyPolicyLink: '/legal/terms',
    gfSupportLink: '/support',
  });
  const graph = entryGraph({ items: [labels], includes: { Entry: entries } });
  const { value, problems } = parseEntry(broadbandLabels, labels, graph, options);
  if (!value) throw new Error(JSON.stringify(problems));
  const draw = (language: 'en' | 'es') =>
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <BroadbandLabels {...value} />
      </LanguageProvider>,
    );
  return { shown: [...value.tiers, ...value.plans].map(({ id }) => id), problems, draw };
}

const AMBIGUOUS = [
  '70,50',
  '70.505',
  '1.200',
  '1,2,3',
  '12,00',
  '1,20,000',
  '0,5',
  '007',
  '70.',
  '-5',
  '1e3',
  '0x10',
  '70 50',
  '70/month',
  '7O',
  '€70',
  '70 USD',
  '７０',
  '٧٠',
  '½',
  '$',
  '.',
  '70–80',
  // This figure has more digits than a JavaScript number can hold.
  '99999999999999999',
  '12,345,678,901,234',
];

it.each(['0', '0.00', '$0', '$0.00'])('a plan with unlimited data may say that more costs %s', (free) => {
  expect(read({ plan: { dataCharges: free } })).toMatchObject({ shown: ['first'], problems: [] });
});

describe('a label that cannot be read without doubt', () => {
  it.each(AMBIGUOUS)('is not published when its price is %j, and the editor is told', (price) => {
    const { shown, problems } = read({ plan: { price } });
    expect(shown).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ entryId: 'first', field: 'price' })]);
  });

  it.each([
    ...FEES.flatMap((fee) => AMBIGUOUS.map((written) => ['terms', fee, written])),
    ...['download', 'upload', 'latency'].flatMap((of) =>
      [...AMBIGUOUS, '1 Gbps', '500 Mbps', 'fast'].map((written) => ['speed', of, written]),
    ),
  ])('is not published when %s have %s %j', (part = '', field = '', written = '') => {
    const { shown, problems } = read({ [part]: { [field]: written } });
    expect(shown).toEqual([]);
    expect(problems).toContainEqual(expect.objectContaining({ entryId: part, field }));
  });

  it.each([
    ['introductoryMonths', 0],
    ['introductoryMonths', '12'],
    ['introductoryMonths', 1.5],
    ['contractMonths', -1],
    ['contractMonths', 'two years'],
    ['laterPrice', '59,99'],
    ['contractLink', 'javascript:alert(1)'],
    ['dataIncluded', '1.200'],
    ['dataIncluded', 'lots'],
    ['dataCharges', '0,20'],
    ['states', 'Texas'],
    ['states', [5]],
    ['isSelectMarkets', 'yes'],
  ])('does not turn %s %j into something else', (field, written) => {
    const { shown, problems } = read({ plan: { [field]: written } });
    expect(shown).toEqual([]);
    expect(problems).toContainEqual(expect.objectContaining({ entryId: 'first', field }));
  });

  it.each([
    ['an introductory price without its later price', { introductoryMonths: 12 }, 'laterPrice'],
    ['a later price without an introductory one', { laterPrice: '80' }, 'introductoryMonths'],
    ['a contract without terms', { contractMonths: 24 }, 'contractLink'],
    ['terms without a contract', { contractLink: '/legal/terms' }, 'contractMonths'],
    ['a charge for more data than there is no end to', { dataCharges: '0.20' }, 'dataIncluded'],
  ] as const)('is not published with %s', (_, plan, field) => {
    const { shown, problems } = read({ plan });
    expect(shown).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ entryId: 'first', field })]);
  });

  it.each([
    'SKEIN500',
    'F0099999999',
    'F009999999LABELTEST0000001',
    'F0099999999LABELTEST00001',
    'F0099999999LABELTEST0000011',
    'f0099999999LABELTEST000001',
    'F0099999999LABEL-EST000001',
    'F00999999X9LABELTEST000001',
    'F0099999999LABELTÉST000001',
    'F٠٠99999999LABELTEST000001',
  ])('is not published with the identifier %j', (uid) => {
    const { shown, problems } = read({ plan: { uid } });
    expect(shown).toEqual([]);
    expect(problems).toContainEqual(expect.objectContaining({ entryId: 'first', field: 'uid' }));
  });

  it.each([UID, UID.toLowerCase().replace('f', 'F')])(
    'is not published when another has its identifier, here %s',
    (uid) => {
      const { shown, problems } = read({ second: { uid } });
      expect(shown).toEqual(['first']);
      expect(problems).toEqual([expect.objectContaining({ entryId: 'labels', field: 'gfPlans' })]);
    },
  );
});

describe('a label', () => {
  it.each(['0', '70', '70.50', '70.5', '$9.99', '1,200', '12,345,678.90', '.20', ' 70 '])(
    'is published when its price is %j',
    (price) => expect(read({ plan: { price } })).toMatchObject({ shown: ['first'], problems: [] }),
  );

  it.each(['Waived online', 'Según el lugar', 'Varies by location'])(
    'says %j in place of a fee',
    (govTaxes) => expect(read({ terms: { govTaxes } })).toMatchObject({ shown: ['first'], problems: [] }),
  );

  it.each([
    ['en', 1, ['holds for 1 month;', 'requires a 1-month contract']],
    ['es', 1, ['Dura 1 mes;', 'contrato de 1 mes.']],
    ['en', 2, ['holds for 2 months;', 'requires a 2-month contract']],
    ['es', 2, ['Dura 2 meses;', 'contrato de 2 meses.']],
  ] as const)('counts months in %s: %i', (language, months, words) => {
    const plan = {
      introductoryMonths: months,
      laterPrice: '80',
      contractMonths: months,
      contractLink: '/legal/terms',
    };
    const html = read({ plan }).draw(language);
    for (const one of words) expect(html).toContain(one);
  });
});
