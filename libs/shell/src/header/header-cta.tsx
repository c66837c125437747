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
 * Draws the main action: check an address, take the next step, or, for customers, get the app. All three are
 * the same link element, so that the link keeps the focus, and a dialog of the link stays open.
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

/** Button variants by look. A link is as tall as a button, so that the two can replace each other. */
const variants = { link: 'quiet', outline: 'outline', button: 'secondary' } as const satisfies Record<
  NonNullable<CallToActionContent['look']>,
  ButtonVariant
>;

export type SignInCtaProps = {
  cta: CallToActionContent;
  /** Whether the link is large and outlined, as in the drawer. */
  prominent?: boolean | undefined;
};

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
 * Draws the design system's `CallToAction` without a dialog. The header needs no dialog, and the dialog's code
 * would double the size of the island.
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
