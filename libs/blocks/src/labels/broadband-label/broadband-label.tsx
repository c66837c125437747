'use client';

import { RichText, useLanguage, VisuallyHidden } from '@skein/ui';
import { Fragment, type ReactNode } from 'react';
import type { BroadbandPlan } from './broadband-plan.content.ts';
import { disclosureDefaults } from './disclosure.defaults.ts';
import type { Disclosure } from './disclosure.shared.ts';
import { Label, Phone, Plan, Provider, Title, Uid } from './broadband-label.styles.ts';
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

/** A line over the whole label: the head of the lines below it, or a sentence. */
function Wide({ children, head = false }: { children: ReactNode; head?: boolean }) {
  return (
    <tr data-wide={head ? 'head' : 'text'}>
      {head ? (
        <th colSpan={2} scope="rowgroup">
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
  const {
    supportPhones = disclosureDefaults.supportPhones,
    learnMoreLink = disclosureDefaults.learnMoreLink,
  } = disclosure;
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
      <tbody data-part="">
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
      <tbody data-part="">
        <Wide head>{words.charges}</Wide>
        <Wide head>{words.monthlyFees}</Wide>
        <Row name={words.localFee} under>
          <Figure of={facts.localFee} />
        </Row>
        <Row name={words.rentalFee} under>
          <Figure of={facts.rentalFee} />
        </Row>
      </tbody>
      <tbody>
        <Wide head>{words.oneTimeFees}</Wide>
        <Row name={words.installationFee} under>
          <Figure of={facts.installationFee} />
        </Row>
        <Row name={words.oneTimeFee} under>
          <Figure of={facts.oneTimeFee} />
        </Row>
      </tbody>
      <tbody>
        <Row name={words.earlyTerminationFee}>
          <Figure of={facts.earlyTerminationFee} />
        </Row>
        <Row name={words.govTaxes}>
          <Figure of={facts.govTaxes} />
        </Row>
      </tbody>
      <tbody data-part="">
        <Wide head>{words.discounts}</Wide>
        <Wide>
          <RichText html={disclosure.discounts} size="small" />
        </Wide>
      </tbody>
      <tbody data-part="">
        <Wide head>{words.speeds}</Wide>
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
      <tbody data-part="">
        <Row name={words.data}>
          <Figure of={facts.dataIncluded} />
        </Row>
        <Row name={words.dataCharges} under>
          <Figure of={facts.dataCharges} />
        </Row>
      </tbody>
      <tbody data-part="">
        <Row name={words.networkManagement}>
          {policy(disclosure.networkPolicyLink, words.networkManagement)}
        </Row>
        <Row name={words.privacy}>{policy(disclosure.privacyPolicyLink, words.privacy)}</Row>
      </tbody>
      <tbody data-part="">
        <Wide head>{words.support}</Wide>
        <Row name={words.contact}>
          <a href={disclosure.supportLink}>{shortAddress(disclosure.supportLink) ?? words.supportPage}</a>
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
      <tbody data-part="">
        <Wide>
          {words.learnMore} <a href={learnMoreLink}>{shortAddress(learnMoreLink) ?? words.learnMorePage}</a>
        </Wide>
        <Wide>
          <VisuallyHidden>{words.uid}: </VisuallyHidden>
          <Uid>{plan.uid}</Uid>
        </Wide>
      </tbody>
    </Label>
  );
}

/** A web address as it is read out, without the scheme, to be broken after a slash; a path of the site is none. */
function shortAddress(href: string): ReactNode {
  const address = /^https?:\/\/(?:www\.)?(.+?)\/?$/.exec(href)?.[1];
  return address?.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
