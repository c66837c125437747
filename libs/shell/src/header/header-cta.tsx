'use client';

import { analyticsAttributes } from '@skein/analytics';
import { callToActionDefaults, type CallToActionContent } from '@skein/cms-client';
import { ButtonLink, useLanguage, type ButtonSize, type ButtonVariant } from '@skein/ui';
import type { AppDownload } from '../shell/app-download.ts';
import { opensAddressCheck, type HeaderActions } from './header-actions.ts';

export type CheckCtaProps = {
  check: HeaderActions['check'];
  app: AppDownload;
  size?: ButtonSize | undefined;
};

/**
 * The main action: check an address, take the step after it, or, for customers, get the app. It is one link
 * that changes, so that it keeps the focus, and a dialog that it opened stays open.
 */
export function CheckCta({ check, app, size = 'small' }: CheckCtaProps) {
  const isApp = check === 'app';
  const cta = isApp ? app.href && { text: app.label, target: { href: app.href } } : check;
  if (!cta) return null;
  return (
    <CtaButton
      cta={cta}
      variant={cta.look === 'outline' ? 'outline' : 'primary'}
      size={size}
      {...(!isApp && opensAddressCheck(cta) && navAddressEvent(cta))}
    />
  );
}

const navAddressEvent = (cta: CallToActionContent) =>
  analyticsAttributes({
    event: 'nav_address_cta',
    category: 'check address',
    action: 'click',
    label: cta.text,
  });

/**
 * Looks of buttons. In the header a link is as tall as a button, so that nothing moves when one replaces the
 * other.
 */
const variants = { link: 'quiet', outline: 'outline', button: 'secondary' } as const satisfies Record<
  NonNullable<CallToActionContent['look']>,
  ButtonVariant
>;

export type SignInCtaProps = {
  cta: CallToActionContent;
  /** Whether it is larger and outlined, as in the drawer. */
  prominent?: boolean | undefined;
};

/** The link to sign in. */
export function SignInCta({ cta, prominent = false }: SignInCtaProps) {
  return prominent ? (
    <CtaButton cta={cta} variant="outline" size="medium" wide />
  ) : (
    <CtaButton cta={cta} variant={variants[cta.look ?? callToActionDefaults.look]} size="small" />
  );
}

type CtaButtonProps = {
  cta: Pick<CallToActionContent, 'text' | 'target'> & Partial<CallToActionContent>;
  variant: ButtonVariant;
  size: ButtonSize;
  wide?: boolean;
  'data-analytics'?: string;
};

/**
 * `CallToAction` of the design system without its dialog, which the header does not need and which would
 * double the island.
 */
function CtaButton({ cta, variant, ...rest }: CtaButtonProps) {
  const language = useLanguage();
  const filled = cta.look === 'button';
  return (
    <ButtonLink
      {...rest}
      href={cta.target.href}
      variant={variant}
      color={filled ? cta.color : undefined}
      hoverColor={filled ? cta.hoverColor : undefined}
      external={cta.external}
      language={language}
      data-action={cta.target.action}
      data-analytics-id={cta.analyticsId}
    >
      {cta.text}
    </ButtonLink>
  );
}
