'use client';

import { phoneHref } from '@skein/cms-client';
import { filled, RichText, useWords, VisuallyHidden } from '@skein/ui';
import { Fragment, type ReactNode } from 'react';
import type { BroadbandPlan } from './broadband-plan.content.ts';
import { disclosureDefaults } from './disclosure.defaults.ts';
import type { Disclosure } from './disclosure.shared.ts';
import { Label, Phone, Plan, Provider, Title, Uid } from './broadband-label.styles.ts';
import { labelFacts, money, type Fact } from './label-facts.ts';
import { labelId } from './label-id.ts';
import { labelTexts as texts } from './label-texts.ts';
import { settlePlan } from './settle-plan.ts';

export interface BroadbandLabelProps {
  readonly plan: BroadbandPlan;
  readonly disclosure: Disclosure;
}

/** A figure of the label. The `value` attribute holds the number without its unit. */
const Figure = ({ of }: { readonly of: Fact }) => <data value={of.value}>{of.shown}</data>;

/** A row with a name and a figure. `under` indents the name of a detail below its heading. */
function Row({ name, children, under = false }: { name: ReactNode; children: ReactNode; under?: boolean }) {
  return (
    <tr data-under={under || undefined}>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

/** A row over the whole width: a heading for the rows below, or a sentence. */
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

const ignored = () => undefined;

/**
 * The regulator's label of one plan, in the required layout and order. The label is a table, also for screen
 * readers. Renders nothing if `settlePlan` finds that a fact of the plan is missing.
 */
export function BroadbandLabel({ plan, disclosure }: BroadbandLabelProps) {
  const say = useWords();
  const facts = labelFacts(plan, say(texts.unlimited));
  const {
    supportPhones = disclosureDefaults.supportPhones,
    learnMoreLink = disclosureDefaults.learnMoreLink,
  } = disclosure;
  const { introductoryMonths, laterPrice, contractMonths, contractLink } = plan;
  if (!settlePlan(plan, ignored)) return null;
  const policy = (href: string, about: string) => (
    <a href={href}>
      {say(texts.policy)}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </a>
  );
  return (
    <Label id={labelId(plan.uid)}>
      <caption>
        <Title>{say(texts.title)}</Title>
        <Provider>{disclosure.provider}</Provider>
        <Plan>{plan.name}</Plan>
        <span>{say(texts.kind)}</span>
      </caption>
      <tbody data-part="">
        <Row name={say(texts.monthlyPrice)}>
          <Figure of={facts.price} />
        </Row>
        <Wide>
          {introductoryMonths === undefined
            ? say(texts.notIntroductory)
            : filled(say(introductoryMonths === 1 ? texts.introductoryOne : texts.introductory), {
                months: introductoryMonths,
                later: money(laterPrice ?? '').shown,
              })}
        </Wide>
        <Wide>
          {contractMonths === undefined
            ? say(texts.noContract)
            : filled(say(contractMonths === 1 ? texts.contractOne : texts.contract), {
                months: contractMonths,
              })}{' '}
          {contractLink !== undefined && <a href={contractLink}>{say(texts.contractTerms)}</a>}
        </Wide>
      </tbody>
      <tbody data-part="">
        <Wide head>{say(texts.charges)}</Wide>
        <Wide head>{say(texts.monthlyFees)}</Wide>
        <Row name={say(texts.localFee)} under>
          <Figure of={facts.localFee} />
        </Row>
        <Row name={say(texts.rentalFee)} under>
          <Figure of={facts.rentalFee} />
        </Row>
      </tbody>
      <tbody>
        <Wide head>{say(texts.oneTimeFees)}</Wide>
        <Row name={say(texts.installationFee)} under>
          <Figure of={facts.installationFee} />
        </Row>
        <Row name={say(texts.oneTimeFee)} under>
          <Figure of={facts.oneTimeFee} />
        </Row>
      </tbody>
      <tbody>
        <Row name={say(texts.earlyTerminationFee)}>
          <Figure of={facts.earlyTerminationFee} />
        </Row>
        <Row name={say(texts.govTaxes)}>
          <Figure of={facts.govTaxes} />
        </Row>
      </tbody>
      <tbody data-part="">
        <Wide head>{say(texts.discounts)}</Wide>
        <Wide>
          <RichText html={disclosure.discounts} size="small" />
        </Wide>
      </tbody>
      <tbody data-part="">
        <Wide head>{say(texts.speeds)}</Wide>
        <Row name={say(texts.download)} under>
          <Figure of={facts.download} />
        </Row>
        <Row name={say(texts.upload)} under>
          <Figure of={facts.upload} />
        </Row>
        <Row name={say(texts.latency)} under>
          <Figure of={facts.latency} />
        </Row>
      </tbody>
      <tbody data-part="">
        <Row name={say(texts.data)}>
          <Figure of={facts.dataIncluded} />
        </Row>
        <Row name={say(texts.dataCharges)} under>
          <Figure of={facts.dataCharges} />
        </Row>
      </tbody>
      <tbody data-part="">
        <Row name={say(texts.networkManagement)}>
          {policy(disclosure.networkPolicyLink, say(texts.networkManagement))}
        </Row>
        <Row name={say(texts.privacy)}>{policy(disclosure.privacyPolicyLink, say(texts.privacy))}</Row>
      </tbody>
      <tbody data-part="">
        <Wide head>{say(texts.support)}</Wide>
        <Row name={say(texts.contact)}>
          <a href={disclosure.supportLink}>
            {shortAddress(disclosure.supportLink) ?? say(texts.supportPage)}
          </a>
        </Row>
        {supportPhones.length > 0 && (
          <Row name={say(texts.phone)}>
            {supportPhones.map((phone) => {
              const call = phoneHref(phone);
              return (
                <Phone key={phone} as={call ? 'a' : 'span'} href={call}>
                  {phone}
                </Phone>
              );
            })}
          </Row>
        )}
      </tbody>
      <tbody data-part="">
        <Wide>
          {say(texts.learnMore)}{' '}
          <a href={learnMoreLink}>{shortAddress(learnMoreLink) ?? say(texts.learnMorePage)}</a>
        </Wide>
        <Wide>
          <VisuallyHidden>{say(texts.uid)}: </VisuallyHidden>
          <Uid>{plan.uid}</Uid>
        </Wide>
      </tbody>
    </Label>
  );
}

/**
 * Returns a URL without its scheme, as text that can break after each slash. Returns undefined for a path of this site.
 */
function shortAddress(href: string): ReactNode {
  const address = /^https?:\/\/(?:www\.)?(.+?)\/?$/.exec(href)?.[1];
  return address?.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
