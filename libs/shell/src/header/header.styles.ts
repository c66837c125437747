import { css, styled } from 'styled-components';
import { CUSTOMER_ATTRIBUTE, FORM_IN_VIEW_ATTRIBUTE, SCROLLED_ATTRIBUTE } from '../shell/shell.constants.ts';
import {
  HEADER_CONTAINER,
  headerBelow,
  headerFrom,
  NARROW_HEADER,
  PHONE_HEADER,
  SMALL_PHONE_HEADER,
  WIDE_HEADER,
} from '../shell/header.queries.ts';

/** Height of the logo in the bar, CSS px. */
export const LOGO_HEIGHT_PX = 32;
const PHONE_LOGO_HEIGHT_PX = 26;
/** Height of the logo where the call to action has least room. */
export const SMALL_PHONE_LOGO_HEIGHT_PX = 24;
/**
 * Size of the name that replaces a missing logo. It includes 10 % because its face is wider than that of text.
 */
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

  /* An element is sticky within its parent's box, and the island around the header is no taller than the header. */
  skein-island:has(> &) {
    display: contents;
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
  /* Widens with enlarged text, as what is in it does. */
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

  /* A logo is drawn for a light ground, whatever colors the visitor has chosen. */
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    & > img {
      background: #fff;
      box-shadow: 0 0 0 0.375rem #fff;
      forced-color-adjust: none;
    }
  }

  /* Logo, call to action and menu button share a phone's width. */
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

/** Smallest width of the call to action in the bar, rem. */
const CHECK_LEAST_REM = 10;

export interface EndProps {
  /**
   * For the call to action, if there is one: the width of the narrowest header that has room for it, and its
   * own width, rem.
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
 * Moves into the place of the call to action while a form in view offers the same. It uses `translate` instead
 * of layout, so that nothing shifts.
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
 * Space for a visitor's name. It is reserved while only the sign-in link shows, so that nothing moves when the
 * name arrives; a longer name uses the free space before it.
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

/** @param $from width of the narrowest header that has room for the content, rem */
export const CheckSlot = styled.div<{ $from: number }>`
  display: grid;

  ${WIDE_HEADER} {
    min-inline-size: ${CHECK_LEAST_REM}rem;
  }

  ${({ $from }) => headerBelow($from)} {
    display: none;
  }

  /*
   * One call to action at a time: a dialog and a form in view have what it offers. Behind a dialog it is only kept from
   * the eye, so that it can have the focus back.
   */
  html:has(dialog:is(:modal, :popover-open)) & {
    opacity: 0;
  }

  html[${FORM_IN_VIEW_ATTRIBUTE}]:not([${CUSTOMER_ATTRIBUTE}]) & {
    visibility: hidden;
  }
`;

/** Makes a button as wide as its row of the drawer. */
export const Wide = styled.div`
  display: grid;

  &:empty {
    display: none;
  }
`;

/** The part after the navigation of the drawer. */
export const DrawerEnd = styled.div`
  display: flex;
  padding-block-start: var(--space-6);

  & > a {
    margin-inline: 0;
  }
`;
