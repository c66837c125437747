import { entryType, flag, pairedList, text, type FieldsType, type PropsOf } from '@skein/cms-client';
import { comparedFeatureDefaults, comparedProviderDefaults } from './competitive-comparison.defaults.ts';

const comparedProviderFields = {
  name: text('gfProviderName', 80),
  isOurs: flag('gfIsOurs')
    .default(comparedProviderDefaults.isOurs)
    .help('Its column is set apart, under the logo where there is one'),
};
export interface ComparedProviderProps extends PropsOf<typeof comparedProviderFields> {}

export const comparedProvider: FieldsType<
  typeof comparedProviderFields,
  'gfComparedProvider',
  ComparedProviderProps
> = entryType(
  'gfComparedProvider',
  {
    name: 'Comparison: provider',
    description: 'Somebody who is compared: a column',
  },
  comparedProviderFields,
);

const comparedValueFields = {
  internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
  flag: flag('gfFlag').help('Whether the provider has it'),
  text: text('gfText', 120).optional().help('Stands beside the mark: “up to 8”, “for a year”'),
};
export interface ComparedValueProps extends PropsOf<typeof comparedValueFields> {}

export const comparedValue: FieldsType<typeof comparedValueFields, 'gfComparedValue', ComparedValueProps> =
  entryType(
    'gfComparedValue',
    {
      name: 'Comparison: value',
      description: 'What one provider has of a feature: yes or no, with words or without',
    },
    comparedValueFields,
  );

const comparedFeatureFields = {
  name: text('gfFeatureName', 160),
  values: pairedList('gfValues', comparedValue)
    .default(comparedFeatureDefaults.values)
    .help('One for each provider, in the same order. One that is missing is a dash'),
};
export interface ComparedFeatureProps extends PropsOf<typeof comparedFeatureFields> {}

export const comparedFeature: FieldsType<
  typeof comparedFeatureFields,
  'gfComparedFeature',
  ComparedFeatureProps
> = entryType(
  'gfComparedFeature',
  {
    name: 'Comparison: feature',
    description: 'Something that providers have or do not have: a row',
  },
  comparedFeatureFields,
);
