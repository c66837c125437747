import { choice, entryType, flag, image, text, type FieldsType, type PropsOf } from '@skein/cms-client';
import { farSpeed, nearSpeed } from './speed-fields.shared.ts';
import { wifiRouterDefaults } from './wifi-calculator.defaults.ts';
import { wifiGenerations } from './wifi-generation.ts';

const wifiRouterFields = {
  generation: choice('gfWifiGen', wifiGenerations).help(
    'Each generation once; of two entries the first counts',
  ),
  routerName: text('gfRouterName', 120),
  displayInForm: flag('gfDisplayInForm')
    .default(wifiRouterDefaults.displayInForm)
    .help('No: its speed counts for devices of this generation, but nobody can choose the router'),
  near: nearSpeed('gfDefaultSpeedNear'),
  far: farSpeed('gfDefaultSpeedFar'),
  image: image('gfRouterImage').optional().help('Shown in the help: what the router looks like'),
};
export interface WifiRouterProps extends PropsOf<typeof wifiRouterFields> {}

export const wifiRouter: FieldsType<typeof wifiRouterFields, 'gfWifiGeneration', WifiRouterProps> = entryType(
  'gfWifiGeneration',
  {
    name: 'Wi-Fi calculator: generation',
    description: 'A generation of Wi-Fi: the router that speaks it, and how fast devices of it usually are',
    displayField: 'gfRouterName',
  },
  wifiRouterFields,
);
