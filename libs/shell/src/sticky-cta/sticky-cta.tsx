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
  /** The link that customers see instead. Without it they see the same as all visitors. */
  app?: AppDownload | undefined;
};

/**
 * The call to action at the lower edge of small screens. It shows once the page is scrolled far, which
 * `enhanceShell` decides, and hides while an address form is in view; the header's call to action hides while
 * it shows.
 * Place it after the footer, as the last child of an element as tall as the page. There it reserves its own
 * space at the end and covers nothing. It keeps that space while it is hidden: otherwise it would cover the
 * last lines when a visitor jumps to the end.
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

    /* What is tabbed to further up comes to rest above the bar, not behind it. */
    ${IN_SIGHT}:has(&) {
      scroll-padding-block-end: 6rem;
    }

    ${IN_SIGHT}:has(&) [data-header-check] {
      visibility: hidden;
    }

    /* Kept from the eye alone, so that it can have the focus back. */
    html:has(dialog:is(:modal, :popover-open)) & {
      opacity: 0;
    }
  }

  /* Nobody says that the page is scrolled. */
  @media (scripting: none) {
    display: none;
  }
`;
