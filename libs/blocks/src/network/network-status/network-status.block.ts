import {
  block,
  callToAction,
  entryType,
  longText,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';

const model = entryType(
  'gfNetworkStatus',
  {
    name: 'Network status',
    description: 'A visitor types an address and reads whether the network there is well',
    use: 'On the page of the network’s status, and where somebody asks whether it is them or us. Once on a page.',
    avoid: 'Checking where we sell: take an address form.',
  },
  {
    title: text('gfTitle'),
    subtitle: longText('gfSubtitle', 400).optional(),
    label: text('gfAddressLabel', 80).optional().help('Instead of “Your address”'),
    hint: text('gfAddressHint', 120).optional().help('Under the field; left out: an example'),
    buttonText: text('gfCtaText', 60).optional().help('Instead of “Check for outages”'),
    allClear: text('gfAllClearMessage').optional().help('In green, where nothing is wrong'),
    potentialIssue: text('gfPotentialIssueLabel', 60)
      .optional()
      .help('Severity 0; instead of “POTENTIAL ISSUE”'),
    confirmedIssue: text('gfConfirmedIssueLabel', 60)
      .optional()
      .help('Severity 1; instead of “CONFIRMED ISSUE”'),
    serviceDegraded: text('gfServiceDegradedLabel', 60)
      .optional()
      .help('Severity 2, orange; instead of “SERVICE DEGRADED”'),
    serviceOutage: text('gfServiceOutageLabel', 60)
      .optional()
      .help('Severity 3, red; instead of “SERVICE OUTAGE”'),
    posted: text('gfPostedLabel', 60)
      .optional()
      .help('Instead of “Posted {time}”; {time} is the time that has passed'),
    several: text('gfSeveralFoundMessage').optional().help('Over a list of addresses that fit'),
    nothingFound: text('gfNoResultsFoundMessage').optional(),
    nothingFoundCta: one('gfNoResultsFoundCta', callToAction)
      .optional()
      .help('Beside a link to the address check, such as the number of support'),
    failed: text('gfErrorMessage').optional().help('When the network cannot be asked'),
    offline: text('gfOfflineMessage').optional().help('When the visitor has no connection'),
    retryText: text('gfRetryCtaText', 60).optional().help('Instead of “Try again”'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface NetworkStatusProps extends PropsOf<typeof model.fields> {}

export const networkStatus: Block<typeof model> = block(model, {
  component: () => import('./network-status.tsx').then((m) => m.NetworkStatus),
  // A served answer shows its age, which the script keeps up to date.
  wakes: (props) => ({
    when: 'answered' in props ? 'visible' : 'interaction',
    island: () => import('./network-status.tsx').then((m) => m.NetworkStatus),
  }),
});
