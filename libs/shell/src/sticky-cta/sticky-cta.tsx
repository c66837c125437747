import type { CallToActionContent } from '@skein/cms-client';
import { ButtonLink } from '@skein/ui';
import { keyframes, styled } from 'styled-components';
import type { AppDownload } from '../shell/app-download.ts';
import {
  CUSTOMER_ATTRIBUTE,
  FORM_IN_VIEW_ATTRIBUTE,
  SCROLLED_FAR_ATTRIBUTE,
  STICKY_CTA_MAX_PX,
} from '../shell/shell.constants.ts';

export type StickyCtaProps = {
  cta: CallToActionContent;
  /** The link for customers. If undefined, customers see the same call to action as all visitors. */
  app?: AppDownload | undefined;
};

/**
 * Draws the call to action at the lower edge of small screens. It is visible if the page is scrolled far (see
 * `enhanceShell`) and no address form is visible. While it is visible, the header's call to action is hidden.
 * Place it after the footer, as the last child of an element as tall as the page. It reserves space at the end
 * of the page even while it is hidden. Otherwise it would cover the last lines if a visitor jumps to the end.
 */
export function StickyCta({ cta, app: given }: StickyCtaProps) {
  const app = given?.href === undefined ? undefined : { label: given.label, href: given.href };
  return (
    <Bar data-print="none" aria-label={cta.text}>
      <ForVisitors $only={app !== undefined} {...(app && { 'data-gives-way': '' })}>
        <ButtonLink
          href={cta.target.href}
          wide
          color={cta.color}
          hoverColor={cta.hoverColor}
          external={cta.external}
          data-action={cta.target.action}
          data-analytics-id={cta.analyticsId}
        >
          {cta.text}
        </ButtonLink>
      </ForVisitors>
      {app && (
        <ForCustomers>
          <ButtonLink href={app.href} wide>
            {app.label}
          </ButtonLink>
        </ForCustomers>
      )}
    </Bar>
  );
}

const ForVisitors = styled.div<{ $only: boolean }>`
  ${({ $only }) => ($only ? `html[${CUSTOMER_ATTRIBUTE}] & { display: none; }` : '')}
`;

const ForCustomers = styled.div`
  html:not([${CUSTOMER_ATTRIBUTE}]) & {
    display: none;
  }
`;

const IN_SIGHT = `html[${SCROLLED_FAR_ATTRIBUTE}]:not([${FORM_IN_VIEW_ATTRIBUTE}])`;

const comeUp = keyframes`
  from {
    translate: 0 100%;
  }
`;

const Bar = styled.aside`
  display: none;

  @media screen and (width <= ${STICKY_CTA_MAX_PX}px) {
    position: var(--sticky);
    inset-block-end: 0;
    z-index: 30;
    display: block;
    padding: var(--space-3) var(--space-gutter) max(var(--space-3), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--color-line);
    background: color-mix(in srgb, var(--color-surface) 94%, transparent);
    backdrop-filter: blur(14px);
    visibility: hidden;

    ${IN_SIGHT} & {
      visibility: visible;
      animation: ${comeUp} var(--duration-slow) var(--ease-out);
    }

    /* If a visitor tabs to an element, the page scrolls the element above the bar. */
    ${IN_SIGHT}:has(&) {
      scroll-padding-block-end: 6rem;
    }

    ${IN_SIGHT}:has(&) [data-header-check] {
      visibility: hidden;
    }

    /* Behind a dialog, the bar is only transparent, so that its link can get the focus back. */
    html:has(dialog:is(:modal, :popover-open)) & {
      opacity: 0;
    }
  }

  /* Without script, nothing detects that the page is scrolled. */
  @media (scripting: none) {
    display: none;
  }
`;
