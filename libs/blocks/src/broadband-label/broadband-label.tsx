'use client';

import { RichText, useLanguage, VisuallyHidden } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BroadbandPlan } from './broadband-plan.content.ts';
import { disclosureDefaults } from './disclosure.defaults.ts';
import type { Disclosure } from './disclosure.shared.ts';
import { labelFacts, money, type Fact } from './label-facts.ts';
import { labelId } from './label-id.ts';
import { labelTexts } from './label-texts.ts';

export interface BroadbandLabelProps {
  readonly plan: BroadbandPlan;
  readonly disclosure: Disclosure;
}

/** A figure, which a machine reads without its unit. */
const Figure = ({ of }: { readonly of: Fact }) => <data value={of.value}>{of.shown}</data>;

/** A name and its figure. `under` sets it in below the line before. */
function Row({ name, children, under = false }: { name: ReactNode; children: ReactNode; under?: boolean }) {
  return (
    <tr data-under={under || undefined}>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

/** A line over the whole label: the head of a part, or a sentence. */
function Wide({ children, head }: { children: ReactNode; head?: 'part' | 'group' }) {
  return (
    <tr data-wide={head ?? 'text'}>
      {head ? (
        <th colSpan={2} scope={head === 'part' ? 'rowgroup' : 'colgroup'}>
          {children}
        </th>
      ) : (
        <td colSpan={2}>{children}</td>
      )}
    </tr>
  );
}

/** The regulator's label of one plan, in its own layout and order: a table, also for who hears it. */
export function BroadbandLabel({ plan, disclosure }: BroadbandLabelProps) {
  const words = labelTexts[useLanguage()];
  const facts = labelFacts(plan, words.unlimited);
  const { supportPhones = disclosureDefaults.supportPhones } = disclosure;
  const { introductoryMonths, laterPrice, contractMonths, contractLink } = plan;
  const policy = (href: string, about: string) => (
    <a href={href}>
      {words.policy}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </a>
  );
  return (
    <Label id={labelId(plan.uid)}>
      <caption>
        <Title>{words.title}</Title>
        <Provider>{disclosure.provider}</Provider>
        <Plan>{plan.name}</Plan>
        <span>{words.kind}</span>
      </caption>
      <tbody>
        <Row name={words.monthlyPrice}>
          <Figure of={facts.price} />
        </Row>
        <Wide>
          {introductoryMonths === undefined
            ? words.notIntroductory
            : words.introductory(introductoryMonths, laterPrice === undefined ? '' : money(laterPrice).shown)}
        </Wide>
        <Wide>
          {contractMonths === undefined ? words.noContract : words.contract(contractMonths)}{' '}
          {contractLink !== undefined && <a href={contractLink}>{words.contractTerms}</a>}
        </Wide>
      </tbody>
      <tbody>
        <Wide head="part">{words.charges}</Wide>
        <Wide head="group">{words.monthlyFees}</Wide>
        <Row name={words.localFee} under>
          <Figure of={facts.localFee} />
        </Row>
        <Row name={words.rentalFee} under>
          <Figure of={facts.rentalFee} />
        </Row>
        <Wide head="group">{words.oneTimeFees}</Wide>
        <Row name={words.installationFee} under>
          <Figure of={facts.installationFee} />
        </Row>
        <Row name={words.oneTimeFee} under>
          <Figure of={facts.oneTimeFee} />
        </Row>
        <Row name={words.earlyTerminationFee}>
          <Figure of={facts.earlyTerminationFee} />
        </Row>
        <Row name={words.govTaxes}>
          <Figure of={facts.govTaxes} />
        </Row>
      </tbody>
      <tbody>
        <Wide head="part">{words.discounts}</Wide>
        <Wide>
          <RichText html={disclosure.discounts} size="small" />
        </Wide>
      </tbody>
      <tbody>
        <Wide head="part">{words.speeds}</Wide>
        <Row name={words.download} under>
          <Figure of={facts.download} />
        </Row>
        <Row name={words.upload} under>
          <Figure of={facts.upload} />
        </Row>
        <Row name={words.latency} under>
          <Figure of={facts.latency} />
        </Row>
      </tbody>
      <tbody>
        <Row name={words.data}>
          <Figure of={facts.dataIncluded} />
        </Row>
        <Row name={words.dataCharges} under>
          <Figure of={facts.dataCharges} />
        </Row>
      </tbody>
      <tbody>
        <Row name={words.networkManagement}>
          {policy(disclosure.networkPolicyLink, words.networkManagement)}
        </Row>
        <Row name={words.privacy}>{policy(disclosure.privacyPolicyLink, words.privacy)}</Row>
      </tbody>
      <tbody>
        <Wide head="part">{words.support}</Wide>
        <Row name={words.contact}>
          <a href={disclosure.supportLink}>{shortAddress(disclosure.supportLink)}</a>
        </Row>
        {supportPhones.length > 0 && (
          <Row name={words.phone}>
            {supportPhones.map((phone) => (
              <Phone key={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </Phone>
            ))}
          </Row>
        )}
      </tbody>
      <tbody>
        <Wide>
          {words.learnMore}{' '}
          <a href={disclosure.learnMoreLink ?? disclosureDefaults.learnMoreLink}>{words.learnMoreLink}</a>
        </Wide>
        <Wide>
          <VisuallyHidden>{words.uid}: </VisuallyHidden>
          <Uid>{plan.uid}</Uid>
        </Wide>
      </tbody>
    </Label>
  );
}

/** An address as it is read out: without the scheme. */
const shortAddress = (href: string) => href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** The look that the regulator's template has: black on white, ruled, heavier between parts. */
const Label = styled.table`
  inline-size: 100%;
  max-inline-size: 26rem;
  padding: var(--space-3) var(--space-4);
  border: 2px solid #000;
  border-collapse: separate;
  border-spacing: 0;
  background-color: #fff;
  color: #000;
  font-size: 0.9375rem;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  scroll-margin-block-start: calc(var(--header-height) + var(--space-4));
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

  & > tbody > tr:first-child > * {
    border-block-start-width: 6px;
  }

  & > tbody > [data-under] > th {
    padding-inline-start: var(--space-4);
    font-weight: 400;
  }

  & > tbody > [data-wide='text'] > td {
    border: 0;
    text-align: start;
  }

  & > tbody:last-child > tr:first-child > td {
    border-block-start: 6px solid #000;
  }

  & a {
    color: inherit;
  }
`;

const Title = styled.span`
  display: block;
  font-family: var(--font-heading);
  font-size: 2rem;
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.03em;
`;

const Provider = styled.span`
  display: block;
  padding-block-start: var(--space-2);
  font-weight: 700;
`;

const Plan = styled.span`
  display: block;
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.25;
`;

const Phone = styled.a`
  display: block;
`;

const Uid = styled.span`
  font-family: ui-monospace, monospace;
  font-size: 0.875rem;
`;
