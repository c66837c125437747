import {
  block,
  callToAction,
  choice,
  entryType,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';

const model = entryType(
  'gfAccountNotFound',
  {
    name: 'Account not found',
    description: 'Two ways on for somebody whose account was not found: to try again, and to find out why',
    use: 'The page that a visitor reaches when signing in has failed.',
    avoid: 'Pages that are found by other ways: nobody there has lost an account.',
  },
  {
    title: text('gfTitle'),
    subtitle: text('gfSubTitle').optional(),
    theme: choice('gfTheme', themeNames).default('mist'),
    tryAgainText: text('gfTryAgainText', 160).optional().help('Who should try again'),
    tryAgainCta: one('gfTryAgainCta', callToAction).optional().help('Usually leads to the sign-in'),
    troubleshootText: text('gfTroubleshootText', 160).optional().help('Who should find out why'),
    troubleshootCta: one('gfTroubleshootCta', callToAction).help('Usually leads to support'),
  },
);
export interface AccountNotFoundProps extends PropsOf<typeof model.fields> {}

export const accountNotFound: Block<typeof model> = block(model, {
  component: () => import('./account-not-found.tsx').then((m) => m.AccountNotFound),
});
