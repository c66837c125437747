import { block, entryType, html, list, text, type PropsOf, type Block } from '@skein/cms-client';
import { deviceCategory } from './wifi-device.content.ts';
import { wifiRouter } from './wifi-router.content.ts';

const model = entryType(
  'gfWifiCalculator',
  {
    name: 'Wi-Fi calculator',
    description: 'A visitor picks a router and a device, and reads how fast the two are, near and far',
    use: 'Pages about Wi-Fi at home: one on a page, since it reads the address.',
    avoid: 'Measuring a line: take a block with the speed test.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    routers: list('gfWifiGenerations', wifiRouter).help('From the oldest generation to the newest'),
    categories: list('gfDeviceCategories', deviceCategory),
    routerLabel: text('gfRouterLabel', 80).optional().help('Left empty: Your router'),
    categoryLabel: text('gfCategoryLabel', 80).optional().help('Left empty: Kind of device'),
    deviceLabel: text('gfDeviceLabel', 80).optional().help('Left empty: Device'),
    submitText: text('gfSubmitText', 60).optional().help('Left empty: Show the speed'),
    nearLabel: text('gfNearLabel', 80).optional().help('Left empty: In the same room'),
    farLabel: text('gfFarLabel', 80).optional().help('Left empty: At the far end of your home'),
    helpText: text('gfHelpText', 80)
      .optional()
      .help('The button that shows the pictures of the routers. Left empty: Which router do I have?'),
    disclaimer: html('gfDisclaimer').optional().help('What the figures rest on'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface WifiCalculatorProps extends PropsOf<typeof model.fields> {}

export const wifiCalculator: Block<typeof model> = block(model, {
  component: () => import('./wifi-calculator.tsx').then((m) => m.WifiCalculator),
  wakes: {
    when: 'load',
    enhancer: () => import('./enhance-wifi-calculator.ts').then((m) => m.enhanceWifiCalculator),
  },
});
