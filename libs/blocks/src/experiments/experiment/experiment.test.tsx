import { pushConsentUpdate } from '@skein/analytics';
import { describe, expect, it } from 'vitest';
import { experimentServing } from '../../serving/experiment-serving.ts';
import { enhanceExperiment } from './enhance-experiment.ts';
import { experiment } from './experiment.block.ts';
import { running, stopped } from './experiment.fixtures.ts';
import { draw, fixtureProps } from '../../testing/fixture-props.ts';
import { Experiment } from './experiment.tsx';

const page = window as { dataLayer?: { event?: string }[] };
const exposures = () => (page.dataLayer ?? []).filter(({ event }) => event === 'experiment_exposure');
const html = (fixture: typeof running, shown?: string) =>
  draw(experiment, (props) => <Experiment {...props} {...(shown !== undefined && { shown })} />, fixture);
const node = (fixture: typeof running) => ({
  id: 'experiment',
  type: experiment.id,
  props: fixtureProps(experiment, fixture),
});
const seen = (variation?: string) => {
  const root = document.createElement('div');
  root.innerHTML = html(running, variation);
  return root;
};

describe('a block of an experiment', () => {
  it('is the first, or the one that the visitor sees', () => {
    expect(html(running)).toContain('How billing works');
    expect(html(running, 'short')).toContain('Still curious?');
    expect(html(running, 'unknown')).toContain('How billing works');
  });

  it('is the first where the experiment does not run, or the one to show, and counts nobody', () => {
    expect(html(stopped)).toContain('How billing works');
    expect(html(stopped, 'short')).toContain('Still curious?');
    expect(html(stopped, 'short')).not.toContain('data-exposure');
  });

  it('counts those who are in a variation, the first one too, and nobody else', () => {
    expect(html(running, 'long')).toContain('data-exposure');
    expect(html(running)).not.toContain('data-exposure');
  });
});

describe('a page with it', () => {
  const on = (fixture: typeof running) => ({ title: '', blocks: [node(fixture)] });

  it('names what runs, with weights', () => {
    expect(experimentServing.experiments?.(on(running))).toEqual([
      {
        key: 'billing_text',
        variations: [
          { variation: 'long', weight: 1 },
          { variation: 'short', weight: 1 },
        ],
      },
    ]);
    expect(experimentServing.experiments?.(on(stopped))).toEqual([]);
  });

  it('is told what to show', async () => {
    const asked = { search: '', variations: { billing_text: 'short' } };
    const reading = await experimentServing.read?.(on(running), asked, {} as never);
    expect(reading?.props(node(running))).toEqual({ shown: 'short' });
    expect(reading?.props(node(stopped))).toBeUndefined();
  });

  it.each([running, stopped])('shows the variation that holds a block to show', (fixture) => {
    const page = on(fixture);
    const [, short] = fixtureProps(experiment, fixture).variations;
    // Nobody is counted, because the visitor may be in another variation.
    expect(experimentServing.reveal?.(page, short?.block.id ?? '')?.props?.(node(fixture))).toEqual({
      shown: 'short',
      isRunning: false,
    });
  });

  it('keeps the own variation of a visitor whose page shows the block anyway', () => {
    const revealed = (blocks: readonly object[], of = short) =>
      experimentServing.reveal?.({ title: '', blocks } as never, of?.block.id ?? '');
    const [long, short] = fixtureProps(experiment, running).variations;
    const { props, ...rest } = node(running);
    const inShort = { ...rest, props: { ...props, shown: 'short' } };
    expect(revealed([inShort])).toBeUndefined();
    expect(revealed([node(running), short?.block ?? {}])).toBeUndefined();
    expect(revealed([inShort], long)?.props?.(inShort)).toEqual({ shown: 'long', isRunning: false });
  });

  it('shows a block in an experiment in another one', () => {
    const outer = node(running);
    const [long, short] = outer.props.variations;
    if (!long || !short) throw new Error('no variations');
    const inner = { ...node(stopped), id: 'inner' };
    const blocks = [{ ...outer, props: { ...outer.props, variations: [{ ...long, block: inner }, short] } }];
    const target = inner.props.variations[1]?.block.id ?? '';
    const telling = experimentServing.reveal?.({ title: '', blocks: blocks as never }, target);
    expect(telling?.props?.(inner)).toEqual({ shown: 'short', isRunning: false });
  });
});

describe('who has seen a variation', () => {
  it('is counted once, and only after consent to analytics', () => {
    const end = enhanceExperiment(seen('short'));
    pushConsentUpdate({ ad_storage: 'granted' });
    expect(exposures()).toEqual([]);
    expect(localStorage.length).toBe(0);
    pushConsentUpdate({ analytics_storage: 'granted' });
    pushConsentUpdate({ analytics_storage: 'granted' });
    expect(exposures()).toEqual([
      {
        event: 'experiment_exposure',
        category: 'experiment',
        action: 'exposure',
        experiment: 'billing_text',
        variation: 'short',
      },
    ]);
    end();
    // On the next page, the browser remembers the reported variation.
    enhanceExperiment(seen('short'))();
    expect(exposures()).toHaveLength(1);
  });
});
