'use client';

import { GAVE_UP } from '@skein/cms-client';
import { atLeast, Button, Container, Heading, RichText, Section, Select, useWords } from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import {
  categoriesToChoose,
  findChoice,
  routersToChoose,
  valueAt,
  type ChosenSpeed,
} from './calculator-query.ts';
import { enhanceWifiCalculator } from './enhance-wifi-calculator.ts';
import { RouterHelp } from './router-help.tsx';
import { SpeedResult } from './speed-result.tsx';
import { speedsOf, writeSpeeds } from './speed-table.ts';
import type { WifiCalculatorProps } from './wifi-calculator.block.ts';
import * as texts from './wifi-calculator.texts.ts';
import type { DeviceCategoryProps } from './wifi-device.content.ts';

export type { WifiCalculatorProps };

export interface WifiCalculatorViewProps extends WifiCalculatorProps {
  /** The choice from the page's query, as `chosenIn` returns it. */
  readonly chosen?: ChosenSpeed | undefined;
}

/**
 * Shows the speed of a device with a router. Without script, the component is a form that requests the same
 * page, and the host renders the page again with `chosen`. The page contains one list of devices per category,
 * and shows only the list of the chosen category.
 */
export function WifiCalculator({ chosen = {}, ...props }: WifiCalculatorViewProps) {
  const { title, description, disclaimer, analyticsId } = props;
  const say = useWords();
  const root = useEnhanced<HTMLElement>(enhanceWifiCalculator);
  const titleId = useId();
  const routers = routersToChoose(props.routers);
  const categories = categoriesToChoose(props.categories);
  if (routers.length === 0 || categories.length === 0) return null;
  const { router, category, device } = findChoice(props, chosen);
  const isAsked = router !== undefined && device !== undefined;
  const isLocked = (one: DeviceCategoryProps) => one !== category || router === undefined;
  const deviceLabel = props.deviceLabel ?? say(texts.device);
  return (
    <section ref={root} aria-labelledby={titleId} data-bare="" data-analytics-id={analyticsId}>
      <Section as="div">
        <Container>
          <Panel>
            <Choices>
              <div id={titleId}>
                <Heading level={2} size={titleSize(2, title, [])} anchor>
                  {title}
                </Heading>
              </div>
              {description && <RichText html={description} />}
              <Form method="get" data-calculator={writeSpeeds(props)}>
                <Select
                  label={props.routerLabel ?? say(texts.router)}
                  placeholder={say(texts.pickRouter)}
                  options={routers.map(({ generation, routerName }) => ({
                    value: generation,
                    label: routerName,
                  }))}
                  name="router"
                  defaultValue={router?.generation ?? ''}
                  autoComplete="off"
                  required
                  data-router=""
                />
                <RouterHelp routers={routers} text={props.helpText ?? say(texts.help)} />
                <Select
                  label={props.categoryLabel ?? say(texts.category)}
                  placeholder={say(texts.pickCategory)}
                  options={categories.map(({ name }, index) => ({ value: valueAt(index), label: name }))}
                  name="category"
                  defaultValue={category ? chosen.category : ''}
                  autoComplete="off"
                  required
                  data-category=""
                />
                <div data-devices="" hidden={category !== undefined}>
                  <Select label={deviceLabel} placeholder={say(texts.pickDevice)} options={[]} disabled />
                </div>
                {categories.map((one, at) => (
                  <div key={one.id ?? at} data-devices={valueAt(at)} hidden={one !== category}>
                    <input type="hidden" name="devices" value={valueAt(at)} disabled={isLocked(one)} />
                    <Select
                      label={deviceLabel}
                      placeholder={say(texts.pickDevice)}
                      options={one.devices.map(({ name }, index) => ({ value: valueAt(index), label: name }))}
                      name="device"
                      defaultValue={one === category && device ? chosen.device : ''}
                      disabled={isLocked(one)}
                      autoComplete="off"
                    />
                  </div>
                ))}
                {!category && <Note>{say(texts.devicesComeNext)}</Note>}
                <div>
                  <Button type="submit" size="large">
                    {props.submitText ?? say(texts.submit)}
                  </Button>
                </div>
              </Form>
            </Choices>
            <SpeedResult
              nearLabel={props.nearLabel ?? say(texts.near)}
              farLabel={props.farLabel ?? say(texts.far)}
              speed={isAsked ? speedsOf(props)(router, device) : undefined}
              isAsked={isAsked}
            />
          </Panel>
          {disclaimer !== undefined && (
            <Disclaimer>
              <RichText html={disclaimer} size="small" />
            </Disclaimer>
          )}
        </Container>
      </Section>
    </section>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  overflow: clip;

  ${atLeast('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  padding: clamp(var(--space-6), 4cqi, var(--space-12)) clamp(var(--space-5), 4cqi, var(--space-12));
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-block-start: var(--space-2);

  > :last-child {
    margin-block-start: var(--space-2);
  }
`;

/** Shows only in browsers without script, where the list of devices comes with the next page. */
const Note = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);

  @media not (scripting: none) {
    display: none;
  }

  &${GAVE_UP} {
    display: block;
  }
`;

const Disclaimer = styled.div`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-5);
  color: var(--color-text-muted);
`;
