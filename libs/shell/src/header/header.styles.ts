import { css, styled } from 'styled-components';
import {
  CUSTOMER_ATTRIBUTE,
  FORM_IN_VIEW_ATTRIBUTE,
  POPUP_ATTRIBUTE,
  SCROLLED_ATTRIBUTE,
} from '../shell/shell.constants.ts';
import {
  HEADER_CONTAINER,
  headerBelow,
  headerFrom,
  NARROW_HEADER,
  PHONE_HEADER,
  SMALL_PHONE_HEADER,
  WIDE_HEADER,
} from '../shell/header.queries.ts';

/** Height of the logo in the bar, in CSS px. */
export const LOGO_HEIGHT_PX = 32;
const PHONE_LOGO_HEIGHT_PX = 26;
/** Height of the logo on small phones, in CSS px. */
export const SMALL_PHONE_LOGO_HEIGHT_PX = 24;
/** Size in px of the name that replaces a missing logo. The factor is for the wider letters of its font. */
export const NAME_PX = 20 * 1.1;

export const Root = styled.header`
  container: ${HEADER_CONTAINER} / inline-size;
  position: var(--sticky);
  inset-block-start: 0;
  z-index: 40;
  border-block-end: 1px solid var(--color-line);
  background: color-mix(in srgb, var(--color-surface) 92%, transparent);
  backdrop-filter: blur(14px);
  color: var(--color-text);
  transition: box-shadow var(--duration-slow) var(--ease-out);
  view-transition-name: shell-header;

  /* A sticky header moves only inside its parent's box, so the island, which is as tall, has no box. */
  skein-island:has(> &) {
    display: contents;
  }

  html[${POPUP_ATTRIBUTE}] & {
    display: none;
  }

  html[${SCROLLED_ATTRIBUTE}] & {
    box-shadow:
      0 1px 0 color-mix(in srgb, var(--ink) 3%, transparent),
      0 10px 30px -16px color-mix(in srgb, var(--ink) 28%, transparent);
  }
`;

export const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: clamp(0.5rem, 1.6cqi, 1.5rem);
  /* The bar gets wider with enlarged text, because its content does. */
  max-inline-size: calc(max(var(--container) * 1.16, 87rem) + 2 * var(--space-gutter));
  block-size: var(--header-height);
  margin-inline: auto;
  padding-inline: var(--space-gutter);
`;

export const Start = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: 0.875rem;
  min-inline-size: 0;

  & > a ~ a {
    padding-inline: 0.75rem;
    border-inline-start: 1px solid var(--color-line);
  }

  ${PHONE_HEADER} {
    & > a ~ a {
      display: none;
    }
  }
`;

export const Home = styled.a`
  display: inline-flex;
  color: inherit;
  font-family: var(--font-heading);
  font-size: 1.25rem;
  font-weight: 680;
  line-height: 1.1;
  text-decoration: none;
  overflow-wrap: anywhere;
  align-items: center;
  min-block-size: 2.75rem;
  border-radius: var(--radius-small);

  &:has(> img) {
    flex: none;
  }

  & > img {
    inline-size: auto;
    block-size: ${LOGO_HEIGHT_PX}px;
  }

  /* A logo is made for a light background. In dark forced colors, the logo keeps a light background. */
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    & > img {
      background: #fff;
      box-shadow: 0 0 0 0.375rem #fff;
      forced-color-adjust: none;
    }
  }

  /* A phone must have room for the logo, the call to action and the menu button. */
  ${PHONE_HEADER} {
    & > img {
      block-size: ${PHONE_LOGO_HEIGHT_PX}px;
    }
  }

  ${SMALL_PHONE_HEADER} {
    & > img {
      block-size: ${SMALL_PHONE_LOGO_HEIGHT_PX}px;
    }
  }
`;

const CHECK_LEAST_REM = 10;

export interface EndProps {
  /**
   * The smallest header width at which the call to action fits, and the width of the call to action, both in
   * rem. Undefined if there is no call to action.
   */
  $check: { readonly from: number; readonly width: number } | undefined;
}

export const End = styled.div<EndProps>`
  --end-gap: clamp(0.25rem, 0.8cqi, 0.75rem);
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: flex-end;
  gap: var(--end-gap);
  margin-inline-start: auto;

  ${({ $check }) =>
    $check &&
    css`
      ${headerFrom($check.from)} {
        --check-room: calc(${Math.max(CHECK_LEAST_REM, $check.width)}rem + var(--end-gap));
      }
    `}
`;

/**
 * Moves a part into the place of the call to action while a visible form offers the same action. Uses
 * `translate`, so that no other part moves.
 */
const closesUp = css`
  html[${FORM_IN_VIEW_ATTRIBUTE}]:not([${CUSTOMER_ATTRIBUTE}]) & {
    translate: var(--check-room, 0) 0;
  }

  @media (prefers-reduced-motion: no-preference) {
    html[${SCROLLED_ATTRIBUTE}] & {
      transition: translate var(--duration-slow) var(--ease-out);
    }
  }
`;

export const SalesSlot = styled.div`
  ${closesUp}

  ${NARROW_HEADER} {
    display: none;
  }
`;

/**
 * Reserves space for a visitor's name while the link to sign in is visible, so that nothing moves when the name
 * replaces the link. A longer name also takes the free space before the name.
 */
export const AccountSlot = styled.div`
  ${closesUp}
  display: flex;
  flex: 1 1 auto;
  justify-content: flex-end;
  inline-size: 11rem;
  min-inline-size: 11rem;
  max-inline-size: max-content;

  & > details {
    min-inline-size: 0;
  }

  & summary {
    display: flex;
    max-inline-size: 100%;
  }

  ${NARROW_HEADER} {
    display: none;
  }
`;

/** @param $from smallest header width at which the content fits, in rem */
export const CheckSlot = styled.div<{ $from: number }>`
  display: grid;

  ${WIDE_HEADER} {
    min-inline-size: ${CHECK_LEAST_REM}rem;
  }

  ${({ $from }) => headerBelow($from)} {
    display: none;
  }

  /* Hides the call to action while a dialog or a visible form offers the same action. Behind a dialog, the call
     to action is only transparent, so that it can get the focus back. */
  html:has(dialog:is(:modal, :popover-open)) & {
    opacity: 0;
  }

  html[${FORM_IN_VIEW_ATTRIBUTE}]:not([${CUSTOMER_ATTRIBUTE}]) & {
    visibility: hidden;
  }
`;

/** Makes a button as wide as a row of the drawer. */
export const Wide = styled.div`
  display: grid;

  &:empty {
    display: none;
  }
`;

/** The part of the drawer below the navigation. */
export const DrawerEnd = styled.div`
  display: flex;
  padding-block-start: var(--space-6);

  & > a {
    margin-inline: 0;
  }
`;
