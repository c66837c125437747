import { callToAction, choice, entryType, one, text, type PropsFrom } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

export const accountNotFound = entryType(
  'gfAccountNotFound',
  {
    name: 'Account not found',
    description: 'Two ways on for somebody whose account was not found: to try again, and to find out why',
    displayField: 'gfTitle',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    theme: choice('gfTheme', themeNames).default('mist'),
    tryAgainText: text('gfTryAgainText', 160).optional().help('Who should try again'),
    tryAgainCta: one('gfTryAgainCta', callToAction).help('Usually leads to the sign-in'),
    troubleshootText: text('gfTroubleshootText', 160).optional().help('Who should find out why'),
    troubleshootCta: one('gfTroubleshootCta', callToAction).help('Usually leads to support'),
  },
);
export type AccountNotFoundProps = PropsFrom<typeof accountNotFound>;
