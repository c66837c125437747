// @vitest-environment node
import {
  BlockProvider,
  callToAction,
  renderWith,
  type AnyEntryType,
  type AuthoredEntry,
} from '@skein/cms-client';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TeamQuote } from './content-block/team-quote/team-quote.tsx';
import { contentBlock } from './content-block/content-block.content.ts';
import { teamQuotePlain } from './content-block/team-quote/team-quote.fixtures.ts';
import { registrations } from './registrations.ts';
import { fixtureProps } from './testing/fixture-props.ts';
import { slotBlocks } from './testing/slot-blocks.ts';

interface Vite {
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>;
}
type Props = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is AuthoredEntry =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'entry';
const fixtures = Object.values(
  (import.meta as unknown as Vite).glob<object>('./**/*.fixtures.ts', { eager: true }),
)
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isEntry);
const lines = registrations.map(
  (line) => [line.type.id, line, fixtures.filter(({ type }) => type.id === line.type.id)] as const,
);
const slots = Object.fromEntries(slotBlocks.map(({ type, component }) => [type.id, component]));

const draw = (Block: ComponentType<Props>, props: Props) =>
  renderToStaticMarkup(
    <BlockProvider render={renderWith(slots)}>
      <Block {...props} />
    </BlockProvider>,
  );

/** What is left when everything is left out that is as the model has it anyway. */
function terse(type: AnyEntryType, props: Props): Props {
  const { variant } = props;
  const rows = type.rows(typeof variant === 'string' ? variant : undefined);
  const usual = new Map(rows.map(({ prop, spec }) => [prop, JSON.stringify(spec.defaultValue)]));
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => name !== 'id' && usual.get(name) !== JSON.stringify(value))
      .map(([name, value]) => [name, isCall(value) ? terse(callToAction as AnyEntryType, value) : value]),
  );
}
const isCall = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && 'target' in value;

describe('props that are written by hand', () => {
  it.each(lines)(
    'of %s give what an editor gets who leaves the rest empty',
    async (_, { type, load }, its) => {
      const Block = (await load()) as ComponentType<Props>;
      expect(its).not.toEqual([]);
      for (const fixture of its) {
        const { ...props }: Props = fixtureProps<object>(type, fixture);
        expect(draw(Block, terse(type, props)), fixture.id).toBe(draw(Block, props));
      }
    },
  );

  it('take undefined for nothing said', () => {
    const { description, name } = { name: '', ...fixtureProps(contentBlock, teamQuotePlain) };
    if (description === undefined) throw new Error('the fixture says nothing');
    const short = <TeamQuote description={description} name={name} />;
    const open = { textAlign: undefined, imageSide: undefined, titleParts: undefined };
    expect(renderToStaticMarkup(<TeamQuote description={description} name={name} {...open} />)).toBe(
      renderToStaticMarkup(short),
    );
  });
});
