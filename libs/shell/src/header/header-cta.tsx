import { analyticsAttributes } from '@skein/analytics';
import { localizePath, type CallToActionContent } from '@skein/cms-client';
import { ButtonLink, useLanguage, type ButtonSize, type ButtonVariant } from '@skein/ui';
import { ContentCta } from '../cta/content-cta.tsx';
import { APP_DOWNLOAD_LINK } from '../shell.constants.ts';
import { shellTexts } from '../shell.texts.ts';
import type { HeaderActions } from './header-actions.ts';

export type CheckCtaProps = {
  check: HeaderActions['check'];
  appDownloadLabel: string | undefined;
  size?: ButtonSize | undefined;
};

/** The one thing to do: check an address, or get the app for people who are customers already. */
export function CheckCta({ check, appDownloadLabel, size = 'small' }: CheckCtaProps) {
  const language = useLanguage();
  if (check === undefined) return null;
  if (check === 'app') {
    return (
      <ButtonLink href={localizePath(APP_DOWNLOAD_LINK, language === 'es' ? 'es' : 'en-US')} size={size}>
        {appDownloadLabel ?? shellTexts.getTheApp[language]}
      </ButtonLink>
    );
  }
  return <ContentCta cta={check} size={size} {...navAddressEvent(check)} />;
}

const navAddressEvent = (cta: CallToActionContent) =>
  analyticsAttributes({ event: 'nav_address_cta', category: 'check address', action: 'click', label: cta.text });

/** In the header a link is as tall as a button, so that nothing moves when one takes the other's place. */
const variants = { link: 'quiet', outline: 'outline', button: 'secondary' } as const satisfies Record<
  CallToActionContent['look'],
  ButtonVariant
>;

export type SignInCtaProps = {
  cta: CallToActionContent;
  /** In the drawer: larger, with a line around it. */
  prominent?: boolean | undefined;
};

/** The way to sign in. */
export function SignInCta({ cta, prominent = false }: SignInCtaProps) {
  const language = useLanguage();
  if (cta.modal) return <ContentCta cta={cta} size={prominent ? 'medium' : 'small'} />;
  return (
    <ButtonLink
      href={cta.target.href}
      variant={prominent ? 'outline' : variants[cta.look]}
      size={prominent ? 'medium' : 'small'}
      wide={prominent}
      color={cta.look === 'button' ? cta.color?.value : undefined}
      textColor={cta.look === 'button' ? cta.color?.readable : undefined}
      external={cta.external}
      language={language}
      data-analytics-id={cta.analyticsId}
    >
      {cta.text}
    </ButtonLink>
  );
}
