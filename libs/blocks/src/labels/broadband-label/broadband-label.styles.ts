import { styled } from 'styled-components';

/** The look of the regulator's template: black on white, with thicker lines between the parts of the label. */
export const Label = styled.table`
  inline-size: 100%;
  max-inline-size: 26rem;
  table-layout: fixed;
  padding: var(--space-3) var(--space-4);
  border: 2px solid #000;
  border-collapse: separate;
  border-spacing: 0;
  background-color: #fff;
  color: #000;
  font-size: 0.9375rem;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  scroll-margin-block-start: calc(var(--below-header) + var(--space-4));
  break-inside: avoid;

  & > caption {
    padding: var(--space-3) var(--space-4) var(--space-2);
    border: 2px solid #000;
    border-block-end: 0;
    background-color: #fff;
    color: #000;
    text-align: start;
    overflow-wrap: anywhere;
  }

  & th[scope='row'] {
    inline-size: 58%;
  }

  & th {
    padding-block: 0.3rem;
    padding-inline-end: var(--space-3);
    font-weight: 700;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & td {
    padding-block: 0.3rem;
    text-align: end;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & > tbody > tr > * {
    border-block-start: 1px solid #000;
  }

  & > tbody > [data-under] > th {
    padding-inline-start: var(--space-4);
    font-weight: 400;
  }

  & > tbody > [data-wide='text'] > td {
    border: 0;
    text-align: start;
  }

  & > [data-part] > tr:nth-child(1 of :not(style)) > :is(th, td) {
    border-block-start: 6px solid #000;
  }

  & a {
    color: inherit;
  }

  /* As wide as the sheet: the addresses of its links are printed, too. */
  /* A label is not torn between two sheets, and so fits on one. */
  @media print {
    max-inline-size: none;
    font-size: 0.75rem;
    line-height: 1.25;

    & th,
    & td {
      padding-block: 0.2rem;
    }
  }
`;

export const Title = styled.span`
  display: block;
  font-family: var(--font-heading);
  font-size: 2rem;
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.03em;
`;

export const Provider = styled.span`
  display: block;
  padding-block-start: var(--space-2);
  font-weight: 700;
`;

export const Plan = styled.span`
  display: block;
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.25;
`;

/** Makes each phone number high enough for a finger, because the numbers are one below the other. */
export const Phone = styled.a`
  display: block;

  @media screen {
    min-block-size: 1.5rem;
  }
`;

export const Uid = styled.span`
  font-family: ui-monospace, monospace;
  font-size: 0.875rem;
`;
